# SPDX-License-Identifier: GPL-3.0-or-later
"""canasta-cli with a variant that fails in mid-round: it says which variant and
which hook, keeps the game, and goes on with it once the variant is mended."""

import json
import os
import tempfile

from terminal import PROGRAM, equal, main, run, scratch

HOOKS = ["may_discard", "may_go_out", "classify_meld", "score_side"]
FAULTS = ["error", "silent", "nonsense"]

os.environ["CANASTA_PLUGIN_PATH"] = os.path.join(
    os.path.dirname(PROGRAM), "..", "..", "tests", "plugins", "failing")


# It is tried once, while it does well, as a variant is that fails later.
STATE = tempfile.TemporaryDirectory()
os.environ["XDG_STATE_HOME"] = STATE.name
os.environ.pop("CANASTA_FAILING", None)
run("variants")


def fail(hook=None, fault="error"):
    """From now on the hook fails; without one the variant is mended."""
    if hook is None:
        os.environ.pop("CANASTA_FAILING", None)
    else:
        os.environ["CANASTA_FAILING"] = f"{hook} {fault}"


def check_sentence(problems, hook, fault):
    lines = problems.splitlines()
    equal(len(lines), 1)
    assert "“failing”" in lines[0] and f"“{hook}”" in lines[0], lines
    equal("The cards are wet." in lines[0], fault == "error")


def test_simulate():
    for hook in HOOKS:
        for fault in FAULTS:
            fail(hook, fault)
            done = run("simulate", "--variant=failing", "--rounds=20", "--player=policy",
                       status=1)
            equal(done.stdout, "")
            check_sentence(done.stderr, hook, fault)
    fail()
    run("simulate", "--variant=failing", "--rounds=2", "--player=policy")


def test_watched_game():
    for hook in HOOKS:
        fail(hook)
        with scratch() as folder:
            done = run("play", "--computers-only", "--variant=failing", "--deal=3",
                       "--player=casual", data=folder, status=1)
            check_sentence(done.stderr, hook, "error")
    fail()


def list_matches(folder):
    matches = os.path.join(folder, "matches")
    return {name: open(os.path.join(matches, name)).read() for name in os.listdir(matches)}


def test_saved_game():
    for fault in FAULTS:
        with scratch() as folder:
            fail()
            run("play", "--new", "--variant=failing", "--deal=1", "--player=random",
                text="draw\n", data=folder)
            before = list_matches(folder)

            fail("may_discard", fault)
            done = run("play", "--continue", text="discard 4C\nhand\n", data=folder, status=1)
            check_sentence(done.stderr, "may_discard", fault)
            assert "The game is saved." in done.stdout, done.stdout
            equal(list_matches(folder), before)

            fail()
            done = run("play", "--continue", text="discard 4C\n", data=folder)
            assert "discarded the four of clubs" in done.stdout, done.stdout
            turns = [json.loads(text)["rounds"][0]["turns"]
                     for name, text in list_matches(folder).items() if name.endswith(".json")]
            equal(turns[0][0], "draw; discard 4C")

            # What was played is asked for again while the game is opened.
            before = list_matches(folder)
            fail("may_discard", fault)
            done = run("play", "--continue", data=folder, status=2)
            assert "“may_discard”" in done.stdout + done.stderr, done
            equal(list_matches(folder), before)
    fail()


def test_judge():
    question = {"position": {"variant": "failing", "players": 4, "phase": "play",
                             "hands": {"0": "4C 5C"}}, "try": ["discard 4C"]}
    fail("may_discard")
    done = run("judge", text=json.dumps(question), status=1)
    equal(done.stdout, "")
    check_sentence(done.stderr, "may_discard", "error")
    fail()
    assert json.loads(run("judge", text=json.dumps(question)).stdout)["results"][0]["legal"]
    reasons = json.loads(run("judge", "--reasons").stdout)["reasons"]
    assert "variant-failed" in [reason["reason"] for reason in reasons], reasons


main(globals())
