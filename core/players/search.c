/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "players/search.h"

#include <math.h>
#include <string.h>

#include "play/apply.h"
#include "play/score.h"
#include "players/belief.h"
#include "players/candidates.h"

/* What the worlds so far say of a candidate: all sums are whole numbers, so
 * that the order in which they are made does not matter. Differences are to the
 * policy's choice in the same world. */
typedef struct
{
  gint64 sum;
  gint64 squares;
  gint64 n;
} Tally;

typedef struct
{
  const CanastaObservation *observation;
  const CanastaSearchOptions *options;
  const CanastaWeights *weights;
  GCancellable *cancellable;
  guint64 seed;
  CanastaMemory memory;
  CanastaBelief belief;
  CanastaCandidates candidates;
  Tally tallies[CANASTA_MAX_CANDIDATES];
  guint alive[CANASTA_MAX_CANDIDATES];  /* the policy's choice first, always */
  guint n_alive;
  guint world;
  guint rollouts;
} Search;

static guint64
mix (guint64 seed, guint64 number)
{
  CanastaRandom random = { seed ^ number };

  return canasta_random_next (&random);
}

/* A number for each decision, the same whenever the same is known. */
static guint64
make_seed (const CanastaObservation *observation, guint64 seed)
{
  const CanastaBoard *board = &observation->board;

  seed = mix (seed, ((guint64) board->round << 32) | (board->phase << 16) | observation->seat);
  seed = mix (seed, ((guint64) board->stock_count << 32) | ((guint64) board->pile_count << 16)
                        | board->n_melds);
  for (guint i = 0; i < 4; i++)
    seed = mix (seed, observation->hand.words[i]);
  return seed;
}

/* What a seat has of a deal: its own points less the mean of its opponents'. */
static int
value_state (const CanastaState *state, const CanastaTable *table, guint seat)
{
  guint own = canasta_table_get_ledger (table, &state->board, seat);
  int others = 0, n_others = 0;
  CanastaScore score;

  canasta_state_score (state, table, &score);
  for (guint i = 0; i < score.n_rows; i++)
    if (i != own && (!score.by_seat || state->board.side[i] != state->board.side[own]))
      {
        others += score.rows[i].total;
        n_others++;
      }
  return score.rows[own].total - (n_others > 0 ? others / n_others : 0);
}

static int
play_candidate (Search *self, const CanastaState *world, const CanastaCandidate *candidate)
{
  const CanastaTable *table = self->observation->table;
  guint seat = self->observation->seat;
  CanastaCard top = canasta_board_get_top (&world->board);
  CanastaMemory memory = self->memory;
  CanastaState state;

  canasta_state_copy (&state, world);
  canasta_state_commit (&state, table, &candidate->action, &candidate->plan);
  canasta_memory_note_by (&memory, seat, top, &candidate->action, &state.board);
  if (candidate->discard != CANASTA_NO_CARD)
    {
      CanastaAction discard;

      canasta_action_init_card (&discard, CANASTA_ACTION_DISCARD, candidate->discard);
      canasta_state_commit (&state, table, &discard, NULL);
      canasta_memory_note_by (&memory, seat, top, &discard, &state.board);
    }
  canasta_policy_play_out (&state, table, &memory, self->weights);
  self->rollouts++;
  return value_state (&state, table, seat);
}

/* Plays all candidates that are left in one and the same world. */
static void
play_world (Search *self)
{
  CanastaRandom random = { mix (self->seed, self->world++) };
  CanastaState world;
  int base = 0;

  canasta_belief_sample (&self->belief, &random, &world);
  for (guint i = 0; i < self->n_alive; i++)
    {
      guint index = self->alive[i];
      int value = play_candidate (self, &world, &self->candidates.of[index]);
      gint64 difference;

      if (i == 0)
        base = value;
      difference = value - base;
      self->tallies[index].sum += difference;
      self->tallies[index].squares += difference * difference;
      self->tallies[index].n++;
    }
}

static double
get_mean (const Tally *tally)
{
  return tally->n > 0 ? (double) tally->sum / (double) tally->n : 0;
}

static double
get_error (const Tally *tally)
{
  double mean = get_mean (tally);
  double n = (double) tally->n;

  return n > 0 ? sqrt (MAX ((double) tally->squares / n - mean * mean, 0) / n) : 0;
}

static gboolean
is_over (const Search *self)
{
  return g_cancellable_is_cancelled (self->cancellable)
         || (self->options->deadline > 0
             && g_get_monotonic_time () >= self->options->deadline);
}

