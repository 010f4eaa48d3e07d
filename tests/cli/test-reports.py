# SPDX-License-Identifier: GPL-3.0-or-later
"""What the reports of canasta-cli look like, to the letter, from figures that do not depend on
how anybody plays; and that text and JSON, in every language, tell of the same things."""

import json
import os
import pathlib
import re
import tempfile

from terminal import equal, main, run

LANGUAGES = ["en", "fr", "de", "it"]
MATCH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "data", "matches",
                     "uruguay.json")

# Four matches as pairs, in which a program has failed once.
SUMS = {"games": 8, "rounds": 40, "turns": 1000, "actions": 2500, "fingerprint": 0x2a88eb069956,
        "takes": 90, "ends": [0, 36, 1, 3], "points": [24000, 18000, 0, 0, 0, 0],
        "squares": [20000000, 15000000, 0, 0, 0, 0], "wins": [5, 3, 0, 0, 0, 0],
        "forfeits": [0, 1, 0, 0, 0, 0], "contests": 4, "score": 10, "score-squares": 26,
        "pairs": 4, "pairs-won": 2, "pairs-even": 1, "difference": 6000,
        "difference-squares": 12000000, "natural-canastas": 30, "semi-clean-canastas": 0,
        "mixed-canastas": 61, "special-canastas": 0}
PLAYED = {"table": "partnership/4", "house": "classic", "by": "side",
          "players": ["policy", "exec:./bot", "policy", "exec:./bot"],
          "settings": {"matches": True, "duplicate": True, "totals": "none", "seed": 1,
                       "rollouts": [None] * 4, "think": [None] * 4}}
FINDINGS = {**PLAYED, "deals": [{"first": 1, "last": 2}, {"first": 7, "last": 8}],
            "points": [{}, {}], "seconds": 80.25, "sums": SUMS}
FINDINGS_TEXT = """\
Table                                 partnership/4
House                                 classic
Seat 0                                policy
Seat 1                                exec:./bot
Seat 2                                policy
Seat 3                                exec:./bot
Numbers of the deals                  1–2, 7–8
Matches                               8
Rounds                                40
Points per round of side 0            600.0 ± 59.9
Matches won by side 0                 5
Points per round of side 1            450.0 ± 66.5
Matches won by side 1                 3
Games lost by failing at seat 0       0
Games lost by failing at seat 1       1
Games lost by failing at seat 2       0
Games lost by failing at seat 3       0
Duplicate pairs                       4
Pairs won by side 0                   2
Pairs that were even                  1
Lead of side 0, points per game       750.0 ± 250.0
Side 0’s share of the matches         62.5 % ± 7.2 %
Lead of side 0 in Elo                 88.7 ± 53.5
Rounds ended by going out             36
Rounds ended by going out concealed   1
Rounds ended by the stock             3
Turns per round                       25.00
Actions per round                     62.50
Piles taken per round                 2.25
Natural canastas per round            0.75
Mixed canastas per round              1.52
Fingerprint of all actions            2a88eb069956
Seconds                               80.2
"""
FINDINGS_JSON = {
    **PLAYED, "deals": FINDINGS["deals"], "matches": 8, "rounds": 40,
    "points": [{"id": 0, "mean": 600.0, "standard-error": 59.9, "matches-won": 5},
               {"id": 1, "mean": 450.0, "standard-error": 66.5, "matches-won": 3}],
    "forfeits": [0, 1, 0, 0],
    "duplicate": {"pairs": 4, "won": 2, "even": 1, "mean": 750.0, "standard-error": 250.0},
    "share-of-matches": {"mean": 0.625, "standard-error": 0.1},
    "elo": {"mean": 88.7, "standard-error": 53.5},
    "ended": {"out": 36, "concealed": 1, "stock": 3}, "turns-per-round": 25.0,
    "actions-per-round": 62.5, "takes-per-round": 2.2, "natural-canastas-per-round": 0.8,
    "semi-clean-canastas-per-round": 0.0,
    "mixed-canastas-per-round": 1.5, "special-canastas-per-round": 0.0,
    "fingerprint": "2a88eb069956", "seconds": 80.2, "rounds-per-second": 0.5, "sums": SUMS}

RESULTS = [
    {"id": "20260105-200000/1", "ended": "2026-01-05T20:00:00Z", "table": "partnership/4",
     "house": "classic", "others": ["casual"] * 3, "result": "won", "hints": True,
     "rounds": [{"points": [1500, 900], "natural-canastas": 1, "mixed-canastas": 2, "piles": 2,
                 "biggest-pile": 12, "piles-given": 1, "opened-with": 50, "out": "concealed"},
                {"points": [-20, 300], "special-canastas": 1}]},
    {"id": "20260205-200000/2", "ended": "2026-02-05T20:00:00Z", "table": "two-player/2",
     "others": ["strong"], "result": "given-up",
     "rounds": [{"points": [-200, 1420], "opened-with": 90}]}]
