/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The reasons of hints: for what a seat knows, an action and what could be done
 * instead, the reason that is given; every code, and a sentence for each. */
#include "config.h"

#include <string.h>

#include "tables.h"

/* A reason that is expected. What the seat knows is written as other programs
 * write it, with single quotes; seat 0 has drawn and plays, or draws where the
 * pile is to be taken. @instead may be NULL. */
typedef struct
{
  const char *code;
  const char *seen;
  const char *action;
  const char *instead;
} Row;

#define OPEN "'melds': { '0': ['5C 5D 5H'], '1': ['6C 6D 6H'] }, "
#define FEW "'hand-counts': { '1': 2, '2': 3, '3': 3 }, "
#define FEW_EACH "'hand-counts': { '1': 1, '2': 3, '3': 1 }"
#define MANY "'hand-counts': { '1': 2, '2': 9, '3': 12 }"
#define CANASTA "'4C 4C 4D 4D 4H 4H 4S'"
#define NEAR_END "'melds': { '0': ['5C 5D 5H'], '1': [" CANASTA "] }, " FEW

#define SAMBA "'variant': 'samba', 'house': null, 'players': 4, 'phase': 'play', "

#define BURRACO "'variant': 'burraco', 'house': null, 'players': 4, "

#define FOOT "'variant': 'hand-and-foot', 'house': null, 'players': 4, 'phase': 'play', "

