#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""hints.py PROGRAM: asks for hints in the real window, and follows them."""

import sys
import tempfile

from program import Failure, Program, act, begins, find, run, wait

# What the prompt says first of a hint, of another idea, and of a refusal.
HINT = "You could "
OTHER = "Or "


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
        return self.asks().startswith(("Your turn", "All your cards", "The stock is empty")) \
            or "said yes" in self.asks() or "asks: May I go out" in self.asks()

    def is_over(self):
        return self.asks() == "The round is over"

    def wait_for_turn(self):
        try:
            wait(lambda: self.is_mine() or self.is_over(), "it is my turn")
        except Failure as problem:
            raise Failure(f"{problem}, the table says “{self.asks()}”") from problem

    def hint(self):
        """Asks for a hint and waits for its words."""
        act(self.program.window(), "win.hint")
        return wait(lambda: self.label(HINT), "a hint")


def test_reason_and_other_ideas(path):
    with tempfile.TemporaryDirectory() as folder:
        program = Program(path, "--deal", "5", "--speed", "instant", "--data-dir", folder)
        prompt = Prompt(program)
        words = prompt.hint()
        assert words.startswith("You could draw from the stock. The pile is frozen"), words
        # It is announced: the title of the window tells it to a screen reader.
        wait(lambda: program.window().get_name() == words, "the hint is announced")

        before = prompt.asks()
        act(prompt.view, "table.draw")
        wait(lambda: prompt.asks() != before, "a card is drawn")
        words = prompt.hint()
        first, reason = words.split(". ")[:2]
        assert first and reason and "Enter plays it." in words and " Or " in words, words

        # Asked again, by its button as well, it goes on to the next idea, and around.
        program.click("Hint")
        wait(lambda: prompt.label(OTHER), "another idea")
        act(program.window(), "win.hint")
        act(program.window(), "win.hint")
        wait(lambda: prompt.label(HINT) == words, "the first idea again")

        # Escape takes it away.
        act(prompt.view, "table.cancel")
        wait(lambda: not prompt.label(HINT, OTHER), "the hint is gone")
        program.end()


def test_hints_are_followed(path):
    """Plays some turns by nothing but hints; none is refused, the game goes on."""
    with tempfile.TemporaryDirectory() as folder:
        program = Program(path, "--deal", "7", "--speed", "instant", "--data-dir", folder)
        prompt = Prompt(program)
        for followed in range(12):
            prompt.wait_for_turn()
            if prompt.is_over():
                assert followed > 3, followed
                break
            words = prompt.hint()
            act(prompt.view, "table.confirm")
            wait(lambda: prompt.label(HINT) != words or prompt.is_over(), "the hint is played")
        program.end()


run([test_reason_and_other_ideas, test_hints_are_followed], sys.argv[1])
