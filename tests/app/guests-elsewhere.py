#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""guests-elsewhere.py PROGRAM TERMINAL FALSE-HOST: the window as a guest, at the table of another
window, of a terminal and of what is no host."""

import concurrent.futures
import contextlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "cli"))

from elsewhere import (SMALL, TWO, Host, Seat, Visiting, fits, hosting, open_elsewhere, try_to,
                       wait_for_hand)
from moving_tables import play
from moving_windows import at_terminal
from notifications import Notifications
from program import Atspi, act, begins, run, wait, walk

SHORT = TWO + "last-short=true\n"
THREE = "last-variant='three-player'\nlast-players=3\n"


@contextlib.contextmanager
def two_at_table(path, more=TWO):
    """Two windows on one display, one of which hosts, and the cards of a round in both."""
    with hosting(path, more) as table, Visiting(path, more=more) as visit:
        visit.join(table.open())
        visit.says("The host is asked whether you may sit down.")
        table.program.click("Let Anna in")
        visit.says("Seat 2: Anna (you).")
        visit.get_ready()
        table.says("The others wait until you are ready.")
        table.get_ready()
        wait_for_hand(table.program)
        wait_for_hand(visit.program)
        yield table, visit


def is_heard(path):
    """Who asks to come in hears whether they may, and who is there and ready; the host hears of
    them."""
    with hosting(path) as table, Visiting(path) as visit:
        invitation = table.open()
        table.get_ready()
        act(visit.program.window(), "win.people")
        visit.hears_focus("Invitation.")
        visit.join(invitation)
        visit.hears("The host is asked whether you may sit down.")
        table.program.click("Do not let Anna in")
        visit.hears("You were not let in")
        visit.hears_focus("Invitation.")
        visit.join(invitation)
        visit.hears("The host is asked whether you may sit down.")
        table.program.click("Let Anna in")
        visit.hears("You sit at seat 2.")
        visit.hears("The others wait until you are ready.")
        table.get_ready()
        visit.hears("Emma is no longer ready.")
        visit.hears("Not ready yet: Emma and Anna. The cards are dealt when everybody is.")
        table.hears("Anna sits at seat 2.")
        visit.get_ready()
        table.hears("Anna is ready.")
        visit.hears("Not ready yet: Emma. The cards are dealt when everybody is.")
        visit.program.click("Leave for good…")
        table.hears("Anna has left the table.")
        visit.hears_focus("Invitation.")
        table.has_heard_once()
        visit.has_heard_once()


def is_heard_in_round(path):
    """Whoever leaves in a round or is back, and the own line."""
    with two_at_table(path) as (table, visit):
        act(visit.program.window(), "win.people")
        visit.program.click("Leave for good…")
        visit.program.click("Leave")
        table.hears("A computer player goes on for Anna.")
        table.has_heard_once()


def is_over(program):
    return program.find("Play again", "push button")


def read_totals(program):
    """Those of the sheet, the own one first."""
    row = program.wait_for(begins("New total: "), "list item")
    return re.findall(r"−?\d+(?:,\d+)*", row.get_name())


def read_match(folder):
    """What everybody knows of the one match that is kept there."""
    path, = pathlib.Path(folder, "matches").glob("*.json")
    match = json.loads(path.read_text(encoding="utf-8"))
    return {key: match[key] for key in ("table", "rules", "names", "rounds")}


def goes_on(programs, ties):
    """Whether another round is to be dealt, as where both have the same; once for each such tie."""
    sheets = [program.find(begins("New total: "), "list item") for program in programs]
    if not all(sheets) or len(set(read_totals(programs[0]))) > 1 or sheets[0].get_name() in ties:
        return False
    ties.append(sheets[0].get_name())
    for program in programs:
        program.click("Next round")
    return True


def plays_round(path):
    """Two windows play a match of a round against each other: both have the same of it, from the
    deal to the last discard, and the same sheet."""
    with two_at_table(path, SHORT) as (table, visit):
        programs = table.program, visit.program
        seats = [Seat(program) for program in programs]
        ties = []
        while wait(lambda: any([seat.take_turn() for seat in seats]) or goes_on(programs, ties)
                   or is_over(table.program), "a turn, or the end") is True:
            pass
        totals = [read_totals(program) for program in programs]
        assert len(totals[0]) == 2 and totals[0] == totals[1][::-1], totals
        wait(lambda: read_match(f"{table.folder}/host")["rounds"], "it is kept")
        assert read_match(f"{table.folder}/host") == read_match(visit.folder)


def nobody_hurries(path):
    """Whoever waits for a person elsewhere is not offered to hurry them."""
    with two_at_table(path) as (table, visit):
        programs = table.program, visit.program
        waiting = wait(lambda: [program for program in programs
                                if program.find(lambda name: name and "is playing…" in name)],
                       "somebody waits")
        assert not waiting[0].find("Continue", "push button")


def say(window, remark):
    act(window.program.window(), "win.remark")
    window.program.click(remark)


def shows(program, words):
    """Whether something in the window is called or described so."""
    return any(words in f"{node.get_name()} {node.get_description()}"
               for node in walk(program.window()))


def remarks(path):
    """What is said is seen and heard at the other window, unless who says it is muted there."""
    with two_at_table(path) as (table, visit):
        say(visit, "Well played!")
        wait(lambda: shows(table.program, "“Well played!”"), "it is seen")
        wait(lambda: table.program.has_said("Anna: Well played!"), "it is heard")
        visit.says("You: Well played!")
        act(table.program.window(), "win.remark")
        act(table.program.wait_for("Do not show what Anna says", "check box"), "mute.toggle")
        table.program.click("Good luck!")
        wait(lambda: shows(visit.program, "“Good luck!”"), "it is seen")
        wait(lambda: not shows(table.program, "“Well played!”"), "it has been read")
        say(visit, "Thank you!")
        wait(lambda: visit.program.has_said("You: Thank you!"), "it is said")
        assert not table.program.has_said("Anna: Thank you!")


def tell_left(program, name):
    """Seconds of somebody's time, as they are told with how things stand."""
    since = len(program.heard)
    Seat(program).do("table.say-situation")
    told = wait(lambda: re.search(fr"Time left to {name} in this round: "
                                  r"(?:(\d+) minutes?)? ?(?:(\d+) seconds?)?\.",
                                  " ".join(program.heard[since:])), "the time is told")
    minutes, seconds = (int(number or 0) for number in told.groups())
    return 60 * minutes + seconds