/* Sorts the candidates that are left by their mean, the policy's choice aside. */
static void
sort_alive (Search *self)
{
  for (guint i = 2; i < self->n_alive; i++)
    for (guint k = i; k > 1; k--)
      {
        guint upper = self->alive[k - 1], lower = self->alive[k];

        if (get_mean (&self->tallies[lower]) <= get_mean (&self->tallies[upper]))
          break;
        self->alive[k - 1] = lower;
        self->alive[k] = upper;
      }
}

/* Sequential halving: each round plays out as much as the others and leaves the
 * better half. */
static void
halve (Search *self)
{
  guint n_rounds = 0;

  for (guint n = 1; n < self->candidates.n; n *= 2)
    n_rounds++;
  for (guint round = 0; round < n_rounds && !is_over (self); round++)
    {
      guint n_worlds = MAX (self->options->rollouts / (n_rounds * self->n_alive), 1);

      for (guint i = 0; i < n_worlds && !is_over (self); i++)
        play_world (self);
      sort_alive (self);
      self->n_alive = MAX ((self->n_alive + 1) / 2, 2);
    }
}

/* The best of the others where it has earned it, or the policy's choice. */
static guint
choose (const Search *self)
{
  const Tally *tally;

  if (self->candidates.n < 2)
    return 0;
  tally = &self->tallies[self->alive[1]];
  return tally->n >= 2 && get_mean (tally) * 100 > self->options->margin * get_error (tally)
             ? self->alive[1]
             : 0;
}

static void
report_choice (const Search *self, guint index, CanastaSearchReport *report)
{
  const CanastaCandidate *candidate = &self->candidates.of[index];
  CanastaSearchChoice *choice = &report->choices[report->n_choices++];

  canasta_action_copy (&choice->action, &candidate->action);
  choice->discard = candidate->discard;
  choice->gain = (int) lrint (100 * get_mean (&self->tallies[index]));
  choice->gain_error = (int) lrint (100 * get_error (&self->tallies[index]));
}

static void
write_report (const Search *self, guint chosen, CanastaSearchReport *report)
{
  report->n_candidates = self->candidates.n;
  report->rollouts = self->rollouts;
  report->changed = chosen != 0;
  canasta_action_copy (&report->policy, &self->candidates.of[0].action);

  report->n_choices = 0;
  report_choice (self, chosen, report);
  report->gain = report->choices[0].gain;
  report->gain_error = report->choices[0].gain_error;
  /* Whoever left earlier stands further behind. */
  for (guint i = 0; i < self->candidates.n && report->n_choices < G_N_ELEMENTS (report->choices);
       i++)
    if (self->alive[i] != chosen)
      report_choice (self, self->alive[i], report);
}

static Search *
search_new (const CanastaObservation *observation, const CanastaSearchOptions *options,
            GCancellable *cancellable)
{
  Search *self = g_new (Search, 1);
  CanastaState any;
  CanastaRandom random;

  self->observation = observation;
  self->options = options;
  self->weights = canasta_policy_get_weights (observation->table);
  self->cancellable = cancellable;
  self->seed = make_seed (observation, options->seed);
  self->world = self->rollouts = 0;
  canasta_observation_get_memory (observation, &self->memory);
  canasta_belief_init (&self->belief, observation);
  memset (self->tallies, 0, sizeof self->tallies);

  random.state = self->seed;
  canasta_belief_sample (&self->belief, &random, &any);
  canasta_candidates_list (&self->candidates, &any, observation->table, &self->memory,
                           self->weights);
  self->n_alive = self->candidates.n;
  for (guint i = 0; i < self->n_alive; i++)
    self->alive[i] = i;
  return self;
}

/**
 * canasta_search: (skip)
 * @observation: what the seat to act knows
 * @options: how far to search
 * @cancellable: (nullable): stops the search
 * @action: (out caller-allocates): the choice
 * @report: (out caller-allocates) (optional): what came of it
 * @error: where to say that it was cancelled
 *
 * Chooses an action. Without a deadline the choice is the same whenever the
 * same is known.
 *
 * Returns: whether there is a choice
 */
gboolean
canasta_search (const CanastaObservation *observation, const CanastaSearchOptions *options,
                GCancellable *cancellable, CanastaAction *action, CanastaSearchReport *report,
                GError **error)
{
  g_autofree Search *self = search_new (observation, options, cancellable);
  guint chosen;

  halve (self);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;

  chosen = choose (self);
  canasta_action_copy (action, &self->candidates.of[chosen].action);
  if (report)
    write_report (self, chosen, report);
  return TRUE;
}
