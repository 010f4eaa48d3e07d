#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""router-asked.py PROGRAM TERMINAL: whoever opens a table in the window, or goes on with somebody's, has
the router asked to open the port, and reads what came of it. To be run by run-alone."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "cli"))

from elsewhere import hosting
from fake_router import ADDRESS, Router
from moving_tables import read_until
from moving_windows import asked_to_go_on
from program import Atspi, act, has_state, list_actions, run, wait, walk

SWITCH = "Ask the router to open the port"


def find_switch(window):
    return wait(lambda: next((node for node in walk(window.program.root) if node.get_name() == SWITCH
                              and "toggle" in list_actions(node)), None), "the switch")


def ask(table):
    table.open()
    act(find_switch(table), "toggle")


def leads_to_router(table):
    return table.invitation().startswith(f"CANASTA://{ADDRESS}:")


def opens(path):
    """The invitation leads there as long as it is wanted, and the table is open."""
    with hosting(path) as table, Router() as router:
        table.open()
        assert not router.opened and not leads_to_router(table)
        act(find_switch(table), "toggle")
        wait(lambda: leads_to_router(table), "an invitation to the router")
        (port, _), = router.opened.items()
        table.says(f"Your router has opened port {port} at {ADDRESS}")
        act(find_switch(table), "toggle")
        wait(lambda: not leads_to_router(table), "an invitation without the router")
        wait(lambda: not router.opened, "the port is closed")
        act(find_switch(table), "toggle")
        wait(lambda: router.opened, "the port is open again")
        table.program.click("Close the table…")
        wait(lambda: not router.opened, "the port is closed with the table")


def refuses(path):
    """It is said why not, and the switch is still there to ask once more."""
    with hosting(path) as table, Router() as router:
        router.refusals = {None: 606}
        ask(table)
        table.says("its settings forbid it")
        assert has_state(find_switch(table), Atspi.StateType.CHECKED)
        assert not leads_to_router(table)


def ends(path):
    """The port is closed with the program."""
    with hosting(path) as table, Router() as router:
        ask(table)
        wait(lambda: router.opened, "the port is open")
        table.program.end()
        wait(lambda: not router.opened, "the port is closed")


def ask_before(visit):
    """The switch is turned before the table goes on here."""
    act(visit.program.window(), "win.people")
    act(find_switch(visit), "toggle")
    visit.says("The router is asked once you go on with the table.")


def asked_by_heir(path):
    """Everybody is told the place at the router."""
    with Router() as router, asked_to_go_on(path) as (visit, emma):
        ask_before(visit)
        assert not router.opened
        visit.program.click("Go on with the table")
        told = read_until(emma.process, "canasta-cli join")
        assert f"CANASTA://{ADDRESS}:" in told, told
        visit.says(f"Your router has opened port {next(iter(router.opened))} at {ADDRESS}")
        assert has_state(find_switch(visit), Atspi.StateType.CHECKED)


def refused_to_heir(path):
    """The table moves all the same, and it is seen why the port is closed."""
    with Router() as router, asked_to_go_on(path) as (visit, emma):
        router.refusals = {None: 606}
        ask_before(visit)
        visit.program.click("Go on with the table")
        told = read_until(emma.process, "canasta-cli join")
        assert ADDRESS not in told, told
        visit.says("its settings forbid it")


run([opens, refuses, ends, asked_by_heir, refused_to_heir], sys.argv[1])
