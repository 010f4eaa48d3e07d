/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any text is either refused with one sentence, or is a position that holds
 * together, reads the same after it is written, and can be played on. */
#include "config.h"

#include <stdint.h>

#include "canasta.h"
#include "cli/tables.h"
#include "table-fuzzing.h"

#define MOST_STEPS 60

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* Reads a position; NULL for a table means that it was refused. */
static CanastaTable *
read_position (const char *text, gsize size, CanastaState *state, JsonNode **rules)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaJsonReader) reader =
    canasta_json_reader_new (text, (gssize) size, "input", &error);
  g_autoptr (CanastaTable) table = NULL;

  if (reader)
    {
      table = canasta_tables_read (fuzz_get_registry (), reader, rules, NULL);
      if (table)
        canasta_position_read (reader, table, state);
      canasta_json_reader_refuse_unknown (reader);
      if (canasta_json_reader_finish (reader, &error))
        return g_steal_pointer (&table);
    }

  g_assert_nonnull (error);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_null (strpbrk (error->message, "\n\r\x1b"));
  return NULL;
}

/* Melds stand in the order they were laid; a position keeps that order side by
 * side only, so that texts are compared. */
static void
check_round_trip (const CanastaState *state, const CanastaTable *table, JsonNode *rules)
{
  g_autoptr (JsonNode) written = canasta_position_write (state, table, rules);
  g_autofree char *text = canasta_json_write (written, TRUE);
  g_autofree CanastaState *again = g_new (CanastaState, 1);
  g_autoptr (JsonNode) rules_again = NULL;
  g_autoptr (CanastaTable) table_again = read_position (text, strlen (text), again, &rules_again);
  g_autoptr (JsonNode) rewritten = NULL;
  g_autofree char *text_again = NULL;

  g_assert_nonnull (table_again);
  rewritten = canasta_position_write (again, table_again, rules_again);
  text_again = canasta_json_write (rewritten, TRUE);
  g_assert_cmpstr (text, ==, text_again);
}

static void
check (const CanastaState *state, const CanastaTable *table)
{
  g_autoptr (GError) error = NULL;

  canasta_state_check (state, table, &error);
  g_assert_no_error (error);
}

/* Plays on at random; every action that is listed can be played. No game comes to where
 * nothing is legal, but a text can leave a player without cards, who is there after a
 * draw. */
static void
play_on (CanastaState *state, const CanastaTable *table, JsonNode *rules)
{
  CanastaRandom random = { state->board.deal };

  for (guint step = 0; step < MOST_STEPS && state->board.ended == CANASTA_END_NONE; step++)
    {
      const CanastaCardSet *hand = &state->hands[state->board.to_act];
      CanastaRefusal refusal;
      CanastaAction action;
      CanastaPlan plan;

      canasta_random_player_decide (table, &state->board, hand, &random, &action, &plan);
      if (!canasta_state_apply (state, table, &action, &refusal))
        return;
      check (state, table);
      if (state->board.ended == CANASTA_END_NONE
          && !canasta_list_any_legal (table, &state->board, &state->hands[state->board.to_act]))
        return;
      if (step % 8 == 0)
        check_round_trip (state, table, rules);
    }
  if (state->board.ended != CANASTA_END_NONE)
    {
      CanastaScore score;

      canasta_state_score (state, table, &score);
      check_round_trip (state, table, rules);
    }
}

static gboolean
check_listed (const CanastaAction *action, gpointer data)
{
  gpointer *position = data;
  g_autofree CanastaState *state = g_memdup2 (position[0], sizeof (CanastaState));
  g_autofree char *text = canasta_action_write (action);
  CanastaAction again;

  g_assert_true (canasta_action_read (text, &again));
  g_assert_true (canasta_action_equal (action, &again));
  g_assert_true (canasta_state_apply (state, position[1], action, NULL));
  check (state, position[1]);
  return TRUE;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree CanastaState *state = g_new (CanastaState, 1);
  g_autoptr (JsonNode) rules = NULL;
  g_autoptr (CanastaTable) table =
    read_position (size > 0 ? (const char *) data : "", size, state, &rules);
  gpointer position[] = { state, table };

  if (!table)
    return 0;

  check (state, table);
  check_round_trip (state, table, rules);
  if (state->board.ended == CANASTA_END_NONE)
    canasta_list_legal (table, &state->board, &state->hands[state->board.to_act], check_listed,
                        position);
  play_on (state, table, rules);
  return 0;
}
