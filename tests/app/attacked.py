# SPDX-License-Identifier: GPL-3.0-or-later
"""What strangers do to a program, a row each, while two guests play: whoever attacks is ended, for the
reason its row names, the guests lose nothing, and the memory stays as it was."""

import pathlib
import subprocess
import sys
import threading
import time

from gate_attacks import MOST_SECONDS, PING, STRANGER, TEXT, crowd, make_frame

MOST_GROWTH = 10 * 1024         # kB


class Attacked:
    """What is attacked, and what it says of who has left: a word that tells why, behind their address."""

    stranger = STRANGER

    def __init__(self, *command):
        self.process = subprocess.Popen(list(map(str, command)), stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)
        port, *self.told = self.process.stdout.readline().split()
        self.port = int(port)
        self.log = []
        self.changed = threading.Condition()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            with self.changed:
                self.log.append(line.split())
                self.changed.notify_all()

    def list_endings(self, address):
        return [ending for left, ending in self.log if left == address]

    def wait_for(self, address, n):
        """The endings of that address, once there are so many."""
        with self.changed:
            self.changed.wait_for(lambda: len(self.list_endings(address)) >= n, MOST_SECONDS)
            return self.list_endings(address)

    def get_memory(self):
        lines = pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    def stop(self):
        self.process.stdin.close()
        assert self.process.wait(MOST_SECONDS) == 0, self.process.returncode


class Guest(threading.Thread):
    """Says something now and then, and hears it again."""

    def __init__(self, wire):
        super().__init__(daemon=True)
        self.wire = wire
        self.n_heard = 0
        self.is_done = False
        self.failed = None

    def read(self, n):
        got = b""
        while len(got) < n:
            part = self.wire.recv(n - len(got))
            assert part, "the host has let a guest go"
            got += part
        return got

    def read_text(self):
        """The next text; pings between are answered."""
        while True:
            kind, length = self.read(2)
            data = self.read(length)
            if kind & 0x0f == TEXT:
                return data
            assert kind & 0x0f == PING, kind
            self.wire.sendall(make_frame(10, data))

    def run(self):
        try:
            while not self.is_done:
                text = f"turn {self.n_heard}".encode()
                self.wire.sendall(make_frame(TEXT, text))
                heard = self.read_text()
                assert heard == text, heard
                self.n_heard += 1
                time.sleep(0.2)
        except (AssertionError, OSError) as error:
            self.failed = error


def try_attack(host, name, endings, act):
    """Whether it is ended as it should be."""
    before = len(host.list_endings(STRANGER))
    act(host)
    wanted = before + (1000 if act is crowd else 1)
    got = host.wait_for(STRANGER, wanted)[before:]
    right = len(got) == wanted - before and set(got) <= endings
    if act is crowd:
        right = right and got.count("too-many") >= 900
    print(f"{'ok' if right else 'not ok'} - {name}: {', '.join(sorted(set(got))) or 'still open'}",
          flush=True)
    return right


def choose(rows, words):
    """Those that are named, else all or, without --long, those that need no minute."""
    names = [word for word in words if not word.startswith("--")]
    return [row for row in rows if row[0] in names or (not names and ("--long" in words or row[2]))]


def get_patience(words):
    """For a handshake and for silence, in milliseconds."""
    return (10000, 30000) if "--long" in words else (2000, 4000)


def attack(host, rows, open_guest, words):
    """Tries all of them; whether it went well is the exit status."""
    guests = [Guest(open_guest()) for _ in range(2)]
    for guest in guests:
        guest.start()
    print(f"1..{len(rows) + 2}", flush=True)
    before = host.get_memory()
    failed = [name for name, endings, _, act in rows if not try_attack(host, name, endings, act)]
    growth = host.get_memory() - before
    for guest in guests:
        guest.is_done = True
        guest.join(MOST_SECONDS)
    play = all(not guest.failed and guest.n_heard > 0 for guest in guests)
    print(f"{'ok' if play else 'not ok'} - two guests play on: "
          f"{[guest.failed or guest.n_heard for guest in guests]}")
    small = growth < MOST_GROWTH or "--sanitized" in words
    print(f"{'ok' if small else 'not ok'} - memory grows by {growth} kB")
    for guest in guests:
        guest.wire.close()
    host.stop()
    sys.exit(0 if play and small and not failed else 1)
