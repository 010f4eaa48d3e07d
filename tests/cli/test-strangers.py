# SPDX-License-Identifier: GPL-3.0-or-later
"""canasta-cli among strangers: their houses, plugins, saved games, preferences
and pipes, and what they type."""

import json
import os
import random
import re
import shutil
import subprocess
import threading
import unicodedata

from terminal import PROGRAM, TIMEOUT, equal, main, refused, run, scratch

# Clears a screen, turns a line around, begins another one.
EVIL = "\x1b[2J\u202e\x9b1m\u2028x\r\ny"

HOUSE = {
    "format": 1, "id": "evil", "title": {"en": "T" + EVIL}, "summary": "S" + EVIL,
    "source": EVIL, "key" + EVIL: EVIL, "rules": {"rule" + EVIL: EVIL},
    "tables": [{"table": "two-player/2"}, {"table": "partnership/4"}],
}
PLUGIN = ("[Plugin]\nModule={module}\nName=N\x1b[2J\u202e\nDescription=D\x1b[2J\\n\u202e\n"
          "X-Canasta-Api={version}\n")


def write(folder, name, content):
    path = os.path.join(folder, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(content if isinstance(content, str) else json.dumps(content, indent=1))
    return path


def pipe(folder, name):
    path = os.path.join(folder, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    os.mkfifo(path)
    return path


def visit(folder, *arguments, text="", seconds=TIMEOUT, status=None):
    """Runs canasta-cli with all of a stranger's files; nothing that is printed
    changes the terminal."""
    environment = dict(os.environ, LANGUAGE="en", GSETTINGS_BACKEND="keyfile",
                       CANASTA_PLUGIN_PATH=os.path.join(folder, "plugins"))
    environment["G_DEBUG"] = "gc-friendly"
    done = subprocess.run([PROGRAM, *arguments, f"--data-dir={folder}"], input=text.encode(),
                          capture_output=True, timeout=seconds, env=environment)
    assert done.returncode in ([0, 2] if status is None else [status]), (arguments, done)
    shown = (done.stdout + done.stderr).decode()
    for sign in shown:
        assert sign in "\n\t" or unicodedata.category(sign) not in ("Cc", "Zl", "Zp"), (
            arguments, shown)
        assert sign not in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069", (
            arguments, shown)
    return done.stdout.decode(), done.stderr.decode()


def saved_match(folder):
    """The path of the game that is saved there, made if need be."""
    visit(folder, "play", "--new", "--deal=1", "--player=random", text="draw\nquit\n")
    matches = os.path.join(folder, "matches")
    names = [name for name in os.listdir(matches) if name.endswith(".json")]
    return os.path.join(matches, names[0])


def rename_players(path):
    with open(path, encoding="utf-8") as file:
        match = json.load(file)
    match["names"] = [f"N{seat}{EVIL}" for seat in range(len(match["names"]))]
    write(os.path.dirname(path), os.path.basename(path), match)


def test_nothing_hidden_reaches_the_terminal():
    with scratch() as folder:
        rename_players(saved_match(folder))
        write(folder, "houses/evil.json", HOUSE)
        write(folder, "houses/broken\x1b[2J\u202e.json", '{ "a' + EVIL)
        write(folder, "plugins/evil/evil.plugin", PLUGIN.format(module="evil", version="9\x1b[2J"))
        write(folder, "plugins/odd/odd.plugin", PLUGIN.format(module="\x1b[2Jodd", version=3))
        write(folder, "settings.ini",
              "[canasta]\nplayer-name='S\\x1b[2J\\u202e'\nlast-house='\\x1b[2J'\n")

        text, _ = visit(folder, "variants")
        assert "evil: T\ufffd[2J\ufffd" in text, text
        for arguments in [["variants", "--format=json"], ["rules", "--house=evil"],
                          ["rules", "--house=evil", "--format=markdown"],
                          ["rules", "--house=evil", "--format=json"],
                          ["rules", "--compare", "evil", "classic", "two-player/2"],
                          ["rules", "--house=evil", "teams/5"], ["rules", "evil/4"],
                          ["rules", EVIL], ["rules", f"--house={EVIL}"], [EVIL], [f"--{EVIL}"],
                          ["play", f"--variant={EVIL}"], ["play", f"--player={EVIL}"],
                          ["simulate", f"--totals={EVIL}"], ["simulate", "--format", EVIL],
                          ["judge", f"/no/{EVIL}"], ["merge", f"/no/{EVIL}"],
                          ["review", f"/no/{EVIL}"]]:
            visit(folder, *arguments)

        text, _ = visit(folder, "play", "--continue", text="table\nlog\nscore\n" + EVIL + "\nquit\n")
        assert "N1\ufffd[2J" in text, text
        text, _ = visit(folder, "play", text=f"no\n{EVIL}\n")
        number = re.search(r"^  (\d+): T\ufffd\[2J", text, re.MULTILINE).group(1)
        text, _ = visit(folder, "play", text=f"no\n{EVIL}\n{number}\n1\n1\ntable\nquit\n")
        assert "evil" in text and "T\ufffd[2J" in text, text
        visit(folder, "play", "--new", f"--name={EVIL}", text="table\nquit\n")


def test_json_keeps_what_is_hidden():
    with scratch() as folder:
        house = {**HOUSE, "title": "می\u200cخواهم"}
        write(folder, "houses/evil.json", house)
        text, _ = visit(folder, "variants", "--format=json")
        titles = [found["title"] for found in json.loads(text)["houses"]]
        assert "می\u200cخواهم" in titles, titles
    question = {"position": {"variant": "partnership", "players": 4}, "try": ["x" + EVIL]}
    answer = run("judge", text=json.dumps(question)).stdout
    equal(json.loads(answer)["results"][0]["action"], "x" + EVIL)
    assert "\x1b" not in answer and "\u202e" not in answer, answer


FAULTY = """{ "format": 1, "id": "ours", "title": "Ours", "colour": "green",
  "tables": [ { "table": "partnership/4", "rules": { "packs": 2,
      "deal-size": 26, "tea-break": 1 } },
    { "table": "whist/4" },
    { "table": "two-player/2" } ] }
"""


def test_faults_of_houses_are_told():
    with scratch() as folder:
        write(folder, "houses/ours.json", FAULTY)
        write(folder, "houses/other.json", '{ "format": 1,\n  "format": 2 }')
        write(folder, "houses/twin.json", FAULTY)
        faults = json.loads(visit(folder, "variants", "--format=json")[0])["faults"]
        wanted = [["other.json, line 2", "“format”"], ["twin.json", "“ours”"],
                  ["ours.json, line 1", "“colour”"], ["ours.json, line 3", "tea-break"],
                  ["ours.json, line 2", "tables/0/rules/packs", "“Packs of cards”", "“Cards dealt”"],
                  ["ours.json, line 4", "tables/1/table", "whist"]]
        equal(len(faults), len(wanted))
        for fault, words in zip(faults, wanted):
            for word in words:
                assert word in fault, (word, fault)

        text, _ = visit(folder, "variants", status=0)
        for fault in faults:
            assert f"  {fault}\n" in text, (fault, text)
        for arguments in [["rules", "two-player/2", "--house=ours"],
                          ["play", "--house=ours", "--variant=two-player"]]:
            _, problems = visit(folder, *arguments, status=0)
            equal(problems.splitlines(), [f"canasta-cli {arguments[0]}: {f}" for f in faults])

        # A table that cannot be played is refused; a person is told the place before.
        for arguments in [["rules", "partnership/4", "--house=ours"],
                          ["play", "--house=ours", "--variant=partnership"],
                          ["simulate", "--house=ours", "--variant=partnership"]]:
            _, problems = visit(folder, *arguments, status=2)
            told = faults if arguments[0] != "simulate" else []
            reason = faults[4][faults[4].index("“Packs of cards”"):]
            equal(problems.splitlines(),
                  [f"canasta-cli {arguments[0]}: {sentence}" for sentence in [*told, reason]])


def test_words_without_end():
    # Whoever wrote them: what is shown is bounded, and stays in its line.
    many = "x" * 100000
    with scratch() as folder:
        house = {**HOUSE, "id": "long", "title": many, "summary": many, "source": many}
        write(folder, "houses/long.json", house)
        write(folder, "plugins/odd/odd.plugin",
              f"[Plugin]\nModule=odd\nName={many}\nDescription={many}\nX-Canasta-Api=3\n")
        for arguments in [["variants"], ["rules", "--house=long", "two-player/2"], [many],
                          ["variants", "--format", many], ["judge", many],
                          ["simulate", f"--rounds={many}"], ["rules", many],
                          ["rules", "--compare", "long", "classic", "two-player/2"],
                          ["choose", f"--level={many}"], ["play", f"--{many}"],
                          ["play", "--house=long", "--variant=two-player"]]:
            for shown in visit(folder, *arguments):
                assert max(map(len, [*shown.splitlines(), ""])) < 1200, (arguments[0], shown)

        # A saved game in a folder of an odd name, damaged beyond repair.
        odd = os.path.join(folder, "a\nb")
        path = saved_match(odd)
        write(os.path.dirname(path), os.path.basename(path), "{")
        write(os.path.dirname(path), os.path.basename(path) + "~", "{")
        _, problems = visit(odd, "play", "--continue", status=2)
        assert "a\ufffdb" in problems and ".bad-1”." in problems, problems


def test_nobody_waits_for_a_pipe():
    with scratch() as folder:
        pipe(folder, "houses/pipe.json")
        pipe(folder, "settings.ini")
        pipe(folder, "matches/pipe.json")
        pipe(folder, "plugins/pipe/pipe.plugin")
        write(folder, "plugins/beside/beside.plugin", PLUGIN.format(module="beside", version=3))
        pipe(folder, "plugins/beside/other.plugin")
        write(folder, "plugins/snake/snake.plugin",
              "[Plugin]\nLoader=python3\nModule=snake\nX-Canasta-Api=3\n")
        pipe(folder, "plugins/snake/snake.py")
        text, _ = visit(folder, "variants", seconds=30, status=0)
        for name in ["pipe.json", "pipe.plugin", "other.plugin", "snake.py"]:
            assert f"{name}” is not an ordinary file." in text, (name, text)
        for arguments in [["rules"], ["play", "--new"], ["play", "--continue"], ["play"],
                          ["rules", "pipe/4"], ["play", "--variant=beside"],
                          ["play", "--variant=snake"]]:
            visit(folder, *arguments, seconds=30)


QUESTION = json.dumps({"position": {"variant": "partnership", "players": 4}, "try": ["draw"]})


def test_a_pipe_that_is_named_is_read():
    with scratch() as folder:
        path = pipe(folder, "question")

        def feed():
            with open(path, "w") as file:
                file.write(QUESTION)

        feeder = threading.Thread(target=feed, daemon=True)
        feeder.start()
        equal(json.loads(run("judge", path).stdout)["results"][0]["legal"], True)
        feeder.join()
        equal(json.loads(run("judge", "/dev/stdin", text=QUESTION).stdout)["legal"],
              json.loads(run("judge", "-", text=QUESTION).stdout)["legal"])
        refused("judge", folder, names=["folder"])
        refused("judge", "/dev/zero", names=["too large"])
        refused("merge", "/dev/null", names=["null"])


def test_a_position_without_a_legal_action():
    stuck = {"variant": "partnership", "players": 4, "phase": "play",
             "melds": {"0": ["KC KD KH"]}, "hands": {"0": "5C"}}
    refused("judge", text=json.dumps({"position": stuck, "try": ["discard 5C"]}),
            names=["line 1", "position", "no action is legal"])
    ended = {**stuck, "ended": "stock"}
    equal(json.loads(run("judge", text=json.dumps({"position": ended})).stdout)["legal"], [])


def test_rubbish():
    # Whatever is fed, an answer or a sentence, and never a crash.
    chance = random.Random(7)
    signs = [*"{}[]\",:0123456789.-eE \n\t\\/", "null", "true", '"position":', '"try":', '"hands":',
             '"variant":', '"rules":', "é", "\x00", "\x1b", "\ud83c\udca1".encode(
                 "utf-16", "surrogatepass").decode("utf-16"), '"partnership"', '{"position":{']
    words = ["play", "variants", "rules", "judge", "choose", "simulate", "merge", "--new", "--deal=",
             "--deal=1", "--players=5", "--players=-1", "--players=x", "--house=", "--house=classic",
             "--variant=", "--seating=", "--seating=trios", "--format=", "--rounds=1", "--jobs=0",
             "--player=", "--player=0=", "--player=exec:", "--level=", "--compare", "--", "-", "-x",
             "", "/", "partnership/4", "/dev/null", "--lang=", "--lang=fr", "--name=", "--seed=-1"]
    with scratch() as folder:
        for number in range(150):
            count = chance.randrange(400)
            text = "".join(chance.choice(signs) for _ in range(count))
            visit(folder, chance.choice(["judge", "choose", "play"]), text=text)
            arguments = [chance.choice(words[:7])]
            arguments += [chance.choice(words) for _ in range(chance.randrange(4))]
            visit(folder, *arguments, text=text)


def bring_variant(folder):
    """A variant in the person's own folder, and an environment where it is theirs."""
    built = os.path.join(os.path.dirname(PROGRAM), "../../tests/plugins/harmful/harmful")
    to = os.path.join(folder, "data/canasta/plugins/harmful")
    os.makedirs(to)
    for name in ("harmful.plugin", "libharmful.so"):
        shutil.copy(os.path.join(built, name), to)
    return dict(os.environ, LANGUAGE="en", XDG_DATA_HOME=f"{folder}/data",
                XDG_CONFIG_HOME=f"{folder}/config", XDG_STATE_HOME=f"{folder}/state")


def ask(environment, *arguments, status=0):
    done = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=TIMEOUT,
                          env=environment, check=False)
    equal(done.returncode, status)
    return done.stdout + done.stderr


