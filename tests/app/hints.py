#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""hints.py PROGRAM: asks for hints in the real window, and follows them."""

import json
import pathlib
import sys
import tempfile

from program import Failure, Program, act, begins, find, run, wait

# What the prompt says first of a hint, of another idea, and of a refusal.
HINT = ("You could ", "You can only ")
OTHER = "Or "


def find_way_on(program):
    """The button that a sheet of a round ends with."""
    return program.find("Next round") or program.find("Play again")


class Prompt:
    """The prompt of the table: what it asks and what it says."""

    def __init__(self, program):
        self.program = program
        self.view = program.wait_for("Table", "panel")
        self.panel = wait(lambda: find(self.view, begins("Your turn"), "panel"), "it is my turn")

    def asks(self):
        return self.panel.get_name()

    def label(self, *beginnings):
        label = find(self.panel, lambda name: name and name.startswith(beginnings), "label")
        return label.get_name() if label else None

    def is_mine(self):
        return self.asks().startswith((*HINT, "Your turn", "All your cards",
                                       "The stock is empty")) \
            or "said yes" in self.asks() or "asks: May I go out" in self.asks()

    def is_over(self):
        # GTK 4.18 tells nothing more of a table behind the sheet of the round.
        return self.asks().endswith(" is over") or find_way_on(self.program) is not None

    def wait_for_turn(self):
        try:
            wait(lambda: self.is_mine() or self.is_over(), "it is my turn")
        except Failure as problem:
            raise Failure(f"{problem}, the table says “{self.asks()}”") from problem

    def hint(self):
        """Asks for a hint and waits for its words."""
        act(self.program.window(), "win.hint")
        return wait(lambda: self.label(*HINT), "a hint")

    def follow_hint(self):
        words = self.hint()
        act(self.view, "table.confirm")
        wait(lambda: self.label(*HINT) != words or self.is_over(), "the hint is played")


def test_reason_and_other_ideas(path):
    with tempfile.TemporaryDirectory() as folder:
        program = Program(path, "--deal", "5", "--speed", "instant", "--data-dir", folder)
        prompt = Prompt(program)
        words = prompt.hint()
        assert words == "You can only draw from the stock.", words
        reason = prompt.label("The pile is frozen")
        wait(lambda: f"{words} {reason} Enter plays it." in " ".join(program.heard),
             "the hint is announced")

        before = prompt.asks()
        act(prompt.view, "table.draw")
        wait(lambda: prompt.asks() != before, "a card is drawn")
        words = prompt.hint()
        # Others are named only when they are asked for, by each button and the key; after
        # the last one comes the first again.
        assert not prompt.label(OTHER), words
        program.click("Another")
        wait(lambda: prompt.label(OTHER), "another idea")
        program.click("Hint")
        act(program.window(), "win.hint")
        wait(lambda: prompt.label(*HINT) == words, "the first idea again")

        # Escape takes it away, and “Play it” plays it.
        act(prompt.view, "table.cancel")
        wait(lambda: not prompt.label(*HINT, OTHER), "the hint is gone")
        assert not program.find("Play it")
        act(program.window(), "win.hint")
        wait(lambda: program.find("Play it"), "a hint")
        program.click("Play it")
        wait(lambda: not prompt.label(*HINT, OTHER), "the hint is played")
        program.end()


def play_round(program):
    """Plays a round by nothing but hints; returns how many it took."""
    prompt = Prompt(program)
    followed = 0
    while True:
        prompt.wait_for_turn()
        if prompt.is_over():
            return followed
        prompt.follow_hint()
        followed += 1


def test_a_match_by_hints(path):
    """Hints and Enter, and nothing else, to the end of a match: none is refused, and
    the memory does not grow."""
    with tempfile.TemporaryDirectory() as folder:
        houses = pathlib.Path(folder, "houses")
        houses.mkdir()
        houses.joinpath("short.json").write_text(json.dumps({
            "format": 1, "id": "short", "title": {"en": "Short"}, "rules": {"target": 500},
            "tables": [{"table": "partnership/4"}]}))
        program = Program(path, "--variant", "partnership", "--deal", "7", "--house", "short",
                          "--speed", "instant", "--data-dir", folder)
        followed = play_round(program)
        memory = program.get_memory()
        while wait(lambda: find_way_on(program), "the way on").get_name() == "Next round":
            program.click("Next round")
            followed += play_round(program)
        assert followed > 3, followed
        assert program.get_memory() < memory + 30, (memory, program.get_memory())
        program.end()


run([test_reason_and_other_ideas, test_a_match_by_hints], sys.argv[1])
