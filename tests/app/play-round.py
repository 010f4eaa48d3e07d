#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""play-round.py PROGRAM: plays in the real window, by names and actions."""

import json
import pathlib
import re
import sys
import tempfile

from program import (Failure, Program, act, begins, chooses, find, find_card, insist,
                     list_actions, list_children, name_card, run, wait, walk)

WILD = ("Joker", "Two of")


class Table:
    """The table of a program, as the person plays on it."""

    def __init__(self, program):
        self.program = program
        self.view = program.wait_for("Table", "panel")
        self.prompt = wait(lambda: find(self.view, begins("Your turn"), "panel"),
                           "it is my turn")

    def hand(self):
        return wait(lambda: find(self.view, begins("Your hand"), "list"), "a hand")

    def cards(self):
        hand = self.hand()
        return list_children(hand)

    def names(self):
        return [name_card(card) for card in self.cards()]

    def fresh(self):
        return [name_card(card) for card in self.cards()
                if card.get_description().endswith("New this turn")]

    def says(self):
        return self.prompt.get_name()

    def is_over(self):
        # GTK 4.18 tells nothing more of a table behind the sheet of the round.
        return self.says() == "The round is over" or self.program.find("Next round") is not None

    def is_to_draw(self):
        return self.says().startswith("Your turn – draw")

    def wait_for_change(self, before, what):
        wait(lambda: self.says() != before or self.is_over(), what)

    def draw(self):
        before = self.says()
        act(self.view, "table.draw")
        try:
            wait(lambda: self.says() != before, "a card is drawn", 3)
        except Failure:
            # The stock is exhausted.
            act(self.view, "table.pass")
            self.wait_for_change(before, "the round ends")

    def discard(self):
        before = self.says()
        cards = [card for card in self.cards() if not name_card(card).startswith(WILD)]
        act((cards or self.cards())[-1], "card.toggle")
        act(self.view, "table.discard")
        self.wait_for_change(before, "a card is discarded")
        if self.says().startswith("Discard this card"):
            act(self.view, "table.confirm")
            wait(lambda: not self.says().startswith("Discard this card"), "it is confirmed")

    def play_turn(self):
        """Draws and discards, and lets the partner go out. Returns whether the
        round goes on."""
        wait(lambda: self.is_to_draw() or "May I go out" in self.says() or self.is_over(),
             "it is my turn again")
        if self.is_over():
            return False
        if self.is_to_draw():
            self.draw()
            if not self.is_over():
                self.discard()
        else:
            act(self.view, "table.yes")
            wait(lambda: "May I go out" not in self.says(), "the answer is heard")
        return not self.is_over()


def read_points(text):
    return int(text.replace(",", "").replace("−", "-").replace("+", ""))


def read_rows(program):
    """The rows of the round's sheet below the one that names the sides: title and points of
    both sides."""
    sheet = program.wait_for(begins("Round total"), "list item").get_parent()
    rows = {}
    for i in range(sheet.get_child_count()):
        name = sheet.get_child_at_index(i).get_name()
        match = re.match(r"(.*): Us (\S+?)(?: \(.*?\))?, Them (\S+?)(?: \(.*\))?$", name)
        if match and not re.match(r"Round \d", match[1]):
            rows[match[1]] = (read_points(match[2]), read_points(match[3]))
    return rows


def find_opening(total):
    """What the rules of Classic ask of a side with a total."""
    return next(minimum for least, minimum in ((3000, 120), (1500, 90), (0, 50), (-100000, 15))
                if total >= least)


def value_card(name):
    for words, points in ((("Joker",), 50), (("Two", "Ace"), 20),
                          (("Three", "Four", "Five", "Six", "Seven"), 5)):
        if name.startswith(words):
            return points
    return 10


def read_hands(program):
    """What the leftover cards of each player are said to cost, which must be
    what they cost. You first, the others in turn order."""
    costs = []
    nodes = [node for node in walk(program.window()) if node.get_role_name() in ("label", "image")]
    for node, after in zip(nodes, nodes[1:] + [None]):
        match = re.match(r"(?:Your hand|Hand of \w+): (\S+)$", node.get_name() or "")
        if match is None:
            continue
        costs.append(read_points(match[1]))
        cards = []
        if after is not None and after.get_role_name() == "image":
            cards = after.get_name().split(", ")
        assert -sum(value_card(card) for card in cards) == costs[-1], (match[0], cards)
    return costs


