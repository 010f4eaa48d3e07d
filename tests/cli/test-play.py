# SPDX-License-Identifier: GPL-3.0-or-later
"""canasta-cli play: a person types lines."""

import json
import os
import random
import re
import resource
import signal
import time

from terminal import Game, equal, judge, main, refused, run, scratch

WORDS = """draw take meld discard out ask yes no pass hand table score rules log hint undo redo
           save help d t m x o a y n p h b s r l i u ? lay withdraw
           join""".split()


def play(lines, folder, *arguments, status=0):
    return run("play", *arguments, text="".join(line + "\n" for line in lines), data=folder,
               status=status).stdout


def saved_files(folder):
    matches = os.path.join(folder, "matches")
    return [os.path.join(matches, name) for name in os.listdir(matches)
            if name.endswith(".json")]


def test_a_turn():
    with scratch() as folder:
        text = play(["hand", "draw", "hand", "table", "score", "log", "rules", "help"], folder,
                    "--new", "--deal=5", "--player=random")
        assert "Your hand, 11 cards: " in text
        assert "Your hand, 12 cards: " in text
        assert "Round 1, deal 5." in text
        assert "Discard pile: 1 card. On top: " in text
        assert "points" in text
        assert text.rstrip().endswith("Play on with “canasta-cli play”."), text[-200:]
        equal(len(saved_files(folder)), 1)


def test_the_piles_are_told_once():
    with scratch() as folder:
        text = play(["draw", "x 9", "quit"], folder, "--new", "--deal=5", "--player=random")
        before, after = text.split("\n> ", 1)
        equal(before.count("Discard pile: "), 1)
        assert after.count("Discard pile: ") == 1, text


def test_the_end_of_input_is_polite():
    with scratch() as folder:
        text = play([], folder, "--new")
        assert "saved" in text
        equal(len(saved_files(folder)), 1)


def test_quitting_and_playing_on():
    with scratch() as folder:
        first = play(["draw", "hand", "quit"], folder, "--new", "--deal=5", "--player=random")
        again = play(["hand", "quit"], folder, "--continue")
        hand = [line for line in first.splitlines() if "Your hand, 12 cards" in line][-1]
        assert hand.removeprefix("> ") in again
        asked = play(["yes", "quit"], folder)
        assert "There is a saved game in round 1." in asked
        equal(len(saved_files(folder)), 1)
        asked = play(["foo", "yesterday", "nothing", "quit"], folder)
        equal(asked.count("Answer yes or no, or type “quit”."), 3)
        assert "Your hand" not in asked, asked
        asked = play(["no", "10", "quit"], folder)
        assert "Your hand" not in asked, asked
        equal(len(saved_files(folder)), 1)
        asked = play(["no", "10", "many", "2", "", "hand", "quit"], folder)
        assert "Type a number from 1 to " in asked, asked
        assert "Your hand, 15 cards: " in asked, asked
        equal(len(saved_files(folder)), 2)


def test_a_house_is_found_for_every_table():
    # The classic house has no table for five or six; another one may.
    for arguments, table in [(["--players=5"], "teams/5, house fr-ducale."),
                             (["--players=6"], "teams/6/pairs, house fr-ducale."),
                             (["--variant=teams"], "teams/5, house fr-ducale."),
                             (["--variant=teams", "--seating=trios"], "teams/6/trios."),
                             (["--players=3"], "three-player/3/lone-hand, house classic."),
                             (["--variant=samba"], "samba/4."),
                             (["--variant=samba", "--house=samba-dutch"],
                              "samba/4, house samba-dutch.")]:
        with scratch() as folder:
            text = play(["hand"], folder, *arguments)
            assert f"Canasta, table {table}\n" in text, (arguments, text[:200])
            assert "Your hand, " in text
            assert "saved" in text
            equal(len(saved_files(folder)), 1)


