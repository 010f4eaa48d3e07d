# SPDX-License-Identifier: GPL-3.0-or-later
"""Saved matches to begin with: such as were recorded, cut off where it is of
interest, and such as begin with a table that is made up."""

import json
import os
import pathlib
import subprocess

RECORDED = pathlib.Path(__file__).parent.parent / "data" / "matches"
NAMES = ["Emma", "Anna", "Ben", "Clara", "David", "Eva"]
SUITS = "CDHS"

# The tables for two to six players, and the seats of their sides. Of five the first
# one rests, so that the person has another seat.
TABLES = {2: "two-player/2", 3: "three-player/3/individual", 4: "partnership/4", 5: "teams/5",
          6: "teams/6/trios"}
SIDES = {2: [[0], [1]], 3: [[0], [1], [2]], 4: [[0, 2], [1, 3]], 5: [[2, 4], [1, 3]],
         6: [[0, 2, 4], [1, 3, 5]]}
OWN_SEAT = {2: 0, 3: 0, 4: 0, 5: 1, 6: 0}


class Packs:
    """What is left of the packs while a position is made of them."""

    def __init__(self, count, jokers, threes=False):
        ranks = ("3 " if threes else "") + "4 5 6 7 8 9 10 J Q K A 2"
        self.left = [rank + suit for _pack in range(count) for suit in SUITS
                     for rank in ranks.split()]
        self.left += ["Jo"] * jokers

    def take(self, *wanted):
        """Cards of these faces or ranks, a number of times where one is told: "7*4"."""
        taken = []
        for word in wanted:
            face, _star, times = word.partition("*")
            for _time in range(int(times or 1)):
                taken.append(next(card for card in self.left if face in (card, card[:-1])))
                self.left.remove(taken[-1])
        return " ".join(taken)

    def take_many(self, count):
        """A hand of so many cards, few of them alike."""
        step = max(1, len(self.left) // max(1, count))
        taken = self.left[::step][:count]
        for card in taken:
            self.left.remove(card)
        return " ".join(taken)


def read_rules(program, table):
    """The rules of a table, as they come."""
    terminal = pathlib.Path(program).parent / "cli" / "canasta-cli"
    told = json.loads(subprocess.run([terminal, "rules", "--format", "json", table], check=True,
                                     capture_output=True, text=True).stdout)
    return {rule["name"]: rule["value"] for rule in told["rules"]}


def make_position(players, packs, hand, melds, pile, stock, others, all_sides=None):
    """A turn of the person, who has drawn. Melds are told by side, the own one first."""
    own = OWN_SEAT[players]
    all_sides = all_sides or SIDES[players]
    sides = sorted(all_sides, key=lambda side: own not in side)
    seats = [seat for side in sides for seat in side]
    table = {str(all_sides.index(side)): [packs.take(*meld) for meld in of_side]
             for side, of_side in zip(sides, melds)}
    pile = packs.take(*pile)
    return {
        "deal": 5, "round": 1, "totals": [0] * len(sides), "to-act": own, "phase": "play",
        "dealer": max(seats),
        "turn": {"seat": own, "source": "stock", "picked-up": "", "asked": False, "answer": None},
        "hands": {str(own): packs.take_many(hand)},
        "hand-counts": {str(seat): others for seat in seats if seat != own},
        "stock": stock, "aside": "", "pile": pile, "melds": table, "melded-before": sorted(seats)}


def make_desk(players, own):
    """Who plays, and where the person sits."""
    return {"seat": own, "players": ["person" if seat == own else "casual"
                                     for seat in range(players)]}


def make_match(players, rules, position, table=None):
    """A match that begins in such a position."""
    return {"format": 2, "table": table or TABLES[players], "rules": rules,
            "dealing": "in-succession", "number": 5, "names": NAMES[:players],
            "desk": make_desk(players, OWN_SEAT[players]),
            "from": {"scores": [], "position": position, "seen": {}},
            "rounds": [{"deal": 5, "dealer": position["dealer"], "turns": []}]}


def make_middle(program, players, rules=()):
    """A round in the middle: canastas of both kinds, a pile with a wild card in it."""
    rules = read_rules(program, TABLES[players]) | dict(rules)
    packs = Packs(rules["packs"], rules["jokers"])
    melds = [[["7*7"], ["K*4", "2*2"], ["5*5", "Jo*2"], ["10*3"]],
             [["8*5", "2*2"], ["A*4", "Jo"], ["6*3"]],
             [["J*3", "2"]]]
    position = make_position(players, packs, 13, melds, ["4", "9", "Q", "2", "K"], 12, 5)
    return make_match(players, rules, position)


def make_full(program, players):
    """As full as a table can be: twelve melds and forty cards in the hand."""
    rules = read_rules(program, TABLES[players]) | {"melds-per-rank": "many"}
    packs = Packs(rules["packs"], rules["jokers"])
    melds = [[[f"{rank}*3"] for rank in "A K Q J 10 9 8 7 6 5 4 A".split()],
             [["K*3"], ["Q*3"]],
             [["J*3"]]]
    position = make_position(players, packs, 40, melds, ["K"], 3, 2)
    return make_match(players, rules, position)


# Three packs in which threes are cards like any other and a sequence goes from ace to ace.
RUNS = {"packs": 3, "jokers": 6, "threes": "ordinary", "sequences": "with-wilds",
        "sequence-span": "ace-low-or-high", "natural-two": True, "maximum-wilds": 1,
        "complete-sequences": "open"}


def make_classes(program):
    """Canastas of each class, some of them of one suit in a row."""
    rules = read_rules(program, TABLES[4]) | RUNS | {
        "natural-two": False, "maximum-wilds": 2, "wild-melds": "free", "melds-per-rank": "many",
        "mixed-sequence-canasta": 100, "semi-clean-canasta": 150, "semi-clean-group": "eight"}
    packs = Packs(rules["packs"], rules["jokers"], threes=True)
    melds = [[["5H", "6H", "7H", "8H", "9H", "10H", "JH", "2H"], ["K*7", "2C"],
              ["5S", "6S", "7S", "8S", "9S", "10S", "JS"], ["9*5", "2D*2"], ["3*3"]],
             [["Jo*5", "2S*2"], ["Q*7"], ["A*4", "Jo"], ["6*3"]]]
    position = make_position(4, packs, 13, melds, ["4", "8", "3H"], 30, 6)
    return make_match(4, rules, position)


def make_runs(program):
    """Sequences as long as one can be, whole and almost."""
    rules = read_rules(program, TABLES[4]) | RUNS | {"sequence-size": 13}
    packs = Packs(rules["packs"], rules["jokers"], threes=True)
    whole = "A 2 3 4 5 6 7 8 9 10 J Q K".split()
    melds = [[[rank + "S" for rank in whole[:12]], [rank + "H" for rank in whole[2:9]], ["Q*3"]],
             [[rank + "D" for rank in whole], [rank + "C" for rank in whole[1:]]]]
    position = make_position(4, packs, 13, melds, ["8", "3D", "3C"], 30, 6)
    return make_match(4, rules, position)


def make_many_packs(program):
    """Five packs: twelve melds and forty cards in the hand, and second hands that wait."""
    table = "hand-and-foot/4"
    rules = read_rules(program, table)
    packs = Packs(rules["packs"], rules["jokers"])
    melds = [[["7*7"], ["5*5", "2*2"], ["2*4", "Jo*3"],
              *([f"{rank}*{5 if rank in 'AK' else 3}"] for rank in "A K Q J 10 9 8 6 4".split())],
             [["8*7"], ["K*4", "2"], ["Q*6"]]]
    position = make_position(4, packs, 40, melds, ["4", "9", "J"], 60, 11)
    position["red-threes"] = {"0": "3H 3H 3D", "1": "3D"}
    return make_match(4, rules, position, table)


def make_alone(program):
    """Five players, each for themselves."""
    table = "hand-and-foot/5"
    rules = read_rules(program, table)
    packs = Packs(rules["packs"], rules["jokers"])
    melds = [[["7*7"], ["5*5", "2*2"], ["K*4", "2"], ["10*3"]], [["8*7"], ["Q*6"], ["A*3"]],
             [["J*3"]], [["6*5", "Jo*2"], ["9*3"]], [["4*4"], ["A*7"]]]
    position = make_position(5, packs, 13, melds, ["4", "9", "J"], 90, 7,
                             [[seat] for seat in range(5)])
    return make_match(5, rules, position, table)


def make_last_turn(program):
    """Two players, one of whom goes out by laying down all their cards."""
    rules = read_rules(program, TABLES[2])
    packs = Packs(rules["packs"], rules["jokers"])
    melds = [[["7*7"], ["5*5", "Jo*2"], ["K*4"]], [["8*3"]]]
    position = make_position(2, packs, 0, melds, ["9", "4"], 20, 11)
    position["hands"] = {str(OWN_SEAT[2]): packs.take("Q*3")}
    return make_match(2, rules, position)


def read_recorded(name, rounds, turns=None, *more, rules=(), seat=0):
    """A recorded match: so many rounds, so many turns of the last one, and what
    was played then."""
    match = json.loads((RECORDED / f"{name}.json").read_text(encoding="utf-8"))
    match.pop("held", None)
    match["table"] = match["table"].replace("test/4", "partnership/4")
    match["names"] = NAMES[:len(match["names"])]
    match["rules"] |= dict(rules)
    match["desk"] = make_desk(len(match["names"]), seat)
    match["rounds"] = match["rounds"][:rounds]
    if turns is not None:
        match["rounds"][-1]["turns"][turns:] = more
    return match


def write_statistics(folder, persons=(None,),
                     tables=("two-player/2", "two-player/2", "partnership/4")):
    """Three games that are over, each counted for these persons: by name, of somebody who is
    not the one that the program belongs to."""
    matches = [{"id": f"{n}/{place}", "ended": f"2026-0{n}-05T20:00:00Z", "table": table,
                "house": "classic", "others": ["casual"], "result": result, "hints": n == 2,
                "rounds": [{"points": points, "natural-canastas": 1, "mixed-canastas": 2}],
                **({"person": person} if person else {})}
               for n, (table, (result, points)) in enumerate(
                   zip(tables, [("won", [5200, 900]), ("lost", [-50, 5100]), ("won", [6000, 30])]),
                   1)
               for place, person in enumerate(persons, 1)]
    lines = [{"format": 1, "lines": len(matches)}, *matches]
    pathlib.Path(folder, "statistics.jsonl").write_text(
        "".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


def write_match(folder, match):
    """Saves a match, as the one that was played last."""
    path = pathlib.Path(folder, "matches")
    path.mkdir(exist_ok=True)
    time = 1 + len(list(path.iterdir()))
    path = path / f"2026-01-{time:02}-120000.json"
    path.write_text(json.dumps(match), encoding="utf-8")
    os.utime(path, (time, time))