def test_whole_round(path):
    with tempfile.TemporaryDirectory() as folder:
        program = Program(path, "--deal", "5", "--speed", "instant", "--data-dir", folder)
        table = Table(program)
        assert len(table.names()) == 11, table.names()

        turns = 0
        while table.play_turn():
            turns += 1
            assert turns < 100, "the round does not end"
        assert turns > 3, turns

        rows = read_rows(program)
        parts = [rows[title] for title in rows if title not in
                 ("Round total", "Before", "New total", "Next opening")]
        for side in range(2):
            assert sum(row[side] for row in parts) == rows["Round total"][side], rows
            assert rows["Before"][side] == 0, rows
            assert rows["New total"][side] == rows["Round total"][side], rows
            assert rows["Next opening"][side] == find_opening(rows["New total"][side]), rows

        act(program.wait_for("Show hands"))
        costs = wait(lambda: read_hands(program), "the hands")
        left = next(rows[title] for title in rows if title.startswith("Cards left"))
        assert (costs[0] + costs[2], costs[1] + costs[3]) == left, (costs, rows)

        program.click("Next round")
        table = Table(program)
        program.wait_for("Classic – round 2", "label")
        program.end()


def test_start_page(path):
    with tempfile.TemporaryDirectory() as folder:
        program = Program(path, "--speed", "instant", "--data-dir", folder)
        assert program.find("Continue") is None
        program.click("Play now")
        table = Table(program)
        table.draw()
        hand = table.names()
        assert len(hand) >= 12, hand

        # The game that was begun is offered again.
        act(program.window(), "win.start-page")
        program.click("Continue")
        wait(lambda: sorted(table.names()) == sorted(hand), "the hand is back")

        act(program.window(), "win.new")
        program.wait_for("Two players", "check box")
        # What the rules are is said before the cards are dealt.
        program.wait_for(lambda name: (name or "").startswith("Target 5,000, 2 packs"), "label")
        program.click("Start")
        program.wait_for(begins("Your turn – draw"), "panel")
        wait(lambda: sorted(table.names()) != sorted(hand), "new cards are dealt")
        act(program.window(), "win.start-page")
        # The other game is in a list, with its score and when it was played.
        earlier = program.wait_for("Earlier games", "list")
        row = earlier.get_child_at_index(0)
        for words in ("Classic, four players, round 1", "Us 0 · Them 0 · to 5,000", "Today, "):
            assert find(row, begins(words), "label"), words
        program.end()


# A game of three rounds in which one turn is left, at the seat of the person.
LAST_TURN = pathlib.Path(__file__).parent.parent / "data" / "matches" / "viennese.json"
PERSON = 2
PLAYERS = ["casual", "strong", "person", "beginner"]
SHORT = {"format": 1, "id": "short", "title": {"en": "Short"}, "rules": {"rounds": 3},
         "tables": [{"table": "partnership/4"}]}


def write_last_turn(folder):
    match = json.loads(LAST_TURN.read_text(encoding="utf-8"))
    last = match["rounds"][-1]
    assert last["turns"].pop() == "draw; meld 7S; discard 6D"
    del match["held"]
    match["house"] = SHORT["id"]
    match["desk"] = {"seat": PERSON, "players": PLAYERS}
    for name, content in (("matches/1.json", match), ("houses/short.json", SHORT)):
        path = pathlib.Path(folder, name)
        path.parent.mkdir()
        path.write_text(json.dumps(content), encoding="utf-8")


def play_last_turn(program):
    table = Table(program)
    table.draw()
    act(find_card(table.hand(), "Seven of spades"), "card.toggle")
    act(table.view, "table.meld")
    wait(lambda: table.names() == ["Six of diamonds"], "the seven is added")
    act(table.cards()[0], "card.toggle")
    act(table.view, "table.discard")


def test_match_over(path):
    """The winner is named, every round counted, and another game is as this one was, not as
    the one that was begun last."""
    with tempfile.TemporaryDirectory() as folder:
        write_last_turn(folder)
        program = Program(path, "--speed", "instant", "--data-dir", folder)
        program.click("Continue")
        play_last_turn(program)
        program.wait_for("You and Player 1 win 1,720 to 1,635.", "label")
        rows = read_rows(program)
        assert rows["Before"] == (730, 1935) and rows["New total"] == (1720, 1635), rows
        act(program.wait_for("All rounds", "page tab"))
        totals = (0, 0)
        for number, wanted in enumerate(((5, 1025), (730, 1935), (1720, 1635)), 1):
            # The titles of the columns are a row as well.
            row = program.wait_for(lambda name, round=f"Round {number}: Us ":
                                   re.match(round + r"\S+ \(", name or ""), "list item").get_name()
            found = re.match(r"Round \d: Us (\S+) \((\S+)\), Them (\S+) \((\S+)\)$", row)
            points = [read_points(text) for text in found.groups()]
            assert (points[0], points[2]) == wanted, row
            assert (totals[0] + points[1], totals[1] + points[3]) == wanted, row
            totals = wanted

        program.click("Play again")
        program.wait_for("Short – round 1", "label")
        program.wait_for("Us 0 · Them 0 · ends after 3 rounds", "label")
        # Nobody has typed their names: the next game has those of its language.
        # Beside a chair there is room for all that is said of a player, below it for less.
        others = [tuple(find(seat, lambda name, words=words: (name or "").endswith(words),
                             "label").get_name()
                        for words in (("Anna", "Ben", "Clara"), ("Beginner", "Casual", "Strong")))
                  for seat in list_children(program.wait_for("Players", "list"))]
        assert others == [("▲ Anna", "Beginner"), ("● Ben", "Partner · Casual"),
                          ("▲ Clara", "Strong")], others
        program.end()


