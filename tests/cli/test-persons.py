# SPDX-License-Identifier: GPL-3.0-or-later
"""canasta-cli play with several persons: whose cards are seen, and when."""

import json
import os
import pty
import re
import select
import subprocess
import time

from terminal import PROGRAM, TIMEOUT, Game, equal, main, refused, run, scratch

SEPARATION = "-" * 40 + "\n"
WIPE = "\x1b[H\x1b[2J\x1b[3J"
TWO = ["--person=0=Anna", "--person=2=Karl", "--player=random"]
DUEL = ["--person=0=Anna", "--person=1=Karl", "--variant=two-player", "--players=2"]


def play(lines, folder, *arguments, status=0):
    return run("play", *arguments, text="".join(line + "\n" for line in lines), data=folder,
               status=status).stdout


def saved_game(folder):
    matches = os.path.join(folder, "matches")
    names = [name for name in os.listdir(matches) if name.endswith(".json")]
    equal(len(names), 1)
    return os.path.join(matches, names[0])


def arrange(folder, hands, pile, melds=None, to_act=0, turned=False):
    """Lets a saved game stand before a draw with these hands and melds, by seat. What is left
    lies in the stock, in one order or the other."""
    path = saved_game(folder)
    with open(path) as file:
        match = json.load(file)
    position = match["held"]["position"]
    cards = [card for hand in position["hands"].values() for card in hand.split()]
    cards += position["stock"].split() + position["pile"].split()
    cards = [card for card in cards if card not in ("3D", "3H")]
    for given in (*hands.values(), pile, *(melds or {}).values()):
        for card in given.split():
            cards.remove(card)
    cards.sort(reverse=turned)
    for seat in position["hands"]:
        position["hands"][seat] = hands.get(seat) or " ".join(cards.pop() for _ in range(11))
    position.update({"pile": pile, "stock": " ".join(cards), "phase": "draw"})
    position["turn"].update({"source": None, "seat": to_act})
    position["to-act"] = to_act
    for seat, meld in (melds or {}).items():
        position["melds"][seat] = [meld]
        position["opened-by"] = {seat: int(seat)}
    match["rounds"][0]["turns"] = ["draw; draw"]
    for version in (path, path + "~"):
        with open(version, "w") as file:
            json.dump(match, file)


def list_curtains(text):
    """What stands before each line that raises the curtain."""
    return [part.split(SEPARATION)[-1] for part in re.split(r"(?<=or type “quit”\.)\n", text)[:-1]]


def play_round(game):
    """Plays a round as quietly as can be; returns all that was told."""
    told = [game.text]
    while "next round" not in told[-1]:
        if "press Enter to see" in told[-1]:
            lines = ["draw", "hand", ""]
        elif cards := re.findall(r"Your hand, \d+ cards?: (.*)", told[-1]):
            lines = [f"x {cards[-1].split()[0]}", "pass"] if "lay down" in told[-1] else ["draw"]
        else:
            lines = ["pass", "draw", "hand"]
        for line in lines:
            told.append(game.say(line))
            if line != "hand" and "Your" in told[-1] or "next" in told[-1]:
                break
        assert len(told) < 1000, told[-20:]
    return "".join(told)


def test_a_whole_round():
    with scratch() as folder:
        game = Game(folder, "--new", "--deal=7", *TWO)
        text = play_round(game)
        assert "Anna is next." in text and "Karl is next." in text, text[:3000]
        sheet = text[text.index("\nRound 1\n"):].splitlines()[2]
        assert "Anna and Karl" in sheet and "Ben and Clara" in sheet, sheet
        assert "deal" not in text, text

        # Everybody's hand is seen only between their own call and the next curtain.
        parts = text.split(SEPARATION)
        assert len(parts) > 10, text
        for part in parts:
            equal(len(re.findall(r"^(?:> )?(?:Anna|Karl) is next\.$", part, re.M)), 1)
            before = part[:part.index("press Enter to see your cards")]
            assert "Your hand" not in before and "You drew" not in before, before

        # The next round has a curtain before it.
        after = game.say("")
        assert re.match(SEPARATION + r"(Anna|Karl) is next\.\n", after), after
        assert "Your hand" not in after, after
        game.kill()


def show_duel(anna, karl, turned):
    """What two see who play the same with other hidden cards: both curtains, and all."""
    with scratch() as folder:
        play([], folder, "--new", "--deal=5", *DUEL)
        arrange(folder, {"0": anna, "1": karl}, "6D 9S", turned=turned)
        text = play(["", "draw", "log", "x 4C", "", "undo", "log", "table", "hand"], folder,
                    "--continue")
        return list_curtains(text), text


