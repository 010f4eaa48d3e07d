/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The weights of the policy: name, the size of a step of the tuner, and the
 * values where two play, where sides form inside a deal (three players with a
 * lone hand), where more play alone, and where partners play. Written here from
 * what `tests/bench/tune` printed:
 *
 *   tune --table classic:two-player/2 --table fr-online:two-player/2
 *   tune --table {classic,it-classic}:three-player/3/lone-hand --steps 10000
 *   tune --table {classic,fr-ducale,it-classic}:three-player/3/individual --steps 10000
 *   tune --table classic:partnership/4 --by-hand --steps 15000 --pace 2e-5
 *
 * each begun with the values before; those of sequences, which none of these
 * tables has, are set by hand. What they gain over weights set by hand is
 * printed by `tune --steps 0 --table HOUSE:TABLE`; tests/README.md has a table. */
#include "config.h"

#include "players/policy.h"

#define WEIGHTS(row) \
  row (TAKE_OPENED, "take-opened", 100, -96, -360, -89, -483) \
  row (TAKE_OPENING, "take-opening", 100, -224, -99, -202, 26) \
  row (TAKE_CARD, "take-card", 50, 68, 1, 128, 236) \
  row (TAKE_WILD, "take-wild", 100, -252, -173, -202, -285) \
  row (TAKE_NEAR, "take-near", 150, -35, 58, -51, -102) \
  row (TAKE_HAND, "take-hand", 20, -33, -41, -17, 18) \
  row (TAKE_ABLE, "take-able", 100, 15, 103, 17, -145) \
  row (HOLD, "hold", 300, -978, -99926, -1032, -241) \
  row (HOLD_CARD, "hold-card", 40, 156, -2, 158, 11) \
  row (HOLD_HAND, "hold-hand", 40, 8, 113, -4, 137) \
  row (HOLD_NEAR, "hold-near", 300, -719, -1720, -683, -2060) \
  row (HOLD_STOCK, "hold-stock", 10, 22, 0, 22, -4) \
  row (HOLD_OPENING, "hold-opening", 300, -176, -149, -259, -302) \
  row (OPENING_WILDS, "opening-wilds", 100, 34, 363, 37, 365) \
  row (CANASTA_WILDS, "canasta-wilds", 100, 399, 382, 412, 461) \
  row (LATE, "late", 8, 21, 19, 21, 24) \
  row (SPOIL, "spoil", 1, 6, 7, 6, 7) \
  row (ADD_WILD, "add-wild", 100, -468, -99997, -469, -70) \
  row (ADD_WILD_SIZE, "add-wild-size", 40, 140, 107, 138, 129) \
  row (ADD_WILD_HAND, "add-wild-hand", 20, -70, -82, -73, -90) \
  row (OUT, "out", 5000, 13727, 13351, 12976, 23571) \
  row (OUT_OPPONENT_CARD, "out-opponent-card", 400, 1704, 1384, 1691, 2226) \
  row (OUT_PARTNER_CARD, "out-partner-card", 400, -1095, -673, -1116, -273) \
  row (OUT_LEAD, "out-lead", 30, -18, 3, -23, 2) \
  row (YES, "yes", 4000, 17113, 10417, 16546, 11983) \
  row (YES_COST, "yes-cost", 30, -127, -126, -127, -126) \
  row (YES_CARD, "yes-card", 400, 101, -372, 117, -362) \
  row (YES_OPPONENT_CARD, "yes-opponent-card", 300, 164, -161, 183, 396) \
  row (RISK, "risk", 80, 457, 389, 426, 674) \
  row (RISK_BASE, "risk-base", 100, 119, -191, 102, 80) \
  row (RISK_THROWN, "risk-thrown", 20, 115, 78, 120, 102) \
  row (RISK_PASSED, "risk-passed", 20, 85, 96, 82, 65) \
  row (SINGLE, "single", 400, 193, 388, 64, 1078) \
  row (SINGLE_UNSEEN, "single-unseen", 80, 148, -133, 125, -180) \
  row (PAIR, "pair", 400, 1163, 1199, 1425, 1190) \
  row (PAIR_FROZEN, "pair-frozen", 400, -135, -150, 180, -63) \
  row (PAIR_UNSEEN, "pair-unseen", 80, -4, -15, 33, 12) \
  row (TRIPLE, "triple", 600, 721, 855, 485, 372) \
  row (MORE, "more", 800, 972, 2431, 909, 76) \
  row (OWN_MELD, "own-meld", 400, 1017, 1118, 1096, 1455) \
  row (OPPONENT_MELD, "opponent-meld", 400, -457, -341, -490, -1070) \
  row (DEAD, "dead", 300, 1010, 796, 1049, 980) \
  row (VALUE, "value", 20, -31, -22, -33, -50) \
  row (VALUE_NEAR, "value-near", 20, -33, -4, -34, -2) \
  row (BLACK_THREE, "black-three", 800, 3180, 3356, 3139, 618) \
  row (BLACK_THREE_CARD, "black-three-card", 100, 34, 6, 22, 575) \
  row (WILD, "wild", 1200, 4006, 6731, 4549, 3535) \
  row (JOKER, "joker", 600, 1853, 1502, 1972, 1818) \
  row (FREEZE, "freeze", 80, 150, 132, 145, 34) \
  row (FREEZE_PAIRS, "freeze-pairs", 80, 508, 257, 500, 549) \
  row (RUN_NEXT, "run-next", 200, 2500, 2500, 2500, 2500) \
  row (RUN_NEAR, "run-near", 80, 900, 900, 900, 900) \
  row (OUT_RUN, "out-run", 4000, -10000, -10000, -10000, -10000)

