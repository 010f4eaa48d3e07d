/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "review/review.h"

#include <glib/gi18n-lib.h>

#include "players/worth.h"
#include "review/review-private.h"
#include "rules/table-fault.h"

/* A review searches as the strongest player does, but less long, since it looks at all
 * decisions of a round; and for how many cards that is meant: deals of more packs have
 * more turns, each takes longer to play out, and there is more to choose. Everybody's
 * decisions are looked at as long, so that a round has one review, whoever asks. */
#define ROLLOUTS 4000
#define CARDS_OF_TWO_PACKS 108

/* Within so many standard errors nothing is called better. */
#define BEYOND_DOUBT 2

#define WORTH_ROLLOUTS 200

/* How many positions a thread estimates before the next decision is looked at. */
#define ESTIMATES 4

/* A position of the round and what was done there; nothing at the last one. */
typedef struct
{
  CanastaState state;
  CanastaMemory memory;
  CanastaAction action;
  guint event;
  int worth;
} Moment;

/* A review at work: nothing here belongs to the match, which may go on. */
typedef struct
{
  CanastaTable *table;
  GArray *moments;
  CanastaReviewOptions options;
  CanastaReview *review;
  guint n_estimated;            /* of how many moments the worth is known */
  CanastaReviewProgress progress;
  gpointer data;
} Work;

static void
work_free (Work *self)
{
  g_clear_pointer (&self->table, canasta_table_unref);
  g_clear_pointer (&self->moments, g_array_unref);
  g_clear_pointer (&self->review, canasta_review_free);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Work, work_free)

/**
 * canasta_review_init_options: (skip)
 * @options: (out caller-allocates): how far to look
 * @table: the table
 *
 * What is enough for a good review, on one thread.
 */
void
canasta_review_init_options (CanastaReviewOptions *options, const CanastaTable *table)
{
  guint n_cards = MAX (table->n_cards, CARDS_OF_TWO_PACKS);
  guint rollouts = ROLLOUTS;

  for (guint i = 0; i < 3; i++)
    rollouts = rollouts * CARDS_OF_TWO_PACKS / n_cards;
  *options = (CanastaReviewOptions){
    .rollouts = rollouts,
    .worth_rollouts = WORTH_ROLLOUTS,
    .threads = 1,
    .seed = 1,
  };
}

static gboolean
check_round (CanastaMatch *match, guint round, GError **error)
{
  if (round < canasta_match_get_first_round (match) || round > canasta_match_get_round (match))
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                 /* Translators: three numbers of rounds */
                 _("Round %1$u is not in this match’s record: the first one there is round %2$u, the "
                   "last one round %3$u."), round, canasta_match_get_first_round (match),
                 canasta_match_get_round (match));
  else if (round > canasta_match_get_n_scores (match))
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_PENDING, _("Round %u is not over yet."), round);
  else
    return TRUE;
  return FALSE;
}

/* Gathers the positions of the round. */
static gboolean
gather (Work *self, CanastaMatch *match, guint round, GError **error)
{
  const CanastaRecord *record = canasta_match_get_record (match);
  guint end = canasta_record_find_round (record, round + 1);
  g_autoptr (CanastaMatch) again = NULL;
  Moment moment = { .event = canasta_record_find_round (record, round) };
  CanastaObservation seen;

  again = canasta_match_dup_at (match, round, 0);
  for (; again; moment.event++)
    {
      const CanastaEvent *event =
        moment.event < end ? canasta_record_get (record, moment.event) : NULL;

      canasta_match_observe (again, self->review->seat, &seen);
      canasta_observation_get_memory (&seen, &moment.memory);
      canasta_state_copy (&moment.state, canasta_match_get_state (again));
      if (event)
        canasta_action_copy (&moment.action, &event->action);
      g_array_append_val (self->moments, moment);
      if (!event)
        return TRUE;
      if (!canasta_match_play_on_as (again, match))
        break;
    }
  return canasta_table_check_variant (self->table, error);
}