def list_counting(program):
    """What the window tells at one moment, while a round is counted: that ends by itself."""
    names = program.list_names()
    return names if "Skip the counting" in names else None


def test_counted(path):
    """The round is told once and counted as a scene; a key shows its sheet and does no more,
    and so does the button. With animations off the sheet comes at once."""
    for animations, skip in (("full", lambda program: program.key(".", "Return")),
                             ("full", lambda program: program.click("Skip the counting")),
                             ("reduced", None)):
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "settings.ini").write_text(
                f"[canasta]\nanimations='{animations}'\n", encoding="utf-8")
            write_last_turn(folder)
            program = Program(path, "--speed", "slow", "--data-dir", folder)
            program.click("Continue")
            play_last_turn(program)
            if skip:
                names = wait(lambda: list_counting(program), "the round is counted")
                assert "Play again" not in names
                wait(lambda: program.has_said("Round over. "), "the round is told")
                insist(lambda: skip(program) if program.find("Skip the counting") else None,
                       lambda: program.find("Play again"), "the sheet comes up")
            rows = read_rows(program)
            assert rows["Before"] == (730, 1935) and rows["New total"] == (1720, 1635), rows
            assert program.find("Skip the counting", "push button") is None
            assert [said for said in program.heard if "Round over. " in said][1:] == []
            program.end()


def list_hand(program):
    """The cards in the hand, whatever the language: all that can be toggled."""
    return [node.get_name() for node in walk(program.window())
            if node.get_role_name() == "list item" and "card.toggle" in list_actions(node)]


def list_moves(program):
    """The turns of the round: whose, and what they did in full sentences."""
    view = program.wait_for("Moves of this round", "list")
    turns = [view.get_child_at_index(i) for i in range(view.get_child_count())]
    return [(find(turn, lambda name: re.match(r"\w+$", name or ""), "label").get_name(),
             turn.get_name()) for turn in turns]


def count_saved(folder):
    """How many actions of the first round the only saved match holds."""
    for path in pathlib.Path(folder, "matches").glob("*.json"):
        return sum(turn.count(";") + 1
                   for turn in json.loads(path.read_text())["rounds"][0]["turns"])
    return 0


def test_killed_and_resumed(path):
    with tempfile.TemporaryDirectory() as folder:
        program = Program(path, "--deal", "5", "--speed", "instant", "--data-dir", folder)
        table = Table(program)
        table.play_turn()
        wait(lambda: table.is_to_draw(), "my second turn")
        table.draw()
        hand = sorted(table.names())
        fresh = wait(table.fresh, "a new card is marked")
        assert len(fresh) == 1, fresh
        # The score pad on the table opens the sheet.
        program.click("Score: us 0, them 0, to 5,000")
        moves = list_moves(program)
        # A turn of each player, and mine that has begun again.
        assert [name for name, _ in moves] == ["You", "Anna", "Ben", "Clara", "You"], moves
        assert "You discarded" in moves[0][1] and "Anna" in moves[1][1], moves
        wait(lambda: count_saved(folder) >= 2 * len(moves) - 1, "everything is saved")
        program.end(kill=True)

        program = Program(path, "--speed", "instant", "--data-dir", folder)
        program.click("Continue")
        table = Table(program)
        wait(lambda: sorted(table.names()) == hand, "the hand is as it was")
        assert table.fresh() == fresh, table.fresh()
        act(program.window(), "win.side-panel")
        wait(lambda: list_moves(program) == moves, "the moves are as they were")
        program.end()


def test_language(path):
    with tempfile.TemporaryDirectory() as folder:
        settings = pathlib.Path(folder, "settings.ini")
        program = Program(path, "--deal", "5", "--speed", "instant", "--data-dir", folder)
        table = Table(program)
        table.draw()
        hand = table.names()
        old = program.window()
        act(old, "win.preferences")
        program.wait_for(chooses("Language of the game"), "combo box")
        program.focus("Preferences", chooses("Language of the game"), "combo box")
        program.key("Preferences", "space")
        program.wait_for("Deutsch", "label")
        program.key("Preferences", "Down", "Down", "Down", "Return")
        wait(lambda: settings.exists() and "'de'" in settings.read_text(), "the choice is kept")

        # Another window shows the same hand; the preferences are open again.
        wait(lambda: program.window() is not old, "a new window")
        wait(lambda: len(list_hand(program)) == len(hand), "the same hand")
        program.end()

        program = Program(path, "--data-dir", folder)
        wait(lambda: "'de'" in settings.read_text(), "the language is still chosen")
        program.end()


run([test_whole_round, test_match_over, test_counted, test_start_page, test_killed_and_resumed,
     test_language], sys.argv[1])
