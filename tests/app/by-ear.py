#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""by-ear.py PROGRAM: the program as Orca tells it. What is to be heard is spoken,
nothing that has the focus is without a name, and nothing is cut off but by a key."""

import os
import re
import sys
import tempfile

from program import Program, run, wait
from screen_reader import screen_reader

# What tells nothing of where one is.
NAMELESS = re.compile(r"Gtk|Adw|\bnot selected\b|^(panel|scroll pane|frame|filler|list|section"
                      r"|push button|button|radio button|check box|toggle button)\.?$")

# Letters a second: nobody has to wait for what is said.
SPEED = 300


class Session:
    """A person at the program who hears it."""

    def __init__(self, reader, path, *arguments):
        self.reader = reader
        self.program = Program(path, *arguments)
        self.press = reader.press
        wait(lambda: reader.has_spoken("Play now"), "the start page is told of", 20)
        wait(reader.is_quiet, "silence")

    def check(self):
        reader = self.reader
        lost = [said for said in self.program.heard if not reader.has_spoken(said)]
        nameless = [text for text in reader.list_spoken() if NAMELESS.search(text.strip())]
        problems = {"never spoken": lost, "without a name": nameless,
                    "cut off": reader.list_cut()}
        assert not any(problems.values()), f"{problems}\n{reader.write_down()}"


def first_turn(path):
    """New game and back, a game, a turn of it, and the rules."""
    os.environ["LANGUAGE"] = "en"
    with tempfile.TemporaryDirectory() as folder, screen_reader(SPEED) as reader:
        session = Session(reader, path, "--data-dir", folder)
        session.press("ctrl+n", "Escape", "Return", "p", "d", "h", "Return", "alt+h")
        wait(lambda: reader.has_spoken("Clara has 11 cards. Your turn"), "the others' turns")
        session.press("F1", "Tab", "Escape")
        session.check()
        session.program.end()


run([first_turn], sys.argv[1])
