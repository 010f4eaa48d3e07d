/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "match/statistics.h"

#include <json-glib/json-glib.h>

#include "files/json-reader.h"
#include "files/safe-file.h"

#define STATISTICS_FORMAT 1
#define MOST_RESULTS 1000
#define MOST_POINTS (G_GINT64_CONSTANT (1) << 50)

/* The numbers of results and their keys: one row a number. */
static const struct
{
  const char *key;
  gsize offset;
} numbers[] = {
  { "played", G_STRUCT_OFFSET (CanastaResults, played) },
  { "won", G_STRUCT_OFFSET (CanastaResults, won) },
  { "with-hints", G_STRUCT_OFFSET (CanastaResults, with_hints) },
  { "streak", G_STRUCT_OFFSET (CanastaResults, streak) },
  { "best-streak", G_STRUCT_OFFSET (CanastaResults, best_streak) },
  { "points", G_STRUCT_OFFSET (CanastaResults, points) },
  { "best-match", G_STRUCT_OFFSET (CanastaResults, best_match) },
  { "rounds", G_STRUCT_OFFSET (CanastaResults, rounds) },
  { "best-round", G_STRUCT_OFFSET (CanastaResults, best_round) },
  { "out", G_STRUCT_OFFSET (CanastaResults, out) },
  { "concealed", G_STRUCT_OFFSET (CanastaResults, concealed) },
  { "natural-canastas", G_STRUCT_OFFSET (CanastaResults, natural_canastas) },
  { "mixed-canastas", G_STRUCT_OFFSET (CanastaResults, mixed_canastas) },
  { "special-canastas", G_STRUCT_OFFSET (CanastaResults, special_canastas) },
  { "piles", G_STRUCT_OFFSET (CanastaResults, piles) },
  { "biggest-pile", G_STRUCT_OFFSET (CanastaResults, biggest_pile) },
  { "openings", G_STRUCT_OFFSET (CanastaResults, openings) },
};

#define NUMBER(results, i) (G_STRUCT_MEMBER (gint64, (results), numbers[i].offset))

/**
 * CanastaStatistics:
 *
 * What a person has achieved, kept in a file that is written after every match.
 */
struct _CanastaStatistics
{
  GObject parent_instance;

  char *path;
  GPtrArray *all;               /* of CanastaResults */
};

G_DEFINE_FINAL_TYPE (CanastaStatistics, canasta_statistics, G_TYPE_OBJECT)

static void
free_results (CanastaResults *results)
{
  g_free (results->variant);
  g_free (results->level);
  g_free (results);
}

static void
canasta_statistics_finalize (GObject *object)
{
  CanastaStatistics *self = CANASTA_STATISTICS (object);

  g_free (self->path);
  g_ptr_array_unref (self->all);
  G_OBJECT_CLASS (canasta_statistics_parent_class)->finalize (object);
}

static void
canasta_statistics_class_init (CanastaStatisticsClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_statistics_finalize;
}

static void
canasta_statistics_init (CanastaStatistics *self)
{
  self->all = g_ptr_array_new_with_free_func ((GDestroyNotify) free_results);
}

/**
 * canasta_statistics_new:
 * @path: (type filename): where they are kept
 *
 * Returns: (transfer full): statistics without any match yet;
 *   [method@Statistics.load] reads what is kept
 */
CanastaStatistics *
canasta_statistics_new (const char *path)
{
  CanastaStatistics *self = g_object_new (CANASTA_TYPE_STATISTICS, NULL);

  self->path = g_strdup (path);
  return self;
}

static CanastaResults *
find_or_add (CanastaStatistics *self, const char *variant, const char *level)
{
  CanastaResults *results = (CanastaResults *) canasta_statistics_find (self, variant, level);

  if (!results)
    {
      results = g_new0 (CanastaResults, 1);
      results->variant = g_strdup (variant);
      results->level = g_strdup (level);
      g_ptr_array_add (self->all, results);
    }
  return results;
}

static void
read_results (CanastaStatistics *self, CanastaJsonReader *reader)
{
  CanastaResults *results;

  canasta_json_reader_require (reader, "variant", "level", NULL);
  results = find_or_add (self, canasta_json_reader_get_string (reader, "variant", ""),
                       canasta_json_reader_get_string (reader, "level", ""));
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    NUMBER (results, i) = canasta_json_reader_get_int (reader, numbers[i].key, -MOST_POINTS,
                                                     MOST_POINTS, 0);
}

