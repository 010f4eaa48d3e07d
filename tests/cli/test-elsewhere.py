# SPDX-License-Identifier: GPL-3.0-or-later
"""canasta-cli play --open and canasta-cli join: a table to which other processes come."""

import json
import os
import subprocess

from terminal import PROGRAM, TIMEOUT, equal, main, refused, run, scratch

HOUSE = {"format": 1, "id": "short", "title": {"en": "Short"}, "rules": {"rounds": 1},
         "tables": [{"table": "two-player/2"}, {"table": "partnership/4"}]}
OPEN = ["play", "--open", "--port=0"]
TWO = ["--house=short", "--variant=two-player", "--players=2"]


def start(folder, *arguments):
    return subprocess.Popen([PROGRAM, *arguments, f"--data-dir={folder}"], stdin=subprocess.PIPE,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                            env=dict(os.environ, LANGUAGE="en"))


def host(folder, *arguments):
    """A table that is open, and its invitation."""
    os.makedirs(os.path.join(folder, "houses"), exist_ok=True)
    with open(os.path.join(folder, "houses", "short.json"), "w") as file:
        json.dump(HOUSE, file)
    process = start(folder, *OPEN, *arguments)
    for line in process.stdout:
        if line.startswith("CANASTA://"):
            return process, line.strip()
    raise AssertionError(process.communicate()[1])


def join(folder, name, invitation, *arguments):
    os.makedirs(folder, exist_ok=True)
    return start(folder, "join", invitation, f"--name={name}", *arguments)


def end(process, status=0, text=None):
    out, err = process.communicate(text, timeout=TIMEOUT)
    equal((process.returncode, err if status == 0 else ""), (status, ""))
    return out


def test_match():
    """Two computer players from two processes, at the table of a third."""
    with scratch() as folder:
        table, invitation = host(f"{folder}/host", "--computers-only", *TWO)
        guests = [join(f"{folder}/{name}", name, invitation, "--player=policy")
                  for name in ("Anna", "Ben")]
        told = [end(process) for process in guests]
        told.append(end(table))
        for text in told:
            assert "Anna" in text and "Ben" in text, text[-2000:]
            assert "The match is won" in text, text[-2000:]
        assert "You sit at seat" in told[0]
        equal({text[text.index("New total"):] for text in told}, {told[0][told[0].index("New total"):]})


def test_full():
    with scratch() as folder:
        table, invitation = host(f"{folder}/host", "--computers-only", "--player=0=policy", *TWO)
        first = join(f"{folder}/a", "Anna", invitation, "--player=policy")
        for line in table.stdout:
            if "sits down" in line:
                break
        second = join(f"{folder}/b", "Ben", invitation, "--player=policy")
        assert "You were not let in" in end(second, status=1)
        end(first)
        end(table)


def test_host_leaves():
    """Somebody plays at the host's terminal, and quits."""
    with scratch() as folder:
        table, invitation = host(f"{folder}/host", "--name=Emma", *TWO)
        guest = join(f"{folder}/a", "Anna", invitation, "--player=policy")
        text = end(table, text="quit\n")
        assert "Anna sits down at seat 1." in text, text
        assert "The host has ended the table." in end(guest, status=1)


def test_number_of_deal():
    """The number of a deal tells all hands: the person at the host's terminal is not told it."""
    with scratch() as folder:
        table, invitation = host(f"{folder}/host", "--name=Emma", *TWO)
        guest = join(f"{folder}/a", "Anna", invitation, "--player=policy")
        equal(next(line for line in table.stdout if line.startswith("Round ")), "Round 1.\n")
        end(table, text="quit\n")
        end(guest, status=1)


def test_awaited():
    """Whoever waits for somebody elsewhere hears for whom."""
    with scratch() as folder:
        table, invitation = host(f"{folder}/host", "--name=Emma", *TWO)
        guest = join(f"{folder}/a", "Anna", invitation)
        equal(next(line for line in guest.stdout if "is playing" in line), "Emma is playing…\n")
        end(table, text="quit\n")
        end(guest, status=1)


def test_persons():
    """A person is a guest, and leaves; the host goes on with whoever is there."""
    with scratch() as folder:
        table, invitation = host(f"{folder}/host", "--computers-only", "--player=0=policy", *TWO)
        guest = join(f"{folder}/a", "Anna", invitation)
        text = end(guest, text="hand\nquit\n")
        assert "You sit at seat 1" in text and "Your hand" in text, text
        table.kill()
        table.communicate()


def test_refused():
    slip = "CANASTA://127.0.0.1:9/8GGJJ7RRA1SEXXZCN6AJD6ETVN/ZMRVKMZ5NHTFXRYMD6"
    refused("join")
    refused("join", "http://example.org")
    refused("join", slip)
    refused(*OPEN[:2], "--port=70000", "--computers-only")
    refused(*OPEN, "--computers-only", "--player=0=exec:true")
    refused(*OPEN, "--computers-only", "--deal=5", names=["--deal"])


main(globals())
