# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables that canasta-cli host keeps, and who comes to them, for tests of it."""

import hashlib
import json
import os
import pathlib
import signal
import subprocess
import time

from terminal import PROGRAM, TIMEOUT, equal

TWO = ["--house=short", "--variant=two-player", "--players=2"]
ENVIRONMENT = dict(os.environ, LANGUAGE="en")
# A host that is shut in starts no process, so none either that would look for what it leaks.
SHUT_IN = dict(ENVIRONMENT, ASAN_OPTIONS="detect_leaks=0")


def write_house(folder, rounds):
    os.makedirs(f"{folder}/houses", exist_ok=True)
    with open(f"{folder}/houses/short.json", "w") as file:
        json.dump({"format": 1, "id": "short", "title": {"en": "Short"},
                   "rules": {"rounds": rounds}, "tables": [{"table": "two-player/2"}]}, file)


def start(folder, *arguments, log=None):
    os.makedirs(folder, exist_ok=True)
    return subprocess.Popen([PROGRAM, *arguments, f"--data-dir={folder}"], stdin=subprocess.PIPE,
                            stdout=subprocess.PIPE, stderr=log or subprocess.PIPE, text=True,
                            env=SHUT_IN if arguments[0] == "host" else ENVIRONMENT)


def read_told(process):
    """What a host prints when it begins."""
    text = ""
    for line in process.stdout:
        text += line
        if line == "}\n":
            break
    return json.loads(text)


class Logged:
    """A process of canasta-cli host, which keeps a log and ends with the test."""

    def __init__(self, folder, *arguments):
        self.folder = folder
        self.log = f"{folder}/log"
        os.makedirs(folder, exist_ok=True)
        with open(self.log, "a") as log:
            self.process = start(folder, "host", "--format=json", *arguments, log=log)
        self.told = read_told(self.process)
        self.port = self.told["port"]

    def __enter__(self):
        return self

    def __exit__(self, kind, problem, trace):
        self.process.kill()
        self.process.communicate()

    def read_log(self):
        return pathlib.Path(self.log).read_text()

    def wait_for(self, words, n=1):
        until = time.monotonic() + TIMEOUT
        while self.read_log().count(words) < n:
            assert time.monotonic() < until, f"“{words}” is not told: {self.read_log()[-2000:]}"
            assert self.process.poll() is None, self.read_log()[-2000:]
            time.sleep(0.02)

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        equal((self.process.wait(TIMEOUT), self.process.stdout.read()), (0, ""))


class Host(Logged):
    """The tables of a process, and its log."""

    def __init__(self, folder, *arguments, rounds=1):
        write_house(folder, rounds)
        super().__init__(folder, *TWO, *arguments)
        self.invitations = [table.get("invitation") for table in self.told["tables"]]


def join(folder, name, invitation, how="--player=policy"):
    os.makedirs(f"{folder}/{name}", exist_ok=True)
    return start(f"{folder}/{name}", "join", invitation, f"--name={name}", how)


def end(process, status=0):
    out, err = process.communicate(timeout=TIMEOUT)
    assert process.returncode == status, (process.returncode, out[-2000:], err[-2000:])
    return out


def fingerprint(folder):
    """Of each match there: what was dealt and done, in all rounds, by who plays."""
    found = {}
    for path in pathlib.Path(folder, "matches").glob("*.json"):
        match = json.loads(path.read_text())
        found[tuple(match["names"])] = [
            hashlib.sha256(json.dumps(each, sort_keys=True).encode()).hexdigest()
            for each in match["rounds"]]
    return found
