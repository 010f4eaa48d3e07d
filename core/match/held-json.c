/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is held of a match beside its record, as JSON: the position, what all
 * have seen of it, and the scores of the finished rounds. */
#include "config.h"

#include "match/archive-private.h"

#include <glib/gi18n-lib.h>

#include "notation/memory-json.h"
#include "notation/position.h"

#define MOST_POINTS 1000000

/* The points of a row and their keys. */
static const struct
{
  const char *key;
  gsize offset;
} points[] = {
  { "cards", G_STRUCT_OFFSET (CanastaScoreRow, cards) },
  { "natural-canastas", G_STRUCT_OFFSET (CanastaScoreRow, natural_canastas) },
  { "mixed-canastas", G_STRUCT_OFFSET (CanastaScoreRow, mixed_canastas) },
  { "special-canastas", G_STRUCT_OFFSET (CanastaScoreRow, special_canastas) },
  { "red-threes", G_STRUCT_OFFSET (CanastaScoreRow, red_threes) },
  { "going-out", G_STRUCT_OFFSET (CanastaScoreRow, going_out) },
  { "hand", G_STRUCT_OFFSET (CanastaScoreRow, hand) },
  { "penalties", G_STRUCT_OFFSET (CanastaScoreRow, penalties) },
  { "bonus", G_STRUCT_OFFSET (CanastaScoreRow, bonus) },
  { "total", G_STRUCT_OFFSET (CanastaScoreRow, total) },
};

/* What a row counts, and the keys. */
static const struct
{
  const char *key;
  gsize offset;
} counts[] = {
  { "natural-canasta-count", G_STRUCT_OFFSET (CanastaScoreRow, n_natural_canastas) },
  { "mixed-canasta-count", G_STRUCT_OFFSET (CanastaScoreRow, n_mixed_canastas) },
  { "special-canasta-count", G_STRUCT_OFFSET (CanastaScoreRow, n_special_canastas) },
  { "red-three-count", G_STRUCT_OFFSET (CanastaScoreRow, n_red_threes) },
};

#define POINTS(row, i) (G_STRUCT_MEMBER (gint32, (row), points[i].offset))
#define COUNT(row, i) (G_STRUCT_MEMBER (guint8, (row), counts[i].offset))

/* The keys of a position that tell the table, which is that of the match. */
static const char *const table_keys[] = { "format", "variant", "players", "seating", "house" };

/* Writing */

static void
add_int (JsonBuilder *builder, const char *key, gint64 value)
{
  json_builder_set_member_name (builder, key);
  json_builder_add_int_value (builder, value);
}

static void
add_bits (JsonBuilder *builder, const char *key, guint bits)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  for (guint i = 0; i < CANASTA_MAX_SEATS; i++)
    if ((bits & 1u << i) != 0)
      json_builder_add_int_value (builder, i);
  json_builder_end_array (builder);
}

static void
add_row (JsonBuilder *builder, const CanastaScoreRow *row)
{
  json_builder_begin_object (builder);
  add_bits (builder, "seats", row->seats);
  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    add_int (builder, points[i].key, POINTS (row, i));
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    add_int (builder, counts[i].key, COUNT (row, i));
  json_builder_end_object (builder);
}

static void
add_score (JsonBuilder *builder, const CanastaScore *score)
{
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "rows");
  json_builder_begin_array (builder);
  for (guint i = 0; i < score->n_rows; i++)
    add_row (builder, &score->rows[i]);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "totals");
  json_builder_begin_array (builder);
  for (guint i = 0; i < score->n_rows; i++)
    json_builder_add_int_value (builder, score->totals[i]);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "match-over");
  json_builder_add_boolean_value (builder, score->match_over);
  add_bits (builder, "winners", score->winners);
  json_builder_end_object (builder);
}

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
    add_score (builder, &scores[i]);
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

