#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""read-rules.py PROGRAM: reads the rules in force in the real window."""

import json
import pathlib
import sys
import tempfile

from program import Program, act, begins, run, walk

HOUSE = {
    "format": 1,
    "id": "ours",
    "title": {"en": "Ours"},
    "original": "classic",
    "rules": {},
    "tables": [{"table": "partnership/4", "rules": {"deal-size": 13}}],
}

MARK = "This differs from the standard rules."


def list_labels(program):
    return [node.get_name() for node in walk(program.root) if node.get_role_name() == "label"]


def count_marks(path, folder, *arguments):
    """How many rules are marked in the guide of a new game."""
    program = Program(path, "--deal", "5", "--speed", "instant", "--data-dir", folder, *arguments)
    program.wait_for(begins("Your turn – draw"), "panel")
    act(program.window(), "win.rules")
    program.wait_for("Going out", "label")
    count = list_labels(program).count(MARK)
    program.end()
    return count


def test_own_house(path):
    with tempfile.TemporaryDirectory() as folder:
        houses = pathlib.Path(folder, "houses")
        houses.mkdir()
        (houses / "ours.json").write_text(json.dumps(HOUSE))
        assert count_marks(path, folder, "--house", "ours") > 0


def test_shipped_houses(path):
    for house in ("classic", "fr-ducale"):
        with tempfile.TemporaryDirectory() as folder:
            assert count_marks(path, folder, "--house", house) == 0, house


run([test_own_house, test_shipped_houses], sys.argv[1])