#define NAME(weight, name, step, two, forming, alone, partners) \
  [CANASTA_WEIGHT_##weight] = name,
#define STEP(weight, name, step, two, forming, alone, partners) \
  [CANASTA_WEIGHT_##weight] = step,
#define TWO(weight, name, step, two, forming, alone, partners) \
  [CANASTA_WEIGHT_##weight] = two,
#define FORMING(weight, name, step, two, forming, alone, partners) \
  [CANASTA_WEIGHT_##weight] = forming,
#define ALONE(weight, name, step, two, forming, alone, partners) \
  [CANASTA_WEIGHT_##weight] = alone,
#define PARTNERS(weight, name, step, two, forming, alone, partners) \
  [CANASTA_WEIGHT_##weight] = partners,

static const CanastaWeights two = { { WEIGHTS (TWO) } };
static const CanastaWeights forming = { { WEIGHTS (FORMING) } };
static const CanastaWeights alone = { { WEIGHTS (ALONE) } };
static const CanastaWeights partners = { { WEIGHTS (PARTNERS) } };

/**
 * canasta_policy_get_weights: (skip)
 * @table: a table
 *
 * Returns: (transfer none): the weights the policy plays by at @table
 */
const CanastaWeights *
canasta_policy_get_weights (const CanastaTable *table)
{
  if (table->players == 2)
    return &two;
  if (table->sides_form)
    return &forming;
  return table->n_sides < table->players ? &partners : &alone;
}

/**
 * canasta_weight_get_name: (skip)
 * @weight: a weight
 *
 * Returns: its name in the files of the tuner
 */
const char *
canasta_weight_get_name (CanastaWeight weight)
{
  static const char *const names[] = { WEIGHTS (NAME) };

  return names[weight];
}

/**
 * canasta_weight_get_step: (skip)
 * @weight: a weight
 *
 * Returns: the size of a usual change while it is tuned
 */
int
canasta_weight_get_step (CanastaWeight weight)
{
  static const gint32 steps[] = { WEIGHTS (STEP) };

  return steps[weight];
}
