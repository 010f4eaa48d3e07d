/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "players/search.h"

#include <string.h>

#include "play/apply.h"
#include "play/outlook.h"
#include "players/belief.h"
#include "players/candidates.h"
#include "players/tally.h"
#include "players/worth.h"

/* A candidate is given up when it is so far behind the policy's choice, and the
 * search ends when the last one is so far ahead; in hundredths of the standard
 * error. */
#define HOPELESS 200
#define SETTLED 400

/* Fewer worlds for each candidate are not worth weighing so many. */
#define LEAST_WORLDS 12

/* In so many parts is a round played, to give up the hopeless in between. */
#define N_PARTS 4

/* Threads are not worth their start for fewer worlds each. */
#define LEAST_SHARE 8

typedef struct
{
  const CanastaObservation *observation;
  const CanastaSearchOptions *options;
  const CanastaWeights *weights;
  guint judged;                 /* the seat whose points count */
  GCancellable *cancellable;
  guint64 seed;
  CanastaMemory memory;
  CanastaBelief belief;
  CanastaCandidates candidates;
  CanastaTally tallies[CANASTA_MAX_CANDIDATES]; /* to the policy's choice */
  guint alive[CANASTA_MAX_CANDIDATES];  /* those that are left, the policy's choice first, */
  guint n_alive;                        /* then those that were given up, the last one first */
  guint n_worlds;
  guint rollouts;
  guint n_threads;
} Search;

/* What one thread plays: every so many worlds one, all the same for all. */
typedef struct
{
  const Search *search;
  guint first;
  guint end;
  guint step;
  guint rollouts;
  CanastaTally tallies[CANASTA_MAX_CANDIDATES];
} Share;

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

/* What a seat has of the deal when its partner goes out. Who asks has a way out,
 * but in a world where any cards were believed to be in that hand there is
 * seldom one, and without one nothing is legal: the cards are just laid, and
 * the canastas that are missing completed. */
static int
value_going_out (CanastaState *state, const CanastaTable *table, guint seat)
{
  CanastaBoard *board = &state->board;
  guint asker = board->turn_seat;
  int missing = canasta_outlook_count_missing (table, board, board->side[asker]);
  int laid = MAX (missing, 0) * table->rules.mixed_canasta;

  /* Who asks before the draw takes the pile. */
  if (board->source == CANASTA_SOURCE_NONE)
    for (int i = canasta_count_taken (table, board); i > 0; i--)
      canasta_card_set_add_card (&state->hands[asker], board->pile[board->pile_count - i]);
  laid += canasta_table_value_cards (table, &state->hands[asker]);
  canasta_state_suppose_out (state, asker);
  return canasta_worth_count (state, table, seat) + laid;
}

static int
play_candidate (const Search *self, const CanastaState *world, const CanastaCandidate *candidate)
{
  const CanastaTable *table = self->observation->table;
  guint seat = self->observation->seat;
  guint judged = self->judged;
  CanastaCard top = canasta_board_get_top (&world->board);
  CanastaMemory memory = self->memory;
  CanastaState state;

  canasta_state_copy (&state, world);
  canasta_state_commit (&state, table, &candidate->action, &candidate->plan);
  canasta_memory_note_by (&memory, table, seat, top, &candidate->action, &state.board);
  if (candidate->action.kind == CANASTA_ACTION_YES)
    return value_going_out (&state, table, judged);
  if (candidate->discard != CANASTA_NO_CARD)
    {
      CanastaAction discard;

      canasta_action_init_card (&discard, CANASTA_ACTION_DISCARD, candidate->discard);
      canasta_state_commit (&state, table, &discard, NULL);
      canasta_memory_note_by (&memory, table, seat, top, &discard, &state.board);
    }
  canasta_policy_play_out (&state, table, &memory, self->weights);
  return canasta_worth_count (&state, table, judged);
}

static gboolean
is_over (const Search *self)
{
  return g_cancellable_is_cancelled (self->cancellable)
         || (self->options->deadline > 0
             && g_get_monotonic_time () >= self->options->deadline);
}

/* Plays all candidates that are left in one and the same world. Returns whether
 * it came to its end. */
static gboolean
play_world (Share *self, guint number)
{
  const Search *search = self->search;
  CanastaRandom random = { mix (search->seed, number) };
  int values[CANASTA_MAX_CANDIDATES];
  CanastaState world;

  canasta_belief_sample (&search->belief, &random, &world);
  for (guint i = 0; i < search->n_alive; i++)
    {
      if (is_over (search))
        return FALSE;
      values[i] = play_candidate (search, &world, &search->candidates.of[search->alive[i]]);
    }
  for (guint i = 0; i < search->n_alive; i++)
    canasta_tally_add (&self->tallies[search->alive[i]], values[i] - values[0]);
  self->rollouts += search->n_alive;
  return TRUE;
}

