# SPDX-License-Identifier: GPL-3.0-or-later
"""canasta-cli play --open and canasta-cli join: a table to which other processes come."""

import json
import os
import re
import shutil
import subprocess
import time

from terminal import PROGRAM, TIMEOUT, equal, main, read_until, refused, run, scratch

HOUSE = {"format": 1, "id": "short", "title": {"en": "Short"}, "rules": {"rounds": 1},
         "tables": [{"table": "two-player/2"}, {"table": "partnership/4"}]}
OPEN = ["play", "--open", "--port=0"]
TWO = ["--house=short", "--variant=two-player", "--players=2"]


def start(folder, *arguments):
    return subprocess.Popen([PROGRAM, *arguments, f"--data-dir={folder}"], stdin=subprocess.PIPE,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                            env=dict(os.environ, LANGUAGE="en"))


def host(folder, *arguments, house=HOUSE):
    """A table that is open, and its invitation."""
    os.makedirs(os.path.join(folder, "houses"), exist_ok=True)
    with open(os.path.join(folder, "houses", "short.json"), "w") as file:
        json.dump(house, file)
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
            assert "won the match with" in text, text[-2000:]
        assert "You sit at seat" in told[0]
        # Where a round ends in a tie another one is played.
        equal({text[text.rindex("New total"):] for text in told},
              {told[0][told[0].rindex("New total"):]})


def test_unknown_variant():
    """A game that is nothing but rules is played by who has not got its plugin."""
    plugins = os.path.join(os.path.dirname(PROGRAM), "..", "..", "plugins")
    with scratch() as folder:
        own = os.path.join(folder, "plugins", "montevideo")
        os.makedirs(own)
        shutil.copy(os.path.join(plugins, "uruguay", "liburuguay.so"),
                    os.path.join(own, "libmontevideo.so"))
        with open(os.path.join(plugins, "uruguay", "uruguay.plugin")) as file:
            described = file.read().replace("=uruguay", "=montevideo").replace("=Uruguay", "=Montevideo")
        with open(os.path.join(own, "montevideo.plugin"), "w") as file:
            file.write(described)
        os.environ["CANASTA_PLUGIN_PATH"] = os.path.dirname(own)
        try:
            table, invitation = host(f"{folder}/host", "--computers-only", "--house=short",
                                     "--variant=montevideo", "--players=2",
                                     house=dict(HOUSE, tables=[{"table": "montevideo/2"}]))
        finally:
            del os.environ["CANASTA_PLUGIN_PATH"]
        assert "montevideo" not in run("variants").stdout
        guests = [join(f"{folder}/{name}", name, invitation, "--player=policy")
                  for name in ("Anna", "Ben")]
        for text in [end(process) for process in guests] + [end(table)]:
            assert "won the match with" in text, text[-2000:]


def play_quietly(process):
    """A person who draws and discards until the match is over."""
    told = ""
    fallback = ["draw", "pass", "hand"]
    for i in range(1000):
        text = ""
        while not text.endswith("> ") and (sign := process.stdout.read(1)):
            text += sign
        told += text
        if not text.endswith("> "):
            break
        cards = re.findall(r"Your hand, \d+ cards?: (.*)", text)
        if "lay down" in text and cards:
            line = f"x {cards[-1].split()[0]}"
        else:
            line = fallback[i % len(fallback)]
        process.stdin.write(f"{line}\n")
        process.stdin.flush()
    return told + end(process)


def test_record():
    """The guest has the match among their own, to be reviewed, and in their statistics."""
    with scratch() as folder:
        table, invitation = host(f"{folder}/host", "--computers-only", "--player=0=policy", *TWO)
        assert "won the match with" in play_quietly(join(f"{folder}/a", "Anna", invitation))
        end(table)
        paths = {home: wait_for_file(f"{folder}/{home}/matches") for home in ("host", "a")}
        matches = {}
        for home, found in paths.items():
            equal(len(found), 1)
            with open(found[0]) as file:
                matches[home] = json.load(file)
        for key in ("rounds", "names", "variant", "players"):
            equal(matches["a"].get(key), matches["host"].get(key))
        counted = json.loads(run("statistics", "--format=json", f"--data-dir={folder}/a").stdout)
        equal([match["result"] for match in counted["matches"]], ["lost"])
        review = run("review", paths["a"][0], "--round=1", "--seat=1",
                     f"--data-dir={folder}/host")
        assert "Anna" in review.stdout, review.stdout[:1000]


