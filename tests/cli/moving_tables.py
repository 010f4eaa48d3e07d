# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables in a terminal that somebody else goes on with, and people at them who type or play by
themselves, for tests of it."""

import glob
import json
import os
import re
import subprocess
import time

from terminal import PROGRAM, TIMEOUT, equal, read_until

HOUSE = {"format": 1, "id": "short", "title": {"en": "Short"}, "rules": {"rounds": 2},
         "tables": [{"table": "two-player/2"}, {"table": "partnership/4"}]}
OPEN = ["play", "--open", "--port=0"]
TWO = ["--house=short", "--variant=two-player", "--players=2"]


def start(folder, *arguments, stdin=subprocess.PIPE):
    os.makedirs(folder, exist_ok=True)
    return subprocess.Popen([PROGRAM, *arguments, f"--data-dir={folder}"], stdin=stdin,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                            env=dict(os.environ, LANGUAGE="en"))


def read_invitation(process):
    return read_until(process, "CANASTA://").splitlines()[-1]


def host(folder, *arguments, stdin=subprocess.PIPE):
    os.makedirs(f"{folder}/houses", exist_ok=True)
    with open(f"{folder}/houses/short.json", "w") as file:
        json.dump(HOUSE, file)
    process = start(folder, *OPEN, *TWO, *arguments, stdin=stdin)
    return process, read_invitation(process)


def take_over(folder):
    process = start(folder, *OPEN, "--take-over")
    return process, read_invitation(process)


def join(folder, name, invitation, *arguments):
    return start(f"{folder}/{name}", "join", invitation, f"--name={name}", *arguments)


def kill(*processes):
    for process in processes:
        process.kill()
        process.communicate()


def end(process, status=0):
    out = process.communicate(timeout=TIMEOUT)[0]
    equal((process.returncode, out if process.returncode != status else ""), (status, ""))
    return out


def play(process, is_enough=None, until=None):
    """A person draws and discards until that holds when they are asked, or that is told, or the match
    is over."""
    told, text, n = "", "", 0
    while sign := process.stdout.read(1):
        text += sign
        if until and until in text:
            return told + text
        if not text.endswith("> "):
            continue
        if is_enough and is_enough(text):
            return told + text
        cards = re.findall(r"Your hand, \d+ cards?: (.*)", text)
        if "lay down" in text and cards:
            line = f"x {cards[-1].split()[0]}"
        else:
            line = "yes" if "asks: May I go out?" in text else ("draw", "pass", "hand", "")[n % 4]
        n, told, text = n + 1, told + text, ""
        process.stdin.write(f"{line}\n")
        process.stdin.flush()
    return told + text + end(process)


def load(folder, kind):
    """What is kept there, the oldest first."""
    found = []
    for path in sorted(glob.glob(f"{folder}/{kind}/*.json")):
        with open(path) as file:
            found.append(json.load(file))
    return found


def list_files(folder, kind):
    """The names of what is kept there; that may be gone, or be there in part, a moment later."""
    return sorted(os.path.basename(path) for path in glob.glob(f"{folder}/{kind}/*.json"))


def wait_until(is_so):
    until = time.monotonic() + TIMEOUT
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.001)


def has_rounds(folder):
    return bool(glob.glob(f"{folder}/visited/*.rounds"))


def wait_for_table(*folders):
    """Until those who sit there could go on with the table."""
    until = time.monotonic() + TIMEOUT
    while not all(load(folder, "visited") for folder in folders):
        assert time.monotonic() < until, folders
        time.sleep(0.02)


def wait_for_rounds(folder):
    """Until who sits there could go on after the rounds that are over."""
    until = time.monotonic() + TIMEOUT
    while not has_rounds(folder):
        assert time.monotonic() < until, folder
        time.sleep(0.02)
