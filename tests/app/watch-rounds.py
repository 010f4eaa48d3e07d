#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""watch-rounds.py PROGRAM: watches a round that is over in the real window, and plays on
from the middle of it."""

import json
import pathlib
import re
import shutil
import sys
import tempfile

from program import (ANY, Atspi, Program, act, begins, find, find_card, has_state,
                     list_children, move_mouse, press, run, wait)

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

    def find_step(self, step):
        """The prompt tells the step."""
        return find(self.page, begins(f"Step {step} of "), "label")

    def wait_for_step(self, step):
        return wait(lambda: self.find_step(step), f"step {step}")

    def do(self, action):
        act(self.page, action)


def steps(path):
    """Forwards and back, by steps and by turns, by actions and by keys."""
    with tempfile.TemporaryDirectory() as folder:
        viewer = Viewer(path, folder)
        last = int(viewer.wait_for_step(0).get_name().split()[-1])
        wait(lambda: find(viewer.page, START, "label"), "the beginning is told")
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
            wait(lambda: viewer.find_step(step), f"step {step} by {key}")
        # A click on what was done shows that moment.
        listed = wait(lambda: find(viewer.page, "Steps of this round", "list"), "the steps")
        rows = list_children(listed)
        viewer.program.focus_window(ANY)
        get_place = viewer.program.get_place
        # The list goes back to its beginning a moment after the step is told.
        wait(lambda: get_place(rows[0])[1] >= get_place(listed)[1] and get_place(rows[3])[3] > 0,
             "the first steps are in sight")
        x, y, width, height = get_place(rows[3])
        move_mouse((x + width // 2, y + height // 2), "click", "1")
        viewer.wait_for_step(3)
        wait(lambda: find(viewer.page, rows[3].get_name(), "label"), rows[3].get_name())
        viewer.program.end()


def plays(path):
    """What is played by itself is told as it is step by step, and no step is lost."""
    with tempfile.TemporaryDirectory() as folder:
        viewer = Viewer(path, folder)
        heard = viewer.program.heard
        last = int(viewer.wait_for_step(0).get_name().split()[-1])
        listed = wait(lambda: find(viewer.page, "Steps of this round", "list"), "the steps")
        viewer.do("replay.end")
        viewer.wait_for_step(last)

        # A long list has the rows only that are about to be seen.
        def list_last():
            names = [row.get_name() for row in list_children(listed)[-6:]]
            return names if heard and names[-1] in heard[-1] else None
        wanted = wait(list_last, "the last steps stand beside it")
        for step in range(last - 1, last - 7, -1):
            viewer.do("replay.back")
            viewer.wait_for_step(step)
        for step, sentence in enumerate(wanted, last - 5):
            count = len(heard)
            viewer.do("replay.on")
            viewer.wait_for_step(step)
            wait(lambda: viewer.program.has_said(sentence, count), f"step {step} is told")
        for step in range(last - 1, last - 7, -1):
            viewer.do("replay.back")
            viewer.wait_for_step(step)
        viewer.do("replay.playing")
        wait(lambda: " ".join(heard).endswith(" ".join(wanted)), "all six steps are told")
        viewer.program.end()


def plays_on(path):
    """What is played on is a match of its own, and says from where; the other one stays."""
    with tempfile.TemporaryDirectory() as folder:
        viewer = Viewer(path, folder)
        before = (viewer.saved / "1.json").read_text(encoding="utf-8")
        viewer.do("replay.end")
        viewer.do("replay.turn-back")
        viewer.do("replay.play-on")
        wait(lambda: len(list(viewer.saved.glob("*.json"))) == 2, "another match is saved")
        new = next(file for file in viewer.saved.glob("*.json") if file.name != "1.json")
        wait(lambda: '"origin"' in new.read_text(encoding="utf-8"), "it says where it comes from")
        act(viewer.program.window(), "win.start-page")
        viewer.program.wait_for("Continue", "push button")
        viewer.program.wait_for(lambda name: re.search(
            r"\nPlayed on from step \d+ of round 2 of another game$", name or ""), "label")
        viewer.program.end()
        assert '"origin"' not in before


def write_last_turn(folder):
    """A match in which the last turn is left, at the seat of the person."""
    match = json.loads((DATA / "matches" / "viennese.json").read_text(encoding="utf-8"))
    assert match["rounds"][-1]["turns"].pop() == "draw; meld 7S; discard 6D"
    del match["held"]
    match["desk"] = {"seat": 2, "players": ["casual", "casual", "person", "casual"]}
    path = pathlib.Path(folder, "matches", "1.json")
    path.parent.mkdir()
    path.write_text(json.dumps(match), encoding="utf-8")
    return path


def open_last_turn(path, folder, told=None):
    """The table, when it is the person's turn; what is told before that is heard, for it soon goes
    again."""
    program = Program(path, "--speed", "instant", "--lang", "en", "--data-dir", folder)
    program.click("Continue")
    if told:
        wait(lambda: program.has_said(told), f"“{told}” is told")
    view = program.wait_for("Table", "panel")
    wait(lambda: find(view, begins("Your turn"), "panel"), "it is my turn")
    return program, view


def play_last_turn(view):
    """Adds the seven, and throws the six."""
    hand = find(view, begins("Your hand, 2 cards"), "list")
    act(find_card(hand, "Seven of spades"), "card.toggle")
    act(view, "table.meld")
    hand = wait(lambda: find(view, begins("Your hand, 1 card"), "list"), "the seven is added")
    act(find_card(hand, "Six of diamonds"), "card.toggle")
    act(view, "table.discard")


def kept_position(path):
    """Where today’s rules cannot play what was played, the round begins with the position
    that was kept, for who watches it and for who reviews it, and both are told so."""
    with tempfile.TemporaryDirectory() as folder:
        match = write_last_turn(folder)
        program, view = open_last_turn(path, folder)
        act(view, "table.draw")
        wait(lambda: find(view, begins("Your turn – lay"), "panel"), "a card is drawn")
        wait(lambda: '"held"' in match.read_text(encoding="utf-8"), "the position is kept")
        program.end()
        text = match.read_text(encoding="utf-8")
        turns = json.loads(text)["rounds"][-1]["turns"]
        match.write_text(text.replace(f'"{turns[0]}"', f'"draw; {turns[0]}"', 1), encoding="utf-8")
        match.with_name(f"{match.name}~").unlink(missing_ok=True)

        program, view = open_last_turn(path, folder,
                                       "The game goes on; its earlier steps cannot be shown.")
        play_last_turn(view)
        wait(lambda: program.has_said("You went out.") and program.has_said("Round over."),
             "who went out is told")
        program.click("Watch the round")
        page = program.wait_for("Replay", "panel")
        wait(lambda: find(page, "Step 0 of 2", "label"), "the two steps that are left")
        program.wait_for("What was played before cannot be shown by today’s rules: the round begins "
                         "with the position that was kept.", "label")
        act(page, "replay.on")
        wait(lambda: find(page, begins("Step 1 of 2"), "label"), "the first of them")
        act(program.window(), "win.back")
        program.click("Review")
        wait(lambda: is_shown(program, begins("Review of round 3")), "the review")
        wait(lambda: is_shown(program, lambda name: "the position that was kept" in (name or "")),
             "where it begins", 60)
        program.end()


def is_shown(program, name):
    node = program.find(name, "label")
    return node is not None and has_state(node, Atspi.StateType.VISIBLE)


run([steps, plays, plays_on, kept_position], sys.argv[1])