def test_going_out_with_the_pile_is_asked_for():
    with scratch() as folder:
        game = ["--new", "--house=it-classic", "--deal=432", "--player=policy"]
        text = play(["ask", "draw", "take", "discard 8C"], folder, *game)
        before, after = text.split("You asked Ben: “May I go out?”\nBen said yes.\n")
        assert "With the pile you could go out: you can ask Ben before" in before, before
        assert "Ben said yes – take the pile and go out." in after, after
        assert "You promised to go out: take the pile." in after, after
        assert "You took the pile (3 cards)" in after, after
        assert "Ben said yes – lay down your remaining cards." in after, after
        assert "You promised to go out: lay down all remaining cards." in after, after
        again = play(["undo", "ask"], folder, "--continue")
        assert "You have taken the pile, which cannot be undone." in again


def test_going_out_goes_on_by_itself():
    with scratch() as folder:
        game = ["--new", "--house=it-classic", "--deal=432", "--player=policy"]
        text = play(["ask", "out"], folder, *game)
        after = text.split("Ben said yes – take the pile and go out.\n")[1]
        assert after.startswith("> You took the pile (3 cards) with 2 fives.\nYou laid down"), after
        assert " You went out concealed.\n" in after, after


def test_refusals_tell_the_number():
    with scratch() as folder:
        text = play(["m KD KH Jo", "draw", "draw", "x 4S", "m KD KH Jo", "m JD QS KD", "take",
                     "out", "yes", "dance", "m", "x", "m 10", "take 4 4", "x 1Z"],
                    folder, "--new", "--deal=5", "--player=random")
        assert "Traceback" not in text and "CRITICAL" not in text
        for line in text.split("> ")[1:]:
            assert line.strip(), text


def test_what_a_line_lacks_is_told():
    rows = [
        ("x", "Name a card behind “discard”, as in “discard 4C”."),
        ("lay", "Name a card behind “lay”, as in “lay 4C”."),
        ("discard 4S 9H", "“discard” is for one card; you named 2."),
        ("discard zz", "“zz” is not a card; cards are written as “4C 10D QS AH 2S Jo”."),
        ("take 4 zz", "“zz” is not a card; cards are written as “4C 10D QS AH 2S Jo”."),
        ("m", "Name cards behind “meld”, as in “meld 4C 4D 4H”."),
        ("withdraw |", "Name cards behind “withdraw”, as in “withdraw 4C 4D 4H”."),
        ("draw 4C", "“draw” stands alone; leave out “4C”."),
        ("meld 4C | | 4D", "“meld 4C | | 4D” cannot be understood; “help” shows how actions are "
                           "written."),
    ]
    with scratch() as folder:
        text = play([line for line, _ in rows], folder, "--new", "--deal=5", "--player=random")
        told = [answer.splitlines()[0] for answer in text.split("> ")[1:]]
        for (line, sentence), answer in zip(rows, told):
            equal((line, answer), (line, sentence))


def test_openings_without_a_minimum():
    """Nothing is said of points to open where none are asked for."""
    for minimum, words in [(50, "Your side needs 50 points to open."), (0, None)]:
        with scratch() as folder:
            os.mkdir(f"{folder}/houses")
            with open(f"{folder}/houses/ours.json", "w", encoding="utf-8") as file:
                json.dump({"format": 1, "id": "ours", "title": {"en": "Ours"},
                           "rules": {"opening-minimum": [[-100000, minimum]]},
                           "tables": [{"table": "partnership/4"}]}, file)
            text = play(["hand"], folder, "--new", "--house=ours", "--deal=5", "--player=random")
            assert (words in text) if words else ("to open" not in text), text


def test_a_table_of_no_house():
    with scratch() as folder:
        text = play(["table", "quit"], folder, "--new", "--deal=1", "--player=random",
                    "--variant=teams", "--players=6", "--seating=trios")
        assert "Canasta, table teams/6/trios." in text, text


