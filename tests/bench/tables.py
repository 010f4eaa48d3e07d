#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""tables.py CANASTA-CLI TABLE-GUESTS: how many tables a host keeps on this machine. Four computer players
come to each by its invitation, over TLS, and do ten things a second there. The host, and with --relay the
relay, have the first processor of those there are, all guests one process on the second, both before other
programs where whoever calls this may say so; matches are kept on the disk, in --folder.

    tests/bench/tables.py build/app/cli/canasta-cli build/tests/bench/table-guests 10 20 --relay"""

import argparse
import contextlib
import json
import os
import pathlib
import subprocess
import tempfile
import time

PRIORITY = -10
PATIENCE = 30
OPEN = ["--port=0", "--persons=1000", "--per-address=1000", "--format=json"]
# No match ends while it is measured.
HOUSE = {"format": 1, "id": "long", "title": {"en": "Long"}, "rules": {"rounds": 99},
         "tables": [{"table": "partnership/4"}]}
HEADER = ("{:>6} {:>9}  {:^23}  {:^23}  {:>5} {:>6} {:>6}  {:>8} {:>5}".format(
    "tables", "actions/s", "known to who acted, ms", "known to all, ms", "host", "guests", "relay",
    "kB/table", "load"))
SMALL = f"{'':6} {'the least':>9}  {'half':>7} {'99 %':>7} {'all':>7}  {'half':>7} {'99 %':>7} {'all':>7}"


def read_memory(process):
    """What is its own, in kilobytes."""
    rollup = pathlib.Path(f"/proc/{process.pid}/smaps_rollup").read_text(encoding="ascii")
    return sum(int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Private_"))


def read_spent(process):
    """Seconds of a processor, of all threads."""
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Placed:
    """A process on a processor of its own."""

    def __init__(self, command, processor, log):
        self.spent = self.since = 0
        self.log = log
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True,
                                        preexec_fn=lambda: place(processor))

    def __enter__(self):
        return self

    def __exit__(self, kind, problem, trace):
        self.process.kill()
        self.process.wait()

    def read_told(self):
        """What a host or a relay prints when it begins."""
        text = ""
        for line in self.process.stdout:
            text += line
            if line == "}\n":
                return json.loads(text)
        raise SystemExit(read_log(self.log))

    def begin(self):
        self.spent = read_spent(self.process)
        self.since = time.monotonic()

    def count_spent(self):
        """The part of a processor it has taken since, in percent."""
        return 100 * (read_spent(self.process) - self.spent) / (time.monotonic() - self.since)


def place(processor):
    os.sched_setaffinity(0, {processor})
    try:
        os.setpriority(os.PRIO_PROCESS, 0, PRIORITY)
    except PermissionError:
        pass  # as the header says


def may_go_first():
    return subprocess.run(["nice", "-n", str(PRIORITY), "nice"], capture_output=True, text=True,
                          check=True).stdout.strip() == str(PRIORITY)


def read_log(log):
    return pathlib.Path(log.name).read_text(encoding="utf-8")


def expect(guests, word):
    line = guests.process.stdout.readline().strip()
    if line != word:
        raise SystemExit(f"the guests say “{line}”, not “{word}”: {read_log(guests.log)}")


def begin_relay(options, stack, log):
    """The relay, if there is one, and what a host must know of it."""
    if not options.relay:
        return None, []
    relay = stack.enter_context(Placed([options.cli, "host", "--relay", *OPEN], options.processors[0], log))
    return relay, [f"--through=127.0.0.1:{relay.read_told()['port']}"]


def await_relay(log):
    """Until the host is registered."""
    until = time.monotonic() + PATIENCE
    while "The relay passes on whoever comes." not in read_log(log):
        if time.monotonic() > until:
            raise SystemExit(read_log(log))
        time.sleep(0.05)


def begin_host(options, n, stack, log, through):
    """So many tables, their invitations, and its memory before anybody comes."""
    folder = pathlib.Path(log.name).parent
    (folder / "houses").mkdir()
    (folder / "houses" / "long.json").write_text(json.dumps(HOUSE), encoding="utf-8")
    host = stack.enter_context(Placed(
        [options.cli, "host", "--house=long", "--variant=partnership", "--players=4", f"--tables={n}",
         f"--data-dir={folder}", *OPEN, *through], options.processors[0], log))
    invitations = [table["invitation"] for table in host.read_told()["tables"]]
    if through:
        await_relay(log)
    return host, invitations, read_memory(host.process)


def measure(options, n, log):
    """One row: a host with so many tables, which nobody knows before."""
    with contextlib.ExitStack() as stack:
        relay, through = begin_relay(options, stack, log)
        host, invitations, empty = begin_host(options, n, stack, log, through)
        guests = stack.enter_context(Placed(
            [options.guests, f"--beat={options.beat}", f"--warm={options.warm}",
             f"--seconds={options.seconds}", *invitations], options.processors[1], log))
        expect(guests, "full")
        expect(guests, "measured")
        programs = [program for program in (host, guests, relay) if program]
        for program in programs:
            program.begin()
        found = json.loads(guests.process.stdout.readline())
        spent = [program.count_spent() for program in programs] + [0]
        memory = (read_memory(host.process) - empty) / n
    times = "  ".join(" ".join(f"{time:7.1f}" for time in found[key]) for key in ("own", "all"))
    print(f"{n:6} {found['fewest']:9.1f}  {times}  {spent[0]:4.0f}% {spent[1]:5.0f}% {spent[2]:5.0f}%  "
          f"{memory:8.0f} {os.getloadavg()[0]:5.1f}", flush=True)


def read_options():
    parser = argparse.ArgumentParser()
    parser.add_argument("cli")
    parser.add_argument("guests")
    parser.add_argument("tables", type=int, nargs="*", default=[5, 10, 20, 30])
    parser.add_argument("--relay", action="store_true", help="the guests come through one")
    parser.add_argument("--beat", type=int, default=100, help="milliseconds between two actions at a table")
    parser.add_argument("--warm", type=int, default=20, help="seconds that are played before")
    parser.add_argument("--seconds", type=int, default=60, help="seconds that are measured")
    parser.add_argument("--folder", default=tempfile.gettempdir(), help="where matches are kept")
    options = parser.parse_args()
    options.processors = sorted(os.sched_getaffinity(0))[:2]
    if len(options.processors) < 2:
        raise SystemExit("It needs two processors.")
    return options


def main():
    options = read_options()
    print("The host has processor {}, the guests have {}, {}.".format(
        *options.processors,
        f"at priority {PRIORITY}" if may_go_first() else "beside whatever else is at work there"))
    print(f"{HEADER}\n{SMALL}", flush=True)
    for n in options.tables:
        with tempfile.TemporaryDirectory(dir=options.folder) as folder, \
                open(f"{folder}/log", "w", encoding="utf-8") as log:
            measure(options, n, log)


if __name__ == "__main__":
    main()