static gboolean
read_text (CanastaStatistics *self, const char *text, gsize length, GError **error)
{
  g_autofree char *name = g_path_get_basename (self->path);
  g_autoptr (CanastaJsonReader) reader =
      canasta_json_reader_new (text, (gssize) length, name, error);
  guint count;

  if (!reader)
    return FALSE;

  canasta_json_reader_require (reader, "format", "results", NULL);
  canasta_json_reader_get_int (reader, "format", 1, STATISTICS_FORMAT, 1);
  if (canasta_json_reader_enter_list (reader, "results", MOST_RESULTS, &count))
    {
      for (guint i = 0; i < count && canasta_json_reader_enter_element (reader, i); i++)
        {
          read_results (self, reader);
          canasta_json_reader_leave (reader);
        }
      canasta_json_reader_leave (reader);
    }
  return canasta_json_reader_finish (reader, error);
}

/**
 * canasta_statistics_load:
 * @self: statistics
 * @error: what is wrong with the file, in a sentence
 *
 * Reads what is kept. A file that cannot be right is set aside, never deleted.
 *
 * Returns: whether the statistics are as they were kept; true without a file
 */
gboolean
canasta_statistics_load (CanastaStatistics *self, GError **error)
{
  g_autoptr (GError) cause = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_ptr_array_set_size (self->all, 0);
  if (!canasta_safe_file_read (self->path, CANASTA_JSON_MAX_SIZE, &text, &length, &cause))
    {
      if (g_error_matches (cause, G_FILE_ERROR, G_FILE_ERROR_NOENT))
        return TRUE;
      g_propagate_error (error, g_steal_pointer (&cause));
      return FALSE;
    }
  if (read_text (self, text, length, error))
    return TRUE;

  g_ptr_array_set_size (self->all, 0);
  g_free (canasta_safe_file_set_aside (self->path, "bad", NULL));
  return FALSE;
}

static gboolean
save (CanastaStatistics *self, GError **error)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "format");
  json_builder_add_int_value (builder, STATISTICS_FORMAT);
  json_builder_set_member_name (builder, "results");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->all->len; i++)
    {
      CanastaResults *results = g_ptr_array_index (self->all, i);

      json_builder_begin_object (builder);
      json_builder_set_member_name (builder, "variant");
      json_builder_add_string_value (builder, results->variant);
      json_builder_set_member_name (builder, "level");
      json_builder_add_string_value (builder, results->level);
      for (guint k = 0; k < G_N_ELEMENTS (numbers); k++)
        {
          json_builder_set_member_name (builder, numbers[k].key);
          json_builder_add_int_value (builder, NUMBER (results, k));
        }
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  root = json_builder_get_root (builder);
  text = canasta_json_write (root, TRUE);
  return canasta_safe_file_write (self->path, text, -1, TRUE, error);
}

static void
note_rounds (CanastaResults *results, CanastaMatch *match, guint ledger)
{
  guint n = canasta_match_get_n_scores (match);

  for (guint i = 0; i < n; i++)
    {
      const CanastaScore *score = canasta_match_get_score (match, i);
      const CanastaScoreRow *row = &score->rows[ledger];

      results->best_round = results->rounds > 0 ? MAX (results->best_round, row->total)
                                                : row->total;
      results->rounds++;
      results->natural_canastas += row->n_natural_canastas;
      results->mixed_canastas += row->n_mixed_canastas;
      results->special_canastas += row->n_special_canastas;
    }
}

static void
note_events (CanastaResults *results, const CanastaRecord *record, guint seat)
{
  for (guint i = 0; i < canasta_record_get_count (record); i++)
    {
      const CanastaEvent *event = canasta_record_get (record, i);

      if (event->seat != seat)
        continue;
      results->piles += event->taken > 0;
      results->biggest_pile = MAX (results->biggest_pile, event->taken);
      results->openings += event->opened;
      results->out += event->ended == CANASTA_END_OUT || event->ended == CANASTA_END_CONCEALED;
      results->concealed += event->ended == CANASTA_END_CONCEALED;
    }
}

