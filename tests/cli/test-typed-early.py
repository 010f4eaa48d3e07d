# SPDX-License-Identifier: GPL-3.0-or-later
"""What is typed at an open table while others act."""

import contextlib
import os
import pty
import termios

from moving_tables import end, host, join, kill, play, read_until
from terminal import main, scratch


def open_terminal():
    """A terminal that shows nothing of what is typed: the end where it is, and where that is read."""
    ours, theirs = pty.openpty()
    how = termios.tcgetattr(theirs)
    how[3] &= ~termios.ECHO
    termios.tcsetattr(theirs, termios.TCSANOW, how)
    return open(ours, "w"), theirs


@contextlib.contextmanager
def table():
    """Emma, whose table it is, types; Anna is a program, and it is her turn."""
    with scratch() as folder:
        typed, read = open_terminal()
        emma, invitation = host(f"{folder}/Emma", "--name=Emma", stdin=read)
        os.close(read)
        emma.stdin = typed
        anna = join(folder, "Anna", invitation)
        play(emma, until="Anna is playing…")
        yield emma, anna
        kill(anna)


def say(process, line):
    process.stdin.write(f"{line}\n")
    process.stdin.flush()


def test_action():
    """It is not done when her turn comes."""
    with table() as (emma, anna):
        say(emma, "draw")
        read_until(emma, "“draw” is passed over: type it when it is your turn.")
        say(emma, "")
        say(emma, "x 5")
        read_until(emma, "“x 5” is passed over: type it when it is your turn.")
        play(anna, until="Emma is playing…")
        told = play(emma, is_enough=lambda text: True)
        assert "lay down" not in told and "passed over" not in told, told
        say(emma, "draw")
        assert "lay down" in play(emma, is_enough=lambda text: True)
        kill(emma)


def test_words():
    """What asks, says something, or leaves is done at once."""
    with table() as (emma, anna):
        say(emma, "table")
        read_until(emma, "Stock")
        say(emma, "say thanks")
        read_until(anna, "Emma: Thank you!")
        say(emma, "hand-over Anna")
        read_until(emma, "Anna is asked to go on with the table.")
        say(emma, "hand-over no")
        read_until(emma, "Anna is not asked any more")
        say(emma, "quit")
        read_until(emma, "The game is saved.")
        end(emma)


def test_end():
    """Who ends what they type leaves."""
    with table() as (emma, anna):
        emma.stdin.write("\x04")
        emma.stdin.flush()
        assert "The game is saved." in end(emma)


def test_program():
    """What a program writes waits for its turn."""
    with table() as (emma, anna):
        play(anna, until="Emma is playing…")
        say(anna, "draw")
        told = play(emma, until="Anna drew")
        assert "passed over" not in told, told
        kill(emma)


main(globals())
