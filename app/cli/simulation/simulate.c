/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli simulate: computer players play many rounds or matches, and the
 * sums come out. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <glib-unix.h>
#include <glib/gi18n-lib.h>
#include <signal.h>
#include <unistd.h>

#include "canasta.h"
#include "cli/command.h"
#include "cli/number-option.h"
#include "cli/tables.h"
#include "findings.h"
#include "self-play.h"

#define NAME "simulate"

#define MOST_GAMES 100000000
#define MOST_JOBS 256
#define MOST_SEEDS 1000000

/* How often it is told how far it is, in milliseconds. */
#define PROGRESS_TIME 500

/* A run on several threads. Which game is played by which does not matter. */
typedef struct
{
  CanastaSelfPlay play;
  guint next;                   /* atomic: the next game */
  guint is_over;                /* atomic: nothing is played any more */
  gboolean is_stopped;          /* somebody wanted no more */
  GMainContext *context;        /* of the thread that looks after it */
  GArray *missing;              /* of guint: games that were begun and not finished */
  CanastaTally tally;
  GError *error;
} Run;

/* What one thread does of it. */
typedef struct
{
  Run *run;
  GThread *thread;
  CanastaTally tally;
  guint unfinished;             /* the game that was not finished … */
  GError *error;                /* … and why, or NULL */
} Job;

