/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A result is made from a match, written as an object of JSON and read again
 * from what may have become of that. What is nought is left out. */
#include "config.h"

#include "match/result.h"

#include <glib/gi18n-lib.h>

#include "files/json-members.h"
#include "rules/house.h"
#include "rules/table-name.h"

#define LONGEST_TEXT 200
#define MOST_POINTS (1 << 28)
#define MOST_THINGS 10000

static const char *const verdict_nicks[] = { "won", "drawn", "lost", "given-up", NULL };

static char *
write_time (gconstpointer value)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (*(const gint64 *) value);

  return g_date_time_format (time, "%Y-%m-%dT%H:%M:%SZ");
}

static gboolean
read_time (const char *text, gpointer value)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (text, NULL);

  if (time)
    *(gint64 *) value = g_date_time_to_unix (time);
  return time != NULL;
}

static const CanastaJsonForm time_form = {
  write_time, read_time, N_("this is not a time such as 2026-11-22T20:15:00Z."),
};

/* The rounds come behind them. */
const CanastaJsonRow canasta_result_rows[] = {
  CANASTA_JSON_ROW_TEXT ("id", CanastaResult, id, LONGEST_TEXT, NEEDED),
  CANASTA_JSON_ROW_FORM ("ended", CanastaResult, ended, &time_form, NEEDED),
  CANASTA_JSON_ROW_TEXT ("table", CanastaResult, table, LONGEST_TEXT, NEEDED),
  CANASTA_JSON_ROW_TEXT ("house", CanastaResult, house, LONGEST_TEXT, IF_ANY),
  CANASTA_JSON_ROW_TEXT ("person", CanastaResult, person, LONGEST_TEXT, IF_ANY),
  CANASTA_JSON_ROW_TEXTS ("others", CanastaResult, others, CANASTA_MAX_SEATS, LONGEST_TEXT, ALWAYS),
  CANASTA_JSON_ROW_CHOICE ("result", CanastaResult, verdict, verdict_nicks, NEEDED),
  CANASTA_JSON_ROW_SWITCH ("hints", CanastaResult, hints, IF_ANY),
  { 0 },
};

/* The points come before them, how it was opened and ended behind them. */
const CanastaJsonRow canasta_round_result_rows[] = {
  CANASTA_JSON_ROW_MEMBERS (canasta_line_get_canasta_key, CanastaRoundResult, canastas,, 0,
                            MOST_THINGS, IF_ANY),
  CANASTA_JSON_ROW_NUMBER ("piles", CanastaRoundResult, piles, 0, MOST_THINGS, IF_ANY),
  CANASTA_JSON_ROW_NUMBER ("biggest-pile", CanastaRoundResult, biggest_pile, 0, MOST_THINGS,
                           IF_ANY),
  CANASTA_JSON_ROW_NUMBER ("piles-given", CanastaRoundResult, piles_given, 0, MOST_THINGS, IF_ANY),
  CANASTA_JSON_ROW_SWITCH ("missed", CanastaRoundResult, missed, IF_ANY),
  CANASTA_JSON_ROW_SWITCH ("shared", CanastaRoundResult, shared, IF_ANY),
  { 0 },
};

void
canasta_result_free (CanastaResult *self)
{
  canasta_json_rows_clear (canasta_result_rows, self);
  g_free (self->variant);
  g_free (self->rounds);
  g_free (self);
}

const char *
canasta_verdict_get_nick (CanastaVerdict verdict)
{
  return verdict_nicks[verdict];
}

/* From a match. */

static void
note_scores (CanastaResult *self, CanastaMatch *match, guint own)
{
  for (guint i = 0; i < self->n_rounds; i++)
    {
      const CanastaScore *score = canasta_match_get_score (match, i);
      CanastaRoundResult *round = &self->rounds[i];

      for (guint place = 0; place < self->n_sides; place++)
        round->points[place] = score->rows[(own + place) % self->n_sides].total;
      for (guint kind = 0; kind < CANASTA_N_LINES; kind++)
        if (canasta_line_get (kind)->is_of_canastas)
          round->canastas[kind] = score->rows[own].lines[kind].count;
    }
}

/* What the side had before a round. */
static int
find_total_before (CanastaMatch *match, guint round, guint ledger)
{
  return round > 1 ? canasta_match_get_score (match, round - 2)->totals[ledger] : 0;
}

static void
note_event (CanastaRoundResult *round, CanastaMatch *match, const CanastaEvent *event, guint own)
{
  round->piles += event->taken > 0;
  round->biggest_pile = MAX (round->biggest_pile, event->taken);
  round->out |= event->ended == CANASTA_END_OUT || event->ended == CANASTA_END_CONCEALED;
  round->concealed |= event->ended == CANASTA_END_CONCEALED;
  if (!event->opened)
    return;
  round->opened = TRUE;
  round->minimum = canasta_table_get_minimum (
    canasta_match_get_table (match), find_total_before (match, event->round, own), event->round);
}