STATISTICS_TEXT = """\
Games
  Played: 2
  Won: 1 (50 %)
  Lost: 1 (50 %)
  Lost by giving up: 1
  With hints: 1 (50 %)
  Current winning streak: 0
  Longest winning streak: 1
  Best total: 1,480
  Worst total: 1,480

Rounds
  Played: 3
  Won: 1 (33 %)
  Points per round, on average: 427
  Best round: 1,500
  Worst round: −200
  Went out: 1 (33 %)
  Went out concealed: 1

Canastas of your side
  Natural canastas: 1 (0.3 per round)
  Mixed canastas: 2 (0.7 per round)
  Special canastas: 1 (0.3 per round)

Opening and discard pile
  Opened for your side: 2 (67 %)
  Openings at 50 points: 1
  Openings at 90 points: 1
  Piles taken: 2 (0.7 per round)
  Cards in the biggest pile: 12
  Piles given to opponents: 1 (0.3 per round)
"""
STATISTICS_CSV = """\
ended,table,house,players,level,result,points,opponent-points,rounds,rounds-won,openings,\
natural-canastas,semi-clean-canastas,mixed-canastas,special-canastas,piles,\
biggest-pile,piles-given,out,concealed,hints
2026-01-05T20:00:00Z,"partnership/4","classic",4,"casual",won,1480,1200,2,1,1,1,0,2,1,2,12,1,1,1,1
2026-02-05T20:00:00Z,"two-player/2","",2,"strong",given-up,-200,1420,1,0,1,0,0,0,0,0,0,0,0,0,0
"""
SUMS_OF_RESULTS = {
    "matches": 2, "won": 1, "drawn": 0, "lost": 1, "given-up": 1, "with-hints": 1, "streak": 0,
    "best-streak": 1, "best-match": 1480, "worst-match": 1480, "rounds": 3, "rounds-won": 1,
    "points": 1280, "best-round": 1500, "worst-round": -200, "openings": 2, "piles": 2,
    "biggest-pile": 12, "piles-given": 1, "out": 1, "concealed": 1, "natural-canastas": 1,
    "semi-clean-canastas": 0,
    "mixed-canastas": 2, "special-canastas": 1,
    "openings-with": [{"minimum": 50, "openings": 1}, {"minimum": 90, "openings": 1}]}


def keep(folder):
    """The figures as files of a folder."""
    lines = [{"format": 1, "lines": len(RESULTS)}, *RESULTS]
    pathlib.Path(folder, "statistics.jsonl").write_text(
        "".join(json.dumps(line) + "\n" for line in lines))
    pathlib.Path(folder, "findings.json").write_text(json.dumps(FINDINGS))


def ask(folder, *words, language="en"):
    words = [os.path.join(folder, word) if word == "findings.json" else word for word in words]
    return run(*words, f"--lang={language}", data=folder).stdout


def shorten(value):
    """Fractions as they are shown; keys stay in their order."""
    if isinstance(value, dict):
        return [(key, shorten(member)) for key, member in value.items()]
    if isinstance(value, list):
        return [shorten(member) for member in value]
    return round(value, 1) if isinstance(value, float) and abs(value) != 0.625 else value


def test_findings():
    with tempfile.TemporaryDirectory() as folder:
        keep(folder)
        equal(ask(folder, "merge", "findings.json", "--format=text"), FINDINGS_TEXT)
        equal(shorten(json.loads(ask(folder, "merge", "findings.json"))), shorten(FINDINGS_JSON))


def test_all_matches_won():
    # How strong whoever wins every match is cannot be told.
    with tempfile.TemporaryDirectory() as folder:
        won = {**FINDINGS, "sums": {**SUMS, "score": 16, "score-squares": 64}}
        pathlib.Path(folder, "findings.json").write_text(json.dumps(won))
        text = ask(folder, "merge", "findings.json", "--format=text")
        assert "Side 0’s share of the matches         100.0 % ± 0.0 %\n" in text, text
        assert "Lead of side 0 in Elo                 –\n" in text, text
        equal(json.loads(ask(folder, "merge", "findings.json"))["elo"],
              {"mean": None, "standard-error": None})


def test_statistics():
    with tempfile.TemporaryDirectory() as folder:
        keep(folder)
        equal(ask(folder, "statistics"), STATISTICS_TEXT)
        equal(ask(folder, "statistics", "--format=csv"), STATISTICS_CSV)
        equal(shorten(json.loads(ask(folder, "statistics", "--format=json"))),
              shorten({"sums": SUMS_OF_RESULTS, "matches": RESULTS}))


def tell_entry(entry):
    """What text says of a variant or a house."""
    lines = [f"  {entry['id']}: {entry.get('name') or entry['title']}", f"    {entry['summary']}",
             f"    Tables: {', '.join(entry['tables'])}"]
    return "".join(f"{line}\n" for line in lines)


def test_variants():
    with tempfile.TemporaryDirectory() as folder:
        found = json.loads(ask(folder, "variants", "--format=json"))
        equal(list(found), ["variants", "houses", "faults"])
        equal({tuple(variant) for variant in found["variants"]},
              {("id", "name", "summary", "tables", "problem", "on", "trial", "warning")})
        equal(ask(folder, "variants"),
              "Variants\n" + "".join(map(tell_entry, found["variants"]))
              + "\nHouses\n" + "".join(map(tell_entry, found["houses"])))


def test_every_language_tells_the_same():
    with tempfile.TemporaryDirectory() as folder:
        keep(folder)
        for words in (["merge", "findings.json"], ["statistics"], ["review", MATCH, "--round=1"]):
            told = {language: ask(folder, *words, "--format=json", language=language)
                    for language in LANGUAGES}
            texts = {language: ask(folder, *words, "--format=text", language=language)
                     for language in LANGUAGES}
            for language in LANGUAGES:
                equal(re.sub('"message": ".*"', "", told[language]),
                      re.sub('"message": ".*"', "", told["en"]))
                equal((words, language, texts[language].count("\n")),
                      (words, language, texts["en"].count("\n")))
            equal(len(set(texts.values())), len(LANGUAGES))


main(globals())