CanastaReview *
canasta_review_new (guint round, guint seat, gboolean whole)
{
  CanastaReview *self = g_new0 (CanastaReview, 1);

  self->round = round;
  self->seat = seat;
  self->whole = whole;
  self->steps = g_array_new (FALSE, TRUE, sizeof (CanastaReviewStep));
  return self;
}

static Work *
work_new (CanastaMatch *match, guint round, guint seat, const CanastaReviewOptions *options,
          CanastaReviewProgress progress, gpointer data, GError **error)
{
  g_autoptr (Work) self = g_new0 (Work, 1);

  self->table = canasta_table_ref (canasta_match_get_table (match));
  self->moments = g_array_new (FALSE, FALSE, sizeof (Moment));
  self->options = *options;
  self->progress = progress;
  self->data = data;
  self->review = canasta_review_new (round, seat, canasta_match_knows_deal (match, round));
  return check_round (match, round, error) && gather (self, match, round, error)
           ? g_steal_pointer (&self) : NULL;
}

static int
round_to_points (int hundredths)
{
  return (hundredths + (hundredths < 0 ? -50 : 50)) / 100;
}

static const Moment *
get_moment (const Work *self, guint index)
{
  return &g_array_index (self->moments, Moment, index);
}

/* What one thread estimates. */
typedef struct
{
  const Work *work;
  guint first;
  guint end;
  guint step;
} Share;

static gpointer
estimate_share (gpointer data)
{
  const Share *share = data;
  const Work *work = share->work;

  for (guint i = share->first; i < share->end; i += share->step)
    {
      Moment *moment = &g_array_index (work->moments, Moment, i);

      moment->worth = round_to_points (
        canasta_worth_estimate (&moment->state, work->table, &moment->memory, work->review->seat,
                                work->options.worth_rollouts, work->options.seed));
    }
  return NULL;
}

/* What the next positions are worth. Hooks in Python would wait for each other. */
static void
estimate_next (Work *self)
{
  guint n = self->table->asks_variant ? 1
            : CLAMP (self->options.threads, 1, CANASTA_SEARCH_MOST_THREADS);
  guint end = MIN (self->n_estimated + n * ESTIMATES, self->moments->len);
  GThread *threads[CANASTA_SEARCH_MOST_THREADS] = { NULL };
  Share shares[CANASTA_SEARCH_MOST_THREADS];

  for (guint i = 0; i < n; i++)
    {
      shares[i] = (Share){ self, self->n_estimated + i, end, n };
      if (i > 0)
        threads[i] = g_thread_try_new ("estimate", estimate_share, &shares[i], NULL);
    }
  for (guint i = 0; i < n; i++)
    if (!threads[i])
      estimate_share (&shares[i]);
  for (guint i = 0; i < n; i++)
    if (threads[i])
      g_thread_join (threads[i]);
  self->n_estimated = end;
}

static int
get_worth (Work *self, guint index)
{
  while (index >= self->n_estimated)
    estimate_next (self);
  return get_moment (self, index)->worth;
}

/* Adds the melds of a later action to those of an earlier one. */
static gboolean
add_melds (CanastaAction *action, const CanastaAction *later)
{
  if (action->n_groups + later->n_groups > CANASTA_MAX_GROUPS)
    return FALSE;
  for (guint i = 0; i < later->n_groups; i++)
    action->groups[action->n_groups++] = later->groups[i];
  return TRUE;
}

/* What is laid down in a turn and thrown at its end is one decision: nobody learns
 * anything new in between. Returns: how many actions it is. */
static guint
gather_laying (const Work *self, guint index, const CanastaObservation *observation,
               CanastaSearchChoice *done)
{
  CanastaAction whole;
  guint next = index + 1;

  *done = (CanastaSearchChoice){ .discard = CANASTA_NO_CARD };
  canasta_action_copy (&done->action, &get_moment (self, index)->action);
  if (done->action.kind != CANASTA_ACTION_MELD)
    return 1;

  canasta_action_copy (&whole, &done->action);
  while (next + 1 < self->moments->len
         && get_moment (self, next)->action.kind == CANASTA_ACTION_MELD
         && add_melds (&whole, &get_moment (self, next)->action))
    next++;
  if (!canasta_judge (observation->table, &observation->board, &observation->hand, &whole, NULL,
                      NULL))
    return 1;
  canasta_action_copy (&done->action, &whole);
  if (next + 1 < self->moments->len
      && get_moment (self, next)->action.kind == CANASTA_ACTION_DISCARD)
    done->discard = get_moment (self, next++)->action.card;
  return next - index;
}

