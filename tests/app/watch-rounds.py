#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""watch-rounds.py PROGRAM: watches a round that is over in the real window, and plays on
from the middle of it."""

import pathlib
import shutil
import sys
import tempfile

from program import Program, act, begins, find, press, run, wait

DATA = pathlib.Path(__file__).parent.parent / "data"
START = "The cards are dealt. First to play: Anna."


class Viewer:
    """A match in its third round, and the replay of the second."""

    def __init__(self, path, folder):
        self.saved = pathlib.Path(folder) / "matches"
        self.saved.mkdir()
        shutil.copy(DATA / "version-0.1" / "match.json", self.saved / "1.json")
        self.program = Program(path, "--speed", "instant", "--lang", "en", "--data-dir", folder)
        self.program.click("Continue")
        self.program.wait_for("Table", "panel")
        act(self.program.window(), "win.watch-round")
        self.page = self.program.wait_for("Replay", "panel")
        self.wait_for_step(0)

    def wait_for_step(self, step):
        """The prompt tells the step."""
        return wait(lambda: find(self.page, begins(f"Step {step} of "), "label"), f"step {step}")

    def do(self, action):
        act(self.page, action)


def steps(path):
    """Forwards and back, by steps and by turns, by actions and by keys."""
    with tempfile.TemporaryDirectory() as folder:
        viewer = Viewer(path, folder)
        last = int(viewer.wait_for_step(0).get_name().split()[-1])
        assert find(viewer.page, START, "label"), "the beginning is not told"
        wait(lambda: find(viewer.page, "Steps of this round", "list"), "the steps stand beside it")
        viewer.do("replay.on")
        viewer.wait_for_step(1)
        viewer.do("replay.on")
        viewer.wait_for_step(2)
        viewer.do("replay.turn-back")
        viewer.wait_for_step(0)
        viewer.do("replay.end")
        viewer.wait_for_step(last)
        viewer.do("replay.back")
        viewer.wait_for_step(last - 1)
        viewer.do("replay.start")
        viewer.wait_for_step(0)
        for key, step in [("Right", 1), ("Left", 0), ("End", last), ("Home", 0)]:
            press(key)
            viewer.wait_for_step(step)
        viewer.program.end()


def plays_on(path):
    """What is played on is a match of its own, and the other one stays."""
    with tempfile.TemporaryDirectory() as folder:
        viewer = Viewer(path, folder)
        before = (viewer.saved / "1.json").read_text(encoding="utf-8")
        viewer.do("replay.end")
        viewer.do("replay.turn-back")
        viewer.do("replay.play-on")
        wait(lambda: len(list(viewer.saved.glob("*.json"))) == 2, "another match is saved")
        new = next(file for file in viewer.saved.glob("*.json") if file.name != "1.json")
        wait(lambda: '"origin"' in new.read_text(encoding="utf-8"), "it says where it comes from")
        viewer.program.end()
        assert '"origin"' not in before


run([steps, plays_on], sys.argv[1])