def test_a_game_of_the_family():
    with scratch() as folder:
        asked = play([], folder)
        number = re.search(r"^  (\d+): Samba\. ", asked, re.MULTILINE).group(1)
        text = play([number, "", "", "hand", "join", "join 4 >5", "quit"], folder)
        assert "Canasta, table samba/4.\n" in text, text
        assert "Your hand, 15 cards: " in text, text
        assert text.count("Draw first") >= 2, text
        equal(len(saved_files(folder)), 1)


def test_no_sentence_hangs_on_a_name():
    """“You” stands where a name may stand, but not as the subject of a verb."""
    with scratch() as folder:
        arguments = ["--new", "--deal=1", "--player=random", "--variant=teams", "--players=5",
                     "--house=fr-ducale"]
        text = play(["table", "quit"], folder, *arguments)
        assert "You sit out this round." in text, text
        for code in ["fr", "de", "it"]:
            text = play(["table", "quit"], folder, f"--lang={code}", *arguments)
            for wrong in ["Vous se repose", "Sie setzt", "Tu riposa", "par Vous", "von Sie",
                          "da Tu"]:
                assert wrong not in text, text


def test_answers_are_words_of_the_language():
    with scratch() as folder:
        for code, answers in {"fr": ["oui", "Non"], "de": ["ja", "nein"],
                              "it": ["sì", "si", "no"]}.items():
            for answer in answers:
                # Nobody has asked, which is not the same as a word not understood.
                text = play([answer, "quit"], folder, f"--lang={code}", "--new", "--deal=5",
                            "--player=random")
                assert not re.search(rf"[«„]\s?{answer}\s?[»“]", text), text


def test_help_is_in_the_language():
    with scratch() as folder:
        text = play(["help", "quit"], folder, "--lang=fr", "--new", "--deal=5", "--player=random")
        assert "  discard (x) CARTE\u00a0: défausser" in text, text
        assert "CARD" not in text, text


def list_help(folder, *arguments):
    text = play(["help", "quit"], folder, "--new", "--player=random", *arguments)
    return re.findall(r"^  ([a-z-]+)[^:]*: ", text, re.MULTILINE)


def test_help_lists_what_can_be_done():
    """At a table of one computer nobody elsewhere is spoken to, and rules without a use for
    a command leave it out."""
    with scratch() as folder:
        usual = list_help(folder, "--deal=5")
        for word in ["draw", "take", "ask", "yes", "pass", "rules", "save"]:
            assert word in usual, usual
        for word in ["say", "hand-over", "leave", "back", "lay", "withdraw", "join"]:
            assert word not in usual, usual
        alone = list_help(folder, "--deal=5", "--variant=two-player")
        assert "ask" not in alone and "yes" in alone, alone
        assert "join" in list_help(folder, "--deal=5", "--variant=samba"), usual


def test_who_has_won_is_a_sentence():
    text = run("play", "--computers-only", "--deal=3").stdout
    last = text.strip().splitlines()[-1]
    assert re.fullmatch(r"\w+ and \w+ have won the match with [\d,]+ points\.", last), last
    text = run("play", "--computers-only", "--variant=two-player").stdout
    last = text.strip().splitlines()[-1]
    assert re.fullmatch(r"\w+ has won the match with [\d,]+ points\.", last), last


def test_who_plays_alone_is_no_side():
    with scratch() as folder:
        text = play(["table", "take", "draw", "out", "hint", "quit"], folder, "--new", "--deal=5",
                    "--variant=two-player", "--player=random")
        assert "You need 50 points to open.\n" in text, text
        assert "your side" not in text.lower(), text


def test_ranks_stand_for_cards():
    with scratch() as folder:
        # The hand of deal 5: 5S 7H 8D 9C 9C JD QS QS KD KH Jo, and a five drawn.
        text = play(["draw", "m K K w", "undo", "x 5", "x 9", "quit"], folder, "--new",
                    "--deal=5", "--player=random")
        back = text[text.index("You laid down 2 kings with a joker. That opens with 70 points."):].splitlines()
        equal(back[3], "> Your hand, 12 cards: 5D 5S  7H  8D  9C 9C  JD  QS QS  KD KH  Jo")
        assert back[4].endswith(" The cards are back in your hand."), back
        assert "You hold 5D 5S: say which of them you mean." in text
        assert "You discarded the nine of clubs." in text