static gboolean
is_on_side (const Moment *moment, guint one, guint other)
{
  return moment->state.board.side[one] == moment->state.board.side[other];
}

/* What is shown is what is judged: the error is rounded up before. */
static void
compare (CanastaReviewStep *step, const CanastaSearchChoice *done, gboolean is_on_side)
{
  int points = round_to_points (done->gain);

  step->error = MAX ((done->gain_error + 99) / 100, 1);
  step->verdict = CANASTA_REVIEW_AS_GOOD;
  if (ABS (points) <= BEYOND_DOUBT * step->error)
    return;
  step->effect = points;
  step->verdict = (points < 0) == is_on_side ? CANASTA_REVIEW_MISTAKE : CANASTA_REVIEW_FIND;
}

static gboolean
count_cb (const CanastaAction *action, gpointer data)
{
  guint *n = data;

  return ++*n < 2;
}

/* Whether nothing else could have been done. What is listed lacks the piles that are taken with
 * further melds; those are among what the strongest player has weighed. */
static gboolean
is_forced (const CanastaObservation *observation, const CanastaSearchChoice *done,
           const CanastaSearchReport *report)
{
  guint n = 0;

  if (report->n_candidates > 1 || done->discard != CANASTA_NO_CARD)
    return FALSE;
  canasta_list_legal (observation->table, &observation->board, &observation->hand, count_cb, &n);
  return n == 1;
}

/* What the strongest player would have done, and how far off what was done is.
 * @n is how many actions of the record that was. */
static gboolean
weigh (const Work *self, guint index, CanastaReviewStep *step, guint *n, GCancellable *cancellable,
       GError **error)
{
  const Moment *moment = get_moment (self, index);
  g_autofree CanastaSearchReport *report = g_new (CanastaSearchReport, 1);
  CanastaSearchOptions options = {
    .rollouts = self->options.rollouts,
    .margin = CANASTA_SEARCH_MARGIN, .threads = self->options.threads, .seed = self->options.seed,
  };
  CanastaSearchChoice choices[2];
  CanastaObservation observation;

  canasta_state_observe (&moment->state, self->table, &moment->memory, step->seat, &observation);
  *n = gather_laying (self, index, &observation, &choices[1]);
  if (!canasta_search (&observation, &options, cancellable, &step->better, report, error))
    return FALSE;
  choices[0] = report->choices[0];
  if (choices[1].discard != CANASTA_NO_CARD)
    canasta_review_choice_complete (&choices[0], &moment->state, self->table, &moment->memory);
  canasta_review_choice_liken (&choices[0], &choices[1], &observation);
  canasta_action_copy (&step->better, &choices[0].action);
  canasta_action_copy (&step->action, &choices[1].action);
  step->discard = choices[1].discard;
  step->better_discard = choices[0].discard;
  if (canasta_review_choice_equal (&choices[0], &choices[1]))
    {
      step->verdict = is_forced (&observation, &choices[1], report) ? CANASTA_REVIEW_NO_CHOICE
                                                                    : CANASTA_REVIEW_SAME;
      return TRUE;
    }
  if (!canasta_search_compare (&observation, &options, self->review->seat, cancellable, choices,
                               G_N_ELEMENTS (choices), error))
    return FALSE;
  compare (step, &choices[1], is_on_side (moment, step->seat, self->review->seat));
  canasta_review_explain (step, &observation);
  return TRUE;
}

