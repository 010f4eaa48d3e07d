/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The weights of the policy: name, the size of a step of the tuner, and the
 * values where two play, where more play alone, and where partners play. Written
 * here from what `tests/bench/tune` printed. */
#include "config.h"

#include "players/policy.h"

#define WEIGHTS(row) \
  row (TAKE_OPENED, "take-opened", 100, -324, -324, -451) \
  row (TAKE_OPENING, "take-opening", 100, -56, -56, 8) \
  row (TAKE_CARD, "take-card", 50, 133, 133, 217) \
  row (TAKE_WILD, "take-wild", 100, -45, -45, -180) \
  row (TAKE_NEAR, "take-near", 150, -12, -12, -51) \
  row (TAKE_HAND, "take-hand", 20, 0, 0, 10) \
  row (TAKE_ABLE, "take-able", 100, 0, 0, -111) \
  row (HOLD, "hold", 300, -100000, -100000, -456) \
  row (HOLD_CARD, "hold-card", 40, 2, 2, 2) \
  row (HOLD_HAND, "hold-hand", 40, 122, 122, 122) \
  row (HOLD_NEAR, "hold-near", 300, -1718, -1718, -1718) \
  row (HOLD_STOCK, "hold-stock", 10, 0, 0, 0) \
  row (HOLD_OPENING, "hold-opening", 300, 0, 0, 0) \
  row (OPENING_WILDS, "opening-wilds", 100, 369, 369, 385) \
  row (CANASTA_WILDS, "canasta-wilds", 100, 383, 383, 452) \
  row (LATE, "late", 8, 19, 19, 27) \
  row (SPOIL, "spoil", 1, 7, 7, 7) \
  row (ADD_WILD, "add-wild", 100, -100000, -100000, -134) \
  row (ADD_WILD_SIZE, "add-wild-size", 40, 122, 122, 122) \
  row (ADD_WILD_HAND, "add-wild-hand", 20, -85, -85, -85) \
  row (OUT, "out", 5000, 11515, 11515, 20485) \
  row (OUT_OPPONENT_CARD, "out-opponent-card", 400, 1369, 1369, 2119) \
  row (OUT_PARTNER_CARD, "out-partner-card", 400, -632, -632, -279) \
  row (OUT_LEAD, "out-lead", 30, -1, -1, -1) \
  row (YES, "yes", 4000, 14646, 14646, 11869) \
  row (YES_COST, "yes-cost", 30, -105, -105, -117) \
  row (YES_CARD, "yes-card", 400, 0, 0, -145) \
  row (YES_OPPONENT_CARD, "yes-opponent-card", 300, 0, 0, 338) \
  row (RISK, "risk", 80, 427, 427, 615) \
  row (RISK_BASE, "risk-base", 100, -61, -61, 35) \
  row (RISK_THROWN, "risk-thrown", 20, 63, 63, 114) \
  row (RISK_PASSED, "risk-passed", 20, 89, 89, 65) \
  row (SINGLE, "single", 400, 502, 502, 844) \
  row (SINGLE_UNSEEN, "single-unseen", 80, 0, 0, -194) \
  row (PAIR, "pair", 400, 976, 976, 1308) \
  row (PAIR_FROZEN, "pair-frozen", 400, -71, -71, 38) \
  row (PAIR_UNSEEN, "pair-unseen", 80, 0, 0, 37) \
  row (TRIPLE, "triple", 600, 896, 896, 365) \
  row (MORE, "more", 800, 2713, 2713, 108) \
  row (OWN_MELD, "own-meld", 400, 1026, 1026, 1264) \
  row (OPPONENT_MELD, "opponent-meld", 400, -275, -275, -1009) \
  row (DEAD, "dead", 300, 849, 849, 792) \
  row (VALUE, "value", 20, -19, -19, -55) \
  row (VALUE_NEAR, "value-near", 20, -7, -7, 1) \
  row (BLACK_THREE, "black-three", 800, 3389, 3389, 557) \
  row (BLACK_THREE_CARD, "black-three-card", 100, 0, 0, 584) \
  row (WILD, "wild", 1200, 4559, 4559, 3609) \
  row (JOKER, "joker", 600, 1389, 1389, 1624) \
  row (FREEZE, "freeze", 80, 253, 253, 109) \
  row (FREEZE_PAIRS, "freeze-pairs", 80, 253, 253, 486)

#define NAME(weight, name, step, two, alone, partners) [CANASTA_WEIGHT_##weight] = name,
#define STEP(weight, name, step, two, alone, partners) [CANASTA_WEIGHT_##weight] = step,
#define TWO(weight, name, step, two, alone, partners) [CANASTA_WEIGHT_##weight] = two,
#define ALONE(weight, name, step, two, alone, partners) [CANASTA_WEIGHT_##weight] = alone,
#define PARTNERS(weight, name, step, two, alone, partners) [CANASTA_WEIGHT_##weight] = partners,

static const CanastaWeights two = { { WEIGHTS (TWO) } };
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