static const Row rows[] = {
  /* The draw. */
  { "cannot-take", OPEN "'hand': '9C KD', 'pile-known': '7C 2H KH'", "draw", NULL },
  { "cannot-take", "'hand': '9C KD', 'pile-known': '7C KH'", "draw", NULL },
  { "cannot-take", OPEN "'hand': '9C KD', 'pile-known': ''", "draw", NULL },
  { "nothing-fits", OPEN "'hand': '9C JD', 'pile-known': '7C KH'", "draw", NULL },
  { "lacks-company", OPEN "'hand': '9C KD', 'pile-known': '7C KH'", "draw", NULL },
  { "lacks-pair", OPEN "'hand': '9C KD', 'pile-known': '7C KH', 'rules': { 'take-with-wild': false }",
    "draw", NULL },
  { "take-below-minimum", "'hand': '4C 4D 9H QS', 'pile-known': '5D 4H'", "draw", NULL },
  { "nearly-out",
    "'melds': { '0': [" CANASTA "] }, 'hand': 'QC QD 9H JS', 'pile-known': '6C 7D 8H 7S QH'",
    "draw", "take QC QD" },
  { "pile-may-stay", NEAR_END "'hand': 'QC QD 9H JS 8C KD', 'pile-known': '6C 7D 8H 7S QH'",
    "draw", "take QC QD" },
  { "brings-few", OPEN "'hand': 'QC QD 9H JS 8C KD', 'pile-known': '7S QH'", "draw",
    "take QC QD" },
  /* The one card is melded: none comes to the hand that could stay there. */
  { "brings-few", NEAR_END "'hand': 'QC QD 9H JS 8C KD', 'pile-known': 'QH'", "draw", "take QC QD" },
  /* Where it comes freely two cards are not few. */
  { "plays-out-equal", BURRACO "'hand': 'QC QD 9H JS 8C KD', 'pile-known': '7S 4H'", "draw", "take" },
  { "take-costs-wild",
    OPEN "'hand': 'QC 2D 9H JS 8C KD', 'pile-known': '6C 7D 8H 7S 9D QH'", "draw", "take QC 2D" },

  /* Of five cards two go with the hand; of the others four do. */
  { "little-fits",
    OPEN "'hand': 'QC QD 9H JS 8C KD', 'pile-known': '6C 7D 8H 7S QH'", "draw", "take QC QD" },
  { "plays-out-equal",
    OPEN "'hand': 'QC QD 9H JS 8C KD', 'pile-known': '5C KD 8H 7S QH'", "draw", "take QC QD" },

  /* The pile. */
  { "round-would-end", OPEN "'hand': 'QC QD 9H', 'pile-known': '7S QH', 'stock-count': 0",
    "take QC QD", NULL },
  { "natural-canasta",
    "'melds': { '0': ['9C 9C 9D 9S'] }, 'hand': '9D 9H 4H 5D', 'pile-known': '9H'", "take 9D 9H",
    "draw" },
  { "mixed-canasta",
    "'melds': { '0': ['9C 9C 9D 2S'] }, 'hand': '9D 9H 4H 5D', 'pile-known': '9H'", "take 9D 9H",
    "draw" },
  { "opens-with-pile", "'hand': 'KC KD AC AD AH 4S 5H', 'pile-known': '7C KH'",
    "take KC KD | AC AD AH", "draw" },
  { "frozen-pair", OPEN "'hand': '9D 9H 4H 6S', 'pile-known': '7C 2H 9S'", "take 9D 9H", "draw" },
  { "brings-wilds",
    OPEN "'hand': '9D 9H 4H 6S', 'pile-known': '7C 2H 9S', 'rules': { 'wild-freezes': false }",
    "take 9D 9H", "draw" },
  { "brings-cards", OPEN "'hand': '9D 9H 4H 6S', 'pile-known': '7C 8H 9S'", "take 9D 9H",
    "draw" },
  { "lays-off", OPEN "'hand': '9D 9H 4H 6S', 'pile-known': '5S'", "take", "draw" },
  /* One card is no more than the stock brings: what counts is what it melds. */
  { "grows-meld", OPEN "'hand': '5D 5H 4H 6S', 'pile-known': '5S'", "take 5D 5H", "draw" },
  { "meld-points", OPEN "'hand': '9D 2H 4H 6S', 'pile-known': '9S'", "take 9D 2H", "draw" },
  { "side-ahead",
    "'melds': { '0': ['KC KD KH KS'], '1': ['6C 6D 6H'] }, 'hand': '9D 9H 4H 6S', "
    "'pile-known': '9S', 'stock-count': 0",
    "pass", "take 9D 9H" },
  { "red-three",
    "'phase': 'play', 'hand': '3H 4C 5C', 'rules': { 'red-threes-laid': 'by-hand' }", "lay 3H",
    NULL },

  /* Going out, the question and the answer. */
  { "goes-out", "'phase': 'play', 'melds': { '0': [" CANASTA "] }, 'hand': '9D'", "discard 9D",
    NULL },
  { "goes-out", "'phase': 'play', 'melds': { '0': [" CANASTA "] }, 'hand': '9C 9D 9H 8S'",
    "meld 9C 9D 9H", NULL },
  /* The move says itself that it goes out. */
  { "catches-others", "'phase': 'play', 'melds': { '0': [" CANASTA "] }, 'hand': '', " FEW_EACH,
    "out", NULL },
  { "must-ask",
    "'phase': 'play', 'melds': { '0': [" CANASTA "] }, 'hand': '4S 9D', "
    "'rules': { 'asking': 'must' }",
    "ask", NULL },
  { "asks-partner", "'phase': 'play', 'melds': { '0': [" CANASTA "] }, 'hand': '4S 9D'", "ask",
    "discard 9D" },
  { "hand-costs-little",
    "'seat': 2, 'to-act': 2, 'phase': 'reply', 'turn': { 'seat': 0, 'source': 'stock' }, "
    "'melds': { '0': [" CANASTA "] }, 'hand': '4S 9D', 'hand-counts': { '0': 2, '1': 9, '3': 9 }",
    "yes", "no" },
  { "catches-others",
    "'seat': 2, 'to-act': 2, 'phase': 'reply', 'turn': { 'seat': 0, 'source': 'stock' }, "
    "'melds': { '0': [" CANASTA "] }, 'hand': 'AS AD AC 2S', 'hand-counts': { '0': 2, '1': 9, "
    "'3': 9 }",
    "yes", "no" },
  { "hand-costs-much",
    "'seat': 2, 'to-act': 2, 'phase': 'reply', 'turn': { 'seat': 0, 'source': 'stock' }, "
    "'melds': { '0': [" CANASTA "] }, 'hand': 'AS AD AC 2S', 'hand-counts': { '0': 2 }",
    "no", "yes" },
  { "plays-out-equal",
    "'seat': 2, 'to-act': 2, 'phase': 'reply', 'turn': { 'seat': 0, 'source': 'stock' }, "
    "'melds': { '0': [" CANASTA "] }, 'hand': '4S 9D', 'hand-counts': { '0': 2 }",
    "no", "yes" },

  /* Playing on. */
  { "partner-holds-cards",
    "'phase': 'play', 'melds': { '0': [" CANASTA "] }, 'hand': '4S 9D', " MANY,
    "discard 9D", "ask" },
  { "others-hold-few",
    "'phase': 'play', 'melds': { '0': [" CANASTA "] }, " FEW "'hand': '4S 9D'", "discard 9D",
    "ask" },
  { "waits-to-open", "'phase': 'play', 'hand': 'AC AD AH 9C 9D 4S', 'pile-known': '7C'",
    "discard 4S", "meld AC AD AH" },
  { "keeps-pairs", OPEN "'phase': 'play', 'hand': '7C 7D 7H 9C 9D 4S', 'pile-known': '2C 7S'",
    "discard 4S", "meld 7C 7D 7H" },
  { "keeps-wild", OPEN "'phase': 'play', 'hand': '2C 7D 8H 9C TD JS', 'pile-known': '7S'",
    "discard 7D", "meld 2C >5" },
  { "keeps-wild", OPEN "'phase': 'play', 'hand': '2C 5S 8H 9C TD JS', 'pile-known': '7S'",
    "meld 5S", "meld 5S 2C" },
  /* Two more would make a canasta, though one does not. */
  { "single-card",
    "'phase': 'play', 'melds': { '0': ['5C 5D 5H 5S 5D'], '1': ['6C 6D 6H'] }, "
    "'hand': '2C 2D 7D 8H 9C TD JS', 'pile-known': '7S JD QH KD'",
    "discard 7D", "meld 2C >5" },
  { "keeps-cards", OPEN "'phase': 'play', 'hand': '7C 7D 7H 9C TD JS', 'pile-known': '7S'",
    "discard TD", "meld 7C 7D 7H" },

  /* Laying down. */
  { "may-go-out", "'phase': 'play', 'melds': { '0': ['9C 9C 9D 9D 9H 9S'] }, 'hand': '9H 4C 8D 7H'",
    "meld 9H", NULL },
  { "brings-second-hand", FOOT "'melds': { '0': ['5C 5D 5H'] }, 'hand': '5S'", "meld 5S",
    NULL },
  { "natural-canasta",
    "'phase': 'play', 'melds': { '0': [" CANASTA ", '9C 9C 9D 9D 9H 9S'] }, 'hand': '9H 7C 8D 7H'",
    "meld 9H", NULL },
  { "mixed-canasta",
    "'phase': 'play', 'melds': { '0': [" CANASTA ", '9C 9C 9D 9D 9H 9S'] }, 'hand': '2H 7C 8D 7H'",
    "meld 2H >9", NULL },
  { "semi-clean-canasta",
    "'phase': 'play', 'melds': { '0': [" CANASTA ", '9C 9C 9D 9S 2S'] }, "
    "'hand': '9D 9H 9H 7C 8D 7H', "
    "'rules': { 'semi-clean-canasta': 150, 'semi-clean-group': 'eight' }", "meld 9D 9H 9H", NULL },
  { "special-canasta",
    "'phase': 'play', 'melds': { '0': [" CANASTA "] }, 'rules': { 'wild-melds': 'free' }, "
    "'hand': '2C 2C 2D 2D 2H 2H 2S 8D 7H KC'",
    "meld 2C 2C 2D 2D 2H 2H 2S >W", NULL },
  { "special-canasta",
    SAMBA "'melds': { '0': [" CANASTA ", '9C 9C 9D 9D 9H 9S 9S', '5H 6H 7H 8H'] }, "
    "'hand': '9H 10H JH 8D 7H KC'",
    "meld 9H 10H JH", NULL },
  { "counts-before-end", NEAR_END "'phase': 'play', 'hand': '5S 7C 8D 9H KC'", "meld 5S", NULL },
  { "opens-pile", "'phase': 'play', 'hand': 'AC AD AH 9C 9D 4S'", "meld AC AD AH", NULL },
  { "opens", "'phase': 'play', 'hand': 'AC AD AH 9C 9D 4S', 'pile-known': '2C 7H'",
    "meld AC AD AH", NULL },
  { "stock-runs-out", OPEN "'phase': 'play', 'hand': '5S 7C 8D 9H KC', 'stock-count': 5",
    "meld 5S", NULL },
  { "lacks-canasta", FOOT "'melds': { '0': ['5C 5D 5H'] }, 'hand': '5S 8D 9H KC'", "meld 5S",
    NULL },
  { "lacks-canasta", FOOT "'melds': { '0': ['5C 5D 5H'] }, 'hand': '2S 2D Jo Jo 8D 9H KC'",
    "meld 2S 2D Jo Jo >W", NULL },
  { "grows-meld",
    FOOT "'melds': { '0': [" CANASTA ", '8C 8C 8D 8D 8H 8H 8S', '5C 5D 5H'] }, 'hand': '5S 8D 9H KC'",
    "meld 5S", NULL },
  { "grows-meld", OPEN "'phase': 'play', 'hand': '5S 7C 8D 9H KC'", "meld 5S", NULL },
  { "grows-meld", SAMBA "'melds': { '0': ['5H 6H 7H 8H'] }, 'hand': '9H 8D 7H KC'", "meld 9H",
    NULL },
  { "meld-points", OPEN "'phase': 'play', 'hand': '7C 7D 7H 8D 9H KC'", "meld 7C 7D 7H", NULL },
  /* Four black threes are no step to a canasta, where there are no more. */
  { "meld-points",
    "'phase': 'play', 'melds': { '0': ['3C 3C 3S'], '1': ['6C 6D 6H'] }, "
    "'rules': { 'black-threes-melded': 'any-time' }, 'hand': '3S 7C 8D 9H KC'",
    "meld 3S", NULL },
  /* Wild cards are kept no longer once opponents may go out and the side may not. */
  { "catches-up", "'phase': 'play', 'melds': { '0': ['5C 5D 5H 5S'], '1': [" CANASTA "] }, "
    "'hand': '2S 7C 8D 9H KC'", "meld 2S >5", NULL },
  { "grows-meld", "'phase': 'play', 'melds': { '0': ['5C 5D 5H 5S'], '1': [" CANASTA "] }, "
    "'hand': '5S 7C 8D 9H KC'", "meld 5S", NULL },
  { "grows-meld", "'phase': 'play', 'melds': { '0': ['5C 5D 5H 5S'], '1': ['6C 6D 6H'] }, "
    "'hand': '2S 7C 8D 9H KC'", "meld 2S >5", NULL },

  /* Discards: what is taken for granted of all of them first. */
  { "only-discard", "'phase': 'play', 'hand': '9C 9C'", "discard 9C", NULL },
  { "brings-second-hand", FOOT "'melds': { '0': ['5C 5D 5H'] }, 'hand': '9S'", "discard 9S",
    NULL },
  { "freezes-pile", OPEN "'phase': 'play', 'hand': '2C 8D 9H', 'pile-known': '7C 8H 9S QD'",
    "discard 2C", NULL },
  { "stops-pile", OPEN "'phase': 'play', 'hand': '3C 8D 9H', 'pile-known': '7C 8H 9S QD'",
    "discard 3C", NULL },
  { "stops-pile", OPEN "'phase': 'play', 'hand': '2C 8D 9H', 'pile-known': '7C 2H 9S QD'",
    "discard 2C", NULL },
  /* Where nothing lies under it, the card is what it is. */
  { "spare-stop", OPEN "'phase': 'play', 'hand': '3C 8D 9H', 'pile-known': ''", "discard 3C", NULL },
  { "none-left",
    "'phase': 'play', 'melds': { '0': ['9C 9C 9D 9D 9H 9S 9S'], '1': ['6C 6D 6H'] }, "
    "'hand': '9H 8D KC', 'pile-known': '7C 8H JS QD'",
    "discard 9H", NULL },
  { "pair-not-left",
    "'phase': 'play', 'melds': { '0': ['9C 9C 9D 9D 9H 9S'] }, "
    "'hand': '9H 8D KC', 'pile-known': '7C 8H JS QD'",
    "discard 9H", NULL },
  { "threw-before",
    OPEN "'phase': 'play', 'hand': '9H 8D KC', 'pile-known': '7C 8H JS QD', "
    "'discarded': { '1': '4H 9C' }",
    "discard 9H", "discard 8D" },
  { "few-left",
    "'phase': 'play', 'melds': { '0': ['9C 9C 9D 9D 9H'], '1': ['6C 6D 6H'] }, "
    "'hand': '9H 8D KC', 'pile-known': '7C 8H JS QD'",
    "discard 9H", NULL },
  { "left-before",
    OPEN "'phase': 'play', 'hand': '9H 8D KC', 'pile-known': '7C 8H JS QD', "
    "'not-taken': { '1': '9' }",
    "discard 9H", "discard KC" },
  { "sheds-points",
    NEAR_END "'phase': 'play', 'hand': 'AC AD 8D 9H KC', 'pile-known': '7C 8H JS QD'",
    "discard AC", NULL },
  { "lone-card",
    OPEN "'phase': 'play', 'hand': '9H 8D 8H KC KD 5S', 'pile-known': '7C 8H JS QD'", "discard 9H",
    NULL },
  { "pair-needed", "'phase': 'play', 'hand': '9H 8D KC', 'pile-known': '7C 8H JS QD'",
    "discard 9H", NULL },
  { "single-card", OPEN "'phase': 'play', 'hand': '9H 8D KC', 'pile-known': '7C 8H JS QD'",
    "discard 9H", NULL },
  { "keeps-stop", OPEN "'phase': 'play', 'hand': '9H 8D 3C KC', 'pile-known': '7C'", "discard 9H",
    "discard 3C" },
  { "single-card", OPEN "'phase': 'play', 'hand': '9H 8D 3C KC', 'pile-known': '7C 8H JS QD'",
    "discard 9H", NULL },
  /* Both need a pair; what tells them apart is that one is alone. */
  { "single-card", "'phase': 'play', 'hand': '9H 8D 8C KC', 'pile-known': '7C 8H JS QD'",
    "discard 9H", "discard 8D" },
  { "small-pile", OPEN "'phase': 'play', 'hand': '9H 9D 8D 8H KC', 'pile-known': '7C'",
    "discard 9H", NULL },

  /* Cards of the pile that nobody told are not seen. */
  { "plays-out-equal",
    "'phase': 'play', 'melds': { '0': ['9C 9C 9D'], '1': ['6C 6D 6H'] }, "
    "'hand': '9H 8D KC', 'pile-known': 'QD', 'pile-count': 50, 'stock-count': 1, "
    "'frozen': false, 'hand-counts': { '1': 9, '2': 9, '3': 9 }",
    "discard 9H", NULL },

  /* Nothing is said of the next player that is not so: a known card, a meld. */
  { "single-card",
    OPEN "'phase': 'play', 'hand': '9H 8D KC', 'pile-known': '7C 8H JS QD', "
    "'discarded': { '1': '9C' }, 'known': { '1': '9C' }",
    "discard 9H", NULL },
  { "single-card",
    OPEN "'phase': 'play', 'hand': '6S 8D KC', 'pile-known': '7C 8H JS QD', "
    "'discarded': { '1': '6C' }, 'not-taken': { '1': '6' }",
    "discard 6S", NULL },
};