/* Red threes are laid because they must be, and nothing else is left at an end. */
static gboolean
is_choice (const CanastaAction *action)
{
  return action->kind != CANASTA_ACTION_LAY && action->kind != CANASTA_ACTION_OUT
         && action->kind != CANASTA_ACTION_WITHDRAW;
}

/* Looks at the action of a moment and at those that are one decision with it.
 * Returns: how many there were, 0 where it was stopped. */
static guint
review_decision (Work *self, guint index, guint turn, GCancellable *cancellable, GError **error)
{
  guint n = 1;

  for (guint i = index; i < index + n; i++)
    {
      const Moment *moment = get_moment (self, i);
      CanastaReviewStep step = {
        .event = moment->event, .turn = turn, .seat = moment->state.board.to_act,
        .discard = CANASTA_NO_CARD, .better_discard = CANASTA_NO_CARD,
      };

      canasta_action_copy (&step.action, &moment->action);
      canasta_action_copy (&step.better, &moment->action);
      if (i == index && is_choice (&step.action)
          && !weigh (self, i, &step, &n, cancellable, error))
        return 0;
      step.worth = get_worth (self, i + 1);
      g_array_append_val (self->review->steps, step);
    }
  return n;
}

/* What is neither in the cards nor decided is luck. */
void
canasta_review_settle (CanastaReview *self)
{
  self->result = self->start;
  self->luck = -self->start;
  for (guint i = 0; i < self->steps->len; i++)
    {
      const CanastaReviewStep *step = &g_array_index (self->steps, CanastaReviewStep, i);

      self->decisions[step->seat] += step->effect;
      self->luck -= step->effect;
      self->result = step->worth;
    }
  self->luck += self->result;
}

static CanastaReview *
work_do (Work *self, GCancellable *cancellable, GError **error)
{
  guint total = self->moments->len - 1;
  guint turn = 1;
  guint n;

  self->review->start = get_worth (self, 0);
  for (guint i = 0; i < total; i += n)
    {
      guint seat = get_moment (self, i)->state.board.turn_seat;

      n = review_decision (self, i, turn, cancellable, error);
      if (n == 0)
        return NULL;
      turn += get_moment (self, i + n)->state.board.turn_seat != seat;
      if (self->progress)
        self->progress (i + n, total, self->data);
    }
  if (!canasta_table_check_variant (self->table, error))
    return NULL;
  canasta_review_settle (self->review);
  return g_steal_pointer (&self->review);
}

/**
 * canasta_review_round: (skip)
 * @match: a match
 * @round: a round of it that is over, from 1
 * @seat: whose decisions are reviewed
 * @options: how far to look
 * @progress: (nullable) (scope call): is told how far it is
 * @data: handed to @progress
 * @cancellable: (nullable): stops it
 * @error: where to say what is missing, or that it was cancelled
 *
 * Goes through a round with the strongest player. The figures are the same on every
 * machine and on any number of threads.
 *
 * Returns: (transfer full) (nullable): what it has found
 */
CanastaReview *
canasta_review_round (CanastaMatch *match, guint round, guint seat,
                      const CanastaReviewOptions *options, CanastaReviewProgress progress,
                      gpointer data, GCancellable *cancellable, GError **error)
{
  g_autoptr (Work) work = NULL;

  g_return_val_if_fail (CANASTA_IS_MATCH (match), NULL);
  g_return_val_if_fail (seat < canasta_match_get_table (match)->players, NULL);

  work = work_new (match, round, seat, options, progress, data, error);
  return work ? work_do (work, cancellable, error) : NULL;
}

/* In another thread. */

/* What the caller is told, in the main context they called from. */
typedef struct
{
  GTask *task;
  guint done;
  guint total;
} News;

static gboolean
tell_cb (gpointer data)
{
  News *news = data;
  Work *work = g_task_get_task_data (news->task);

  if (!g_task_get_completed (news->task) && !g_cancellable_is_cancelled (
                                              g_task_get_cancellable (news->task)))
    work->progress (news->done, news->total, work->data);
  return G_SOURCE_REMOVE;
}

static void
news_free (gpointer data)
{
  News *news = data;

  g_object_unref (news->task);
  g_free (news);
}

