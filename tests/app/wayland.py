#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window where there is no X: a turn under a Wayland compositor that shows
its screen to nobody."""

import contextlib
import os
import pathlib
import subprocess
import sys
import tempfile

from program import (Atspi, Program, act, begins, find, has_state, list_actions, name_card, run,
                     wait, walk)

DISPLAY = "canasta"
SCREEN = (1280, 800)


@contextlib.contextmanager
def compositor(folder):
    log = pathlib.Path(folder, "weston.log")
    process = subprocess.Popen(
        ["weston", "--backend=headless-backend.so", f"--socket={DISPLAY}", "--no-config",
         f"--width={SCREEN[0]}", f"--height={SCREEN[1]}",
         "--idle-time=0", f"--log={log}"], stdout=subprocess.DEVNULL)
    try:
        socket = pathlib.Path(os.environ["XDG_RUNTIME_DIR"], DISPLAY)
        wait(lambda: socket.exists() or process.poll() is not None, "a compositor")
        assert process.poll() is None, log.read_text()
        yield
    finally:
        process.terminate()
        process.wait()


def list_hand(view):
    return [node for node in walk(view) if "card.toggle" in list_actions(node)]


def play_turn(view):
    wait(lambda: find(view, begins("Your turn – draw"), "panel"), "it is my turn")
    n = len(list_hand(view))
    act(view, "table.draw")
    wait(lambda: find(view, begins("Your turn – lay"), "panel"), "a card is drawn")
    cards = wait(lambda: len(list_hand(view)) > n and list_hand(view), "it is in the hand")
    # A wild card would be asked about.
    natural = [card for card in cards if not name_card(card).startswith(("Joker", "Two of"))]
    act(natural[-1], "card.toggle")
    wait(lambda: has_state(natural[-1], Atspi.StateType.SELECTED), "a card is selected")
    act(view, "table.discard")
    wait(lambda: find(view, begins("Your turn – draw"), "panel"), "it is my turn again")


def get_size(program):
    place = Atspi.Component.get_extents(program.window(), Atspi.CoordType.WINDOW)
    return place.width, place.height


def test_turn(path):
    with tempfile.TemporaryDirectory() as folder, compositor(folder):
        os.environ.pop("DISPLAY", None)
        os.environ.update(GDK_BACKEND="wayland", WAYLAND_DISPLAY=DISPLAY)
        program = Program(path, "--deal", "5", "--speed", "instant", "--variant", "partnership",
                          "--data-dir", folder)
        play_turn(program.wait_for("Table", "panel"))

        # As large as the screen, and back.
        size = get_size(program)
        assert size != SCREEN, size
        act(program.window(), "win.fullscreen")
        wait(lambda: get_size(program) == SCREEN, "the full screen")
        act(program.window(), "win.fullscreen")
        wait(lambda: get_size(program) == size, "the window again")
        program.end()


run([test_turn], sys.argv[1])