def test_nothing_hidden_is_before_the_curtain():
    first, text = show_duel("4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2C 4D 5D 6H",
                            "4H 5H 6S 7H 8H 9H 10H JH QH KH AH 2H 4S 5S 7S", False)
    other, other_text = show_duel("4C 8S 8D 7D 7S 9D JD JS QS QD KD AD AS 2S 2D",
                                  "9H 10S KS Jo Jo 8C 5C 6C 7C 9C 10C JC QC KC AC", True)
    equal(len(first), 2)
    assert "Anna is next." in first[0] and "Karl is next." in first[1], first
    assert "Meanwhile: Anna discarded the four of clubs." in first[1], first
    equal(other, first)
    assert other_text != text

    # And Karl is never told what Anna drew.
    to_karl = text[text.index("Karl is next."):]
    assert "You have not done anything this turn yet." in to_karl, to_karl
    assert "Anna drew 2 cards.\n" in to_karl and "You drew" not in to_karl, to_karl


def ask_karl(anna, karl, turned):
    with scratch() as folder:
        play([], folder, "--new", "--deal=5", *TWO)
        arrange(folder, {"0": anna, "2": karl}, "4H 9S", {"0": "KC KD KH KS KC KD KH"},
                turned=turned)
        text = play(["", "draw", "out", "ask", "draw", "", "undo", "no", ""], folder,
                    "--continue")
        return list_curtains(text), text


def test_the_partner_is_asked_before_a_curtain():
    first, text = ask_karl("4C 4D 4S", "5C 5D 5H 6C 6D 7C 7D 8C 8D 9C 9D", False)
    other, _ = ask_karl("5C 5D 5S", "AC AD AH QC QD JC JD 10C 10D 9C 9D", True)
    # One that was answered by a line for another turn stays where it is.
    assert text.count("Karl, press Enter") == 2, text
    called = [re.search(r"^(\w+) is next\.$", curtain, re.M) for curtain in first]
    equal([name[1] for name in called if name], ["Anna", "Karl", "Anna"])
    equal(other, first)
    to_karl = text[text.index("Karl is next."):].split(SEPARATION)[0]
    assert "Your hand, 11 cards: 5C" in to_karl and "May I go out?" in to_karl, to_karl
    assert "4C  4D" not in to_karl and "Your hand, 4" not in to_karl, to_karl
    back = text.split(SEPARATION)[-2]
    assert "Karl said no." in back and "Your hand, 4 cards: " in back, back


def test_a_saved_game_goes_on_behind_the_curtain():
    with scratch() as folder:
        first = play(["", "draw", "quit"], folder, "--new", "--deal=7", *TWO)
        name = re.search(r"^(\w+) is next\.$", first, re.M)[1]
        for lines in [[], ["hand", "draw", "undo"], ["quit"]]:
            again = play(lines, folder, "--continue")
            assert f"{name} is next." in again and "Your hand" not in again, again
            assert again.endswith("Play on with “canasta-cli play”.\n"), again
        assert "Your hand, 12 cards: " in play([""], folder, "--continue")
        asked = play(["yes", "", "table"], folder)
        assert "Anna and Karl: 0 points" in asked and "deal" not in asked, asked


def test_names_stand_for_you():
    with scratch() as folder:
        text = play(["", "log", "score"], folder, "--new", "--deal=7", "--person=2", "--person=0",
                    "--player=random")
        assert "Player 1 and Player 3" in text and "You and" not in text, text
        text = play(["log", "score", "quit"], folder, "--new", "--deal=7", "--person=1",
                    "--player=random")
        assert "You and Clara" in text and "is next" not in text and ", deal 7." in text, text
    # A computer player gives way to a person of the same name.
    for person, others in [("0=Ben", ["Anna", "David", "Clara"]), ("2=anna", ["Ben", "Clara"])]:
        with scratch() as folder:
            text = play(["quit"], folder, "--new", f"--person={person}", "--player=random")
            for name in others:
                assert f"\n{name} holds 11 cards." in text, (person, text)


def test_hidden_cards_of_who_plays_alone():
    with scratch() as folder:
        game = Game(folder, "--new", "--deal=5", "--player=random")
        game.say("draw")
        hidden = game.say("hide")
        assert hidden.startswith(SEPARATION + "Your cards are hidden.\n"), hidden
        assert "Your hand" not in hidden and "Round 1, deal 5." in hidden, hidden
        again = game.say("hand")
        equal(again, "Press Enter to see your cards, or type “quit”.\n> ")
        back = game.say("").splitlines()
        equal(back[0], "Your hand, 12 cards: 5D 5S  7H  8D  9C 9C  JD  QS QS  KD KH  Jo")
        assert game.say("m K K w").startswith("You laid down"), back
        game.say("hide")
        assert "Your hand, 9 cards: " in game.say("")
        game.kill()


def test_what_is_laid_out_is_each_persons_own():
    with scratch() as folder:
        play([], folder, "--new", "--deal=5", *DUEL)
        arrange(folder, {"0": "4C 4D 4S 5C 6C 7C 8C 9C 10C JC QC KC AC 2C 5D",
                         "1": "4H 5H 6S 7H 8H 9H 10H JH QH KH AH 2H 4S 5S 7S"}, "6D 9S")
        text = play(["", "draw", "m 4C 4D 4S", "hide", ""], folder, "--continue")
        assert text.count("Your hand, 14 cards: ") == 2, text


