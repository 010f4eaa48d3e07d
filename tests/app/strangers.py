#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""strangers.py PROGRAM: a new variant in the person's own folder is off. The preferences
say what it may do once it is on; there it is switched on, is tried and can be played, and
is switched off."""

import os
import pathlib
import shutil
import sys
import tempfile

from program import Atspi, Program, act, begins, find, has_state, list_actions, run, wait, walk

WARNING = "A variant that did not come with the game runs with all your rights"
TRIED = "While it was tried it could "
OFF = "Off until you switch it on in the preferences."
LOADED = "It stays loaded until you quit the game."
NAMED = "It is always on, since CANASTA_PLUGIN_PATH names its folder."


def bring_variant(path, folder):
    """A variant that somebody gave the person."""
    built = pathlib.Path(path).parent.parent / "tests/plugins/harmful/harmful"
    to = pathlib.Path(folder, "harmful")
    to.mkdir(parents=True)
    for name in ("harmful.plugin", "libharmful.so"):
        shutil.copy(built / name, to)


def find_switch(program):
    return next((node for node in walk(program.root) if node.get_name() == "Harmful"
                 and "toggle" in list_actions(node)), None)


def open_preferences(program):
    act(program.window(), "win.preferences")
    return wait(lambda: find_switch(program), "a switch for the variant")


def says(program, words):
    """Waits for what the row of the variant says."""
    return wait(lambda: program.find(lambda name: words in (name or ""), "label"), words, 60)


def is_on(switch):
    return has_state(switch, Atspi.StateType.CHECKED)


def test_own_folder(path):
    own = pathlib.Path(os.environ["XDG_DATA_HOME"], "canasta/plugins")
    bring_variant(path, own)
    os.environ["CANASTA_HARMFUL"] = "load crash"
    with tempfile.TemporaryDirectory() as folder:
        # Nobody has loaded it, or it would have ended the program or been set aside.
        program = Program(path, "--data-dir", folder)
        act(program.window(), "win.new")
        says(program, OFF)
        switch = open_preferences(program)
        says(program, WARNING)
        assert not is_on(switch)
        del os.environ["CANASTA_HARMFUL"]
        program.end()

        program = Program(path, "--data-dir", folder)
        act(program.window(), "win.new")
        switch = open_preferences(program)
        act(switch, "toggle")
        says(program, TRIED)
        assert is_on(switch)
        # The page behind has it as well.
        wait(lambda: not program.find(OFF, "label"), "it is no longer told to be off")
        act(switch, "toggle")
        says(program, LOADED)
        says(program, OFF)
        act(switch, "toggle")
        wait(lambda: not program.find(OFF, "label"), "it is on again")
        program.end()

        # What was switched on stays so.
        program = Program(path, "--data-dir", folder, "--variant", "harmful", "--speed", "instant")
        view = program.wait_for("Table", "panel")
        wait(lambda: find(view, begins("Your turn"), "panel"), "a game of it")
        program.end()
    shutil.rmtree(own)


def test_named_folder(path):
    with tempfile.TemporaryDirectory() as folder:
        bring_variant(path, folder)
        os.environ["CANASTA_PLUGIN_PATH"] = folder
        program = Program(path, "--data-dir", f"{folder}/data")
        program.window()
        switch = open_preferences(program)
        says(program, NAMED)
        says(program, WARNING)
        assert is_on(switch) and not has_state(switch, Atspi.StateType.SENSITIVE)
        program.end()
        del os.environ["CANASTA_PLUGIN_PATH"]


run([test_own_folder, test_named_folder], sys.argv[1])
