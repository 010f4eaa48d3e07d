#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""play-mouse.py PROGRAM: plays in the real window with nothing but the pointer.
Where things are is asked of them; no position is known beforehand."""

import pathlib
import sys
import tempfile

from program import ANY, Person, Program, act, begins, find, move_mouse, press, run, wait

# What lies beyond is a drag.
THRESHOLD = 6


class Player(Person):
    """A person who has a pointer."""

    def __init__(self, path, folder, *arguments, speed="instant", settings=""):
        pathlib.Path(folder, "settings.ini").write_text(
            "[canasta]\nconfirm-discards='never'\n" + settings)
        self.program = Program(path, "--speed", speed, "--data-dir", folder, *arguments)
        self.view = self.program.wait_for("Table", "panel")
        self.prompt = wait(lambda: find(self.view, begins("Your turn"), "panel"), "my turn")
        self.hand = find(self.view, begins("Your hand"), "list")
        self.stock = find(self.view, begins("Stock"))
        self.pile = find(self.view, begins("Discard pile"))
        self.seats = find(self.view, "Players", "list")
        self.ours = find(self.view, "Us", "panel")
        self.program.focus_window(ANY)

    def middle(self, node):
        x, y, width, height = self.program.get_place(node)
        return x + width // 2, y + height // 2

    def list_places(self):
        """The places of the cards, once they lie side by side in the middle of
        the hand; before that they are on their way."""
        places = [self.program.get_place(card) for card in self.cards()]
        left, _, width, _ = self.program.get_place(self.hand)
        ends = places[0][0] - left, left + width - places[-1][0] - places[-1][2]
        lefts = [place[0] for place in places]
        return places if abs(ends[0] - ends[1]) <= 2 and lefts == sorted(set(lefts)) else None

    def place(self, index):
        """The middle of what no other card covers."""
        places = wait(self.list_places, "the cards lie side by side")
        x, y, width, height = places[index]
        if index + 1 < len(places):
            width = min(width, places[index + 1][0] - x)
        return x + width // 2, y + height // 4

    def click(self, where, times=1):
        move_mouse(where, "click", "--repeat", str(times), "--delay", "20", "1")

    def pick_up(self, index):
        """Begins to drag a card, and waits until it is seen to move."""
        x, y = self.place(index)
        name = self.names()[index]
        move_mouse((x, y), "mousedown", "1")
        move_mouse((x, y - 2 * THRESHOLD))
        wait(lambda: self.selected() == [name], "the card moves")

    def drop(self, where):
        move_mouse(where, "mouseup", "1")

    def drag(self, index, where):
        self.pick_up(index)
        self.drop(where)

    def draw(self):
        self.click(self.middle(self.stock))
        wait(lambda: self.says().startswith("Your turn – lay down"), "a card is drawn")

    def find_single(self):
        """A plain card, of a rank that is held least often."""
        ranks = [name.split()[0] for name in self.names()]
        return min((i for i, rank in enumerate(ranks) if rank not in ("Joker", "Two", "Three")),
                   key=lambda i: ranks.count(ranks[i]))


def test_strips(path):
    """What shows of a card selects that card and no other, whatever is selected
    or pointed at beside it."""
    with tempfile.TemporaryDirectory() as folder:
        player = Player(path, folder, "--deal", "5")
        names = player.names()
        for i in range(len(names)):
            player.click(player.place(i))
            wait(lambda: player.selected() == names[:i + 1], f"{names[i]} is selected as well")
        player.program.end()


def test_fast_clicks(path):
    """Ten clicks on the stock draw one card, also while it is still moving."""
    with tempfile.TemporaryDirectory() as folder:
        player = Player(path, folder, "--deal", "5", speed="slow")
        player.click(player.middle(player.stock), 10)
        wait(lambda: player.says().startswith("Your turn – lay down"), "a card is drawn")
        # The last click has been heard as well.
        player.click(player.place(0))
        wait(lambda: len(player.selected()) == 1, "the clicks are over")
        assert len(player.names()) == 12, player.names()
        player.program.end()


def test_dropped_outside(path):
    """A card that is let go over nothing, or given up with Escape, goes back."""
    with tempfile.TemporaryDirectory() as folder:
        player = Player(path, folder, "--deal", "5")
        player.draw()
        names = player.names()
        for selected in ([], names[2:3]):
            if selected:
                player.click(player.place(2))
                wait(lambda: player.selected() == selected, "another card is selected")
            player.drag(0, player.middle(player.seats.get_child_at_index(0)))
            wait(lambda: player.selected() == selected, "the card is back")
            player.pick_up(0)
            press("Escape")
            wait(lambda: player.selected() == selected, "the card is given up")
            player.drop(player.middle(player.pile))
            assert player.names() == names, player.names()
        # Nothing was discarded meanwhile: there still is a turn to play.
        player.drag(player.find_single(), player.middle(player.pile))
        wait(lambda: len(player.names()) == len(names) - 1, "a card is discarded")
        player.program.end()


def test_jitter(path):
    """A hand that shakes clicks, and does not drag."""
    with tempfile.TemporaryDirectory() as folder:
        player = Player(path, folder, "--deal", "5")
        names = player.names()
        act(player.cards()[5], "card.toggle")
        wait(lambda: player.selected() == [names[5]], "a card is selected")
        # The one is selected by a click, the other no longer.
        for index, selected in ((3, [names[3], names[5]]), (5, [names[3]])):
            x, y = player.place(index)
            move_mouse((x, y), "mousedown", "1")
            move_mouse((x + 4, y))
            player.drop((x + 4, y))
            wait(lambda: player.selected() == selected, "a click")

        # Further away it is a drag, which puts the card elsewhere.
        player.drag(4, player.place(8))
        wait(lambda: player.names() != names, "the card is moved")
        assert sorted(player.names()) == sorted(names), player.names()
        player.program.end()


def test_three_ways_to_meld(path):
    """By the button, onto the place for a new meld, and dragged: all the same."""
    with tempfile.TemporaryDirectory() as folder:
        player = Player(path, folder, "--deal", "7")
        player.draw()
        names = player.names()
        aces = [i for i, name in enumerate(names) if name.startswith("Ace")]
        melds = find(player.ours, begins("Us"), "list")

        def by_button():
            player.click(player.middle(find(player.prompt, "Lay down")))

        def by_target():
            target = melds.get_child_at_index(melds.get_child_count() - 1)
            player.click(player.middle(target))

        def by_drag():
            move_mouse(player.place(aces[0]), "mousedown", "1")
            move_mouse(player.middle(player.ours))
            player.drop(player.middle(player.ours))

        for way in (by_button, by_target, by_drag):
            for i in aces:
                player.click(player.place(i))
            wait(lambda: len(player.selected()) == len(aces), "all aces are selected")
            way()
            wait(lambda: find(melds, begins("Aces: 4 cards")), f"a meld {way.__name__}")
            assert len(player.names()) == len(names) - len(aces), player.names()
            player.click(player.middle(find(player.prompt, "Undo")))
            wait(lambda: player.names() == names, "the aces are back")
        player.program.end()


def test_ended_while_dragging(path):
    """Whoever closes the window with a card in the hand crashes nothing."""
    with tempfile.TemporaryDirectory() as folder:
        player = Player(path, folder, "--deal", "5")
        player.pick_up(0)
        player.program.end()
        move_mouse((0, 0), "mouseup", "1")


def drag_to_pile(player, index):
    player.drag(index, player.middle(player.pile))


def double_click(player, index):
    player.click(player.place(index), 2)


def click_pile(player, index):
    player.click(player.place(index))
    wait(player.selected, "the card is selected")
    player.click(player.middle(player.pile))


def click_button(player, index):
    player.click(player.place(index))
    wait(player.selected, "the card is selected")
    player.click(player.middle(find(player.prompt, "Discard")))


def test_ways_to_discard(path):
    """Each ends the turn, once. Each has a game of its own: others may end one."""
    for way in (drag_to_pile, double_click, click_pile, click_button):
        with tempfile.TemporaryDirectory() as folder:
            player = Player(path, folder, "--deal", "5")
            player.draw()
            held = len(player.names())
            way(player, player.find_single())
            wait(lambda: player.says().startswith("Your turn – draw"),
                 f"my turn after {way.__name__}")
            assert len(player.names()) == held - 1, way
            player.program.end()


# What a finger can hit, in pixels, without the edges that a screen reader is not
# told of: with them it is 44.
FINGER = 40


def tap(player, node):
    """One press where something is, which is large enough for a finger."""
    _, _, width, height = player.program.get_place(node)
    assert width >= FINGER and height >= FINGER, (node.get_name(), width, height)
    player.click(player.middle(node))


def test_taps(path):
    """A round in a narrow window by single taps alone, as with a finger: no key, no drag, no other
    button, and nothing that only pointing shows. (There is no finger on this display,
    so that the presses are those of a pointer.)"""
    with tempfile.TemporaryDirectory() as folder:
        player = Player(path, folder, "--deal", "7",
                        settings="window-width=360\nwindow-height=640\n")

        def is_over():
            return player.program.find("Next round") is not None

        def is_asked():
            return next((button for name in ("Yes", "Draw", "Discard")
                         for button in [find(player.prompt, name, "push button")]
                         if button is not None), None)

        for _ in range(60):
            wait(lambda: is_over() or player.says().startswith(("Your turn", "May")), "my turn")
            if is_over():
                break
            before = player.says()
            if before.startswith("Your turn – draw"):
                tap(player, player.stock)
            elif before.startswith("Your turn – lay"):
                player.click(player.place(player.find_single()))
                wait(lambda: len(player.selected()) == 1, "a card is selected")
                tap(player, wait(lambda: find(player.prompt, "Discard", "push button"), "Discard"))
            else:
                tap(player, wait(is_asked, "an answer"))
            wait(lambda: is_over() or player.says() != before, f"something after “{before}”")
        assert is_over()
        player.program.end()


run([test_strips, test_fast_clicks, test_dropped_outside, test_jitter, test_three_ways_to_meld,
     test_ended_while_dragging, test_ways_to_discard, test_taps], sys.argv[1])
