/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a review has found, in words: the window and the terminal say the same. */
#include "config.h"

#include "review/review.h"

#include <glib/gi18n-lib.h>

#include "rules/numbers.h"
#include "rules/rule-say.h"

static const CanastaReviewStep *
get_step (const CanastaReview *self, guint index)
{
  return &g_array_index (self->steps, CanastaReviewStep, index);
}

/* The review as a whole. */

/**
 * canasta_review_get_unit:
 * @match: a match
 *
 * Returns: what all the points of a review are, those of a player or of their side; where
 *   there are more than two, that they differ from seat to seat
 */
const char *
canasta_review_get_unit (CanastaMatch *match)
{
  const CanastaTable *table = canasta_match_get_table (match);

  if (!canasta_table_has_partners (table))
    return table->n_sides > 2
             ? _("Points are those of the player minus the mean of the others: from another seat "
                 "the same decisions count otherwise.")
             : _("Points are those of the player minus those of the opponent.");
  return table->n_sides > 2 || table->sides_form
           ? _("Points are those of the player’s side minus the mean of the others: from another "
               "seat the same decisions count otherwise.")
           : _("Points are those of the player’s side minus those of the others.");
}

/**
 * canasta_review_get_gap:
 * @self: a review
 *
 * Returns: (nullable): that the review does not begin with the deal; %NULL where it
 *   does
 */
const char *
canasta_review_get_gap (const CanastaReview *self)
{
  return self->whole
           ? NULL
           : _("What was played before cannot be shown by today’s rules: the review begins with "
               "the position that was kept.");
}

/* Of the reviewed seat. */
static gboolean
has_decisions (const CanastaReview *self)
{
  for (guint i = 0; i < self->steps->len; i++)
    if (get_step (self, i)->seat == self->seat
        && get_step (self, i)->verdict != CANASTA_REVIEW_NO_CHOICE)
      return TRUE;
  return FALSE;
}

/**
 * canasta_review_get_judgement:
 * @self: a review
 *
 * Returns: what is to be said before the costliest decisions, or in their place
 */
const char *
canasta_review_get_judgement (const CanastaReview *self)
{
  guint steps[2];
  guint n = canasta_review_list_costliest (self, steps, G_N_ELEMENTS (steps));

  if (!has_decisions (self))
    return _("In the rest of the round there was nothing to decide.");
  return n == 0 ? _("Well played: no decision was clearly worse than the strongest player’s.")
                : ngettext ("The costliest decision", "The costliest decisions", n);
}

const char *
canasta_review_get_curve_title (void)
{
  return _("What the position was worth after each turn");
}

static void
clear_term (gpointer data)
{
  g_free (((CanastaReviewTerm *) data)->title);
}

static void
add_term (GArray *terms, char *title, int points)
{
  CanastaReviewTerm term = { title, points };

  g_array_append_val (terms, term);
}

/**
 * canasta_review_list_terms: (skip)
 * @self: a review
 * @match: the match it was made of
 *
 * Returns: (transfer full) (element-type CanastaReviewTerm): what the round is made up
 *   of; the last one is the result, exactly the sum of those before it
 */
GArray *
canasta_review_list_terms (const CanastaReview *self, CanastaMatch *match)
{
  const char *const *names = canasta_match_get_names (match);
  GArray *terms = g_array_new (FALSE, FALSE, sizeof (CanastaReviewTerm));

  g_array_set_clear_func (terms, clear_term);
  add_term (terms, g_strdup (_("The cards at the start")), self->start);
  add_term (terms, g_strdup (_("Luck")), self->luck);
  for (guint seat = 0; seat < canasta_match_get_table (match)->players; seat++)
    /* Translators: %s is a player */
    add_term (terms, g_strdup_printf (_("Decisions: %s"), names[seat]), self->decisions[seat]);
  add_term (terms, g_strdup (_("Result of the round")), self->result);
  return terms;
}

/**
 * canasta_review_describe_sum:
 * @self: a review
 *
 * Returns: (transfer full): how the result came about, a sentence
 */
char *
canasta_review_describe_sum (const CanastaReview *self)
{
  int decisions = self->result - self->start - self->luck;
  g_autofree char *start = canasta_number_format_signed (self->start);
  g_autofree char *luck = canasta_number_format_signed (self->luck);
  g_autofree char *decided = canasta_number_format_signed (decisions);
  g_autofree char *result = canasta_number_format_signed (self->result);

  /* Translators: points with their signs, which add up to the last ones */
  return g_strdup_printf (_("%1$s at the start, %2$s by luck and %3$s by everybody’s decisions: "
                            "%4$s."), start, luck, decided, result);
}

/* Its steps. */

/**
 * canasta_review_describe_turn:
 * @self: a review
 * @index: one of its steps
 * @match: the match it was made of
 *
 * Returns: (transfer full): which turn it was, and whose
 */
char *
canasta_review_describe_turn (const CanastaReview *self, guint index, CanastaMatch *match)
{
  const CanastaReviewStep *step = get_step (self, index);

  /* Translators: %1$u counts turns, %2$s is a player */
  return g_strdup_printf (_("Turn %1$u, %2$s"), step->turn,
                          canasta_match_get_names (match)[step->seat]);
}

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

/* Where only the card that was thrown is another one, it alone is named. */
static void
say_moves (const CanastaReviewStep *step, const CanastaObservation *observation,
           const char *const *names, char **done, char **better)
{
  if (step->verdict > CANASTA_REVIEW_SAME && canasta_action_equal (&step->action, &step->better))
    {
      *done = say_discard (observation, step->discard, names);
      *better = say_discard (observation, step->better_discard, names);
      return;
    }
  *done = canasta_hint_describe_action (observation, &step->action, names);
  *better = step->verdict > CANASTA_REVIEW_SAME
              ? canasta_hint_describe_action (observation, &step->better, names) : NULL;
}

