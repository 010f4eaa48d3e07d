/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "review/review-json.h"

#include "files/json-members.h"
#include "notation/json-forms.h"
#include "players/worth.h"
#include "review/review-private.h"

#define FORMAT 2

/* More than any position is worth. */
#define MOST_POINTS 1000000

static const char *const verdicts[] = { "none", "same", "as-good", "mistake", "find", NULL };

#define STEP(kind, key, field, ...) \
  CANASTA_JSON_ROW_##kind (key, CanastaReviewStep, field, __VA_ARGS__)

/* A step: what it is, what was decided, and what the position was worth after it. */

const CanastaJsonRow canasta_review_step_rows[] = {
  STEP (NUMBER, "turn", turn, 1, G_MAXINT, NEEDED),
  STEP (CHOICE, "verdict", verdict, verdicts, NEEDED),
  { 0 },
};

const CanastaJsonRow canasta_review_decision_rows[] = {
  STEP (FORM, "action", action, &canasta_action_form, NEEDED),
  STEP (FORM, "discard", discard, &canasta_card_form, IF_ANY),
  STEP (FORM, "better", better, &canasta_action_form, NEEDED),
  STEP (FORM, "better-discard", better_discard, &canasta_card_form, IF_ANY),
  STEP (NUMBER, "effect", effect, -MOST_POINTS, MOST_POINTS, ALWAYS),
  STEP (NUMBER, "error", error, 0, MOST_POINTS, ALWAYS),
  { 0 },
};

const CanastaJsonRow canasta_review_worth_rows[] = {
  STEP (NUMBER, "worth", worth, -MOST_POINTS, MOST_POINTS, NEEDED),
  { 0 },
};

/* Writing. */

static void
write_step (JsonBuilder *builder, const CanastaReviewStep *step)
{
  json_builder_begin_object (builder);
  canasta_json_rows_write (canasta_review_step_rows, step, builder);
  if (step->verdict != CANASTA_REVIEW_NO_CHOICE)
    canasta_json_rows_write (canasta_review_decision_rows, step, builder);
  canasta_json_rows_write (canasta_review_worth_rows, step, builder);
  json_builder_end_object (builder);
}

/**
 * canasta_review_write: (skip)
 * @self: a review
 *
 * Returns: (transfer full): the review as text
 */
char *
canasta_review_write (const CanastaReview *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  canasta_json_add_number (builder, "format", FORMAT);
  canasta_json_add_number (builder, "round", self->round);
  canasta_json_add_number (builder, "seat", self->seat);
  canasta_json_add_number (builder, "start", self->start);
  json_builder_set_member_name (builder, "steps");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->steps->len; i++)
    write_step (builder, &g_array_index (self->steps, CanastaReviewStep, i));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  return canasta_json_write (root, TRUE);
}

/* Reading. */

/* Whether whoever acts could have done that there. */
static gboolean
could_act (CanastaMatch *match, const CanastaAction *action, CanastaCard discard)
{
  guint seat = canasta_match_get_to_act (match);

  return canasta_match_judge (match, seat, action, NULL)
         && (discard == CANASTA_NO_CARD
             || canasta_card_set_count_card (&canasta_match_get_state (match)->hands[seat],
                                             discard) > 0);
}

/* Whether it is told for the side it was: only what is beyond doubt has an effect. */
static gboolean
check_effect (const CanastaReviewStep *step, gboolean is_on_side)
{
  if (step->verdict <= CANASTA_REVIEW_AS_GOOD)
    return step->effect == 0;
  return step->effect != 0
         && (step->verdict == CANASTA_REVIEW_MISTAKE) == ((step->effect < 0) == is_on_side);
}

