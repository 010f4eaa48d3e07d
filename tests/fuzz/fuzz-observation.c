/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any text is either refused with one sentence, or is an observation that reads
 * the same after it is written, and for which a player finds a legal action. */
#include "config.h"

#include <stdint.h>

#include "canasta.h"
#include "cli/tables.h"
#include "table-fuzzing.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static CanastaTable *
read_observation (const char *text, gsize size, CanastaObservation *observation, JsonNode **rules)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaJsonReader) reader =
    canasta_json_reader_new (text, (gssize) size, "input", &error);
  g_autoptr (CanastaTable) table = NULL;
  g_auto (GStrv) unknown = NULL;

  if (reader)
    {
      table = canasta_tables_read (fuzz_get_registry (), reader, rules, &unknown);
      if (table)
        canasta_observation_read (reader, table, observation);
      canasta_json_reader_refuse_unknown (reader);
      if (canasta_json_reader_finish (reader, &error))
        return g_steal_pointer (&table);
    }
  g_assert_nonnull (error);
  g_assert_null (strpbrk (error->message, "\n\r\x1b"));
  return NULL;
}

static void
check_round_trip (const CanastaObservation *observation, JsonNode *rules)
{
  g_autoptr (JsonNode) written = canasta_observation_write (observation, rules);
  g_autofree char *text = canasta_json_write (written, TRUE);
  g_autofree CanastaObservation *again = g_new (CanastaObservation, 1);
  g_autoptr (JsonNode) rules_again = NULL;
  g_autoptr (CanastaTable) table = read_observation (text, strlen (text), again, &rules_again);
  g_autoptr (JsonNode) rewritten = NULL;
  g_autofree char *text_again = NULL;

  g_assert_nonnull (table);
  rewritten = canasta_observation_write (again, rules_again);
  text_again = canasta_json_write (rewritten, TRUE);
  g_assert_cmpstr (text, ==, text_again);
}

static gboolean
note_one (const CanastaAction *action, gpointer data)
{
  *(gboolean *) data = TRUE;
  return FALSE;
}

static void
check_reason (const CanastaObservation *observation, const CanastaAction *action)
{
  static const char *const names[CANASTA_MAX_SEATS] = { "A", "B", "C", "D", "E", "F" };
  CanastaHintReason reason;
  g_autofree char *words = NULL;

  canasta_hint_reason_find (&reason, observation, action, NULL);
  words = canasta_hint_reason_describe (&reason, NULL, names);
  g_assert_true (g_str_has_suffix (words, "."));
}

/* A position a stranger made up may leave nothing to do; where it does not, a
 * player does something legal, and there is a reason for it. */
static void
check_choice (const CanastaObservation *observation)
{
  g_autoptr (CanastaBot) bot = canasta_bot_new (canasta_level_find ("policy"), 1);
  gboolean has_action = FALSE;
  CanastaAction action;

  canasta_list_legal (observation->table, &observation->board, &observation->hand, note_one,
                      &has_action);
  if (!has_action || !canasta_player_choose (CANASTA_PLAYER (bot), observation, &action, NULL, NULL))
    return;
  g_assert_true (canasta_judge (observation->table, &observation->board, &observation->hand,
                                &action, NULL, NULL));
  check_reason (observation, &action);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree CanastaObservation *observation = g_new (CanastaObservation, 1);
  g_autoptr (JsonNode) rules = NULL;
  g_autoptr (CanastaTable) table =
    read_observation (size > 0 ? (const char *) data : "", size, observation, &rules);

  if (!table)
    return 0;
  check_round_trip (observation, rules);
  if (observation->board.ended == CANASTA_END_NONE
      && observation->board.to_act == observation->seat)
    check_choice (observation);
  return 0;
}
