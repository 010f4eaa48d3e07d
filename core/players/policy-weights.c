/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The weights of the policy: name, value, and the size of a change when they
 * are tuned. Values are written here by hand from the tuner's result. */
#include "config.h"

#include "players/policy.h"

#define WEIGHTS(row) \
  row (TAKE_OPENED, "take-opened", -250, 100) \
  row (TAKE_OPENING, "take-opening", -50, 100) \
  row (TAKE_CARD, "take-card", 100, 50) \
  row (TAKE_WILD, "take-wild", 0, 100) \
  row (TAKE_NEAR, "take-near", 0, 150) \
  row (OPENING_WILDS, "opening-wilds", 350, 100) \
  row (CANASTA_WILDS, "canasta-wilds", 350, 100) \
  row (LATE, "late", 22, 8) \
  row (SPOIL, "spoil", 7, 1) \
  row (OUT, "out", 10000, 5000) \
  row (OUT_OPPONENT_CARD, "out-opponent-card", 1200, 400) \
  row (OUT_PARTNER_CARD, "out-partner-card", -800, 400) \
  row (OUT_LEAD, "out-lead", 0, 30) \
  row (YES, "yes", 15000, 4000) \
  row (YES_COST, "yes-cost", -100, 30) \
  row (RISK, "risk", 387, 80) \
  row (RISK_BASE, "risk-base", -79, 100) \
  row (RISK_THROWN, "risk-thrown", 60, 20) \
  row (RISK_PASSED, "risk-passed", 100, 20) \
  row (SINGLE, "single", 668, 400) \
  row (PAIR, "pair", 858, 400) \
  row (PAIR_FROZEN, "pair-frozen", 0, 400) \
  row (TRIPLE, "triple", 895, 600) \
  row (MORE, "more", 2959, 800) \
  row (OWN_MELD, "own-meld", 1000, 400) \
  row (OPPONENT_MELD, "opponent-meld", -62, 400) \
  row (DEAD, "dead", 808, 300) \
  row (VALUE, "value", -9, 20) \
  row (VALUE_NEAR, "value-near", 0, 20) \
  row (BLACK_THREE, "black-three", 3498, 800) \
  row (WILD, "wild", 5109, 1200) \
  row (JOKER, "joker", 1000, 600) \
  row (FREEZE, "freeze", 218, 80)

#define VALUE(weight, name, value, step) [CANASTA_WEIGHT_##weight] = value,
#define NAME(weight, name, value, step) [CANASTA_WEIGHT_##weight] = name,
#define STEP(weight, name, value, step) [CANASTA_WEIGHT_##weight] = step,

static const CanastaWeights standard = { { WEIGHTS (VALUE) } };

/**
 * canasta_policy_get_weights: (skip)
 *
 * Returns: (transfer none): the weights the policy plays by
 */
const CanastaWeights *
canasta_policy_get_weights (void)
{
  return &standard;
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
