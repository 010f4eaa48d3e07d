# SPDX-License-Identifier: GPL-3.0-or-later
"""canasta-cli as a whole: help, languages, lists, rules, bad arguments."""

import json
import pathlib
import tempfile

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


def test_both_variants_that_are_switched_are_named():
    told = run("variants", "--on=../x", "--off=y", status=2).stderr
    assert "“../x”" in told and "“y”" in told, told


def test_version():
    assert run("--version").stdout.startswith("Canasta ")


def test_bad_arguments_are_refused():
    equal(refused("dance"),
          "canasta-cli: There is no command “dance”; “canasta-cli --help” lists them.")
    equal(refused(), "canasta-cli: Name a command; “canasta-cli --help” lists them.")
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
    for command, named, others in [
            (["rules", "partnership/5"], "“partnership/5”; it has these: partnership/4.", "samba"),
            (["rules", "samba/4/foo"], "“samba/4/foo”; it has these: samba/4, samba/2, ", "teams"),
            (["play", "--variant=three-player", "--seating=foo"], "“three-player/…/foo”", "teams"),
            (["play", "--house=classic", "--variant=three-player", "--players=4"],
             "“Classic” has no table “three-player/4”", "two-player"),
            (["play", "--house=classic", "--variant=samba"], "“samba/…”; it has these: partnership/4, ",
             "teams"),
            (["play", "--players=2", "--seating=foo"], "There is no table “…/2/foo”", "whist")]:
        told = refused(*command, names=[named])
        assert others not in told, told
    refused("rules", "\u202e\n" + "x" * 5000)


def test_variants():
    lists = json.loads(run("variants", "--format=json").stdout)
    variants = {v["id"]: v for v in lists["variants"]}
    houses = {h["id"]: h for h in lists["houses"]}
    for variant in ["two-player", "three-player", "partnership", "teams", "uruguay", "cuban",
                    "brazilian", "samba", "bolivia", "hand-and-foot", "burraco",
                    "buraco"]:
        assert variants[variant]["tables"], variant
        equal(variants[variant]["problem"], None)
    for house in ["classic", "fr-online", "de-online", "fr-ducale", "it-classic", "viennese",
                  "samba-dutch", "burraco-tournament", "buraco-aberto", "buraco-fechado",
                  "buraco-stbl"]:
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
    equal(rules["red-three-freezes"]["depends-on"],
          ["upcard", "take-freely", "freeze-model", "threes"])
    equal(rules["red-three-freezes"]["in-force"], True)
    equal(rules["packs"]["depends-on"], [])
    equal(rules["asking"]["in-force"], False)
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
    same = run("rules", "--compare", "classic", "classic", "partnership").stdout
    assert "no difference" in same
    refused("rules", "--compare", "classic")
    refused("rules", "--compare", "--format", "xml", "classic", "fr-ducale", names=["json"])
    refused("rules", "--compare", "classic", "nobody", names=["nobody"])
    refused("rules", "--compare", "classic", "fr-ducale", "teams/5", names=["Classic", "teams/5"])
    refused("rules", "partnership", "two-player")


def test_two_tables_are_compared():
    text = run("rules", "--compare", "classic:partnership/4", "cuban/4").stdout
    assert text.splitlines()[0] == "Classic and Cuban", text
    for word in ["Cards dealt", "13", "Black threes from the pile", "Target", "7500"]:
        assert word in text.replace("\u202f", "").replace(",", ""), word
    same = run("rules", "--compare", "cuban/4", "cuban/4").stdout
    assert "no difference" in same
    found = json.loads(run("rules", "--compare", "classic:partnership/4", "brazilian/4",
                           "--format=json").stdout)
    equal([side["table"] for side in found["tables"]], ["partnership/4", "brazilian/4"])
    equal([side["house"] for side in found["tables"]], ["classic", None])
    values = {rule["name"]: rule["values"] for rule in found["differences"]}
    equal(values["target"], [5000, 10000])
    equal(values["complete-sequences"][1], "ends-when-going-out")
    refused("rules", "--compare", "classic:cuban/4", "samba/9", names=["Classic", "cuban/4"])


def test_a_comparison_is_no_wider_than_other_text():
    for language in ["en", "fr", "de", "it"]:
        text = run("rules", "--compare", "classic:partnership/4", "samba/4",
                   f"--lang={language}").stdout
        wide = [line for line in text.splitlines() if len(line) > 78]
        equal(wide, [])


def test_each_table_of_both_houses_is_compared():
    text = run("rules", "--compare", "de-online", "classic").stdout
    assert "table two-player/2" in text
    assert "partnership" not in text
    text = run("rules", "--compare", "classic", "it-classic").stdout
    for table in ["partnership/4", "two-player/2", "three-player/3/lone-hand",
                  "three-player/3/individual"]:
        assert f", table {table}\n" in text, table
    text = run("rules", "--compare", "classic", "it-classic", "three-player").stdout
    assert text.count(", table three-player/3/") == 2
    markdown = run("rules", "--compare", "classic", "it-classic", "--format=markdown").stdout
    equal(sum(line.startswith("# ") for line in markdown.splitlines()), 4)


def test_comparison_as_json():
    def compare(*arguments):
        return json.loads(run("rules", "--compare", "--format=json", *arguments).stdout)

    answer = compare("de-online", "classic")
    equal(answer["houses"], ["de-online", "classic"])
    equal([table["table"] for table in answer["tables"]], ["two-player/2"])
    different = {rule["name"]: rule for rule in answer["tables"][0]["differences"]}
    equal(different["stock-end"]["values"], ["after-turn", "forced"])
    equal(different["stock-end"]["in-force"], [True, True])
    equal(different["stock-end"]["group"], "going-out")
    assert "asking" not in different
    equal(compare("classic", "classic", "partnership/4")["tables"],
          [{"table": "partnership/4", "differences": []}])
    frozen = compare("classic", "it-classic", "two-player")["tables"][0]["differences"]
    frozen = {rule["name"]: rule for rule in frozen}
    equal(frozen["wild-freezes"]["in-force"], [True, False])


def test_houses_without_a_table_in_common():
    with tempfile.TemporaryDirectory() as folder:
        houses = pathlib.Path(folder) / "houses"
        houses.mkdir()
        (houses / "six.json").write_text(json.dumps({
            "format": 1, "id": "six", "title": {"en": "Six"}, "summary": {"en": "Six."},
            "rules": {}, "tables": [{"table": "teams/6/trios"}]}))
        text = run("rules", "--data-dir", folder, "--compare", "classic", "six").stdout
        assert "no table in common" in text, text
        answer = run("rules", "--data-dir", folder, "--compare", "classic", "six",
                     "--format=json").stdout
        equal(json.loads(answer)["tables"], [])


def test_rules_speak_four_languages():
    texts = {code: run("rules", f"--lang={code}").stdout for code in ["en", "fr", "de", "it"]}
    equal(len(set(texts.values())), 4)
    assert "You play with 2 packs" in texts["en"]
    # Plural forms are translated like everything else.
    for code in ["fr", "de", "it"]:
        assert "You" not in texts[code], texts[code]


main(globals())
