# SPDX-License-Identifier: GPL-3.0-or-later
"""canasta-cli play --open --take-over: a table outlives its host."""

import concurrent.futures
import glob
import json
import os
import shutil
import socket
import time

from moving_tables import (OPEN, end, has_rounds, host, join, kill, list_files, load, play,
                           read_invitation, start, take_over, wait_for_table, wait_until)
from terminal import equal, main, read_until, refused, run, scratch


def begin(folder, *arguments):
    """Anna and Ben at somebody's table, in the second round; then nobody is there any more."""
    table, invitation = host(f"{folder}/host", "--computers-only", *arguments)
    anna = join(folder, "Anna", invitation)
    ben = join(folder, "Ben", invitation, "--player=policy")
    play(anna, lambda text: "Your hand" in text and has_rounds(f"{folder}/Anna"))
    kill(table, anna, ben)


def test_host_vanishes():
    """One of the guests goes on with the table, and whoever was there has their seat by what their
    program has kept; a stranger by that name has none. The round that is over stands."""
    with scratch() as folder:
        begin(folder)
        anna, invitation = take_over(f"{folder}/Anna")
        equal(load(f"{folder}/Anna", "visited"), [])
        stranger = join(f"{folder}/strangers", "Ben", invitation)
        assert "You were not let in" in end(stranger, status=1)
        ben = join(folder, "Ben", invitation, "--player=policy")
        assert "You sit at seat" in read_until(ben, "You sit at seat")
        assert "won the match with" in play(anna)
        assert "won the match with" in end(ben)
        (before,) = load(f"{folder}/host", "matches")
        matches = [load(f"{folder}/{name}", "matches") for name in ("Anna", "Ben")]
        equal([len(found) for found in matches], [1, 1])
        for (match,) in matches:
            equal((match["names"], match["rounds"][0]), (before["names"], before["rounds"][0]))
            equal(len(match["rounds"]), 2)
        equal(matches[0][0]["rounds"], matches[1][0]["rounds"])
        assert before["rounds"][1]["deal"] != matches[0][0]["rounds"][1]["deal"]
        for name, n in (("Anna", 1), ("Ben", 0)):
            told = run("statistics", "--format=json", f"--data-dir={folder}/{name}").stdout
            equal(len(json.loads(told)["matches"]), n)
        equal(load(f"{folder}/Ben", "visited"), [])


def test_two_take_over():
    """Two who go on with the table have a match each. Who plays both to their ends has both in their
    statistics, and the round that they share once."""
    with scratch() as folder:
        begin(folder)
        tables = [take_over(f"{folder}/{name}") for name in ("Anna", "Ben")]
        assert tables[0][1] != tables[1][1]
        kept = [load(f"{folder}/{name}", "tables")[0] for name in ("Anna", "Ben")]
        assert kept[0]["match"] != kept[1]["match"], kept
        equal(kept[0]["origin"], kept[1]["origin"])
        kill(tables[1][0])
        ben = join(folder, "Ben", tables[0][1], "--player=policy")
        assert "won the match with" in play(tables[0][0])
        assert "won the match with" in end(ben)
        table = start(f"{folder}/Ben", *OPEN[:2], "--continue")
        anna = join(folder, "Anna", read_invitation(table))
        with concurrent.futures.ThreadPoolExecutor() as persons:
            for told in persons.map(play, (table, anna)):
                assert "won the match with" in told, told[-2000:]
        told = json.loads(run("statistics", "--format=json", f"--data-dir={folder}/Anna").stdout)
        equal([[round.get("shared", False) for round in match["rounds"][:2]]
               for match in told["matches"]], [[False, False], [True, False]])


def test_host_returns():
    """Nothing is over yet, and the host is gone: a guest goes on, and whoever was the host has their own
    seat there, as a guest."""
    with scratch() as folder:
        table, invitation = host(f"{folder}/Emma", "--name=Emma")
        anna = join(folder, "Anna", invitation)
        wait_for_table(f"{folder}/Anna")
        kill(table, anna)
        anna, invitation = take_over(f"{folder}/Anna")
        stranger = join(folder, "Mallory", invitation)
        assert "You were not let in" in end(stranger, status=1)
        emma = join(folder, "Emma", invitation, "--player=policy")
        read_until(emma, "You sit at seat 0")
        read_until(anna, "holds")
        kill(anna, emma)