def look_at(environment, *arguments):
    found = json.loads(ask(environment, "variants", "--format=json", *arguments))["variants"]
    return next(variant for variant in found if variant["id"] == "harmful")


def test_own_variants_are_off():
    with scratch() as folder:
        own = bring_variant(folder)
        # Loaded, it would end the program; and nobody tries it.
        variant = look_at({**own, "CANASTA_HARMFUL": "load crash"})
        equal((variant["on"], variant["tables"], variant["trial"]), (False, [], []))
        assert "is off until you switch it on" in variant["problem"], variant
        assert "runs with all your rights" in variant["warning"], variant
        assert not os.path.exists(f"{folder}/state"), os.listdir(folder)
        text = ask(own, "variants")
        assert "is off until you switch it on" in text and "with all your rights" in text, text
        text = ask(own, "simulate", "--variant=harmful", "--rounds=1", status=2)
        assert "“canasta-cli variants --on=harmful”" in text, text

        variant = look_at(own, "--on=harmful")
        equal((variant["on"], variant["tables"], variant["problem"]), (True, ["harmful/4"], None))
        assert variant["trial"][0].startswith("While it was tried it could "), variant
        assert "runs with all your rights" in variant["warning"], variant
        ask(own, "simulate", "--variant=harmful", "--rounds=1", "--player=random")

        equal(look_at(own, "--off=harmful")["on"], False)
        ask(own, "simulate", "--variant=harmful", "--rounds=1", status=2)


def test_others_are_always_on():
    with scratch() as folder:
        named = bring_variant(folder)
        named["CANASTA_PLUGIN_PATH"] = f"{folder}/data/canasta/plugins/"
        variant = look_at(named)
        equal((variant["on"], variant["tables"]), (True, ["harmful/4"]))
        assert "runs with all your rights" in variant["warning"], variant
        for name in ("harmful", "samba"):
            text = ask(named, "variants", f"--off={name}", status=2)
            assert f"The variant “{name}” is always on" in text, text
        # It would end this program, had it not ended the trial.
        os.utime(f"{folder}/data/canasta/plugins/harmful/harmful.plugin", (1, 1))
        variant = look_at({**named, "CANASTA_HARMFUL": "load crash"})
        assert "is set aside" in variant["problem"], variant


def test_switch_cannot_be_kept():
    with scratch() as folder:
        own = bring_variant(folder)
        write(folder, "config/canasta", "no folder")
        text = ask(own, "variants", "--on=harmful", status=1)
        assert "config/canasta" in text, text
        equal(look_at(own)["on"], False)


main(globals())