/* A pile is given by whoever threw the card that an opponent takes it with. */
static void
note_events (CanastaResult *self, CanastaMatch *match, guint seat, guint own)
{
  const CanastaTable *table = canasta_match_get_table (match);
  const CanastaBoard *board = &canasta_match_get_state (match)->board;
  const CanastaRecord *record = canasta_match_get_record (match);
  guint thrower = CANASTA_NO_SEAT;

  for (guint i = 0; i < canasta_record_get_count (record); i++)
    {
      const CanastaEvent *event = canasta_record_get (record, i);
      CanastaRoundResult *round;

      if (event->round < 1 || event->round > self->n_rounds)
        continue;
      round = &self->rounds[event->round - 1];
      if (event->seat == seat)
        note_event (round, match, event, own);
      else if (event->taken > 0 && thrower == seat
               && canasta_table_get_ledger (table, board, event->seat) != own)
        round->piles_given++;
      if (event->action.kind == CANASTA_ACTION_DISCARD)
        thrower = event->seat;
      else if (event->taken > 0 || event->ended != CANASTA_END_NONE)
        thrower = CANASTA_NO_SEAT;
    }
}

static CanastaVerdict
judge (CanastaMatch *match, guint own)
{
  guint winners = canasta_match_get_winners (match);

  if (!(winners & (1u << own)))
    return CANASTA_VERDICT_LOST;
  return winners == 1u << own ? CANASTA_VERDICT_WON : CANASTA_VERDICT_DRAWN;
}

/* Who plays the other seats; nobody where that is not known. */
static char **
list_others (const char *const *players, guint n_players, guint seat)
{
  g_autoptr (GStrvBuilder) others = g_strv_builder_new ();

  for (guint i = 0; players && i < n_players && players[i]; i++)
    if (i != seat)
      g_strv_builder_add (others, players[i]);
  return g_strv_builder_end (others);
}

/**
 * canasta_result_new: (skip)
 * @match: a match that has ended, or is given up
 * @id: what tells it from every other match
 * @ended: when it ended, in seconds since 1970
 * @seat: the seat of the person
 * @players: (nullable): a word a seat for who plays there
 * @is_given_up: whether the person gave it up
 *
 * Of a round that was given up nothing is told.
 *
 * Returns: (transfer full): what the match was for the person
 */
CanastaResult *
canasta_result_new (CanastaMatch       *match,
                    const char         *id,
                    gint64              ended,
                    guint               seat,
                    const char *const  *players,
                    gboolean            is_given_up)
{
  const CanastaTable *table = canasta_match_get_table (match);
  const CanastaBoard *board = &canasta_match_get_state (match)->board;
  CanastaResult *self;
  guint own;

  g_return_val_if_fail (seat < table->players, NULL);

  self = g_new0 (CanastaResult, 1);
  own = canasta_table_get_ledger (table, board, seat);
  self->id = g_strdup (id);
  self->ended = ended;
  self->table = canasta_table_dup_name (table);
  self->variant = g_strdup (canasta_table_get_variant (table));
  self->players = table->players;
  self->house = g_strdup (canasta_table_get_house (table));
  self->others = list_others (players, table->players, seat);
  self->n_sides = table->by_seat ? table->players : board->n_sides;
  self->n_rounds = MIN (canasta_match_get_n_scores (match), CANASTA_RESULT_MAX_ROUNDS);
  self->rounds = g_new0 (CanastaRoundResult, self->n_rounds);
  self->verdict = is_given_up ? CANASTA_VERDICT_GIVEN_UP : judge (match, own);
  note_scores (self, match, own);
  note_events (self, match, seat, own);
  return self;
}

/* As JSON. */

static void
add_round (JsonBuilder *builder, const CanastaRoundResult *round, guint n_sides)
{
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "points");
  json_builder_begin_array (builder);
  for (guint place = 0; place < n_sides; place++)
    json_builder_add_int_value (builder, round->points[place]);
  json_builder_end_array (builder);
  canasta_json_rows_write (canasta_round_result_rows, round, builder);
  if (round->opened)
    canasta_json_add_number (builder, "opened-with", round->minimum);
  if (round->out)
    canasta_json_add_text (builder, "out", round->concealed ? "concealed" : "melded");
  json_builder_end_object (builder);
}

/**
 * canasta_result_to_json:
 * @self: a result
 *
 * Returns: (transfer full): an object that [func@Result.read] understands
 */