def test_a_whole_match_of_computers():
    text = run("play", "--computers-only", "--deal=3").stdout
    assert "Round total" in text
    assert "won the match with" in text
    assert "You" not in text
    equal(run("play", "--computers-only", "--deal=3").stdout, text)
    assert "won the match with" in run("play", "--computers-only", "--variant=two-player").stdout


def test_a_person_who_types_anything():
    chance = random.Random(20240)
    cards = [rank + suit for rank in "3 4 5 6 7 8 9 10 J Q K A 2".split() for suit in "CDHS"]
    signs = cards + ["Jo", "|", ">", ">K", "#1", "w", "4", "K", "\u2665", "\x07", "%s", "é"]
    lines = [" ".join([chance.choice(WORDS)]
                      + [chance.choice(signs) for _ in range(chance.randrange(6))])
             for _ in range(3000)]
    with scratch() as folder:
        text = play(lines, folder, "--new", "--deal=11", "--player=random")
        assert "CRITICAL" not in text
        again = play(["table"], folder, "--continue")
        assert "Round" in again


def test_a_person_who_follows_the_hints():
    with scratch() as folder:
        text = run("play", "--new", "--deal=2", "--player=random", data=folder,
                   text="draw\nhint\n").stdout
        assert "You could " in text
        hint = text[text.index("You could "):].splitlines()
        assert hint[0].count(".") >= 2, hint[0]
        assert re.match("  (meld|discard|ask) ?", hint[1]), hint[1]
        assert hint[0].endswith(" Enter plays it."), hint[0]
        again = play([hint[1].strip()], folder, "--continue")
        assert "cannot" not in again and "refused" not in again, again


def test_a_hint_is_played_by_enter():
    with scratch() as folder:
        game = Game(folder, "--new", "--deal=2", "--player=random")
        game.say("draw")
        first = game.say("hint").splitlines()
        second = game.say("hint").splitlines()
        assert second[0].startswith("Or ") and "Enter plays it." in second[0], second
        assert second[1] != first[1], second
        game.say("no")
        equal(game.say(""), "> ")
        game.say("hint")
        assert game.say("").startswith("You "), first
        game.kill()


def test_why_somebody_went_out():
    with scratch() as folder:
        game = Game(folder, "--new", "--deal=5", "--player=casual")
        assert "“why” tells after a round" in game.say("why")
        assert "  why: after a round, why a computer player went out\n" in game.say("help")
        told = ""
        while "“why”" not in told:
            game.say("draw")
            card = re.search("[0-9JQKA]+[CDHS]", game.say("hand"))[0]
            told = game.say(f"discard {card}")
        name = re.search("“why” tells why (.*) went out.", told)[1]
        for _ in range(2):
            answer = game.say("Why")
            assert answer.startswith(f"As far as {name} could see, "), answer
            assert "next round" in answer, answer
        assert "next round" not in game.say("")
        game.kill()


def list_files(folder):
    return sorted(os.listdir(os.path.join(folder, "matches")))


def write(path, text):
    with open(path, "w") as file:
        file.write(text)


def save_a_game(folder):
    """A game with two versions on the disk, the person having drawn; the path."""
    play(["draw", "quit"], folder, "--new", "--deal=5", "--player=random")
    return saved_files(folder)[0]


def test_broken_saved_games_are_passed_over():
    with scratch() as folder:
        matches = os.path.join(folder, "matches")
        os.makedirs(matches)
        for name, content in [("a.json", "{"), ("b.json", "\x00"), ("c.json", "{}")]:
            write(os.path.join(matches, name), content)
        told = run("play", "--continue", data=folder, status=2).stderr.splitlines()
        equal(told[0], "A saved game is damaged and cannot be opened; its files are kept.")
        assert f"It is kept as “{matches}/" in told[1], told
        equal(len(told), 7)
        assert "There is no saved game to continue." in told[6]
        equal(list_files(folder), ["a.json.bad-1", "b.json.bad-1", "c.json.bad-1"])
        assert "saved" in play(["", "", ""], folder)


