/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the table view is shown and what it tells: positions, sentences, hints,
 * and what a saved match keeps of it. */
#include "config.h"

#include "notation/draft-text.h"
#include "table/table-view-private.h"

/* The person's turn. */

gboolean
canasta_table_view_is_my_turn (CanastaTableView *self)
{
  const CanastaBoard *board = &self->observation.board;

  return self->has_observation && !board->ended && board->to_act == self->observation.seat;
}

/* Hands an action to the match; what is shown follows with its update. */
void
canasta_table_view_play (CanastaTableView *self, const CanastaAction *action)
{
  CanastaAction copy;

  canasta_action_copy (&copy, action);
  self->question = CANASTA_QUESTION_NONE;
  g_clear_pointer (&self->message, g_free);
  g_signal_emit_by_name (self, "action", &copy);
}

/* Asks the match for something without a parameter. */
void
canasta_table_view_request (CanastaTableView *self, const char *signal)
{
  g_signal_emit_by_name (self, signal);
}

void
canasta_table_view_announce (CanastaTableView *self, const char *sentence)
{
  g_signal_emit_by_name (self, "announce", sentence);
}

/* Shows the prompt anew and has it spoken. */
void
canasta_table_view_explain (CanastaTableView *self)
{
  g_autofree char *sentence = NULL;

  g_clear_pointer (&self->message, g_free);
  canasta_table_view_refresh (self);
  sentence = canasta_table_view_say_prompt (self);
  canasta_table_view_announce (self, sentence);
}

/* A sentence in the prompt's second line; %NULL takes it away. */
void
canasta_table_view_say (CanastaTableView *self, const char *sentence)
{
  g_free (self->message);
  self->message = g_strdup (sentence);
  self->rule = NULL;
  if (!self->has_observation)
    return;
  canasta_table_view_show_prompt (self);
  if (sentence)
    canasta_table_view_announce (self, sentence);
}

void
canasta_table_view_refuse (CanastaTableView *self, const CanastaRefusal *refusal)
{
  g_return_if_fail (CANASTA_IS_TABLE_VIEW (self));

  self->going_out = FALSE;
  if (self->has_observation)
    canasta_table_view_say_refusal (self, refusal);
}

/* Showing. */

void
canasta_table_view_refresh (CanastaTableView *self)
{
  if (!self->has_observation)
    return;
  canasta_table_view_show_hand (self);
  canasta_table_view_show_bands (self);
  canasta_table_view_show_well (self);
  canasta_table_view_show_prompt (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static gboolean
is_same_deal (const CanastaObservation *a, const CanastaObservation *b)
{
  return a->board.deal == b->board.deal && a->board.round == b->board.round
         && a->seat == b->seat && a->table == b->table;
}

/* Another turn or another deal: what lies on the table by now stays there. After
 * a restart the person's own turn has begun before: what they have laid down in
 * it can still come back to its place. */
static void
begin_turn (CanastaTableView *self)
{
  CanastaHandView *hand = CANASTA_HAND_VIEW (self->hand);

  canasta_hand_view_update (hand, self->observation.table, &self->surroundings.recall.held,
                            &self->surroundings.recall.fresh);
  canasta_hand_view_end_turn (hand);
}

static void
forget_pending (CanastaTableView *self)
{
  self->question = CANASTA_QUESTION_NONE;
  self->has_hint = FALSE;
  self->rule = NULL;
  g_clear_pointer (&self->message, g_free);
}

/* Says what is wanted when it is the person's turn to do something new. */
static void
announce_turn (CanastaTableView *self, guint8 phase_before, gboolean was_my_turn)
{
  g_autofree char *prompt = NULL;

  if (!canasta_table_view_is_my_turn (self)
      || (was_my_turn && phase_before == self->observation.board.phase))
    return;
  prompt = canasta_table_view_say_prompt (self);
  canasta_table_view_announce (self, prompt);
}

/**
 * canasta_table_view_update:
 * @observation: the position, as the person sees it; copied
 * @surroundings: what is shown beside it; copied
 *
 * Shows a position.
 */
void
canasta_table_view_update (CanastaTableView         *self,
                           const CanastaObservation *observation,
                           const CanastaSurroundings  *surroundings)
{
  gboolean same_deal = self->has_observation && is_same_deal (&self->observation, observation);
  gboolean turn_over = self->has_observation
                       && self->observation.board.turn_seat == observation->seat
                       && observation->board.turn_seat != observation->seat;
  gboolean was_my_turn = same_deal && canasta_table_view_is_my_turn (self);
  guint8 phase_before = self->observation.board.phase;

  g_return_if_fail (CANASTA_IS_TABLE_VIEW (self));

  if (same_deal)
    canasta_table_view_note_places (self);
  else
    canasta_table_view_note_deal (self, observation);
  canasta_surroundings_copy (&self->surroundings, surroundings);
  self->observation = *observation;
  self->has_observation = TRUE;
  forget_pending (self);
  self->updating = TRUE;
  canasta_draft_update (self->draft, observation);
  self->updating = FALSE;
  if (turn_over || !same_deal)
    begin_turn (self);
  canasta_table_view_show_seats (self);
  canasta_table_view_refresh (self);
  if (!same_deal)
    gtk_widget_grab_focus (self->hand);
  announce_turn (self, phase_before, was_my_turn);
  canasta_table_view_finish_taking_back (self);
  canasta_table_view_finish_going_out (self);
}

void
canasta_table_view_clear (CanastaTableView *self)
{
  const CanastaCardSet none = { 0 };

  g_return_if_fail (CANASTA_IS_TABLE_VIEW (self));

  if (!self->has_observation)
    return;
  canasta_draft_clear (self->draft);
  forget_pending (self);
  canasta_hand_view_update (CANASTA_HAND_VIEW (self->hand), self->observation.table, &none,
                            &none);
  canasta_hand_view_end_turn (CANASTA_HAND_VIEW (self->hand));
  self->has_observation = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Lights up the cards and the target of a move; %NULL: no hint. A question that
 * the person has opened meanwhile comes first. */
void
canasta_table_view_show_hint (CanastaTableView    *self,
                              const CanastaAction *action,
                              const char          *sentence)
{
  g_return_if_fail (CANASTA_IS_TABLE_VIEW (self));

  if (action && self->question != CANASTA_QUESTION_NONE)
    {
      canasta_table_view_explain (self);
      return;
    }
  self->has_hint = action != NULL;
  if (action)
    canasta_action_copy (&self->hint, action);
  canasta_table_view_say (self, sentence);
  canasta_table_view_refresh (self);
  /* There Enter plays it. */
  if (action)
    gtk_widget_grab_focus (self->hand);
}

/* What a saved game keeps. */

char *
canasta_table_view_save_hand (CanastaTableView *self)
{
  g_return_val_if_fail (CANASTA_IS_TABLE_VIEW (self), NULL);

  return canasta_hand_view_save (CANASTA_HAND_VIEW (self->hand));
}

void
canasta_table_view_restore_hand (CanastaTableView *self, const char *text)
{
  g_return_if_fail (CANASTA_IS_TABLE_VIEW (self));

  canasta_hand_view_restore (CANASTA_HAND_VIEW (self->hand), text);
}

char *
canasta_table_view_save_draft (CanastaTableView *self)
{
  g_return_val_if_fail (CANASTA_IS_TABLE_VIEW (self), NULL);

  return canasta_draft_save (self->draft);
}

gboolean
canasta_table_view_restore_draft (CanastaTableView *self, const char *text)
{
  g_return_val_if_fail (CANASTA_IS_TABLE_VIEW (self), FALSE);

  return canasta_draft_restore (self->draft, text);
}
