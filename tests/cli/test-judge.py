# SPDX-License-Identifier: GPL-3.0-or-later
"""canasta-cli judge: positions in, verdicts out."""

import json

from terminal import equal, judge, main, refused, run

CLASSIC = {"variant": "partnership", "players": 4, "house": "classic"}

# Side 0 has opened and faces a frozen pile.
FROZEN = dict(CLASSIC, **{
    "totals": [1240, 980], "to-act": 0, "phase": "draw",
    "hands": {"0": "9H QC QD KH KS 2D"},
    "stock": "9C 4D 6S", "pile": "4S Jo 9H",
    "melds": {"0": ["KC KD KH", "5H 5S 2D"], "1": []},
    "red-threes": {"1": "3D"},
})


def first(answer):
    return answer["results"][0]


def test_example_of_the_notation():
    answer = judge(FROZEN, "take KH KS", "take 9C 9D")
    results = answer["results"]
    equal([r["action"] for r in results], ["take KH KS", "take 9C 9D"])
    equal([r["legal"] for r in results], [False, False])
    equal(results[0]["reason"], "wrong-rank")
    equal(results[1]["reason"], "card-not-held")
    assert results[0]["message"].endswith(".")
    equal(answer["legal"], ["draw"])
    equal(answer["ended"], None)
    equal(answer["scores"], None)


def test_position_is_written_whole():
    position = judge(FROZEN)["position"]
    for seat in "123":
        equal(len(position["hands"][seat].split()), 11)
    equal(position["hands"]["0"], "9H QC QD KH KS 2D")
    equal(position["stock"], "9C 4D 6S")
    equal(position["pile"], "4S Jo 9H")
    equal(position["melds"], {"0": ["KC KD KH", "5H 5S 2D"], "1": []})
    equal(position["red-threes"], {"1": "3D"})
    equal(position["melded-before"], [0, 2])
    equal(position["sides"], [[0, 2], [1, 3]])
    equal(position["opened-by"], {"0": 0})
    equal(position["totals"], [1240, 980])
    named = sum(len(text.split()) for text in position["hands"].values())
    named += len(position["aside"].split()) + 3 + 3 + 6 + 1
    equal(named, 108)


def test_writing_and_reading_give_the_same():
    position = judge(FROZEN, "draw", "discard KH")["position"]
    again = judge(position)["position"]
    equal(again, position)


def test_unnamed_cards_follow_from_the_deal_number():
    one = judge(dict(CLASSIC, deal=7))["position"]
    equal(judge(dict(CLASSIC, deal=7))["position"], one)
    assert judge(dict(CLASSIC, deal=8))["position"]["hands"] != one["hands"]
    for hand in one["hands"].values():
        assert "3D" not in hand.split() and "3H" not in hand.split()


def test_stock_as_a_number():
    position = judge(dict(CLASSIC, stock=5, pile="4S"))["position"]
    equal(len(position["stock"].split()), 5)
    equal(len(position["aside"].split()), 108 - 44 - 5 - 1)


def test_a_turn_played_step_by_step():
    position = dict(CLASSIC, **{
        "phase": "draw", "to-act": 0, "hands": {"0": "KC KD KH 4C 4D 9S"},
        "stock": "QH 5C", "pile": "8D"})
    answer = judge(position, "discard 9S", "draw", "draw", "meld KC KD KH", "discard 9S")
    equal([r["legal"] for r in answer["results"]], [False, True, False, False, True])
    equal(answer["results"][0]["reason"], "wrong-phase")
    below = answer["results"][3]
    equal(below["reason"], "below-minimum")
    equal(below["numbers"], {"need": 50, "have": 30})
    after = answer["position"]
    equal(after["to-act"], 1)
    equal(after["phase"], "draw")
    equal(after["pile"], "8D 9S")
    equal(after["hands"]["0"], "4C 4D QH KC KD KH")


def test_each_action_from_the_same_position():
    answer = judge(FROZEN, "draw", "draw", "take 9H 9H", each=True)
    equal([r["legal"] for r in answer["results"]], [True, True, False])
    equal(answer["results"][0]["position"]["phase"], "play")
    equal(answer["results"][0]["position"], answer["results"][1]["position"])
    equal(answer["results"][2]["position"]["phase"], "draw")
    assert "discard QC" in answer["results"][0]["legal-actions"]
    equal(answer["results"][0]["ended"], None)
    equal(answer["position"]["phase"], "draw")
    equal(answer["legal"], ["draw"])


