#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""every-page.py PROGRAM: goes to every page of the program, in a large window and in
a narrow one: each is reached, and complains of nothing; none makes the window
larger."""

import os
import sys

from program import Atspi, run, tick
from scenes import SCENES, Stage


def get_size(window):
    """The size of what it holds: GTK 4.18 counts its shadow to the window."""
    place = Atspi.Component.get_extents(window.get_child_at_index(0), Atspi.CoordType.WINDOW)
    return place.width, place.height


def visit(path, language, size):
    """Goes to all pages. Each has room in a window of this size."""
    os.environ["LANGUAGE"] = language
    stage = Stage(path, language, size)
    seen, too_large = [], []
    for scene in SCENES:
        for name in scene(stage):
            tick()
            seen.append(name)
            width, height = get_size(stage.program.window())
            if width > size[0] or height > size[1]:
                too_large.append((name, width, height))
    assert len(seen) == len(set(seen)) > 50, seen
    assert not too_large, too_large


def large(path):
    visit(path, "en", (1024, 700))


def narrow_french(path):
    visit(path, "fr", (360, 640))


def narrow_german(path):
    visit(path, "de", (360, 640))


run([large, narrow_french, narrow_german], sys.argv[1])
