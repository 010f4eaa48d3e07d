#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""statistics.py PROGRAM: what counts in the statistics, and how often."""

import csv
import json
import pathlib
import subprocess
import sys
import tempfile

from positions import write_statistics
from program import (Program, act, begins, chooses, find, list_children, name_card, press, run,
                     run_tool, wait, walk)

NOTHING = "No finished games yet"

# A game of one round, so that it has an end.
QUICK = {"format": 1, "id": "quick", "title": {"en": "Quick"}, "summary": {"en": "One round."},
         "source": "this test", "rules": {"rounds": 1}, "tables": [{"table": "two-player/2"}]}


def start_game(path, folder):
    """A game that one round decides, at its first turn."""
    houses = pathlib.Path(folder, "houses")
    houses.mkdir(exist_ok=True)
    (houses / "quick.json").write_text(json.dumps(QUICK))
    program = Program(path, "--deal", "5", "--speed", "instant", "--variant", "two-player",
                      "--house", "quick", "--data-dir", folder)
    view = program.wait_for("Table", "panel")
    wait(lambda: find(view, begins("Your turn – draw"), "panel"), "it is my turn")
    return program, view


def list_natural_cards(view):
    hand = find(view, begins("Your hand"), "list")
    return [card for card in list_children(hand)
            if not name_card(card).startswith(("Joker", "Two of"))]


def play_to_end(program, view):
    """Draws and discards until the game is over."""
    prompt = wait(lambda: find(view, begins("Your turn"), "panel"), "it is my turn")

    def is_over():
        return program.find("Play again") is not None

    def go(action, begin):
        """Does something once the prompt asks for it."""
        wait(lambda: prompt.get_name().startswith(begin) or is_over(), f"{action} is wanted")
        if not is_over():
            says = prompt.get_name()
            act(view, action)
            wait(lambda: prompt.get_name() != says or is_over(), f"{action} is done")

    for _ in range(100):
        if not prompt.get_name().startswith(("Your turn – lay", "Discard")):
            go("table.draw", "Your turn – draw")
        if is_over():
            return
        # The list is filled anew while cards come.
        cards = wait(lambda: list_natural_cards(view), "cards that are not wild")
        act(cards[-1], "card.toggle")
        go("table.discard", "Your turn")
        if prompt.get_name().startswith("Discard this card"):
            go("table.confirm", "Discard this card")
    raise AssertionError("the game does not end")


def read_list(program):
    """What the page says of the games, by title."""
    games = program.find("Games", "list")
    return games and dict(row.get_name().split(": ", 1) for row in list_children(games))


def list_pairs(program):
    """Every figure of the page, as group, title and value; what is chosen is none."""
    return [(box.get_name(), *row.get_name().split(": ", 1))
            for box in walk(program.window()) if box.get_role_name() == "list"
            for row in list_children(box)
            if ": " in row.get_name() and row.get_role_name() != "combo box"]


def read_terminal(path, folder):
    """The same from the terminal."""
    text = subprocess.run([pathlib.Path(path).parent / "cli" / "canasta-cli", "--data-dir", folder,
                           "statistics"], text=True, capture_output=True, check=True).stdout
    return [(group.splitlines()[0], *line.strip().split(": ", 1))
            for group in text.split("\n\n") for line in group.splitlines()[1:]]


def read_figures(program):
    """The same, of a page that is opened anew; nothing where there is nothing."""
    act(program.window(), "win.statistics")
    wait(lambda: program.find(NOTHING) or program.find("Games", "list"), "the statistics")
    return read_list(program) or {}


def list_counted(folder):
    lines = pathlib.Path(folder, "statistics.jsonl").read_text().splitlines()
    return [json.loads(line) for line in lines[1:]]


def test_counted_once(path):
    with tempfile.TemporaryDirectory() as folder:
        # A game that is left and kept does not count.
        program, view = start_game(path, folder)
        act(view, "table.draw")
        act(program.window(), "win.start-page")
        program.wait_for("Continue", "push button")
        assert read_figures(program) == {}
        act(program.window(), "win.back")
        program.click("Continue")
        play_to_end(program, view)
        # Killed as soon as it is over.
        program.end(kill=True)

        program = Program(path, "--data-dir", folder)
        figures = read_figures(program)
        assert figures["Played"] == "1", figures
        counted = list_counted(folder)
        assert len(counted) == 1 and counted[0]["rounds"], counted
        program.end()

        # Killed between keeping the game and counting it.
        pathlib.Path(folder, "statistics.jsonl").unlink()
        for _ in range(2):
            program = Program(path, "--data-dir", folder)
            assert read_figures(program) == figures
            program.end(kill=True)
        assert list_counted(folder) == counted


