#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""look-at-table.py PROGRAM: what a screen reader finds in the real window:
everything has a name, nothing hidden is told, and what happens is announced."""

import pathlib
import re
import sys
import tempfile

from program import Atspi, Program, act, begins, has_role, list_actions, name_card, run, wait, walk

CARD = re.compile(r"^(Joker|(Ace|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Jack|Queen|King)"
                  r" of )")
CLASS = re.compile(r"^(Gtk|Adw|Canasta)[A-Z]")

# Words that are the same in other languages, names of games among them.
SAME = {"Anna", "Ben", "Clara", "Canasta", "Joker", "Name", "Partner", "Pile", "Table", "Teams",
        "Total", "None", "Uruguay", "Samba", "Bolivia", "Hand", "and", "Foot", "Burraco",
        "Buraco"}


def start(folder, *arguments):
    program = Program(sys.argv[1], "--deal", "5", "--speed", "instant", "--data-dir", folder,
                      *arguments)
    program.wait_for(begins(("Your turn – draw", "You could", "You can only")), "panel")
    return program


def list_nameless(node):
    """What can be focused and has no name worth the word. Lists, and what holds
    one or its rows, are passed by; what a combo box is made of has its name."""
    nameless = []
    children = [node.get_child_at_index(i) for i in range(node.get_child_count())]
    role = node.get_role_name()
    if (node.get_state_set().contains(Atspi.StateType.FOCUSABLE)
            and role not in ("frame", "scroll pane", "list")
            and not (role in ("list item", "panel") and any(
                below.get_role_name() in ("list", "list item")
                for child in children for below in walk(child)))):
        name = node.get_name()
        if not name or CLASS.match(name):
            nameless.append((role, name))
    for child in children if role != "combo box" else []:
        nameless += list_nameless(child)
    return nameless


def test_names(_path):
    with tempfile.TemporaryDirectory() as folder:
        program = start(folder)
        assert list_nameless(program.window()) == [], list_nameless(program.window())
        act(program.window(), "win.new")
        program.wait_for("Two players", "check box")
        assert list_nameless(program.window()) == [], list_nameless(program.window())
        act(program.window(), "win.start-page")
        program.wait_for("Continue")
        assert list_nameless(program.window()) == [], list_nameless(program.window())
        program.end()


def test_hidden_cards(_path):
    """Cards that are named are those of the hand, and red threes, which lie on
    the table."""
    with tempfile.TemporaryDirectory() as folder:
        program = start(folder)
        nodes = list(walk(program.window()))
        hand = [node for node in nodes if "card.toggle" in list_actions(node)]
        others = {name for node in nodes if node not in hand and CARD.match(node.get_name() or "")
                  for name in node.get_name().split(", ")}
        names = [name_card(node) for node in hand]
        assert len(names) == 11 and all(map(CARD.match, names)), names
        assert others <= {"Three of diamonds", "Three of hearts"}, others
        program.end()


def test_announcements(_path):
    with tempfile.TemporaryDirectory() as folder:
        program = start(folder)
        act(program.wait_for("Table", "panel"), "table.draw")
        wait(lambda: program.has_said("You drew"), "the draw is announced")
        program.end()


def test_coach(_path):
    """A coach proposes something before he is asked; without hints nobody does."""
    for hints, is_proposed in (("coach", True), ("off", False)):
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "settings.ini").write_text(f"[canasta]\nhints='{hints}'\n")
            program = start(folder)
            if is_proposed:
                program.wait_for("Play it")
            else:
                act(program.window(), "win.hint")
                program.wait_for("Hints are switched off in the preferences.", "label")
            program.end()


def test_narrow(_path):
    """In a narrow window the score and the target are there, a hint can be asked for,
    and the panel has a page of its own."""
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "settings.ini").write_text(
            "[canasta]\nwindow-width=360\nwindow-height=640\n")
        program = start(folder)
        program.wait_for("●\u00a00  ▲\u00a00", "label")
        program.wait_for("Round 1 · to 5,000", "label")
        program.click("Hint")
        program.wait_for("Play it")
        act(program.window(), "win.side-panel")
        program.wait_for("Moves of this round", "list")
        program.click("Close the panel")
        program.wait_for("Play it")
        wait(lambda: program.find("Moves of this round") is None, "the panel is gone")
        program.end()


def list_texts(folder, language):
    """What is said in the window of a table and on the page of a new game."""
    program = Program(sys.argv[1], "--deal", "5", "--speed", "instant", "--data-dir", folder,
                      "--lang", language)
    hand = wait(lambda: [node for node in walk(program.window())
                         if "card.toggle" in list_actions(node)], "a hand")
    assert len(hand) == 11, hand
    texts = {text for node in walk(program.window())
             for text in (node.get_name(), node.get_description())}
    act(program.window(), "win.new")
    wait(lambda: any(has_role(node, "check box") for node in walk(program.window())),
         "a new game")
    texts |= {text for node in walk(program.window())
              for text in (node.get_name(), node.get_description())}
    program.end()
    return {text for text in texts if text and not CLASS.match(text)}


def test_no_english_left(_path):
    with tempfile.TemporaryDirectory() as folder:
        english = list_texts(folder, "en")
        for language in ("fr", "de", "it"):
            left = {text for text in english & list_texts(folder, language)
                    if not all(word in SAME for word in re.findall(r"[^\W\d_]{3,}", text))}
            assert not left, (language, left)


run([test_names, test_hidden_cards, test_announcements, test_coach, test_narrow,
     test_no_english_left], sys.argv[1])
