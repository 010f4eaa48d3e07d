# SPDX-License-Identifier: GPL-3.0-or-later
"""hand-over with an invitation: a host who has to leave gives the table to one who keeps tables for others."""

import contextlib
import pathlib
import re
import shutil

from kept_tables import Host
from moving_tables import (OPEN, end, host, join, kill, load, play, read_invitation, read_until, start,
                           wait_for_table)
from terminal import TIMEOUT, equal, main, scratch


def say(process, line):
    process.stdin.write(f"{line}\n")
    process.stdin.flush()


def keep_tables(folder, *options):
    """A host of the club, whose matches have one round."""
    return Host(f"{folder}/club", "--port=0", *options)


def begin(folder, is_enough):
    """Emma, whose table it is, has played against Anna, who plays by herself, until that holds."""
    emma, invitation = host(f"{folder}/Emma", "--name=Emma")
    anna = join(folder, "Anna", invitation, "--player=policy")
    wait_for_table(f"{folder}/Anna")
    play(emma, is_enough)
    return emma, anna


def give(emma, invitation, title="Table 1"):
    say(emma, f"hand-over {invitation}")
    told = read_until(emma, f"The table moved to “{title}”", "stays here.")
    return told if "The table moved" in told else told + read_until(emma, "stays here.", "moved to")


def is_round_over(text):
    return "next round" in text


def come_back(folder, emma):
    """Emma is a guest from now on."""
    words = read_until(emma, "canasta-cli join").split()
    equal(emma.wait(TIMEOUT), 0)
    return join(folder, "Emma", words[-1], "--player=policy")


def test_between_rounds():
    """After the first round the table goes on in the club, by that round; who sat there has their seat.
    Then the table of the club is free for its own game again."""
    with scratch() as folder, keep_tables(folder) as club:
        emma, anna = begin(folder, is_round_over)
        (before,) = load(f"{folder}/Emma", "matches")
        say(emma, f"hand-over {club.invitations[0]}")
        told = read_until(emma, "The table moved to “Table 1”. The rounds that are over stand")
        assert "The table is being handed over. Until it is open there it stays here." in told, told
        emma = come_back(folder, emma)
        for process in (emma, anna):
            assert "won the match with" in end(process)
        (kept,) = [match for match in load(f"{folder}/club/host", "matches") if match["rounds"]]
        equal(len(kept["rounds"]), 2)
        equal(kept["rounds"][0], before["rounds"][0])
        equal(load(f"{folder}/Anna", "matches")[-1]["rounds"], kept["rounds"])
        club.wait_for("The table is free again.")
        log = club.read_log()
        assert "Another host has given their table: it goes on here." in log, log
        assert not re.search(r"\b(10|[2-9JQKA])[CDHS]\b|\bJo\b", log), log
        club.stop()


def test_in_mid_deal():
    """The deal that was begun is dealt anew. A host of the club who is killed goes on with the table."""
    with scratch() as folder, keep_tables(folder) as club:
        emma, anna = begin(folder, lambda text: True)
        (before,) = load(f"{folder}/Emma", "matches")
        assert "moved to “Table 1”" in give(emma, club.invitations[0])
        club.process.kill()
        club.process.wait()
        with Host(f"{folder}/club") as again:
            emma = come_back(folder, emma)
            for process in (emma, anna):
                assert "won the match with" in end(process)
            again.stop()
        (kept,) = [match for match in load(f"{folder}/club/host", "matches") if match["rounds"]]
        assert kept["rounds"][0]["deal"] != before["rounds"][0]["deal"]


def open_again(folder):
    process = start(folder, *OPEN, "--continue")
    read_invitation(process)
    return process


def list_played(folder):
    """The rounds of each match of the club that has any."""
    return [match["rounds"] for match in load(f"{folder}/club/host", "matches") if match["rounds"]]


def be_given_once_more(folder, club):
    """By who has not heard that their table was taken, and by nobody else; one match is left of it."""
    invitation, = club.invitations
    (first,) = list_played(folder)
    other, anna = begin(f"{folder}/other", is_round_over)
    assert "The host there cannot go on with this table: it stays here." in give(other, invitation)
    club.wait_for("Another one was given before, and nobody has come to it yet.")
    kill(other, anna)
    equal(list_played(folder), [first])
    emma = open_again(f"{folder}/before")
    assert "moved to “Table 1”" in give(emma, invitation)
    club.wait_for("Another host has given their table: it goes on here.", 2)
    kill(emma)
    equal(list_played(folder), [first])


@contextlib.contextmanager
def given(folder):
    """A club to which Emma has given her table, which is as it was before in a folder of that name."""
    with keep_tables(folder) as club:
        emma, anna = begin(folder, is_round_over)
        kill(emma, anna)
        shutil.copytree(f"{folder}/Emma", f"{folder}/before")
        emma = open_again(f"{folder}/Emma")
        assert "moved to “Table 1”" in give(emma, club.invitations[0])
        kill(emma)
        yield club


def test_once_more():
    with scratch() as folder, given(folder) as club:
        be_given_once_more(folder, club)
        club.stop()


def test_once_more_after_new_start():
    """A table to which nobody has come yet is still one after the club has started again; one to which
    somebody came is not, whoever is there."""
    with scratch() as folder, given(folder) as club:
        club.process.kill()
        club.process.wait()
        with Host(f"{folder}/club") as again:
            be_given_once_more(folder, again)
            anna = join(folder, "Anna", again.invitations[0], "--player=policy")
            again.wait_for("Anna is back")
            kill(anna)
            again.stop()
        with Host(f"{folder}/club") as again:
            other, anna = begin(f"{folder}/another", is_round_over)
            assert "The table there is taken: this one stays here." in give(other, again.invitations[0])
            kill(other, anna)
            again.stop()


def test_not_kept():
    """Where the table cannot be kept it stays where it is, and nothing is left of it in the club."""
    with scratch() as folder, keep_tables(folder) as club:
        emma, anna = begin(folder, is_round_over)
        table = pathlib.Path(f"{folder}/club/host/tables/1.json")
        table.unlink()
        table.mkdir()
        assert "The host there cannot go on with this table: it stays here." in give(emma, club.invitations[0])
        club.wait_for("A table was given that cannot go on here: ")
        equal(list_played(folder), [])
        table.rmdir()
        assert "moved to “Table 1”" in give(emma, club.invitations[0])
        equal(len(list_played(folder)), 1)
        kill(emma, anna)
        club.stop()


def test_refused():
    """A table at which somebody sits, tables with lists and those of an evening, invitations that are worth
    nothing or lead nowhere: the table stays, and can be given elsewhere."""
    with scratch() as folder, keep_tables(folder, "--tables=2") as club, \
            Host(f"{folder}/evening", "--port=0", "--tables=2", "--evening=2") as evening:
        first, second = club.invitations
        guest = join(folder, "Fritz", first)
        club.wait_for("Fritz sits down")
        emma, anna = begin(folder, lambda text: True)
        assert "The table there is taken: this one stays here." in give(emma, first)
        assert "The table there is taken: this one stays here." in give(emma, evening.invitations[0])
        worth_nothing = second[:second.rindex("/")] + first[first.rindex("/"):]
        evening.stop()
        assert "cannot be reached from here: the table stays here." in give(emma, evening.invitations[0])
        assert "The table there is taken" in give(emma, worth_nothing)
        say(emma, "hand-over CANASTA://nonsense")
        read_until(emma, "Nobody at this table could go on with it.")
        assert "moved to “Table 2”" in give(emma, second, "Table 2")
        kill(anna, guest)
        emma.wait(TIMEOUT)
        club.stop()


main(globals())