static void
note_result (CanastaResults *results, CanastaMatch *match, guint ledger)
{
  int total = canasta_match_get_total (match, ledger);

  results->best_match = results->played > 0 ? MAX (results->best_match, total) : total;
  results->points += total;
  results->played++;
  if (canasta_match_get_winners (match) & (1u << ledger))
    {
      results->won++;
      results->streak++;
      results->best_streak = MAX (results->best_streak, results->streak);
    }
  else
    {
      results->streak = 0;
    }
}

/**
 * canasta_statistics_note_match:
 * @self: statistics
 * @match: a match that has ended, or was given up and is lost
 * @seat: the seat of the person
 * @level: the level of the others
 * @with_hints: whether a hint was asked for
 * @error: why they could not be saved
 *
 * Counts a match and saves the statistics. Of a round that was given up only
 * what the person did is counted.
 *
 * Returns: whether they are saved; the match is counted in any case
 */
gboolean
canasta_statistics_note_match (CanastaStatistics  *self,
                               CanastaMatch       *match,
                               guint               seat,
                               const char         *level,
                               gboolean            with_hints,
                               GError            **error)
{
  CanastaTable *table = canasta_match_get_table (match);
  CanastaResults *results;
  guint ledger;

  g_return_val_if_fail (seat < table->players, FALSE);

  ledger = canasta_table_get_ledger (table, &canasta_match_get_state (match)->board, seat);
  results = find_or_add (self, canasta_table_get_variant (table), level);
  note_rounds (results, match, ledger);
  note_events (results, canasta_match_get_record (match), seat);
  note_result (results, match, ledger);
  results->with_hints += with_hints;
  return save (self, error);
}

guint
canasta_statistics_get_count (CanastaStatistics *self)
{
  return self->all->len;
}

/**
 * canasta_statistics_get:
 * @self: statistics
 * @index: which, from 0
 *
 * Returns: (transfer none): some results; valid until the statistics are reset or
 *   loaded
 */
const CanastaResults *
canasta_statistics_get (CanastaStatistics *self, guint index)
{
  g_return_val_if_fail (index < self->all->len, NULL);

  return g_ptr_array_index (self->all, index);
}

/**
 * canasta_statistics_find:
 * @self: statistics
 * @variant: the id of a variant
 * @level: a level
 *
 * Returns: (transfer none) (nullable): their results, %NULL where nothing was
 *   played
 */
const CanastaResults *
canasta_statistics_find (CanastaStatistics *self, const char *variant, const char *level)
{
  for (guint i = 0; i < self->all->len; i++)
    {
      const CanastaResults *results = g_ptr_array_index (self->all, i);

      if (g_str_equal (results->variant, variant) && g_str_equal (results->level, level))
        return results;
    }
  return NULL;
}

/**
 * canasta_statistics_reset:
 * @self: statistics
 * @error: why that could not be saved
 *
 * Forgets every match; the file as it was stays beside the new one.
 *
 * Returns: whether that is saved
 */
gboolean
canasta_statistics_reset (CanastaStatistics *self, GError **error)
{
  g_ptr_array_set_size (self->all, 0);
  return save (self, error);
}

static void
append_field (GString *text, const char *field)
{
  g_auto (GStrv) parts = g_strsplit (field, "\"", -1);
  g_autofree char *quoted = g_strjoinv ("\"\"", parts);

  g_string_append_printf (text, "\"%s\"", quoted);
}

/**
 * canasta_statistics_write_csv:
 * @self: statistics
 *
 * Returns: (transfer full): a table for other programs, separated by commas,
 *   the names of the columns first
 */
char *
canasta_statistics_write_csv (CanastaStatistics *self)
{
  GString *text = g_string_new ("variant,level");

  for (guint k = 0; k < G_N_ELEMENTS (numbers); k++)
    g_string_append_printf (text, ",%s", numbers[k].key);
  g_string_append (text, "\r\n");

  for (guint i = 0; i < self->all->len; i++)
    {
      CanastaResults *results = g_ptr_array_index (self->all, i);

      append_field (text, results->variant);
      g_string_append_c (text, ',');
      append_field (text, results->level);
      for (guint k = 0; k < G_N_ELEMENTS (numbers); k++)
        g_string_append_printf (text, ",%" G_GINT64_FORMAT, NUMBER (results, k));
      g_string_append (text, "\r\n");
    }
  return g_string_free (text, FALSE);
}
