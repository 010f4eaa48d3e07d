/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where cards are, by what players did: fits the table of hand-odds.c. Deals are played,
 * by masters unless --rollouts is 0; what hands hold is counted, and what they are
 * believed to hold; the odds are moved until both agree.
 *
 *   locate --table classic:partnership/4 --deals 2000 --rollouts 300 --jobs 2 */
#include "config.h"

#include <locale.h>
#include <math.h>

#include "arena.h"

#define PASSES 8

/* So much of a difference is made good in a pass, and so many cases stand for no
 * difference. */
#define STEP 0.7
#define NO_DIFFERENCE 30.0

#define N_ODDS sizeof (CanastaHandOdds)

/* A position of a deal, and what everyone has seen. */
typedef struct
{
  CanastaState state;
  CanastaMemory memory;
} Moment;

/* One thread. */
typedef struct
{
  const CanastaTable *table;
  const CanastaHandOdds *odds;
  guint rollouts;
  guint64 first;
  guint64 end;
  guint64 step;
  GArray *moments;
  double held[N_ODDS];          /* hands with so many cards, by where they stand in the odds */
  double believed[N_ODDS];
} Job;

static gpointer
play_deals (gpointer data)
{
  Job *self = data;
  ArenaSearch search = { .options = { .rollouts = self->rollouts,
                                      .margin = CANASTA_SEARCH_MARGIN, .seed = 1 } };

  for (guint64 deal = self->first; deal < self->end; deal += self->step)
    {
      Moment now = { 0 };
      const CanastaBoard *board = &now.state.board;

      arena_deal (&now.state, self->table, deal);
      while (!board->ended)
        {
          guint seat = board->to_act;
          const CanastaCardSet *hand = &now.state.hands[seat];
          CanastaCard top = canasta_board_get_top (board);
          CanastaAction action;
          CanastaPlan plan;

          if (board->phase == CANASTA_PHASE_DRAW)
            g_array_append_val (self->moments, now);
          if (self->rollouts > 0)
            arena_decide_by_search (self->table, board, hand, &now.memory, &search, &action, &plan);
          else
            canasta_policy_decide (self->table, board, hand, &now.memory,
                                   canasta_policy_get_weights (self->table), &action, &plan);
          canasta_state_commit (&now.state, self->table, &action, &plan);
          canasta_memory_note_by (&now.memory, self->table, seat, top, &action, board);
        }
    }
  return NULL;
}

/* Counts what the hands of the others hold in a position. */
static void
count_hands (const Job *self, const CanastaObservation *seen, const CanastaState *state,
             double *counts)
{
  for (guint seat = 0; seat < self->table->players; seat++)
    {
      int held[16] = { 0 };
      CanastaCardSet hand = state->hands[seat];
      CanastaCard card;

      if (seat == seen->seat)
        continue;
      while ((card = canasta_card_set_next (&hand)) != CANASTA_NO_CARD)
        held[canasta_hand_kind (&self->table->roles, card)] +=
            canasta_card_set_count_card (&state->hands[seat], card);
      for (guint kind = 0; kind <= CANASTA_WILD_RANK; kind++)
        {
          CanastaOddsRow row = canasta_hand_odds_get_row (self->odds, seen, seat, kind);

          counts[row.odds + MIN (held[kind], row.last) - (const gint8 *) self->odds]++;
        }
    }
}

static gpointer
look (gpointer data)
{
  Job *self = data;
  CanastaRandom random = { self->first };
  g_autofree CanastaBelief *belief = g_new (CanastaBelief, 1);

  memset (self->held, 0, sizeof self->held);
  memset (self->believed, 0, sizeof self->believed);
  for (guint i = 0; i < self->moments->len; i++)
    {
      const Moment *moment = &g_array_index (self->moments, Moment, i);
      const CanastaState *state = &moment->state;
      CanastaObservation seen;
      CanastaState world;

      canasta_state_observe (state, self->table, &moment->memory, state->board.to_act, &seen);
      canasta_belief_init (belief, &seen, self->odds);
      canasta_belief_sample (belief, &random, &world);
      count_hands (self, &seen, state, self->held);
      count_hands (self, &seen, &world, self->believed);
    }
  return NULL;
}