def test_a_damaged_game_goes_on_from_the_version_before():
    with scratch() as folder:
        path = save_a_game(folder)
        write(path, "{")
        game = Game(folder)
        told = game.kill().splitlines()
        equal(told[0], "The last save of the game “Classic, four players, round 1” was damaged; "
                       "the version before it takes its place.")
        assert ", line 1: " in told[1] and f"“{path}.bad-1”" in told[1], told
        equal(len(told), 2)

        # Whoever does not want it now finds it the next time.
        asked = run("play", data=folder, text="no\n")
        equal(asked.stderr, "")
        assert "There is a saved game in round 1." in asked.stdout
        again = run("play", "--continue", data=folder, text="hand\nquit\n")
        equal(again.stderr, "")
        assert "Your hand, 12 cards: " in again.stdout, again.stdout
        name = os.path.basename(path)
        equal(list_files(folder), [name, f"{name}.bad-1", f"{name}~"])


def write_versions(path, match):
    """Writes both versions: where one is whole, it is the better one."""
    for version in (path, path + "~"):
        write(version, json.dumps(match))


def allow_otherwise(path):
    """Lets the first player of a saved game have drawn twice, as an older version might."""
    with open(path) as file:
        match = json.load(file)
    turns = match["rounds"][0]["turns"]
    turns[0] = "draw; " + turns[0]
    write_versions(path, match)


def arrange(path, hand, pile, meld):
    """Lets a saved game stand with the person before the draw, a meld on the table."""
    with open(path) as file:
        match = json.load(file)
    position = match["held"]["position"]
    cards = [card for seat in "0123" for card in position["hands"][seat].split()]
    cards += position["stock"].split() + position["pile"].split()
    for card in f"{hand} {pile} {meld}".split():
        cards.remove(card)
    cards.sort(key=lambda card: card not in ("3D", "3H"))
    for seat in "123":
        position["hands"][seat] = " ".join(cards.pop() for _ in range(11))
    position.update({"pile": pile, "stock": " ".join(cards), "phase": "draw"})
    position["turn"]["source"] = None
    if meld:
        position["melds"]["0"] = [meld]
        position["opened-by"] = {"0": 0}
    position["hands"]["0"] = hand
    match["rounds"][0]["turns"] = ["draw; draw"]
    write_versions(path, match)


def take_up(folder, hand, pile, meld):
    """A game with the person before the draw."""
    arrange(save_a_game(folder), hand, pile, meld)
    return Game(folder, "--continue")


def test_one_of_several_ways_to_take_the_pile():
    hand = "9C 9D 2D 4C 4D 5C 6H 7S 8S QD JH"
    for line, cards in [("1", "2 nines"), ("2", "a nine and a two"),
                        ("t 9C 2D", "a nine and a two")]:
        with scratch() as folder:
            game = take_up(folder, hand, "4H 9S", "KC KD KH")
            ways = game.say("take").splitlines()
            equal(ways[:-1], ["There are several ways; type a number:",
                              "  1: With 9♣ 9♦ – Nines: 3 cards, no wild cards, 4 to go",
                              "  2: With 9♣ 2♦ – Nines: 3 cards, 1 wild card, 4 to go"])
            equal(game.say("9").splitlines(), ways)
            assert game.say(line).startswith(f"You took the pile (2 cards) with {cards}.\n")
            game.kill()


