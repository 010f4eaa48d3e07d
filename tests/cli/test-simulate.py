# SPDX-License-Identifier: GPL-3.0-or-later
"""canasta-cli simulate: whole rounds and matches of computer players."""

import json
import math
import os
import shlex
import signal
import subprocess
import time

from terminal import PROGRAM, TIMEOUT, equal, main, refused, run, scratch

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
    ("samba", 4, None, "samba-dutch"),
    ("samba", 6, None, "samba-dutch"),
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


def test_a_duplicate_says_who_won():
    # Side 0 plays better: in pairs, in matches and in points it stands first.
    answer = simulate("--duplicate", "--matches", "--rounds=30", "--player=random",
                      "--player=0=policy", "--player=2=policy")
    equal(answer["matches"], 60)
    equal(answer["duplicate"]["pairs"], 30)
    won, lost = [side["matches-won"] for side in answer["points"]]
    assert won > 50 and won + lost >= 60, answer["points"]
    assert answer["points"][0]["mean"] > answer["points"][1]["mean"] + 100, answer["points"]
    share = answer["share-of-matches"]
    assert 0.8 < share["mean"] <= 1, share
    if share["mean"] < 1:
        elo = 400 * math.log10(share["mean"] / (1 - share["mean"]))
        assert abs(answer["elo"]["mean"] - elo) < 1e-6, answer["elo"]
        assert answer["elo"]["standard-error"] > 0, answer["elo"]


def test_the_share_of_matches():
    # Independent matches: the error is that of a share.
    answer = simulate("--matches", "--rounds=40", "--player=policy")
    share = answer["share-of-matches"]
    won = answer["points"][0]["matches-won"]
    assert abs(share["mean"] - won / 40) < 0.02, (share, won)
    wanted = math.sqrt(share["mean"] * (1 - share["mean"]) / 39)
    assert abs(share["standard-error"] - wanted) < 0.01, (share, wanted)
    assert "share-of-matches" not in simulate("--variant=three-player", "--matches", "--rounds=2")


def print_shards(folder, ranges, *arguments):
    paths = []
    for first, count in ranges:
        path = os.path.join(folder, f"{first}.json")
        with open(path, "w") as file:
            file.write(run("simulate", f"--deal={first}", f"--rounds={count}", *arguments).stdout)
        paths.append(path)
    return paths


def test_shards_add_up():
    for extra in [["--duplicate", "--totals=mixed", "--player=1=casual"],
                  ["--matches", "--player=0=random"], ["--variant=teams", "--players=5",
                                                       "--house=fr-ducale"]]:
        arguments = ["--player=policy", *extra]
        whole = simulate("--deal=50", "--rounds=30", *arguments)
        with scratch() as folder:
            paths = print_shards(folder, [(70, 10), (50, 7), (57, 13)], *arguments)
            merged = json.loads(run("merge", *paths).stdout)
            again = os.path.join(folder, "again.json")
            with open(again, "w") as file:
                json.dump(json.loads(run("merge", paths[0], paths[1]).stdout), file)
            twice = json.loads(run("merge", again, paths[2]).stdout)
        for answer in [merged, twice]:
            assert answer.pop("seconds") >= 0
            answer.pop("rounds-per-second")
            equal(answer, whole)


def test_results_that_do_not_belong_together():
    with scratch() as folder:
        one, = print_shards(folder, [(1, 10)], "--player=policy")
        other, overlap = print_shards(folder, [(20, 10), (10, 5)], "--player=policy")
        seeded, = print_shards(folder, [(40, 10)], "--player=policy", "--seed=2")
        chance, = print_shards(folder, [(60, 10)], "--player=random")
        broken = os.path.join(folder, "broken.json")
        with open(one) as file:
            text = file.read()
        run("merge", one, other)
        refused("merge", one, overlap, names=["10.json", "10"])
        refused("merge", one, one, names=["1.json"])
        refused("merge", one, seeded, names=["40.json", "settings"])
        refused("merge", one, chance, names=["60.json", "players"])
        for wrong in ["", "rubbish", "{}", text[:-10], text.replace('"rounds": 10', '"rounds": -1'),
                      text.replace('"last": 10', '"last": 0'), text.replace('"sums"', '"sum"')]:
            with open(broken, "w") as file:
                file.write(wrong)
            refused("merge", broken, names=["broken.json"])
        refused("merge", os.path.join(folder, "none.json"), names=["none.json"])
    refused("merge", names=["files"])