/* What speaks against an action where the other one is better. */
#define TAKEN "'melds': { '0': ['5C 5D 5H'], '1': ['6C 6D 6H'] }, 'phase': 'play', "
#define PILE "'pile-known': '10C JD 10H KS QH', "

static const Row faults[] = {
  { "wastes-wild", TAKEN PILE "'hand': 'Jo 7C 8D'", "discard Jo", "discard 7C" },
  { "wastes-wild", TAKEN PILE "'hand': '2C 7C 8D'", "discard 2C", "discard 7C" },
  { "plays-out-worse", TAKEN PILE "'hand': '2C Jo 8D'", "discard 2C", "discard Jo" },
  { "gives-pile", TAKEN PILE "'hand': '6S 7C 8D'", "discard 6S", "discard 7C" },
  /* Not from a frozen pile, nor where melds do not take it, nor under a stop card. */
  { "plays-out-worse", TAKEN "'pile-known': '10C 2D 10H KS QH', 'hand': '6S 7C 8D'", "discard 6S",
    "discard 7C" },
  { "plays-out-worse", TAKEN PILE "'hand': '6S 7C 8D', 'rules': { 'take-by-lay-off': false }", "discard 6S",
    "discard 7C" },
  { "plays-out-worse", TAKEN PILE "'hand': '6S 6C 8D 9D'", "discard 6S", "discard 6C" },
  { "known-pair", TAKEN PILE "'known': { '1': '9C 9D' }, 'hand': '9S 7C 8D'", "discard 9S",
    "discard 7C" },
  { "plays-out-worse", TAKEN PILE "'known': { '1': '9C' }, 'hand': '9S 7C 8D'", "discard 9S",
    "discard 7C" },
  { "plays-out-worse", TAKEN PILE "'known': { '2': '9C 9D' }, 'hand': '9S 7C 8D'", "discard 9S",
    "discard 7C" },
  { "fits-own-meld", TAKEN PILE "'hand': '5S 7C 8D'", "discard 5S", "discard 7C" },
  { "breaks-pair", TAKEN PILE "'hand': '9S 9C 8D'", "discard 9S", "discard 8D" },
  { "breaks-set", TAKEN PILE "'hand': '9S 9C 9D 8D'", "discard 9S", "discard 8D" },
  { "plays-out-worse", TAKEN PILE "'hand': '9S 9C 8D 8H'", "discard 9S", "discard 8D" },

  /* What another card would have brought. */
  { "left-unfrozen", TAKEN PILE "'hand': '2C 7C 8D'", "discard 7C", "discard 2C" },
  { "left-unstopped", TAKEN PILE "'hand': '3C 7C 8D'", "discard 7C", "discard 3C" },
  { "risks-pile", TAKEN PILE "'not-taken': { '1': '7' }, 'hand': '7C 8D KC'", "discard 8D",
    "discard 7C" },
  /* A stop card risks nothing. */
  { "plays-out-worse", TAKEN PILE "'not-taken': { '1': '7' }, 'hand': '7C 7D 3C KC'", "discard 3C",
    "discard 7C" },
  { "kept-dear", NEAR_END "'phase': 'play', " PILE "'hand': 'AC 8D 9H KC'", "discard 8D",
    "discard AC" },
  { "kept-single", TAKEN PILE "'hand': '7C 3C KC KH'", "discard 3C", "discard 7C" },

  /* Playing on, and going out. */
  { "missed-out", "'phase': 'play', 'melds': { '0': [" CANASTA "] }, 'hand': '9C 9D 9H 8S'",
    "discard 8S", "meld 9C 9D 9H" },
  { "missed-out", "'phase': 'play', 'melds': { '0': [" CANASTA "] }, 'hand': '4S 9D'",
    "discard 9D", "ask" },
  { "others-hold-few", "'phase': 'play', 'melds': { '0': [" CANASTA "] }, " FEW "'hand': '4S 9D'",
    "ask", "discard 9D" },
  { "asks-partner", "'phase': 'play', 'melds': { '0': [" CANASTA "] }, 'hand': '4S 9D'", "meld 4S",
    "ask" },
  { "hand-costs-much",
    "'seat': 2, 'to-act': 2, 'phase': 'reply', 'turn': { 'seat': 0, 'source': 'stock' }, "
    "'melds': { '0': [" CANASTA "] }, 'hand': 'AS AD AC 2S', 'hand-counts': { '0': 2 }",
    "yes", "no" },
  { "missed-out",
    "'seat': 2, 'to-act': 2, 'phase': 'reply', 'turn': { 'seat': 0, 'source': 'stock' }, "
    "'melds': { '0': [" CANASTA "] }, 'hand': '4S 9D', 'hand-counts': { '0': 2, '1': 9, '3': 9 }",
    "no", "yes" },

  /* The pile. */
  { "left-pile", OPEN "'hand': '9D 9H 4H 6S', 'pile-known': '7C 8H 9S'", "draw", "take 9D 9H" },
  { "missed-canasta",
    "'melds': { '0': ['9C 9C 9D 9S'] }, 'hand': '9D 9H 4H 5D', 'pile-known': '9H'", "draw",
    "take 9D 9H" },
  { "stays-closed", "'hand': 'KC KD AC AD AH 4S 5H', 'pile-known': '7C KH'", "draw",
    "take KC KD | AC AD AH" },
  { "brings-few", OPEN "'hand': 'QC QD 9H JS 8C KD', 'pile-known': '7S QH'", "take QC QD",
    "draw" },

  /* Cards that were kept, and cards that were laid. */
  { "missed-canastas",
    "'phase': 'play', 'melds': { '0': ['9C 9C 9D 9D 9H 9S'] }, 'hand': '9H 4C 8D 7H'",
    "discard 4C", "meld 9H" },
  { "stays-closed", "'phase': 'play', 'hand': 'AC AD AH 9C 9D 4S'", "discard 4S",
    "meld AC AD AH" },
  { "kept-before-end", NEAR_END "'phase': 'play', 'hand': '5S 7C 8D 9H KC'", "discard 8D",
    "meld 5S" },
  { "kept-cards", TAKEN PILE "'hand': 'QC QD QH 8D 9H KC 7S'", "discard 8D", "meld QC QD QH" },
  { "kept-cards", TAKEN PILE "'hand': 'QC QD QH 5D 9H KC 7S'", "meld 5D", "meld QC QD QH" },
  { "keeps-pairs", OPEN "'phase': 'play', 'hand': '7C 7D 7H 9C 9D 4S', 'pile-known': '2C 7S'",
    "meld 7C 7D 7H", "discard 4S" },
  { "spends-wild", TAKEN PILE "'hand': '2C QD QH QC 8D 9H KC 7S'", "meld QD QH QC 2C",
    "meld QD QH QC" },
  { "leaves-fewer", TAKEN PILE "'hand': 'QC QD QH 8D 9H KC 7S 10D'", "meld QC QD QH",
    "discard 8D" },
  { "wrong-place",
    "'phase': 'play', 'melds': { '0': ['5C 5D 5H', '9C 9D 9H'], '1': ['6C 6D 6H'] }, " PILE
    "'hand': '2C QD 8H KC 7S'",
    "meld 2C >5", "meld 2C >9" },
  { "partner-holds-cards",
    "'phase': 'play', 'melds': { '0': [" CANASTA "] }, 'hand': '2C 9D 9H 8S'", "meld 2C 9D 9H",
    "discard 8S" },
};

