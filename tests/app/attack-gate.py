#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""attack-gate.py HOST [--long] [--sanitized] [ATTACK…]: what strangers do to a gate, a row each. Every one
is ended, for the reason its row names; two guests play meanwhile and lose nothing; the
host's memory stays as it was. HOST is gate-host. With --long it has the patience of a real
host, and those rows are tried as well that take a minute. Sanitizers keep what is freed, so
that with --sanitized its memory may grow."""

import pathlib
import subprocess
import sys
import tempfile
import threading
import time

from gate_attacks import (ATTACKS, GUEST, MOST_SECONDS, PING, STRANGER, TEXT, crowd, make_frame,
                          open_websocket)

MOST_GROWTH = 10 * 1024         # kB


class Host:
    """The gate, and what it says of who has left."""

    stranger = STRANGER

    def __init__(self, program, folder, patience):
        self.process = subprocess.Popen([program, str(pathlib.Path(folder) / "key.pem"),
                                         *map(str, patience)],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.port = int(self.process.stdout.readline())
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

    def __init__(self, host):
        super().__init__(daemon=True)
        self.wire = open_websocket(host, GUEST)
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


def try_attack(host, name, endings, attack):
    """Whether it is ended as it should be."""
    before = len(host.list_endings(STRANGER))
    attack(host)
    wanted = before + (1000 if attack is crowd else 1)
    got = host.wait_for(STRANGER, wanted)[before:]
    right = len(got) == wanted - before and set(got) <= endings
    if attack is crowd:
        right = right and got.count("too-many") >= 900
    print(f"{'ok' if right else 'not ok'} - {name}: {', '.join(sorted(set(got))) or 'still open'}",
          flush=True)
    return right


def main():
    program, *words = sys.argv[1:]
    long = "--long" in words
    names = [word for word in words if not word.startswith("--")]
    rows = [row for row in ATTACKS if row[0] in names or (not names and (long or row[2]))]
    with tempfile.TemporaryDirectory() as folder:
        host = Host(program, folder, (10000, 30000) if long else (2000, 4000))
        guests = [Guest(host) for _ in range(2)]
        for guest in guests:
            guest.start()
        print(f"1..{len(rows) + 2}", flush=True)
        before = host.get_memory()
        failed = [name for name, endings, _, attack in rows
                  if not try_attack(host, name, endings, attack)]
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


main()
