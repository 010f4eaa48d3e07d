# SPDX-License-Identifier: GPL-3.0-or-later
"""canasta-cli review: a round of a saved game, as a person and a program read it."""

import json
import os

from terminal import equal, main, run, scratch

MATCH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "data", "matches",
                     "uruguay.json")


def review(*arguments, status=0):
    return run("review", *arguments, status=status)


def test_the_figures_are_the_result():
    found = json.loads(review(MATCH, "--round=1", "--format=json").stdout)
    equal(found["start"] + found["luck"] + sum(found["decisions"]), found["result"])
    equal(found["steps"][-1]["worth"], found["result"])
    decisions = [0] * len(found["decisions"])
    for step in found["steps"]:
        decisions[step["seat"]] += step.get("effect", 0)
        equal("better" in step, "effect" in step)
        if "effect" in step:
            assert abs(step["effect"]) > 2 * step["error"], step
            # At this table the seats 0 and 2 are the own side.
            better = "Better: " if (step["effect"] < 0) == (step["seat"] % 2 == 0) else "Better than: "
            assert better in step["message"], step
    equal(decisions, found["decisions"])
    equal([step["turn"] for step in found["steps"]],
          sorted(step["turn"] for step in found["steps"]))


def test_the_text_says_the_same():
    found = json.loads(review(MATCH, "--round=1", "--seat=1", "--format=json").stdout)
    text = review(MATCH, "--round=1", "--seat=1").stdout
    assert text.startswith("Round 1 – Player 2. "), text
    result = f"{found['result']:+,}".replace("-", "−")
    assert f"Result of the round: {result}\n" in text, text
    assert "The costliest decision" in text or "no decision was clearly worse" in text, text
    equal(text.count("\n  Turn "), found["steps"][-1]["turn"]
          + sum(1 for line in text.splitlines() if " – played: " in line))


def test_several_persons_are_called_by_name():
    with open(MATCH) as file:
        match = json.load(file)
    match["names"] = [""] * 4
    with scratch() as folder:
        path = os.path.join(folder, "match.json")
        for others, name in [(["strong"] * 3, "You"), (["strong", "person", "strong"], "Player 1")]:
            match["desk"] = {"seat": 0, "players": ["person", *others]}
            with open(path, "w") as file:
                json.dump(match, file)
            text = review(path, "--round=1").stdout
            assert text.startswith(f"Round 1 – {name}. "), text


def test_what_cannot_be_is_said():
    for arguments, sentence in [
            ([], "Name the file of a saved game."),
            (["no-such-file.json"], "No such file"),
            ([__file__], "test-review.py, line 1"),
            (["/dev/null"], "null: there is nothing in it."),
            ([MATCH, "--round=99"], "not in this match’s record: the first one there is round 1, the "
                                    "last one round "),
            ([MATCH, "--round=-1"], "Rounds are counted from 1."),
            ([MATCH, "--round=0"], "Rounds are counted from 1."),
            ([MATCH, "--round=1", "--seat=-2"], "There is no seat -2 at this table: its seats are 0 to 3."),
            ([MATCH, "--round=1", "--seat=4"], "There is no seat 4 at this table: its seats are 0 to 3."),
            ([MATCH, "--format=poem"], "poem"),
    ]:
        said = review(*arguments, status=2).stderr
        assert sentence in said, (arguments, said)


main(globals())
