#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""play-persons.py PROGRAM: several persons at one window: between their turns a curtain hangs,
and nothing of a hand is anywhere in the tree."""

import json
import pathlib
import sys
import tempfile

from program import (ANY, Failure, Program, act, begins, find, list_children, name_card, press, run,
                     wait, walk)

RANKS = ("Joker", "Ace of", "King of", "Queen of", "Jack of", "Ten of", "Nine of", "Eight of",
         "Seven of", "Six of", "Five of", "Four of", "Three of", "Two of")
HERE = "I am here: show my cards"

# A match of three rounds, in the middle of the last one.
MATCH = pathlib.Path(__file__).parent.parent / "data" / "matches" / "viennese.json"
NAMES = ["Anna", "Karl", "Marguerite", "Ben"]
SHORT = {"format": 1, "id": "short", "title": {"en": "Short"}, "rules": {"rounds": 3},
         "tables": [{"table": "partnership/4"}]}


def write_match(folder):
    pathlib.Path(folder, "settings.ini").write_text("[canasta]\nconfirm-discards='never'\n",
                                                    encoding="utf-8")
    match = json.loads(MATCH.read_text(encoding="utf-8"))
    match["rounds"][-1]["turns"] = match["rounds"][-1]["turns"][:6]
    del match["held"]
    match["house"] = SHORT["id"]
    match["names"] = NAMES
    match["desk"] = {"seat": 0, "players": ["person", "person", "person", "person"]}
    for name, content in (("matches/1.json", match), ("houses/short.json", SHORT)):
        path = pathlib.Path(folder, name)
        path.parent.mkdir()
        path.write_text(json.dumps(content), encoding="utf-8")


def wait_for_curtain(program):
    """Who is called, when nothing of a hand is left."""
    program.wait_for(HERE, "push button")
    title = program.wait_for(lambda name: (name or "").endswith("’s turn."), "label").get_name()
    assert program.find(begins("Your hand")) is None
    assert program.find("Table", "panel") is None
    for node in walk(program.window()):
        name = node.get_name() or ""
        assert not name.startswith(RANKS), (name, node.get_role_name())
    return title.removeprefix("It is ").removesuffix("’s turn.")


def lift_by_keyboard(program):
    program.focus_window(ANY)
    program.wait_for_focus(lambda node: node.get_name() == HERE, "the button has the focus")
    for _ in range(3):
        press("Return")
        try:
            return program.wait_for("Table", "panel") and wait(
                lambda: find(program.window(), begins("Your hand"), "list"), "a hand", 10)
        except Failure:
            pass
    raise Failure("no hand appears")


def list_names(program):
    hand = wait(lambda: find(program.window(), begins("Your hand"), "list"), "a hand")
    return [name_card(card) for card in list_children(hand)]


def play_turn(program):
    """Draws, and discards the last card that is no wild one."""
    table = program.wait_for("Table", "panel")
    before = len(list_names(program))
    act(table, "table.draw")
    wait(lambda: len(list_names(program)) > before, "a card is drawn")
    hand = wait(lambda: find(program.window(), begins("Your hand"), "list"), "a hand")
    cards = [card for card in list_children(hand)
             if not name_card(card).startswith(("Joker", "Two of"))]
    act(cards[-1], "card.toggle")
    act(table, "table.discard")


def test_turns(path):
    with tempfile.TemporaryDirectory() as folder:
        write_match(folder)
        program = Program(path, "--speed", "instant", "--data-dir", folder)
        program.click("Continue")
        called = wait_for_curtain(program)
        hands = {}
        for _ in range(5):
            lift_by_keyboard(program)
            hands.setdefault(called, list_names(program))
            play_turn(program)
            after = NAMES[(NAMES.index(called) + 1) % 4]
            wait(lambda after=after: program.find(f"It is {after}’s turn.", "label"),
                 f"{after} is called")
            called = wait_for_curtain(program)
            assert called == after, (called, after)
        assert len({tuple(sorted(hand)) for hand in hands.values()}) == 4, hands
        program.end()


def test_hidden(path):
    """Whoever plays alone hides their cards, and sees them again."""
    with tempfile.TemporaryDirectory() as folder:
        program = Program(path, "--deal", "5", "--speed", "instant", "--data-dir", folder)
        names = list_names(program)
        act(program.window(), "win.hide-cards")
        program.wait_for("Your cards are hidden.", "label")
        assert program.find(begins("Your hand")) is None
        program.click("Show my cards")
        wait(lambda: list_names(program) == names, "the hand is back")
        program.end()


def leave(program, name):
    """Asks as whoever sees their cards, and says yes."""
    act(program.window(), "win.leave-seat")
    dialog = wait(lambda: find(program._find_root(), f"{name} leaves the table?"), "a question")
    act(wait(lambda: find(dialog, "Leave", "push button"), "an answer"))
    program.wait_for(f"A computer player goes on for {name}.", "label")


def test_left(path):
    """Two leave, one after the other; both are followed by computer players, and come back."""
    with tempfile.TemporaryDirectory() as folder:
        write_match(folder)
        program = Program(path, "--speed", "instant", "--data-dir", folder)
        program.click("Continue")
        first = wait_for_curtain(program)
        second, third, fourth = (NAMES[(NAMES.index(first) + i) % 4] for i in (1, 2, 3))
        lift_by_keyboard(program)
        leave(program, first)
        assert wait_for_curtain(program) == second
        program.wait_for(f"{first} is back", "push button")
        program.click("Leave the table…")
        dialog = wait(lambda: find(program._find_root(), f"{second} leaves the table?"), "a question")
        act(wait(lambda: find(dialog, "Leave", "push button"), "an answer"))
        wait(lambda: program.find(f"It is {third}’s turn.", "label"), f"{third} is called")
        program.click("Somebody is back…")
        dialog = wait(lambda: find(program._find_root(), "Who comes back?"), "a question")
        act(wait(lambda: find(dialog, first, "push button"), "an answer"))
        program.wait_for(f"{first} is back at the table.", "label")
        program.wait_for(f"{second} is back", "push button")
        lift_by_keyboard(program)
        assert find(program.window(), lambda name: f"{second} (computer)" in (name or ""))
        play_turn(program)
        wait(lambda: program.find(f"It is {fourth}’s turn.", "label"), f"{fourth} is called")
        program.end()


run([test_turns, test_hidden, test_left], sys.argv[1])
