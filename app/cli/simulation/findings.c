/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "findings.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/command.h"

#define MOST_RANGES 100000

/* The members of what was played. */
static const char *const played_keys[] = { "table", "house", "by", "players", "settings" };

/* What was played */

static void
add_numbers (JsonBuilder *builder, const char *key, const CanastaSelfPlay *play, gsize offset)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  for (guint seat = 0; seat < play->table->players; seat++)
    {
      int number = G_STRUCT_MEMBER (int, &play->kinds[seat], offset);

      if (number == CANASTA_AS_THE_LEVEL)
        json_builder_add_null_value (builder);
      else
        json_builder_add_int_value (builder, number);
    }
  json_builder_end_array (builder);
}

static void
add_settings (JsonBuilder *builder, const CanastaSelfPlay *play)
{
  json_builder_set_member_name (builder, "settings");
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "matches");
  json_builder_add_boolean_value (builder, play->matches);
  json_builder_set_member_name (builder, "duplicate");
  json_builder_add_boolean_value (builder, play->duplicate);
  canasta_json_add_text (builder, "totals", play->mixed_totals ? "mixed" : "none");
  json_builder_set_member_name (builder, "seed");
  json_builder_add_int_value (builder, (gint64) play->seed);
  add_numbers (builder, "rollouts", play, G_STRUCT_OFFSET (CanastaPlayerKind, rollouts));
  add_numbers (builder, "think", play, G_STRUCT_OFFSET (CanastaPlayerKind, think_time));
  json_builder_end_object (builder);
}

static JsonNode *
write_played (const CanastaSelfPlay *play)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autofree char *name = canasta_table_dup_name (play->table);

  json_builder_begin_object (builder);
  canasta_json_add_text (builder, "table", name);
  canasta_json_add_text (builder, "house", canasta_table_get_house (play->table));
  canasta_json_add_text (builder, "by", play->table->by_seat ? "seat" : "side");
  json_builder_set_member_name (builder, "players");
  json_builder_begin_array (builder);
  for (guint seat = 0; seat < play->table->players; seat++)
    json_builder_add_string_value (builder, play->kinds[seat].word);
  json_builder_end_array (builder);
  add_settings (builder, play);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

/**
 * canasta_findings_new:
 * @play: what was played
 * @deals: of #CanastaDealRange: how much of it, in order
 * @tally: the sums
 * @seconds: how long it took
 *
 * Returns: (transfer full): the results
 */
CanastaFindings *
canasta_findings_new (const CanastaSelfPlay *play, GArray *deals, const CanastaTally *tally,
                      double seconds)
{
  CanastaFindings *self = g_new0 (CanastaFindings, 1);

  self->played = write_played (play);
  self->n_seats = play->table->players;
  self->by_seat = play->table->by_seat;
  self->n_ledgers = self->by_seat ? self->n_seats : play->table->n_sides;
  self->matches = play->matches;
  self->duplicate = play->duplicate;
  self->deals = g_array_ref (deals);
  self->tally = *tally;
  self->seconds = seconds;
  return self;
}

void
canasta_findings_free (CanastaFindings *self)
{
  g_clear_pointer (&self->played, json_node_unref);
  g_array_unref (self->deals);
  g_free (self);
}

/* Adding up */

static int
compare_ranges (gconstpointer a, gconstpointer b)
{
  const CanastaDealRange *one = a;
  const CanastaDealRange *other = b;

  return (one->first > other->first) - (one->first < other->first);
}

/* Puts the ranges in order and joins neighbours. Returns: whether no deal is
 * there twice; otherwise says one that is. */
static gboolean
join_ranges (GArray *deals, guint64 *twice)
{
  guint n = 0;

  g_array_sort (deals, compare_ranges);
  for (guint i = 0; i < deals->len; i++)
    {
      CanastaDealRange next = g_array_index (deals, CanastaDealRange, i);
      CanastaDealRange *last = n > 0 ? &g_array_index (deals, CanastaDealRange, n - 1) : NULL;

      if (last && next.first <= last->last)
        {
          *twice = next.first;
          return FALSE;
        }
      if (last && next.first == last->last + 1)
        last->last = next.last;
      else
        g_array_index (deals, CanastaDealRange, n++) = next;
    }
  g_array_set_size (deals, n);
  return TRUE;
}

/* The first member of what was played that is not the same, or NULL. */
static const char *
find_difference (const CanastaFindings *self, const CanastaFindings *other)
{
  for (guint i = 0; i < G_N_ELEMENTS (played_keys); i++)
    {
      JsonNode *one = json_object_get_member (json_node_get_object (self->played), played_keys[i]);
      JsonNode *two = json_object_get_member (json_node_get_object (other->played),
                                              played_keys[i]);

      if (!json_node_equal (one, two))
        return played_keys[i];
    }
  return NULL;
}

/**
 * canasta_findings_add:
 * @self: results
 * @other: further ones of the same players
 * @error: where to say why they do not belong together
 *
 * Returns: whether they were added
 */
