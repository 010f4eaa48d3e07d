/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "match/statistics.h"

#include <string.h>

#include "files/json-members.h"
#include "match/player-names.h"

static gboolean
is_meant (const CanastaResult *result, const CanastaResultFilter *filter)
{
  const char *level = canasta_result_get_level (result);

  return (!filter->variant || g_str_equal (filter->variant, result->variant))
         && (!filter->house || g_str_equal (filter->house, result->house ? result->house : ""))
         && (filter->players == 0 || filter->players == result->players)
         && (!filter->level || g_str_equal (filter->level, level ? level : ""))
         && (!filter->person
             || canasta_name_is_same (filter->person, result->person ? result->person : ""))
         && result->ended >= filter->from
         && (filter->until == 0 || result->ended < filter->until);
}

/**
 * canasta_statistics_filter:
 * @results: (element-type CanastaResult): matches
 * @filter: which are meant
 *
 * Returns: (transfer container) (element-type CanastaResult): those of the
 *   matches, in their order
 */
GPtrArray *
canasta_statistics_filter (GPtrArray *results, const CanastaResultFilter *filter)
{
  GPtrArray *meant = g_ptr_array_new ();

  for (guint i = 0; i < results->len; i++)
    if (is_meant (g_ptr_array_index (results, i), filter))
      g_ptr_array_add (meant, g_ptr_array_index (results, i));
  return meant;
}

static gboolean
is_round_won (const CanastaRoundResult *round, guint n_sides)
{
  for (guint place = 1; place < n_sides; place++)
    if (round->points[place] >= round->points[0])
      return FALSE;
  return TRUE;
}

/* Minimums beyond those told apart count with the highest. */
static void
add_opening (CanastaStatistics *self, gint32 minimum)
{
  guint i = 0;

  self->openings++;
  while (i < self->n_minimums && self->minimums[i] < minimum)
    i++;
  if (i == self->n_minimums && i == CANASTA_STATISTICS_MINIMUMS)
    i--;
  else if ((i == self->n_minimums || self->minimums[i] != minimum)
           && self->n_minimums < CANASTA_STATISTICS_MINIMUMS)
    {
      memmove (&self->minimums[i + 1], &self->minimums[i],
               (self->n_minimums - i) * sizeof self->minimums[0]);
      memmove (&self->openings_with[i + 1], &self->openings_with[i],
               (self->n_minimums - i) * sizeof self->openings_with[0]);
      self->minimums[i] = minimum;
      self->openings_with[i] = 0;
      self->n_minimums++;
    }
  self->openings_with[i]++;
}

static void
add_round (CanastaStatistics *self, const CanastaRoundResult *round, guint n_sides)
{
  gint32 points = round->points[0];

  if (round->missed || round->shared)
    return;
  self->best_round = self->rounds > 0 ? MAX (self->best_round, points) : points;
  self->worst_round = self->rounds > 0 ? MIN (self->worst_round, points) : points;
  self->rounds++;
  self->rounds_won += is_round_won (round, n_sides);
  self->points += points;
  for (guint kind = 0; kind < CANASTA_N_LINES; kind++)
    self->canastas[kind] += round->canastas[kind];
  self->piles += round->piles;
  self->biggest_pile = MAX (self->biggest_pile, round->biggest_pile);
  self->piles_given += round->piles_given;
  self->out += round->out;
  self->concealed += round->concealed;
  if (round->opened)
    add_opening (self, round->minimum);
}

/* The totals of matches that were given up say nothing. */
static void
add_total (CanastaStatistics *self, const CanastaResult *result)
{
  guint played_out = self->matches - self->given_up;
  gint64 total = canasta_result_get_total (result, 0);

  self->best_match = played_out > 0 ? MAX (self->best_match, total) : total;
  self->worst_match = played_out > 0 ? MIN (self->worst_match, total) : total;
}

static void
add_match (CanastaStatistics *self, const CanastaResult *result)
{
  gboolean is_given_up = result->verdict == CANASTA_VERDICT_GIVEN_UP;

  if (!is_given_up)
    add_total (self, result);
  self->matches++;
  self->won += result->verdict == CANASTA_VERDICT_WON;
  self->drawn += result->verdict == CANASTA_VERDICT_DRAWN;
  self->lost += result->verdict == CANASTA_VERDICT_LOST || is_given_up;
  self->given_up += is_given_up;
  self->with_hints += result->hints;
  self->streak = result->verdict == CANASTA_VERDICT_WON ? self->streak + 1 : 0;
  self->best_streak = MAX (self->best_streak, self->streak);
  for (guint i = 0; i < result->n_rounds; i++)
    add_round (self, &result->rounds[i], result->n_sides);
}

/**
 * canasta_statistics_add_up:
 * @self: (out caller-allocates): the sums
 * @results: (element-type CanastaResult): matches, the oldest first
 */
void
canasta_statistics_add_up (CanastaStatistics *self, GPtrArray *results)
{
  *self = (CanastaStatistics){ 0 };
  for (guint i = 0; i < results->len; i++)
    add_match (self, g_ptr_array_index (results, i));
}

/**
 * canasta_statistics_add_up_one:
 * @self: (out caller-allocates): the sums
 * @result: a match
 */
void
canasta_statistics_add_up_one (CanastaStatistics *self, const CanastaResult *result)
{
  *self = (CanastaStatistics){ 0 };
  add_match (self, result);
}

/* For other programs. */