static void
run (Job *jobs, guint n_jobs, GThreadFunc func)
{
  GThread *threads[64];

  for (guint i = 0; i < n_jobs; i++)
    threads[i] = g_thread_new ("locate", func, &jobs[i]);
  for (guint i = 0; i < n_jobs; i++)
    g_thread_join (threads[i]);
}

/* Moves the odds, and returns by how many hands of a hundred beliefs were wrong. */
static double
move_odds (CanastaHandOdds *odds, double *exact, const Job *jobs, guint n_jobs)
{
  double wrong = 0, all = 0;

  for (guint i = 0; i < N_ODDS; i++)
    {
      double held = 0, believed = 0;

      for (guint k = 0; k < n_jobs; k++)
        {
          held += jobs[k].held[i];
          believed += jobs[k].believed[i];
        }
      wrong += fabs (held - believed) / 2;
      all += held;
      exact[i] += STEP * 16 * log2 ((held + NO_DIFFERENCE) / (believed + NO_DIFFERENCE));
      exact[i] = CLAMP (exact[i], -127, 127);
      ((gint8 *) odds)[i] = (gint8) lrint (exact[i]);
    }
  return 100 * wrong / all;
}

static void
print_rows (const char *name, const gint8 *odds, guint n, guint length)
{
  g_print ("  .%s = {", name);
  for (guint i = 0; i < n; i++)
    {
      g_print (i % 4 == 0 ? "\n    " : " ");
      for (guint k = 0; k < length; k++)
        g_print ("%s%d%s", k == 0 ? "{ " : "", odds[i * length + k],
                 k + 1 < length ? ", " : " },");
    }
  g_print ("\n  },\n");
}

static void
print_odds (const CanastaHandOdds *odds)
{
  print_rows ("naturals", odds->naturals[0], G_N_ELEMENTS (odds->naturals), 4);
  print_rows ("wilds", odds->wilds[0], G_N_ELEMENTS (odds->wilds), 5);
  print_rows ("stops", odds->stops[0], G_N_ELEMENTS (odds->stops), 4);
}

int
main (int argc, char **argv)
{
  g_autofree char *name = NULL;
  int deals = 2000, rollouts = 300, n_jobs = 1;
  const GOptionEntry entries[] = {
    { "table", 0, 0, G_OPTION_ARG_STRING, &name, "Table to play at", "HOUSE:TABLE" },
    { "deals", 0, 0, G_OPTION_ARG_INT, &deals, "Deals to play", "N" },
    { "rollouts", 0, 0, G_OPTION_ARG_INT, &rollouts, "Rollouts of the players, 0 for the policy",
      "N" },
    { "jobs", 0, 0, G_OPTION_ARG_INT, &n_jobs, "Deals at once", "N" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (CanastaTable) table = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree Job *jobs = NULL;
  CanastaHandOdds odds = { 0 };
  double exact[N_ODDS] = { 0 };

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }
  table = arena_open_named_table (registry, name ? name : "classic:partnership/4");
  n_jobs = CLAMP (n_jobs, 1, 64);
  jobs = g_new0 (Job, n_jobs);
  for (int i = 0; i < n_jobs; i++)
    {
      jobs[i] = (Job){ .table = table, .odds = &odds, .rollouts = (guint) MAX (rollouts, 0),
                       .first = 7000000 + (guint64) i, .end = 7000000 + (guint64) deals,
                       .step = (guint64) n_jobs };
      jobs[i].moments = g_array_new (FALSE, FALSE, sizeof (Moment));
    }
  run (jobs, (guint) n_jobs, play_deals);
  for (guint pass = 0; pass < PASSES; pass++)
    {
      run (jobs, (guint) n_jobs, look);
      g_printerr ("pass %u: %.2f of a hundred beliefs are wrong\n", pass,
                  move_odds (&odds, exact, jobs, (guint) n_jobs));
    }
  print_odds (&odds);
  for (int i = 0; i < n_jobs; i++)
    g_array_unref (jobs[i].moments);
  return 0;
}