static CanastaTable *
see (const Row *row, CanastaObservation *seen)
{
  static const char *const table_keys[] = { "variant", "players", "seating", "house", "rules" };
  gboolean has_stock = strstr (row->seen, "stock-count") != NULL;
  g_autofree char *text =
    g_strdup_printf ("{ %s%s }", has_stock ? "" : "'stock-count': 20, ", row->seen);
  g_autoptr (JsonNode) node = test_read_json (g_strdelimit (text, "'", '"'));
  g_autoptr (CanastaTable) table = test_open_table (json_node_get_object (node));
  g_autoptr (CanastaJsonReader) reader = NULL;
  g_autofree char *whole = canasta_json_write (node, FALSE);
  g_autoptr (GError) error = NULL;

  reader = canasta_json_reader_new (whole, -1, row->seen, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (table_keys); i++)
    canasta_json_reader_get_node (reader, table_keys[i]);
  canasta_observation_read (reader, table, seen);
  canasta_json_reader_refuse_unknown (reader);
  canasta_json_reader_finish (reader, &error);
  g_assert_no_error (error);
  return g_steal_pointer (&table);
}

static void
find (const Row *row, CanastaHintReason *reason)
{
  CanastaObservation seen;
  g_autoptr (CanastaTable) table = see (row, &seen);
  CanastaAction action, instead;

  g_assert_true (canasta_action_read (row->action, &action));
  g_assert_true (canasta_judge (table, &seen.board, &seen.hand, &action, NULL, NULL));
  if (row->instead)
    {
      g_assert_true (canasta_action_read (row->instead, &instead));
      g_assert_true (canasta_judge (table, &seen.board, &seen.hand, &instead, NULL, NULL));
    }
  canasta_hint_reason_find (reason, &seen, &action, row->instead ? &instead : NULL);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  CanastaHintReason reason;

  g_test_message ("%s: %s", row->seen, row->action);
  find (row, &reason);
  g_assert_cmpstr (canasta_hint_reason_get_id (&reason), ==, row->code);
}

