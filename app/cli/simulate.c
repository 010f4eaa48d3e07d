/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli simulate: computer players play many rounds or matches, and the
 * sums come out as JSON. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <unistd.h>

#include "canasta.h"
#include "command.h"
#include "self-play.h"
#include "tables.h"

#define MOST_GAMES 100000000
#define MOST_JOBS 256

/* A run on several threads. Which game is played by which does not matter. */
typedef struct
{
  CanastaSelfPlay play;
  guint next;                   /* atomic: the next game */
  guint stopped;                /* atomic: an error or the end */
  GMutex lock;                  /* of all that follows */
  CanastaTally tally;
  GError *error;
} Run;

static void
run_clear (Run *self)
{
  g_clear_pointer (&self->play.table, canasta_table_unref);
  g_clear_error (&self->error);
  g_mutex_clear (&self->lock);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

static gpointer
work (gpointer data)
{
  Run *self = data;
  CanastaTally tally = { 0 };
  GError *error = NULL;

  while (!g_atomic_int_get (&self->stopped))
    {
      guint index = (guint) g_atomic_int_add (&self->next, 1);

      if (index >= self->play.count
          || !canasta_self_play_game (&self->play, index, &tally, &error))
        break;
    }

  g_mutex_lock (&self->lock);
  canasta_tally_add (&self->tally, &tally);
  if (error != NULL && self->error == NULL)
    self->error = g_steal_pointer (&error);
  g_mutex_unlock (&self->lock);
  if (self->error != NULL)
    g_atomic_int_set (&self->stopped, TRUE);
  g_clear_error (&error);
  return NULL;
}

/* Says on a terminal how far it is. */
static gpointer
show_progress (gpointer data)
{
  Run *self = data;

  while (!g_atomic_int_get (&self->stopped))
    {
      guint done = MIN ((guint) g_atomic_int_get (&self->next), self->play.count);

      g_printerr ("\r%u / %u", done, self->play.count);
      for (guint i = 0; i < 5 && !g_atomic_int_get (&self->stopped); i++)
        g_usleep (G_USEC_PER_SEC / 10);
    }
  g_printerr ("\r");
  return NULL;
}

static void
play_all (Run *self, guint jobs)
{
  g_autofree GThread **threads = g_new0 (GThread *, jobs);
  GThread *progress = NULL;

  if (isatty (STDERR_FILENO))
    progress = g_thread_new ("progress", show_progress, self);
  for (guint i = 1; i < jobs; i++)
    threads[i] = g_thread_new ("simulate", work, self);
  work (self);
  for (guint i = 1; i < jobs; i++)
    g_thread_join (threads[i]);
  g_atomic_int_set (&self->stopped, TRUE);
  if (progress != NULL)
    g_thread_join (progress);
}

/* The summary */

static void
add_count (JsonBuilder *builder, const char *key, guint64 count)
{
  json_builder_set_member_name (builder, key);
  json_builder_add_int_value (builder, (gint64) count);
}

static void
add_mean (JsonBuilder *builder, const char *key, double sum, guint64 n)
{
  json_builder_set_member_name (builder, key);
  json_builder_add_double_value (builder, n > 0 ? sum / (double) n : 0);
}

/* The mean of numbers, and its standard error. */
static void
add_estimate (JsonBuilder *builder, double sum, double squares, guint64 n)
{
  double mean = n > 0 ? sum / (double) n : 0;
  double variance = n > 1 ? MAX (squares - mean * sum, 0) / (double) (n - 1) : 0;

  json_builder_set_member_name (builder, "mean");
  json_builder_add_double_value (builder, mean);
  json_builder_set_member_name (builder, "standard-error");
  json_builder_add_double_value (builder, n > 0 ? sqrt (variance / (double) n) : 0);
}

static void
add_players (JsonBuilder *builder, const CanastaSelfPlay *play)
{
  json_builder_set_member_name (builder, "players");
  json_builder_begin_array (builder);
  for (guint seat = 0; seat < play->table->players; seat++)
    json_builder_add_string_value (builder, play->kinds[seat].word);
  json_builder_end_array (builder);
}

/* The games that programs lost by failing, by the seat they were given. */
static void
add_forfeits (JsonBuilder *builder, const Run *self)
{
  guint64 n = 0;

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    n += self->tally.forfeits[seat];
  if (n == 0)
    return;

  json_builder_set_member_name (builder, "forfeits");
  json_builder_begin_array (builder);
  for (guint seat = 0; seat < self->play.table->players; seat++)
    json_builder_add_int_value (builder, (gint64) self->tally.forfeits[seat]);
  json_builder_end_array (builder);
}

static void
add_points (JsonBuilder *builder, const Run *self)
{
  const CanastaTable *table = self->play.table;
  guint n = table->by_seat ? table->players : table->n_sides;

  canasta_command_add_text (builder, "by", table->by_seat ? "seat" : "side");
  json_builder_set_member_name (builder, "points");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n; i++)
    {
      json_builder_begin_object (builder);
      add_count (builder, "id", i);
      add_estimate (builder, (double) self->tally.points[i], (double) self->tally.squares[i],
                    self->tally.rounds);
      if (self->play.matches)
        add_count (builder, "matches-won", self->tally.wins[i]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* How far the players of side 0 are ahead of the others in a game, both having
 * played both hands. */
static void
add_duplicate (JsonBuilder *builder, const CanastaTally *tally)
{
  if (tally->pairs == 0)
    return;

  json_builder_set_member_name (builder, "duplicate");
  json_builder_begin_object (builder);
  add_count (builder, "pairs", tally->pairs);
  add_count (builder, "won", tally->pairs_won);
  add_count (builder, "even", tally->pairs_even);
  add_estimate (builder, (double) tally->difference / 2, (double) tally->difference_squares / 4,
                tally->pairs);
  json_builder_end_object (builder);
}

static void
add_ends (JsonBuilder *builder, const CanastaTally *tally)
{
  json_builder_set_member_name (builder, "ended");
  json_builder_begin_object (builder);
  add_count (builder, "out", tally->ends[CANASTA_END_OUT]);
  add_count (builder, "concealed", tally->ends[CANASTA_END_CONCEALED]);
  add_count (builder, "stock", tally->ends[CANASTA_END_STOCK]);
  json_builder_end_object (builder);
}

static JsonNode *
summarise (const Run *self, double seconds)
{
  const CanastaTally *tally = &self->tally;
  g_autofree char *name = canasta_table_dup_name (self->play.table);
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  canasta_command_add_text (builder, "table", name);
  canasta_command_add_text (builder, "house", canasta_table_get_house (self->play.table));
  add_count (builder, "deal", self->play.deal);
  add_players (builder, &self->play);
  if (self->play.matches)
    add_count (builder, "matches", tally->games);
  add_count (builder, "rounds", tally->rounds);
  add_points (builder, self);
  add_forfeits (builder, self);
  add_duplicate (builder, tally);
  add_ends (builder, tally);
  add_mean (builder, "turns-per-round", (double) tally->turns, tally->rounds);
  add_mean (builder, "actions-per-round", (double) tally->actions, tally->rounds);
  add_mean (builder, "takes-per-round", (double) tally->takes, tally->rounds);
  add_mean (builder, "natural-canastas-per-round", (double) tally->natural_canastas, tally->rounds);
  add_mean (builder, "mixed-canastas-per-round", (double) tally->mixed_canastas, tally->rounds);
  add_mean (builder, "special-canastas-per-round", (double) tally->special_canastas,
            tally->rounds);
  json_builder_set_member_name (builder, "seconds");
  json_builder_add_double_value (builder, seconds);
  json_builder_set_member_name (builder, "rounds-per-second");
  json_builder_add_double_value (builder, seconds > 0 ? (double) tally->rounds / seconds : 0);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

/* The command line */

/* The options, as they are on the command line. */
typedef struct
{
  CanastaTableOptions table;
  char **players;
  gint64 deal;
  int count;
  int jobs;
  gboolean matches;
  gboolean duplicate;
} Options;

static void
options_clear (Options *self)
{
  canasta_table_options_clear (&self->table);
  g_strfreev (self->players);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static gboolean
check_number (const char *option, gint64 number, gint64 least, gint64 most, GError **error)
{
  g_autofree char *from = g_strdup_printf ("%" G_GINT64_FORMAT, least);
  g_autofree char *to = g_strdup_printf ("%" G_GINT64_FORMAT, most);

  if (number >= least && number <= most)
    return TRUE;
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               _("%s needs a number from %s to %s."), option, from, to);
  return FALSE;
}

/* Two sides, and their players in turn: then a seat further is the other side. */
static gboolean
check_duplicate (const CanastaTable *table, GError **error)
{
  const CanastaSeating *seating = canasta_table_get_seats (table, 1);
  gboolean even = !table->by_seat && table->n_sides == 2 && table->players % 2 == 0;

  for (guint seat = 1; even && seat < table->players; seat++)
    even = seating->side[seat] != seating->side[seat - 1];
  if (even)
    return TRUE;
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               _("--duplicate needs a table of two sides of the same size."));
  return FALSE;
}

static gboolean
prepare (Run *self, const Options *options, CanastaRegistry *registry, GError **error)
{
  CanastaPlayerKind standard;

  if (!check_number ("--rounds", options->count, 1, MOST_GAMES, error)
      || !check_number ("--jobs", options->jobs, 1, MOST_JOBS, error)
      || !check_number ("--deal", options->deal, 0, (gint64) CANASTA_MAX_DEAL, error)
      || !canasta_player_kind_find ("random", &standard, error))
    return FALSE;

  self->play.table = canasta_tables_open (registry, &options->table, error);
  if (self->play.table == NULL)
    return FALSE;

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    self->play.kinds[seat] = standard;
  self->play.matches = options->matches;
  self->play.duplicate = options->duplicate;
  self->play.deal = (guint64) options->deal;
  self->play.count = (guint) options->count;
  return canasta_players_read ((const char *const *) options->players, self->play.table->players,
                               self->play.kinds, error)
         && (!options->duplicate || check_duplicate (self->play.table, error));
}

static gboolean
parse (Options *options, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    CANASTA_TABLE_OPTION_ENTRIES (options->table),
    { "rounds", 'n', 0, G_OPTION_ARG_INT, &options->count,
      N_("How many rounds, or matches, are played"), N_("NUMBER") },
    { "deal", 0, 0, G_OPTION_ARG_INT64, &options->deal,
      N_("The deal number of the first round, or the number of the first match"), N_("NUMBER") },
    { "player", 'p', 0, G_OPTION_ARG_STRING_ARRAY, &options->players,
      N_("Who plays at a seat, or at all seats"), N_("[SEAT=]PLAYER") },
    { "matches", 0, 0, G_OPTION_ARG_NONE, &options->matches,
      N_("Play whole matches"), NULL },
    { "duplicate", 0, 0, G_OPTION_ARG_NONE, &options->duplicate,
      N_("Play each deal twice, the sides changing their cards"), NULL },
    { "jobs", 'j', 0, G_OPTION_ARG_INT, &options->jobs,
      N_("How many threads work at it; the result is the same"), N_("NUMBER") },
    { NULL },
  };
  g_autofree char *words = canasta_player_kind_list ();
  g_autofree char *description = g_strdup_printf (
    _("Players: %s, or exec:COMMAND for a program that is sent what it may know,\n"
      "one object a line, and answers each with {\"action\": \"…\"}."), words);
  const CanastaCommandHelp help = {
    .name = "simulate",
    .summary = _("Computer players play many rounds by themselves; prints a summary as JSON."),
    .description = description,
  };

  return canasta_command_parse (&help, entries, argc, argv, 0);
}

int
canasta_simulate_main (int argc, char *argv[], const char *data_folder)
{
  g_auto (Options) options = { .deal = 1, .count = 1000, .jobs = 1 };
  g_auto (Run) run = { 0 };
  g_autoptr (CanastaRegistry) registry = NULL;
  g_autoptr (JsonNode) summary = NULL;
  g_autoptr (GError) error = NULL;
  gint64 start;

  g_mutex_init (&run.lock);
  if (!parse (&options, &argc, &argv))
    return CANASTA_EXIT_WRONG_INPUT;

  registry = canasta_tables_open_registry (data_folder);
  if (!prepare (&run, &options, registry, &error))
    return canasta_command_refuse ("simulate", error);

  start = g_get_monotonic_time ();
  play_all (&run, (guint) options.jobs);
  if (run.error != NULL)
    {
      canasta_command_refuse ("simulate", run.error);
      return CANASTA_EXIT_FAILED;
    }
  summary = summarise (&run, (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
  canasta_command_print_json (summary);
  return CANASTA_EXIT_DONE;
}
