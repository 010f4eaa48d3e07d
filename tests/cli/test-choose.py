# SPDX-License-Identifier: GPL-3.0-or-later
"""canasta-cli choose, and other programs as players of a simulation."""

import json
import os
import shlex
import time

from terminal import PROGRAM, equal, main, refused, run, scratch

LONE = {
    "variant": "partnership", "players": 4, "house": "classic", "seat": 0,
    "hand": "4C 4D 9H KD KH", "hand-counts": {"1": 9}, "stock-count": 20,
    "pile-top": "KC", "pile-count": 7, "melds": {"0": ["5C 5D 5H"]},
    "to-act": 0, "phase": "draw",
}


def choose(*observations, status=0, level="policy", options=()):
    text = "".join(json.dumps(o) + "\n" if isinstance(o, dict) else o + "\n"
                   for o in observations)
    done = run("choose", f"--level={level}", *options, text=text, status=status)
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_a_lone_observation_is_enough():
    answers = choose(LONE, dict(LONE, **{"pile-top": "4S", "pile-count": 1}))
    equal(len(answers), 2)
    for answer in answers:
        assert answer["action"].split()[0] in ["draw", "take"], answer
        assert answer["reason"]["code"] and answer["reason"]["message"].endswith("."), answer


def test_a_partner_is_asked_before_the_take():
    before = dict(LONE, house="it-classic", hand="KD KH 9H", **{
        "pile-top": "KC", "pile-count": 1, "melds": {"0": ["5C 5C 5D 5D 5H 5H 5S"]},
        "hand-counts": {"1": 11, "2": 2, "3": 11}, "stock-count": 40})
    turn = {"seat": 0, "source": None, "asked": True}
    [ask, take, reply] = choose(before, dict(before, turn=dict(turn, answer="yes")), dict(
        before, seat=2, hand="4C 4D", phase="reply", turn=turn,
        **{"to-act": 2, "hand-counts": {"0": 3, "1": 11, "3": 11}}))
    equal([ask["action"], take["action"], reply["action"]], ["ask", "take KD KH", "yes"])
    equal([ask["reason"]["code"], take["reason"]["code"]], ["must-ask", "goes-out"])


def test_a_wild_meld_that_partners_closed_stays_as_it_is():
    """Two that became partners have seven wild cards in two melds, which cannot be one."""
    [answer] = choose({
        "variant": "uruguay", "players": 3, "seating": "lone-hand", "house": None, "seat": 1,
        "hand": "4C 6H 7H 8S AC AD 2S", "hand-counts": {"0": 18, "2": 10}, "stock-count": 8,
        "pile-known": "3C", "sides": [[0], [1, 2]], "pile-taken-by": 0, "to-act": 1,
        "phase": "play", "melded-before": [0, 1, 2],
        "melds": {"0": ["KC KD KH"], "1": ["8H 8H 8D", "2D 2H 2S Jo Jo Jo", "2C 2C Jo"]}})
    equal(answer["action"], "meld 8S >8")


def test_a_reason_is_a_code_with_numbers():
    discard = dict(LONE, phase="play", hand="3S 3S", melds={}, **{"pile-known": "5S KC"})
    del discard["pile-top"]
    del discard["pile-count"]
    [answer] = choose(discard)
    equal(answer["action"], "discard 3S")
    equal(answer["reason"]["code"], "only-discard")
    [answer] = choose(dict(LONE, **{"pile-top": "3C"}))
    equal(answer["reason"]["code"], "cannot-take")
    equal(answer["reason"]["refusal"], "pile-stopped")


def test_every_line_has_an_answer():
    answers = choose(LONE, "rubbish", dict(LONE, hand="1Z"), dict(LONE, phase="sleep"),
                     dict(LONE, seat=1), dict(LONE, **{"stock-count": 300}),
                     dict(LONE, colour="red"), "", LONE, status=2)
    equal(["action" in a for a in answers],
          [True, False, False, False, False, False, False, True])
    assert "line 3" in answers[2]["error"] and "1Z" in answers[2]["error"], answers[2]
    assert "line 6" in answers[5]["error"] and "stock-count" in answers[5]["error"], answers[5]
    equal(answers[0], answers[-1])