static void
test_fault (gconstpointer data)
{
  const Row *row = data;
  CanastaObservation seen;
  g_autoptr (CanastaTable) table = see (row, &seen);
  CanastaAction action, better;
  CanastaHintReason reason;

  g_test_message ("%s: %s", row->seen, row->action);
  g_assert_true (canasta_action_read (row->action, &action));
  g_assert_true (canasta_action_read (row->instead, &better));
  canasta_hint_fault_find (&reason, &seen, &action, &better);
  g_assert_cmpstr (canasta_hint_reason_get_id (&reason), ==, row->code);
}

/* What a card that is thrown does to the pile beside the reason for it. */
static const struct
{
  const char *name;
  CanastaHintEffect effect;
  guint taker;
  Row row;
} effects[] = {
  { "gives", CANASTA_HINT_ALSO_GIVES, 1,
    { "single-card", TAKEN PILE "'hand': '6S 8D KC'", "discard 6S", NULL } },
  { "gives-nothing", CANASTA_HINT_NO_EFFECT, CANASTA_NO_SEAT,
    { "single-card", TAKEN PILE "'hand': '9S 8D KC'", "discard 9S", NULL } },
  { "gives-little", CANASTA_HINT_ALSO_GIVES_LITTLE, 1,
    { "single-card", TAKEN "'pile-known': '7C', 'hand': '6S 8D KC'", "discard 6S", NULL } },
  { "gives-little-as-its-reason", CANASTA_HINT_NO_EFFECT, CANASTA_NO_SEAT,
    { "small-pile", TAKEN "'pile-known': '7C', 'hand': '6S 6D 8D 8H KC'", "discard 6S", NULL } },
  { "gives-to-a-pair-only", CANASTA_HINT_NO_EFFECT, CANASTA_NO_SEAT,
    { "pair-needed", TAKEN "'pile-known': '10C 2D 10H KS QH', 'hand': '6S 6D 8D 8H KC'",
      "discard 6S", NULL } },
  { "risks", CANASTA_HINT_ALSO_RISKS, CANASTA_NO_SEAT,
    { "left-before", TAKEN "'pile-known': '10C JD 10H KS QH JS QD KD 10D', 'hand': '9S 8D KC', "
      "'not-taken': { '1': '9' }", "discard 9S", "discard 8D" } },
  { "risks-nothing", CANASTA_HINT_NO_EFFECT, CANASTA_NO_SEAT,
    { "left-before", TAKEN PILE "'hand': '9S 8D KC', 'not-taken': { '1': '9' }", "discard 9S",
      "discard 8D" } },
  { "waits", CANASTA_HINT_ALSO_WAITS, CANASTA_NO_SEAT,
    { "single-card", TAKEN PILE "'hand': '9S 5D 8D KC'", "discard 9S", NULL } },
  { "waits-for-nobody", CANASTA_HINT_NO_EFFECT, CANASTA_NO_SEAT,
    { "single-card", "'melds': { '0': ['5C 5D 5H'], '1': [" CANASTA "] }, 'phase': 'play', " PILE
      "'hand': '9S 5D 8D KC'", "discard 9S", NULL } },
  { "freezes", CANASTA_HINT_ALSO_FREEZES, CANASTA_NO_SEAT,
    { "waits-to-open", "'phase': 'play', 'hand': 'AC AD AH 9C 9D 2S', 'pile-known': '7C'",
      "discard 2S", "meld AC AD AH" } },
  { "freezes-as-its-reason", CANASTA_HINT_NO_EFFECT, CANASTA_NO_SEAT,
    { "freezes-pile", OPEN "'phase': 'play', 'hand': '2C 8D 9H', 'pile-known': '7C 8H 9S QD'",
      "discard 2C", NULL } },
};