def test_clock():
    """Who has used up their time is played for to the end of the round, which is not theirs; both
    are told before, when it begins and when it has come to that."""
    rule = "Each person has 3 seconds for a round; for whoever has used that up a computer " \
           "player goes on to its end."
    with scratch() as folder:
        table, invitation = host(f"{folder}/host", "--computers-only", "--player=0=policy",
                                 "--clock=0.05", *TWO)
        read_until(table, rule)
        guest = join(f"{folder}/a", "Anna", invitation)
        told = read_until(guest, "Your time for this round is used up: a computer player goes on for "
                                 "you to its end.")
        assert rule in told and "Time left to you in this round: 3 seconds." in told, told
        read_until(guest, "New total")
        end(guest, text="")
        of_host = end(table)
        assert "The time of Anna for this round is used up" in of_host, of_host
        counted = json.loads(run("statistics", "--format=json", f"--data-dir={folder}/a").stdout)
        equal([round["missed"] for match in counted["matches"] for round in match["rounds"]], [True])


def test_remarks():
    """What somebody says in their turn is read at the other terminal, too; too much at once is not
    said, and who is muted can be named."""
    with scratch() as folder:
        table, invitation = host(f"{folder}/host", "--person=0=Emma", *TWO)
        guest = join(f"{folder}/a", "Anna", invitation)
        others = {table: "Anna", guest: "Emma"}
        for process, name in others.items():
            process.stdin.write(f"say\nsay well-played\nsay thanks\nmute\nmute {name}\n"
                                f"unmute {name}\n")
            process.stdin.flush()
        said = read_until(table, "You: Well played!", "Anna: Well played!")
        mover = table if "You: Well played!" in said else guest
        if mover == guest:
            said = read_until(guest, "You: Well played!")
        else:
            read_until(guest, "Emma: Well played!")
        assert "say good-luck: Good luck!" in said, said
        read_until(mover, "What you said before is still being read: wait ")
        told = read_until(mover, f"What {others[mover]} says is shown again.")
        assert f"  mute {others[mover]}\n" in told, told
        assert f"What {others[mover]} says is not shown from now on." in told, told
        for process in (guest, table):
            process.kill()
            process.communicate()


LONG = {"format": 1, "id": "short", "title": {"en": "Short"}, "rules": {"rounds": 3},
        "tables": [{"table": "two-player/2"}]}


def wait_for_file(folder):
    """The time at which the match was saved last; or the end of the wait."""
    deadline = time.monotonic() + 10
    paths = []
    while not paths and time.monotonic() < deadline:
        paths = [os.path.join(folder, name) for name in os.listdir(folder)
                 if name.endswith(".json")] if os.path.isdir(folder) else []
    return paths


def test_killed():
    """A host is killed again and again, and opens the table once more: its guests come back by
    themselves, go on where they were, and see each round proved as it was promised."""
    with scratch() as folder:
        home = f"{folder}/host"
        table, invitation = host(home, "--computers-only", *TWO, house=LONG)
        guests = [join(f"{folder}/{name}", name, invitation, "--player=policy")
                  for name in ("Anna", "Ben")]
        n_killed = 0
        for moment in (0.1, 0.4, 0.7, 0.2, 1.1, 0.5):
            assert wait_for_file(f"{home}/matches")
            try:
                table.wait(moment)
                break
            except subprocess.TimeoutExpired:
                table.kill()
                table.communicate()
                n_killed += 1
            table = start(home, "play", "--open", "--continue")
            again = next(line.strip() for line in table.stdout if line.startswith("CANASTA://"))
            equal(again, invitation)
        assert n_killed >= 3, n_killed
        told = [end(process) for process in guests]
        told.append(end(table))
        for text in told:
            assert "won the match with" in text, text[-2000:]
        for text in told[:2]:
            assert "The line to the host is lost" in text and "The line is there again" in text
        equal({text[text.rindex("New total"):] for text in told},
              {told[0][told[0].rindex("New total"):]})
        with open(wait_for_file(f"{home}/tables")[0]) as file:
            kept = json.load(file)
        equal(sorted(guest["name"] for guest in kept["guests"]), ["Anna", "Ben"])


