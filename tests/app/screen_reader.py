# SPDX-License-Identifier: GPL-3.0-or-later
"""Orca, with a voice that writes: what a person hears who does not see the screen."""

import contextlib
import json
import os
import pathlib
import re
import subprocess
import tempfile
import time

from program import PATIENCE, Failure, press, tick, wait

VOICE = pathlib.Path(__file__).parent / "orca"
# Who is silent for so long, and is not kept from speaking, has said all there is to say.
PAUSE = 0.5
# No more counts of the time between two looks: whoever was kept from looking does not know whether
# the others were kept from speaking.
LOOK = 0.1
# The X server, its window manager, the buses and the registry of accessibility, as the system
# shortens their names.
CARRIERS = {"Xvfb", "openbox", "dbus-daemon", "at-spi2-registr"}


def simplify(text):
    """The letters and numbers of a text: signs are spoken in one way or another."""
    return re.sub(r"[\W_]+", " ", text).strip().lower()


def names_key(text, key):
    """Whether a text is the name of a key, or of one pressed with it: each says its name when
    it has cut off what was being said."""
    keys = key.lower().replace("ctrl", "control").split("+")
    return (text.lower().replace(",", "comma").split() or [""])[-1] in keys


def list_carriers():
    """The processes that carry keys to the others, and what they tell one another: while one of
    them waits for a processor, so do all."""
    runtime = f"XDG_RUNTIME_DIR={os.environ['XDG_RUNTIME_DIR']}"
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if ((folder / "comm").read_text(encoding="utf-8").strip() in CARRIERS
                    and runtime in os.fsdecode((folder / "environ").read_bytes()).split("\0")):
                yield int(folder.name)


def has_to_do(number):
    """Whether a process is at work, or would be if it had a processor: what it is asked, and
    what it tells, waits for its first thread, and for that of GDBus."""
    for task in pathlib.Path(f"/proc/{number}/task").glob("*"):
        with contextlib.suppress(OSError):
            name, state = re.search(r"\((.*)\) (.)", (task / "stat").read_text(encoding="utf-8"),
                                    re.DOTALL).groups()
            if state in "RD" and (task.name == str(number) or name == "gdbus"):
                return True
    return False


class ScreenReader:
    """Orca, and what it has said."""

    def __init__(self, folder, speed):
        self.record = pathlib.Path(folder, "voice")
        self.record.touch()
        self.entries = []
        self.read = 0
        environment = {**os.environ, "PATH": f"{VOICE}:{os.environ['PATH']}",
                       "PYTHONPATH": str(VOICE), "VOICE": str(self.record),
                       "VOICE_SPEED": str(speed), "PYTHONDONTWRITEBYTECODE": "1"}
        environment.pop("LANGUAGE", None)
        self.log = open(pathlib.Path(folder, "orca.log"), "w+", encoding="utf-8")
        self.process = subprocess.Popen(["/usr/bin/python3", str(VOICE / "begin.py")],
                                        stdout=self.log, stderr=subprocess.STDOUT,
                                        env=environment)
        wait(lambda: self.process.poll() is not None or self.listen(), "Orca speaks")
        self.heard = [self.process.pid, *list_carriers()]  # whose silence is waited for
        if self.process.poll() is not None:
            self.log.seek(0)
            raise Failure(f"Orca ends: {self.log.read()}")

    def listen(self):
        """All entries of the record: of what was said, cut off, and of silence."""
        with open(self.record, encoding="utf-8") as record:
            record.seek(self.read)
            while (line := record.readline()).endswith("\n"):
                self.entries.append(json.loads(line))
                self.read = record.tell()
        return self.entries

    def note_key(self, key):
        self.listen()
        self.entries.append({"kind": "key", "text": key})

    def is_quiet(self):
        """Whether nothing has been said for a while, and nothing is being said."""
        count, idle = len(self.listen()), 0
        while idle < PAUSE:
            begun = time.monotonic()
            tick()
            if len(self.listen()) > count:
                return False
            if not any(map(has_to_do, self.heard)):
                idle += min(time.monotonic() - begun, LOOK)
        said = [entry for entry in self.entries if entry["kind"] != "key"]
        return said[-1]["kind"] != "speak"

    def press(self, *keys):
        """Presses keys, and hears to the end what is said to each."""
        for key in keys:
            self.note_key(key)
            press(key)
            wait(self.is_quiet, f"silence after {key}", 4 * PATIENCE)

    def list_spoken(self, since=0):
        return [entry["text"] for entry in self.listen()[since:] if entry["kind"] == "speak"]

    def has_spoken(self, words, since=0):
        return simplify(words) in simplify(" ".join(self.list_spoken(since)))

    def list_repeated(self):
        """What was said twice in a row, without a key between."""
        entries = [entry for entry in self.listen() if entry["kind"] in ("key", "speak")]
        return [entry["text"] for before, entry in zip(entries, entries[1:])
                if entry["kind"] == before["kind"] == "speak"
                and simplify(entry["text"]) == simplify(before["text"]) != ""]

    def list_later(self):
        """What was said after something else, since the last key."""
        key, later = "", []
        is_first = True
        for entry in self.listen():
            if entry["kind"] == "key":
                key, is_first = entry["text"], True
            elif entry["kind"] == "speak" and not (is_first and names_key(entry["text"], key)):
                later += [] if is_first else [entry["text"]]
                is_first = False
        return later

    def list_cut(self):
        """What was cut off, but by no key, and not said again."""
        entries = self.listen()
        cut, key = [], ""
        for place, entry in enumerate(entries):
            if entry["kind"] == "key":
                key = entry["text"]
            before = [other["kind"] for other in entries[max(0, place - 2):place]]
            after = [other["text"] for other in entries[place:] if other["kind"] == "speak"]
            if (entry["kind"] == "cut" and "key" not in before
                    and not (after and names_key(after[0], key))):
                cut += [text for text in entry["lost"] if text not in after]
        return cut

    def write_down(self, since=0):
        """The record, for people."""
        lines = []
        for entry in self.listen()[since:]:
            if entry["kind"] == "key":
                lines.append(f"[{entry['text']}]")
            elif entry["kind"] == "speak":
                lines.append(f"    {entry['text'].strip()}")
            elif entry["kind"] == "cut":
                lines += [f"    (cut off: {text.strip()})" for text in entry["lost"]]
        return "\n".join(lines)

    def end(self):
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.log.close()


@contextlib.contextmanager
def screen_reader(speed=22):
    """Orca, for as long as it is needed; a voice of so many letters a second."""
    with tempfile.TemporaryDirectory() as folder:
        reader = ScreenReader(folder, speed)
        try:
            yield reader
        finally:
            reader.end()