static void
test_effect (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  CanastaHintReason reason;

  find (&effects[i].row, &reason);
  g_assert_cmpstr (canasta_hint_reason_get_id (&reason), ==, effects[i].row.code);
  g_assert_cmpint (reason.effect, ==, effects[i].effect);
  g_assert_cmpuint (reason.taker, ==, effects[i].taker);
}

/* Who waits hears how few cards would open, not how many another opening would take. */
static void
test_waiting (void)
{
  static const Row row = {
    "waits-to-open",
    "'phase': 'play', 'hand': 'QC QD QH JC JD 2C 10H 10S 9S 7C 5D KC', 'pile-known': '7H 3C'",
    "discard 9S", "meld QC QD QH | JC JD 2C",
  };
  CanastaHintReason reason;

  find (&row, &reason);
  g_assert_cmpstr (canasta_hint_reason_get_id (&reason), ==, row.code);
  g_assert_cmpint (reason.count, ==, 4);
  g_assert_cmpint (reason.total, ==, 12);
}

/* Who could go out hears what the opponents would lose by it, and what the partner would. */
static void
test_asking (void)
{
  static const Row row = {
    "asks-partner", "'phase': 'play', 'melds': { '0': [" CANASTA "] }, 'hand': '4S 9D', " MANY, "ask",
    NULL,
  };
  const char *const names[CANASTA_MAX_SEATS] = { "Ida", "Anna", "Ben", "Clara" };
  CanastaHintReason reason;
  g_autofree char *words = NULL;

  find (&row, &reason);
  g_assert_cmpstr (canasta_hint_reason_get_id (&reason), ==, row.code);
  g_assert_cmpuint (reason.seat, ==, 2);
  g_assert_cmpint (reason.count, ==, 9);
  g_assert_cmpint (reason.total, ==, 14);
  words = canasta_hint_reason_describe (&reason, NULL, names);
  g_assert_cmpstr (words, ==, "14 cards are still in opposing hands, which count against them. Ben "
                              "still holds 9 cards, which would count against your side.");
}

