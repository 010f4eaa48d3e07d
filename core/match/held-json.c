/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is held of a match beside its record, as JSON: the position, what all
 * have seen of it, and the scores of the finished rounds. */
#include "config.h"

#include "match/archive-private.h"

#include <glib/gi18n-lib.h>

#include "notation/memory-json.h"
#include "notation/position.h"
#include "notation/score-json.h"

/* The keys of a position that tell the table, which is that of the match. */
static const char *const table_keys[] = { "format", "variant", "players", "seating", "house" };

/* Writing */

static JsonNode *
write_position (const CanastaState *state, const CanastaTable *table)
{
  JsonNode *node = canasta_position_write (state, table, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (table_keys); i++)
    json_object_remove_member (json_node_get_object (node), table_keys[i]);
  return node;
}

/* Adds a member that holds a moment of a match and its scores so far. */
void
canasta_held_write (JsonBuilder *builder, const char *key, const CanastaTable *table,
                    const CanastaMoment *moment, const CanastaScore *scores, guint n_scores)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "scores");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n_scores; i++)
    {
      json_builder_begin_object (builder);
      canasta_score_write (&scores[i], TRUE, builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "position");
  json_builder_add_value (builder, write_position (&moment->state, table));
  json_builder_set_member_name (builder, "seen");
  json_builder_begin_object (builder);
  canasta_memory_write (&moment->memory, table, builder);
  json_builder_end_object (builder);
  json_builder_end_object (builder);
}

/* Reading */

static void
read_scores (CanastaJsonReader *reader, const CanastaTable *table, GArray *scores)
{
  guint n;

  if (!canasta_json_reader_enter_list (reader, "scores", CANASTA_MATCH_MAX_ROUNDS, &n))
    return;
  for (guint i = 0; i < n && canasta_json_reader_enter_element (reader, i); i++)
    {
      CanastaScore score;

      canasta_score_read (reader, table,
                          i > 0 ? &g_array_index (scores, CanastaScore, i - 1) : NULL, &score);
      g_array_append_val (scores, score);
      canasta_json_reader_leave (reader);
    }
  canasta_json_reader_leave (reader);
}

/* Whatever a position may leave out, one that is held tells its cards. */
static void
read_position (CanastaJsonReader *reader, const CanastaTable *table, CanastaState *state)
{
  if (!canasta_json_reader_enter_object (reader, "position"))
    return;
  canasta_json_reader_require (reader, "deal", "round", "dealer", "totals", "to-act", "phase",
                               "turn", "hands", "stock", "aside", "pile", "melds", NULL);
  canasta_position_read (reader, table, state);
  canasta_json_reader_leave (reader);
}

/* What everyone knows to be in a hand is there. */
static void
read_seen (CanastaJsonReader *reader, const CanastaTable *table, CanastaMoment *moment)
{
  if (!canasta_json_reader_enter_object (reader, "seen"))
    return;
  canasta_memory_read (reader, table, &moment->memory);
  for (guint seat = 0; seat < table->players; seat++)
    if (!canasta_card_set_contains (&moment->state.hands[seat], &moment->memory.known[seat]))
      canasta_json_reader_fail (reader, "known", CANASTA_JSON_ERROR_RANGE,
                                _("the cards known of seat %u cannot be in its hand."), seat);
  canasta_json_reader_leave (reader);
}

/* There is a score for each finished round and no other, and the position's
 * totals are those before its round. */
static void
check_scores (CanastaJsonReader *reader, const CanastaTable *table, const CanastaHeld *held)
{
  const CanastaBoard *board = &held->moment.state.board;
  const CanastaScore *scores = (const CanastaScore *) (gpointer) held->scores->data;
  guint n = held->scores->len;
  gboolean fits = n + (board->ended == CANASTA_END_NONE) == board->round;

  for (guint i = 0; fits && i < n; i++)
    fits = !scores[i].match_over || i + 1 == board->round;
  for (guint i = 0; fits && i < table->players; i++)
    fits = board->totals[i] == (board->round > 1 ? scores[board->round - 2].totals[i] : 0);
  if (!fits)
    canasta_json_reader_fail (reader, "scores", CANASTA_JSON_ERROR_RANGE,
                              _("the scores and the position do not fit together."));
}

/* Reads a member that holds a moment of a match. Returns: whether there is one;
 * otherwise @held is empty, and what is wrong is the error of @reader. */
gboolean
canasta_held_read (CanastaJsonReader *reader, const char *key, const CanastaTable *table,
                   CanastaHeld *held)
{
  *held = (CanastaHeld){ 0 };
  if (!canasta_json_reader_enter_object (reader, key))
    return FALSE;

  held->scores = g_array_new (FALSE, FALSE, sizeof (CanastaScore));
  canasta_json_reader_require (reader, "scores", "position", "seen", NULL);
  read_scores (reader, table, held->scores);
  read_position (reader, table, &held->moment.state);
  if (!canasta_json_reader_has_failed (reader))
    {
      read_seen (reader, table, &held->moment);
      check_scores (reader, table, held);
    }
  canasta_json_reader_leave (reader);
  if (!canasta_json_reader_has_failed (reader))
    return TRUE;
  canasta_held_clear (held);
  return FALSE;
}
