#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""review-round.py PROGRAM: has a round that is over gone through by the strongest player
in the real window, reads what was found, and goes to its moments and back."""

import json
import pathlib
import re
import sys
import tempfile

from program import (Atspi, Program, act, begins, has_role, has_state, press, run, wait, walk)

DATA = pathlib.Path(__file__).parent.parent / "data"
# A review takes seconds, on a machine that has other things to do more.
LONG = 60


def number(text):
    """The points a sentence ends with."""
    return int(re.search(r"([+−]?[\d,]+)$", text)[1].replace(",", "").replace("−", "-"))


def read(*names):
    return DATA.joinpath(*names).read_text(encoding="utf-8")


class Reader:
    """A match, and what is found of it."""

    def __init__(self, path, folder, match):
        saved = pathlib.Path(folder) / "matches"
        saved.mkdir()
        (saved / "1.json").write_text(match, encoding="utf-8")
        self.program = Program(path, "--speed", "instant", "--lang", "en", "--data-dir", folder)

    def watch(self):
        act(self.program.wait_for(begins("Watch the rounds: "), "push button"))
        self.wait_for(begins("Watching round "), "label")

    def wait_for(self, name, role):
        """Something that is not hidden; of pages only the title tells which is shown."""
        def look():
            node = self.program.find(name, role)
            return node if node and has_state(node, Atspi.StateType.VISIBLE) else None
        return wait(look, f"“{name}” is there", LONG)

    def review(self, number_of_round):
        """Has the round reviewed, to the end."""
        self.program.click("Review")
        self.wait_for(f"Review of round {number_of_round}", "label")
        wait(lambda: self.list_rows("Luck and decisions"), "something is found", LONG)

    def list_rows(self, name):
        return [row for row in walk(self.wait_for(name, "list")) if has_role(row, "list item")]

    def is_working(self):
        node = self.program.find("Stop", "push button")
        return node is not None and has_state(node, Atspi.StateType.VISIBLE)

    def list_focused(self):
        page = self.program.find("Review", "panel")
        return [node for node in walk(page)
                if has_state(node, Atspi.StateType.FOCUSED)]

    def back(self, title):
        act(self.program.window(), "win.back")
        self.wait_for(begins(title), "label")


def adds_up(path):
    """The terms are the result, and the costliest decisions come first."""
    with tempfile.TemporaryDirectory() as folder:
        reader = Reader(path, folder, read("matches", "uruguay.json"))
        reader.watch()
        reader.review(3)
        terms = [number(row.get_name()) for row in reader.list_rows("Luck and decisions")]
        assert len(terms) == 2 + 4 + 1, terms
        assert sum(terms[:-1]) == terms[-1], terms
        assert reader.wait_for("The costliest decisions", "label")
        cards = [node.get_name() for node in walk(reader.program.root)
                 if has_role(node, "panel") and begins("Turn ")(node.get_name())]
        missed = [re.search(r": Missed: about ([\d,]+) points? \(±\s(\d+)\)", name)
                  for name in cards]
        assert 1 <= len(missed) <= 3 and all(missed), cards
        points = [int(found[1].replace(",", "")) for found in missed]
        assert points == sorted(points, reverse=True), points
        assert all(int(found[1].replace(",", "")) > 2 * int(found[2]) for found in missed), cards
        decisions = reader.list_rows("All decisions")
        # Each turn has one, but draws where nothing else is allowed are none.
        assert len(decisions) > 5, len(decisions)
        reader.program.end()


def moments(path):
    """A decision and a point of the curve lead to the moment, and from there back."""
    with tempfile.TemporaryDirectory() as folder:
        reader = Reader(path, folder, read("matches", "uruguay.json"))
        reader.watch()
        reader.review(3)
        curve = reader.wait_for("What the position was worth after each turn", "panel")
        points = [node for node in walk(curve) if has_role(node, "push button")]
        assert points[0].get_name().startswith("At the start: "), points[0].get_name()
        assert all(re.match(r"Turn \d+, .*: [+−]?[\d,]+", point.get_name())
                   for point in points[1:]), [point.get_name() for point in points]
        assert any("Missed: about " in point.get_name() for point in points)
        act(points[-1])
        reader.wait_for(begins("Watching round "), "label")
        told = reader.wait_for(begins("Step "), "label").get_name().split()
        assert told[1] == told[3] != "0", told

        # It is kept, and not looked for again.
        reader.back("Review of round ")
        assert not reader.is_working()
        act(reader.wait_for("Show this moment", "push button"))
        reader.wait_for(begins("Watching round "), "label")
        told = reader.wait_for(begins("Step "), "label").get_name().split()
        assert told[1] not in ("0", told[3]), told
        # What was found of it stands there, and nowhere else.
        def list_verdicts():
            return [[label.get_name() for label in walk(node) if has_role(label, "label")]
                    for node in walk(reader.program.root)
                    if has_role(node, "panel") and " – " in node.get_name()
                    and node.get_name().startswith("Turn ")]

        (done, said), = wait(list_verdicts, "what was found")
        assert done.startswith("Turn "), done
        assert said.startswith("The strongest player: ") and "Missed: about " in said, said
        act(reader.wait_for("A step back", "push button"))
        wait(lambda: not list_verdicts(), "no verdict elsewhere")
        act(reader.wait_for("A step forward", "push button"))
        wait(list_verdicts, "what was found, again")
        reader.back("Review of round ")
        reader.back("Watching round ")
        reader.program.end()


def rows_and_keys(path):
    """A row of a decision leads to its moment by its name; the arrow keys go along the
    curve, and no further than its ends."""
    with tempfile.TemporaryDirectory() as folder:
        reader = Reader(path, folder, read("matches", "uruguay.json"))
        reader.watch()
        reader.review(3)
        act(reader.list_rows("All decisions")[5], "decision.show")
        reader.wait_for(begins("Watching round "), "label")
        told = reader.wait_for(begins("Step "), "label").get_name().split()
        assert told[1] not in ("0", told[3]), told
        reader.back("Review of round ")

        curve = reader.wait_for("What the position was worth after each turn", "panel")
        points = [node for node in walk(curve) if has_role(node, "push button")]

        def has_focus(place):
            wait(lambda: has_state(points[place], Atspi.StateType.FOCUSED),
                 f"the focus is on point {place}")

        # Back where the review begins, at the costliest decision; the curve comes after.
        for _tab in range(20):
            before = reader.list_focused()
            if before and before[0] in points:
                break
            press("Tab")
            wait(lambda now=before: reader.list_focused() not in ([], now), "the focus goes on")
        has_focus(0)
        for key, place in (("Right", 1), ("Right", 2), ("Left", 1), ("Left", 0), ("Left", 0),
                           ("Right", 1)):
            press(key)
            has_focus(place)
        press("Return")
        reader.wait_for(begins("Watching round "), "label")
        reader.program.end()


def from_the_sheet(path):
    """Where a round ends it is reviewed, and so is each one before it."""
    with tempfile.TemporaryDirectory() as folder:
        match = json.loads(read("version-0.1", "match.json"))
        match["rounds"] = match["rounds"][:2]
        reader = Reader(path, folder, json.dumps(match))
        reader.program.click("Continue")
        reader.review(2)
        reader.back("Classic – round 2")
        act(reader.wait_for("All rounds", "page tab"))
        # The panel beside the table may have such a button, too; the sheet comes after it.
        act(wait(lambda: [node for node in walk(reader.program.root)
                          if node.get_name() == "Review round 1"
                          and has_role(node, "push button")], "a button to review")[-1])
        reader.wait_for("Review of round 1", "label")
        reader.back("Classic – round 2")
        reader.program.end()


def stops(path):
    """What is stopped can be begun again, and whoever leaves need not wait."""
    with tempfile.TemporaryDirectory() as folder:
        reader = Reader(path, folder, read("matches", "bolivia.json"))
        reader.watch()
        reader.program.click("Review")
        act(reader.wait_for("Stop", "push button"))
        reader.wait_for("The review was stopped.", "label")
        assert not reader.is_working()
        act(reader.wait_for("Begin again", "push button"))
        wait(reader.is_working, "it works again")
        reader.back("Watching round ")
        reader.program.click("Review")
        wait(reader.is_working, "it begins anew")
        reader.program.end()


run([adds_up, moments, rows_and_keys, from_the_sheet, stops], sys.argv[1])