/* A decision at the moment where a match stands. */
static gboolean
read_decision (CanastaJsonReader *reader, CanastaMatch *match, guint seat, CanastaReviewStep *step)
{
  const CanastaBoard *board = &canasta_match_get_state (match)->board;
  CanastaAction played;
  CanastaObservation observation;

  canasta_action_copy (&played, &step->action);
  canasta_json_rows_read (canasta_review_decision_rows, reader, step);
  if (canasta_json_reader_has_failed (reader) || step->action.kind != played.kind
      || !could_act (match, &step->action, step->discard)
      || !could_act (match, &step->better, step->better_discard))
    return FALSE;
  if (!check_effect (step, board->side[step->seat] == board->side[seat]))
    return FALSE;
  if (step->verdict == CANASTA_REVIEW_SAME)
    return TRUE;
  canasta_match_observe (match, step->seat, &observation);
  canasta_review_explain (step, &observation);
  return TRUE;
}

static gboolean
read_step (CanastaJsonReader *reader, CanastaMatch *match, const CanastaEvent *event, guint seat,
           CanastaReviewStep *step)
{
  canasta_json_rows_read (canasta_review_step_rows, reader, step);
  canasta_json_rows_read (canasta_review_worth_rows, reader, step);
  step->seat = event->seat;
  step->discard = step->better_discard = CANASTA_NO_CARD;
  canasta_action_copy (&step->action, &event->action);
  canasta_action_copy (&step->better, &step->action);
  return step->verdict == CANASTA_REVIEW_NO_CHOICE || read_decision (reader, match, seat, step);
}

/* Goes through the round and through what was found side by side. */
static gboolean
read_steps (CanastaJsonReader *reader, CanastaMatch *match, CanastaReview *self)
{
  const CanastaRecord *record = canasta_match_get_record (match);
  guint first = canasta_record_find_round (record, self->round);
  guint n_events = canasta_record_find_round (record, self->round + 1) - first;
  g_autoptr (CanastaMatch) again = canasta_match_dup_at (match, self->round, 0);
  gboolean fits = again != NULL;
  guint turn = 1;
  guint n;

  if (!canasta_json_reader_enter_list (reader, "steps", n_events, &n))
    return FALSE;
  for (guint i = 0; fits && i < n && canasta_json_reader_enter_element (reader, i); i++)
    {
      CanastaReviewStep step = { .event = first + i };

      fits = read_step (reader, again, canasta_record_get (record, step.event), self->seat, &step)
             && step.turn >= turn && step.turn <= turn + 1
             && canasta_match_play_on_as (again, match);
      turn = step.turn;
      g_array_append_val (self->steps, step);
      canasta_json_reader_leave (reader);
    }
  canasta_json_reader_leave (reader);
  /* What came of it is known. */
  return fits && self->steps->len == n_events
         && (n_events == 0
             || g_array_index (self->steps, CanastaReviewStep, n_events - 1).worth
                  == canasta_worth_count (canasta_match_get_state (again),
                                          canasta_match_get_table (match), self->seat));
}

/**
 * canasta_review_read: (skip)
 * @text: what `canasta_review_write()` wrote, or anything else
 * @length: of @text in bytes, or -1
 * @match: a match
 * @round: a round of it that is over, from 1
 * @seat: whose decisions are reviewed
 *
 * Reads a review, if it is one of this round and this seat. Everything is checked
 * against the round; what is only counted is counted again.
 *
 * Returns: (transfer full) (nullable): the review, or %NULL where it is none
 */
CanastaReview *
canasta_review_read (const char *text, gssize length, CanastaMatch *match, guint round, guint seat)
{
  g_autoptr (CanastaJsonReader) reader = canasta_json_reader_new (text, length, "review", NULL);
  g_autoptr (CanastaReview) self = NULL;

  if (!reader)
    return NULL;
  canasta_json_reader_require (reader, "format", "round", "seat", "start", NULL);
  canasta_json_reader_get_int (reader, "format", FORMAT, FORMAT, FORMAT);
  canasta_json_reader_get_int (reader, "round", round, round, round);
  canasta_json_reader_get_int (reader, "seat", seat, seat, seat);
  self = canasta_review_new (round, seat, canasta_match_knows_deal (match, round));
  self->start = (int) canasta_json_reader_get_int (reader, "start", -MOST_POINTS, MOST_POINTS, 0);
  if (!read_steps (reader, match, self) || !canasta_json_reader_finish (reader, NULL))
    return NULL;
  canasta_review_settle (self);
  return g_steal_pointer (&self);
}
