/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "notation/score-json.h"

#include <glib/gi18n-lib.h>

#include "files/json-members.h"

#define MOST_POINTS 1000000

/* The points of a row and their keys; those of a rare one may be left out where
 * there are none. */
static const struct
{
  const char *key;
  gsize offset;
  gboolean is_rare;
} points[] = {
  { "cards", G_STRUCT_OFFSET (CanastaScoreRow, cards) },
  { "natural-canastas", G_STRUCT_OFFSET (CanastaScoreRow, natural_canastas) },
  { "mixed-canastas", G_STRUCT_OFFSET (CanastaScoreRow, mixed_canastas) },
  { "special-canastas", G_STRUCT_OFFSET (CanastaScoreRow, special_canastas) },
  { "red-threes", G_STRUCT_OFFSET (CanastaScoreRow, red_threes) },
  { "going-out", G_STRUCT_OFFSET (CanastaScoreRow, going_out) },
  { "hand", G_STRUCT_OFFSET (CanastaScoreRow, hand) },
  { "penalties", G_STRUCT_OFFSET (CanastaScoreRow, penalties) },
  { "bonus", G_STRUCT_OFFSET (CanastaScoreRow, bonus), TRUE },
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

/* The places of the bits that are set. */
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
add_row (JsonBuilder *builder, const CanastaScoreRow *row, guint id, gboolean whole)
{
  json_builder_begin_object (builder);
  if (!whole)
    canasta_json_add_number (builder, "id", id);
  add_bits (builder, "seats", row->seats);
  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    if (whole || !points[i].is_rare || POINTS (row, i) != 0)
      canasta_json_add_number (builder, points[i].key, POINTS (row, i));
  for (guint i = 0; whole && i < G_N_ELEMENTS (counts); i++)
    canasta_json_add_number (builder, counts[i].key, COUNT (row, i));
  json_builder_end_object (builder);
}

/**
 * canasta_score_write: (skip)
 * @score: the score of a round
 * @whole: whether all is written that it takes to read the score again; without
 *   it rows are numbered, and have no counts nor a bonus of nothing
 * @builder: a builder that stands in an object
 *
 * Adds `rows`, `totals`, `match-over` and `winners`.
 */
void
canasta_score_write (const CanastaScore *score, gboolean whole, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "rows");
  json_builder_begin_array (builder);
  for (guint i = 0; i < score->n_rows; i++)
    add_row (builder, &score->rows[i], i, whole);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "totals");
  json_builder_begin_array (builder);
  for (guint i = 0; i < score->n_rows; i++)
    json_builder_add_int_value (builder, score->totals[i]);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "match-over");
  json_builder_add_boolean_value (builder, score->match_over);
  add_bits (builder, "winners", score->winners);
}

static guint8
read_bits (CanastaJsonReader *reader, const char *key, guint n)
{
  g_autoptr (GArray) places = canasta_json_reader_get_ints (reader, key, 0, n - 1, n);
  guint8 bits = 0;

  for (guint i = 0; places && i < places->len; i++)
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
  gboolean adds_up = totals && totals->len == score->n_rows;

  for (guint i = 0; adds_up && i < score->n_rows; i++)
    {
      score->totals[i] = (gint32) g_array_index (totals, gint64, i);
      adds_up = score->totals[i] == score->rows[i].total
                                    + (before ? before->totals[i] : 0);
    }
  if (!adds_up)
    canasta_json_reader_fail (reader, "totals", CANASTA_JSON_ERROR_RANGE,
                              _("the totals do not add up."));
}

/**
 * canasta_score_read: (skip)
 * @reader: a reader that stands on an object
 * @table: the table
 * @before: (nullable): the score of the round before
 * @score: (out caller-allocates): the score
 *
 * Reads what `canasta_score_write()` wrote whole; what is wrong is the reader's error.
 */
void
canasta_score_read (CanastaJsonReader *reader, const CanastaTable *table,
                    const CanastaScore *before, CanastaScore *score)
{
  *score = (CanastaScore){ .by_seat = table->by_seat };
  canasta_json_reader_require (reader, "rows", "totals", "match-over", "winners", NULL);
  read_rows (reader, table, score);
  read_totals (reader, before, score);
  score->match_over = canasta_json_reader_get_bool (reader, "match-over", FALSE);
  score->winners = read_bits (reader, "winners", MAX (score->n_rows, 1));
  if (score->match_over != (score->winners != 0))
    canasta_json_reader_fail (reader, "winners", CANASTA_JSON_ERROR_RANGE,
                              _("a match that is over has winners, and no other has."));
}
