# SPDX-License-Identifier: GPL-3.0-or-later
"""canasta-cli play --open --take-over: a table outlives its host."""

import concurrent.futures
import glob
import json
import os
import re
import shutil
import socket
import subprocess
import time

from terminal import PROGRAM, TIMEOUT, equal, main, refused, run, scratch

HOUSE = {"format": 1, "id": "short", "title": {"en": "Short"}, "rules": {"rounds": 2},
         "tables": [{"table": "two-player/2"}, {"table": "partnership/4"}]}
OPEN = ["play", "--open", "--port=0"]
TWO = ["--house=short", "--variant=two-player", "--players=2"]


def start(folder, *arguments):
    os.makedirs(folder, exist_ok=True)
    return subprocess.Popen([PROGRAM, *arguments, f"--data-dir={folder}"], stdin=subprocess.PIPE,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                            env=dict(os.environ, LANGUAGE="en"))


def read_until(process, *words):
    """What is told until one of these is."""
    told = ""
    for line in process.stdout:
        told += line
        if any(one in line for one in words):
            return told
    raise AssertionError(told[-2000:])


def read_invitation(process):
    return read_until(process, "CANASTA://").splitlines()[-1]


def host(folder, *arguments):
    os.makedirs(f"{folder}/houses", exist_ok=True)
    with open(f"{folder}/houses/short.json", "w") as file:
        json.dump(HOUSE, file)
    process = start(folder, *OPEN, *TWO, *arguments)
    return process, read_invitation(process)


def take_over(folder):
    process = start(folder, *OPEN, "--take-over")
    return process, read_invitation(process)


def join(folder, name, invitation, *arguments):
    return start(f"{folder}/{name}", "join", invitation, f"--name={name}", *arguments)


def kill(*processes):
    for process in processes:
        process.kill()
        process.communicate()


def end(process, status=0):
    out = process.communicate(timeout=TIMEOUT)[0]
    equal((process.returncode, out if process.returncode != status else ""), (status, ""))
    return out


def play(process, is_enough=None):
    """A person draws and discards until that holds when they are asked, or the match is over."""
    told, text, n = "", "", 0
    while sign := process.stdout.read(1):
        text += sign
        if not text.endswith("> "):
            continue
        if is_enough and is_enough(text):
            return told + text
        cards = re.findall(r"Your hand, \d+ cards?: (.*)", text)
        line = f"x {cards[-1].split()[0]}" if "lay down" in text and cards \
            else ("draw", "pass", "hand", "")[n % 4]
        n, told, text = n + 1, told + text, ""
        process.stdin.write(f"{line}\n")
        process.stdin.flush()
    return told + text + end(process)


def load(folder, kind):
    """What is kept there, the oldest first."""
    found = []
    for path in sorted(glob.glob(f"{folder}/{kind}/*.json")):
        with open(path) as file:
            found.append(json.load(file))
    return found


def list_files(folder, kind):
    """The names of what is kept there; that may be gone, or be there in part, a moment later."""
    return sorted(os.path.basename(path) for path in glob.glob(f"{folder}/{kind}/*.json"))


def wait_until(is_so):
    until = time.monotonic() + TIMEOUT
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.001)


def has_rounds(folder):
    return bool(glob.glob(f"{folder}/visited/*.rounds"))


def wait_for_table(*folders):
    """Until those who sit there could go on with the table."""
    until = time.monotonic() + TIMEOUT
    while not all(load(folder, "visited") for folder in folders):
        assert time.monotonic() < until, folders
        time.sleep(0.02)


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
        assert "The match is" in play(anna)
        assert "The match is" in end(ben)
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
        assert "The match is" in play(tables[0][0])
        assert "The match is" in end(ben)
        table = start(f"{folder}/Ben", *OPEN[:2], "--continue")
        anna = join(folder, "Anna", read_invitation(table))
        with concurrent.futures.ThreadPoolExecutor() as persons:
            for told in persons.map(play, (table, anna)):
                assert "The match is" in told, told[-2000:]
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
        assert "The match is" in play(anna)
        assert "The match is" in end(ben)
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
            end(taken, status=2)
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