def sees_clock(path):
    """The host sets it, who comes is told before they sit down, and once; and at the table it is the
    same one in both windows, which runs for who is to act and stands still for the other one. That
    everybody is ready is heard before the round that is dealt then."""
    with hosting(path) as table:
        invitation = table.open()
        table.set_clock()
        with Visiting(path) as visit:
            visit.join(invitation)
            table.program.click("Let Anna in")
            visit.says("Each person has 2 minutes for a round")
            visit.hears("Each person has 2 minutes for a round")
            visit.get_ready()
            table.get_ready()
            for listening in table, visit:
                listening.hears("Everybody is ready: the cards are being dealt.")
                listening.hears("Round 1.")
            visit.has_heard_once()
            windows = {"Emma": table.program, "Anna": visit.program}
            for program in windows.values():
                wait_for_hand(program)
            mover, = wait(lambda: [name for name in windows if Seat(windows[name]).asks("Your turn")],
                          "somebody's turn")
            other, = windows.keys() - {mover}
            left = tell_left(windows[mover], "you")
            wait(lambda: tell_left(windows[mover], "you") < left, "it runs")
            wait(lambda: tell_left(windows[other], mover) < left, "it is seen to run")
            assert tell_left(windows[other], "you") == 120
            act(table.program.window(), "win.people")
            row = table.program.wait_for("Time for each person: 2 minutes", "combo box")
            assert not row.get_state_set().contains(Atspi.StateType.SENSITIVE)


def is_warned(path):
    """Who has little time left is told so once, and what comes when it is used up."""
    with tempfile.TemporaryDirectory() as folder, Visiting(path) as visit, \
            open_elsewhere(folder, "--clock=1.05") as host:
        visit.join(host.invitation)
        visit.says("Each person has 1 minute 3 seconds for a round")
        visit.get_ready()
        wait_for_hand(visit.program)
        seat = Seat(visit.program)
        wait(lambda: seat.asks("Your turn"), "the own turn")
        wait(lambda: visit.program.has_said("You have one minute left in this round."), "a warning")


def host_ends(path):
    with hosting(path) as table, Visiting(path) as visit:
        visit.join(table.open())
        table.program.click("Let Anna in")
        visit.says("Seat 2: Anna (you).")
        table.program.click("Close the table…")
        table.program.click("Close the table")
        visit.says("The host has ended the table.")


