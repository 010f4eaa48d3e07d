#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole matches over a bad line: many tables at once, whose packets take 300 ms more or less, are
lost or overtake each other; lines are cut, hosts and guests killed, and clocks set. No round is
lost, and the three sides of each table have the same record of all rounds.

faults.py PROGRAM CLOCK [--rounds N] [--seed N]: about so many rounds in all, each fault with its
part of them. PROGRAM is canasta-cli, CLOCK the library tests/cli/other-clock.c makes. Takes a few
minutes at least."""

import argparse
import hashlib
import json
import os
import signal
import struct
import subprocess
import sys
import tempfile
import threading
import time

from bad_line import Line, NEAR

DELAY, JITTER, LOSS = 300, 100, 5
ROUNDS_A_TABLE = 3              # so that there is a deal between two rounds, twice
MOST_AT_ONCE = 48
SECONDS_A_ROUND = 400           # for a table that has not ended by then something is lost
GUESTS = ("Anna", "Ben")
DAY = 24 * 60 * 60


def write_house(folder):
    house = {"format": 1, "id": "short", "title": {"en": "Short"},
             "rules": {"rounds": ROUNDS_A_TABLE}, "tables": [{"table": "two-player/2"}]}
    os.makedirs(f"{folder}/houses")
    with open(f"{folder}/houses/short.json", "w") as file:
        json.dump(house, file)


class Side:
    """A host or a guest, whose program is started anew when it was killed."""

    def __init__(self, table, name, holder):
        self.table, self.name, self.holder = table, name, holder
        self.n_read, self.said = 0, ""
        self.folder = f"{table.folder}/{name}"
        self.log = f"{self.folder}/log"
        self.clock = f"{self.folder}/clock"
        os.makedirs(self.folder)
        self.set_clock(0)
        self.process = None

    def start(self, arguments):
        options = self.table.options
        with open(self.log, "ab") as log:
            self.process = self.table.line.start(
                self.holder, [options.program, *arguments, f"--data-dir={self.folder}"],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                env=dict(os.environ, LANGUAGE="en", LD_PRELOAD=options.clock,
                         CANASTA_CLOCK=self.clock))

    def kill(self):
        self.process.kill()
        self.process.wait()

    def set_clock(self, seconds):
        with open(self.clock, "r+b" if os.path.exists(self.clock) else "wb") as file:
            file.write(struct.pack("q", seconds))

    def read(self):
        """All that was said. Only what is new is read: this is asked for again and again."""
        with open(self.log, "rb") as file:
            file.seek(self.n_read)
            new = file.read()
        self.n_read += len(new)
        self.said += new.decode(errors="replace")
        return self.said

    def list_rounds(self):
        """A fingerprint of all that was dealt and done in each round."""
        folder = f"{self.folder}/matches"
        paths = [name for name in os.listdir(folder) if name.endswith(".json")]
        assert len(paths) == 1, f"{self.name} has the matches {paths}"
        with open(f"{folder}/{paths[0]}") as file:
            match = json.load(file)
        return [hashlib.sha256(json.dumps([match["table"], match["names"], each],
                                          sort_keys=True).encode()).hexdigest()
                for each in match["rounds"]]


class Table:
    """A host at the near end and two guests at the far one."""

    def __init__(self, line, folder, fault, options):
        self.line, self.folder, self.fault, self.options = line, folder, fault, options
        self.host = Side(self, "host", line.near)
        self.guests = [Side(self, name, line.far) for name in GUESTS]
        self.n_faults = 0
        self.n_rounds, self.sentence = 0, None

    def is_playing(self):
        return self.host.process.poll() is None

    def wait_for(self, side, words, n=1):
        """Until somebody has been told something so often. Returns: whether they were."""
        while self.is_playing() and side.read().count(words) < n:
            assert time.monotonic() < self.end, f"{side.name} waits for “{words}”, {n}"
            time.sleep(0.05)
        return self.is_playing()

    def find_invitation(self):
        assert self.wait_for(self.host, "CANASTA://"), self.host.read()
        found = next(line for line in self.host.read().splitlines() if line.startswith("CANASTA://"))
        assert f"//{NEAR}:" in found, found
        self.port = int(found.split("/")[2].split(":")[1])
        return found

    def begin(self):
        write_house(self.host.folder)
        self.host.start(["play", "--open", "--port=0", "--computers-only", "--house=short",
                         "--variant=two-player", "--players=2"])
        self.invitation = self.find_invitation()
        for guest in self.guests:
            guest.start(self.join(guest.name))

    def join(self, name):
        return ["join", self.invitation, f"--name={name}", "--player=policy"]

    def restart_host(self):
        self.n_faults += 1
        self.host.kill()
        self.host.start(["play", "--open", "--continue"])

    def restart_guest(self, guest):
        self.n_faults += 1
        guest.kill()
        guest.start(self.join(guest.name))

    def check(self):
        sides = [self.host, *self.guests]
        for side in sides:
            side.process.wait(max(1, self.end - time.monotonic()))
            assert side.process.returncode == 0, f"{side.name} ends with {side.process.returncode}"
        rounds = self.host.list_rounds()
        assert len(rounds) == ROUNDS_A_TABLE, f"the host has {len(rounds)} rounds"
        for guest in self.guests:
            seen = guest.list_rounds()
            assert len(seen) == len(rounds), f"{guest.name} has {len(seen)} rounds"
            assert seen == rounds, f"{guest.name} has other rounds"
        self.n_rounds = len(rounds)

    def play(self):
        try:
            self.begin()
            self.fault(self)
            self.check()
        except Exception as error:
            self.sentence = f"{type(error).__name__}: {error}"
        finally:
            self.stop()

    def stop(self):
        for side in (self.host, *self.guests):
            if side.process and side.process.poll() is None:
                side.kill()


# Faults. “Round 2.” stands where a side is told of the deal, “New total” where it has seen a round.

def only_line(table):
    table.n_faults = 1


def cut(table, seconds):
    """The line is cut in mid-round, and where the next one is agreed on."""
    for guest, words, n in ((0, "Round ", 1), (1, "New total", 1), (0, "New total", 2)):
        if not table.wait_for(table.guests[guest], words, n):
            break
        time.sleep(3)
        table.n_faults += 1
        table.line.cut(table.port, seconds)
        time.sleep(seconds + 20)


def cut_short(table):
    cut(table, 10)


def cut_long(table):
    cut(table, 60)


# When somebody is killed: behind which words of theirs, the how manieth, so many seconds.
PHASES = [
    ("sit", 1, 0.1),            # before the deal, while it is agreed on …
    ("sit", 1, 0.7),
    ("sit", 1, 1.6),
    ("Round ", 1, 0.0),         # … dealt, played …
    ("Round ", 1, 9.0),
    ("New total", 1, 0.0),      # … over, proved, and the next is agreed on
    ("New total", 1, 0.4),
    ("New total", 1, 1.0),
    ("New total", 1, 2.0),
]


def kill_host(table):
    for words, n, seconds in PHASES:
        side = table.guests[1] if words == "sit" else table.guests[0]
        if not table.wait_for(side, words, n):
            break
        time.sleep(seconds)
        table.restart_host()
        time.sleep(6)


def kill_guest(table):
    for i, (words, n, seconds) in enumerate(PHASES):
        guest = table.guests[i % 2]
        if not table.wait_for(guest, words, n):
            break
        time.sleep(seconds)
        table.restart_guest(guest)
        time.sleep(6)


def set_clocks(table):
    """Each side's clock goes a day on, or back, again and again."""
    sides = [table.host, *table.guests]
    while table.is_playing() and time.monotonic() < table.end:
        side = sides[table.n_faults % 3]
        side.set_clock((-1) ** table.n_faults * (1 + table.n_faults % 5) * DAY)
        table.n_faults += 1
        time.sleep(2)


