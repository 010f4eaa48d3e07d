#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""people-elsewhere.py PROGRAM TERMINAL: a table that is open in the window, to which others come
from other processes, as the host sees it."""

import sys

from elsewhere import SMALL, Relay, Seat, fits, hosting, try_to, wait_for_hand
from program import ANY, Program, act, chooses, press, run, wait, walk


def play_round(program):
    """To its end, which comes with the stock, unless the other one goes out before."""
    seat = Seat(program)
    while wait(lambda: seat.take_turn() or program.find("Next round", "push button"),
               "the own turn, or the end") is True:
        pass


def opens(path):
    """What the page tells before anybody comes."""
    with hosting(path) as table:
        table.open()
        table.says("This computer can be reached at port ")
        table.says("1 seat is still without a player.")
        table.says("Seat 1: Emma (you).")
        table.says("Seat 2. Free for whoever has the invitation")
        names = {node.get_name() for node in walk(table.program.window())}
        assert "Hints" in names and "Hints Hints" not in names, names


def plays(path):
    """Somebody knocks, is let in, both are ready, and a round is played to its sheet; the next one
    is dealt when both are ready again."""
    with hosting(path) as table:
        table.open_with("Anna", "--player=policy")
        table.get_ready()
        wait_for_hand(table.program)
        play_round(table.program)
        table.says("The others wait until you are ready.")
        table.program.click("Next round")
        table.says("round 2")


def goes_through(path):
    """A relay is told, and its address is wrong at first; then it is changed, and they come by none until
    it is whole; then people come by it, and not without it once it is taken away."""
    with hosting(path) as table, Relay() as relay:
        direct = table.open()
        table.says("Where no router can be set, people come through a relay")
        table.go_through("a b")
        table.says("“a b” is no address.")
        table.hears("“a b” is no address.")
        assert table.invitation() == direct
        table.go_through(relay.place)
        table.says("The relay passes on whoever comes.")
        table.hears("The relay passes on whoever comes.")
        table.write_relay(relay.place + "0")
        wait(lambda: table.invitation() == direct, "an invitation without the relay")
        table.hears("Nobody comes through the relay any more")
        table.go_through(relay.place)
        table.hears("The relay passes on whoever comes.")
        invitation = table.invitation()
        assert invitation.startswith(f"CANASTA://{relay.place}/") and invitation.endswith("/R"), invitation
        table.join("Anna", invitation, "--player=policy")
        table.program.click("Let Anna in")
        table.says("Seat 2: Anna.")
        table.turn("Have people come through the relay")
        wait(lambda: table.invitation() == direct, "an invitation without the relay")
        table.get_ready()
        wait_for_hand(table.program)


def goes_through_again(path):
    """The program is killed while somebody has come through a relay, and its table opened again: they are
    there by themselves, through the relay. Its address stands there, as it does at the next table, to
    which people come without it."""
    def begin_again():
        table.program.end(kill=True)
        table.program = Program(path, "--speed", "instant", "--data-dir", f"{table.folder}/host")

    with hosting(path) as table, Relay() as relay:
        table.open()
        table.go_through(relay.place)
        table.says("The relay passes on whoever comes.")
        invitation = table.invitation()
        table.join("Anna", invitation, "--player=policy")
        table.program.click("Let Anna in")
        table.says("Seat 2: Anna.")
        begin_again()
        act(table.program.window(), "win.people")
        table.says("With the same people: Anna")
        wait(lambda: try_to(table.program, "join.reopen"), "the table is opened again")
        wait(lambda: table.invitation() == invitation, "the invitation is the same")
        assert table.relay() == relay.place, table.relay()
        table.get_ready()
        wait_for_hand(table.program)
        begin_again()
        assert not table.open().endswith("/R")
        assert table.relay() == relay.place, table.relay()


def is_heard(path):
    """What happens at the table is told once, in its order: who wants to come, is let in or not,
    is ready, leaves for a while or for good, and for whom it waits then."""
    with hosting(path) as table:
        invitation = table.open()
        table.hears("The table is open.")
        table.hears("1 seat is still without a player.")
        table.join("Ben", invitation)
        table.hears("Ben wants to sit down at your table.")
        table.program.click("Do not let Ben in")
        table.hears("Ben was not let in.")
        wait(lambda: not table.program.find("Do not let Ben in"), "nobody is at the door")
        guest = table.join("Anna", invitation)
        table.hears("Anna wants to sit down at your table.")
        table.program.click("Let Anna in")
        table.hears("Anna sits at seat 2.")
        table.hears("Anna is ready.")
        table.hears("The others wait until you are ready.")
        guest.kill()
        table.hears("The line is broken to Anna. The cards are dealt when everybody is there.")
        table.join("Anna", invitation)
        table.hears("Anna is back at the table.")
        table.hears("The others wait until you are ready.")
        table.program.click("Put Anna out")
        table.hears("Anna has left the table.")
        table.hears("1 seat is still without a player.")
        table.has_heard_once()


def chooses_seat(path):
    """Whoever knocks is given the seat that the host has chosen before."""
    with hosting(path, "last-variant=''\n") as table:
        guest = table.join("Anna", table.open())
        table.says("Anna wants to sit down at your table.")
        table.program.focus(ANY, chooses("Where Anna sits"), "push button")
        press("space", "Down", "Return")
        table.program.wait_for("Where Anna sits: Seat 3")
        table.program.click("Let Anna in")
        table.says("Seat 3: Anna.")
        table.hear(guest, "You sit at seat 2 of")


def refuses(path):
    with hosting(path) as table:
        guest = table.join("Anna", table.open())
        table.program.click("Do not let Anna in")
        table.hear(guest, "You were not let in")
        table.says("Seat 2. Free for whoever has the invitation")


def puts_out(path):
    """Who is put out hears it, and the invitation is another one."""
    with hosting(path) as table:
        guest = table.open_with("Anna")
        before = table.invitation()
        table.program.click("Put Anna out")
        table.hear(guest, "The host has put you out.")
        wait(lambda: table.invitation() != before, "another invitation")


def lets_look_on(path):
    """Somebody wants no seat: the host lets them look on, reads who does, and can put them out."""
    with hosting(path) as table:
        eva = table.join("Eva", table.open(), "--look-on")
        table.hears("Eva wants to look on at your table.")
        table.program.click("Let Eva in")
        table.hear(eva, "You look on at “Emma”.")
        table.hears("Eva looks on.")
        table.says("Who looks on")
        table.says("Seat 2. Free for whoever has the invitation")
        table.program.click("Put Eva out")
        table.hear(eva, "The host has put you out.")
        table.hears("Eva no longer looks on.")
        wait(lambda: not table.program.find("Put Eva out"), "nobody looks on")
        table.has_heard_once()


def closes(path):
    with hosting(path) as table:
        guest = table.open_with("Anna")
        table.program.click("Close the table…")
        table.program.click("Close the table")
        table.hear(guest, "The host has ended the table.")
        table.program.wait_for("Go to this table", "push button")


def goes(path):
    """The program ends, and says so to who sits at its table."""
    with hosting(path) as table:
        guest = table.open_with("Anna")
        table.program.end()
        table.hear(guest, "The host has ended the table.")


def breaks(path):
    """A line that breaks in a round is told at the table, for which the smallest screen is large
    enough then, too."""
    with hosting(path, SMALL) as table:
        guest = table.open_with("Anna")
        table.get_ready()
        fits(table.program)
        guest.kill()
        table.says("The line is broken to Anna.")
        fits(table.program)


def opens_again(path):
    """The program is killed in a round, and its table opened again: the guest is there by
    themselves, the round goes on, and the clock is the same."""
    with hosting(path) as table:
        table.open_with("Anna", "--player=policy")
        table.set_clock()
        table.get_ready()
        wait_for_hand(table.program)
        table.program.end(kill=True)
        table.program = Program(path, "--speed", "instant", "--data-dir", f"{table.folder}/host")
        act(table.program.window(), "win.people")
        table.says("With the same people: Anna")
        wait(lambda: try_to(table.program, "join.reopen"), "the table is opened again")
        seat = Seat(table.program)
        wait(seat.take_turn, "the own turn")
        wait(lambda: seat.asks("Your turn – draw"), "the guest has played")
        act(table.program.window(), "win.people")
        table.program.wait_for("Time for each person: 2 minutes", "combo box")


run([opens, plays, goes_through, goes_through_again, is_heard, chooses_seat, refuses, puts_out, lets_look_on, closes, goes,
     breaks, opens_again], sys.argv[1])
