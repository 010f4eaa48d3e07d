/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any text is either no action, or an action that is written and read back the
 * same; and any action is either legal in a position, or refused in words while
 * the position stays as it was. */
#include "config.h"

#include "canasta.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* A table where as much as possible can be done: an open pile, melds, red
 * threes by hand, cards to draw. */
static CanastaTable *
open_table (void)
{
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (GError) error = NULL;
  CanastaTable *table;

  canasta_rules_set_number (rules, "red-threes-laid", CANASTA_RED_THREES_BY_HAND, NULL);
  canasta_rules_set_number (rules, "wild-melds", CANASTA_WILD_MELDS_FREE, NULL);
  canasta_rules_set_number (rules, "sequences", CANASTA_SEQUENCES_WITH_WILDS, NULL);
  canasta_rules_set_number (rules, "melds-per-rank", CANASTA_MELDS_MANY, NULL);
  canasta_rules_set_number (rules, "opening-waiver", CANASTA_WAIVER_STOCK_OR_PILE, NULL);
  canasta_rules_set_number (rules, "frozen-before-opening", FALSE, NULL);
  canasta_rules_set_number (rules, "opening-fail-penalty", 10, NULL);
  canasta_rules_set_value (rules, canasta_rule_find ("opening-minimum"),
                           g_variant_new_parsed ("[(0, 0)]"), NULL);
  table = canasta_table_new (NULL, "fuzz", 2, NULL, NULL, rules, &error);
  g_assert_no_error (error);
  return table;
}

static void
try_action (CanastaTable *table, const CanastaState *position, const CanastaAction *action)
{
  g_autofree CanastaState *state = g_memdup2 (position, sizeof *position);
  g_autoptr (GError) error = NULL;
  CanastaRefusal refusal = { 0 };
  g_autofree char *message = NULL;

  if (canasta_state_apply (state, table, action, &refusal))
    {
      canasta_state_check (state, table, &error);
      g_assert_no_error (error);
      return;
    }
  g_assert_cmpmem (state, sizeof *state, position, sizeof *position);
  message = canasta_refusal_get_message (&refusal, NULL, NULL);
  g_assert_true (g_str_has_suffix (message, "."));
}

/* The start of a deal, and after a draw. */
static void
try_everywhere (const CanastaAction *action)
{
  static const gint32 totals[CANASTA_MAX_SEATS];
  g_autoptr (CanastaTable) table = open_table ();
  g_autofree CanastaState *state = g_new0 (CanastaState, 1);
  CanastaAction draw;

  for (guint deal = 0; deal < 4; deal++)
    {
      canasta_state_deal (state, table, deal, 1, 1, totals);
      try_action (table, state, action);
      canasta_action_init (&draw, CANASTA_ACTION_DRAW);
      g_assert_true (canasta_state_apply (state, table, &draw, NULL));
      try_action (table, state, action);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup (size > 0 ? (const char *) data : "", size);
  g_autofree char *written = NULL;
  g_autofree char *written_again = NULL;
  CanastaAction action, again;

  if (!canasta_action_read (text, &action))
    return 0;

  written = canasta_action_write (&action);
  g_assert_true (canasta_action_read (written, &again));
  g_assert_true (canasta_action_equal (&action, &again));
  written_again = canasta_action_write (&again);
  g_assert_cmpstr (written, ==, written_again);
  try_everywhere (&action);
  return 0;
}