def test_opening_with_the_pile_step_by_step():
    hand = "9C 9D KC KD KS 4C 5D 6H 7S 8S QD"
    with scratch() as folder:
        game = take_up(folder, hand, "4H 9S", "")
        text = game.say("take").splitlines()
        equal(text[0], "Your hand, 9 cards: 4C  5D  6H  7S  8S  QD  KC KD KS")
        assert text[1].startswith("Take 2 cards with these: Nine of clubs, Nine of diamonds? "
                                  "You need 50 points"), text
        equal(text[2:], ["  meld: Lay down", "  no: Cancel", "> "])
        game.say("no")
        game.say("take 9 9")

        # What is laid out is kept, and what was arranged in the window.
        game.kill()
        game = Game(folder, "--continue")
        text = game.say("m K K K").splitlines()
        equal(text, ["Your hand, 6 cards: 4C  5D  6H  7S  8S  QD",
                     "Take 2 cards with these: Nine of clubs, Nine of diamonds?",
                     "  take: Take 2 cards", "  no: Cancel", "> "])
        assert game.say("yes").startswith("You took the pile (2 cards)"), text
        game.kill()


def test_melds_that_do_not_open_yet_wait():
    with scratch() as folder:
        game = take_up(folder, "4C 4D 4S AC AD AS 5D 6H 7S 8S QD", "4H 9S", "")
        game.say("draw")
        text = game.say("m 4C 4D 4S").splitlines()
        assert text[0].startswith("Your hand, 9 cards: "), text
        assert "You need 50 points to open; that makes 15." in text[1], text
        text = game.say("x 7").splitlines()
        assert text[0].startswith("You need 50 points"), text
        text = game.say("undo").splitlines()
        assert text[0].startswith("Your hand, 12 cards: "), text
        equal(text[1], "The cards are back in your hand.")
        game.say("m 4C 4D 4S")
        assert game.say("m A A A").startswith(
            "You laid down 3 fours and 3 aces. That opens with 75 points.\n")
        game.kill()


def test_a_question_lists_its_answers():
    with scratch() as folder:
        meld = "KC KD KH KS KC KD KH"
        game = take_up(folder, "4C 4D 4S", "4H 9S", meld)
        game.say("draw")
        text = game.say("out").splitlines()
        equal(text, ["Ask Ben: May I go out? Going out counts +100, your side has 570 on the "
                     "table.", "  ask: Ask", "  yes: Go out without asking",
                     "  no: Keep playing", "> "])
        equal(game.say("no").splitlines(), ["Your turn – lay down melds, or discard.", "> "])
        game.kill()


def test_a_game_goes_on_by_other_rules():
    with scratch() as folder:
        path = save_a_game(folder)
        play(["x 5D", "draw", "quit"], folder, "--continue")
        before = play(["hand", "table", "score", "quit"], folder, "--continue")
        allow_otherwise(path)
        done = run("play", "--continue", data=folder,
                   text="hand\ntable\nscore\nquit\n")
        told = done.stderr.splitlines()
        equal(told[0], "The game goes on; its earlier steps cannot be shown.")
        assert ", line 1, “rounds/0/turns/0”: “draw” is not possible: " in told[1], told
        equal(len(told), 2)
        equal(done.stdout, before)

        # It is told once, and every command does without the steps.
        done = run("play", "--continue", data=folder,
                   text="log\nundo\nredo\nhint\nx 5S\nlog\nquit\n")
        equal(done.stderr, "")
        assert "The earlier steps of this game are not kept" in done.stdout, done.stdout
        again = run("play", "--continue", data=folder, text="log\nquit\n")
        equal(again.stderr, "")
        assert "You discarded the five" in again.stdout, again.stdout

        # A position that cannot be is no help.
        with open(path) as file:
            match = json.load(file)
        for key in "held", "from":
            match[key]["position"]["pile"] = "4C 4C 4C"
        write(path, json.dumps(match))
        os.remove(path + "~")
        told = run("play", "--continue", data=folder, status=2).stderr.splitlines()
        equal(told[0], "A saved game is damaged and cannot be opened; its files are kept.")


def play_last(path):
    """Makes a saved game the newest: two saved in one tick of the clock are alike."""
    later = time.time() + 1
    os.utime(path, (later, later))