static gpointer
play_share (gpointer data)
{
  Share *self = data;

  for (guint number = self->first; number < self->end; number += self->step)
    if (!play_world (self, number))
      break;
  return NULL;
}

/* Plays the next worlds, on as many threads as there are. Which thread plays a
 * world makes no difference: the sums are the same. */
static void
play_worlds (Search *self, guint n)
{
  guint n_threads = CLAMP (n / LEAST_SHARE, 1, self->n_threads);
  Share shares[CANASTA_SEARCH_MOST_THREADS];
  GThread *threads[CANASTA_SEARCH_MOST_THREADS] = { NULL };

  for (guint i = 0; i < n_threads; i++)
    {
      shares[i] = (Share){ .search = self, .first = self->n_worlds + i,
                           .end = self->n_worlds + n, .step = n_threads };
      if (i > 0)
        threads[i] = g_thread_try_new ("search", play_share, &shares[i], NULL);
    }
  for (guint i = 0; i < n_threads; i++)
    if (!threads[i])
      play_share (&shares[i]);
  for (guint i = 0; i < n_threads; i++)
    {
      if (threads[i])
        g_thread_join (threads[i]);
      for (guint k = 0; k < self->n_alive; k++)
        canasta_tally_merge (&self->tallies[self->alive[k]], &shares[i].tallies[self->alive[k]]);
      self->rollouts += shares[i].rollouts;
    }
  self->n_worlds += n;
}

/* Sorts the candidates that are left, the policy's choice aside. They were all
 * played in the same worlds, so their sums tell. */
static void
sort_alive (Search *self)
{
  for (guint i = 2; i < self->n_alive; i++)
    for (guint k = i; k > 1; k--)
      {
        guint upper = self->alive[k - 1], lower = self->alive[k];

        if (self->tallies[lower].sum <= self->tallies[upper].sum)
          break;
        self->alive[k - 1] = lower;
        self->alive[k] = upper;
      }
}

/* Gives up who is too far behind; they are sorted. */
static void
drop_hopeless (Search *self)
{
  while (self->n_alive > 1
         && canasta_tally_is_behind (&self->tallies[self->alive[self->n_alive - 1]], HOPELESS))
    self->n_alive--;
}

static gboolean
is_settled (const Search *self)
{
  return self->n_alive < 2
         || (self->n_alive == 2
             && canasta_tally_is_ahead (&self->tallies[self->alive[1]], SETTLED));
}

/* Plays so many worlds, as long as there is something to find out. */
static void
play_round (Search *self, guint n_worlds)
{
  guint end = self->n_worlds + n_worlds;
  guint part = MAX (n_worlds / N_PARTS, 1);

  while (self->n_worlds < end && !is_over (self))
    {
      play_worlds (self, MIN (part, end - self->n_worlds));
      sort_alive (self);
      drop_hopeless (self);
      if (is_settled (self))
        break;
    }
}

/* Sequential halving: each round plays out as much as the others and leaves the
 * better half. */
static void
halve (Search *self)
{
  guint n_rounds = 0;

  for (guint n = 1; n < self->n_alive; n *= 2)
    n_rounds++;
  for (; n_rounds > 0 && !is_settled (self) && !is_over (self); n_rounds--)
    {
      guint left = self->options->rollouts - MIN (self->rollouts, self->options->rollouts);

      play_round (self, CLAMP (left / (n_rounds * self->n_alive), 1,
                               CANASTA_TALLY_MOST - self->n_worlds));
      self->n_alive = MIN (self->n_alive, MAX ((self->n_alive + 1) / 2, 2));
    }
}

/* Whether the turn ends with it, and with the turn the deal: a question is asked for
 * that, and nobody melds down to less than two cards for anything else. */
static gboolean
goes_out (const Search *self, guint index)
{
  const CanastaCandidate *candidate = &self->candidates.of[index];
  const CanastaBoard *board = &self->observation->board;
  int left = board->hand_count[self->observation->seat];

  switch (candidate->action.kind)
    {
    case CANASTA_ACTION_ASK:
    case CANASTA_ACTION_OUT:
      return TRUE;
    case CANASTA_ACTION_MELD:
      return canasta_board_ends_hand (board, self->observation->table, self->observation->seat,
                                      left - canasta_card_set_count (&candidate->plan.laid));
    case CANASTA_ACTION_DISCARD:
      return canasta_board_ends_hand (board, self->observation->table, self->observation->seat,
                                      left);
    default:
      return FALSE;
    }
}

/* The best of the others where it has earned it, or the policy's choice. Going out is
 * for good, so that one goes out only where nothing else is ahead at all. */