def test_what_cannot_be_is_said():
    for observation, names in [
            ({**LONE, "seat": 1, "hand-counts": {}}, ["seat 1", "seat 0"]),
            (dict(LONE, ended="stock"), ["ended"]),
            (dict(LONE, hand="4C 4C 4C"), ["hand", "4C"]),
            (dict(LONE, hand="4C", phase="play", melds={}), ["no action"]),
            (dict(LONE, seat=9), ["seat", "9"]),
            (dict(LONE, log=["draw", "fly"]), ["log", "fly"]),
            (dict(LONE, log="draw"), ["log"]),
            (dict(LONE, known={"1": "KC KC KC"}), ["known", "1"]),
            (dict(LONE, house="nobody"), ["nobody"]),
            (dict(LONE, rules={"draw-count": 9}), ["rules", "4"])]:
        answer, = choose(observation, status=2)
        for name in [*names, "line 1"]:
            assert name in answer["error"], (name, answer)


def test_a_log_is_enough_of_a_history():
    # Whether it fits or not, it harms nothing; and what it tells of the pile may
    # not be what lies elsewhere.
    log = ["draw", "discard 9H", "draw", "discard 8D", "draw", "discard 9D", "draw",
           "discard KC"]
    fits = dict(LONE, log=log, dealer=3, **{"pile-count": 5})
    later = dict(LONE, log=log[:-2], dealer=3)
    answers = choose(fits, later, dict(fits, **{"pile-top": "KS"}))
    assert all("action" in answer for answer in answers), answers
    refuted, = choose(dict(fits, hand="4C 9D 9D KD KH"), status=2)
    assert "log" in refuted["error"] and "9D" in refuted["error"], refuted


# Keeps the first thing it is asked.
KEEPS_QUESTION = """
import json, sys
for number, line in enumerate(sys.stdin):
    if number == 0:
        open(sys.argv[1], "w").write(line)
    print(json.dumps({"action": json.loads(line)["legal"][0]}), flush=True)
"""


def test_a_rule_from_tomorrow():
    # It has no say, and that is told; so has a rule that yesterday did not know.
    with scratch() as folder:
        kept = os.path.join(folder, "kept")
        simulate(program_that(folder, KEEPS_QUESTION) + " " + shlex.quote(kept), "--rounds=1")
        with open(kept) as file:
            seen = json.load(file)
    plain, = choose(seen)
    assert "unknown-rules" not in plain, plain
    rules = {"take-tomorrow": "never", **seen["rules"], "rest-on-sundays": [1, {"a": 2}]}
    newer, = choose({**seen, "rules": rules})
    equal(newer.pop("unknown-rules"), ["take-tomorrow", "rest-on-sundays"])
    equal(newer, plain)
    del rules["take-tomorrow"], rules["rest-on-sundays"], rules["draw-count"]
    equal(choose({**seen, "rules": rules}), [plain])

    # What is known must make sense, and in a position all must be known.
    wrong, = choose({**seen, "rules": {"take-tomorrow": 1, "draw-count": 9}}, status=2)
    assert "draw-count" in wrong["error"], wrong
    position = {"variant": "partnership", "players": 4, "rules": {"take-tomorrow": 1}}
    refused("judge", text=json.dumps({"position": position}), names=["take-tomorrow"])


def test_a_search_looks_as_far_as_it_is_told():
    first = choose(LONE, LONE, level="master", options=["--rollouts=300", "--seed=5"])
    equal(first[0], first[1])
    equal(choose(LONE, level="master", options=["--rollouts=300", "--seed=5"])[0], first[0])
    choose(LONE, level="master", options=["--think=50ms"])
    choose(LONE, level="strong", options=["--think=1s", "--rollouts=100"])


