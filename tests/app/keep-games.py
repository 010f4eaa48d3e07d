#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""keep-games.py PROGRAM: no game is lost, whatever happens to the program, its
files and its folder."""

import json
import pathlib
import sys
import tempfile

from program import Program, act, begins, find, run, wait

TITLE = "“Classic, four players, round 1”"
DAMAGED = (f"The last save of the game {TITLE} was damaged; the version before it takes its "
           "place.")
RESUMED = "The game goes on; its earlier steps cannot be shown."
ELSEWHERE = (f"The game {TITLE} is open in another window or terminal: close it there, or play "
             "another one.")
UNSAVED = "This game cannot be saved; you can play on all the same."


def list_files(folder):
    return sorted(path.name for path in pathlib.Path(folder, "matches").iterdir())


def find_match(folder):
    return next(pathlib.Path(folder, "matches").glob("*.json"), None)


def count_saved(path):
    """How many actions of the first round a match holds."""
    return sum(turn.count(";") + 1 for turn in json.loads(path.read_text())["rounds"][0]["turns"])


def open_table(program, says="Your turn"):
    """The table, when it is the person's turn there."""
    view = program.wait_for("Table", "panel")
    wait(lambda: find(view, begins(says), "panel"), "it is my turn")
    return view


def start_game(path, folder, *arguments):
    """A new game in which the person has drawn, and its file."""
    program = Program(path, "--deal", "5", "--speed", "instant", "--data-dir", folder, *arguments)
    view = open_table(program, "Your turn – draw")
    act(view, "table.draw")
    match = wait(lambda: find_match(folder), "the game is saved")
    wait(lambda: count_saved(match) == 1, "what was drawn is saved")
    return program, match


def show_details(program):
    """Unfolds what lies behind a notice; returns it."""
    act(program.wait_for("Details"), "activate")
    return program.wait_for(lambda name: name is not None and ", line 1: " in name,
                            "label").get_name()


def test_damaged(path):
    with tempfile.TemporaryDirectory() as folder:
        program, match = start_game(path, folder)
        program.end(kill=True)
        match.write_text("{")
        # What a program leaves behind that is killed while it saves.
        pathlib.Path(f"{match}.aB3xYz.new").write_text("{")

        program = Program(path, "--data-dir", folder)
        program.wait_for(DAMAGED, "label")
        program.wait_for("Continue", "push button")
        assert f"“{match}.bad-1”" in show_details(program)
        kept = [match.name, f"{match.name}.bad-1", f"{match.name}~"]
        assert list_files(folder) == kept, list_files(folder)
        program.end(kill=True)

        program = Program(path, "--data-dir", folder)
        program.click("Continue")
        open_table(program)
        assert program.find(DAMAGED) is None
        program.end()
        assert list_files(folder) == kept, list_files(folder)


def test_two_windows(path):
    with tempfile.TemporaryDirectory() as folder:
        first, match = start_game(path, folder)
        text = match.read_text()

        second = Program(path, "--speed", "instant", "--data-dir", folder)
        second.click("Continue")
        second.wait_for(ELSEWHERE, "label")
        second.click("Play now")
        open_table(second, "Your turn – draw")
        assert match.read_text() == text
        second.end()
        first.end()
        assert match.read_text() == text

        # It is open again as soon as the other program has ended.
        match.touch()
        first = Program(path, "--data-dir", folder)
        first.click("Continue")
        open_table(first)
        second = Program(path, "--data-dir", folder)
        second.click("Continue")
        second.wait_for(ELSEWHERE, "label")
        first.end(kill=True)
        second.click("Continue")
        open_table(second)
        second.end()


def test_unsaved(path):
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "matches").write_text("no folder")
        program = Program(path, "--deal", "5", "--speed", "instant", "--data-dir", folder)
        program.wait_for(UNSAVED, "label")
        # libadwaita says the name of the button twice.
        program.click(begins("Details"))
        program.wait_for(lambda name: name is not None and "could not be saved: Not a directory."
                         in name, "label")
        view = open_table(program, "Your turn – draw")
        act(view, "table.draw")
        wait(lambda: find(view, begins("Your hand, 12 cards"), "list"), "the game goes on")
        program.end()


def test_resumed(path):
    with tempfile.TemporaryDirectory() as folder:
        program, match = start_game(path, folder)
        program.end()
        # As an older version might have let the person play.
        saved = json.loads(match.read_text())
        saved["rounds"][0]["turns"][0] = "draw; draw"
        match.write_text(json.dumps(saved))

        program = Program(path, "--speed", "instant", "--data-dir", folder)
        program.click("Continue")
        program.wait_for(RESUMED, "label")
        view = open_table(program)
        wait(lambda: find(view, begins("Your hand, 12 cards"), "list"), "the hand is as it was")
        program.end()
        assert list_files(folder) == [match.name, f"{match.name}~"], list_files(folder)


run([test_damaged, test_resumed, test_two_windows, test_unsaved], sys.argv[1])
