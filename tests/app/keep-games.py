#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""keep-games.py PROGRAM: no game is lost, whatever happens to the program, its
files and its folder."""

import contextlib
import json
import pathlib
import sys
import tempfile

from program import (GLib, Program, act, begins, find, list_actions, list_children, name_card, run,
                     wait, walk)

TITLE = "“Classic, four players, round 1”"
DAMAGED = (f"The last save of the game {TITLE} was damaged; the version before it takes its "
           "place.")
RESUMED = "The game goes on; its earlier steps cannot be shown."
ELSEWHERE = (f"The game {TITLE} is open in another window or terminal: close it there, or play "
             "another one.")
UNSAVED = "This game cannot be saved; you can play on all the same."


def list_files(folder):
    return sorted(path.name for path in pathlib.Path(folder, "matches").iterdir())


def find_match(folder):
    return next(pathlib.Path(folder, "matches").glob("*.json"), None)


def count_saved(path):
    """How many actions of the first round a match holds."""
    return sum(turn.count(";") + 1 for turn in json.loads(path.read_text())["rounds"][0]["turns"])


def open_table(program, says="Your turn"):
    """The table, when it is the person's turn there."""
    view = program.wait_for("Table", "panel")
    wait(lambda: find(view, begins(says), "panel"), "it is my turn")
    return view


def start_game(path, folder, *arguments):
    """A new game in which the person has drawn, and its file."""
    program = Program(path, "--deal", "5", "--speed", "instant", "--data-dir", folder, *arguments)
    view = open_table(program, "Your turn – draw")
    act(view, "table.draw")
    match = wait(lambda: find_match(folder), "the game is saved")
    wait(lambda: count_saved(match) == 1, "what was drawn is saved")
    return program, match


def show_details(program):
    """Unfolds what lies behind a notice; returns it."""
    act(program.wait_for("Details"), "activate")
    return program.wait_for(lambda name: name is not None and ", line 1: " in name,
                            "label").get_name()


def test_damaged(path):
    with tempfile.TemporaryDirectory() as folder:
        program, match = start_game(path, folder)
        program.end(kill=True)
        match.write_text("{")
        # What a program leaves behind that is killed while it saves.
        pathlib.Path(f"{match}.aB3xYz.new").write_text("{")

        program = Program(path, "--data-dir", folder)
        program.wait_for(DAMAGED, "label")
        program.wait_for("Continue", "push button")
        assert f"“{match}.bad-1”" in show_details(program)
        kept = [match.name, f"{match.name}.bad-1", f"{match.name}~"]
        assert list_files(folder) == kept, list_files(folder)
        program.end(kill=True)

        program = Program(path, "--data-dir", folder)
        program.click("Continue")
        open_table(program)
        assert program.find(DAMAGED) is None
        program.end()
        assert list_files(folder) == kept, list_files(folder)


def test_two_windows(path):
    with tempfile.TemporaryDirectory() as folder:
        first, match = start_game(path, folder)
        text = match.read_text()

        second = Program(path, "--speed", "instant", "--data-dir", folder)
        second.click("Continue")
        second.wait_for(ELSEWHERE, "label")
        second.click("Play now")
        open_table(second, "Your turn – draw")
        assert match.read_text() == text
        second.end()
        first.end()
        assert match.read_text() == text

        # It is open again as soon as the other program has ended.
        match.touch()
        first = Program(path, "--data-dir", folder)
        first.click("Continue")
        open_table(first)
        second = Program(path, "--data-dir", folder)
        second.click("Continue")
        second.wait_for(ELSEWHERE, "label")
        first.end(kill=True)
        second.click("Continue")
        open_table(second)
        second.end()


def test_unsaved(path):
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "matches").write_text("no folder")
        program = Program(path, "--deal", "5", "--speed", "instant", "--data-dir", folder)
        details = program.hold_message("Details")
        program.wait_for(UNSAVED, "label")
        act(details)
        program.wait_for(lambda name: name is not None and "could not be saved: Not a directory."
                         in name, "label")
        view = open_table(program, "Your turn – draw")
        act(view, "table.draw")
        wait(lambda: find(view, begins("Your hand, 12 cards"), "list"), "the game goes on")
        program.end()


def test_resumed(path):
    with tempfile.TemporaryDirectory() as folder:
        program, match = start_game(path, folder)
        program.end()
        # As an older version might have let the person play.
        saved = json.loads(match.read_text())
        saved["rounds"][0]["turns"][0] = "draw; draw"
        for version in (match, pathlib.Path(f"{match}~")):
            version.write_text(json.dumps(saved))

        program = Program(path, "--speed", "instant", "--data-dir", folder)
        program.click("Continue")
        # A message goes by itself; what was said stays heard.
        wait(lambda: program.has_said(RESUMED), "it is told that the game goes on")
        view = open_table(program)
        wait(lambda: find(view, begins("Your hand, 12 cards"), "list"), "the hand is as it was")
        program.end()
        # What today's rules cannot play is kept before it is written over.
        kept = [match.name, f"{match.name}.bad-1", f"{match.name}~"]
        assert list_files(folder) == kept, list_files(folder)


