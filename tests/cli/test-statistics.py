# SPDX-License-Identifier: GPL-3.0-or-later
"""canasta-cli statistics: what became of the games that were played."""

import csv
import io
import json
import pathlib
import re
import tempfile

from terminal import equal, main, refused, run


def play_through(folder, *first):
    """A game for two to its end: the person draws and discards whatever they have."""
    cards = [rank + suit for rank in [*"456789", "10", *"JQKA"] for suit in "CDHS"]
    lines = "\n".join([*first, "draw", *(f"discard {card}" for card in cards), "pass", ""] * 500)
    return run("play", "--new", "--variant=two-player", "--deal=5", "--player=casual", text=lines,
               data=folder).stdout


def statistics(folder, *words):
    return run("--data-dir", folder, "statistics", *words).stdout


def write(folder, *matches):
    lines = [{"format": 1, "lines": len(matches)}, *matches]
    pathlib.Path(folder, "statistics.jsonl").write_text(
        "".join(json.dumps(line) + "\n" for line in lines))


def match(number, day, result="won", points=(1500, 900), **more):
    return {"id": f"{day}-200000/{number}", "ended": f"{day}T20:00:00Z", "table": "partnership/4",
            "house": "classic", "others": ["casual"] * 3, "result": result,
            "rounds": [{"points": list(points), "natural-canastas": 1, "piles": 2,
                        "biggest-pile": 12, "opened-with": 50}], **more}


def test_nothing_yet():
    with tempfile.TemporaryDirectory() as folder:
        equal(statistics(folder), "There are no finished games to count yet.\n")
        equal(json.loads(statistics(folder, "--format=json"))["matches"], [])
        equal(len(statistics(folder, "--format=csv").splitlines()), 1)


def test_figures():
    with tempfile.TemporaryDirectory() as folder:
        write(folder, match(1, "2026-01-05"), match(2, "2026-02-05", "lost", (-200, 2400)),
              match(3, "2026-03-05", table="two-player/2", others=["master"]))
        text = statistics(folder)
        assert "  Played: 3\n" in text, text
        assert "  Won: 2 (67 %)\n" in text, text
        assert "  Points per round, on average: 933\n" in text, text
        assert "  Worst round: −200\n" in text, text
        assert "  Openings at 50 points: 3\n" in text, text
        for words, count in [(["--players=2"], 1), (["--level=casual"], 2), (["--level=strong"], 0),
                             (["--house=classic"], 3), (["--variant=partnership"], 2),
                             (["--since=2026-02-05"], 2), (["--until=2026-02-05"], 2),
                             (["--since=2026-02-05", "--until=2026-02-05"], 1)]:
            sums = json.loads(statistics(folder, "--format=json", *words))["sums"]
            equal((words, sums["matches"]), (words, count))
        rows = list(csv.DictReader(io.StringIO(statistics(folder, "--format=csv"))))
        equal([row["points"] for row in rows], ["1500", "-200", "1500"])
        equal([row["opponent-points"] for row in rows], ["900", "2400", "900"])
        equal({row["house"] for row in rows}, {"classic"})


def test_openings_without_a_minimum():
    with tempfile.TemporaryDirectory() as folder:
        rounds = [{"points": [500, 100], "opened-with": 0}, {"points": [500, 100], "opened-with": 50}]
        write(folder, match(1, "2026-01-05", rounds=rounds))
        text = statistics(folder)
        assert "  Opened for your side: 2 (100 %)\n" in text, text
        assert "  Openings at 50 points: 1\n" in text, text
        assert "Openings at 0 points" not in text, text


def test_played():
    with tempfile.TemporaryDirectory() as folder:
        text = play_through(folder)
        assert "won the match with" in text, text[-500:]
        counted = json.loads(statistics(folder, "--format=json"))
        equal((counted["sums"]["matches"], counted["sums"]["lost"]), (1, 1))
        rounds = counted["matches"][0]["rounds"]
        assert f"Round {len(rounds)}" in text and len(rounds) > 1
        assert sum(one.get("piles-given", 0) for one in rounds) > 0, rounds

        # A program that was killed before it could count it.
        pathlib.Path(folder, "statistics.jsonl").unlink()
        equal(json.loads(statistics(folder, "--format=json")), counted)
        equal(json.loads(statistics(folder, "--format=json")), counted)


def test_hints_are_told_apart():
    with tempfile.TemporaryDirectory() as folder:
        play_through(folder)
        assert "With hints" not in statistics(folder)
        play_through(folder, "hint")
        assert "  With hints: 1 (50 %)\n" in statistics(folder), statistics(folder)
        counted = json.loads(statistics(folder, "--format=json"))
        equal([one.get("hints", False) for one in counted["matches"]], [False, True])

        # A program that was killed before it could count them.
        pathlib.Path(folder, "statistics.jsonl").unlink()
        equal(json.loads(statistics(folder, "--format=json")), counted)


def test_damage_is_told():
    with tempfile.TemporaryDirectory() as folder:
        write(folder, match(1, "2026-01-05"), match(2, "2026-02-05"))
        file = pathlib.Path(folder, "statistics.jsonl")
        file.write_text(file.read_text().replace('"won"', '"lucky"', 1))
        result = run("--data-dir", folder, "statistics")
        assert "  Played: 1\n" in result.stdout, result.stdout
        assert "statistics.jsonl, line 2" in result.stderr, result.stderr
        assert pathlib.Path(folder, "statistics.jsonl.bad-1").exists()
        equal(run("--data-dir", folder, "statistics").stderr, "")


def test_choices_that_no_game_fits():
    with tempfile.TemporaryDirectory() as folder:
        write(folder, match(1, "2026-01-05"), match(2, "2026-02-05", house="gone"))
        for choice in ["--level=master", "--players=6", "--until=2020-01-01", "--variant=samba"]:
            equal(statistics(folder, choice),
                  "No finished game fits these choices (2 in all).\n")
        assert "  Played: 1\n" in statistics(folder, "--house=gone")
        refused("--data-dir", folder, "statistics", "--house=foo", names=["foo", "classic"])


def test_bad_arguments():
    refused("statistics", "--level=foo", names=["foo", "casual", "master"])
    refused("statistics", "--house=foo", names=["foo", "classic"])
    refused("statistics", "--variant=foo", names=["foo", "partnership"])
    for players in (-1, 0, 1, 7):
        refused("statistics", f"--players={players}", names=["--players", "2 to 6"])
    refused("statistics", "--since=yesterday", names=["yesterday", "2026-11-22"])
    refused("statistics", "--format=xml", names=["xml", "csv"])


main(globals())
