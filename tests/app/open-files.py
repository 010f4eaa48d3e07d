#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""open-files.py PROGRAM: files that a person opens: games and house rules, one's own
and those of strangers, and everything that is neither."""

import json
import os
import pathlib
import shutil
import sys
import tempfile

from program import Program, act, begins, find, has_role, run, wait, walk

DATA = pathlib.Path(__file__).parent.parent / "data"
RUNNING = DATA / "version-0.1" / "match.json"
OVER = DATA / "matches" / "samba.json"
NO_VARIANT = DATA / "matches" / "two.json"
REFUSED = "This file cannot be opened"
COPIED = "You are playing a copy of this game: the file stays as it is."

HOUSE = {"format": 1, "id": "sunday", "title": {"en": "Sunday"},
         "summary": {"en": "As we play on Sundays."}, "rules": {"target": 3000, "draw-count": 2},
         "tables": [{"table": "partnership/4"}, {"table": "samba/4"}]}


def start(path, folder, *arguments):
    return Program(path, "--speed", "instant", "--lang", "en",
                   "--data-dir", str(pathlib.Path(folder, "data")),
                   *(str(argument) for argument in arguments))


def list_files(folder, room):
    place = pathlib.Path(folder, "data", room)
    return sorted(file.name for file in place.iterdir()) if place.exists() else []


def read_dialog(dialog):
    return "\n".join(node.get_name() or "" for node in walk(dialog) if has_role(node, "label"))


def find_dialog(program, heading, part):
    """The dialog of this heading, which is its title, that says this."""
    for node in walk(program.root):
        if has_role(node, "dialog") and node.get_name() == heading and part in read_dialog(node):
            return node
    return None


def answer(program, heading, button, part=""):
    """Answers the dialog; returns what it said."""
    dialog = wait(lambda: find_dialog(program, heading, part), f"“{heading}” with “{part}”")
    said = read_dialog(dialog)
    # The letter to press is part of the name.
    act(find(dialog, lambda name: name is not None and name.endswith(button), "push button"))
    return said


def read_recent():
    file = pathlib.Path(os.environ.get("XDG_DATA_HOME", pathlib.Path.home() / ".local/share"),
                        "recently-used.xbel")
    return file.read_text(encoding="utf-8") if file.exists() else ""


def running_match(path):
    """A stranger's game is copied and played on; the same file again is no second
    copy, and the file stays as it was."""
    with tempfile.TemporaryDirectory() as folder:
        given = pathlib.Path(folder, "friend’s & mine.canasta")
        shutil.copy(RUNNING, given)
        program = start(path, folder, given)
        program.wait_for("Table", "panel")
        program.wait_for(COPIED)
        wait(lambda: "mine.canasta" in read_recent(), "it is among the recent files")
        program.end()
        saved = list_files(folder, "matches")
        assert len([name for name in saved if name.endswith(".json")]) == 1, saved
        assert given.read_bytes() == RUNNING.read_bytes()

        kept = pathlib.Path(folder, "data", "matches",
                            next(name for name in saved if name.endswith(".json")))
        program = start(path, folder, kept)
        program.wait_for("Table", "panel")
        assert not program.find(COPIED)
        program.end()
        assert len([n for n in list_files(folder, "matches") if n.endswith(".json")]) == 1
        assert kept.name not in read_recent(), "what the program keeps is its own affair"


def finished_match(path):
    """A game that is over is watched where it lies."""
    with tempfile.TemporaryDirectory() as folder:
        given = pathlib.Path(folder, "over.canasta")
        shutil.copy(OVER, given)
        program = start(path, folder, given)
        page = program.wait_for("Replay", "panel")
        wait(lambda: find(page, begins("Step 0 of "), "label"), "its beginning")
        program.end()
        assert list_files(folder, "matches") == []
        assert given.read_bytes() == OVER.read_bytes()


def house(path):
    """House rules are shown, and added only when the person says so, once."""
    with tempfile.TemporaryDirectory() as folder:
        given = pathlib.Path(folder, "sunday.canasta-house")
        given.write_text(json.dumps(HOUSE), encoding="utf-8")
        program = start(path, folder, given)
        said = answer(program, "Add “Sunday” to your house rules?", "Cancel")
        for part in ("As we play on Sundays.", "For: Partnership, Samba", "2 rules are changed:",
                     "Target"):
            assert part in said, said
        program.end()
        assert list_files(folder, "houses") == []

        program = start(path, folder, given)
        answer(program, "Add “Sunday” to your house rules?", "Add")
        program.wait_for("“Sunday” is among your house rules now.")
        program.end()
        assert list_files(folder, "houses") == ["sunday.json"], list_files(folder, "houses")

        program = start(path, folder, given)
        program.wait_for("“Sunday” is among your house rules already.")
        program.end()
        assert list_files(folder, "houses") == ["sunday.json"]


def write_rubbish(folder):
    """Files that are nothing, and what is said of each."""
    folder = pathlib.Path(folder)
    neither = "is neither a game nor house rules of Canasta."
    truncated = RUNNING.read_bytes()[:2000]
    newer = json.loads(RUNNING.read_text(encoding="utf-8"))
    newer["format"] = 99
    cheat = json.loads(RUNNING.read_text(encoding="utf-8"))
    cheat["rounds"][0]["turns"][0] = "meld KS KH"
    cheat.pop("held", None)
    faulty = {**HOUSE, "rules": {"target": "much"}}
    contents = {
        "empty.canasta": (b"", neither),
        "photo.canasta": (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", neither),
        "text.json": ("Dear Anna, “hello”".encode(), neither),
        "latin.canasta": ("{\"é\": 1}".encode("latin-1"), "latin.canasta"),
        "list.json": (b"[1, 2, 3]", neither),
        "other.json": (b'{"name": "a", "version": 1}', neither),
        "half.canasta": (truncated, "half.canasta"),
        "deep.json": (b'{"a":' * 5000, "deep.json"),
        "newer.canasta": (json.dumps(newer).encode(), "newer version of Canasta"),
        "cheat.canasta": (json.dumps(cheat).encode(), "cheat.canasta"),
        "stranger.canasta": (NO_VARIANT.read_bytes(), "needs the variant “test”"),
        "faulty.canasta-house": (json.dumps(faulty).encode(), "faulty.canasta-house"),
    }
    for name, (content, said) in contents.items():
        (folder / name).write_bytes(content)
        yield folder / name, said
    yield folder / "gone.canasta", "gone.canasta"
    (folder / "folder.canasta").mkdir()
    yield folder / "folder.canasta", "folder.canasta"
    os.mkfifo(folder / "pipe.canasta")
    yield folder / "pipe.canasta", "pipe.canasta"


def rubbish(path):
    """Of anything else it is said what is wrong; nothing is lost, nothing kept."""
    with tempfile.TemporaryDirectory() as folder:
        files = list(write_rubbish(folder))
        running = pathlib.Path(folder, "running.canasta")
        shutil.copy(RUNNING, running)
        program = start(path, folder, running, *(file for file, said in files))
        for file, part in files:
            said = answer(program, REFUSED, "Close", file.name)
            assert part in said, (file.name, said)
        # The game goes on that was opened with them.
        program.wait_for("Table", "panel")
        program.end()
        saved = [name for name in list_files(folder, "matches") if name.endswith(".json")]
        assert len(saved) == 1, saved
        assert not any("bad" in name for name in list_files(folder, "matches"))
        assert list_files(folder, "houses") == []
        for file, said in files:
            assert said == "gone.canasta" or file.exists(), file


run([running_match, finished_match, house, rubbish], sys.argv[1])
