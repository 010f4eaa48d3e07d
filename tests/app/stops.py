#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""stops.py PROGRAM [LANGUAGE…]: goes by Tab and by arrows through every page and every window
of the program. Whatever has the focus says what it is and, where it has one, its value; Tab
leads on from it. From the last of the pages that lead to one another keys lead back, page by
page, to the start page."""

import contextlib
import os
import re
import sys

from program import (ANY, PATIENCE, Atspi, Failure, GLib, has_state, list_actions, list_shown,
                     press, run, wait)
from scenes import SCENES, Stage

CLASS = re.compile(r"\b(Gtk|Adw|Canasta)[A-Z]\w+")

# Of these nobody knows what they are for.
NO_ROLES = {Atspi.Role.INVALID, Atspi.Role.UNKNOWN, Atspi.Role.FILLER, Atspi.Role.SCROLL_PANE,
            Atspi.Role.VIEWPORT, Atspi.Role.WINDOW, Atspi.Role.FRAME, Atspi.Role.DIALOG}
# What has a value, and where that is told.
VALUES = {Atspi.Role.SPIN_BUTTON: "Value", Atspi.Role.SLIDER: "Value", Atspi.Role.ENTRY: "Text",
          Atspi.Role.TEXT: "Text"}

# How many stops a page has at most, and how far arrows are followed.
STOPS = 200
ITEMS = 6
# It comes round to one of the first stops: before, the focus may have been where Tab does not
# come to, or between two.
NEAR = 3
# In so many seconds the focus has moved: a field to write in has it without telling.
MOVING = 3


def get_names(node):
    """What it is called by itself, and by what labels it."""
    names = [node.get_name()]
    for relation in node.get_relation_set():
        if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY:
            names += [relation.get_target(i).get_name() for i in range(relation.get_n_targets())]
    return [name for name in names if name and name.strip()]


def is_called_unselected(node):
    """Whether a screen reader says of an item that it is not selected, where none can be."""
    if (node.get_role() != Atspi.Role.LIST_ITEM or has_state(node, Atspi.StateType.SELECTED)
            or not has_state(node, Atspi.StateType.SELECTABLE)):
        return False
    around = node.get_parent()
    items = [around.get_child_at_index(i) for i in range(around.get_child_count())]
    return not any(has_state(item, Atspi.StateType.SELECTED) for item in items)


def is_choice(node):
    """Whether something is chosen with it: of a list that drops down a button has the focus."""
    return Atspi.Role.COMBO_BOX in (node.get_role(), node.get_parent().get_role())


def list_faults(node):
    """What is wrong with something that has the focus."""
    role, names = node.get_role(), get_names(node)
    faults = []
    if role in NO_ROLES:
        faults.append("no role")
    if not names:
        faults.append("no name")
    faults += [f"called {name}" for name in names if CLASS.search(name)]
    if role in VALUES and VALUES[role] not in node.get_interfaces():
        faults.append("no value")
    if is_choice(node) and not any(": " in name for name in names):
        faults.append("no value")
    if is_called_unselected(node):
        faults.append("not selected")
    return faults


def is_item(node):
    """Whether it is one of a list; what is gone by now is none."""
    try:
        return node.get_role() == Atspi.Role.LIST_ITEM
    except GLib.Error:
        return False


def describe(node):
    """What it is, and what it is called; of what is gone by now nobody can tell."""
    try:
        return node.get_role_name(), node.get_name()
    except GLib.Error:
        return "gone", ""


def get_surroundings(node):
    """What it lies in; what is gone by now lies in nothing."""
    try:
        return node.get_parent()
    except GLib.Error:
        return None


class Walker:
    """One who goes through a page, and notes what is wrong there."""

    def __init__(self, program):
        self.program = program
        self.faults = set()
        self.n_stops = 0

    def go(self, key, patience=MOVING):
        """What has the focus after a key, if that has moved it."""
        before = self.program.focused()
        press(key)
        try:
            return wait(lambda: (now := self.program.focused()) != before and now, "a stop",
                        patience)
        except Failure:
            return None

    def look(self, where, node):
        """Of a window that has just come up newer versions of GTK are kept from telling."""
        try:
            with contextlib.suppress(Failure):
                wait(lambda: not list_faults(node), "what it is", MOVING)
            told = node.get_role_name(), node.get_name()
            self.faults |= {(where, *told, fault) for fault in list_faults(node)}
            self.n_stops += 1
        except GLib.Error:
            pass  # it is gone

    def follow_arrows(self, where, node):
        """The next items of a list, of which Tab need not reach each."""
        for _ in range(ITEMS if is_item(node) else 0):
            node = self.go("Down", 0.3)
            if node is None or not is_item(node):
                return
            self.look(where, node)

    def go_through(self, where):
        """A page by Tab, until that comes to where it has been before."""
        seen = []
        last, silent, around_last = None, 0, None
        self.program.focus_window(ANY)
        for _ in range(STOPS):
            node = self.go("Tab")
            if node is None:
                silent += 1
                if silent > 2:
                    self.faults.add((where, *last, "Tab does not leave it"))
                    return
                continue
            silent = 0
            if node in seen:
                if seen.index(node) > NEAR:
                    self.faults.add((where, *last, f"Tab goes round from {describe(node)[1]}"))
                return
            seen.append(node)
            last = describe(node)
            self.look(where, node)
            # Where Tab itself goes from item to item, arrows would only have it skip some.
            around = get_surroundings(node)
            if around != around_last:
                self.follow_arrows(where, node)
            around_last = around


class LeftStage(Stage):
    """A stage that is left by keys: by Escape whatever lies over a page, by Alt and Left the
    page."""

    page = None  # the last that was shown

    def is_covered(self):
        return self.count_windows() > 1 or len(list_shown(ANY)) > 1

    def is_at_start(self):
        """Whether nothing is shown but the start page, to which nothing else leads there."""
        return not self.is_covered() and "win.start-page" not in list_actions(self.program.window())

    def leave(self):
        for _ in range(PATIENCE // MOVING):
            self.program.focus_window(ANY)
            press("Escape" if self.is_covered() else "alt+Left")
            with contextlib.suppress(Failure):
                return wait(self.is_at_start, "the start page", MOVING)
        raise Failure(f"no key leads back from {self.page}")

    @contextlib.contextmanager
    def open(self, *matches, **how):
        with super().open(*matches, **how) as folder:
            yield folder
            self.leave()


def walk_pages(path, language):
    os.environ["LANGUAGE"] = language
    stage = LeftStage(path, language, (1024, 700))
    faults, n_pages, n_stops = set(), 0, 0
    for scene in SCENES:
        for name in scene(stage):
            stage.page = name
            walker = Walker(stage.program)
            walker.go_through(name)
            faults |= walker.faults
            n_pages += 1
            n_stops += walker.n_stops
    assert n_pages > 50 and n_stops > 5 * n_pages, (n_pages, n_stops)
    assert not faults, "\n# ".join(map(str, sorted(faults)))


def in_language(language):
    def walk(path):
        walk_pages(path, language)
    walk.__name__ = f"stops_{language}"
    return walk


run([in_language(language) for language in sys.argv[2:] or ["de"]], sys.argv[1])
