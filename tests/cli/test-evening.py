# SPDX-License-Identifier: GPL-3.0-or-later
"""canasta-cli host --evening: tables that are dealt the same, whose rounds begin together."""

import json
import pathlib

from kept_tables import Host, end, fingerprint, join
from terminal import equal, main, refused, scratch

GUESTS = [["Anna", "Ben"], ["Clara", "David"], ["Emma", "Fritz"]]
WAITING = "1 other table still plays the same cards"
BY_HAND = "--name=David"


def come(folder, host):
    """All guests, a list a table."""
    return [[join(folder, name, invitation) for name in names]
            for names, invitation in zip(GUESTS, host.invitations)]


def read_until(process, words):
    """What is told until that is."""
    told = ""
    for line in process.stdout:
        told += line
        if words in line:
            return told
    raise AssertionError(f"“{words}” is not told: {told[-2000:]}")


def list_deals(folder):
    """Of each match there: how its rounds were dealt, by who plays."""
    found = {}
    for path in pathlib.Path(folder, "matches").glob("*.json"):
        match = json.loads(path.read_text())
        found[tuple(sorted(match["names"]))] = [(each["deal"], each["dealer"])
                                                for each in match["rounds"]]
    return found


def find_rounds(folder, names):
    """What was done in each round at the table of those."""
    return next(rounds for key, rounds in fingerprint(f"{folder}/host/host").items()
                if sorted(key) == names)


def check_deals(folder, n_tables, n_rounds):
    """All tables were dealt the same, and host and guests have kept that."""
    deals = list_deals(f"{folder}/host/host")
    equal(sorted(deals), [tuple(names) for names in GUESTS[:n_tables]])
    first = deals[tuple(GUESTS[0])]
    equal(len(first), n_rounds)
    equal(len({deal for deal, _ in first}), n_rounds)
    for names, dealt in deals.items():
        equal(dealt, first)
        for name in names:
            equal(list_deals(f"{folder}/{name}"), {names: first})


def test_same_deals():
    """Three tables play so many rounds as the evening has, whatever the house says; all of them are
    free for others when the last one has ended."""
    with scratch() as folder:
        with Host(f"{folder}/host", "--port=0", "--tables=3", "--evening=2", rounds=5) as host:
            for process in sum(come(folder, host), []):
                assert "The match is" in end(process)
            check_deals(folder, 3, 2)
            host.wait_for("The table is free again.", 3)
            log = host.read_log()
            for n in (1, 2):
                for title in ("Table 1", "Table 2", "Table 3"):
                    equal(log.count(f"“{title}”: Round {n} is dealt."), 1)
            before = log.index("The match is over.")
            assert log.index("free again") > before and "is dealt" not in log[before:], log
            host.stop()


def test_waiting():
    """Whose table has ended a round is told how only when the other one has; in between the host ends
    and is started again. Then they are dealt the next one together."""
    with scratch() as folder:
        arguments = ("--tables=2", "--evening=2")
        with Host(f"{folder}/host", "--port=0", *arguments) as host:
            anna, ben = [join(folder, name, host.invitations[0]) for name in GUESTS[0]]
            clara = join(folder, "Clara", host.invitations[1])
            david = join(folder, "David", host.invitations[1], BY_HAND)
            told = read_until(anna, WAITING)
            assert "Round total" not in told, told[-2000:]
            over = find_rounds(folder, GUESTS[0])
            equal(len(over), 1)
            equal(host.read_log().count("is dealt."), 2)
            host.stop()
        with Host(f"{folder}/host", *arguments) as host:
            host.wait_for("is back.", 4)
            equal(host.read_log().count("is dealt."), 2)
            david.kill()
            david.communicate()
            david = join(folder, "David", host.invitations[1])
            for process in (anna, ben, clara, david):
                told = end(process)
                assert "Round total" in told and "The match is" in told, told[-2000:]
            check_deals(folder, 2, 2)
            equal(find_rounds(folder, GUESTS[0])[:1], over)
            host.wait_for("The table is free again.", 2)
            equal(host.read_log().count("is dealt."), 4)
            host.stop()


def test_refused():
    """There are not tables enough, or too many; somebody would see at one table what is hidden at
    another; something else is being played."""
    with scratch() as folder:
        data = f"--data-dir={folder}"
        refused("host", "--evening=2", data, names=["--evening", "1"])
        refused("host", "--evening=2", "--tables=33", data, names=["--evening", "32", "33"])
        refused("host", "--evening=100", "--tables=2", data, names=["--evening", "99"])
        refused("host", "--evening=-1", "--tables=2", data, names=["--evening"])
        refused("host", "--evening=2", "--tables=2", "--onlookers=1", data, names=["--onlookers"])
        with Host(f"{folder}/host", "--port=0", "--tables=2", rounds=3) as host:
            guests = [join(folder, "Anna", host.invitations[0]),
                      join(folder, "David", host.invitations[0], BY_HAND)]
            host.wait_for("Round 1 is dealt.")
            host.stop()
        refused("host", "--house=short", "--variant=two-player", "--tables=2", "--evening=2",
                f"--data-dir={folder}/host", names=["Table 1", "Table 2"])
        for process in guests:
            process.kill()
            process.communicate()


main(globals())
