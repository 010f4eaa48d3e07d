# SPDX-License-Identifier: GPL-3.0-or-later
"""canasta-cli as a whole: help, languages, lists, rules, bad arguments."""

import json

from terminal import equal, main, refused, run

COMMANDS = ["play", "variants", "rules", "judge", "choose", "simulate"]


def test_help_explains_every_command():
    for words in [["--help"], ["help"], ["-h"]]:
        text = run(*words).stdout
        for command in COMMANDS:
            assert f"  {command} " in text, command
    for command in COMMANDS:
        text = run(command, "--help").stdout
        assert f"canasta-cli {command}" in text
        assert len(text.splitlines()) > 5


def test_version():
    assert run("--version").stdout.startswith("Canasta ")


def test_bad_arguments_are_refused():
    refused()
    refused("dance", names=["dance"])
    refused("--lang=xx", "variants", names=["xx"])
    refused("--no-such-option")
    for command in COMMANDS:
        refused(command, "--no-such-option", names=["--no-such-option"])
    for command in ["play", "variants", "simulate"]:
        refused(command, "too", "much", names=["too"])
    refused("variants", "--format=xml", names=["xml", "json"])
    refused("rules", "--format=xml", names=["xml", "markdown"])
    refused("rules", "nothing/4")
    refused("rules", "partnership/9", names=["partnership"])
    refused("rules", "partnership/4", "--house=nobody", names=["nobody", "classic"])
    refused("rules", "\u202e\n" + "x" * 5000)


def test_variants():
    lists = json.loads(run("variants", "--format=json").stdout)
    variants = {v["id"]: v for v in lists["variants"]}
    houses = {h["id"]: h for h in lists["houses"]}
    for variant in ["two-player", "three-player", "partnership", "teams"]:
        assert variants[variant]["tables"], variant
        equal(variants[variant]["problem"], None)
    for house in ["classic", "fr-online", "de-online", "fr-ducale", "it-classic"]:
        assert houses[house]["tables"], house
    text = run("variants").stdout
    for word in [*variants, *houses]:
        assert f"  {word}: " in text, word


def test_rules_of_every_house():
    lists = json.loads(run("variants", "--format=json").stdout)
    for house in lists["houses"]:
        for table in house["tables"]:
            answer = json.loads(run("rules", table, f"--house={house['id']}",
                                    "--format=json").stdout)
            equal(answer["table"], table)
            equal(answer["house"], house["id"])


def test_rules_as_json():
    rules = {r["name"]: r for r in json.loads(
        run("rules", "two-player/2", "--format=json").stdout)["rules"]}
    equal(rules["deal-size"]["value"], 15)
    equal(rules["draw-count"]["value"], 2)
    equal(rules["draw-count"]["range"], [1, 4])
    equal(rules["canastas-to-go-out"]["value"], 2)
    equal(rules["asking"]["range"], ["off", "may", "must"])
    equal(rules["wild-freezes"]["value"], True)
    equal(rules["red-three-values"]["value"][:4], [100, 200, 300, 800])
    for rule in rules.values():
        assert rule["title"] and rule["explanation"].endswith("."), rule


def test_rules_in_words():
    text = run("rules", "partnership").stdout
    assert "From the stock you draw 1 card." in text
    assert "Changed rules" not in text
    markdown = run("rules", "partnership", "--format=markdown").stdout
    assert len([line for line in markdown.splitlines() if line.startswith("## ")]) > 10
    changed = run("rules", "partnership", "--house=fr-ducale").stdout
    assert "Changed rules" in changed
    assert "standard:" in changed


def test_houses_are_compared():
    text = run("rules", "--compare", "classic", "fr-ducale", "partnership/4").stdout
    assert "There are 6 differences." in text
    same = run("rules", "--compare", "classic", "classic").stdout
    assert "no difference" in same
    refused("rules", "--compare", "classic")
    refused("rules", "--compare", "--format", "json", "classic", "fr-ducale", names=["markdown"])
    refused("rules", "--compare", "classic", "nobody", names=["nobody"])
    refused("rules", "--compare", "classic", "fr-ducale", "teams/5", names=["classic"])
    refused("rules", "partnership", "two-player")


def test_rules_speak_four_languages():
    texts = {code: run("rules", f"--lang={code}").stdout for code in ["en", "fr", "de", "it"]}
    equal(len(set(texts.values())), 4)
    assert "You play with 2 packs" in texts["en"]
    # Plural forms are translated like everything else.
    for code in ["fr", "de", "it"]:
        assert "You" not in texts[code], texts[code]


main(globals())
