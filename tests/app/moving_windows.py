# SPDX-License-Identifier: GPL-3.0-or-later
"""A table that Emma has opened in a terminal, and Anna at it in a window, before Emma hands it over. For
tests of PROGRAM TERMINAL."""

import concurrent.futures
import contextlib
import sys
import tempfile

from elsewhere import TWO, Host, Seat, Visiting
from moving_tables import play
from program import wait

QUESTION = "The host has to leave, and asks you to go on with the table."


class Terminal(Host):
    """Emma's, in a folder of its own."""

    def __init__(self, folder, variant, players):
        self.folder = folder
        super().__init__(sys.argv[2], "play", "--open", "--port=0", f"--variant={variant}",
                         f"--players={players}", "--name=Emma", f"--data-dir={folder}")

    def type(self, line):
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def hand_over(self, visit, name):
        """Asks somebody to go on with the table as soon as it is Emma's turn; Anna plays until then."""
        seat = Seat(visit.program)
        with concurrent.futures.ThreadPoolExecutor() as typing:
            asked = typing.submit(play, self.process, lambda text: True)
            wait(lambda: seat.take_turn() and False or asked.done(), "Emma's turn")
        self.type(f"hand-over {name}")


@contextlib.contextmanager
def at_terminal(path, variant="two-player", players=2, more=TWO):
    """Anna, who is not ready yet, and Emma."""
    with tempfile.TemporaryDirectory() as folder, Visiting(path, more=more) as visit, \
            Terminal(folder, variant, players) as emma:
        visit.join(emma.invitation)
        visit.says("Seat 2: Anna (you).")
        yield visit, emma


@contextlib.contextmanager
def asked_to_go_on(path):
    """Anna, whom Emma asks in the middle of a round."""
    with at_terminal(path) as (visit, emma):
        visit.get_ready()
        emma.hand_over(visit, "Anna")
        visit.hears(QUESTION)
        yield visit, emma