def test_guest_killed():
    """A guest is killed in mid-match, and joins again: by their ticket they have their seat."""
    with scratch() as folder:
        table, invitation = host(f"{folder}/host", "--computers-only", *TWO, house=LONG)
        other = join(f"{folder}/b", "Ben", invitation, "--player=policy")
        for moment in (0.3, 0.8, 0.1):
            guest = join(f"{folder}/a", "Anna", invitation, "--player=policy")
            next(line for line in guest.stdout if line.startswith("You sit at seat"))
            time.sleep(moment)
            guest.kill()
            guest.communicate()
        guest = join(f"{folder}/a", "Anna", invitation, "--player=policy")
        told = [end(guest), end(other), end(table)]
        equal(told[2].count("Anna sits down"), 1)
        for text in told:
            assert "won the match with" in text, text[-2000:]
        equal({text[text.rindex("New total"):] for text in told},
              {told[0][told[0].rindex("New total"):]})


def list_rounds(folder):
    """What is kept of a match: names, and all that was dealt and done."""
    with open(wait_for_file(f"{folder}/matches")[0]) as file:
        match = json.load(file)
    return match["names"], match["rounds"]


def test_away_at_end():
    """A guest whose line is away when the match ends is awaited by the host for as long as the
    table waits for anybody, and no longer than until they are back. They are told how it ended, and
    keep all rounds of it, those that a computer player played for them as well."""
    with scratch() as folder:
        table, invitation = host(f"{folder}/host", "--computers-only", "--wait=0.3", *TWO, house=LONG)
        other = join(f"{folder}/b", "Ben", invitation, "--player=policy")
        guest = join(f"{folder}/a", "Anna", invitation)
        read_until(table, "Round 1")
        guest.kill()
        guest.communicate()
        assert "won the match with" in end(other)
        read_until(table, "won the match with")
        read_until(table, "Waiting for the others.")
        guest = join(f"{folder}/a", "Anna", invitation)
        assert "won the match with" in end(guest)
        end(table)
        equal(len(list_rounds(f"{folder}/host")[1]), LONG["rules"]["rounds"])
        for letter in "ab":
            equal(list_rounds(f"{folder}/{letter}"), list_rounds(f"{folder}/host"))


def test_same_people():
    """When the match is over, the same people play another one at the same table."""
    with scratch() as folder:
        home = f"{folder}/host"
        table, invitation = host(home, "--computers-only", "--player=0=policy", *TWO)
        end(join(f"{folder}/a", "Anna", invitation, "--player=policy"))
        end(table)
        table = start(home, "play", "--open", "--continue")
        guest = join(f"{folder}/a", "Anna", invitation, "--player=policy")
        assert "You sit at seat 1" in end(guest)
        text = end(table)
        assert "sits down at seat" not in text and "won the match with" in text, text
        equal(len(wait_for_file(f"{home}/matches")), 2)


def test_no_table():
    with scratch() as folder:
        refused("play", "--open", "--continue", f"--data-dir={folder}",
                names=["There is no table that was open before."])


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


