#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""same-network.py PROGRAM TERMINAL AVAHI: a window finds the tables of its network without an
invitation, and goes to them. The system's bus is one that has a daemon of the test's, or none."""

import contextlib
import os
import subprocess
import sys

from elsewhere import Visiting, hosting
from program import act, run

os.environ["DBUS_SYSTEM_BUS_ADDRESS"] = os.environ["DBUS_SESSION_BUS_ADDRESS"]

NONE = "None is open there now."
BLIND = "None can be found: Avahi, which tells of them, does not run here."
EMMA = "Go to the table where Emma is the host"


@contextlib.contextmanager
def avahi():
    daemon = subprocess.Popen([sys.argv[3]])
    try:
        yield
    finally:
        daemon.kill()
        daemon.wait()


def open_table(table):
    act(table.program.window(), "win.new")
    table.program.click("With people elsewhere…")
    table.says("Whoever is in the same network finds this table without an invitation")


def finds(path):
    """Somebody opens a table: another window reads whose it is and what is played there, goes to
    it, and is let in; when it is closed it is not found any more."""
    with avahi(), Visiting(path) as visitor, hosting(path) as table:
        act(visitor.program.window(), "win.people")
        visitor.says(NONE)
        open_table(table)
        visitor.says("Anybody can call their table so")
        visitor.says("Classic, two players, 1 seat is free")
        visitor.program.click(EMMA)
        table.program.click("Let Anna in")
        visitor.says("Seat 2: Anna (you).")
        table.program.click("Close the table…")
        table.program.click("Close the table")
        visitor.says("The host has ended the table.")
        visitor.says(NONE)
        assert not visitor.program.find(EMMA)


def counts_seats(path):
    """A table where nobody has a free seat any more says so to others, and is still found."""
    with avahi(), hosting(path) as table, Visiting(path) as visitor:
        open_table(table)
        table.join("Ben", table.invitation())
        table.program.click("Let Ben in")
        table.says("Seat 2: Ben.")
        act(visitor.program.window(), "win.people")
        visitor.says("0 seats are free")


def is_blind(path):
    """A computer without the daemon says so, to guest and host, until there is one."""
    with Visiting(path) as visitor:
        act(visitor.program.window(), "win.people")
        visitor.says(BLIND)
        with avahi():
            visitor.says(NONE)
        visitor.says(BLIND)
    with hosting(path) as table:
        table.open()
        table.says("Nobody finds this table without an invitation: Avahi")
        with avahi():
            table.says("Whoever is in the same network finds this table")


run([finds, counts_seats, is_blind], sys.argv[1])
