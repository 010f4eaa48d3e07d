/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "notation/score-json.h"

#include <glib/gi18n-lib.h>

#include "files/json-members.h"

#define MOST_POINTS 1000000

static const char *
get_points_key (guint kind)
{
  return canasta_line_get (kind)->key;
}

static const char *
get_count_key (guint kind)
{
  return canasta_line_get (kind)->count_key;
}

/* Lines that are told always, and the others. */

static const char *
get_sure_key (guint kind)
{
  return canasta_line_get (kind)->may_be_missing ? NULL : canasta_line_get (kind)->key;
}

static const char *
get_rare_key (guint kind)
{
  return canasta_line_get (kind)->may_be_missing ? canasta_line_get (kind)->key : NULL;
}

#define POINTS(get_key, presence) \
  CANASTA_JSON_ROW_MEMBERS (get_key, CanastaScoreRow, lines, .points, -MOST_POINTS, MOST_POINTS, \
                            presence)
#define TOTAL \
  CANASTA_JSON_ROW_NUMBER ("total", CanastaScoreRow, total, -MOST_POINTS, MOST_POINTS, ALWAYS)

/* The seats come before them. */
const CanastaJsonRow canasta_score_rows[] = {
  POINTS (get_points_key, ALWAYS),
  TOTAL,
  CANASTA_JSON_ROW_MEMBERS (get_count_key, CanastaScoreRow, lines, .count, 0, G_MAXUINT8, ALWAYS),
  { 0 },
};

static const CanastaJsonRow told_rows[] = {
  POINTS (get_sure_key, ALWAYS),
  POINTS (get_rare_key, IF_ANY),
  TOTAL,
  { 0 },
};

static void
add_row (JsonBuilder *builder, const CanastaScoreRow *row, guint id, gboolean whole)
{
  json_builder_begin_object (builder);
  if (!whole)
    canasta_json_add_number (builder, "id", id);
  canasta_json_add_places (builder, "seats", row->seats);
  canasta_json_rows_write (whole ? canasta_score_rows : told_rows, row, builder);
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
  canasta_json_add_switch (builder, "match-over", score->match_over);
  canasta_json_add_places (builder, "winners", score->winners);
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
      score->rows[i].seats =
        (guint8) canasta_json_reader_get_places (reader, "seats", table->players, 0);
      canasta_json_rows_read (canasta_score_rows, reader, &score->rows[i]);
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
  score->winners =
    (guint8) canasta_json_reader_get_places (reader, "winners", MAX (score->n_rows, 1), 0);
  if (score->match_over != (score->winners != 0))
    canasta_json_reader_fail (reader, "winners", CANASTA_JSON_ERROR_RANGE,
                              _("a match that is over has winners, and no other has."));
}
