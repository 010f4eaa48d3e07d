# SPDX-License-Identifier: GPL-3.0-or-later
"""hand-over: a host who has to leave gives the table to one of the guests."""

import concurrent.futures
import signal

from moving_tables import (OPEN, end, host, join, kill, list_files, load, play, read_invitation,
                           read_until, start, take_over, wait_for_rounds, wait_for_table, wait_until)
from terminal import TIMEOUT, equal, main, refused, scratch

FOUR = ["--variant=partnership", "--players=4", "--player=1=policy"]


def is_round_over(text):
    return "next round" in text


def play_all(persons, is_enough=None):
    """All of them type at once. Returns what each was told"""
    with concurrent.futures.ThreadPoolExecutor() as threads:
        return list(threads.map(lambda process: play(process, is_enough), persons))


def say(process, line):
    process.stdin.write(f"{line}\n")
    process.stdin.flush()


def hand_over(emma, anna):
    """Emma hands the table over, and Anna goes on with it."""
    say(emma, "hand-over Anna")
    read_until(emma, "Anna is asked")
    read_until(anna, "asks you to go on")
    go_on(emma, anna)


def go_on(emma, anna):
    say(anna, "take-over")
    read_until(anna, "The table goes on here")
    told = read_until(emma, "The table moved to “Anna”")
    equal("stays here" in told, False)


def test_between_rounds():
    """All follow by themselves, and play on after the round that is over: whoever was the host has their
    own seat, too."""
    with scratch() as folder:
        emma, invitation = host(f"{folder}/Emma", "--name=Emma", *FOUR)
        anna = join(folder, "Anna", invitation)
        read_until(anna, "You sit at seat 2")
        ben = join(folder, "Ben", invitation, "--player=policy")
        play_all([emma, anna], is_round_over)
        (before,) = load(f"{folder}/Emma", "matches")
        hand_over(emma, anna)
        words = read_until(emma, "canasta-cli join").split()
        equal(emma.wait(TIMEOUT), 0)
        emma = join(folder, "Emma", words[-1], "--player=policy")
        read_until(ben, "The table moved to “Anna”. The rounds that are over stand")
        assert "won the match with" in play(anna)
        for process in (emma, ben):
            assert "won the match with" in end(process)
        matches = [load(f"{folder}/{name}", "matches")[-1] for name in ("Anna", "Ben", "Emma")]
        for match in matches:
            equal(len(match["rounds"]), 2)
            equal(match["rounds"], matches[0]["rounds"])
            equal(match["rounds"][0], before["rounds"][0])


def begin_two(folder):
    """Emma, whose table it is, and Anna are in their first deal, and it is Emma's turn."""
    emma, invitation = host(f"{folder}/Emma", "--name=Emma")
    anna = join(folder, "Anna", invitation)
    wait_for_table(f"{folder}/Anna")
    with concurrent.futures.ThreadPoolExecutor() as threads:
        told = threads.submit(play, anna, None, "asks you to go on")
        play(emma, lambda text: True)
        say(emma, "hand-over Anna")
        told.result()
    read_until(emma, "Anna is asked")
    return emma, anna, invitation


def test_in_mid_deal():
    """Anna does not want to, and Emma thinks better of it, before the table moves: it stays as it is
    until then. The deal that was begun is dealt anew."""
    with scratch() as folder:
        emma, anna, invitation = begin_two(folder)
        say(anna, "take-over no")
        read_until(emma, "Anna does not go on with the table: it stays here.")
        read_until(anna, "The table stays with its host.")
        say(emma, "hand-over Anna")
        read_until(anna, "asks you to go on")
        say(emma, "hand-over no")
        read_until(emma, "Anna is not asked any more")
        read_until(anna, "The table stays with its host.")
        say(emma, "hand-over Ben")
        read_until(emma, "  hand-over Anna")
        equal(load(f"{folder}/Anna", "tables"), [])
        (before,) = load(f"{folder}/Emma", "matches")
        hand_over(emma, anna)
        words = read_until(emma, "canasta-cli join").split()
        equal(emma.wait(TIMEOUT), 0)
        emma = join(folder, "Emma", words[-1], "--player=policy")
        read_until(emma, "You sit at seat 0")
        assert "won the match with" in play(anna)
        assert "won the match with" in end(emma)
        (match,) = load(f"{folder}/Anna", "matches")
        assert match["rounds"][0]["deal"] != before["rounds"][0]["deal"]


