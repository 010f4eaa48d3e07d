#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""kill-games.py PROGRAM [TIMES [SEED]]: the window is killed at moments that chance
chooses, while one plays in it and while it saves. The game opens again each time;
nothing that was kept is gone or otherwise, and of what was seen to be done at most
the last action, whose text was on its way to the disk."""

import json
import pathlib
import random
import sys
import tempfile
import threading
import time

from gi.repository import GLib
from program import Failure, Program, act, begins, find, run, tick, wait

TIMES = int(sys.argv[2]) if len(sys.argv) > 2 else 10
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else 1
KILLS_A_GAME = 10
# How many actions must be seen to be done. Where TIMES lives are too short for that,
# there are more of them, but not without end.
ENOUGH = TIMES // 2
MOST_TIMES = 3 * TIMES
# A life, from the moment when it is the person's turn: so many times as long as the
# program took to come up, for a machine with other things to do is slow in all.
SHORTEST_LIFE = 0.3
LONGEST_LIFE = 3


def list_actions(folder):
    """What the only saved game holds, action by action."""
    path, = pathlib.Path(folder, "matches").glob("*.json")
    rounds = json.loads(path.read_text(encoding="utf-8"))["rounds"]
    return [action.strip() for each in rounds for turn in each["turns"]
            for action in turn.split(";")]


class Life:
    """The program from its start until it is killed."""

    def __init__(self, path, folder, *arguments):
        start = time.monotonic()
        self.program = Program(path, "--speed", "instant", "--data-dir", folder, *arguments)
        if not arguments:
            self.program.click("Continue")
        wait(lambda: self.program.find("Table", "panel") or self.program.find("Next round"),
             "the table, or the sheet of a round that was over")
        if self.program.find("Next round"):
            act(self.program.window(), "win.next-round")
        self.view = self.program.wait_for("Table", "panel")
        self.seconds_to_rise = time.monotonic() - start

    def find(self, name):
        """What is there now: whoever is killed never answers."""
        return find(self.program.root, name)

    def is_over(self):
        return self.program.process.poll() is not None

    def see(self, condition):
        """Waits for what is to be seen; whether it was seen before the end."""
        while not self.is_over():
            try:
                if condition():
                    return True
            except (Failure, GLib.Error, SystemError):
                pass  # it cannot be done yet, it is gone, or the program ends
            tick()
        return False

    def play(self):
        """Draws, or does what a hint proposes. Returns how many actions were seen to
        be done."""
        if self.find("Next round"):
            act(self.program.window(), "win.next-round")
        elif find(self.view, begins("Your turn – draw"), "panel"):
            act(self.view, "table.draw")
            return self.see(lambda: find(self.view, begins("Your turn – lay"), "panel"))
        elif self.find("Play it"):
            act(self.view, "table.confirm")
        else:
            act(self.program.window(), "win.hint")
        tick()
        return 0

    def live(self, length):
        """Plays until the end. Returns how many actions were seen to be done."""
        end = threading.Timer(length * self.seconds_to_rise, self.program.process.kill)
        n_seen = 0

        def play():
            nonlocal n_seen
            n_seen += self.play()

        end.start()
        self.see(play)
        end.join()
        self.program.end(kill=True)
        return n_seen


def test_nothing_is_lost(path):
    chance = random.Random(SEED)
    n_seen = n_kept = 0
    for number in range(MOST_TIMES):
        if number >= TIMES and n_seen >= ENOUGH:
            break
        if number % KILLS_A_GAME == 0:
            folder = tempfile.TemporaryDirectory()  # pylint: disable=consider-using-with
            before = []
            life = Life(path, folder.name, "--deal", str(1 + chance.randrange(1000)))
        else:
            life = Life(path, folder.name)
        seen = life.live(chance.uniform(SHORTEST_LIFE, LONGEST_LIFE))
        actions = list_actions(folder.name)
        assert actions[:len(before)] == before, (number, before, actions)
        assert len(actions) - len(before) >= seen - 1, (number, seen, actions[len(before):])
        n_seen += seen
        n_kept += len(actions) - len(before)
        before = actions
    assert n_seen >= ENOUGH and n_kept > n_seen, (n_seen, n_kept)


run([test_nothing_is_lost], sys.argv[1])
