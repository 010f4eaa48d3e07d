# SPDX-License-Identifier: GPL-3.0-or-later
"""canasta-cli simulate: whole rounds and matches of computer players."""

import json

from terminal import equal, main, refused, run

TABLES = [
    ("two-player", 2, None, "classic"),
    ("two-player", 2, None, "de-online"),
    ("two-player", 2, None, "fr-online"),
    ("three-player", 3, "lone-hand", "classic"),
    ("three-player", 3, "individual", "it-classic"),
    ("partnership", 4, None, "classic"),
    ("partnership", 4, None, "fr-online"),
    ("partnership", 4, None, "it-classic"),
    ("teams", 5, None, "fr-ducale"),
    ("teams", 6, "pairs", "fr-ducale"),
]


def simulate(*arguments):
    answer = json.loads(run("simulate", *arguments).stdout)
    answer.pop("seconds")
    answer.pop("rounds-per-second")
    return answer


def test_every_table():
    for variant, players, seating, house in TABLES:
        arguments = [f"--variant={variant}", f"--players={players}", f"--house={house}",
                     "--rounds=30", "--player=random"]
        if seating:
            arguments.append(f"--seating={seating}")
        answer = simulate(*arguments)
        equal(answer["rounds"], 30)
        equal(sum(answer["ended"].values()), 30)
        equal(answer["players"], ["random"] * players)
        assert answer["turns-per-round"] > players


def test_the_number_of_jobs_changes_nothing():
    for extra in [[], ["--matches", "--rounds=8"], ["--duplicate"]]:
        arguments = ["--rounds=60", "--deal=1000", "--player=random", *extra]
        one = simulate(*arguments, "--jobs=1")
        equal(simulate(*arguments, "--jobs=2"), one)
        equal(simulate(*arguments, "--jobs=7"), one)


def test_deals_make_the_difference():
    assert simulate("--rounds=20", "--deal=1") != simulate("--rounds=20", "--deal=21")


def test_matches_have_winners():
    answer = simulate("--matches", "--rounds=10", "--player=policy")
    equal(answer["matches"], 10)
    assert sum(side["matches-won"] for side in answer["points"]) >= 10
    assert answer["rounds"] >= 20


def test_the_policy_beats_chance():
    answer = simulate("--duplicate", "--rounds=100", "--player=random",
                      "--player=0=policy", "--player=2=policy")
    equal(answer["players"], ["policy", "random", "policy", "random"])
    duplicate = answer["duplicate"]
    equal(duplicate["pairs"], 100)
    assert duplicate["mean"] > 5 * duplicate["standard-error"], duplicate


def test_equal_players_are_even():
    duplicate = simulate("--duplicate", "--rounds=100", "--player=policy")["duplicate"]
    assert abs(duplicate["mean"]) <= 4 * duplicate["standard-error"] + 1, duplicate


def test_bad_arguments_are_refused():
    refused("simulate", "--rounds=0", names=["--rounds", "1"])
    refused("simulate", "--rounds=-5")
    refused("simulate", "--rounds=many", names=["many"])
    refused("simulate", "--jobs=0", names=["--jobs"])
    refused("simulate", "--deal=9007199254740992", names=["--deal"])
    refused("simulate", "--player=genius", names=["genius", "random"])
    refused("simulate", "--player=9=random", names=["9=random"])
    refused("simulate", "--variant=whist", names=["whist"])
    refused("simulate", "--players=7")
    refused("simulate", "--variant=teams", "--players=5", "--house=fr-ducale", "--duplicate",
            names=["--duplicate"])


main(globals())
