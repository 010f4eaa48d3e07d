#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""play-keys.py PROGRAM: plays in the real window with nothing but the keyboard.
What to press is read from what a screen reader is told: the focus, what is
selected, and what the prompt asks."""

import re
import sys
import tempfile

from program import Atspi, Program, begins, find, has_role, has_state, press, run, wait, walk

# The keys of the ranks, by the first word of a card's name.
KEYS = {"Three": "3", "Four": "4", "Five": "5", "Six": "6", "Seven": "7", "Eight": "8",
        "Nine": "9", "Ten": "0", "Jack": "j", "Queen": "q", "King": "k", "Ace": "a",
        "Two": "2", "Joker": "w"}
WILD = ("Two", "Joker")


def get_rank(name):
    return name.split()[0]


class Player:
    """A person who has a keyboard and hears what is said."""

    def __init__(self, path, folder, *arguments):
        self.program = Program(path, "--speed", "instant", "--data-dir", folder, *arguments)
        self.program.wait_for(begins("Your turn"), "panel")
        self.look()
        self.program.focus_window(self.window.get_name())

    def look(self):
        self.window = self.program.window()
        self.view = self.program.wait_for("Table", "panel")
        self.hand = wait(lambda: find(self.view, begins("Your hand"), "list"), "a hand")
        self.prompt = wait(lambda: find(self.view, begins("Your turn"), "panel"), "my turn")

    def cards(self):
        return [self.hand.get_child_at_index(i) for i in range(self.hand.get_child_count())]

    def names(self):
        return [card.get_name() for card in self.cards()]

    def selected(self):
        return [card.get_name() for card in self.cards()
                if has_state(card, Atspi.StateType.SELECTED)]

    def says(self):
        return self.prompt.get_name()

    def line(self):
        """The second line of the prompt."""
        labels = [node.get_name() for node in walk(self.prompt) if node.get_role_name() == "label"]
        return labels[1] if len(labels) > 1 else ""

    def focused(self):
        """What has the focus; there must be something."""
        return wait(lambda: self.program.focused() or self.find_focused()[0], "a focus")

    def find_focused(self):
        return [node for node in walk(self.window) if has_state(node, Atspi.StateType.FOCUSED)]

    def is_choosing(self):
        """Whether one of several ways is to be chosen, with the focus there."""
        return has_role(self.focused(), "push button")

    def is_over(self):
        return self.says() == "The round is over"

    def press(self, *keys):
        press(*keys)

    def press_until(self, condition, what, *keys):
        self.press(*keys)
        return wait(condition, f"{what} by {keys}; the prompt says “{self.says()}”")

    def go_to_rank(self, rank):
        self.press_until(lambda: get_rank(self.focused().get_name()) == rank, f"a {rank}",
                         KEYS[rank])

    def go_to_button(self, name):
        """To a button of the prompt, with Tab and arrows."""
        self.press_until(lambda: self.focused().get_role_name() != "list item", "the prompt", "Tab")
        for _ in range(6):
            before = self.focused().get_name()
            if before == name:
                return
            self.press_until(lambda: self.focused().get_name() != before, "another button", "Right")
        raise AssertionError(f"no way to the button “{name}”")

    def answer(self, name):
        before = self.says()
        self.go_to_button(name)
        self.press_until(lambda: self.says() != before or self.is_over(), name, "Return")


class Turn:
    """What the player does in a turn."""

    def __init__(self, player):
        self.player = player

    def play(self):
        """Returns whether the round goes on."""
        player = self.player
        wait(lambda: self.is_mine() or player.is_over(), "my turn")
        if player.is_over():
            return False
        if "May I go out" in player.says():
            player.answer("Yes, go out")
            return not player.is_over()
        if player.says().startswith("The stock is empty"):
            player.answer("End the round")
            return not player.is_over()
        if player.says().startswith("Your turn – draw"):
            self.draw()
        if not player.is_over():
            self.lay_down()
        if not player.is_over():
            self.discard()
        return not player.is_over()

    def is_mine(self):
        return self.player.says().startswith(("Your turn", "The stock is empty")) \
            or "asks: May I go out" in self.player.says()

    def draw(self):
        player = self.player
        before = player.says()
        if "take the pile" in before:
            player.press_until(lambda: player.says() != before or player.is_choosing(),
                               "the pile is to be taken", "t")
            if player.is_choosing():
                player.press_until(lambda: player.says() != before, "a way is chosen", "Return")
            if player.line() == "":
                pending = player.says()
                player.press_until(lambda: player.says() != pending, "the pile is taken", "t")
                return
            player.press_until(lambda: player.says() == before, "the pile is left", "Escape")
        player.press_until(lambda: player.says() != before, "a card is drawn", "d")

    def lay_down(self):
        """Every rank held three times; all comes back if it does not suffice."""
        player = self.player
        ranks = [get_rank(name) for name in player.names()]
        laid = False
        for rank in dict.fromkeys(ranks):
            if rank in WILD or rank == "Three" or not 3 <= ranks.count(rank) < len(ranks) - 1:
                continue
            player.go_to_rank(rank)
            player.press_until(lambda: [get_rank(name) for name in player.selected()]
                               == [rank] * ranks.count(rank), f"all of {rank} selected", "r")
            player.press_until(lambda: rank not in [get_rank(name) for name in player.names()],
                               f"{rank} laid down", "m")
            laid = True
        if laid and player.line().startswith("You need"):
            player.press_until(lambda: len(player.names()) == len(ranks), "all cards are back",
                               "ctrl+shift+BackSpace")

    def discard(self):
        player = self.player
        before = player.says()
        ranks = [get_rank(name) for name in player.names()]
        plain = [rank for rank in ranks if rank not in WILD]
        player.go_to_rank(min(plain or ranks, key=ranks.count))
        player.press_until(lambda: player.says() != before or player.is_over(),
                           "a card is discarded", "Return")
        if player.says().startswith("Discard this card"):
            player.answer("Discard")


def test_whole_round(path):
    """A round from the first card to the next deal; the focus is never lost."""
    with tempfile.TemporaryDirectory() as folder:
        player = Player(path, folder, "--deal", "5")
        assert player.focused() in player.cards(), player.focused().get_name()
        turn = Turn(player)
        turns = 0
        while turn.play():
            # The focus stayed at the hand, whatever the others did.
            focused = player.focused()
            assert focused in player.cards(), focused.get_name()
            turns += 1
            assert turns < 60, "the round does not end"
        assert turns > 3, turns

        wait(lambda: player.focused().get_name() == "Next round", "the way on has the focus")
        player.press("Return")
        player.program.wait_for("Classic – round 2", "label")
        player.look()
        assert player.focused() in player.cards(), player.focused().get_name()
        assert len(player.find_focused()) == 1, player.find_focused()
        player.program.end()


run([test_whole_round], sys.argv[1])
