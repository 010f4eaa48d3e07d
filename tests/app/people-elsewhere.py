#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""people-elsewhere.py PROGRAM TERMINAL FALSE-HOST: a table that is open in the window, to which others
come from other processes, as the host sees it; and the window as a guest."""

import contextlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from program import (ANY, Atspi, Failure, GLib, Program, act, begins, chooses, list_actions, press,
                     run, wait, walk)

TWO = "last-variant='two-player'\nlast-house='classic'\nlast-players='two-player/2'\n"
SMALL = TWO + "window-width=360\nwindow-height=640\n"


def try_to(program, action):
    """Does what something in the window can do, if it can now."""
    for node in walk(program.window()):
        try:
            if action in list_actions(node):
                act(node, action)
                return True
        except GLib.Error:
            pass  # what is not shown says that it can, and cannot
    return False


def wait_for_hand(program):
    return program.wait_for(begins("Your hand"), "list")


def play_round(program):
    """To its end, by hints alone."""
    def is_over():
        return program.find("Next round", "push button")

    for _ in range(60):
        for action in "win.hint", "table.confirm":
            wait(lambda name=action: is_over() or try_to(program, name), f"{action}, or the end")
        if is_over():
            return
    raise Failure("the round does not end")


def plays_otherwise(program, before):
    """Follows a hint, if there is one, and sees whether the hand is another."""
    for action in "win.hint", "table.confirm":
        try_to(program, action)
    return wait_for_hand(program).get_name() != before


def write_preferences(folder, name, more=TWO):
    pathlib.Path(folder, "settings.ini").write_text(
        f"[canasta]\nanimations='reduced'\nplayer-name='{name}'\n{more}", encoding="utf-8")


def get_height(node):
    return Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW).height


def fits(program):
    """A small window is as high as its screen, with the whole hand in it."""
    hand = Atspi.Component.get_extents(wait_for_hand(program), Atspi.CoordType.WINDOW)
    height = get_height(program.window())
    assert height <= 640, height
    assert hand.y + hand.height <= height, (hand.y, hand.height, height)


class Hosting:
    """A window in which a table is open, for two, in a folder of its own."""

    def __init__(self, path, folder, more):
        self.folder = folder
        pathlib.Path(folder, "host").mkdir()
        write_preferences(f"{folder}/host", "Emma", more)
        self.program = Program(path, "--speed", "instant", "--data-dir", f"{folder}/host")
        self.guests = []

    def __enter__(self):
        return self

    def __exit__(self, kind, problem, trace):
        for guest in self.guests:
            guest.kill()
            guest.communicate()
        if kind is not None:
            self.program.process.kill()
        elif self.program.process.poll() is None:
            self.program.end()

    def open(self):
        act(self.program.window(), "win.new")
        self.program.click("With people elsewhere…")
        return self.invitation()

    def invitation(self):
        return self.program.wait_for(begins("CANASTA://"), "label").get_name()

    def join(self, name, invitation, *arguments):
        guest = subprocess.Popen(
            [sys.argv[2], "join", invitation, f"--name={name}", *arguments,
             f"--data-dir={self.folder}/{name}"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            env=dict(os.environ, LANGUAGE="en"))
        self.guests.append(guest)
        return guest

    def hear(self, guest, words):
        for line in guest.stdout:
            if words in line:
                return
        raise Failure(f"{words} was not said")

    def says(self, words):
        return self.program.wait_for(lambda name: name and words in name)


    def get_ready(self):
        act(self.program.wait_for("I am ready", "push button"))

    def open_with(self, name, *arguments):
        """A table at which somebody has come to sit."""
        guest = self.join(name, self.open(), *arguments)
        self.program.click(f"Let {name} in")
        self.says(f"Seat 2: {name}.")
        return guest


@contextlib.contextmanager
def hosting(path, more=TWO):
    with tempfile.TemporaryDirectory() as folder, Hosting(path, folder, more) as table:
        yield table


def opens(path):
    """What the page tells before anybody comes."""
    with hosting(path) as table:
        table.open()
        table.says("This computer can be reached at port ")
        table.says("1 seat is still without a player.")
        table.says("Seat 1: Emma (you).")
        table.says("Seat 2. Free for whoever has the invitation")


def plays(path):
    """Somebody knocks, is let in, both are ready, and a round is played to its sheet; the next one
    is dealt when both are ready again."""
    with hosting(path) as table:
        table.open_with("Anna", "--player=policy")
        table.get_ready()
        wait_for_hand(table.program)
        play_round(table.program)
        table.says("Not ready yet")
        table.program.click("Next round")
        table.says("round 2")


def chooses_seat(path):
    """Whoever knocks is given the seat that the host has chosen before."""
    with hosting(path, "last-variant=''\n") as table:
        guest = table.join("Anna", table.open())
        table.says("Anna wants to sit down at your table.")
        table.program.focus(ANY, chooses("Where Anna sits"), "push button")
        press("space", "Down", "Return")
        table.program.wait_for("Where Anna sits: Seat 3")
        table.program.click("Let Anna in")
        table.says("Seat 3: Anna.")
        table.hear(guest, "You sit at seat 2 of")


def refuses(path):
    with hosting(path) as table:
        guest = table.join("Anna", table.open())
        table.program.click("Do not let Anna in")
        table.hear(guest, "You were not let in")
        table.says("Seat 2. Free for whoever has the invitation")


def puts_out(path):
    """Who is put out hears it, and the invitation is another one."""
    with hosting(path) as table:
        guest = table.open_with("Anna")
        before = table.invitation()
        table.program.click("Put Anna out")
        table.hear(guest, "The host has put you out.")
        wait(lambda: table.invitation() != before, "another invitation")


def closes(path):
    with hosting(path) as table:
        guest = table.open_with("Anna")
        table.program.click("Close the table…")
        table.program.click("Close the table")
        table.hear(guest, "The host has ended the table.")
        table.program.wait_for("Go to this table", "push button")


def goes(path):
    """The program ends, and says so to who sits at its table."""
    with hosting(path) as table:
        guest = table.open_with("Anna")
        table.program.end()
        table.hear(guest, "The host has ended the table.")


def breaks(path):
    """A line that breaks in a round is told at the table, for which the smallest screen is large
    enough then, too."""
    with hosting(path, SMALL) as table:
        guest = table.open_with("Anna")
        table.get_ready()
        fits(table.program)
        guest.kill()
        table.says("The line is broken to Anna.")
        fits(table.program)


def opens_again(path):
    """The program is killed in a round, and its table opened again: the guest is there by
    themselves, and the round goes on."""
    with hosting(path) as table:
        table.open_with("Anna", "--player=policy")
        table.get_ready()
        wait_for_hand(table.program)
        table.program.end(kill=True)
        table.program = Program(path, "--speed", "instant", "--data-dir", f"{table.folder}/host")
        act(table.program.window(), "win.people")
        table.says("With the same people: Anna")
        wait(lambda: try_to(table.program, "join.reopen"), "the table is opened again")
        before = wait_for_hand(table.program).get_name()
        wait(lambda: plays_otherwise(table.program, before), "the hand is another")


class Visiting:
    """A window whose person goes to tables elsewhere, in a folder of its own."""

    def __init__(self, path, *arguments, more=TWO):
        self.folder = tempfile.mkdtemp()
        write_preferences(self.folder, "Anna", more)
        self.program = Program(path, "--speed", "instant", "--data-dir", self.folder, *arguments)

    def __enter__(self):
        return self

    def __exit__(self, kind, problem, trace):
        if kind is not None:
            self.program.process.kill()
        elif self.program.process.poll() is None:
            self.program.end()
        shutil.rmtree(self.folder)

    def write(self, invitation):
        if "win.people" in list_actions(self.program.window()):
            act(self.program.window(), "win.people")
        field = self.program.wait_for("Invitation", "text")
        Atspi.EditableText.set_text_contents(field, invitation)

    def join(self, invitation):
        self.write(invitation)
        self.program.click("Go to this table")

    def get_ready(self):
        act(self.program.wait_for("I am ready", "push button"))

    def says(self, words):
        return self.program.wait_for(lambda name: name and words in name)


class Host:
    """A host that is no window."""

    def __init__(self, *command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, env=dict(os.environ, LANGUAGE="en"))
        for line in self.process.stdout:
            if line.startswith("CANASTA://"):
                self.invitation = line.strip()
                break

    def __enter__(self):
        return self

    def __exit__(self, kind, problem, trace):
        self.process.kill()
        self.process.communicate()


def open_elsewhere(folder):
    """A table that a terminal has opened, with a computer player at it."""
    return Host(sys.argv[2], "play", "--open", "--port=0", "--variant=two-player", "--players=2",
                f"--data-dir={folder}", "--computers-only", "--player=0=policy")


def two_windows(path):
    """Two windows on one display: one hosts, the other joins, and both hold cards
    of the round that is dealt."""
    with hosting(path) as table, Visiting(path) as visit:
        visit.join(table.open())
        visit.says("The host is asked whether you may sit down.")
        table.program.click("Let Anna in")
        visit.says("Seat 2: Anna (you).")
        visit.get_ready()
        table.says("The others wait until you are ready.")
        table.get_ready()
        wait_for_hand(table.program)
        wait_for_hand(visit.program)


def host_ends(path):
    with hosting(path) as table, Visiting(path) as visit:
        visit.join(table.open())
        table.program.click("Let Anna in")
        visit.says("Seat 2: Anna (you).")
        table.program.click("Close the table…")
        table.program.click("Close the table")
        visit.says("The host has ended the table.")


def puts_window_out(path):
    with hosting(path) as table, Visiting(path) as visit:
        visit.join(table.open())
        table.program.click("Let Anna in")
        visit.says("Seat 2: Anna (you).")
        table.program.click("Put Anna out")
        visit.says("The host has put you out.")


def loses_line(path):
    """In the middle of a round, and the table stays to be seen, on the smallest screen, too."""
    with tempfile.TemporaryDirectory() as folder, Visiting(path, more=SMALL) as visit, \
            open_elsewhere(folder) as host:
        visit.join(host.invitation)
        visit.get_ready()
        wait_for_hand(visit.program)
        host.process.kill()
        visit.says("The line to the host is lost; trying again.")
        fits(visit.program)


def fails(path):
    """A host that says what none says: this program does not go on, and says so."""
    with tempfile.TemporaryDirectory() as folder, Visiting(path) as visit, \
            Host(sys.argv[3], f"{folder}/key.pem", '{"k":"welcome"}') as host:
        visit.join(host.invitation)
        visit.says("This program could not go on at the table.")
        visit.program.wait_for("Go to this table", "push button")


def is_refused(path):
    """What is no invitation, and what was one before it was copied."""
    with Visiting(path) as visit:
        visit.join("http://example.org")
        visit.says("This is no invitation")
        visit.join("CANASTA://127.0.0.1:9/8GGJJ7RRA1SEXXZCN6AJD6ETVN/ZMRVKMZ5NHTFXRYMD6")
        visit.says("was not copied right")


def follows_link(path):
    """A link that is opened is shown where it can be followed."""
    with tempfile.TemporaryDirectory() as folder, \
            open_elsewhere(folder) as host, Visiting(path, host.invitation) as visit:
        visit.program.click("Go to this table")
        visit.says("Seat 2: Anna (you).")
        visit.says("Game")


run([opens, plays, chooses_seat, refuses, puts_out, closes, goes, breaks, opens_again, two_windows,
     host_ends, puts_window_out, loses_line, fails, is_refused, follows_link], sys.argv[1])
