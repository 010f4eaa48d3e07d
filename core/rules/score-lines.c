/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules/score-lines.h"

#include <glib/gi18n-lib.h>

#define COUNTS(thing) .singular = thing, .count_key = thing "-count"

static const CanastaLineRow rows[CANASTA_N_LINES] = {
  [CANASTA_LINE_CARDS] = { .key = "cards", .title = N_("Cards melded") },
  [CANASTA_LINE_NATURAL_CANASTAS] = {
    .key = "natural-canastas", COUNTS ("natural-canasta"), .title = N_("Natural canastas"),
    .is_of_canastas = TRUE, .short_title = NC_("canastas", "Natural"),
    .per_round = NC_("result of a simulation", "Natural canastas per round"),
  },
  [CANASTA_LINE_SEMI_CLEAN_CANASTAS] = {
    .key = "semi-clean-canastas", COUNTS ("semi-clean-canasta"), .title = N_("Semi-clean canastas"),
    .is_of_canastas = TRUE, .short_title = NC_("canastas", "Semi-clean"),
    .per_round = NC_("result of a simulation", "Semi-clean canastas per round"), .is_rare = TRUE,
  },
  [CANASTA_LINE_MIXED_CANASTAS] = {
    .key = "mixed-canastas", COUNTS ("mixed-canasta"), .title = N_("Mixed canastas"),
    .is_of_canastas = TRUE, .short_title = NC_("canastas", "Mixed"),
    .per_round = NC_("result of a simulation", "Mixed canastas per round"),
  },
  [CANASTA_LINE_SPECIAL_CANASTAS] = {
    .key = "special-canastas", COUNTS ("special-canasta"), .title = N_("Special canastas"),
    .is_of_canastas = TRUE, .short_title = NC_("canastas", "Special"),
    .per_round = NC_("result of a simulation", "Special canastas per round"), .is_rare = TRUE,
  },
  [CANASTA_LINE_RED_THREES] = {
    .key = "red-threes", COUNTS ("red-three"), .title = N_("Red threes"),
  },
  [CANASTA_LINE_GOING_OUT] = { .key = "going-out", .title = N_("Going out") },
  [CANASTA_LINE_HAND] = { .key = "hand", .title = N_("Cards left in hand") },
  [CANASTA_LINE_SECOND_HAND] = {
    .key = "second-hand", .title = N_("No second hand taken up"), .is_rare = TRUE,
  },
  [CANASTA_LINE_PENALTIES] = {
    .key = "penalties", .title = N_("Penalties"), .is_rare = TRUE,
  },
  [CANASTA_LINE_BONUS] = {
    .key = "bonus", .title = N_("Bonus"), .is_rare = TRUE, .may_be_missing = TRUE,
  },
};

/**
 * canasta_line_get: (skip)
 * @kind: a kind of line
 *
 * Returns: (transfer none): its row
 */
const CanastaLineRow *
canasta_line_get (CanastaLineKind kind)
{
  g_return_val_if_fail (kind < CANASTA_N_LINES, &rows[0]);

  return &rows[kind];
}

/**
 * canasta_line_get_canasta_key: (skip)
 * @kind: a kind of line
 *
 * Returns: (nullable): its key where it counts canastas
 */
const char *
canasta_line_get_canasta_key (guint kind)
{
  return canasta_line_get (kind)->is_of_canastas ? canasta_line_get (kind)->key : NULL;
}