def test_bad_arguments_are_refused():
    refused("choose", "--rollouts=0", names=["--rollouts"])
    refused("choose", "--rollouts=all", names=["--rollouts"])
    refused("choose", "--rollouts=10", "--level=policy", names=["--rollouts"])
    refused("choose", "--think=5h", names=["--think needs a time of ", "200ms or 2s"])
    for habits in ("bold,cautious", "bold,seldom,bold", "often,seldom"):
        refused("choose", f"--level=strong:{habits}", names=[f"“strong:{habits}” has two habits"])
        refused("play", f"--player=strong:{habits}", names=[f"“strong:{habits}” has two habits"])
    refused("choose", "--level=exec:cat", names=["exec:cat"])
    refused("choose", "--level=genius", names=["genius", "master"])
    refused("choose", "--seed=x")
    refused("choose", "file")


def simulate(*arguments, status=0):
    done = run("simulate", "--rounds=10", "--player=policy", *arguments, status=status)
    answer = json.loads(done.stdout)
    for key in ["players", "settings", "seconds", "rounds-per-second"]:
        answer.pop(key)
    return answer, done.stderr


def test_observations_tell_all_a_player_knows():
    # The same player inside and outside the program plays the same game.
    program = f"1=exec:{shlex.quote(PROGRAM)} choose --level=policy"
    for table in [["--variant=partnership"], ["--variant=two-player", "--house=de-online"],
                  ["--variant=three-player"], ["--variant=partnership", "--house=it-classic"],
                  ["--variant=teams", "--players=5", "--house=fr-ducale"]]:
        inside, _ = simulate(*table)
        outside, problems = simulate(*table, f"--player={program}", "--jobs=2")
        equal(problems, "")
        equal(outside, inside)


def program_that(folder, script):
    path = os.path.join(folder, "bot.py")
    with open(path, "w") as file:
        file.write(script)
    return f"--player=1=exec:python3 {shlex.quote(path)}"


NO_GAME = ("canasta-cli simulate: No game came to its end: in each of them a program failed.")


def test_a_program_that_fails_loses_its_games_only():
    for script in ["", "print('rubbish', flush=True); input()",
                   "print('{}', flush=True); input()",
                   "import time\nwhile True: input(); print('{\"action\": \"out\"}', flush=True)",
                   "print('x' * 200000, flush=True); input()"]:
        with scratch() as folder:
            answer, problems = simulate(program_that(folder, script), "--matches", "--rounds=2",
                                        status=1)
            equal(problems.splitlines()[-1], NO_GAME)
            equal(answer["forfeits"], [0, 2, 0, 0])
            equal([side["matches-won"] for side in answer["points"]], [2, 0])
            told = [json.loads(line) for line in problems.splitlines() if line.startswith("{")]
            equal([o["seat"] for o in told], [1, 1])


# A program that plays sensibly, and at its third question does something else.
PLAYS_AND_THEN = """
import json, os, sys, time
for number, line in enumerate(sys.stdin):
    if number == 2:
        {deed}
    print(json.dumps({{"action": json.loads(line)["legal"][0]}}), flush=True)
"""


def test_a_program_that_fails_in_the_middle():
    for deed, names in [("sys.exit(3)", ["ended"]), ("os.kill(os.getpid(), 9)", ["ended"]),
                        ("time.sleep(60)", ["in time"]),
                        ("os.close(1); time.sleep(60)", ["ended"]),
                        ("print('x' * 200000, flush=True)", ["long"]),
                        ("print('{\"action\": \"fly\"}', flush=True)", ["not an action"]),
                        ("print('{\"action\": \"out\"}', flush=True)", ["out"]),
                        ("print('{\"error\": \"tired\"}', flush=True)", ["tired"])]:
        with scratch() as folder:
            began = time.monotonic()
            answer, problems = simulate(
                program_that(folder, PLAYS_AND_THEN.format(deed=deed)), "--matches", "--rounds=2",
                "--patience=1500ms", status=1)
            assert time.monotonic() - began < 20, deed
        equal(answer["forfeits"], [0, 2, 0, 0])
        equal([side["matches-won"] for side in answer["points"]], [2, 0])
        for name in names:
            assert name in problems, (deed, problems[:500])


