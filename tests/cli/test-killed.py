#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-killed.py PROGRAM [TIMES [SEED]]: canasta-cli play is killed at moments that
chance chooses, in the midst of playing and of saving; no action that was told is
lost, none that was saved comes back otherwise, and nothing is damaged."""

import json
import os
import random
import signal
import sys

from terminal import TIMEOUT, Game, equal, main, run, scratch

TIMES = int(sys.argv[2]) if len(sys.argv) > 2 else 40
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else 1
KILLS_A_GAME = 8
# What is proposed is asked for, and Enter plays it.
MOVE = b"hint\n\n"


def list_actions(folder):
    """What the only saved game holds, action by action."""
    matches = os.path.join(folder, "matches")
    paths = [name for name in os.listdir(matches) if name.endswith(".json")]
    equal(len(paths), 1)
    with open(os.path.join(matches, paths[0]), encoding="utf-8") as file:
        rounds = json.load(file)["rounds"]
    return [action.strip() for each in rounds for turn in each["turns"]
            for action in turn.split(";")]


def play_and_die(game, chance):
    """Moves without waiting, until so many bytes have come that chance chooses.
    Returns what the person was told by the time they were asked last."""
    game.process.stdin.write(MOVE * 12 + b"quit\n")
    game.process.stdin.flush()
    told = game.process.stdout.read(chance.randrange(1, 3000))
    game.process.send_signal(signal.SIGKILL)
    equal(game.process.communicate(timeout=TIMEOUT)[1], b"")
    return told.decode(errors="ignore").rpartition("> ")[0]


def test_nothing_is_lost():
    chance = random.Random(SEED)
    before, n_told, n_kept = [], 0, 0
    for number in range(TIMES):
        if number % KILLS_A_GAME == 0:
            folder = scratch()
            before = []
            game = Game(folder.name, "--new", f"--deal={1 + chance.randrange(1000)}",
                        "--player=random")
        else:
            game = Game(folder.name, "--continue")
        told = play_and_die(game, chance)
        actions = list_actions(folder.name)
        equal(actions[:len(before)], before)
        drawn = told.count("You drew ")
        assert len(actions) - len(before) >= drawn, (number, told, actions[len(before):])
        n_told += drawn
        n_kept += len(actions) - len(before)
        before = actions
    # It was killed while it was playing.
    assert n_told >= TIMES // 4 and n_kept > n_told, (n_told, n_kept)

    # What is left over of killed programs goes with the next start.
    run("play", "--continue", data=folder.name, text="quit\n")
    names = os.listdir(os.path.join(folder.name, "matches"))
    assert all(name.endswith((".json", ".json~")) for name in names), names


main({"test_nothing_is_lost": test_nothing_is_lost})