def puts_window_out(path):
    with hosting(path) as table, Visiting(path) as visit:
        visit.join(table.open())
        table.program.click("Let Anna in")
        visit.says("Seat 2: Anna (you).")
        table.program.click("Put Anna out")
        visit.says("The host has put you out.")


def reads_onlookers(path):
    """Whoever sits at somebody's table hears and reads who looks on."""
    with tempfile.TemporaryDirectory() as folder, Visiting(path) as visit, \
            open_elsewhere(folder, "--onlookers=1") as host:
        visit.join(host.invitation)
        visit.says("Seat 2: Anna (you).")
        eva = subprocess.Popen([sys.argv[2], "join", host.invitation, "--name=Eva", "--look-on",
                                f"--data-dir={folder}/eva"], stdout=subprocess.DEVNULL)
        try:
            visit.hears("Eva looks on.")
            visit.says("Who looks on")
        finally:
            eva.kill()
            eva.wait()
        visit.hears("Eva no longer looks on.")


def list_told(program):
    """All that can be found in the window, and was told by it."""
    found = [f"{node.get_name()}. {node.get_description()}" for node in walk(program.window())]
    return found + list(program.heard)


def sees_no_hand(visit):
    """Nothing is theirs, and no card that lies in a hand is anywhere."""
    assert not visit.program.find(begins("Your hand"), "list")
    assert not try_to(visit.program, "card.toggle")
    own = [words for words in list_told(visit.program)
           if re.search(r"\b(Your turn|You drew|You hold \d|Us|Them|You:)", words)]
    assert not own, own


def looks_on(path):
    """A second window, without a seat: whoever sits there knows of it; it sees the piles and the
    melds, and is told every turn by names, and no hand; at the end of the round it has the sheet of
    the others, by names. It leaves when it wants."""
    with hosting(path, SHORT) as table, Visiting(path) as visit:
        table.open_with("Ben", "--player=policy")
        invitation = table.invitation()
        visit.look_on(invitation)
        visit.hears("The host is asked whether you may look on.")
        table.program.click("Let Anna in")
        visit.hears("You look on.")
        table.hears("Anna looks on.")
        table.says("Who looks on")
        visit.program.wait_for("Leave the table", "push button")
        table.get_ready()
        wait_for_hand(table.program)
        emma = Seat(table.program)
        visit.program.wait_for(begins("Emma, Player, "), "list item")
        visit.program.wait_for(begins("Ben, Player, "), "list item")
        view = visit.program.wait_for("Table", "panel")
        for _turn in range(3):
            wait(emma.take_turn, "Emma's turn")
        visit.hears_focus("Emma")
        sees_no_hand(visit)
        visit.program.wait_for(begins("Discard pile, "))
        visit.program.wait_for(begins("Stock, "))
        act(view, "table.say-situation")
        visit.hears_focus("You look on. Discard pile, ")
        act(view, "table.say-hand")
        visit.hears_focus("You look on, and hold no cards.")
        act(view, "table.draw")
        visit.hears_focus("You look on: only those who sit at the table play.")
        ties = []
        while wait(lambda: emma.take_turn() or goes_on([table.program], ties)
                   or is_over(table.program), "a turn, or the end") is True:
            pass
        visit.says(" wins ")
        assert sorted(read_totals(visit.program)) == sorted(read_totals(table.program))
        sees_no_hand(visit)
        act(visit.program.window(), "win.people")
        visit.program.click("Leave the table")
        visit.program.wait_for("Go to this table", "push button")
        table.hears("Anna no longer looks on.")


def loses_line(path):
    """In the middle of a round, and the table stays to be seen, on the smallest screen, too."""
    with tempfile.TemporaryDirectory() as folder, Visiting(path, more=SMALL) as visit, \
            open_elsewhere(folder) as host:
        visit.join(host.invitation)
        visit.get_ready()
        wait_for_hand(visit.program)
        host.process.kill()
        visit.says("The line to the host is lost; trying again.")
        fits(visit.program)


def join(folder, name, invitation):
    return subprocess.Popen([sys.argv[2], "join", invitation, f"--name={name}",
                             f"--data-dir={folder}/{name}"], stdin=subprocess.PIPE,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                            env=dict(os.environ, LANGUAGE="en"))


