#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""play-on.py PROGRAM FOLDER: plays a turn of the game that an earlier version has left
in a folder."""

import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "tests" / "app"))

from program import Program, act, find, wait  # noqa: E402


def count_saved(path):
    """How many actions the match holds."""
    rounds = json.loads(path.read_text(encoding="utf-8"))["rounds"]
    return sum(turn.count(";") + 1 for deal in rounds for turn in deal["turns"])


def main(path, folder):
    match = next(pathlib.Path(folder, "matches").glob("*.json"))
    saved = count_saved(match)
    program = Program(path, "--data-dir", folder, "--speed", "instant")

    program.click("Continue")
    view = program.wait_for("Table", "panel")
    # Whoever played wanted to be coached.
    wait(lambda: find(view, "You could draw from the stock.", "panel"), "a proposal")
    act(view, "table.draw")
    wait(lambda: count_saved(match) > saved, "what was played is saved")
    program.end()


main(*sys.argv[1:])