def test_rules_of_the_position():
    position = dict(FROZEN, rules={"draw-count": 2})
    answer = judge(position, "draw")
    equal(first(answer)["legal"], True)
    equal(len(answer["position"]["hands"]["0"].split()), 8)
    equal(answer["position"]["rules"], {"draw-count": 2})


def test_going_out_is_scored():
    # Case T-SC-06: the side of the one who goes out gets 1265.
    position = dict(CLASSIC, **{
        "phase": "play", "to-act": 0, "turn": {"source": "stock"},
        "hands": {"0": "QC QD QH 7S", "2": "AC 2C 6C", "1": "4C", "3": "4D"},
        "stock": "", "pile": "",
        "melds": {"0": ["KC KC KD KD KH KH KS", "5C 5C 5D 5D 2D 2D Jo"], "1": []},
        "red-threes": {"0": "3D 3H"}})
    answer = judge(position, "meld QC QD QH", "discard 7S")
    equal([r["legal"] for r in answer["results"]], [True, True])
    equal(answer["ended"], "out")
    equal(answer["legal"], [])
    row = answer["scores"]["rows"][0]
    equal(row["total"], 70 + 500 + 4 * 5 + 2 * 20 + 50 + 300 + 30 + 100 + 200 - 45)
    equal(row["total"], 1265)
    equal(row["going-out"], 100)
    equal(row["hand"], -45)
    for row in answer["scores"]["rows"]:
        parts = ["cards", "natural-canastas", "semi-clean-canastas", "mixed-canastas",
                 "special-canastas", "red-threes", "going-out", "hand", "second-hand",
                 "penalties"]
        equal(sum(row[part] for part in parts), row["total"])


def test_what_is_no_action_is_judged():
    for text in ["", "dance", "meld", "discard", "discard 4C 4C", "take |", "meld >K",
                 "draw 4C", "meld 4C >", "lay", "x" * 5000, "meld " + "4C | " * 100, "\u2665"]:
        result = first(judge(FROZEN, text))
        equal(result["legal"], False)
        equal(result["reason"], "not-an-action")
        equal(result["action"], text)
        equal(result["numbers"], {})


def test_reasons_are_listed():
    reasons = json.loads(run("judge", "--reasons").stdout)["reasons"]
    codes = [r["reason"] for r in reasons]
    equal(len(codes), len(set(codes)))
    for code in """not-an-action wrong-phase not-your-turn card-not-held wrong-rank mixed-ranks
            too-few-cards too-few-naturals too-many-wilds wilds-exceed-naturals wild-meld
            meld-closed black-threes-only-going-out red-three pile-empty pile-stopped
            frozen-needs-natural-pair frozen-until-opened pile-needs-natural one-card-pile
            below-minimum single-meld-below-minimum keep-a-card too-few-canastas must-ask
            partner-said-no must-go-out cannot-go-out must-take-pile stock-not-empty
            nothing-to-ask rule-not-built""".split():
        assert code in codes, code
    for reason in reasons:
        assert reason["description"].endswith("."), reason


def test_messages_speak_the_language():
    case = json.dumps({"position": FROZEN, "try": ["pass"]})
    english = json.loads(run("judge", text=case).stdout)["results"][0]
    german = json.loads(run("judge", "--lang=de", text=case).stdout)["results"][0]
    equal(english["reason"], german["reason"])
    equal(english["numbers"], german["numbers"])


