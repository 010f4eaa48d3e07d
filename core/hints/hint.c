/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding a hint: the search weighs what could be done, the reasons say why. */
#include "config.h"

#include "hints/hint.h"

#include <math.h>

#include "players/bot.h"

/* Whose advice a hint is. */
#define LEVEL "master"

/* Of the time and the work so much goes into measuring how far the ideas lie
 * apart, in hundredths of what finding them takes. */
#define COMPARING 100

/**
 * canasta_hint_init_options: (skip)
 * @options: (out caller-allocates): how far to search
 * @milliseconds: the most time, 0 for as long as it takes
 *
 * The search of a good hint. Within the time the hint is the same whenever the
 * same is known.
 */
void
canasta_hint_init_options (CanastaSearchOptions *options, guint milliseconds)
{
  *options = (CanastaSearchOptions){
    .rollouts = canasta_level_find (LEVEL)->rollouts,
    .margin = CANASTA_SEARCH_MARGIN,
    .deadline = milliseconds > 0 ? g_get_monotonic_time () + (gint64) milliseconds * 1000 : 0,
    .seed = 1,
  };
}

/* The choices that are different actions, the first one first. The others are
 * in the order in which the search gave them up, the last one first: that says
 * more than numbers from few worlds. Returns how many. */
static guint
pick_choices (const CanastaSearchReport *report, CanastaSearchChoice *choices)
{
  guint n = 0;

  for (guint i = 0; i < report->n_choices && n < CANASTA_HINT_MOST_IDEAS; i++)
    {
      gboolean is_new = TRUE;

      for (guint k = 0; k < n; k++)
        is_new &= !canasta_action_equal (&choices[k].action, &report->choices[i].action);
      if (is_new)
        choices[n++] = report->choices[i];
    }
  return n;
}

/* Searches, and then measures the best choices. Returns how many there are, 0
 * when it was cancelled. */
static guint
find_choices (const CanastaObservation *observation, const CanastaSearchOptions *options,
              GCancellable *cancellable, CanastaSearchChoice *choices, GError **error)
{
  g_autofree CanastaSearchReport *report = g_new (CanastaSearchReport, 1);
  CanastaSearchOptions part = *options;
  CanastaAction action;
  guint n;

  if (options->deadline > 0)
    {
      gint64 now = g_get_monotonic_time ();

      part.deadline = now + (options->deadline - now) * 100 / (100 + COMPARING);
    }
  if (!canasta_search (observation, &part, cancellable, &action, report, error))
    return 0;

  n = pick_choices (report, choices);
  part.rollouts = options->rollouts * COMPARING / 100;
  part.deadline = options->deadline;
  return canasta_search_compare (observation, &part, observation->seat, cancellable, choices, n,
                                 error)
           ? n : 0;
}

/* The search's own choice, unless another turns out to be better beyond doubt. */
static guint
find_best (const CanastaSearchChoice *choices, guint n, int margin)
{
  guint best = 0;

  for (guint i = 1; i < n; i++)
    if (choices[i].gain > choices[best].gain
        && (choices[i].gain - choices[0].gain) * 100.0 > (double) margin * choices[i].gain_error)
      best = i;
  return best;
}

/* The best choice, then the others by how far they are behind. All were measured
 * against the first, so that the errors of two others add up at most. */
static void
add_ideas (CanastaHint *self, const CanastaSearchChoice *choices, guint n, guint best)
{
  for (guint i = 0; i < n; i++)
    {
      const CanastaSearchChoice *choice = &choices[i > best ? i : i > 0 ? i - 1 : best];
      int behind = (choices[best].gain - choice->gain) / 100;
      guint place = self->n_ideas++;

      for (; place > 1 && behind < self->ideas[place - 1].behind; place--)
        self->ideas[place] = self->ideas[place - 1];
      canasta_action_copy (&self->ideas[place].action, &choice->action);
      self->ideas[place].behind = behind;
      self->ideas[place].error =
        i > 0 ? (int) hypot (choices[best].gain_error, choice->gain_error) / 100 : 0;
    }
}

static void
find_reasons (CanastaHint *self, const CanastaObservation *observation)
{
  for (guint i = 0; i < self->n_ideas; i++)
    {
      CanastaHintIdea *idea = &self->ideas[i];
      const CanastaHintIdea *other = i > 0              ? &self->ideas[0]
                                     : self->n_ideas > 1 ? &self->ideas[1]
                                                         : NULL;

      /* Where no reason fits, only what the search has found can be said. */
      if (!canasta_hint_reason_find (&idea->reason, observation, &idea->action,
                                     other ? &other->action : NULL)
          && i == 0 && other && other->behind > other->error)
        {
          idea->reason.code = CANASTA_HINT_PLAYS_OUT_BETTER;
          idea->reason.points = other->behind;
        }
      idea->reason.is_best = i == 0 && other;
    }
}

/**
 * canasta_hint_find: (skip)
 * @observation: what the seat to act knows
 * @options: how far to search
 * @cancellable: (nullable): stops the search
 * @error: where to say that it was cancelled
 *
 * Finds what to do, and why. There is always an answer.
 *
 * Returns: (transfer full): the hint
 */
CanastaHint *
canasta_hint_find (const CanastaObservation *observation, const CanastaSearchOptions *options,
                   GCancellable *cancellable, GError **error)
{
  g_autofree CanastaSearchChoice *choices = g_new (CanastaSearchChoice, CANASTA_HINT_MOST_IDEAS);
  g_autoptr (CanastaHint) self = g_new0 (CanastaHint, 1);
  guint n = find_choices (observation, options, cancellable, choices, error);

  if (n == 0)
    return NULL;

  add_ideas (self, choices, n, find_best (choices, n, options->margin));
  find_reasons (self, observation);
  return g_steal_pointer (&self);
}

/**
 * canasta_hint_free: (skip)
 * @self: (nullable): a hint
 */
void
canasta_hint_free (CanastaHint *self)
{
  g_free (self);
}

/* In another thread. */

typedef struct
{
  CanastaObservation observation;
  CanastaSearchOptions options;
} Question;

static void
question_free (gpointer data)
{
  Question *question = data;

  canasta_table_unref ((CanastaTable *) question->observation.table);
  g_free (question);
}

static void
find_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Question *question = data;
  GError *error = NULL;
  CanastaHint *hint =
    canasta_hint_find (&question->observation, &question->options, cancellable, &error);

  if (hint)
    g_task_return_pointer (task, hint, (GDestroyNotify) canasta_hint_free);
  else
    g_task_return_error (task, error);
}

/**
 * canasta_hint_find_async: (skip)
 * @observation: what the seat to act knows; copied
 * @options: how far to search; copied
 * @cancellable: (nullable): stops the search
 * @callback: called in the main context of the caller
 * @user_data: handed to @callback
 *
 * Finds a hint in another thread.
 */
void
canasta_hint_find_async (const CanastaObservation *observation,
                         const CanastaSearchOptions *options, GCancellable *cancellable,
                         GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Question *question = g_new (Question, 1);

  question->observation = *observation;
  question->observation.log = NULL;
  canasta_table_ref ((CanastaTable *) observation->table);
  question->options = *options;
  g_task_set_source_tag (task, canasta_hint_find_async);
  g_task_set_task_data (task, question, question_free);
  g_task_run_in_thread (task, find_in_thread);
}

/**
 * canasta_hint_find_finish: (skip)
 * @result: what the callback was given
 * @error: where to say what went wrong
 *
 * Returns: (transfer full): the hint
 */
CanastaHint *
canasta_hint_find_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