def test_onlooker():
    """Somebody looks on, and nobody else may: they see no hand, everybody is told of them, and they have
    the match as those who play it, in nobody's statistics. Who sits does not look on as well."""
    with scratch() as folder:
        table, invitation = host(f"{folder}/host", "--computers-only", "--onlookers=1", *TWO)
        anna = join(f"{folder}/a", "Anna", invitation, "--player=policy")
        told = read_until(anna, "You sit at seat 0")
        eva = join(f"{folder}/e", "Eva", invitation, "--look-on")
        seen = read_until(eva, "You look on at “Canasta”.")
        told += read_until(anna, "Eva looks on.")
        fritz = join(f"{folder}/f", "Fritz", invitation, "--look-on")
        assert "Nobody else may look on at this table." in end(fritz, status=1)
        again = join(f"{folder}/a", "Anna", invitation, "--look-on")
        assert "You have a seat at this table" in end(again, status=1)
        ben = join(f"{folder}/b", "Ben", invitation, "--player=policy")
        told += end(anna)
        seen += end(eva)
        end(ben)
        assert "Eva looks on." in end(table)
        assert "Your hand" not in seen, seen
        # One may be told yet that the other is gone.
        equal(*([line for line in text[text.index("New total"):].splitlines()
                 if "looks on" not in line][:3] for text in (seen, told)))
        kept = []
        for home in ("host", "e"):
            with open(wait_for_file(f"{folder}/{home}/matches")[0]) as file:
                kept.append(json.load(file)["rounds"])
        equal(kept[1], kept[0])
        counted = json.loads(run("statistics", "--format=json", f"--data-dir={folder}/e").stdout)
        equal(counted["matches"], [])


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


def test_unread():
    """Whoever can be told nothing does not wait for others, and nothing is open any more."""
    with scratch() as folder, open("/dev/full", "w") as full:
        table, invitation = host(f"{folder}/host", "--computers-only", *TWO)
        table.kill()
        table.communicate()
        for arguments in (OPEN + ["--computers-only"], ["host", "--port=0"],
                          ["join", invitation, "--name=Anna"]):
            done = subprocess.run([PROGRAM, *arguments, f"--data-dir={folder}/full"], stdout=full,
                                  stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
                                  timeout=TIMEOUT, env=dict(os.environ, LANGUAGE="en"))
            equal((arguments[0], done.returncode), (arguments[0], 1))
            assert "could not be written" in done.stderr.splitlines()[-1], done.stderr


def test_refused():
    slip = "CANASTA://127.0.0.1:9/8GGJJ7RRA1SEXXZCN6AJD6ETVN/ZMRVKMZ5NHTFXRYMD6"
    refused("join")
    refused("join", "http://example.org")
    refused("join", slip)
    refused(*OPEN[:2], "--port=70000", "--computers-only")
    refused(*OPEN, "--computers-only", "--player=0=exec:true")
    refused(*OPEN, "--computers-only", "--deal=5", names=["--deal"])
    refused(*OPEN, "--computers-only", "--port=-1", names=["--port", "0", "65535"])
    refused("join", "CANASTA://", "--port=65536", names=["--port", "0", "65535"])
    refused(*OPEN, "--computers-only", "--clock=1441", names=["1440"])
    refused(*OPEN, "--computers-only", "--wait=1441", names=["1440"])
    refused(*OPEN, "--computers-only", "--clock=-1", names=["--clock", "0", "1440"])
    refused(*OPEN, "--computers-only", "--wait=-1", names=["--wait", "0", "1440"])
    refused(*OPEN, "--computers-only", "--onlookers=-1", names=["--onlookers", "0", "32"])
    refused(*OPEN, "--computers-only", "--clock=nan", names=["1440"])
    refused(*OPEN, "--computers-only", "--onlookers=33", names=["32"])
    for option in ("--clock=5", "--wait=3", "--onlookers=5", "--port=5000", "--ask-router"):
        name = option.split("=")[0]
        refused("play", "--computers-only", option, names=[f"{name} goes with --open"])
    refused(*OPEN, "--continue", "--onlookers=5", names=["--continue"])
    refused("join", slip, "--look-on", "--player=policy", names=["--player"])
    refused(*OPEN, "--continue", "--clock=5", names=["--continue"])


main(globals())