gboolean
canasta_findings_add (CanastaFindings *self, const CanastaFindings *other, GError **error)
{
  const char *difference = find_difference (self, other);
  guint64 twice;

  if (difference)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _("“%s” is not the same as in the results read before."), difference);
      return FALSE;
    }

  g_array_append_vals (self->deals, other->deals->data, other->deals->len);
  if (!join_ranges (self->deals, &twice))
    {
      g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, twice);

      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _("Deal %s is also in the results read before."), number);
      return FALSE;
    }
  canasta_tally_add (&self->tally, &other->tally);
  self->seconds += other->seconds;
  return TRUE;
}

/* Reading */

static void
read_played (CanastaJsonReader *reader, CanastaFindings *self)
{
  static const char *const by[] = { "side", "seat", NULL };
  JsonObject *played = json_object_new ();
  g_auto (GStrv) players = canasta_json_reader_get_strings (reader, "players", CANASTA_MAX_SEATS);

  self->n_seats = players ? g_strv_length (players) : 0;
  self->by_seat = canasta_json_reader_get_choice (reader, "by", by, 0);
  if (canasta_json_reader_enter_object (reader, "settings"))
    {
      self->matches = canasta_json_reader_get_bool (reader, "matches", FALSE);
      self->duplicate = canasta_json_reader_get_bool (reader, "duplicate", FALSE);
      canasta_json_reader_leave (reader);
    }
  if (canasta_json_reader_enter_list (reader, "points", CANASTA_MAX_SEATS, &self->n_ledgers))
    canasta_json_reader_leave (reader);
  for (guint i = 0; i < G_N_ELEMENTS (played_keys); i++)
    {
      JsonNode *node = canasta_json_reader_get_node (reader, played_keys[i]);

      json_object_set_member (played, played_keys[i],
                              node ? json_node_copy (node)
                                   : json_node_new (JSON_NODE_NULL));
    }
  self->played = json_node_new (JSON_NODE_OBJECT);
  json_node_take_object (self->played, played);
}

static void
read_deals (CanastaJsonReader *reader, CanastaFindings *self)
{
  guint n;

  if (!canasta_json_reader_enter_list (reader, "deals", MOST_RANGES, &n))
    return;
  for (guint i = 0; i < n; i++)
    if (canasta_json_reader_enter_element (reader, i))
      {
        CanastaDealRange deals;

        canasta_json_reader_require (reader, "first", "last", NULL);
        deals.first = (guint64) canasta_json_reader_get_int (reader, "first", 0,
                                                             (gint64) CANASTA_MAX_DEAL, 0);
        deals.last = (guint64) canasta_json_reader_get_int (
          reader, "last", (gint64) deals.first, (gint64) CANASTA_MAX_DEAL, (gint64) deals.first);
        g_array_append_val (self->deals, deals);
        canasta_json_reader_leave (reader);
      }
  canasta_json_reader_leave (reader);
}

static void
read_sums (CanastaJsonReader *reader, CanastaFindings *self)
{
  if (!canasta_json_reader_enter_object (reader, "sums"))
    return;
  canasta_json_rows_read (canasta_tally_rows, reader, &self->tally);
  canasta_json_reader_leave (reader);
}

static double
read_seconds (CanastaJsonReader *reader)
{
  JsonNode *node = canasta_json_reader_get_node (reader, "seconds");
  GType type = node ? json_node_get_value_type (node) : G_TYPE_INVALID;

  return type == G_TYPE_DOUBLE || type == G_TYPE_INT64 ? MAX (json_node_get_double (node), 0) : 0;
}

/**
 * canasta_findings_read:
 * @text: what canasta_findings_print() printed as JSON
 * @length: its length
 * @name: the name of the file
 * @error: where to say what is wrong
 *
 * What can be worked out of the sums is not read.
 *
 * Returns: (transfer full) (nullable): the results
 */
CanastaFindings *
canasta_findings_read (const char *text, gsize length, const char *name, GError **error)
{
  g_autoptr (CanastaJsonReader) reader =
    canasta_json_reader_new (text, (gssize) length, name, error);
  g_autoptr (CanastaFindings) self = NULL;
  guint64 twice;

  if (!reader)
    return NULL;

  self = g_new0 (CanastaFindings, 1);
  self->deals = g_array_new (FALSE, FALSE, sizeof (CanastaDealRange));
  canasta_json_reader_require (reader, "table", "by", "players", "settings", "points", "deals",
                               "sums", NULL);
  read_played (reader, self);
  read_deals (reader, self);
  read_sums (reader, self);
  self->seconds = read_seconds (reader);
  if (!canasta_json_reader_has_failed (reader) && !join_ranges (self->deals, &twice))
    canasta_json_reader_refuse (reader, "deals",
                                g_error_new_literal (G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                                                     _("a deal is in it twice.")));
  return canasta_json_reader_finish (reader, error) ? g_steal_pointer (&self) : NULL;
}