static void
run_clear (Run *self)
{
  g_clear_pointer (&self->play.table, canasta_table_unref);
  g_clear_object (&self->play.cancellable);
  g_clear_pointer (&self->context, g_main_context_unref);
  g_clear_pointer (&self->missing, g_array_unref);
  g_clear_error (&self->error);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

/* What goes wrong in one game ends them all. */
static gpointer
work (gpointer data)
{
  Job *self = data;
  Run *run = self->run;

  while (!g_cancellable_is_cancelled (run->play.cancellable))
    {
      guint index = (guint) g_atomic_int_add (&run->next, 1);
      CanastaTally tally = { 0 };

      if (index >= run->play.count)
        break;
      if (canasta_self_play_game (&run->play, index, &tally, &self->error))
        {
          canasta_tally_add (&self->tally, &tally);
          continue;
        }
      self->unfinished = index;
      g_cancellable_cancel (run->play.cancellable);
      break;
    }
  return NULL;
}

static void
finish_job (Job *self)
{
  Run *run = self->run;

  if (self->thread)
    g_thread_join (self->thread);
  canasta_tally_add (&run->tally, &self->tally);
  if (!self->error)
    return;
  g_array_append_val (run->missing, self->unfinished);
  if (!run->error && !g_error_matches (self->error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    run->error = g_steal_pointer (&self->error);
  g_clear_error (&self->error);
}

/* How many games were begun. */
static guint
count_begun (Run *self)
{
  return MIN ((guint) g_atomic_int_get (&self->next), self->play.count);
}

/* Says on a terminal how far it is. */
static gboolean
progress_cb (gpointer data)
{
  Run *self = data;

  g_printerr ("\r%u / %u", count_begun (self), self->play.count);
  return G_SOURCE_CONTINUE;
}

/* Whoever does not want to wait for the end is shown what has come of it so far; who
 * asks twice wants nothing any more, and the system sees to that. */
static gboolean
stop_cb (gpointer data)
{
  Run *self = data;

  self->is_stopped = TRUE;
  g_cancellable_cancel (self->play.cancellable);
  return G_SOURCE_REMOVE;
}

static void
add_source (Run *self, GSource *source, GSourceFunc func)
{
  g_source_set_callback (source, func, self, NULL);
  g_source_attach (source, self->context);
  g_source_unref (source);
}

/* A signal that is ignored, as under nohup, stays so. */
static void
add_signal (Run *self, int number)
{
  struct sigaction now;

  if (sigaction (number, NULL, &now) == 0 && now.sa_handler != SIG_IGN)
    add_source (self, g_unix_signal_source_new (number), stop_cb);
}

static gpointer
look_after (gpointer data)
{
  Run *self = data;

  while (!g_atomic_int_get (&self->is_over))
    g_main_context_iteration (self->context, TRUE);
  return NULL;
}

static void
play_all (Run *self, guint n_jobs)
{
  g_autofree Job *jobs = g_new0 (Job, n_jobs);
  gboolean is_terminal = isatty (STDERR_FILENO);
  GThread *watcher;

  self->context = g_main_context_new ();
  self->missing = g_array_new (FALSE, FALSE, sizeof (guint));
  self->play.cancellable = g_cancellable_new ();
  add_signal (self, SIGINT);
  add_signal (self, SIGTERM);
  add_signal (self, SIGHUP);
  if (is_terminal)
    add_source (self, g_timeout_source_new (PROGRESS_TIME), progress_cb);
  watcher = g_thread_new ("watch", look_after, self);

  for (guint i = 0; i < n_jobs; i++)
    {
      jobs[i].run = self;
      if (i > 0)
        jobs[i].thread = g_thread_new ("simulate", work, &jobs[i]);
    }
  work (&jobs[0]);
  for (guint i = 0; i < n_jobs; i++)
    finish_job (&jobs[i]);

  g_atomic_int_set (&self->is_over, TRUE);
  g_main_context_wakeup (self->context);
  g_thread_join (watcher);
  if (is_terminal)
    g_printerr ("\r");
}

static int
compare_games (gconstpointer a, gconstpointer b)
{
  const guint *one = a, *other = b;

  return (*one > *other) - (*one < *other);
}

/* The deals that were played to their end: all that were begun but for those that are
 * missing. */
static GArray *
list_deals (Run *self)
{
  GArray *deals = g_array_new (FALSE, FALSE, sizeof (CanastaDealRange));
  guint end = count_begun (self);
  guint first = 0;

  g_array_sort (self->missing, compare_games);
  g_array_append_val (self->missing, end);
  for (guint i = 0; i < self->missing->len; i++)
    {
      guint next = g_array_index (self->missing, guint, i);
      CanastaDealRange range = { self->play.deal + first, self->play.deal + next - 1 };

      if (next > first)
        g_array_append_val (deals, range);
      first = next + 1;
    }
  return deals;
}

/* Says what is amiss with a run. Returns: the exit status. */
static int
tell_end (Run *self)
{
  const CanastaTally *tally = &self->tally;
  guint64 forfeits = 0;

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    forfeits += tally->forfeits[seat];
  if (self->error)
    {
      canasta_command_refuse (NAME, self->error);
    }
  else if (self->is_stopped)
    {
      guint64 games = tally->games / (self->play.duplicate ? 2 : 1);
      g_autofree char *done = canasta_number_format ((gint64) games);
      g_autofree char *wanted = canasta_number_format (self->play.count);

      canasta_command_refuse_with (NAME, _("It was stopped. Deals played: %s of %s."), done,
                                   wanted);
    }
  else if (tally->games == forfeits)
    {
      canasta_command_refuse_with (NAME, "%s",
                                   _("No game came to its end: in each of them a program failed."));
    }
  else
    {
      return CANASTA_EXIT_DONE;
    }
  return CANASTA_EXIT_FAILED;
}

/* The command line */

/* The options, as they are on the command line. */
typedef struct
{
  CanastaTableOptions table;
  char **players;
  char **rollouts;
  char **think_times;
  char *patience;
  char *totals;
  char *format;
  gint64 deal;
  gint64 seed;
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
  g_strfreev (self->rollouts);
  g_strfreev (self->think_times);
  g_free (self->patience);
  g_free (self->totals);
  g_free (self->format);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

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
read_totals (const Options *options, gboolean *mixed, GError **error)
{
  g_autofree char *shown = NULL;

  *mixed = g_strcmp0 (options->totals, "mixed") == 0;
  if (*mixed && options->matches)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _("--totals mixed is for single rounds: a match begins with nothing."));
      return FALSE;
    }
  if (*mixed || !options->totals || g_str_equal (options->totals, "none"))
    return TRUE;
  shown = canasta_plain_text_quote (options->totals, -1);
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               _("There are no totals “%s”: choose none or mixed."), shown);
  return FALSE;
}

static gboolean
prepare (Run *self, const Options *options, CanastaRegistry *registry, GError **error)
{
  CanastaPlayerKind standard;

  if (!canasta_number_option_check ("--rounds", options->count, 1, MOST_GAMES, error)
      || !canasta_number_option_check ("--jobs", options->jobs, 1, MOST_JOBS, error)
      || !canasta_number_option_check ("--deal", (double) options->deal, 0,
                                        (gint64) CANASTA_MAX_DEAL + 1 - options->count, error)
      || !canasta_number_option_check ("--seed", options->seed, 0, MOST_SEEDS, error)
      || !read_totals (options, &self->play.mixed_totals, error)
      || !canasta_player_kind_find ("random", &standard, error))
    return FALSE;

  self->play.table = canasta_tables_open (registry, &options->table, error);
  if (!self->play.table)
    return FALSE;

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    self->play.kinds[seat] = standard;
  self->play.matches = options->matches;
  self->play.duplicate = options->duplicate;
  self->play.deal = (guint64) options->deal;
  self->play.count = (guint) options->count;
  self->play.seed = (guint64) options->seed;
  return canasta_players_read ((const char *const *) options->players, self->play.table->players,
                               self->play.kinds, error)
         && canasta_players_read_patience (options->patience, self->play.table->players,
                                           self->play.kinds, error)
         && canasta_players_read_numbers ((const char *const *) options->rollouts,
                                          (const char *const *) options->think_times,
                                          self->play.table->players, self->play.kinds, error)
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
    { "rollouts", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options->rollouts,
      N_("How many deals a player plays out for a choice, in place of its own number"),
      N_("[SEAT=]NUMBER") },
    { "think", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options->think_times,
      N_("The most time for a choice, such as 200ms; without it the result does not depend on "
         "time"),
      N_("[SEAT=]TIME") },
    { "patience", 0, 0, G_OPTION_ARG_STRING, &options->patience,
      N_("How long a program may take for an answer, such as 500ms; 10s by default"),
      N_("TIME") },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &options->seed,
      N_("Where the players’ random numbers begin"), N_("NUMBER") },
    { "totals", 0, 0, G_OPTION_ARG_STRING, &options->totals,
      N_("The sides’ totals before each round: none, or mixed to cover all minimums to open"),
      N_("TOTALS") },
    { "matches", 0, 0, G_OPTION_ARG_NONE, &options->matches,
      N_("Play whole matches"), NULL },
    { "duplicate", 0, 0, G_OPTION_ARG_NONE, &options->duplicate,
      N_("Play each deal twice, the sides swapping their cards"), NULL },
    { "jobs", 'j', 0, G_OPTION_ARG_INT, &options->jobs,
      N_("How many threads work on it; the result is the same"), N_("NUMBER") },
    { "format", 0, 0, G_OPTION_ARG_STRING, &options->format,
      N_("How the results are shown: json or text"), N_("FORMAT") },
    { NULL },
  };
  g_autofree char *words = canasta_player_kind_list ();
  g_autofree char *habits = canasta_player_kind_explain_habits ();
  g_autofree char *players = g_strdup_printf (
    _("Players: %s, or exec:COMMAND for a program that is sent what it may know,\n"
      "one object a line, and answers each with {\"action\": \"…\"}.\n"
      "“canasta-cli merge” adds up the results of several ranges of deals."), words);
  g_autofree char *description = g_strdup_printf ("%s\n%s", players, habits);
  const CanastaCommandHelp help = {
    .name = NAME,
    .summary = _("Lets computer players play many rounds by themselves and prints what came "
                 "of it."),
    .description = description,
  };

  return canasta_command_parse (&help, entries, argc, argv, 0)
         && canasta_command_check_format (help.name, options->format, "json", "text", NULL);
}

int
canasta_simulate_main (int argc, char *argv[], const char *data_folder)
{
  g_auto (Options) options = { .table.players = CANASTA_NOT_GIVEN, .deal = 1, .count = 1000, .jobs = 1,
                               .seed = 1 };
  g_auto (Run) run = { 0 };
  g_autoptr (CanastaRegistry) registry = NULL;
  g_autoptr (CanastaFindings) results = NULL;
  g_autoptr (GArray) deals = NULL;
  g_autoptr (GError) error = NULL;
  gint64 start;

  if (!parse (&options, &argc, &argv))
    return CANASTA_EXIT_WRONG_INPUT;

  if (!canasta_tables_check_players (&options.table.players, &error))
    return canasta_command_refuse (NAME, error);
  registry = canasta_tables_open_registry (data_folder);
  if (!prepare (&run, &options, registry, &error))
    return canasta_command_refuse (NAME, error);

  start = g_get_monotonic_time ();
  play_all (&run, (guint) options.jobs);
  deals = list_deals (&run);
  results = canasta_findings_new (&run.play, deals, &run.tally,
                                 (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
  if (deals->len > 0)
    canasta_findings_print (results, options.format);
  return tell_end (&run);
}
