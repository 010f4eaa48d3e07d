#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""moving-elsewhere.py PROGRAM TERMINAL: a host who has to leave hands the table over to a guest, from
window to window, from a window to a terminal and from a terminal to a window, or to somebody who keeps
tables for others."""

import concurrent.futures
import contextlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "cli"))

from elsewhere import SMALL, TWO, Host, Seat, Visiting, fits, hosting, try_to, wait_for_hand
from moving_tables import list_files, load, play, read_until
from moving_windows import QUESTION, asked_to_go_on
from program import ANY, Program, act, begins, list_actions, press, run, wait


@contextlib.contextmanager
def two_windows(path, more=TWO):
    """Emma, whose table it is, and Anna, each with the cards of the first round."""
    with hosting(path, more) as table, Visiting(path, more=more) as visit:
        visit.join(table.open())
        table.program.click("Let Anna in")
        visit.says("Seat 2: Anna (you).")
        assert not table.program.find("If you have to leave")
        visit.get_ready()
        table.get_ready()
        wait_for_hand(table.program)
        wait_for_hand(visit.program)
        yield table, visit


def show_people(window):
    if "win.people" in list_actions(window.program.window()):
        act(window.program.window(), "win.people")


def hand_over(table, name="Anna"):
    """As far as the host can."""
    show_people(table)
    table.program.click(f"Hand the table over to {name}…")
    table.program.click("Hand over")
    table.hears(f"{name} is asked to go on with the table. Until then it stays here.")


def go_on(visit):
    visit.hears(QUESTION)
    show_people(visit)
    visit.program.click("Go on with the table")


def has_moved(table, name="Anna"):
    """The host reads and hears where the table is, and keeps nothing of it."""
    table.hears(f"The table moved to “{name}”. The rounds that are over stand; the deal that was begun "
                "is dealt anew.")
    table.says(f"The table moved to “{name}”.")
    assert list_files(f"{table.folder}/host", "tables") == []
    assert list_files(f"{table.folder}/host", "matches") == []


def follow(table):
    wait(lambda: try_to(table.program, "join.follow"), "the way to where the table moved")
    table.says("Seat 1: Emma (you).")


def read_folder(folder, kind):
    return {path.name: json.loads(path.read_text(encoding="utf-8"))
            for path in sorted(pathlib.Path(folder, kind).glob("*.json"))}


def from_window_to_window(path):
    """Anna does not want to, and Emma thinks better of it, before the table moves in the middle of a
    round; each is seen and heard at both. Then Emma has her seat at Anna's, and a round is dealt anew."""
    with two_windows(path) as (table, visit):
        before, = read_folder(f"{table.folder}/host", "matches").values()
        hand_over(table)
        visit.hears(QUESTION)
        visit.says("Will you go on with the table?")
        table.program.wait_for("Do not ask Anna any more", "push button")
        show_people(visit)
        visit.program.click("Leave it with the host")
        table.hears("Anna does not go on with the table: it stays here.")
        table.says("Anna does not go on with the table: it stays here.")
        visit.hears("The table stays with its host.")
        wait(lambda: not visit.program.find("Go on with the table", "push button"), "nothing is asked")
        hand_over(table)
        visit.hears(QUESTION)
        table.program.click("Do not ask Anna any more")
        table.hears("Anna is not asked any more: the table stays here.")
        visit.hears("The table stays with its host.")
        assert list_files(visit.folder, "tables") == []
        hand_over(table)
        go_on(visit)
        has_moved(table)
        visit.hears("The table goes on here, and the others are told.")
        visit.says("Seat 2: Anna (you).")
        assert len(list_files(visit.folder, "tables")) == 1
        assert list_files(visit.folder, "visited") == []
        follow(table)
        visit.hears("Emma")
        visit.get_ready()
        table.get_ready()
        after, = wait(lambda: read_folder(visit.folder, "matches"), "the round that is dealt anew").values()
        wait_for_hand(table.program)
        wait_for_hand(visit.program)
        assert before["rounds"][0]["deal"] != after["rounds"][0]["deal"]


def leaves(path):
    """Emma does not follow, and her program is killed: nothing of the table is offered to her any more.
    In a small window what is asked leaves the table its room."""
    with two_windows(path, SMALL) as (table, visit):
        hand_over(table)
        visit.says("Will you go on with the table?")
        fits(visit.program)
        go_on(visit)
        has_moved(table)
        table.program.end(kill=True)
        table.program = Program(path, "--speed", "instant", "--data-dir", f"{table.folder}/host")
        table.program.wait_for("Statistics", "push button")
        assert not table.program.find(begins("Continue"), "push button")
        show_people(table)
        table.program.wait_for("Go to this table", "push button")
        assert not try_to(table.program, "join.reopen")
        visit.says("Seat 2: Anna (you).")


def between_rounds(path):
    """The round that is over stands, at both."""
    with two_windows(path) as (table, visit):
        seats = [Seat(window.program) for window in (table, visit)]
        while wait(lambda: any([seat.take_turn() for seat in seats])
                   or table.program.find("Next round", "push button"), "a turn, or the end") is True:
            pass
        visit.program.wait_for("Next round", "push button")
        before, = read_folder(f"{table.folder}/host", "matches").values()
        hand_over(table)
        go_on(visit)
        has_moved(table)
        follow(table)
        visit.says("Seat 1: Emma.")
        visit.get_ready()
        table.get_ready()
        # What is seen of a hand may be that of the round before.
        after = wait(lambda: next((match for match in read_folder(visit.folder, "matches").values()
                                   if len(match["rounds"]) == 2), None), "the next round is dealt")
        assert after["rounds"][0] == before["rounds"][0]