def test_given_up(path):
    with tempfile.TemporaryDirectory() as folder:
        program, view = start_game(path, folder)
        act(program.window(), "win.give-up")
        program.wait_for("Give this game up?")
        program.click("Cancel")
        wait(lambda: program.find("Give this game up?") is None, "the question is gone")
        act(view, "table.draw")
        wait(lambda: find(view, begins("Your turn – lay"), "panel"), "the game goes on")

        act(program.window(), "win.give-up")
        program.click("Give up")
        program.wait_for("Play now", "push button")
        assert program.find("Continue") is None
        program.wait_for(begins("Given up: "), "label")
        figures = read_figures(program)
        assert (figures["Played"], figures["Lost"][0]) == ("1", "1"), figures
        program.end()

        program = Program(path, "--data-dir", folder)
        program.wait_for(begins("Given up: "), "label")
        assert program.find("Continue") is None
        assert read_figures(program) == figures
        program.end()


def test_looked_at(path):
    with tempfile.TemporaryDirectory() as folder:
        write_statistics(folder)
        program = Program(path, "--data-dir", folder)
        figures = read_figures(program)
        assert figures["Won"] == "2 (67 %)" and figures["Worst total"] == "−50", figures
        assert figures["With hints"] == "1 (33 %)", figures
        assert list_pairs(program) == read_terminal(path, folder)
        # What is drawn is told as well.
        program.wait_for("Canastas of your side. Canastas: Natural 3, Mixed 6.", "image")
        curve = program.wait_for(begins("Points per round, game by game."), "image")
        assert curve.get_name().endswith("6,000."), curve.get_name()

        # Only those of four.
        program.key("Canasta", "Down")
        program.wait_for_focus(lambda node: chooses("Players")(node.get_name()),
                               "the focus moves")
        program.key("Canasta", "space")
        program.wait_for("4 players", "label")
        program.key("Canasta", "End", "Return")
        wait(lambda: read_list(program)["Played"] == "1", "one game is left")
        program.end()


def test_words(path):
    """Canastas are called what the players of the game call them, and by the words of all where
    there are several games."""
    for tables, line, bars in (
            (("burraco/4", "burraco/2", "burraco/4"), "Burrachi puliti: 3 (1.0 per round)",
             "Burrachi of your side. Burrachi: Puliti 3, Sporchi 6."),
            (("hand-and-foot/4",) * 3, "Dirty canastas: 6 (2.0 per round)",
             "Canastas of your side. Canastas: Clean 3, Dirty 6."),
            (("burraco/4", "buraco/4", "buraco/4"), "Mixed canastas: 6 (2.0 per round)",
             "Canastas of your side. Canastas: Natural 3, Mixed 6.")):
        with tempfile.TemporaryDirectory() as folder:
            write_statistics(folder, tables=tables)
            program = Program(path, "--data-dir", folder)
            read_figures(program)
            program.wait_for(line, "list item")
            program.wait_for(bars, "image")
            assert list_pairs(program) == read_terminal(path, folder)
            program.end()


def test_exported(path):
    with tempfile.TemporaryDirectory() as folder:
        write_statistics(folder)
        program = Program(path, "--data-dir", folder)
        read_figures(program)
        act(program.window(), "win.export-csv")
        program.wait_for("Name:", "text")
        target = pathlib.Path(folder, "mine.csv")
        program.key("Export the statistics", "ctrl+a")
        run_tool("type", str(target))
        press("Return")
        wait(target.exists, "the file is written")
        rows = list(csv.DictReader(target.open(encoding="utf-8")))
        assert [row["points"] for row in rows] == ["5200", "-50", "6000"], rows
        program.end()


def test_reset(path):
    with tempfile.TemporaryDirectory() as folder:
        write_statistics(folder)
        program = Program(path, "--data-dir", folder)
        read_figures(program)
        act(program.window(), "win.reset-statistics")
        program.wait_for("Reset the statistics?")
        program.click("Cancel")
        wait(lambda: program.find("Reset the statistics?") is None, "the question is gone")
        assert read_figures(program)["Played"] == "3"
        act(program.window(), "win.reset-statistics")
        program.click("Reset")
        program.wait_for(NOTHING)
        program.end()
        assert list_counted(folder) == []


run([test_counted_once, test_given_up, test_looked_at, test_words, test_exported, test_reset], sys.argv[1])
