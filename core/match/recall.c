/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "match/recall.h"

/* The board as everyone sees it: the number of the deal would tell the hands. */
static void
note_board (CanastaBoard *board, const CanastaState *state)
{
  *board = state->board;
  board->deal = 0;
}

/**
 * canasta_recall_begin:
 * @self: (out caller-allocates): what is remembered
 * @seat: whose memory it is
 * @state: a position as it was dealt
 *
 * A round begins.
 */
void
canasta_recall_begin (CanastaRecall *self, guint seat, const CanastaState *state)
{
  note_board (&self->start, state);
  self->has_left = FALSE;
  self->held = state->hands[seat];
  self->fresh = (CanastaCardSet){ 0 };
}

/* What came into a hand with an action: what it holds and has laid down in the
 * turn, beyond what that was before. The pile's top card goes to the table. */
static CanastaCardSet
get_gain (guint seat, const CanastaState *before, const CanastaState *after)
{
  CanastaCardSet gain = after->hands[seat];
  CanastaCardSet had = before->hands[seat];

  canasta_card_set_add (&gain, &after->board.laid);
  canasta_card_set_add (&had, &before->board.laid);
  canasta_card_set_remove_there (&gain, &had);
  if (before->board.source == CANASTA_SOURCE_NONE
      && after->board.source == CANASTA_SOURCE_PILE)
    canasta_card_set_remove_card (&gain, canasta_board_get_top (&before->board));
  return gain;
}

/**
 * canasta_recall_follow:
 * @self: what is remembered
 * @seat: whose memory it is
 * @before: the position before an action
 * @after: the position after it
 *
 * Remembers an action of whoever's turn it is.
 */
void
canasta_recall_follow (CanastaRecall         *self,
                     guint                seat,
                     const CanastaState  *before,
                     const CanastaState  *after)
{
  CanastaCardSet gain;

  if (before->board.turn_seat != after->board.turn_seat)
    {
      if (before->board.turn_seat == seat)
        {
          self->has_left = TRUE;
          note_board (&self->left, after);
        }
      note_board (&self->start, after);
      self->held = after->hands[seat];
      self->fresh = (CanastaCardSet){ 0 };
    }
  else if (before->board.turn_seat == seat)
    {
      gain = get_gain (seat, before, after);
      canasta_card_set_add (&self->held, &gain);
      canasta_card_set_add (&self->fresh, &gain);
    }
}