def test_better_copy(path):
    """A version with a damaged turn is worth less than the whole one before it."""
    with tempfile.TemporaryDirectory() as folder:
        program, match = start_game(path, folder)
        program.end()
        damaged = match.read_text().replace('"draw"', '"drew"')
        match.write_text(damaged)

        program = Program(path, "--speed", "instant", "--data-dir", folder)
        program.click("Continue")
        wait(lambda: program.has_said(DAMAGED), "it is told that a save was damaged")
        view = open_table(program, "Your turn – draw")
        wait(lambda: find(view, begins("Your hand, 11 cards"), "list"), "nothing is drawn")
        program.end()
        assert pathlib.Path(f"{match}.bad-1").read_text() == damaged


def read_hand(view):
    return [name_card(card) for card in list_children(find(view, begins("Your hand"), "list"))]


def play_turn(program, view, hand):
    """Discards the card at the end, and draws when it is the person's turn again."""
    act(list_children(find(view, begins("Your hand"), "list"))[hand], "card.toggle")
    act(view, "table.discard")
    wait(lambda: find(view, begins("Your turn – draw"), "panel"), "the others have played")
    act(view, "table.draw")
    wait(lambda: find(view, begins("Your turn – lay"), "panel"), "I may lay down")


def test_sorted_hand(path):
    """After cards were laid out, taken back and played on with, the hand comes back as
    it was: sorted, or as the person has put it."""
    for manual in (False, True):
        with tempfile.TemporaryDirectory() as folder:
            program = Program(path, "--deal", "13", "--speed", "instant", "--data-dir", folder)
            view = open_table(program, "Your turn – draw")
            act(view, "table.draw")
            wait(lambda v=view: find(v, begins("Your turn – lay"), "panel"), "I may lay down")
            if manual:
                first = list_children(find(view, begins("Your hand"), "list"))[0]
                program.focus(".", first.get_name(), "list item")
                program.key(".", *["ctrl+shift+Right"] * 3)
            lay_out(view, "Seven")
            act(program.window(), "win.undo")
            wait(lambda v=view: find(v, "Your hand, 12 cards", "list"), "all cards are back")
            play_turn(program, view, 0)
            hand = read_hand(view)
            # The program may be gone before it has answered.
            with contextlib.suppress(GLib.Error):
                act(program.window(), "window.close")
            wait(lambda p=program: p.process.poll() is not None, "the program ends")
            program.end()

            program = Program(path, "--speed", "instant", "--data-dir", folder)
            program.click("Continue")
            view = open_table(program, "Your turn – lay")
            wait(lambda v=view, h=hand: read_hand(v) == h, f"the hand is {hand}")
            program.end()


def lay_out(view, rank):
    """Lays out all cards of a rank."""
    hand = find(view, begins("Your hand"), "list")
    for card in list_children(hand):
        if name_card(card).startswith(rank):
            act(card, "card.toggle")
    act(view, "table.meld")
    wait(lambda: not find(view, begins(rank + " of"), "list item"), f"the {rank}s lie there")


def read_table(program, view):
    """All that is told of the table, and of the game above it."""
    told = [name_card(node) if "card.toggle" in list_actions(node) else node.get_name()
            for node in walk(view)
            if node.get_role_name() in ("list", "list item", "push button", "panel", "level bar")]
    told += [node.get_description() for node in walk(view)
             if node.get_description().endswith(("New this turn", "Changed this turn"))]
    return told + [program.find(begins(words), "label").get_name()
                   for words in ("Us ", "Classic – round")]


def test_laid_out(path):
    """Closed in mid-turn, with two melds laid out that do not open yet: all of it comes
    back, cards, melds, moves, scores and what is to be done; so does how to undo it."""
    with tempfile.TemporaryDirectory() as folder:
        program = Program(path, "--deal", "13", "--speed", "instant", "--data-dir", folder)
        view = open_table(program, "Your turn – draw")
        act(view, "table.draw")
        wait(lambda: find(view, begins("Your turn – lay"), "panel"), "I may lay down")
        lay_out(view, "Seven")
        lay_out(view, "Ten")
        wait(lambda: find(view, "You need 50 points to open; that makes 45.", "label"), "the sum")
        told = read_table(program, view)
        act(program.window(), "win.side-panel")
        moves = read_moves(program)
        for words in ("Your hand, 6 cards", "Opening 45 / 50",
                      "Sevens: 3 cards, no wild cards, 4 to go"):
            assert words in told, told
        act(program.window(), "window.close")
        wait(lambda: program.process.poll() is not None, "the program ends")
        program.end()

        program = Program(path, "--speed", "instant", "--data-dir", folder)
        program.click("Continue")
        view = open_table(program, "Your turn – lay")
        wait(lambda: read_table(program, view) == told, "the table is as it was")
        act(program.window(), "win.side-panel")
        wait(lambda: read_moves(program) == moves, "the moves are as they were")
        for cards in (9, 12):
            act(program.window(), "win.undo")
            wait(lambda n=cards: find(view, f"Your hand, {n} cards", "list"), f"{cards} cards")
        program.end()