def nobody_could(path):
    """A guest for whom a computer plays is not asked."""
    with hosting(path) as table:
        table.open_with("Anna", "--player=policy")
        table.get_ready()
        wait_for_hand(table.program)
        show_people(table)
        table.says("Nobody at this table could go on with it.")
        assert not table.program.find("Hand the table over to Anna…")


def press_button(program, title, name):
    program.focus(title, name, "push button")
    press("space")


THREE = ("last-variant='three-player'\nlast-house='classic'\n"
         "last-players=\"[('Emma', 'person'), ('Fred', 'person'), ('', 'normal')]\"\n")


def several_leave(path):
    """Emma and Fred, at one computer, have their seats at Anna's: one of them in the window, the other in a
    terminal, whose program finds the key of that seat."""
    with hosting(path, THREE) as table, Visiting(path) as visit:
        visit.join(table.open())
        table.program.click("Let Anna in")
        visit.says("Seat 3: Anna (you).")
        visit.get_ready()
        table.get_ready()
        wait_for_hand(visit.program)
        hand_over(table)
        go_on(visit)
        has_moved(table)
        for name in "Emma", "Fred":
            table.program.wait_for(f"Go where your table moved, as {name}")
        table.program.click("Copy what each of you types in a terminal")
        table.hears("What each of you types in a terminal is copied.")
        wait(lambda: try_to(table.program, "join.follow"), "the way to where the table moved")
        table.says("Seat 1: Emma (you).")
        invitation = visit.program.wait_for(begins("CANASTA://"), "label").get_name()
        with subprocess.Popen([sys.argv[2], "join", invitation, "--name=Fred",
                               f"--data-dir={table.folder}/host"], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, text=True,
                              env=dict(os.environ, LANGUAGE="en")) as fred:
            told = read_until(fred, "You sit at seat")
            assert "You sit at seat 1 of" in told, told
            fred.kill()


def from_window_to_terminal(path):
    """By the keyboard, in a window as small as they get. Anna types, and goes on with the table."""
    with hosting(path, SMALL) as table:
        anna = table.open_with("Anna")
        table.get_ready()
        wait_for_hand(table.program)
        with concurrent.futures.ThreadPoolExecutor() as typing:
            told = typing.submit(play, anna, None, "asks you to go on")
            show_people(table)
            press_button(table.program, ANY, "Hand the table over to Anna…")
            press_button(table.program, "Hand the table over to Anna?", "Hand over")
            table.hears("Anna is asked to go on with the table.")
            told.result()
        anna.stdin.write("take-over\n")
        anna.stdin.flush()
        has_moved(table)
        read_until(anna, "The table goes on here")
        table.program.wait_for_focus(lambda node: node.get_name().startswith("Go where your table moved"),
                                     "the way there has the focus")
        table.program.key(ANY, "Return")
        table.says("Seat 1: Emma (you).")
        table.get_ready()
        wait_for_hand(table.program)


def from_terminal_to_window(path):
    """Emma types, and hands her table over to the window, where that is asked beside the cards until it
    is answered, by the keyboard."""
    with asked_to_go_on(path) as (visit, emma):
        visit.says("Will you go on with the table?")
        press_button(visit.program, ANY, "People")
        press_button(visit.program, ANY, "Go on with the table")
        told = read_until(emma.process, "canasta-cli join")
        assert "The table moved to “Anna”" in told, told
        assert emma.process.wait() == 0
        assert load(emma.folder, "tables") == [] and load(emma.folder, "matches") == []
        visit.hears("The table goes on here, and the others are told.")
        visit.says("Seat 2: Anna (you).")


def give(table, invitation):
    table.write_field("Invitation to a table of theirs", invitation)
    table.program.click("Hand the table over to that host…")


def from_window_to_host(path):
    """To somebody who keeps tables for others, by the invitation to one of these: not to what is none, nor
    where somebody sits. All go on there."""
    with hosting(path) as table, tempfile.TemporaryDirectory() as folder, \
            Host(sys.argv[2], "host", "--port=0", "--tables=2", "--variant=two-player", "--players=2",
                 f"--data-dir={folder}") as club:
        anna = table.open_with("Anna", "--player=policy")
        table.get_ready()
        wait_for_hand(table.program)
        second = read_until(club.process, "CANASTA://").strip().splitlines()[-1]
        fritz = table.join("Fritz", club.invitation)
        table.hear(fritz, "You sit at seat")
        show_people(table)
        give(table, "Thursday")
        table.program.wait_for("The table stays here\n\nThis is no invitation to a table.", "label")
        press_button(table.program, "The table stays here", "Close")
        give(table, club.invitation)
        table.program.click("Hand over")
        table.hears("The table there is taken: this one stays here.")
        table.says("The table there is taken: this one stays here.")
        give(table, second)
        table.program.click("Hand over")
        has_moved(table, "Table 2")
        follow(table)
        table.get_ready()
        wait_for_hand(table.program)
        for process in (anna, fritz):
            process.kill()


run([from_window_to_window, leaves, between_rounds, nobody_could, several_leave, from_window_to_terminal,
     from_terminal_to_window, from_window_to_host], sys.argv[1])