def test_killed():
    """Who goes on with a table is killed, in whatever moment of it: there is always something to go on
    with, and the round that is over stands."""
    with scratch() as folder:
        begin(folder)
        home = f"{folder}/Anna"
        for has_come in (lambda: True, lambda: list_files(home, "matches"),
                         lambda: list_files(home, "tables"),
                         lambda: not list_files(home, "visited")):
            if list_files(home, "visited"):
                process = start(home, *OPEN, "--take-over")
                wait_until(has_come)
                kill(process)
        assert list_files(home, "tables"), os.listdir(home)
        equal(len(list_files(home, "matches")), 1)
        again = ["--take-over"] if list_files(home, "visited") else ["--continue"]
        anna = start(home, *OPEN, *again)
        invitation = read_invitation(anna)
        ben = join(folder, "Ben", invitation, "--player=policy")
        read_until(ben, "You sit at seat")
        assert "won the match with" in play(anna)
        assert "won the match with" in end(ben)
        (before,) = load(f"{folder}/host", "matches")
        (match,) = load(f"{folder}/Ben", "matches")
        equal(match["rounds"][0], before["rounds"][0])
        equal(len(list_files(home, "matches")), 1)


def test_not_kept():
    """Where the table cannot be kept, or the port is taken, what it goes on from is not lost, and tried as
    often as one likes it is one match."""
    with scratch() as folder, socket.create_server(("", 0)) as other:
        begin(folder)
        home = f"{folder}/Anna"
        before = list_files(home, "visited")
        assert before
        for _ in range(2):
            taken = start(home, "play", "--open", "--take-over", f"--port={other.getsockname()[1]}")
            end(taken, status=1)
        shutil.rmtree(f"{home}/tables", ignore_errors=True)
        with open(f"{home}/tables", "w"):
            pass
        anna = start(home, *OPEN, "--take-over")
        assert "The table cannot be kept" in read_until(anna, "CANASTA://")
        kill(anna)
        equal((list_files(home, "visited"), len(list_files(home, "matches"))), (before, 1))
        os.unlink(f"{home}/tables")
        anna, _ = take_over(home)
        equal((list_files(home, "visited"), len(list_files(home, "matches"))), ([], 1))
        kill(anna)


def test_two_of_a_family():
    """Two guests at one computer: each has what they need to go on, and who leaves takes nothing of it
    along."""
    with scratch() as folder:
        table, invitation = host(f"{folder}/host", "--computers-only")
        family = [start(f"{folder}/home", "join", invitation, f"--name={name}")
                  for name in ("Anna", "Ben")]
        wait_until(lambda: len(list_files(f"{folder}/home", "visited")) == 2)
        kill(table, *family)
        equal(sorted(kept["table"] for kept in load(f"{folder}/home", "visited")), ["Anna", "Ben"])


def test_moves_on():
    """The table moves on once more: who was not there in between has their seat as well."""
    with scratch() as folder:
        table, invitation = host(f"{folder}/Emma", "--name=Emma", "--variant=partnership",
                                 "--players=4", "--player=1=policy")
        guests = [join(folder, name, invitation) for name in ("Anna", "Ben")]
        wait_for_table(f"{folder}/Anna", f"{folder}/Ben")
        kill(table, *guests)
        anna, invitation = take_over(f"{folder}/Anna")
        guests = [join(folder, name, invitation) for name in ("Emma", "Ben")]
        wait_for_table(f"{folder}/Emma")
        kill(anna, *guests)
        emma, invitation = take_over(f"{folder}/Emma")
        guests = [join(folder, name, invitation) for name in ("Anna", "Ben")]
        for guest in guests:
            read_until(guest, "You sit at seat")
        kill(emma, *guests)


def test_refused():
    with scratch() as folder:
        data = f"--data-dir={folder}"
        refused(*OPEN, "--take-over", data, names=["no table of somebody else"])
        refused("play", "--take-over", data, names=["--take-over goes with --open"])
        refused(*OPEN, "--take-over", "--continue", data, names=["--take-over"])
        refused(*OPEN, "--take-over", "--clock=5", data, names=["--take-over"])
        begin(folder)
        (rounds,) = glob.glob(f"{folder}/Anna/visited/*.rounds")
        with open(rounds, "w") as file:
            file.write("{}")
        refused(*OPEN, "--take-over", f"--data-dir={folder}/Anna", names=["format"])


main(globals())