# A program that counts the other children of its parent, answers nonsense and
# stays.
COUNTS_SIBLINGS = """
import os, sys, time
def parent(process):
    try:
        with open(f"/proc/{process}/stat") as file:
            return int(file.read().rpartition(")")[2].split()[1])
    except OSError:
        return None
processes = [int(name) for name in os.listdir("/proc") if name.isdigit()]
others = sum(parent(process) == os.getppid() for process in processes) - 1
with open(sys.argv[1], "a") as file:
    file.write(f"{others}\\n")
print("nonsense", flush=True)
time.sleep(60)
"""


def test_programs_are_gone_when_their_game_is():
    # Neither alive nor as zombies.
    with scratch() as folder:
        seen = os.path.join(folder, "seen")
        answer, _ = simulate(program_that(folder, COUNTS_SIBLINGS) + " " + shlex.quote(seen),
                             "--rounds=5", status=1)
        equal(answer["forfeits"], [0, 5, 0, 0])
        with open(seen) as file:
            equal(file.read().split(), ["0"] * 5)


def test_a_program_sees_nothing_hidden():
    script = ("import json, sys\nfor line in sys.stdin:\n"
              "    seen = json.loads(line)\n"
              "    hidden = {'hands', 'stock', 'aside', 'deal'} & set(seen)\n"
              "    legal = seen['legal']\n"
              "    action = legal[-1] if not hidden else 'cheat'\n"
              "    print(json.dumps({'action': action}), flush=True)\n")
    with scratch() as folder:
        answer, problems = simulate(program_that(folder, script))
        equal(problems, "")
        equal(answer["rounds"], 10)


def test_the_log_tells_the_deal_so_far():
    script = ("import json, sys\n"
              "for line in sys.stdin:\n"
              "    open(sys.argv[1], 'a').write(line)\n"
              "    print(json.dumps({'action': json.loads(line)['legal'][0]}), flush=True)\n")
    with scratch() as folder:
        seen = os.path.join(folder, "seen.json")
        simulate(program_that(folder, script) + " " + shlex.quote(seen), "--rounds=2")
        with open(seen) as file:
            observations = [json.loads(line) for line in file]
    logs = [seen["log"] for seen in observations]
    equal(sum(len(log) < len(before) for before, log in zip(logs, logs[1:])), 1)
    for log, later in zip(logs, logs[1:]):
        assert later[:len(log)] == log or len(later) < len(log), (log, later)
    for seen in observations:
        # Each discard ends a turn; a take brings the pile into a hand.
        seat, pile, discarded = (seen["dealer"] + 1) % 4, [], {}
        for action in seen["log"]:
            word, _, cards = action.partition(" ")
            if word == "discard":
                discarded.setdefault(str(seat), []).append(cards)
                pile.append(cards)
                seat = (seat + 1) % 4
            elif word == "take":
                pile = []
        equal(seat, seen["turn"]["seat"])
        equal({key: sorted(value.split()) for key, value in seen["discarded"].items()},
              {key: sorted(value) for key, value in discarded.items()})
        equal(seen["pile-known"].split()[-len(pile):] if pile else [], pile)


def test_the_examples_of_the_readme():
    # The program there plays, and what is asked there is answered.
    here = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(here, "..", "..", "app", "cli", "README.md")) as file:
        text = file.read()
    script = text.partition("```python\n")[2].partition("```")[0]
    assert "json" in script
    with scratch() as folder:
        answer, problems = simulate(program_that(folder, script))
        equal(problems, "")
        assert "forfeits" not in answer
        equal(answer["rounds"], 10)
    question = text.partition("echo '")[2].partition("'")[0]
    judged = json.loads(run("judge", text=question).stdout)
    equal([result["legal"] for result in judged["results"]], [False, True])


def test_a_program_that_is_not_there():
    answer, problems = simulate("--player=3=exec:/no/such/program", status=1)
    equal(answer["forfeits"], [0, 0, 0, 10])
    assert "/no/such/program" in problems


main(globals())
