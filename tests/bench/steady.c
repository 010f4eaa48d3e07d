/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How steady a search is in what it throws: rounds are played by the policy, and in
 * the middle of each the search is asked for a discard with several seeds, and once
 * with ten times the rollouts. Only positions count where that one finds its choice so
 * many points ahead of the next: elsewhere either will do.
 *
 *   steady --table classic:partnership/4 --positions 500 --rollouts 4000 --jobs 2 */
#include "config.h"

#include <locale.h>

#include "arena.h"

#define SEEDS 8
#define MORE 10

/* Discards before the one that is asked for, of all players together. */
#define FEWEST_DISCARDS 8
#define DISCARDS 16

typedef struct
{
  const CanastaTable *table;
  guint rollouts;
  int margin;
  int least_difference;         /* in hundredths of a point */
  guint64 first;
  gint n_positions;
  gint next;                    /* the next position, for all threads */
  gint n_clear;                 /* positions where one discard is clearly the best */
  gint n_agreed;                /* answers there that are the same */
  gint n_alike;                 /* answers anywhere that are the same */
  gint n_asked;
} Trial;

/* Plays a deal by the policy until a discard in its middle is to be chosen; FALSE where
 * it ends before. */
static gboolean
find_position (const Trial *self, guint64 deal, CanastaState *state, CanastaMemory *memory)
{
  guint left = FEWEST_DISCARDS + (guint) (deal % DISCARDS);

  arena_deal (state, self->table, deal);
  *memory = (CanastaMemory){ 0 };
  while (!state->board.ended)
    {
      guint seat = state->board.to_act;
      CanastaCard top = canasta_board_get_top (&state->board);
      CanastaAction action;
      CanastaPlan plan;

      canasta_policy_decide (self->table, &state->board, &state->hands[seat], memory,
                             canasta_policy_get_weights (self->table), &action, &plan);
      if (action.kind == CANASTA_ACTION_DISCARD && left-- == 0)
        return TRUE;
      canasta_state_commit (state, self->table, &action, &plan);
      canasta_memory_note_by (memory, self->table, seat, top, &action, &state->board);
    }
  return FALSE;
}

static void
ask (const Trial *self, const CanastaObservation *observation, guint rollouts, guint64 seed,
     CanastaAction *action, CanastaSearchReport *report)
{
  CanastaSearchOptions options = {
    .rollouts = rollouts, .margin = self->margin, .seed = seed,
  };

  canasta_search (observation, &options, NULL, action, report, NULL);
}

/* Whether the choice stands well ahead of every other that was weighed to the end. */
static gboolean
is_clear (const Trial *self, const CanastaSearchReport *report)
{
  for (guint i = 1; i < report->n_choices; i++)
    if (report->choices[0].gain - report->choices[i].gain < self->least_difference)
      return FALSE;
  return report->n_choices > 1;
}

/* Two discards of a rank are the same choice. */
static gboolean
is_same (const CanastaAction *one, const CanastaAction *other)
{
  return one->kind == other->kind
         && (one->kind != CANASTA_ACTION_DISCARD
             || canasta_card_get_rank (one->card) == canasta_card_get_rank (other->card));
}

static void
try_position (Trial *self, const CanastaState *state, const CanastaMemory *memory)
{
  CanastaObservation observation;
  CanastaSearchReport report;
  CanastaAction best, action;
  gboolean clear;
  int alike = 0;

  canasta_state_observe (state, self->table, memory, state->board.to_act, &observation);
  ask (self, &observation, MORE * self->rollouts, 1000, &best, &report);
  clear = is_clear (self, &report);
  for (guint64 seed = 1; seed <= SEEDS; seed++)
    {
      ask (self, &observation, self->rollouts, seed, &action, &report);
      alike += is_same (&best, &action);
    }
  g_atomic_int_add (&self->n_asked, SEEDS);
  g_atomic_int_add (&self->n_alike, alike);
  if (clear)
    {
      g_atomic_int_add (&self->n_clear, 1);
      g_atomic_int_add (&self->n_agreed, alike);
    }
}

static gpointer
try_positions (gpointer data)
{
  Trial *self = data;
  int i;

  while ((i = g_atomic_int_add (&self->next, 1)) < self->n_positions)
    {
      CanastaState state;
      CanastaMemory memory;

      if (find_position (self, self->first + (guint64) i, &state, &memory))
        try_position (self, &state, &memory);
    }
  return NULL;
}

static void
print_result (const Trial *self)
{
  g_print ("%.1f %% of %d answers are those of %d times the rollouts",
           100.0 * self->n_alike / MAX (self->n_asked, 1), self->n_asked, MORE);
  g_print ("; %.1f %% in the %d positions where it is %.0f points ahead of the next\n",
           100.0 * self->n_agreed / MAX (SEEDS * self->n_clear, 1), self->n_clear,
           self->least_difference / 100.0);
}

int
main (int argc, char **argv)
{
  g_autofree char *name = NULL;
  int positions = 500, rollouts = 4000, difference = 20, jobs = 1;
  int margin = CANASTA_SEARCH_MARGIN;
  const GOptionEntry entries[] = {
    { "table", 0, 0, G_OPTION_ARG_STRING, &name, "Table to play at", "HOUSE:TABLE" },
    { "positions", 0, 0, G_OPTION_ARG_INT, &positions, "Deals to look into", "N" },
    { "rollouts", 0, 0, G_OPTION_ARG_INT, &rollouts, "Rollouts of the search", "N" },
    { "margin", 0, 0, G_OPTION_ARG_INT, &margin, "How far a choice must be ahead", "HUNDREDTHS" },
    { "difference", 0, 0, G_OPTION_ARG_INT, &difference, "Points the best is ahead", "POINTS" },
    { "jobs", 0, 0, G_OPTION_ARG_INT, &jobs, "Positions at once", "N" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (CanastaTable) table = NULL;
  g_autoptr (GError) error = NULL;
  GThread *threads[64];
  Trial trial = { 0 };

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }
  table = arena_open_named_table (registry, name ? name : "classic:partnership/4");
  trial.table = table;
  trial.rollouts = (guint) MAX (rollouts, 1);
  trial.margin = margin;
  trial.least_difference = 100 * difference;
  trial.first = 3000000;
  trial.n_positions = positions;
  jobs = CLAMP (jobs, 1, (int) G_N_ELEMENTS (threads));
  for (int i = 0; i < jobs; i++)
    threads[i] = g_thread_new ("positions", try_positions, &trial);
  for (int i = 0; i < jobs; i++)
    g_thread_join (threads[i]);
  print_result (&trial);
  return 0;
}