class Screen:
    """canasta-cli play on a terminal."""

    def __init__(self, folder, *arguments, kind="xterm"):
        ours, theirs = pty.openpty()
        self.process = subprocess.Popen([PROGRAM, "play", *arguments, f"--data-dir={folder}"],
                                        stdin=theirs, stdout=theirs, stderr=theirs,
                                        env=dict(os.environ, LANGUAGE="en", TERM=kind))
        os.close(theirs)
        self.screen = ours
        self.read()

    def read(self):
        """What is written until the person is asked for a line."""
        text = b""
        until = time.monotonic() + TIMEOUT
        while not text.endswith(b"> "):
            assert select.select([self.screen], [], [], until - time.monotonic())[0], text
            text += os.read(self.screen, 4096)
        self.text = text.decode().replace("\r\n", "\n")
        return self.text

    def say(self, *lines):
        os.write(self.screen, "".join(line + "\n" for line in lines).encode())
        return self.read()

    def leave(self):
        """Leaves the game; returns what is said then."""
        os.write(self.screen, b"quit\n")
        text = b""
        try:
            while piece := os.read(self.screen, 4096):
                text += piece
        except OSError:
            pass
        equal(self.process.wait(timeout=TIMEOUT), 0)
        os.close(self.screen)
        return text.decode().replace("\r\n", "\n")


def test_a_terminal_is_wiped():
    with scratch() as folder:
        play([], folder, "--new", "--deal=5", *DUEL)
        arrange(folder, {"0": "4C 4D 4S 5C 6C 7C 8C 9C 10C JC QC KC AC 2C 5D"}, "6D 9S")
        screen = Screen(folder, "--continue")
        # What stood there before is no longer there.
        assert screen.text.startswith(WIPE), screen.text
        equal(screen.text.count(WIPE), 1)
        assert "Your hand" in screen.say("")
        screen.say("draw")
        text = screen.say("x 4C")
        assert "Karl is next." in text.split(WIPE)[1] and SEPARATION not in text, text
        assert "Your hand" not in text.split(WIPE)[1], text
        assert "Your hand" in screen.say("")
        assert screen.say("hide").count(WIPE) == 1
        screen.say("")
        left = screen.leave()
        assert left.split(WIPE)[1].startswith("The game is saved."), left

        screen = Screen(folder, "--continue", kind="dumb")
        screen.say("")
        text = screen.say("hide")
        assert SEPARATION in text and "\x1b" not in text, text
        screen.leave()


def test_who_stays_plays_on():
    """The turn of whoever leaves is played on by a computer player, and the others go on: behind
    the curtain, or at once where one of them is left."""
    for persons, called in ((DUEL, ""), ([*TWO, "--person=1=Emma"], "Emma is next.")):
        for lines in ([], ["draw"]):
            with scratch() as folder:
                game = Game(folder, "--new", "--deal=5", *persons)
                for line in ["", *lines]:
                    game.say(line)
                told = game.say("leave")
                assert "A computer player goes on for Anna." in told, told
                assert "Anna (computer) discarded" in told and called in told, told
                if called:
                    told = game.say("")
                assert "Your turn – " in told, told
                assert "Anna is back at the table." in game.say("back Anna")
                equal(game.kill(), "")


def test_bad_persons_are_refused():
    refused("play", "--person=4", names=["“4”", "0 to 3"])
    refused("play", "--person=2", "--variant=two-player", "--players=2", names=["“2”", "0 to 1"])
    refused("play", "--person=9999999999999999999999=Anna", names=["0 to 3"])
    refused("play", "--person=Anna", names=["“Anna”", "0=Anna"])
    for text in ["", "=", "-1", "=Anna", " 1", "é"]:
        refused("play", f"--person={text}", names=[f"“{text}”", "does not begin with a seat"])
    refused("play", "--person=1x=Anna", names=["“1x=Anna”"])
    for text in ["0=", "0=  ", "0=\t"]:
        refused("play", f"--person={text}", names=["no name behind “0=”"])
    refused("play", "--person=0=" + "x" * 49, names=["seat 0", "49", "48"])
    refused("play", "--person=0=" + "x" * 100000, names=["100000"])
    refused("play", "--person=0=Anna", "--person=0=Karl", names=["Seat 0", "two persons"])
    refused("play", "--person=0=Anna", "--person=2= anna ", names=["“anna”"])
    refused("play", "--person=2=Karl", "--player=2=strong", names=["Seat 2", "“strong”"])
    refused("play", "--person=2", "--computers-only", names=["--computers-only", "--person"])
    refused("play", "--person=2", "--name=Karl", names=["--name", "0=Anna"])
    refused("play", "--person=2", "--continue", names=["--continue"])
    refused("play", "--person=2", "--player=0=genius", names=["genius"])
    with scratch() as folder:
        text = play([], folder, "--person=2=" + "x" * 48, "--player=strong")
        assert "x" * 48 + " and " in text or "and " + "x" * 48 in text or "You" in text, text


main(globals())
