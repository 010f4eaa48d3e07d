#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""keep-failing.py PROGRAM: a variant that fails in mid-round is told with its
name and that of the hook, one that is taken away with its name, and the game is kept.
One that is new is tried before there is a window."""

import json
import os
import pathlib
import sys
import tempfile

from program import Program, act, begins, find, list_actions, run, wait, walk

FAILED = "The variant “failing” gave no answer for “may_discard”: The cards are wet."
KEPT = "The game stays as it was before, and goes on once the variant is repaired."
MISSING = "needs the variant “failing”, which is not there."
SET_ASIDE = "The variant “harmful” is set aside until one of its files changes"
WAITS = "The game is kept, and can be opened as soon as the variant works."


def open_table(program, says):
    """The table, when it is the person's turn there."""
    view = program.wait_for("Table", "panel")
    wait(lambda: find(view, begins(says), "panel"), "it is my turn")
    return view


def find_match(folder):
    return next(pathlib.Path(folder, "matches").glob("*.json"), None)


def list_turns(path):
    return json.loads(path.read_text())["rounds"][0]["turns"]


def find_variants(path, which="failing"):
    return os.path.join(os.path.dirname(path), "..", "tests", "plugins", which)


def start_game(path, folder):
    """A game of the variant in which the person has drawn, and its file."""
    os.environ["CANASTA_PLUGIN_PATH"] = find_variants(path)
    program = Program(path, "--variant", "failing", "--deal", "5", "--speed", "instant",
                      "--data-dir", folder)
    act(open_table(program, "Your turn – draw"), "table.draw")
    match = wait(lambda: find_match(folder), "the game is saved")
    wait(lambda: list_turns(match) == ["draw"], "what was drawn is saved")
    program.end()
    return match


def check_goes_on(path, folder):
    program = Program(path, "--speed", "instant", "--data-dir", folder)
    program.click("Continue")
    view = open_table(program, "Your turn")
    wait(lambda: find(view, begins("Your hand, 12 cards"), "list"), "the hand is as it was")
    program.end()


def test_variant_fails(path):
    with tempfile.TemporaryDirectory() as folder:
        match = start_game(path, folder)
        os.environ["CANASTA_FAILING"] = "may_discard error"
        program = Program(path, "--speed", "instant", "--data-dir", folder)
        program.click("Continue")
        view = open_table(program, "Your turn")
        card = wait(lambda: [node for node in walk(view) if "card.toggle" in list_actions(node)][0],
                    "a hand")
        act(card, "card.toggle")
        program.click("Discard")
        program.wait_for(lambda name: name is not None and name.startswith(FAILED)
                         and KEPT in name, "label")
        program.wait_for("Continue", "push button")
        program.end()
        assert list_turns(match) == ["draw"], list_turns(match)

        del os.environ["CANASTA_FAILING"]
        check_goes_on(path, folder)


def test_variant_taken_away(path):
    """What is missing is named where the program starts, and everything else is played."""
    with tempfile.TemporaryDirectory() as folder:
        match = start_game(path, folder)
        text = match.read_text()
        del os.environ["CANASTA_PLUGIN_PATH"]
        program = Program(path, "--speed", "instant", "--data-dir", folder)
        program.wait_for(f"“{match.name}” {MISSING}\n{WAITS}", "label")
        assert program.find("Continue") is None
        # What was played last cannot be; the others can.
        program.click("Play now")
        program.wait_for(begins("There is no variant “failing”; choose one of "), "label")
        program.click("Start")
        open_table(program, "Your turn – draw")
        program.end()
        assert match.read_text() == text

        # It comes back, and is the one that was played last.
        os.environ["CANASTA_PLUGIN_PATH"] = find_variants(path)
        match.touch()
        check_goes_on(path, folder)


def test_trial(path):
    """While a variant from elsewhere is tried the program answers; then it opens what it
    was given, and says what is wrong with the variant."""
    with tempfile.TemporaryDirectory() as folder:
        match = start_game(path, folder)
        given = pathlib.Path(folder, "given.json")
        given.write_text(match.read_text().replace("failing", "harmful"))
        os.environ["CANASTA_PLUGIN_PATH"] = find_variants(path, "harmful")
        os.environ["CANASTA_HARMFUL"] = "may_discard slow"
        os.environ["XDG_STATE_HOME"] = folder
        program = Program(path, "--speed", "instant", "--data-dir", f"{folder}/other", str(given))
        program.wait_for("The new variant “harmful” is tried before it can be played.", "label")
        program.wait_for(begins("This takes "), "label")
        wait(lambda: program.find(lambda name: SET_ASIDE in (name or ""), "label"),
             "what came of the trial", 60)
        program.click("Play now")
        open_table(program, "Your turn – draw")
        program.end()
        del os.environ["CANASTA_HARMFUL"], os.environ["XDG_STATE_HOME"]


run([test_variant_fails, test_variant_taken_away, test_trial], sys.argv[1])
