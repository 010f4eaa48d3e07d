#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""begin-games.py PROGRAM: the first start, the sheet of a new game, and the games that are
kept meanwhile."""

import sys
import tempfile

from program import (ANY, Program, act, begins, chooses, find, has_role, list_children, name_card,
                     press, run, wait, walk)

# What would stand in the way.
WINDOWS_IN_THE_WAY = ("dialog", "alert", "file chooser")


class Table:
    """The table of a program."""

    def __init__(self, program):
        self.view = program.wait_for("Table", "panel")

    def wait_for_turn(self, does="draw"):
        wait(lambda: find(self.view, begins(f"Your turn – {does}"), "panel"), f"I am to {does}")

    def list_hand(self):
        hand = wait(lambda: find(self.view, begins("Your hand, "), "list"), "a hand")
        return [name_card(card) for card in list_children(hand)]

    def read_piles(self):
        return [find(self.view, begins(pile), "push button").get_name()
                for pile in ("Stock, ", "Discard pile, ")]

    def read_seats(self):
        return [seat.get_name() for seat in list_children(find(self.view, "Players", "list"))]

    def draw(self):
        self.wait_for_turn()
        act(self.view, "table.draw")
        self.wait_for_turn("lay")


def check_nothing_in_the_way(program):
    windows = list_children(program.root)
    assert [window.get_role_name() for window in windows] == ["frame"], windows
    for node in walk(program.root):
        assert node.get_role_name() not in WINDOWS_IN_THE_WAY, node.get_name()


def first_start(path):
    """One click leads to a hand, and nothing else is asked or told on the way."""
    with tempfile.TemporaryDirectory() as folder:
        program = Program(path, "--data-dir", folder)
        program.wait_for("Play now", "push button")
        check_nothing_in_the_way(program)
        program.click("Play now")
        table = Table(program)
        wait(lambda: len(table.list_hand()) >= 11, "a hand")
        check_nothing_in_the_way(program)
        program.end()


def open_sheet(program):
    act(program.window(), "win.new")
    program.wait_for("New game", "label")
    program.wait_for_focus(lambda node: node.get_name() == "Start", "Start has the focus")


def enter_starts(path):
    """All that matters stands on the sheet, and Enter begins; of two games each is kept."""
    with tempfile.TemporaryDirectory() as folder:
        program = Program(path, "--deal", "5", "--speed", "instant", "--data-dir", folder)
        table = Table(program)
        table.draw()
        first = table.list_hand()

        open_sheet(program)
        for name, role in (("Your name", "text"), (chooses("Level of the others"), "combo box"),
                           (chooses("House rules"), "combo box"),
                           (chooses("Cards"), "combo box")):
            program.wait_for(name, role)
        for choice in ("4 players", "Classic", "Beginner"):
            program.wait_for(choice, "list item")
        program.wait_for(begins("Target 5,000, 2 packs\n"), "label")
        program.focus_window(ANY)
        press("Return")
        wait(lambda: sorted(table.list_hand()) != sorted(first), "new cards are dealt")
        table.draw()
        second = table.list_hand()
        assert len(second) == 12, second

        # The one that was left is opened from the list, and then the other one.
        for hand in (first, second):
            act(program.window(), "win.start-page")
            program.wait_for("Continue", "push button")
            earlier = program.wait_for("Earlier games", "list")
            rows = [row for row in list_children(earlier) if has_role(row, "list item")]
            assert len(rows) == 1, [row.get_name() for row in rows]
            program.focus(ANY, rows[0].get_name(), "list item")
            press("Return")
            wait(lambda wanted=hand: table.list_hand() == wanted, "the hand is as it was")
            table.wait_for_turn("lay")
        program.end()


def same_deal(path):
    """A deal number deals the same cards, whatever else is chosen."""
    told = []
    for speed, number in (("instant", "48213"), ("fast", "48213"), ("instant", "48214")):
        with tempfile.TemporaryDirectory() as folder:
            program = Program(path, "--deal", number, "--speed", speed, "--data-dir", folder)
            table = Table(program)
            table.wait_for_turn()
            told.append((table.list_hand(), table.read_piles(), table.read_seats()))
            program.end()
    assert len(told[0][0]) == 11, told[0]
    assert told[0] == told[1], told
    assert told[0][0] != told[2][0], told


def draw_another(program):
    """Has one card more drawn in a turn, which makes a house that is chosen and told of: what
    takes that back."""
    said = len(program.heard)
    program.focus(ANY, "Cards drawn", "spin button")
    press("Up")
    undo = program.hold_message("Undo")
    program.wait_for("House rules: Classic – my rules", "combo box")
    wait(lambda: program.has_said("Your change is in a copy, “Classic – my rules”", said),
         "the house is told of")
    return undo


def own_rules(path):
    """The rules that differ most are changed where the game is chosen, with keys alone; what
    was changed is taken back, and is played by."""
    with tempfile.TemporaryDirectory() as folder:
        program = Program(path, "--speed", "instant", "--data-dir", folder)
        program.wait_for("Play now", "push button")
        open_sheet(program)
        program.focus(ANY, "Change these rules", "list item")
        press("Return")
        act(draw_another(program))
        program.wait_for("House rules: Classic", "combo box")

        draw_another(program)
        program.focus(ANY, "Start", "push button")
        press("Return")
        table = Table(program)
        table.draw()
        assert len(table.list_hand()) == 13, table.list_hand()
        program.end()


run([first_start, enter_starts, same_deal, own_rules], sys.argv[1])