static void
append_field (GString *text, const char *field)
{
  g_auto (GStrv) parts = g_strsplit (field, "\"", -1);
  g_autofree char *quoted = g_strjoinv ("\"\"", parts);

  g_string_append_printf (text, "\"%s\"", quoted);
}

/* The best of the others. */
static gint64
find_opponent (const CanastaResult *result)
{
  gint64 best = G_MININT64;

  for (guint place = 1; place < result->n_sides; place++)
    best = MAX (best, canasta_result_get_total (result, place));
  return result->n_sides > 1 ? best : 0;
}

static void
append_match (GString *text, const CanastaResult *result)
{
  g_autoptr (GDateTime) ended = g_date_time_new_from_unix_utc (result->ended);
  g_autofree char *date = g_date_time_format (ended, "%Y-%m-%dT%H:%M:%SZ");
  const char *level = canasta_result_get_level (result);
  CanastaStatistics sums;

  canasta_statistics_add_up_one (&sums, result);
  g_string_append_printf (text, "%s,", date);
  append_field (text, result->table);
  g_string_append_c (text, ',');
  append_field (text, result->house ? result->house : "");
  g_string_append_printf (text, ",%u,", result->players);
  append_field (text, level ? level : "");
  g_string_append_printf (text, ",%s,%" G_GINT64_FORMAT ",%" G_GINT64_FORMAT,
                          canasta_verdict_get_nick (result->verdict), sums.points,
                          find_opponent (result));
  g_string_append_printf (text, ",%u,%u,%u", sums.rounds, sums.rounds_won, sums.openings);
  for (guint kind = 0; kind < CANASTA_N_LINES; kind++)
    if (canasta_line_get (kind)->is_of_canastas)
      g_string_append_printf (text, ",%u", sums.canastas[kind]);
  g_string_append_printf (text, ",%u,%u,%u,%u,%u,%u\r\n", sums.piles, sums.biggest_pile,
                          sums.piles_given, sums.out, sums.concealed, sums.with_hints);
}

/**
 * canasta_statistics_write_csv:
 * @results: (element-type CanastaResult): matches
 *
 * Returns: (transfer full): a table for other programs, a match a line,
 *   separated by commas, the names of the columns first
 */
char *
canasta_statistics_write_csv (GPtrArray *results)
{
  GString *text = g_string_new ("ended,table,house,players,level,result,points,opponent-points,"
                                "rounds,rounds-won,openings");

  for (guint kind = 0; kind < CANASTA_N_LINES; kind++)
    if (canasta_line_get (kind)->is_of_canastas)
      g_string_append_printf (text, ",%s", canasta_line_get (kind)->key);
  g_string_append (text, ",piles,biggest-pile,piles-given,out,concealed,hints\r\n");
  for (guint i = 0; i < results->len; i++)
    append_match (text, g_ptr_array_index (results, i));
  return g_string_free (text, FALSE);
}

#define MOST_POINTS CANASTA_JSON_MAX_INTEGER
#define SUM(key, field) CANASTA_JSON_ROW_NUMBER (key, CanastaStatistics, field, 0, G_MAXUINT, ALWAYS)
#define POINTS(key, field) \
  CANASTA_JSON_ROW_NUMBER (key, CanastaStatistics, field, -MOST_POINTS, MOST_POINTS, ALWAYS)

/* The minimums of openings come behind them. */
const CanastaJsonRow canasta_statistics_rows[] = {
  SUM ("matches", matches),
  SUM ("won", won),
  SUM ("drawn", drawn),
  SUM ("lost", lost),
  SUM ("given-up", given_up),
  SUM ("with-hints", with_hints),
  SUM ("streak", streak),
  SUM ("best-streak", best_streak),
  POINTS ("best-match", best_match),
  POINTS ("worst-match", worst_match),
  SUM ("rounds", rounds),
  SUM ("rounds-won", rounds_won),
  POINTS ("points", points),
  POINTS ("best-round", best_round),
  POINTS ("worst-round", worst_round),
  SUM ("openings", openings),
  SUM ("piles", piles),
  SUM ("biggest-pile", biggest_pile),
  SUM ("piles-given", piles_given),
  SUM ("out", out),
  SUM ("concealed", concealed),
  CANASTA_JSON_ROW_MEMBERS (canasta_line_get_canasta_key, CanastaStatistics, canastas,, 0,
                            G_MAXUINT, ALWAYS),
  { 0 },
};

static JsonNode *
sums_to_json (const CanastaStatistics *sums)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  canasta_json_rows_write (canasta_statistics_rows, sums, builder);
  json_builder_set_member_name (builder, "openings-with");
  json_builder_begin_array (builder);
  for (guint i = 0; i < sums->n_minimums; i++)
    {
      json_builder_begin_object (builder);
      canasta_json_add_number (builder, "minimum", sums->minimums[i]);
      canasta_json_add_number (builder, "openings", sums->openings_with[i]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

/**
 * canasta_statistics_to_json:
 * @results: (element-type CanastaResult): matches, the oldest first
 *
 * Returns: (transfer full): the `sums` over them, and the `matches`, each as
 *   [method@Result.to_json] writes it
 */
JsonNode *
canasta_statistics_to_json (GPtrArray *results)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  CanastaStatistics sums;

  canasta_statistics_add_up (&sums, results);
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "sums");
  json_builder_add_value (builder, sums_to_json (&sums));
  json_builder_set_member_name (builder, "matches");
  json_builder_begin_array (builder);
  for (guint i = 0; i < results->len; i++)
    json_builder_add_value (builder, canasta_result_to_json (g_ptr_array_index (results, i)));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}
