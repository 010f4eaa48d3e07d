#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""ask-router.py TERMINAL ASK-ROUTER: a router is asked to open a port, by the program that does it
and from the terminal: it opens it, renews it, takes it back however the table ends, and whatever
answers as a router costs neither much time nor memory. To be run by run-alone."""

import os
import pathlib
import signal
import subprocess
import sys
import time

import fake_router

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "cli"))

from terminal import PROGRAM, equal, main, refused, scratch

ASK_ROUTER = sys.argv[2]
OPEN = ["play", "--open", "--computers-only", "--variant=two-player", "--players=2", "--port=0"]
PORT = 47011


class Asking:
    """Somebody who wants the port to be open."""

    def __init__(self, lease=600, patience=20):
        self.process = subprocess.Popen([ASK_ROUTER, str(PORT), str(lease), str(patience)],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def hear(self):
        return self.process.stdout.readline().strip()

    def end(self):
        """Returns: how it ended."""
        self.process.stdin.close()
        return self.process.wait(30)

    def listen(self):
        """All that it says before it ends by itself, and how it ends."""
        text = self.process.stdout.read().strip()
        return text, self.process.wait(30)


def wait(condition, what):
    until = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < until, f"waited in vain until {what}"
        time.sleep(0.02)


def test_opens():
    with fake_router.Router() as router:
        asking = Asking()
        equal(asking.hear(), f"open {fake_router.ADDRESS} {PORT}")
        equal(router.opened, {PORT: 600})
        equal(asking.end(), 0)
        equal(router.opened, {})


def test_renews():
    """As long as it is wanted, and it says so once; a router that was started anew knows of it again."""
    with fake_router.Router() as router:
        asking = Asking(lease=2)
        equal(asking.hear(), f"open {fake_router.ADDRESS} {PORT}")
        router.opened.clear()
        wait(lambda: router.opened, "it is renewed")
        router.address = "203.0.113.8"
        equal(asking.hear(), f"open 203.0.113.8 {PORT}")
        equal(asking.end(), 0)
        equal(router.opened, {})


def test_killed():
    """Whoever asked is gone at once: it is taken back all the same, and no signal of the terminal
    keeps it from that."""
    with fake_router.Router() as router:
        asking = Asking()
        asking.hear()
        for each in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM):
            asking.process.send_signal(each)
        equal(router.opened, {PORT: 600})
        equal(asking.end(), 0)
        equal(router.opened, {})


def test_permanent():
    """A router that knows no leases keeps the port open, and is told of the end."""
    with fake_router.Router() as router:
        router.knows_leases = False
        asking = Asking()
        equal(asking.hear(), f"kept {fake_router.ADDRESS} {PORT}")
        equal(router.opened, {PORT: 0})
        equal(asking.end(), 0)
        equal(router.opened, {})


MISSES = (
    ("none", {"is_deaf": True}),
    ("offline", {"address": ""}),
    ("refused 501", {"refusals": {None: 501}}),
)


def test_missed():
    """One that did not answer once as it should is told of the end all the same."""
    for answer, fault in MISSES:
        with fake_router.Router() as router:
            router.knows_leases = False
            asking = Asking(lease=2)
            asking.hear()
            whole = {name: getattr(router, name) for name in fault}
            for name, value in fault.items():
                setattr(router, name, value)
            equal(asking.hear(), answer)
            equal(router.opened, {PORT: 0})
            for name, value in whole.items():
                setattr(router, name, value)
            equal(asking.end(), 0)
            equal(router.opened, {})


def test_taken_since():
    """What somebody else has since is left to them."""
    with fake_router.Router() as router:
        router.knows_leases = False
        asking = Asking(lease=2)
        asking.hear()
        router.refusals = {PORT: 718}
        equal(asking.hear(), f"kept {fake_router.ADDRESS} {PORT + 1}")
        equal(asking.end(), 0)
        equal(router.opened, {PORT: 0})


def test_conflict():
    """Where somebody else has the port there, it is one beside it."""
    with fake_router.Router() as router:
        router.refusals = {PORT: 718, PORT + 1: 718}
        asking = Asking()
        equal(asking.hear(), f"open {fake_router.ADDRESS} {PORT + 2}")
        equal(asking.end(), 0)
        equal(router.opened, {})


def test_refuses():
    for code in (606, 718, 501):
        with fake_router.Router() as router:
            router.refusals = {None: code}
            equal(Asking().listen(), (f"refused {code}", 0))


def test_no_router():
    equal(Asking().listen(), ("none", 0))


def test_offline():
    for address in ("", "0.0.0.0"):
        with fake_router.Router(address):
            equal(Asking().listen(), ("offline", 0))


STRANGE = (
    # whoever says nothing more, or never all of it, is not waited for
    (fake_router.Mute, 4, "", -signal.SIGALRM),
    (fake_router.MuteLater, 4, "", -signal.SIGALRM),
    (fake_router.Slow, 4, "", -signal.SIGALRM),
    # and what is too large, or makes no sense, is none, or is not what it promised
    (fake_router.Endless, 20, "none", 0),
    (fake_router.Huge, 20, f"open {fake_router.ADDRESS} {PORT}", 0),
    (fake_router.HugePiece, 20, f"open {fake_router.ADDRESS} {PORT}", 0),
    (fake_router.Rubbish, 20, "none", 0),
    (fake_router.RubbishLater, 20, "odd", 0),
    (fake_router.Liar, 20, "odd", 0),
)


def test_strange_routers():
    for strange, patience, answer, how in STRANGE:
        with strange() as router:
            asking = Asking(patience=patience)
            begun = time.monotonic()
            asking.process.stdin.close()
            equal((strange, *asking.listen()), (strange, answer, how))
            assert time.monotonic() - begun < 2 * patience, (strange, time.monotonic() - begun)
            equal(router.opened, {})


class Table:
    """A table that is open in the terminal."""

    def __init__(self, folder):
        self.process = subprocess.Popen([PROGRAM, *OPEN, "--ask-router", f"--data-dir={folder}"],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        env=dict(os.environ, LANGUAGE="en"))
        self.told = ""
        for line in self.process.stdout:
            if line.startswith("CANASTA://"):
                self.invitation = line.strip()
                break
            self.told += line

    def __enter__(self):
        return self

    def __exit__(self, kind, problem, trace):
        self.process.kill()
        self.process.communicate()


def test_invitation():
    """It leads to the router, whose port is closed however the program ends."""
    for how in (signal.SIGTERM, signal.SIGKILL):
        with scratch() as folder, fake_router.Router() as router:
            with Table(folder) as table:
                (port, lease), = router.opened.items()
                assert table.invitation.startswith(f"CANASTA://{fake_router.ADDRESS}:{port}/"), (
                    table.invitation)
                assert f"has opened port {port} at {fake_router.ADDRESS}" in table.told, table.told
                assert 600 <= lease <= 3600, lease
                table.process.send_signal(how)
                wait(lambda: not router.opened, "the port is closed")


TOLD = (
    ("", {}, "no connection to the world"),
    ("10.0.0.5", {}, "has itself only the address 10.0.0.5"),
    (fake_router.ADDRESS, {None: 718}, "other computers of your network"),
    (fake_router.ADDRESS, {None: 606}, "its settings forbid it"),
    (fake_router.ADDRESS, {None: 501}, "gives the number 501"),
)


def test_sentences():
    """Why it does not open the port is said, and the table is open for those who are near."""
    for address, refusals, words in TOLD:
        with scratch() as folder, fake_router.Router(address) as router:
            router.refusals = refusals
            with Table(folder) as table:
                assert words in table.told, table.told
                assert table.invitation.startswith("CANASTA://127.0.0.1:"), table.invitation


def test_silent():
    """The table opens all the same."""
    with scratch() as folder, fake_router.Slow(), Table(folder) as table:
        assert "said nothing more in time" in table.told, table.told
        assert table.invitation.startswith("CANASTA://127.0.0.1:"), table.invitation


def test_not_open():
    refused("play", "--computers-only", "--ask-router", names=["--open"])


main(globals())