def test_a_game_is_open_in_one_terminal():
    with scratch() as folder:
        path = save_a_game(folder)
        first = Game(folder, "--continue")
        second = run("play", data=folder, text="2\n\n\nquit\n")
        told = second.stderr.splitlines()
        equal(told[0], "The game “Classic, four players, round 1” is open in another window or "
                       "terminal: close it there, or play another one.")
        equal(told[1], f"“{path}” is open in another program.")
        assert "There is a saved game" not in second.stdout
        equal(len(saved_files(folder)), 2)
        with open(path) as file:
            before = file.read()
        first.say("hand")
        play_last(path)
        third = run("play", "--continue", data=folder, text="draw\nquit\n")
        assert "is open in another window or terminal" in third.stderr
        with open(path) as file:
            equal(file.read(), before)

        # A killed program has nothing open, and leaves nothing behind.
        equal(first.kill(), "")
        play_last(path)
        write(path + "~.aB3xYz.new", "{")
        assert os.path.basename(path) + ".lock" in list_files(folder)
        fourth = run("play", "--continue", data=folder, text="hand\nquit\n")
        equal(fourth.stderr, "")
        assert "Your hand, 12 cards: " in fourth.stdout
        assert all(name.endswith((".json", ".json~")) for name in list_files(folder))


def test_games_at_once_have_files_of_their_own():
    with scratch() as folder:
        games = [Game(folder, "--new", "--deal=5", "--player=random") for _ in range(4)]
        for game in games:
            game.say("draw")
        equal([game.kill() for game in games], [""] * 4)
        equal(len(saved_files(folder)), 4)


def test_a_game_that_cannot_be_saved_goes_on():
    with scratch() as folder:
        write(os.path.join(folder, "matches"), "no folder")
        done = run("play", "--new", "--deal=5", "--player=random", data=folder,
                   text="draw\nx 5D\ndraw\nx 5S\ndraw\nquit\n", status=1)
        told = done.stderr.splitlines()
        equal(told[0], "This game cannot be saved; you can play on all the same.")
        assert "could not be saved: Not a directory." in told[1], told
        equal(len(told), 2)
        equal(done.stdout.count("You drew "), 3)
        assert done.stdout.endswith("The game could not be saved.\n"), done.stdout[-200:]

        # Who asks is told again.
        done = run("play", "--new", "--deal=5", "--player=random", data=folder,
                   text="save\nsave\n", status=1)
        equal(done.stderr.count("This game cannot be saved"), 3)
        assert "Saved." not in done.stdout


def test_a_full_disk_costs_nothing():
    def fill_disk():
        resource.setrlimit(resource.RLIMIT_FSIZE, (500, resource.RLIM_INFINITY))
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)

    with scratch() as folder:
        path = save_a_game(folder)
        before = list_files(folder)
        with open(path) as file:
            text = file.read()
        done = run("play", "--continue", data=folder, text="x 5D\ndraw\nquit\n",
                   preexec_fn=fill_disk, status=1)
        equal(done.stderr.count("This game cannot be saved"), 1)
        assert "You discarded the five" in done.stdout
        equal(list_files(folder), before)
        with open(path) as file:
            equal(file.read(), text)


def test_silence_at_a_question_starts_nothing():
    for lines in [[], [""], ["", ""]]:
        with scratch() as folder:
            assert "saved" not in play(lines, folder)
            assert not os.path.exists(os.path.join(folder, "matches"))


def test_bad_arguments_are_refused():
    with scratch() as folder:
        refused("play", "--continue", f"--data-dir={folder}")
    refused("play", "--variant=whist", names=["whist", "partnership"])
    for players in (-1, 0, 1, 7):
        refused("play", f"--players={players}", names=["--players", "2 to 6"])
    refused("play", "--players=4", "--seating=trios", names=["partnership/4"])
    refused("play", "--continue", "--players=5", names=["--continue"])
    refused("play", "--deal=-5")
    refused("play", "--player=0=genius", names=["genius"])


main(globals())