static guint
choose (const Search *self)
{
  guint best = self->n_alive < 2 ? 0 : self->alive[1];
  int margin = goes_out (self, 0) ? 0 : self->options->margin;

  return canasta_tally_is_ahead (&self->tallies[best], margin)
             && canasta_tally_get_mean (&self->tallies[best]) > self->options->allowance
           ? best : 0;
}

static void
report_choice (const Search *self, guint index, CanastaSearchReport *report)
{
  const CanastaCandidate *candidate = &self->candidates.of[index];
  CanastaSearchChoice *choice = &report->choices[report->n_choices++];

  canasta_action_copy (&choice->action, &candidate->action);
  choice->discard = candidate->discard;
  choice->gain = canasta_tally_get_mean (&self->tallies[index]);
  choice->gain_error = canasta_tally_get_error (&self->tallies[index]);
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

  self->observation = observation;
  self->options = options;
  self->weights = options->weights ? options->weights
                                   : canasta_policy_get_keen_weights (observation->table);
  self->judged = observation->seat;
  self->cancellable = cancellable;
  self->seed = make_seed (observation, options->seed);
  self->n_worlds = self->rollouts = 0;
  /* Hooks may be asked on several threads at once, but in Python each would wait
   * for the others. */
  self->n_threads = observation->table->asks_variant
                        ? 1
                        : CLAMP (options->threads, 1, CANASTA_SEARCH_MOST_THREADS);
  canasta_observation_get_memory (observation, &self->memory);
  canasta_belief_init (&self->belief, observation,
                       options->by_chance ? NULL : canasta_hand_odds_get (observation->table));
  memset (self->tallies, 0, sizeof self->tallies);
  return self;
}

static void
start_all (Search *self)
{
  self->n_alive = self->candidates.n;
  for (guint i = 0; i < self->n_alive; i++)
    self->alive[i] = i;
}

/* What is worth weighing, and no more than there are rollouts for. */
static void
list_candidates (Search *self)
{
  CanastaRandom random = { self->seed };
  CanastaState any;

  canasta_belief_sample (&self->belief, &random, &any);
  canasta_candidates_list (&self->candidates, &any, self->observation->table, &self->memory,
                           self->options->leaning ? self->options->leaning : self->weights,
                           self->weights);
  self->candidates.n = MIN (self->candidates.n,
                            MAX (self->options->rollouts / LEAST_WORLDS, 2));
  start_all (self);
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

  list_candidates (self);
  halve (self);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;

  chosen = choose (self);
  canasta_action_copy (action, &self->candidates.of[chosen].action);
  if (report)
    write_report (self, chosen, report);
  return TRUE;
}

/* The choices that are to be compared become the candidates. */
static void
set_candidates (Search *self, const CanastaSearchChoice *choices, guint n)
{
  const CanastaObservation *observation = self->observation;

  self->candidates.n = n;
  for (guint i = 0; i < n; i++)
    {
      CanastaCandidate *candidate = &self->candidates.of[i];

      canasta_action_copy (&candidate->action, &choices[i].action);
      candidate->discard = choices[i].discard;
      if (!canasta_judge (observation->table, &observation->board, &observation->hand,
                          &candidate->action, &candidate->plan, NULL))
        g_return_if_reached ();
    }
  start_all (self);
}

/**
 * canasta_search_compare: (skip)
 * @observation: what the seat to act knows
 * @options: how far to search: the rollouts are shared by the choices
 * @seat: the seat whose points count; as a rule the one that is to act
 * @cancellable: (nullable): stops it
 * @choices: (inout) (array length=n): choices of a report; each is measured
 *   against the first
 * @n: how many choices, at least 1
 * @error: where to say that it was cancelled
 *
 * Measures choices that a search has picked. The numbers of the search flatter
 * whatever was lucky in the worlds it was picked in; these worlds are others.
 * Where time is too short for them the choices stay as they are.
 *
 * Returns: whether it was not cancelled
 */
gboolean
canasta_search_compare (const CanastaObservation *observation, const CanastaSearchOptions *options,
                        guint seat, GCancellable *cancellable, CanastaSearchChoice *choices,
                        guint n, GError **error)
{
  g_autofree Search *self = search_new (observation, options, cancellable);

  g_return_val_if_fail (n >= 1 && n <= CANASTA_SEARCH_MOST_CHOICES, FALSE);

  self->judged = seat;
  set_candidates (self, choices, n);
  self->seed = ~self->seed;
  if (n > 1)
    play_worlds (self, MIN (options->rollouts / n, CANASTA_TALLY_MOST));
  for (guint i = 0; i < n && self->rollouts >= n * LEAST_WORLDS; i++)
    {
      choices[i].gain = canasta_tally_get_mean (&self->tallies[i]);
      choices[i].gain_error = canasta_tally_get_error (&self->tallies[i]);
    }
  return !g_cancellable_set_error_if_cancelled (cancellable, error);
}
