#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""play-keys.py PROGRAM: plays in the real window with nothing but the keyboard.
What to press is read from what a screen reader is told: the focus, what is
selected, and what the prompt asks."""

import pathlib
import sys
import tempfile
import time

from positions import make_last_turn, write_match
from program import (ANY, Atspi, Person, Program, begins, find, has_role, has_state, insist,
                     is_in_window, list_children, name_card, press, run, run_tool, wait, walk)

# The keys of the ranks, by the first word of a card's name.
KEYS = {"Three": "3", "Four": "4", "Five": "5", "Six": "6", "Seven": "7", "Eight": "8",
        "Nine": "9", "Ten": "0", "Jack": "j", "Queen": "q", "King": "k", "Ace": "a",
        "Two": "2", "Joker": "w"}
WILD = ("Two", "Joker")

# Two Enters within so many seconds are one.
DOUBLE = 0.35


def list_parents(node):
    """What a node is in, up to the program."""
    while (node := node.get_parent()) is not None:
        yield node


def get_rank(name):
    return name.split()[0]


class Player(Person):
    """A person who has a keyboard and hears what is said."""

    def __init__(self, path, folder, *arguments):
        self.program = Program(path, "--speed", "instant", "--data-dir", folder, *arguments)
        if not arguments:
            self.program.click("Continue")
        self.program.wait_for(begins("Your turn"), "panel")
        self.look()
        self.program.focus_window(ANY)
        self.number = run_tool("getwindowfocus")

    def return_to_window(self):
        """Where there is no window manager, nobody else gives the window the
        keyboard back."""
        run_tool("windowfocus", "--sync", self.number)

    def look(self):
        self.window = self.program.window()
        self.view = self.program.wait_for("Table", "panel")
        self.hand = wait(lambda: find(self.view, begins("Your hand"), "list"), "a hand")
        self.prompt = wait(lambda: find(self.view, begins("Your turn"), "panel"), "my turn")

    def list_lines(self):
        """What the prompt says, without the words of its buttons."""
        return [node.get_name() for node in walk(self.prompt, "push button")
                if node.get_role_name() == "label"]

    def line(self):
        """The second line of the prompt."""
        lines = self.list_lines()
        return lines[1] if len(lines) > 1 else ""

    def hint(self):
        """The move that is proposed; empty where there is none."""
        return next((line for line in self.list_lines()
                     if line.startswith(("You could", "You can only"))), "")

    def focused(self):
        """What has the focus; there must be something. While the table has the keyboard, no
        other window has it, whatever that told last."""
        def find_focus():
            node = self.program.focused()
            if node is None or (has_state(self.window, Atspi.StateType.ACTIVE)
                                and self.window not in list_parents(node)):
                return next(iter(self.find_focused()), None)
            return node

        return wait(find_focus, "a focus")

    def find_focused(self):
        return [node for node in walk(self.window) if has_state(node, Atspi.StateType.FOCUSED)]

    def is_asked(self):
        """Whether the table asks about what was to be done."""
        return find(self.prompt, lambda name: name in ("Cancel", "Keep it"), "push button")

    def is_choosing(self):
        """Whether one of several ways is to be chosen, with the focus there."""
        return has_role(self.focused(), "push button")

    def is_over(self):
        # GTK 4.18 tells nothing more of a table behind the sheet of the round.
        return self.says() == "The round is over" or self.program.find("Next round") is not None

    def press(self, *keys):
        press(*keys)

    def press_until(self, condition, what, *keys):
        self.press(*keys)
        return wait(condition, f"{what} by {keys}; the prompt says “{self.says()}”")

    def go_to_rank(self, rank):
        self.press_until(lambda: get_rank(name_card(self.focused())) == rank, f"a {rank}",
                         KEYS[rank])

    def go_to_button(self, name):
        """To a button of the prompt, with Tab and arrows. Another window may have asked for
        the keyboard, which then is not there any more."""
        self.return_to_window()
        self.press_until(lambda: self.focused().get_role_name() != "list item", "the prompt", "Tab")
        for _ in range(6):
            before = self.focused().get_name()
            if before == name:
                return
            self.return_to_window()
            self.press_until(lambda: self.focused().get_name() != before, "another button", "Right")
        raise AssertionError(f"no way to the button “{name}”")

    def enter(self, condition, what, *more):
        """Presses Enter twice, and what more there is, as fast as can be: all but the first one
        counts for nothing. Returns whether the machine did not stand still between them, for then
        it counts; what is sent to a busy display may be read long after."""
        before = time.monotonic()
        self.press("--delay", "0", "Return", "Return", *more)
        run_tool("getmouselocation")
        was_fast = time.monotonic() - before < DOUBLE
        wait(condition, f"{what} by two Enters; the prompt says “{self.says()}”")
        return was_fast

    def answer(self, name):
        before = self.says()
        self.go_to_button(name)
        self.enter(lambda: self.says() != before or self.is_over(), name)


class Turn:
    """What the player does in a turn."""

    def __init__(self, player):
        self.player = player

    def play(self):
        """Returns whether the round goes on."""
        player = self.player
        wait(lambda: self.is_mine() or player.is_over(), "my turn")
        if player.is_over():
            return False
        if "May I go out" in player.says():
            player.answer("Yes, go out")
            return not player.is_over()
        if player.says().startswith("The stock is empty"):
            player.answer("End the round")
            return not player.is_over()
        if player.says().startswith("Your turn – draw"):
            self.draw()
        if not player.is_over():
            self.lay_down()
        if not player.is_over():
            self.discard()
        return not player.is_over()

    def is_mine(self):
        return self.player.says().startswith(("You could", "You can only", "Your turn",
                                              "All your cards", "Your side may not go out yet",
                                              "The stock is empty")) \
            or any(words in self.player.says() for words in ("asks: May I go out", "said yes"))

    def draw(self):
        player = self.player
        before = player.says()
        if "take the pile" in before:
            player.press_until(lambda: player.says() != before or player.is_choosing(),
                               "the pile is to be taken", "t")
            if player.is_choosing():
                player.press_until(lambda: player.says() != before, "a way is chosen", "Return")
            if player.line() == "":
                pending = player.says()
                player.press_until(lambda: player.says() != pending, "the pile is taken", "t")
                return
            player.press_until(lambda: player.says() == before, "the pile is left", "Escape")
        player.press_until(lambda: player.says() != before, "a card is drawn", "d")

    def lay_down(self):
        """Every rank held three times; all comes back if it does not suffice."""
        player = self.player
        ranks = [get_rank(name) for name in player.names()]
        laid = False
        for rank in dict.fromkeys(ranks):
            if rank in WILD or rank == "Three" or not 3 <= ranks.count(rank) < len(ranks) - 1:
                continue
            player.go_to_rank(rank)
            player.press_until(lambda: [get_rank(name) for name in player.selected()]
                               == [rank] * ranks.count(rank), f"all of {rank} selected", "r")
            player.press_until(lambda: rank not in [get_rank(name) for name in player.names()],
                               f"{rank} laid down", "m")
            laid = True
        if laid and player.line().startswith("You need"):
            player.press_until(lambda: len(player.names()) == len(ranks), "all cards are back",
                               "ctrl+shift+BackSpace")

    def discard(self):
        player = self.player
        before = player.says()
        ranks = [get_rank(name) for name in player.names()]
        plain = [rank for rank in ranks if rank not in WILD]
        player.go_to_rank(min(plain or ranks, key=ranks.count))
        player.enter(lambda: player.says() != before or player.is_over(), "a card is discarded")
        if player.says().startswith("Discard this card"):
            player.answer("Discard")


def test_whole_round(path):
    """A round from the first card to the next deal; the focus is never lost."""
    with tempfile.TemporaryDirectory() as folder:
        player = Player(path, folder, "--deal", "5")
        assert player.focused() in player.cards(), player.focused().get_name()
        turn = Turn(player)
        turns = 0
        while turn.play():
            # The focus stayed at the hand, whatever the others did.
            wait(lambda: player.focused() in player.cards() or player.is_over(),
                 "the hand has the focus")
            turns += 1
            assert turns < 60, "the round does not end"
        assert turns > 0, turns

        wait(lambda: player.focused().get_name() == "Next round", "the way on has the focus")
        player.press_until(lambda: player.focused().get_name() != "Next round", "something else",
                           "Tab")
        player.press_until(lambda: player.focused().get_name() == "Next round", "the way on",
                           "shift+Tab")
        player.enter(lambda: player.program.find("Classic – round 2", "label"), "the next round")
        player.look()
        assert player.focused() in player.cards(), player.focused().get_name()
        assert len(player.find_focused()) == 1, player.find_focused()
        player.program.end()


def test_hand_keys(path):
    """The keys that go through the hand, select and arrange."""
    with tempfile.TemporaryDirectory() as folder:
        player = Player(path, folder, "--deal", "7")
        names = player.names()
        ranks = [get_rank(name) for name in names]

        def at(index):
            return lambda: player.focused() == player.cards()[index]

        def selected(wanted):
            return lambda: player.selected() == wanted

        player.press_until(at(len(names) - 1), "the last card", "End")
        player.press_until(at(0), "the first card", "Home")
        player.press_until(at(1), "the second card", "Right")
        player.press_until(at(0), "the first card", "Left")
        other = next(i for i, rank in enumerate(ranks) if rank != ranks[0])
        player.press_until(at(other), "the next rank", "ctrl+Right")
        player.press_until(at(0), "the rank before", "ctrl+Left")
        for rank in dict.fromkeys(ranks):
            player.press_until(at(ranks.index(rank)), f"the first {rank}", "Home", KEYS[rank])

        player.press_until(at(0), "the first card", "Home")
        player.press_until(selected(names[:1]), "one card selected", "space")
        player.press_until(selected([]), "none selected", "space")
        player.press_until(selected(names[:3]), "a range selected", "shift+Right", "shift+Right")
        player.press_until(selected([]), "none selected", "Escape")
        player.go_to_rank("Ace")
        aces = [name for name in names if name.startswith("Ace")]
        player.press_until(selected(aces), "all aces selected", "r")

        # Sorting another way, and by hand, keeps them selected.
        for keys in (["s"], ["Home", "ctrl+shift+Right"]):
            before = player.names()
            player.press_until(lambda: player.names() != before, "another order", *keys)
            assert sorted(player.names()) == sorted(names), player.names()
            assert sorted(player.selected()) == sorted(aces), player.selected()
        player.program.end()


def test_turn_keys(path):
    """The keys that do something, and those that say something."""
    with tempfile.TemporaryDirectory() as folder:
        player = Player(path, folder, "--deal", "7")
        names = player.names()

        # What cannot be done yet says why, and changes nothing.
        for key, words in (("x", "Draw first"), ("Delete", "Draw first"), ("m", "Select"),
                           ("g", "canasta"), ("t", "frozen"), ("ctrl+z", "not done anything"),
                           ("ctrl+shift+z", "nothing"), ("v", "covered")):
            player.go_to_rank("Five")
            if key in ("x", "Delete"):
                player.press_until(player.selected, "a card is selected", "space")
            player.press_until(lambda: words.lower() in player.line().lower(), words, key)
            assert player.names() == names, player.names()
            player.press_until(lambda: not player.selected() and words not in player.line(),
                               "nothing is pending", "Escape")

        def is_told(words):
            heard = len(player.program.heard)
            return lambda: player.program.has_said(words, heard)

        player.press_until(is_told("Discard pile"), "the situation is said", "p")
        player.go_to_rank("King")
        player.press_until(is_told("King of diamonds. 10 points"), "the card is described", "i")
        player.press_until(player.hint, "a hint", "h")
        player.press_until(lambda: not player.hint(), "the hint is gone", "Escape")

        player.press_until(lambda: len(player.names()) > len(names), "a card is drawn", "d")
        names = player.names()
        player.press_until(lambda: player.line() != "", "a draw is not taken back", "ctrl+z")
        player.go_to_rank("Ace")
        player.press_until(lambda: len(player.selected()) == 4, "all aces selected", "r")
        for keys, held in ((["m"], 4), (["ctrl+z"], 0), (["ctrl+shift+z"], 4),
                           (["ctrl+shift+BackSpace"], 0)):
            player.press_until(lambda: len(player.names()) == len(names) - held, "aces", *keys)
            assert player.focused() is not None
        player.go_to_rank("Five")
        player.press_until(player.selected, "a card is selected", "space")
        player.press_until(lambda: player.says().startswith("Your turn – draw"), "a discard", "x")
        player.program.end()


def test_dialogs(path):
    """What a key opens, Escape closes, and the focus is in the hand again."""
    with tempfile.TemporaryDirectory() as folder:
        player = Player(path, folder, "--deal", "7")
        program = player.program
        player.go_to_rank("King")
        card = player.focused()

        def is_open(title):
            return any(begins(title)(program.root.get_child_at_index(i).get_name())
                       for i in range(program.root.get_child_count()))

        for key, title in (("ctrl+comma", "Preferences"), ("F1", "Classic – Rules for 4 players"),
                           ("ctrl+question", "Keyboard shortcuts")):
            player.press_until(lambda: is_open(title), title, key)
            program.focus_window(title)
            player.press_until(lambda: not is_open(title), f"{title} closed", "Escape")
            player.return_to_window()
            wait(lambda: program.focused() == card, f"the card has the focus after {title}")

        player.press_until(lambda: program.focused() not in (None, card), "the menu", "F10")
        player.press_until(lambda: player.focused().get_name() == "Main menu", "its button",
                           "Escape")
        player.press_until(lambda: program.focused() == card, "the card again", "Tab")
        player.press_until(lambda: player.focused().get_name() == "Start", "a new game", "ctrl+n")
        player.press_until(lambda: program.focused() == card, "the table again", "Escape")

        # The panel comes in from the right, and the focus stays.
        left, _, width, _ = program.get_place(player.window)

        def is_panel_open():
            # GTK 4.18 tells nothing of it when it is closed.
            moves = find(player.window, "Moves of this round", "list")
            return moves is not None and program.get_place(moves)[0] < left + width - 100

        for key, is_wanted in (("l", True), ("F9", False), ("o", True), ("l", False)):
            player.press_until(lambda: is_panel_open() == is_wanted, "the panel", key)
            assert player.focused() == card, player.focused().get_name()

        # A window that is closed by a key ends as one that is clicked away.
        player.press("ctrl+q")
        assert program.process.wait(30) == 0


def test_enter_counts_once(path):
    """Held, or pressed before what it would answer was there, Enter does nothing; who
    goes on with nothing but Enter is asked before a card is gone."""
    with tempfile.TemporaryDirectory() as folder:
        player = Player(path, folder, "--deal", "7")
        count = len(player.names())
        player.go_to_button("Draw")
        held = [word for _ in range(5) for word in ("keydown", "Return")]
        was_fast = player.enter(lambda: player.focused() in player.cards(), "a card is drawn",
                                *held)
        run_tool("keyup", "Return")
        if not was_fast:
            player.program.end()
            return  # what followed the first Enter may have counted
        # What comes after them has been heard, they have not.
        player.press_until(lambda: player.focused() == player.cards()[0], "the first card", "Home")
        assert len(player.names()) == count + 1, player.names()
        assert player.says() == "Your turn – lay down melds, or discard", player.says()
        assert player.line() == "Select cards to lay down, or the one to discard.", player.line()

        # Held, it discards one card, and does not answer the next turn.
        before = player.names()
        run_tool(*held)
        wait(lambda: player.says().startswith("Your turn – draw"), "the next turn")
        run_tool(*held, "keyup", "Return")
        player.press_until(lambda: player.focused() == player.cards()[-1], "the last card", "End")
        assert player.names() == before[1:], player.names()
        assert player.says().startswith("Your turn – draw"), player.says()
        assert player.line() == "", player.line()
        player.program.end()


def test_page_stays(path):
    """Who takes every hint with two Enters plays to the page that names the winner, and
    not past it."""
    with tempfile.TemporaryDirectory() as folder:
        player = Player(path, folder, "--deal", "2")
        moves, was_fast = 0, True
        while not player.is_over():
            wait(lambda: Turn(player).is_mine() or player.is_asked() or player.is_over(), "my turn")
            if player.is_over():
                break
            if player.is_asked():
                assert not was_fast, f"the second Enter asked “{player.says()}”"
                player.press_until(lambda: not player.is_asked(), "it is taken back", "Escape")
                continue
            player.press_until(player.hint, "a hint", "h")
            words = player.hint()
            was_fast = player.enter(lambda: player.hint() != words or player.is_over(),
                                    "it is played")
            moves += 1
            assert moves < 100, "the round does not end"
        if not was_fast:
            return  # the second Enter may have gone on
        wait(lambda: player.focused().get_name() == "Next round", "the way on has the focus")
        # What comes after the Enters has been heard, the second one has not.
        player.press_until(lambda: player.focused().get_name() != "Next round", "something else",
                           "Tab")
        assert player.program.find("Round 1 is over", "label"), "the page was skipped"
        player.program.end()


def test_out_without_cards(path):
    """Where all cards are laid down the hand keeps the focus, and Enter goes out."""
    with tempfile.TemporaryDirectory() as folder:
        write_match(folder, make_last_turn(path))
        player = Player(path, folder)
        for words in ("You could lay down", "You could go out."):
            player.press_until(lambda words=words: player.hint().startswith(words), words, "h")
            focused = player.focused().get_name()
            player.press_until(lambda words=words: not player.hint().startswith(words)
                               or player.is_over(), "it is played", "Return")
        wait(player.is_over, "the end of the round")
        assert focused.endswith(" Your hand, 0 cards"), focused
        player.program.end()


def test_why(path):
    """Behind every refusal stands its paragraph of the rules: in view, and read."""
    with tempfile.TemporaryDirectory() as folder:
        player = Player(path, folder, "--deal", "7")
        program = player.program
        title = "Classic – Rules for 4 players"

        def find_guide():
            windows = [window for window in list_children(program.root)
                       if window.get_name() == title]
            assert len(windows) < 2, windows
            return windows

        def is_at_why():
            node = player.focused()
            return node is not None and node.get_name() == "Why?"

        def leave_why():
            # What has the focus tells so once more when its window has the keyboard again.
            program.focus_window(title)
            player.return_to_window()
            player.press("Escape")

        # On a busy machine the rules may ask for the keyboard once more, at any time: a key
        # that they get is pressed again at the table.
        def press_at_table(is_done, what, *keys):
            insist(lambda: (player.return_to_window(), player.press(*keys)), is_done, what)

        def press_why():
            player.return_to_window()
            wait(lambda: is_at_why() or player.focused() in player.cards(), "the table's focus")
            if not is_at_why():
                player.go_to_button("Why?")
            player.press("Return")

        def find_paragraph(words):
            if not find_guide():
                return None
            program.focus_window(title)
            node = program.focused()
            return node if node is not None and words in node.get_name() else None

        def ask_why(words):
            """Goes to “Why?” and back; the rules stay open beside the table."""
            paragraph = insist(press_why, lambda: find_paragraph(words),
                               f"a paragraph with “{words}”")
            wait(lambda: is_in_window(paragraph), f"“{words}” in view")
            assert paragraph.get_description() == "Here is why:", paragraph.get_description()
            wait(lambda: is_at_why() or player.return_to_window(), "the table has the focus")
            insist(leave_why, lambda: player.focused() in player.cards(), "the hand by Escape")

        def refuse(words, key):
            press_at_table(lambda: words in player.line().lower(), f"“{words}” by {key}", key)

        refuse("frozen", "t")
        ask_why("frozen")
        refuse("canasta", "g")
        ask_why("canasta")
        press_at_table(lambda: "draw" not in player.says(), "a card is drawn", "d")
        for _ in range(2):
            press_at_table(lambda: get_rank(name_card(player.focused())) == "King", "a king", "k")
            press_at_table(player.selected, "a card is selected", "space")
            refuse("a meld needs", "m")
            ask_why("A meld is made of at least 3")
            refuse("canasta", "g")
            ask_why("canasta")

        # Once closed, it opens anew.
        insist(lambda: (program.focus_window(title), player.press("Escape")),
               lambda: not find_guide(), "the rules are closed")
        refuse("canasta", "g")
        ask_why("canasta")
        program.end()


def test_letters_off(path):
    """Whoever switches the letters off plays with Tab and Enter."""
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "settings.ini").write_text("[canasta]\nsingle-key-shortcuts=false\n")
        player = Player(path, folder, "--deal", "7")
        first = player.focused()
        before = player.says()
        for key in ("d", "t", "x", "m", "g", "h", "s", "r", "k", "7", "l"):
            player.press(key)
        # What comes after them has been heard, they have not.
        player.press_until(lambda: player.focused() not in (None, first), "the next card", "Right")
        assert player.focused() == player.cards()[1], player.focused().get_name()
        assert player.says() == before and player.line() == "", player.line()
        assert player.selected() == [], player.selected()
        # What there is to know is said by Alt and a letter.
        for key, words in (("h", "You hold 11 cards: 4 aces"), ("m", "Us: no melds."),
                           ("o", "You need 50 points to open."), ("s", "Totals. "),
                           ("t", "Your turn – draw"), ("p", "Discard pile, ")):
            n = len(player.program.heard)
            player.press_until(lambda n=n, words=words: player.program.has_said(words, n),
                               words, f"alt+{key}")
        n = len(player.program.heard)
        player.press_until(lambda: player.program.has_said("points if they are left", n),
                           "the hand in more words", "alt+h", "alt+h")
        player.go_to_button("Draw")
        player.press_until(lambda: player.says() != before, "a card is drawn", "Return")
        player.program.end()


run([test_whole_round, test_hand_keys, test_turn_keys, test_dialogs,
     test_enter_counts_once, test_page_stays, test_out_without_cards, test_why,
     test_letters_off], sys.argv[1])