# Plays by chance, and waits for ever once it is asked after so many others have begun
# their games. A line that is cut off is the end.
WAITS = """
import json, os, signal, sys, time
signal.signal(signal.SIGPIPE, signal.SIG_DFL)
count = len(os.listdir(sys.argv[1]))
open(os.path.join(sys.argv[1], str(os.getpid())), "w").close()
for line in sys.stdin:
    if not line.endswith("\\n"):
        break
    if count >= int(sys.argv[3]):
        open(sys.argv[2], "w").close()
        time.sleep(600)
    print(json.dumps({"action": json.loads(line)["legal"][0]}), flush=True)
"""


def wait_for(path):
    end = time.monotonic() + TIMEOUT
    while not os.path.exists(path):
        assert time.monotonic() < end, path
        time.sleep(0.01)


def hear_signals():
    """What is started in the background may have been told to ignore them."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def stop(number, *arguments, jobs=1):
    """Stops a simulation in its third game, with more jobs later: when so many have begun
    that two are over; returns what it printed and told."""
    with scratch() as folder:
        script, games, waits = (os.path.join(folder, name) for name in ("bot.py", "games", "waits"))
        os.mkdir(games)
        with open(script, "w") as file:
            file.write(WAITS)
        bot = shlex.join(["python3", script, games, waits, str(jobs + 1)])
        process = subprocess.Popen(
            [PROGRAM, "simulate", f"--jobs={jobs}", "--rounds=100", "--player=random",
             f"--player=1=exec:{bot}", "--patience=600s", *arguments],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env=dict(os.environ, LANGUAGE="en"), preexec_fn=hear_signals)
        wait_for(waits)
        process.send_signal(number)
        answer, told = process.communicate(timeout=TIMEOUT)
        equal(process.returncode, 1)
        return answer, told


def test_a_stopped_run_tells_what_it_has():
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        text, told = stop(number)
        equal(told, "canasta-cli simulate: It was stopped. Deals played: 2 of 100.\n")
        answer = json.loads(text)
        equal(answer["rounds"], 2)
        equal(answer["deals"], [{"first": 1, "last": 2}])
        assert "forfeits" not in answer, answer
        with scratch() as folder:
            begun = os.path.join(folder, "begun.json")
            with open(begun, "w") as file:
                file.write(text)
            equal(json.loads(run("merge", begun).stdout)["rounds"], 2)

    text, told = stop(signal.SIGINT, jobs=3)
    deals = json.loads(text)["deals"]
    played = sum(found["last"] - found["first"] + 1 for found in deals)
    equal(json.loads(text)["rounds"], played)
    equal(told, f"canasta-cli simulate: It was stopped. Deals played: {played} of 100.\n")


def test_a_stopped_duplicate_counts_whole_deals():
    text, told = stop(signal.SIGTERM, "--duplicate", "--deal=7")
    answer = json.loads(text)
    equal(answer["deals"], [{"first": 7, "last": 7}])
    equal(answer["duplicate"]["pairs"], 1)
    equal(told, "canasta-cli simulate: It was stopped. Deals played: 1 of 100.\n")


def test_the_text_says_the_same():
    arguments = ["--rounds=20", "--matches", "--duplicate", "--player=policy", "--player=0=casual"]
    answer = simulate(*arguments)
    lines = dict(line.rsplit("  ", 1) for line in
                 run("simulate", *arguments, "--format=text").stdout.splitlines())
    lines = {label.strip(): text.strip() for label, text in lines.items()}

    def number(value):
        return f"{value:,.1f}".replace("-", "−")

    def estimate(of, factor=1, unit=""):
        return (f"{number(factor * of['mean'])}{unit} ± "
                f"{number(factor * of['standard-error'])}{unit}")

    equal(lines["Seat 0"], "casual")
    equal(lines["Rounds"], str(answer["rounds"]))
    equal(lines["Points per round of side 1"], estimate(answer["points"][1]))
    equal(lines["Lead of side 0, points per game"], estimate(answer["duplicate"]))
    equal(lines["Side 0’s share of the matches"], estimate(answer["share-of-matches"], 100, " %"))
    equal(lines["Lead of side 0 in Elo"], estimate(answer["elo"]))
    equal(lines["Turns per round"], f"{answer['turns-per-round']:.2f}")


def test_players_look_as_far_as_they_are_told():
    def play(*arguments):
        return simulate("--rounds=3", "--player=policy", "--player=1=master", *arguments)

    near = play("--rollouts=20")
    equal(near["settings"]["rollouts"], [None, 20, None, None])
    equal(play("--rollouts=1=20"), dict(near))
    equal(play("--rollouts=20", "--jobs=2"), near)
    far = play("--rollouts=200")
    assert far["sums"] != near["sums"]
    equal(play("--rollouts=20", "--think=1=1s")["settings"]["think"], [None, 1000, None, None])


def test_the_same_seed_plays_the_same():
    # Whatever plays, on however many threads; the fingerprint tells every action.
    for arguments in [["--player=policy"], ["--player=random", "--matches", "--rounds=3"],
                      ["--player=policy", "--player=1=master", "--player=3=beginner",
                       "--rollouts=100", "--duplicate", "--rounds=4"],
                      ["--variant=three-player", "--player=strong", "--rollouts=60",
                       "--rounds=4"]]:
        arguments = ["--rounds=20", *arguments]
        one = simulate(*arguments, "--jobs=1")
        equal(simulate(*arguments, "--jobs=2"), one)
        equal(simulate(*arguments, "--jobs=5"), one)
        assert simulate(*arguments, "--deal=2")["fingerprint"] != one["fingerprint"]
    seeds = [simulate("--rounds=5", "--player=casual", f"--seed={seed}") for seed in [1, 1, 2]]
    equal(seeds[0], seeds[1])
    assert seeds[0]["fingerprint"] != seeds[2]["fingerprint"], seeds


def test_totals_are_mixed():
    mixed = simulate("--rounds=40", "--player=policy", "--totals=mixed")
    plain = simulate("--rounds=40", "--player=policy", "--totals=none")
    equal(plain, simulate("--rounds=40", "--player=policy"))
    assert mixed["sums"]["points"] != plain["sums"]["points"]


def test_bad_arguments_are_refused():
    refused("simulate", "--rollouts=0", "--player=master", names=["--rollouts", "1"])
    refused("simulate", "--rollouts=many", "--player=master", names=["--rollouts"])
    refused("simulate", "--rollouts=10", "--player=policy", names=["--rollouts"])
    refused("simulate", "--rollouts=1=10", "--player=policy", "--player=0=master",
            names=["--rollouts"])
    refused("simulate", "--rollouts=9=10", "--player=master", names=["9=10"])
    refused("simulate", "--think=5min", "--player=master", names=["--think", "ms"])
    refused("simulate", "--think=0", "--player=master", names=["--think"])
    refused("simulate", "--patience=0", names=["--patience", "ms"])
    refused("simulate", "--patience=forever", names=["--patience"])
    refused("simulate", "--totals=high", names=["high", "mixed"])
    refused("simulate", "--totals=mixed", "--matches", names=["--totals"])
    refused("simulate", "--format=xml", names=["xml", "json"])
    refused("simulate", "--seed=-1", names=["--seed"])
    refused("simulate", "--deal=9007199254740991", "--rounds=2", names=["--deal"])
    refused("simulate", "--rounds=0", names=["--rounds", "1"])
    refused("simulate", "--rounds=-5")
    refused("simulate", "--rounds=many", names=["many"])
    refused("simulate", "--jobs=0", names=["--jobs"])
    refused("simulate", "--deal=9007199254740992", names=["--deal"])
    refused("simulate", "--player=genius", names=["genius", "random"])
    refused("simulate", "--player=9=random", names=["9=random"])
    refused("simulate", "--variant=whist", names=["whist"])
    for players in (-2, 0, 1, 7):
        refused("simulate", f"--players={players}", names=["--players", "2 to 6"])
    refused("simulate", "--player=1=exec:", names=["exec:"])
    refused("simulate", "--variant=teams", "--players=5", "--house=fr-ducale", "--duplicate",
            names=["--duplicate"])


main(globals())