def goes_on_without(path):
    """The host is gone in the middle of a round: the person goes on with the table, as its host, and the
    other guest has their seat there by a new invitation; a stranger who has it knocks."""
    with tempfile.TemporaryDirectory() as folder, Visiting(path) as visit, \
            Host(sys.argv[2], "play", "--open", "--port=0", "--variant=two-player", "--players=2",
                 f"--data-dir={folder}", "--computers-only") as host, \
            contextlib.ExitStack() as guests:
        ben = join(folder, "Ben", host.invitation)
        guests.callback(ben.kill)
        visit.join(host.invitation)
        visit.get_ready()
        wait_for_hand(visit.program)
        host.process.kill()
        ben.kill()
        visit.says("The line to the host is lost; trying again.")
        visit.hears("The line to the host is lost; trying again. You can go on without the host: ")
        act(visit.program.window(), "win.people")
        visit.program.click("Go on without the host…")
        visit.program.click("Go on")
        visit.hears("The table goes on here.")
        invitation = visit.program.wait_for(begins("CANASTA://"), "label").get_name()
        stranger = join(f"{folder}/strangers", "Ben", invitation)
        guests.callback(stranger.kill)
        visit.says("Ben 2 wants to sit down at your table.")
        ben = join(folder, "Ben", invitation)
        guests.callback(ben.kill)
        told = next(line for line in ben.stdout if "moved" in line)
        assert "The table moved to “Anna”." in told, told
        visit.says("Seat 1: Ben.")
        visit.get_ready()
        wait_for_hand(visit.program)


def moves_along(path):
    """The host hands the table over to another guest, in the middle of a round: the person follows by
    themselves, and reads where the table is."""
    with at_terminal(path, "three-player", 3, THREE) as (visit, emma), \
            contextlib.ExitStack() as guests, concurrent.futures.ThreadPoolExecutor() as typing:
        ben = join(emma.folder, "Ben", emma.invitation)
        guests.callback(ben.kill)
        visit.get_ready()
        told = typing.submit(play, ben, None, "asks you to go on")
        emma.hand_over(visit, "Ben")
        told.result()
        ben.stdin.write("take-over\n")
        ben.stdin.flush()
        visit.hears("The table moved to “Ben”.")
        visit.says("Seat 2: Anna (you).")
        visit.says("Seat 3: Ben.")


def fails(path):
    """A host that says what none says: this program does not go on, and says so."""
    with tempfile.TemporaryDirectory() as folder, Visiting(path) as visit, \
            Host(sys.argv[3], f"{folder}/key.pem", '{"k":"welcome"}') as host:
        visit.join(host.invitation)
        visit.says("This program could not go on at the table.")
        visit.program.wait_for("Go to this table", "push button")


def is_refused(path):
    """What is no invitation, and what was one before it was copied."""
    with Visiting(path) as visit:
        visit.join("http://example.org")
        visit.says("This is no invitation")
        visit.join("CANASTA://127.0.0.1:9/8GGJJ7RRA1SEXXZCN6AJD6ETVN/ZMRVKMZ5NHTFXRYMD6")
        visit.says("was not copied right")


def follows_link(path):
    """A link that is opened is shown where it can be followed."""
    with tempfile.TemporaryDirectory() as folder, \
            open_elsewhere(folder) as host, Visiting(path, host.invitation) as visit:
        visit.program.click("Go to this table")
        visit.says("Seat 2: Anna (you).")
        visit.says("Game")


def is_called(path):
    """Who is a guest and looks elsewhere is told that it is their turn."""
    notifications = Notifications()
    with tempfile.TemporaryDirectory() as folder, Visiting(path) as visit, \
            open_elsewhere(folder) as host:
        visit.join(host.invitation)
        visit.get_ready()
        wait_for_hand(visit.program)
        act(visit.program.window(), "win.preferences")
        visit.program.focus_window("Preferences")
        seat = Seat(visit.program)
        wait(lambda: seat.asks("Your turn – draw"), "the own turn")
        seat.do("table.draw")
        seat.discard()
        wait(lambda: notifications.shown, "a notification")
        assert set(notifications.shown) == {"It is your turn"}, notifications.shown


run([plays_round, is_heard, is_heard_in_round, nobody_hurries, remarks, sees_clock, is_warned,
     host_ends, puts_window_out, reads_onlookers, looks_on, loses_line, goes_on_without,
     moves_along, fails, is_refused, follows_link, is_called], sys.argv[1])