def read_moves(program):
    """The turns of the round, in full sentences."""
    return [turn.get_name() for turn in list_children(
        program.wait_for("Moves of this round", "list"))]


def read_begun(program):
    """The turns of the round once another player has had one. On a busy machine more may have."""
    moves = read_moves(program)
    return moves if len(moves) >= 2 else None


def test_killed_while_others_play(path):
    """What another player was seen to do is done, and then they go on."""
    with tempfile.TemporaryDirectory() as folder:
        program = Program(path, "--deal", "5", "--speed", "slow", "--data-dir", folder)
        view = open_table(program, "Your turn – draw")
        act(view, "table.draw")
        wait(lambda: find(view, begins("Your turn – lay"), "panel"), "I may lay down")
        act(program.window(), "win.side-panel")
        act(list_children(find(view, begins("Your hand"), "list"))[0], "card.toggle")
        act(view, "table.discard")
        moves = wait(lambda: read_begun(program), "Anna has begun")
        program.end(kill=True)
        assert moves[1].startswith("Anna"), moves

        program = Program(path, "--speed", "instant", "--data-dir", folder)
        program.click("Continue")
        open_table(program, "Your turn – draw")
        act(program.window(), "win.side-panel")
        again = read_moves(program)
        # The others have played since.
        assert again[0] == moves[0] and len(again) >= 4, (moves, again)
        assert again[1].startswith(moves[1].rstrip(".")), (moves, again)
        program.end()


def write_house(folder, **rules):
    houses = pathlib.Path(folder, "houses")
    houses.mkdir(exist_ok=True)
    (houses / "ours.json").write_text(json.dumps(
        {"format": 1, "id": "ours", "title": {"en": "Ours"}, "rules": rules,
         "tables": [{"table": "partnership/4"}]}))


def test_own_rules(path):
    """Rules that are changed meanwhile are those of the next game."""
    with tempfile.TemporaryDirectory() as folder:
        write_house(folder, **{"deal-size": 13, "target": 7000})
        program = Program(path, "--deal", "5", "--house", "ours", "--speed", "instant",
                          "--data-dir", folder)
        open_table(program, "Your turn – draw")
        program.wait_for("Us 0 · Them 0 · to 7,000", "label")
        program.end()

        write_house(folder, **{"deal-size": 12, "target": 9000})
        program = Program(path, "--speed", "instant", "--data-dir", folder)
        program.click("Continue")
        view = open_table(program, "Your turn – draw")
        program.wait_for("Us 0 · Them 0 · to 7,000", "label")
        wait(lambda: find(view, "Your hand, 13 cards", "list"), "the hand is as it was")
        act(program.window(), "win.rules")
        program.wait_for(lambda name: "a total reaches 7,000 points" in (name or ""), "label")
        assert program.find(begins("Each player is dealt 13 cards"), "label")

        act(program.window(), "win.new")
        program.click("Start")
        program.wait_for("Us 0 · Them 0 · to 9,000", "label")
        wait(lambda: find(view, "Your hand, 12 cards", "list"), "the new rules deal")
        program.end()


def test_deleted(path):
    """A game that was deleted comes back: at once, and later."""
    with tempfile.TemporaryDirectory() as folder:
        program, first = start_game(path, folder)
        text = first.read_text()
        act(program.window(), "win.new")
        program.click("Start")
        wait(lambda: len(list(pathlib.Path(folder, "matches").glob("*.json"))) == 2,
             "there are two games")
        act(program.window(), "win.start-page")
        delete = begins("Delete Classic, four players, round 1")

        act(program.wait_for(delete, "push button"))
        undo = program.hold_message("Undo")
        program.wait_for("The game is deleted.", "label")
        wait(lambda: not first.exists(), "the game is gone")
        act(undo)
        wait(first.exists, "the game is there again")
        assert first.read_text() == text

        act(program.wait_for(delete, "push button"))
        wait(lambda: not first.exists(), "the game is gone again")
        program.end(kill=True)

        program = Program(path, "--speed", "instant", "--data-dir", folder)
        program.wait_for("Deleted games", "label")
        program.focus("Canasta", "Deleted games", "list item")
        program.key("Canasta", "Return")
        act(program.wait_for(begins("Restore Classic, four players, round 1"), "push button"))
        wait(first.exists, "the game is back")
        wait(lambda: program.find("Deleted games", "label") is None, "nothing is deleted any more")
        assert first.read_text() == text
        act(program.wait_for(delete, "push button"))
        wait(lambda: not first.exists(), "it can be deleted as before")
        program.end()


run([test_damaged, test_resumed, test_better_copy, test_sorted_hand, test_deleted,
     test_two_windows, test_unsaved, test_laid_out, test_killed_while_others_play,
     test_own_rules], sys.argv[1])
