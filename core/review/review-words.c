/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a review has found, in words. */
#include "config.h"

#include "review/review.h"

#include <glib/gi18n-lib.h>

#include "rules/numbers.h"

/* What the player of a step could see before it. */
static gboolean
observe (const CanastaReviewStep *step, CanastaMatch *match, guint round,
         CanastaObservation *observation)
{
  guint first = canasta_record_find_round (canasta_match_get_record (match), round);
  g_autoptr (CanastaMatch) again = canasta_match_dup_at (match, round, step->event - first);

  if (again)
    canasta_match_observe (again, step->seat, observation);
  return again != NULL;
}

static char *
say_discard (const CanastaObservation *observation, CanastaCard card, const char *const *names)
{
  CanastaAction discard;

  canasta_action_init_card (&discard, CANASTA_ACTION_DISCARD, card);
  return canasta_hint_describe_action (observation, &discard, names);
}

/**
 * canasta_review_describe_step:
 * @self: a review
 * @index: one of its steps
 * @match: the match it was made of
 *
 * Says what was done and what would have been better, by how much and why.
 *
 * Returns: (transfer full) (nullable): some sentences in the language of the
 *   interface; %NULL where the strongest player would have done the same
 */
char *
canasta_review_describe_step (const CanastaReview *self, guint index, CanastaMatch *match)
{
  const char *const *names = canasta_match_get_names (match);
  const CanastaReviewStep *step = &g_array_index (self->steps, CanastaReviewStep, index);
  int points = ABS (step->effect);
  g_autofree char *difference = canasta_number_format (points);
  g_autofree char *error = canasta_number_format (step->error);
  g_autofree char *done = NULL;
  g_autofree char *better = NULL;
  g_autofree char *what = NULL;
  g_autofree char *why = NULL;
  CanastaObservation observation;

  if (step->agrees || !observe (step, match, self->round, &observation))
    return NULL;
  if (canasta_action_equal (&step->action, &step->better))
    {
      done = say_discard (&observation, step->discard, names);
      better = say_discard (&observation, step->better_discard, names);
    }
  else
    {
      done = canasta_hint_describe_action (&observation, &step->action, names);
      better = canasta_hint_describe_action (&observation, &step->better, names);
    }
  /* Translators: %1$u counts turns; %2$s and %3$s are moves, as "discard the king of
   * clubs"; %4$s is a difference in points, %5$s its error. */
  what = g_strdup_printf (ngettext ("Turn %1$u – done: %2$s. Better: %3$s, by about %4$s point "
                                    "(± %5$s).",
                                    "Turn %1$u – done: %2$s. Better: %3$s, by about %4$s points "
                                    "(± %5$s).", points),
                          step->turn, done, better, difference, error);
  if (step->reason.code == CANASTA_HINT_PLAYS_OUT_EQUAL)
    return g_steal_pointer (&what);
  why = canasta_hint_reason_describe (&step->reason, names);
  return g_strconcat (what, " ", why, NULL);
}
