# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables with people elsewhere: a window that hosts one, and what comes to it from terminals; a
window that is a guest, and hosts that are no windows. For tests of PROGRAM TERMINAL FALSE-HOST."""

import contextlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from program import (ANY, Atspi, Failure, GLib, Program, act, begins, chooses, find, list_actions,
                     name_card, press, wait, walk)

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


class Seat:
    """A person at a window, who draws and discards: what is asked is looked for once."""

    def __init__(self, program):
        self.view = program.wait_for("Table", "panel")
        self.actions = list_actions(self.view)
        self.hand = wait_for_hand(program)
        self.prompt = wait(lambda: find(self.view, lambda name: name and (
            name.startswith("Your turn") or "is playing" in name), "panel"), "a prompt")

    def do(self, action):
        Atspi.Action.do_action(self.view, self.actions.index(action))

    def asks(self, *words):
        try:
            return self.prompt.get_name().startswith(words)
        except GLib.Error:
            return False  # the table is gone

    def discard(self):
        """No wild card: others could not take the pile."""
        wait(lambda: self.asks("Your turn – lay"), "a card is drawn")
        cards = (self.hand.get_child_at_index(i) for i in range(self.hand.get_child_count()))
        act(next(card for card in cards if not name_card(card).startswith(("Joker", "Two"))),
            "card.toggle")
        self.do("table.discard")

    def take_turn(self):
        """Whether it was theirs."""
        if self.asks("The stock is empty"):
            self.do("table.pass")
            wait(lambda: not self.asks("The stock is empty"), "the round is over")
        elif self.asks("Your turn – draw"):
            self.do("table.draw")
            self.discard()
        else:
            return False
        return True


def write_preferences(folder, name, more=TWO):
    pathlib.Path(folder, "settings.ini").write_text(
        "[canasta]\nanimations='reduced'\nconfirm-discards='never'\n"
        f"player-name='{name}'\n{more}", encoding="utf-8")


def get_height(node):
    return Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW).height


def fits(program):
    """A small window is as high as its screen, with the whole hand in it."""
    hand = Atspi.Component.get_extents(wait_for_hand(program), Atspi.CoordType.WINDOW)
    # The window itself has a border as well where nothing composes the screen.
    height = get_height(program.window().get_child_at_index(0))
    assert height <= 640, height
    assert hand.y + hand.height <= height, (hand.y, hand.height, height)


class Listening:
    """What is told of a table in a window."""

    def __init__(self):
        self.heard = []
        self.place = 0  # in all that was told, after what was waited for

    def hears_focus(self, words):
        """Waits until this is told of what has the focus: as often as it comes there."""
        def is_told():
            told = " ".join(self.program.heard).find(words, self.place)
            if told >= 0:
                self.place = told + len(words)
            return told >= 0

        wait(is_told, f"“{words}” is told")

    def hears(self, words):
        """Waits until this is told, after what was waited for before."""
        self.hears_focus(words)
        self.heard.append(words)

    def has_heard_once(self):
        """Nothing of it was told more often than it was waited for."""
        told = " ".join(self.program.heard)
        repeated = [words for words in self.heard if told.count(words) != self.heard.count(words)]
        assert not repeated, (repeated, told)


class Hosting(Listening):
    """A window in which a table is open, for two, in a folder of its own."""

    def __init__(self, path, folder, more):
        super().__init__()
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
        invitation = self.invitation()
        has_code = self.program.find("The invitation as a QR code", "image") is not None
        assert has_code == ("--codes" in sys.argv), has_code
        return invitation

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

    def write_field(self, title, text):
        Atspi.EditableText.set_text_contents(self.program.wait_for(title, "text"), text)

    def write_relay(self, relay):
        self.write_field("Address of a relay, if you have one", relay)

    def go_through(self, relay):
        """The address of a relay is written, and the switch below it turned."""
        self.write_relay(relay)
        self.turn("Have people come through the relay")

    def relay(self):
        """The address that stands there."""
        field = self.program.wait_for("Address of a relay, if you have one", "text")
        return Atspi.Text.get_text(field, 0, Atspi.Text.get_character_count(field))

    def turn(self, title):
        act(wait(lambda: next((node for node in walk(self.program.root) if node.get_name() == title
                               and "toggle" in list_actions(node)), None), f"“{title}”"), "toggle")

    def set_clock(self):
        """To the shortest time there is to choose."""
        self.program.focus(ANY, chooses("Time for each person"), "combo box")
        press("space", "Down", "Return")
        self.program.wait_for("Time for each person: 2 minutes", "combo box")

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


class Visiting(Listening):
    """A window whose person goes to tables elsewhere, in a folder of its own."""

    def __init__(self, path, *arguments, more=TWO):
        super().__init__()
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

    def look_on(self, invitation):
        self.write(invitation)
        self.program.click("Look on")

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
            if line.strip().startswith("CANASTA://"):
                self.invitation = line.strip()
                break

    def __enter__(self):
        return self

    def __exit__(self, kind, problem, trace):
        self.process.kill()
        self.process.communicate()


class Relay:
    """What host and guests meet at."""

    def __init__(self):
        self.process = subprocess.Popen([sys.argv[2], "host", "--relay", "--port=0"], text=True,
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                        env=dict(os.environ, LANGUAGE="en"))
        self.place = f"127.0.0.1:{self.process.stdout.readline().split()[-1]}"

    def __enter__(self):
        return self

    def __exit__(self, kind, problem, trace):
        self.process.kill()
        self.process.communicate()


def open_elsewhere(folder, *more):
    """A table that a terminal has opened, with a computer player at it."""
    return Host(sys.argv[2], "play", "--open", "--port=0", "--variant=two-player", "--players=2",
                f"--data-dir={folder}", "--computers-only", "--player=0=policy", *more)