/* Never told at once: g_main_context_invoke() would do so in this thread while nobody
 * runs the context. */
static void
progress_in_thread (guint done, guint total, gpointer task)
{
  g_autoptr (GSource) source = g_idle_source_new ();
  News *news = g_new (News, 1);

  *news = (News){ g_object_ref (task), done, total };
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, tell_cb, news, news_free);
  g_source_attach (source, g_task_get_context (task));
}

static void
review_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Work *work = task_data;
  Work own = *work;
  GError *error = NULL;
  CanastaReview *review;

  own.progress = work->progress ? progress_in_thread : NULL;
  own.data = task;
  review = work_do (&own, cancellable, &error);
  work->review = own.review;
  if (review)
    g_task_return_pointer (task, review, (GDestroyNotify) canasta_review_free);
  else
    g_task_return_error (task, error);
}

/**
 * canasta_review_round_async: (skip)
 * @match: a match; it may go on meanwhile
 * @round: a round of it that is over, from 1
 * @seat: whose decisions are reviewed
 * @options: how far to look; copied
 * @progress: (nullable): is told how far it is, in the main context of the caller,
 *   until @callback is called or it is cancelled
 * @data: handed to @progress
 * @cancellable: (nullable): stops it
 * @callback: called in the main context of the caller
 * @user_data: handed to @callback
 *
 * Goes through a round in another thread.
 */
void
canasta_review_round_async (CanastaMatch *match, guint round, guint seat,
                            const CanastaReviewOptions *options, CanastaReviewProgress progress,
                            gpointer data, GCancellable *cancellable, GAsyncReadyCallback callback,
                            gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  GError *error = NULL;
  Work *work;

  g_return_if_fail (CANASTA_IS_MATCH (match));
  g_return_if_fail (seat < canasta_match_get_table (match)->players);

  g_task_set_source_tag (task, canasta_review_round_async);
  work = work_new (match, round, seat, options, progress, data, &error);
  if (!work)
    {
      g_task_return_error (task, error);
      return;
    }
  g_task_set_task_data (task, work, (GDestroyNotify) work_free);
  g_task_run_in_thread (task, review_in_thread);
}

/**
 * canasta_review_round_finish: (skip)
 * @result: what the callback was given
 * @error: where to say what went wrong
 *
 * Returns: (transfer full) (nullable): what the review has found
 */
CanastaReview *
canasta_review_round_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/**
 * canasta_review_list_costliest: (skip)
 * @self: a review
 * @steps: (out caller-allocates) (array length=n): indices of steps
 * @n: how many at most
 *
 * Lists the mistakes of the reviewed seat, the costliest first.
 *
 * Returns: how many there are
 */
guint
canasta_review_list_costliest (const CanastaReview *self, guint *steps, guint n)
{
  guint found = 0;

  for (guint i = 0; i < self->steps->len; i++)
    {
      const CanastaReviewStep *step = &g_array_index (self->steps, CanastaReviewStep, i);
      guint place;

      if (step->seat != self->seat || step->verdict != CANASTA_REVIEW_MISTAKE)
        continue;
      for (place = found; place > 0
           && g_array_index (self->steps, CanastaReviewStep, steps[place - 1]).effect
                > step->effect; place--)
        if (place < n)
          steps[place] = steps[place - 1];
      if (place < n)
        steps[place] = i;
      found = MIN (found + 1, n);
    }
  return found;
}

/**
 * canasta_review_ends_turn: (skip)
 * @self: a review
 * @index: one of its steps
 *
 * Returns: whether the next step belongs to another turn, or there is none
 */
gboolean
canasta_review_ends_turn (const CanastaReview *self, guint index)
{
  return index + 1 >= self->steps->len
         || g_array_index (self->steps, CanastaReviewStep, index + 1).turn
              != g_array_index (self->steps, CanastaReviewStep, index).turn;
}

void
canasta_review_free (CanastaReview *self)
{
  g_array_unref (self->steps);
  g_free (self);
}