static void G_GNUC_PRINTF (3, 4)
refuse (CanastaJsonReader *reader, const char *key, const char *sentence, ...)
{
  va_list arguments;

  va_start (arguments, sentence);
  canasta_json_reader_refuse (reader, key,
                              g_error_new_valist (CANASTA_JSON_ERROR, CANASTA_JSON_ERROR_RANGE,
                                                  sentence, arguments));
  va_end (arguments);
}

static guint8
read_bits (CanastaJsonReader *reader, const char *key, guint n)
{
  g_autoptr (GArray) places = canasta_json_reader_get_ints (reader, key, 0, n - 1, n);
  guint8 bits = 0;

  for (guint i = 0; places != NULL && i < places->len; i++)
    bits |= (guint8) (1u << g_array_index (places, gint64, i));
  return bits;
}

static void
read_row (CanastaJsonReader *reader, const CanastaTable *table, CanastaScoreRow *row)
{
  row->seats = read_bits (reader, "seats", table->players);
  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    POINTS (row, i) = (gint32) canasta_json_reader_get_int (reader, points[i].key, -MOST_POINTS,
                                                            MOST_POINTS, 0);
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    COUNT (row, i) = (guint8) canasta_json_reader_get_int (reader, counts[i].key, 0, G_MAXUINT8,
                                                           0);
}

static void
read_rows (CanastaJsonReader *reader, const CanastaTable *table, CanastaScore *score)
{
  guint most = table->by_seat ? table->players : table->n_sides;
  guint n;

  if (!canasta_json_reader_enter_list (reader, "rows", most, &n))
    return;
  score->n_rows = (guint8) n;
  for (guint i = 0; i < n && canasta_json_reader_enter_element (reader, i); i++)
    {
      read_row (reader, table, &score->rows[i]);
      canasta_json_reader_leave (reader);
    }
  canasta_json_reader_leave (reader);
}

/* The totals are those before and the points of the round. */
static void
read_totals (CanastaJsonReader *reader, const CanastaScore *before, CanastaScore *score)
{
  g_autoptr (GArray) totals = canasta_json_reader_get_ints (reader, "totals", -MOST_POINTS,
                                                            MOST_POINTS, score->n_rows);
  gboolean adds_up = totals != NULL && totals->len == score->n_rows;

  for (guint i = 0; adds_up && i < score->n_rows; i++)
    {
      score->totals[i] = (gint32) g_array_index (totals, gint64, i);
      adds_up = score->totals[i] == score->rows[i].total
                                    + (before != NULL ? before->totals[i] : 0);
    }
  if (!adds_up)
    refuse (reader, "totals", _("the totals do not add up."));
}

static void
read_score (CanastaJsonReader *reader, const CanastaTable *table, GArray *scores)
{
  const CanastaScore *before =
    scores->len > 0 ? &g_array_index (scores, CanastaScore, scores->len - 1) : NULL;
  CanastaScore score = { .by_seat = table->by_seat };

  canasta_json_reader_require (reader, "rows", "totals", "match-over", "winners", NULL);
  read_rows (reader, table, &score);
  read_totals (reader, before, &score);
  score.match_over = canasta_json_reader_get_bool (reader, "match-over", FALSE);
  score.winners = read_bits (reader, "winners", MAX (score.n_rows, 1));
  if (score.match_over != (score.winners != 0))
    refuse (reader, "winners", _("a match that is over has winners, and no other has."));
  g_array_append_val (scores, score);
}

static void
read_scores (CanastaJsonReader *reader, const CanastaTable *table, GArray *scores)
{
  guint n;

  if (!canasta_json_reader_enter_list (reader, "scores", CANASTA_ARCHIVE_MAX_ROUNDS, &n))
    return;
  for (guint i = 0; i < n && canasta_json_reader_enter_element (reader, i); i++)
    {
      read_score (reader, table, scores);
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
      refuse (reader, "known", _("the cards known of seat %u cannot be in its hand."), seat);
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
    refuse (reader, "scores", _("the scores and the position do not fit together."));
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