static char *
say_fault (const CanastaReviewStep *step, const CanastaTable *table, const char *const *names)
{
  return step->verdict == CANASTA_REVIEW_MISTAKE
           ? canasta_hint_reason_describe (&step->reason, table, names) : NULL;
}

/**
 * canasta_review_describe_step:
 * @self: a review
 * @index: one of its steps
 * @match: the match it was made of
 *
 * Says what was done and what would have been better, or worse, by how much and why.
 *
 * Returns: (transfer full) (nullable): some sentences in the language of the
 *   interface; %NULL where the step is neither a mistake nor a find
 */
char *
canasta_review_describe_step (const CanastaReview *self, guint index, CanastaMatch *match)
{
  const char *const *names = canasta_match_get_names (match);
  const CanastaReviewStep *step = get_step (self, index);
  int points = ABS (step->effect);
  g_autofree char *difference = canasta_number_format (points);
  g_autofree char *error = canasta_number_format (step->error);
  g_autofree char *done = NULL;
  g_autofree char *better = NULL;
  g_autofree char *what = NULL;
  g_autofree char *why = NULL;
  CanastaObservation observation;

  if (step->effect == 0 || !observe (step, match, self->round, &observation))
    return NULL;
  say_moves (step, &observation, names, &done, &better);
  if (step->verdict == CANASTA_REVIEW_FIND)
    /* Translators: %1$u counts turns; %2$s and %3$s are moves, as "discard the king of
     * clubs"; %4$s is a difference in points, %5$s its error. */
    return g_strdup_printf (ngettext ("Turn %1$u – played: %2$s. Better than: %3$s, by about "
                                      "%4$s point (± %5$s).",
                                      "Turn %1$u – played: %2$s. Better than: %3$s, by about "
                                      "%4$s points (± %5$s).", points),
                            step->turn, done, better, difference, error);
  /* Translators: %1$u counts turns; %2$s and %3$s are moves, as "discard the king of
   * clubs"; %4$s is a difference in points, %5$s its error. */
  what = g_strdup_printf (ngettext ("Turn %1$u – played: %2$s. Better: %3$s, by about %4$s "
                                    "point (± %5$s).",
                                    "Turn %1$u – played: %2$s. Better: %3$s, by about %4$s "
                                    "points (± %5$s).", points),
                          step->turn, done, better, difference, error);
  why = say_fault (step, observation.table, names);
  return why ? g_strconcat (what, " ", why, NULL) : g_steal_pointer (&what);
}

/**
 * canasta_review_describe_verdict: (skip)
 * @step: a step with which something was decided
 *
 * Returns: (transfer full): how it compares with what the strongest player would
 *   have done, a sentence
 */
char *
canasta_review_describe_verdict (const CanastaReviewStep *step)
{
  int points = ABS (step->effect);
  g_autofree char *difference = canasta_number_format (points);
  g_autofree char *error = canasta_number_format (step->error);

  switch (step->verdict)
    {
    case CANASTA_REVIEW_MISTAKE:
      /* Translators: a difference in points, and its error */
      return g_strdup_printf (ngettext ("Missed: about %1$s point (± %2$s).",
                                        "Missed: about %1$s points (± %2$s).", points),
                              difference, error);
    case CANASTA_REVIEW_FIND:
      /* Translators: a difference in points, and its error */
      return g_strdup_printf (ngettext ("What was played is better, by about %1$s point (± %2$s).",
                                        "What was played is better, by about %1$s points (± %2$s).",
                                        points),
                              difference, error);
    case CANASTA_REVIEW_AS_GOOD:
      return g_strdup (_("About as good."));
    case CANASTA_REVIEW_NO_CHOICE:
    case CANASTA_REVIEW_SAME:
    default:
      return g_strdup (_("The strongest player would have done the same."));
    }
}

/**
 * canasta_review_words_new: (skip)
 * @self: a review
 * @index: one of its steps, with which something was decided
 * @observation: what its player could see before it
 * @names: (array): the players' names, by seat
 *
 * Returns: (transfer full): the decision in words
 */
CanastaReviewWords *
canasta_review_words_new (const CanastaReview *self, guint index,
                          const CanastaObservation *observation, const char *const *names)
{
  const CanastaReviewStep *step = get_step (self, index);
  CanastaReviewWords *words = g_new0 (CanastaReviewWords, 1);

  words->turn = g_strdup_printf (_("Turn %u"), step->turn);
  say_moves (step, observation, names, &words->done, &words->better);
  words->verdict = canasta_review_describe_verdict (step);
  words->fault = say_fault (step, observation->table, names);
  return words;
}

static void
append_sentence (GString *text, const char *sentence)
{
  if (sentence)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
}

/**
 * canasta_review_words_compare: (skip)
 * @self: a decision in words
 *
 * Returns: (transfer full): what the strongest player would have done, how what was
 *   done compares with it and why, in sentences
 */
char *
canasta_review_words_compare (const CanastaReviewWords *self)
{
  GString *text = g_string_new (NULL);

  if (self->better)
    /* Translators: a move, as "discard the king of clubs" */
    g_string_append_printf (text, _("The strongest player: %s."), self->better);
  append_sentence (text, self->verdict);
  append_sentence (text, self->fault);
  return g_string_free (text, FALSE);
}

void
canasta_review_words_free (CanastaReviewWords *self)
{
  g_free (self->turn);
  g_free (self->done);
  g_free (self->better);
  g_free (self->verdict);
  g_free (self->fault);
  g_free (self);
}