FAULTS = [only_line, cut_short, cut_long, kill_host, kill_guest, set_clocks]


def play_tables(line, folder, options):
    """So many at once as are allowed."""
    room = threading.Semaphore(MOST_AT_ONCE)
    n_tables = max(1, -(-options.rounds // ROUNDS_A_TABLE))
    tables = [Table(line, f"{folder}/{i}", FAULTS[i % len(FAULTS)], options)
              for i in range(n_tables)]

    def play(table):
        with room:
            begin = time.monotonic()
            table.end = begin + ROUNDS_A_TABLE * SECONDS_A_ROUND
            table.play()
            print(f"{table.fault.__name__}: {table.n_rounds} rounds, {table.n_faults} faults, "
                  f"{time.monotonic() - begin:.0f} seconds", flush=True)

    threads = [threading.Thread(target=play, args=(table,), daemon=True) for table in tables]
    for thread in threads:
        thread.start()
    try:
        for thread in threads:
            thread.join()
    finally:
        for table in tables:
            table.stop()
    return tables


def tell(tables, line):
    for fault in FAULTS:
        of_fault = [table for table in tables if table.fault is fault]
        if of_fault:
            print(f"{fault.__name__}: {len(of_fault)} tables, "
                  f"{sum(table.n_rounds for table in of_fault)} rounds, "
                  f"{sum(table.n_faults for table in of_fault)} faults")
    for table in tables:
        if table.sentence:
            print(f"{table.fault.__name__}, {table.folder}: {table.sentence}")
    failed = [table for table in tables if table.sentence]
    print(f"{line.n_packets} packets, {line.n_lost} of them lost")
    print(f"{sum(table.n_rounds for table in tables)} rounds at {len(tables)} tables, the same on "
          f"all sides; {len(failed)} tables failed")
    return not failed


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("clock")
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="keep what failed, to be looked at")
    options = parser.parse_args()
    options.program, options.clock = map(os.path.abspath, (options.program, options.clock))
    try:
        line = Line(DELAY, JITTER, LOSS, options.seed)
    except OSError as error:
        print(f"skipped: there can be no bad line here ({error})")
        return
    with tempfile.TemporaryDirectory(prefix="canasta-faults-",
                                     ignore_cleanup_errors=True) as folder:
        tables = play_tables(line, folder, options)
        is_right = tell(tables, line)
        if options.keep and not is_right:
            os.rename(folder, f"{folder}-kept")
    line.close()
    sys.exit(0 if is_right else 1)


signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
main()
