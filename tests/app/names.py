#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""names.py PROGRAM: every name that a screen reader is told is one: in all
languages, on every page and in every dialog."""

import gettext
import json
import os
import pathlib
import re
import sys
import tempfile

from listener import Listener
from program import (Atspi, Program, act, begins, find, has_come, has_state, list_actions,
                     move_mouse, run, wait, walk)

CLASS = re.compile(r"\b(Gtk|Adw|Canasta)[A-Z]\w+")

# What need not have a name: it is told by what it holds. A scrolled part of a
# page has the focus only while nothing in it can have it.
WITHOUT_NAME = {Atspi.Role.SCROLL_PANE}
# What is told with its name when it is entered, though it has no focus. Before GTK 4.14
# a window announces by its name, which it has back when another one is used.
WITH_NAME = {Atspi.Role.DIALOG, Atspi.Role.LIST_ITEM, Atspi.Role.MENU,
             Atspi.Role.PAGE_TAB, Atspi.Role.IMAGE}

# Words that are the same in other languages: names, and what is written so
# everywhere.
SAME = {"Root", "Pile", "Anna", "Ben", "Clara", "Emil", "Fritz", "Gitta", "Canasta", "Ctrl",
        "Alt", "Tab"}

MATCH = pathlib.Path(__file__).parent.parent / "data" / "matches" / "asking.json"
ENGLISH = set()


def list_messages(catalogue):
    """The texts of a catalogue, each with its translation."""
    return [(key.split("\4")[-1], text) for key, text in getattr(catalogue, "_catalog", {}).items()
            if isinstance(key, str)]


def strip(text):
    """Without what is not told."""
    return re.sub(r"<[^>]*>|_|%s", "", text).strip()


def list_texts_of_gtk():
    """What GTK and libadwaita say, which may not know every language. A button
    of theirs says the same twice."""
    texts = {strip(text) for domain in ("gtk40", "libadwaita") for language in ("fr", "de")
             for text, _other in list_messages(gettext.translation(domain, None, [language],
                                                                   fallback=True))}
    return texts | {f"{text} {text}" for text in texts}


OF_GTK = list_texts_of_gtk()


def list_faults(told):
    """What is named by its class or in part, or is not named and should be."""
    faults = []
    for role, name, description, focusable, way in told:
        if CLASS.search(name) or CLASS.search(description) or name.startswith(" "):
            faults.append((role.value_nick, name, description, way))
        elif (not name.strip() and (focusable or role in WITH_NAME)
              and role not in WITHOUT_NAME):
            faults.append((role.value_nick, name, way))
    return faults


class Reader:
    """One who looks at everything there is in one language."""

    def __init__(self, path, folder, language, *arguments):
        catalogues = pathlib.Path(path).parent.parent / "po"
        self.catalogue = gettext.translation("canasta", catalogues, [language],
                                             fallback=language == "en")
        self.program = Program(path, "--speed", "instant", "--data-dir", folder, "--lang",
                               language, *arguments)
        self.listener = Listener(self.program.process.pid)
        self.texts = set()
        self.faults = []

    def wait_for(self, text, role=None):
        """What has this name in the language."""
        return self.program.wait_for(self.catalogue.gettext(text), role)

    def wait_for_action(self, action, *patience):
        wait(lambda: self.listener.has(action), f"something that can {action}", *patience)

    def look(self, where):
        told = self.listener.list_all()
        self.texts |= {text for _role, *texts, _focusable, _way in told for text in texts if text}
        self.faults += [(where, *fault) for fault in list_faults(told)]

    def open(self, what, do):
        """A dialog, which stays open."""
        before = self.program.root.get_child_count()
        do()
        wait(lambda: self.program.root.get_child_count() > before, f"{what} opens a window")

    def open_from_window(self, action):
        self.open(action, lambda: act(self.program.window(), action))

    def list_english(self, english):
        """What is told in English still: as it is in English, though neither the
        catalogue nor the words say that this is right, nor is it an address or of GTK."""
        left = english & self.texts
        left -= {text for text, other in list_messages(self.catalogue) if text == other}
        return {text for text in left
                if strip(text) not in OF_GTK and "General Public License" not in text
                and not text.startswith("https://")
                and not all(word in SAME for word in re.findall(r"[^\W\d_]{3,}", text))}


def write(folder, rounds, turns, *more, others=("Anna", "Ben", "Clara"), rules=()):
    """A saved match, the one played last: so many rounds, so many turns of the
    last one, and what was played then."""
    match = json.loads(MATCH.read_text())
    match["table"] = "partnership/4"
    match["names"] = ["Root", *others]
    match["rules"] |= {"pile-visibility": "all", **dict(rules)}
    match["rounds"] = match["rounds"][:rounds]
    match["rounds"][-1]["turns"][turns:] = more
    path = pathlib.Path(folder, "matches")
    path.mkdir(exist_ok=True)
    time = 1 + len(list(path.iterdir()))
    path = path / f"2026-01-01-0000{time:02}.json"
    path.write_text(json.dumps(match))
    os.utime(path, (time, time))


def read_start_page(reader):
    """With all that can be unfolded there."""
    act(reader.wait_for("Details"), "activate")
    wait(lambda: find(reader.program.window(), bool, "list item"), "an earlier game")
    reader.program.wait_for(lambda name: "2020.json" in (name or ""), "label")
    reader.look("start page")


def read_end(reader, folder):
    """The end of a match, which has to be played."""
    write(folder, 1, 14, rules={"rounds": 1, "asking": "off"})
    act(reader.program.window(), "win.start-page")
    act(reader.wait_for("Continue", "push button"))
    table = reader.wait_for("Table", "panel")
    for action, then in (("table.draw", "Go out"), ("table.go-out", "Keep playing"),
                         ("table.confirm", "Play again")):
        act(table, action)
        reader.wait_for(then, "push button")
    reader.look("end of the match")


def read_past(reader):
    """A round that is over: watched, and gone through; and what became of all."""
    act(reader.program.window(), "win.start-page")
    watch = reader.catalogue.gettext("Watch the rounds: %s").split("%s", maxsplit=1)[0]
    act(reader.program.wait_for(begins(watch), "push button"))
    wait(lambda: reader.listener.act("replay.on"), "a round to watch")
    reader.look("round that is watched")
    assert reader.listener.act("past.review")
    reader.wait_for_action("decision.show", 120)
    reader.look("review of a round")
    act(reader.program.window(), "win.statistics")
    reader.wait_for("Reset…", "push button")
    reader.look("statistics")


def read_lessons(reader):
    """The list of them, and one that is played."""
    act(reader.program.window(), "win.learn")
    title = "Draw and discard"
    title = dict(list_messages(reader.catalogue)).get(title, title)
    lesson = reader.program.wait_for(title, "list item")
    reader.look("lessons")
    act(find(lesson, bool, "push button") or lesson)
    reader.wait_for("Lesson", "panel")
    reader.look("a lesson")


def read_pages(path, folder, language):
    """The pages around a game, and the dialogs."""
    write(folder, 1, 5, others=("Emil", "Fritz", "Gitta"))
    write(folder, 1, 99)
    pathlib.Path(folder, "matches", "2020.json").write_text("{")
    reader = Reader(path, folder, language)
    read_start_page(reader)
    act(reader.wait_for("Continue", "push button"))
    act(reader.wait_for("Show hands"))
    hand = reader.catalogue.gettext("Your hand: %s").split("%s", maxsplit=1)[0]
    reader.program.wait_for(begins(hand), "label")
    reader.look("sheet of the round")
    reader.open("the comparison",
                lambda: act(reader.wait_for("Compare with the strongest player…")))
    reader.look("comparison")
    read_end(reader, folder)
    read_past(reader)
    read_lessons(reader)
    act(reader.program.window(), "win.new")
    reader.wait_for("Start", "push button")
    act(reader.program.window(), "win.menu")
    wait(lambda: find(reader.program.window(), bool, "menu item"), "a menu")
    for action in ("win.shortcuts", "win.about", "win.preferences"):
        reader.open_from_window(action)
    assert reader.listener.press(reader.catalogue.gettext("Rules"))
    wait(lambda: reader.listener.act("rules.copy"), "a house to copy")
    reader.open("rules.delete", lambda: wait(lambda: reader.listener.act("rules.delete"),
                                             "a house to delete"))
    reader.look("new game and dialogs")
    return reader


def open_notice(reader, table, folder):
    """Of a match that can be saved no longer."""
    matches = pathlib.Path(folder, "matches")
    matches.rename(f"{matches}-kept")
    matches.write_text("no folder")
    act(table, "table.draw")
    # libadwaita says the name of the button twice.
    button = reader.program.wait_for(begins(reader.catalogue.gettext("Details")), "push button")
    wait(lambda: has_come(button), "the message has come")
    reader.open("the notice", lambda: act(button))


def read_popovers(reader, table, folder):
    """What opens on the table: ways to take the pile, places for a wild card,
    the cards of a meld, further actions."""
    act(table, "table.take")
    reader.wait_for("Take the pile")
    reader.look("ways to take the pile")
    open_notice(reader, table, folder)
    card = wait(lambda: [node for node in walk(table) if "card.toggle" in list_actions(node)][-1],
                "a hand")
    act(card, "card.toggle")
    wait(lambda: has_state(card, Atspi.StateType.SELECTED), "a wild card is selected")
    act(table, "table.meld")
    reader.wait_for("Lay the cards down here")
    reader.look("notice, and places for a wild card")
    # A tip that comes up beside two popovers has no place of its own.
    move_mouse((2, 2))
    act(card, "card.toggle")
    wait(lambda: not has_state(card, Atspi.StateType.SELECTED), "no card is selected")
    meld = next(node for node in walk(table) if "meld.activate" in list_actions(node))
    act(meld, "meld.activate")
    wait(lambda: find(meld, bool, "image"), "the cards of a meld")
    more = reader.catalogue.gettext("More")
    act(wait(lambda: next(node for node in walk(table) if node.get_name() == more
                          and "click" in list_actions(node)), "a button for more"))
    wait(lambda: find(table, bool, "menu item"), "further actions")
    reader.look("cards of a meld and further actions")


def read_table(path, folder, language):
    """The table, with melds, its guide and its popovers."""
    write(folder, 3, 27, "take; discard 7C")
    reader = Reader(path, folder, language)
    act(reader.wait_for("Continue", "push button"))
    table = reader.wait_for("Table", "panel")
    reader.wait_for_action("card.toggle")
    reader.look("table")
    read_popovers(reader, table, folder)
    act(reader.program.window(), "win.side-panel")
    reader.open_from_window("win.rules")
    act(table, "table.view-pile")
    wait(lambda: find(table, bool, "image"), "the pile")
    reader.look("panel, guide and pile")
    return reader


def read_all(path, language):
    """What is told in this language, and what is wrong with it."""
    texts, faults = set(), []
    for scene in (read_pages, read_table):
        with tempfile.TemporaryDirectory() as folder:
            reader = scene(path, folder, language)
            reader.program.end()
        texts |= reader.texts
        faults += reader.faults
    return reader, texts, faults


def test_english(path):
    """And what it tells there is what the other languages must not."""
    _reader, texts, faults = read_all(path, "en")
    ENGLISH.update(texts)
    assert not faults, "; ".join(map(str, faults))


def test_language(path, language):
    reader, texts, faults = read_all(path, language)
    reader.texts = texts
    faults += sorted(reader.list_english(ENGLISH))
    assert not faults, "; ".join(map(str, faults))


def test_french(path):
    test_language(path, "fr")


def test_german(path):
    test_language(path, "de")


def test_italian(path):
    test_language(path, "it")


run([test_english, test_french, test_german, test_italian], sys.argv[1])
