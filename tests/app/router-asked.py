#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""router-asked.py PROGRAM TERMINAL: whoever opens a table in the window has the router asked to open
the port, and reads what came of it. To be run by run-alone."""

import sys

from elsewhere import hosting
from fake_router import ADDRESS, Router
from program import Atspi, act, has_state, list_actions, run, wait, walk

SWITCH = "Ask the router to open the port"


def find_switch(table):
    return wait(lambda: next((node for node in walk(table.program.root) if node.get_name() == SWITCH
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


run([opens, refuses, ends], sys.argv[1])