/* Where the pile is out of reach, drawing is no choice. */
static void
test_only_draw (void)
{
  static const struct
  {
    Row row;
    const char *words;
  } draws[] = {
    { { NULL, OPEN "'hand': '9C JD', 'pile-known': '7C KH'", "draw", NULL },
      "You can only draw from the stock." },
    { { NULL, "'hand': '4C 4D 9H QS', 'pile-known': '5D 4H'", "draw", NULL },
      "You can only draw from the stock." },
    { { NULL, OPEN "'hand': 'QC QD 9H JS 8C KD', 'pile-known': '7S QH'", "draw", NULL },
      "You could draw from the stock." },
  };
  const char *const names[CANASTA_MAX_SEATS] = { "Ida", "Anna", "Ben", "Clara" };

  for (guint i = 0; i < G_N_ELEMENTS (draws); i++)
    {
      CanastaObservation seen;
      g_autoptr (CanastaTable) table = see (&draws[i].row, &seen);
      g_autofree CanastaHint *hint = g_new0 (CanastaHint, 1);
      g_autofree char *words = NULL;

      hint->n_ideas = 1;
      g_assert_true (canasta_action_read (draws[i].row.action, &hint->ideas[0].action));
      words = canasta_hint_describe_idea (hint, 0, &seen, names);
      g_assert_cmpstr (words, ==, draws[i].words);
    }
}