JsonNode *
canasta_result_to_json (const CanastaResult *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  canasta_json_rows_write (canasta_result_rows, self, builder);
  json_builder_set_member_name (builder, "rounds");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->n_rounds; i++)
    add_round (builder, &self->rounds[i], self->n_sides);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

/* The table is one, and the house may be. */
static void
check_table (CanastaResult *self, CanastaJsonReader *reader)
{
  g_autofree char *seating = NULL;
  GError *cause = NULL;

  if (canasta_json_reader_has_failed (reader))
    return;
  if (!canasta_table_name_read (self->table, &self->variant, &self->players, &seating, &cause))
    canasta_json_reader_refuse (reader, "table", cause);
  else if (self->house && !canasta_house_is_id (self->house))
    canasta_json_reader_fail (
      reader, "house", CANASTA_JSON_ERROR_RANGE,
      _("the name of a house is made of lower-case letters, digits and hyphens."));
}

static void
read_points (CanastaResult *self, CanastaJsonReader *reader, CanastaRoundResult *round)
{
  g_autoptr (GArray) points = canasta_json_reader_get_ints (reader, "points", -MOST_POINTS,
                                                            MOST_POINTS, CANASTA_MAX_SEATS);

  if (!points)
    return;
  if (self->n_sides == 0)
    self->n_sides = points->len;
  if (points->len == 0 || points->len != self->n_sides)
    {
      canasta_json_reader_fail (reader, "points", CANASTA_JSON_ERROR_RANGE,
                                _("every round needs the points of the same number of sides."));
      return;
    }
  for (guint place = 0; place < points->len; place++)
    round->points[place] = (gint32) g_array_index (points, gint64, place);
}

static void
read_round (CanastaResult *self, CanastaJsonReader *reader, CanastaRoundResult *round)
{
  static const char *const outs[] = { "melded", "concealed", NULL };

  canasta_json_reader_require (reader, "points", NULL);
  read_points (self, reader, round);
  canasta_json_rows_read (canasta_round_result_rows, reader, round);
  round->opened = canasta_json_reader_has (reader, "opened-with");
  round->minimum = (gint32) canasta_json_reader_get_int (reader, "opened-with", -MOST_POINTS,
                                                         MOST_POINTS, 0);
  round->out = canasta_json_reader_has (reader, "out");
  round->concealed = canasta_json_reader_get_choice (reader, "out", outs, 0) == 1;
}

static void
read_rounds (CanastaResult *self, CanastaJsonReader *reader)
{
  guint length;

  if (!canasta_json_reader_enter_list (reader, "rounds", CANASTA_RESULT_MAX_ROUNDS, &length))
    return;
  self->n_rounds = length;
  self->rounds = g_new0 (CanastaRoundResult, length);
  for (guint i = 0; i < length && canasta_json_reader_enter_element (reader, i); i++)
    {
      read_round (self, reader, &self->rounds[i]);
      canasta_json_reader_leave (reader);
    }
  canasta_json_reader_leave (reader);
}

/**
 * canasta_result_read:
 * @reader: stands on what [method@Result.to_json] wrote; keeps what is wrong with it
 *
 * Returns: (transfer full) (nullable): a result, %NULL where the reader has failed
 */
CanastaResult *
canasta_result_read (CanastaJsonReader *reader)
{
  g_autoptr (CanastaResult) self = g_new0 (CanastaResult, 1);

  canasta_json_rows_read (canasta_result_rows, reader, self);
  canasta_json_reader_require (reader, "rounds", NULL);
  check_table (self, reader);
  read_rounds (self, reader);
  self->n_sides = MAX (self->n_sides, 1);
  canasta_json_reader_refuse_unknown (reader);
  return canasta_json_reader_has_failed (reader) ? NULL : g_steal_pointer (&self);
}

/* What is asked of it. */

/**
 * canasta_result_get_level:
 * @self: a result
 *
 * Returns: (nullable): the word for who played all the other seats, %NULL where
 *   they were not alike
 */
const char *
canasta_result_get_level (const CanastaResult *self)
{
  for (guint i = 0; self->others[i]; i++)
    if (!g_str_equal (self->others[i], self->others[0]))
      return NULL;
  return self->others[0];
}

/**
 * canasta_result_get_total:
 * @self: a result
 * @place: whose: 0 for the person's side
 *
 * Returns: the points of the match
 */
gint64
canasta_result_get_total (const CanastaResult *self, guint place)
{
  gint64 total = 0;

  g_return_val_if_fail (place < self->n_sides, 0);

  for (guint i = 0; i < self->n_rounds; i++)
    total += self->rounds[i].points[place];
  return total;
}
