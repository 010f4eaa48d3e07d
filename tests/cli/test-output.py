# SPDX-License-Identifier: GPL-3.0-or-later
"""What canasta-cli prints, where it cannot be printed: a full disk, a stream that is
closed. Whoever asked is told in a sentence and by the exit status."""

import json
import os
import subprocess

from terminal import PROGRAM, TIMEOUT, equal, main, run, scratch

SAVED = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "data", "matches",
                     "viennese.json")
QUESTION = json.dumps({"position": {"variant": "partnership", "players": 4}, "try": ["draw"]})
SEEN = json.dumps({"variant": "partnership", "players": 4, "hand": "4C 4D 9H KD KH",
                   "hand-counts": {"1": 9}, "stock-count": 20, "pile-top": "9C"})

# Every command, as it is asked for something to read.
COMMANDS = [
    (["--help"], ""),
    (["--version"], ""),
    (["play", "--new", "--deal=5", "--player=random"], "draw\nquit\n"),
    (["play", "--new", "--computers-only", "--player=random"], ""),
    (["variants"], ""),
    (["variants", "--format=json"], ""),
    (["rules"], ""),
    (["rules", "--format=json"], ""),
    (["review", SAVED, "--format=json"], ""),
    (["statistics"], ""),
    (["statistics", "--format=json"], ""),
    (["judge"], QUESTION),
    (["judge", "--reasons"], ""),
    (["judge", "--help"], ""),
    (["choose", "--level=policy"], SEEN + "\n"),
    (["simulate", "--rounds=2", "--player=random"], ""),
    (["simulate", "--rounds=2", "--player=random", "--format=text"], ""),
    (["complete", ""], ""),
]


def print_to(stdout, arguments, text, folder, **more):
    """Runs canasta-cli with another standard output."""
    where = [f"--data-dir={folder}"] if arguments[0] != "complete" else []
    return subprocess.run([PROGRAM, *arguments, *where], input=text, text=True, stdout=stdout,
                          stderr=subprocess.PIPE, timeout=TIMEOUT,
                          env=dict(os.environ, LANGUAGE="en"), **more)


def check_told(done, arguments, reason):
    equal((arguments, done.returncode), (arguments, 1))
    lines = done.stderr.splitlines()
    told = f"canasta-cli: What was to be printed could not be written: {reason}."
    equal((arguments, lines[-1:]), (arguments, [told]))


def test_a_full_disk():
    with scratch() as folder, open("/dev/full", "w") as full:
        for arguments, text in COMMANDS:
            check_told(print_to(full, arguments, text, folder), arguments,
                       "No space left on device")


def test_a_closed_stream():
    with scratch() as folder:
        for arguments, text in COMMANDS:
            done = print_to(None, arguments, text, folder, preexec_fn=lambda: os.close(1))
            check_told(done, arguments, "Bad file descriptor")


def test_nothing_is_printed_into_a_file():
    # The first file that is opened would have the number of the closed stream.
    with scratch() as folder:
        def close_all():
            for stream in (0, 1, 2):
                os.close(stream)

        done = print_to(None, ["play", "--new", "--deal=5", "--player=random"], None, folder,
                        preexec_fn=close_all)
        equal(done.returncode, 1)
        for path, _, names in os.walk(folder):
            for name in names:
                with open(os.path.join(path, name)) as file:
                    text = file.read()
                assert "Your turn" not in text and "Canasta, table" not in text, (name, text)
        match, = os.listdir(os.path.join(folder, "matches"))
        with open(os.path.join(folder, "matches", match)) as file:
            equal(json.load(file)["rounds"][0]["turns"], [])


def test_a_player_who_sees_nothing_is_not_waited_for():
    # Nothing more is read, played or answered, and the game is kept.
    with scratch() as folder, open("/dev/full", "w") as full:
        process = subprocess.Popen(
            [PROGRAM, "play", "--new", "--deal=5", "--player=random", f"--data-dir={folder}"],
            stdin=subprocess.PIPE, stdout=full, stderr=subprocess.DEVNULL)
        equal(process.wait(timeout=TIMEOUT), 1)
        process.stdin.close()
        equal(len(os.listdir(os.path.join(folder, "matches"))), 1)
        chooser = subprocess.Popen([PROGRAM, "choose", "--level=policy"], stdin=subprocess.PIPE,
                                   stdout=full, stderr=subprocess.DEVNULL)
        chooser.stdin.write(SEEN.encode() + b"\n")
        chooser.stdin.flush()
        equal(chooser.wait(timeout=TIMEOUT), 1)
        chooser.stdin.close()


def test_what_can_be_printed_is():
    with scratch() as folder:
        for arguments, text in COMMANDS:
            done = print_to(subprocess.PIPE, arguments, text, folder)
            equal((arguments, done.returncode, done.stderr), (arguments, 0, ""))
            assert done.stdout, arguments
    run("judge", text="{", status=2)


main(globals())