def keeps_nothing(folder):
    return not list_files(folder, "tables") and not list_files(folder, "matches")


def test_no_second_match():
    """Of what moved nothing is there to go on with: neither its table nor its match."""
    with scratch() as folder:
        emma, anna, invitation = begin_two(folder)
        equal(keeps_nothing(f"{folder}/Emma"), False)
        go_on(emma, anna)
        equal(keeps_nothing(f"{folder}/Emma"), True)
        read_until(emma, "canasta-cli join")
        equal(emma.wait(TIMEOUT), 0)
        equal(keeps_nothing(f"{folder}/Emma"), True)
        emma = start(f"{folder}/Emma", *OPEN, "--continue")
        assert "There is no table" in end(emma, 2)
        kill(anna)


def test_host_dies_having_moved():
    """Emma is killed as soon as she keeps nothing of the table any more: it is Anna's then, whether she
    was told so or not."""
    with scratch() as folder:
        emma, anna, invitation = begin_two(folder)
        say(anna, "take-over")
        wait_until(lambda: keeps_nothing(f"{folder}/Emma"))
        kill(emma)
        told = read_until(anna, "The table goes on here", "The line to the host is lost")
        if "goes on here" in told:
            invitation = read_invitation(anna)
        else:
            kill(anna)
            anna, invitation = take_over(f"{folder}/Anna")
        emma = join(folder, "Emma", invitation, "--player=policy")
        read_until(emma, "You sit at seat 0")
        kill(anna, emma)


def test_host_dies():
    """Anna has opened the table, and Emma dies before she has told anybody: nothing was lost, and Anna
    goes on with it as with any whose host is gone."""
    with scratch() as folder:
        emma, anna, invitation = begin_two(folder)
        emma.send_signal(signal.SIGSTOP)
        say(anna, "take-over")
        read_until(anna, "The table is open here")
        kill(emma)
        read_until(anna, "The line to the host is lost")
        anna.send_signal(signal.SIGTERM)
        anna.communicate(timeout=TIMEOUT)
        equal(load(f"{folder}/Anna", "tables"), [])
        anna, invitation = take_over(f"{folder}/Anna")
        emma = join(folder, "Emma", invitation, "--player=policy")
        read_until(emma, "You sit at seat 0")
        kill(anna, emma)


def test_heir_dies():
    """Anna is gone before she has answered: the table stays, and awaits her."""
    with scratch() as folder:
        emma, anna, invitation = begin_two(folder)
        kill(anna)
        told = ""
        while "Nobody at this table could go on with it." not in told:
            say(emma, "hand-over")
            told = read_until(emma, "  hand-over Anna", "Nobody at this table")
        anna = join(folder, "Anna", invitation)
        read_until(anna, "asks you to go on")
        go_on(emma, anna)
        kill(emma, anna)


def test_who_is_away():
    """Ben is not there when the table moves: he follows the invitation he has, and is told where it is,
    as long as Emma waits for him. Then Anna dies, and he goes on with it."""
    with scratch() as folder:
        emma, invitation = host(f"{folder}/Emma", "--name=Emma", *FOUR)
        anna = join(folder, "Anna", invitation)
        read_until(anna, "You sit at seat 2")
        ben = join(folder, "Ben", invitation, "--player=policy")
        play_all([emma, anna], is_round_over)
        kill(ben)
        hand_over(emma, anna)
        read_until(emma, "Waiting for the others.")
        ben = join(folder, "Ben", invitation, "--player=policy")
        read_until(ben, "The table moved to “Anna”")
        equal(emma.wait(TIMEOUT), 0)
        wait_for_rounds(f"{folder}/Ben")
        kill(anna, ben)
        ben, invitation = take_over(f"{folder}/Ben")
        anna = join(folder, "Anna", invitation)
        read_until(anna, "You sit at seat 2")
        kill(ben, anna)
        (match,) = load(f"{folder}/Ben", "matches")
        equal(len(match["rounds"]), 1)


def test_refused():
    refused("join", "CANASTA://X", "--port=65536", names=["65535"])


main(globals())