static void
assert_found (const char *id)
{
  gboolean found = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    found |= g_str_equal (rows[i].code, id);
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    found |= g_strcmp0 (faults[i].code, id) == 0;
  g_test_message ("%s", id);
  g_assert_true (found);
}

/* Only what the search alone can say is missing; a canasta goes by its class. */
static void
test_all_codes (void)
{
  for (guint code = CANASTA_HINT_PLAYS_OUT_EQUAL; code < CANASTA_N_HINT_CODES; code++)
    if (code != CANASTA_HINT_CANASTA)
      assert_found (canasta_hint_code_get_id (code));
  for (guint i = CANASTA_CLASS_NONE + 1; i < CANASTA_N_CLASSES; i++)
    {
      CanastaHintReason reason = { .code = CANASTA_HINT_CANASTA, .canasta = (guint8) i };

      assert_found (canasta_hint_reason_get_id (&reason));
    }
}

static void
test_ids (void)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint code = 0; code < CANASTA_N_HINT_CODES; code++)
    {
      const char *id = canasta_hint_code_get_id (code);

      g_assert_nonnull (id);
      g_assert_true (g_hash_table_add (ids, (gpointer) id));
      g_assert_cmpuint (strspn (id, "abcdefghijklmnopqrstuvwxyz-"), ==, strlen (id));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/hint-reasons/%s/%u", rows[i].code, i);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *path = g_strdup_printf ("/hint-reasons/fault/%u", i);

      g_test_add_data_func (path, &faults[i], test_fault);
    }
  for (guint i = 0; i < G_N_ELEMENTS (effects); i++)
    {
      g_autofree char *path = g_strdup_printf ("/hint-reasons/effect/%s", effects[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_effect);
    }
  g_test_add_func ("/hint-reasons/waiting", test_waiting);
  g_test_add_func ("/hint-reasons/asking", test_asking);
  g_test_add_func ("/hint-reasons/only-draw", test_only_draw);
  g_test_add_func ("/hint-reasons/all-codes", test_all_codes);
  g_test_add_func ("/hint-reasons/ids", test_ids);
  return g_test_run ();
}