def test_impossible_positions_are_refused():
    for changes, names in [
        ({"hands": {"0": "9H 9H 9H"}}, ["hands", "9H"]),
        ({"hands": {"0": "3H 9H"}}, ["hands", "red threes"]),
        ({"hands": {"0": "1C"}}, ["hands", "1C"]),
        ({"hands": {"7": "9H"}}, ["hands/7"]),
        ({"hands": {"0": 5}}, ["hands/0"]),
        ({"melds": {"0": ["KC KD"]}}, ["melds/0/0"]),
        ({"melds": {"0": [""]}}, ["melds/0/0", "3 or more"]),
        ({"melds": {"0": ["KC 2C 2D"]}}, ["melds/0/0"]),
        ({"melds": {"0": ["KC KD QH"]}}, ["melds/0/0"]),
        ({"melds": {"0": ["2C 2D Jo"]}}, ["melds/0/0"]),
        ({"melds": {"0": ["3D 3H 3D"]}}, ["melds/0/0"]),
        ({"melds": {"0": ["3C 3S 3C"]}}, ["melds/0/0"]),
        ({"melds": {"0": ["KC KD KS 2C 2D 2S 2S"]}}, ["melds/0/0"]),
        ({"melds": {"0": ["KC KD KS", "KC KD KS"]}}, ["melds/0/1"]),
        ({"melds": {"2": ["KC KD KS"]}}, ["melds/2"]),
        ({"melds": ["KC KD KS"]}, ["melds"]),
        ({"red-threes": {"0": "3C"}}, ["red-threes/0"]),
        ({"stock": 300}, ["stock"]),
        ({"stock": -1}, ["stock"]),
        ({"pile": "Jo Jo Jo Jo Jo"}, ["pile", "Jo"]),
        ({"totals": [1, 2, 3]}, ["totals"]),
        ({"totals": [1e30, 2]}, ["totals"]),
        ({"to-act": 4}, ["to-act"]),
        ({"phase": "sleep"}, ["phase", "sleep"]),
        ({"turn": {"seat": 1}}, ["turn/seat"]),
        ({"turn": {"source": "stock"}}, ["turn/source"]),
        ({"turn": {"picked-up": "4C"}}, ["turn/picked-up"]),
        ({"phase": "reply", "to-act": 2, "turn": {"seat": 1}}, ["turn/seat"]),
        ({"phase": "play", "turn": {"source": "pile", "picked-up": "AS AS"}}, ["turn"]),
        ({"phase": "play", "turn": {"asked": True}}, ["turn/answer"]),
        ({"sides": [[0, 1], [2, 3]]}, ["sides"]),
        ({"sides": [[0, 2], [1]]}, ["sides"]),
        ({"opened-by": {"1": 1}}, ["opened-by/1"]),
        ({"resting": 1}, ["resting"]),
        ({"round": 0}, ["round"]),
        ({"deal": 2 ** 53}, ["deal"]),
        ({"deal": -1}, ["deal"]),
        ({"players": 5}, ["partnership"]),
        ({"variant": "whist"}, ["whist"]),
        ({"house": "nobody"}, ["nobody"]),
        ({"rules": {"draw-count": 99}}, ["position/rules/draw-count", "1 to 4"]),
        ({"rules": {"draw-count": "two"}}, ["position/rules/draw-count", "1 to 4"]),
        ({"rules": {"stock-end": "never"}}, ["rules/stock-end", "forced, voluntary, after-turn"]),
        ({"rules": {"take-extent": "some"}}, ["rules/take-extent", "0 to 20", "all, top-only"]),
        ({"rules": {"one-card-rule": 1}}, ["rules/one-card-rule", "true or false"]),
        ({"rules": {"no-such-rule": 1}}, ["no-such-rule"]),
        ({"rules": {"deal-size": 26}}, ["position/rules", "Cards dealt", "Packs of cards"]),
        ({"rules": []}, ["rules"]),
        ({"colour": "red"}, ["colour"]),
        ({"turn": {"mood": "good"}}, ["mood"]),
        ({"format": 2}, ["format"]),
        ({"hand-counts": {"0": 3}}, ["hands/0"]),
        ({"ended": "out"}, ["gone-out"]),
    ]:
        position = dict(FROZEN, **changes)
        refused("judge", text=json.dumps({"position": position}), names=names)


def test_rubbish_is_refused():
    for text in ["", " ", "null", "[]", "{}", "{", "[[[[", '{"position": 5}',
                 '{"position": {}, "try": 5}', '{"position": {}, "try": [5]}',
                 '{"position": {}, "each": "yes"}', '{"position": {}, "more": 1}',
                 '{"position": {}} {"position": {}}', '{"position": {}, "position": {}}',
                 "[" * 100000, '{"position": {"deal": 1e400}}', "\x00\x01", "\ud7ff{}"]:
        refused("judge", text=text)


def test_missing_files_and_options_are_refused():
    refused("judge", "/no/such/file", names=["/no/such/file"])
    refused("judge", "/", names=["/"])
    refused("judge", "a", "b")
    refused("judge", "--no-such-option", names=["--no-such-option"])


main(globals())
