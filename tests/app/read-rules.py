#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""read-rules.py PROGRAM: reads the rules in force in the real window, and beside it."""

import json
import pathlib
import sys
import tempfile

from program import (ANY, Program, act, begins, find, list_actions, list_children, run, wait,
                     walk)

HOUSE = {
    "format": 1,
    "id": "ours",
    "title": {"en": "Ours"},
    "original": "classic",
    "rules": {},
    "tables": [{"table": "partnership/4", "rules": {"deal-size": 13}}],
}

TITLE = "Classic – Rules for 4 players"
MARK = "This differs from the standard rules."


def list_labels(program):
    return [node.get_name() for node in walk(program.root) if node.get_role_name() == "label"]


def count_marks(path, folder, *arguments):
    """How many rules are marked in the guide of a new game."""
    program = Program(path, "--deal", "5", "--speed", "instant", "--data-dir", folder, *arguments)
    program.wait_for(begins("Your turn – draw"), "panel")
    act(program.window(), "win.rules")
    program.wait_for("Going out", "label")
    count = list_labels(program).count(MARK)
    program.end()
    return count


def test_own_house(path):
    with tempfile.TemporaryDirectory() as folder:
        houses = pathlib.Path(folder, "houses")
        houses.mkdir()
        (houses / "ours.json").write_text(json.dumps(HOUSE))
        assert count_marks(path, folder, "--house", "ours") > 0


def test_shipped_houses(path):
    for house in ("classic", "fr-ducale"):
        with tempfile.TemporaryDirectory() as folder:
            assert count_marks(path, folder, "--house", house) == 0, house


def start_at(path, folder, width):
    pathlib.Path(folder, "settings.ini").write_text(
        f"[canasta]\nwindow-width={width}\nwindow-height=900\n")
    program = Program(path, "--deal", "5", "--speed", "instant", "--data-dir", folder)
    program.wait_for(begins("Your turn – draw"), "panel")
    program.focus_window(ANY)
    return program


def find_beside(program):
    return find(program.window(), TITLE, "panel")


def test_beside(path):
    """In a wide window the rules stand beside the table, in the place of the panel: no
    window covers the cards, and F1, Escape and F9 take them away again."""
    with tempfile.TemporaryDirectory() as folder:
        program = start_at(path, folder, 1500)
        for key in ("F1", "Escape"):
            program.key(ANY, "F1")
            guide = wait(lambda: find_beside(program), "the rules beside the table")
            assert len(list_children(program.root)) == 1, list_children(program.root)
            assert program.find("Table", "panel") is not None
            program.wait_for_focus(lambda node: guide in ancestors(node), "the rules have the focus")
            # There is room for one at a time: the contents, or what they lead to.
            act(find_button(guide, "Contents"))
            wait(lambda: find(guide, "Contents", "list"), "the contents")
            program.key(ANY, key)
            wait(lambda: find_beside(program) is None, f"{key} closes the rules")
        program.key(ANY, "F1")
        wait(lambda: find_beside(program), "the rules beside the table")
        act(program.window(), "win.side-panel")
        wait(lambda: find_beside(program) is None, "the panel has its place again")

        # “Why?” goes to the paragraph there.
        program.key(ANY, "g")
        program.click("Why?")
        paragraph = program.wait_for_focus(
            lambda node: node.get_description() == "Here is why:", "the paragraph")
        assert find_beside(program) in ancestors(paragraph)
        program.end()


def find_button(root, name):
    """A button of any kind, with the name, once it is there."""
    return wait(lambda: next((node for node in walk(root) if node.get_name() == name
                              and "click" in list_actions(node)), None), f"a button “{name}”")


def ancestors(node):
    found = []
    while node is not None:
        found.append(node)
        node = node.get_parent()
    return found


def test_window(path):
    """Where there is no room they have a window of their own."""
    with tempfile.TemporaryDirectory() as folder:
        program = start_at(path, folder, 1024)
        act(program.window(), "win.rules")
        wait(lambda: [window for window in list_children(program.root)
                      if window.get_name() == TITLE], "a window")
        assert find_beside(program) is None
        program.end()


def test_every_page(path):
    """F1 tells the rules of the game that a page is about, and where it is about none,
    those everybody knows."""
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "settings.ini").write_text(
            "[canasta]\nlast-variant='two-player'\nlast-players=\"[('', 'beginner'), ('', 'beginner')]\"\n")
        program = Program(path, "--speed", "instant", "--data-dir", folder)

        def expect(title):
            act(program.window(), "win.rules")
            window = wait(lambda: next((window for window in list_children(program.root)
                                        if window.get_name() == title), None), title)
            act(find_button(window, "Close"))
            wait(lambda: len(list_children(program.root)) == 1, f"{title} closed")

        expect(TITLE)
        act(program.window(), "win.learn")
        program.wait_for("Learn Canasta", "label")
        expect(TITLE)
        act(program.window(), "win.statistics")
        program.wait_for("Statistics", "label")
        expect(TITLE)
        act(program.window(), "win.new")
        program.wait_for("Start", "push button")
        expect("Classic – Rules for 2 players")
        program.end()


run([test_own_house, test_shipped_houses, test_beside, test_window, test_every_page], sys.argv[1])
