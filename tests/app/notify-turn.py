#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""notify-turn.py PROGRAM: who looks elsewhere is told that it is their turn."""

import pathlib
import sys
import tempfile

from notifications import Notifications
from program import Program, act, begins, list_children, name_card, run, wait

NOTIFICATIONS = Notifications()


def play_turn(program):
    """Draws and discards; the others play until it is the person's turn again."""
    view = program.wait_for("Table", "panel")
    program.wait_for(begins("Your turn – draw"), "panel")
    act(view, "table.draw")
    program.wait_for("Your turn – lay down melds, or discard", "panel")
    hand = program.wait_for(begins("Your hand"), "list")
    cards = list_children(hand)
    act(next(card for card in cards if name_card(card).startswith(("Five", "Nine"))),
        "card.toggle")
    act(view, "table.discard")
    program.wait_for(begins("Your turn – draw"), "panel")


def start(folder):
    return Program(sys.argv[1], "--deal", "5", "--speed", "instant", "--data-dir", folder)


def test_elsewhere(_path):
    with tempfile.TemporaryDirectory() as folder:
        program = start(folder)
        act(program.window(), "win.preferences")
        program.focus_window("Preferences")
        play_turn(program)
        wait(lambda: NOTIFICATIONS.shown == ["It is your turn"], "a notification")
        program.focus_window("draw")
        wait(lambda: NOTIFICATIONS.closed, "it is withdrawn")
        program.end()


def test_switched_off(_path):
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "settings.ini").write_text("[canasta]\nnotify-turn=false\n")
        NOTIFICATIONS.shown.clear()
        program = start(folder)
        act(program.window(), "win.preferences")
        program.focus_window("Preferences")
        play_turn(program)
        program.end()
        assert NOTIFICATIONS.shown == [], NOTIFICATIONS.shown


def test_looking(_path):
    with tempfile.TemporaryDirectory() as folder:
        NOTIFICATIONS.shown.clear()
        program = start(folder)
        program.wait_for(begins("Your turn – draw"), "panel")
        program.focus_window("draw")
        play_turn(program)
        program.end()
        assert NOTIFICATIONS.shown == [], NOTIFICATIONS.shown


run([test_elsewhere, test_switched_off, test_looking], sys.argv[1])
