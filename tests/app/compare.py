#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""compare.py PROGRAM: what the strongest player makes of one's cards, asked for on the
sheet of a round and kept with the game."""

import json
import pathlib
import sys
import tempfile

from program import Program, act, begins, find, run, wait

MATCH = pathlib.Path(__file__).parent.parent / "data" / "version-0.1" / "match.json"
TITLE = "The same cards again"


def open_sheet(path, folder):
    program = Program(path, "--speed", "instant", "--lang", "en", "--data-dir", folder)
    program.click("Continue")
    program.click("Compare with the strongest player…")
    window = wait(lambda: find(program.root, TITLE, "frame"), "the window of the comparison")
    return program, window


def compare(path):
    """Played on a thread, told in a sentence and a table, and kept."""
    with tempfile.TemporaryDirectory() as folder:
        match = json.loads(MATCH.read_text(encoding="utf-8"))
        match["rounds"] = match["rounds"][:2]
        saved = pathlib.Path(folder, "matches", "1.json")
        saved.parent.mkdir()
        saved.write_text(json.dumps(match), encoding="utf-8")

        program, window = open_sheet(path, folder)
        wait(lambda: find(window, begins("The strongest player plays your cards in your seat"),
                          "label"), "what it is about")
        wait(lambda: find(window, begins("Who plays: the strongest player in your seat"), "label"),
             "who plays")
        act(wait(lambda: find(window, "Play the cards again", "push button"), "the button"))
        # A round after another; when both are kept, both are told.
        wait(lambda: json.loads(saved.read_text(encoding="utf-8"))["desk"]
                    .get("strongest", "").count(";") == 1, "both rounds are kept with the game")
        wait(lambda: find(window, begins("Total"), "list item"), "the total")
        said = wait(lambda: find(window, lambda name: name is not None
                                 and name.startswith("With these cards"), "label"),
                    "the sentence").get_name()
        program.end()

        program, window = open_sheet(path, folder)
        wait(lambda: find(window, said, "label"), f"“{said}” again")
        assert find(window, "Play the cards again", "push button") is None
        program.end()


run([compare], sys.argv[1])
