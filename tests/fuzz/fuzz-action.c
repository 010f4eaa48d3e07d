/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any text is no action, or one that reads the same after it is written; and
 * judging it never harms. */
#include "config.h"

#include <stdint.h>

#include "canasta.h"
#include "cli/tables.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static CanastaTable *
get_table (void)
{
  static CanastaTable *table;

  if (table == NULL)
    {
      g_autoptr (CanastaRegistry) registry = canasta_tables_open_registry ("/nonexistent");
      const CanastaTableOptions options = { 0 };
      g_autoptr (GError) error = NULL;

      table = canasta_tables_open (registry, &options, &error);
      g_assert_no_error (error);
    }
  return table;
}

static void
check_judgement (const CanastaAction *action, CanastaState *state)
{
  const CanastaTable *table = get_table ();
  g_autofree CanastaState *before = g_memdup2 (state, sizeof *state);
  g_autoptr (GError) error = NULL;
  CanastaRefusal refusal = { 0 };

  if (canasta_state_apply (state, table, action, &refusal))
    {
      canasta_state_check (state, table, &error);
      g_assert_no_error (error);
      *state = *before;
    }
  else
    {
      g_autofree char *message = canasta_refusal_get_message (&refusal, NULL);

      g_assert_true (canasta_state_equal (state, before));
      g_assert_cmpint (refusal.reason, !=, CANASTA_REASON_NONE);
      g_assert_cmpint (*message, !=, '\0');
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const gint32 totals[CANASTA_MAX_SEATS] = { 0 };
  g_autofree char *text = g_strndup (size > 0 ? (const char *) data : "", size);
  g_autofree char *written = NULL;
  g_autofree CanastaState *state = NULL;
  CanastaAction action;
  CanastaAction again;
  CanastaAction draw;

  if (!canasta_action_read (text, &action))
    return 0;

  written = canasta_action_write (&action);
  g_assert_true (canasta_action_read (written, &again));
  g_assert_true (canasta_action_equal (&action, &again));

  state = g_new0 (CanastaState, 1);
  canasta_state_deal (state, get_table (), 5, 1, 3, totals);
  check_judgement (&action, state);
  canasta_action_init (&draw, CANASTA_ACTION_DRAW);
  g_assert_true (canasta_state_apply (state, get_table (), &draw, NULL));
  check_judgement (&action, state);
  return 0;
}
