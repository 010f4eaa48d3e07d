#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""window.py FRAMES PROGRAM: how smoothly cards move, and how quickly and in how
much memory the program starts, beside other games. Each is started the same
way, so many times, on a private display; the middle one of the figures counts.
On busy cores the processor's time tells more than the seconds.
Then what clicks cost, beside the programs of the commits in BEFORE.

    tests/app/run-window tests/bench/window.py build/tests/bench/frames build/app/canasta"""

import contextlib
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 5
PATIENCE = 60
SETTLING = 3

OTHERS = [("aisleriot", "/usr/games/sol"), ("gnome-chess", "/usr/games/gnome-chess")]


def is_visible(process):
    found = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(process.pid)],
                           capture_output=True, text=True, check=False)
    return bool(found.stdout.split())


def read_memory(process):
    """In megabytes: all that is resident, and its own share of it."""
    rollup = pathlib.Path(f"/proc/{process.pid}/smaps_rollup").read_text()
    lines = dict(line.split(":", 1) for line in rollup.splitlines()[1:])
    return tuple(int(lines[key].split()[0]) / 1024 for key in ("Rss", "Pss"))


def read_processor(process):
    """In milliseconds: how long the processor has worked for it, in all threads."""
    spent = 0
    for thread in pathlib.Path(f"/proc/{process.pid}/task").iterdir():
        with contextlib.suppress(OSError):  # it has just ended
            spent += int((thread / "schedstat").read_text().split()[0])
    return spent / 1e6


def measure(command):
    """Seconds until there is a window, and the processor's time; that until it is at rest, and the
    memory then."""
    begin = time.monotonic()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL) as process:
        while not is_visible(process):
            if process.poll() is not None or time.monotonic() - begin > PATIENCE:
                process.kill()
                return None
            time.sleep(0.01)
        seconds = time.monotonic() - begin
        busy = read_processor(process)
        time.sleep(SETTLING)
        figures = (seconds, busy, read_processor(process), *read_memory(process))
        process.terminate()
    return figures


def print_row(name, command):
    results = [measure(command) for _ in range(RUNS)]
    if None in results:
        print(f"{name:24} does not start")
        return
    seconds, busy, all_busy, *memory = (statistics.median(column) for column in zip(*results))
    print(f"{name:24}{seconds:9.2f} s{busy:9.0f} ms{all_busy:9.0f} ms"
          f"{memory[0]:9.1f} MB{memory[1]:9.1f} MB", flush=True)


frames, program = sys.argv[1:]
subprocess.run([frames, "30", "100"], check=True)
print(f"\n{'started':24}{'window':>11}{'processor':>12}{'at rest':>12}{'resident':>12}{'share':>12}",
      flush=True)
with tempfile.TemporaryDirectory() as folder:
    print_row("canasta, start page", [program, "--data-dir", folder])
    print_row("canasta, a hand dealt", [program, "--data-dir", folder, "--deal", "5"])
for name, path in OTHERS:
    if shutil.which(path):
        print_row(name, [path])
clicks = pathlib.Path(__file__).parent.parent / "calls" / "count-calls"
subprocess.run([clicks, "--clicks", *os.environ.get("BEFORE", "").split(), "."], check=True)
