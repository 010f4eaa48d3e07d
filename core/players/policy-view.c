/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the policy see in a position. */
#include "config.h"

#include "players/policy-private.h"

#include "play/outlook.h"

/* An opponent with so few cards may go out in a turn. */
#define FEW_CARDS 4

/* With fewer cards in the stock nobody waits for a sequence. */
#define FEW_IN_STOCK 10

gboolean
canasta_policy_is_near_end (const CanastaView *view)
{
  const CanastaBoard *board = view->board;
  guint few = 0;                /* sides of which a player has few cards, as bits */

  /* All is looked at: that is quicker than to branch on hands as they come. */
  for (guint seat = board->next[view->seat]; seat != view->seat; seat = board->next[seat])
    few |= (guint) (board->hand_count[seat] <= FEW_CARDS) << board->side[seat];
  for (few &= ~(1u << view->side); few; few &= few - 1)
    if (canasta_board_has_canastas (board, view->table, (guint) __builtin_ctz (few)))
      return TRUE;
  return FALSE;
}

/* How many cards the opponents hold, and the partners. */
void
canasta_policy_count_hands (const CanastaView *view, int *opponents, int *partners)
{
  const CanastaBoard *board = view->board;

  *opponents = *partners = 0;
  for (guint seat = board->next[view->seat]; seat != view->seat; seat = board->next[seat])
    *(board->side[seat] == view->side ? partners : opponents) += board->hand_count[seat];
}

/* Whether there is time to complete sequences. */
gboolean
canasta_policy_may_wait_for_runs (const CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;

  return canasta_view_has_sequences (view) && view->board->stock_count >= FEW_IN_STOCK
         && !self->near_end;
}

/* Looks at what is asked several times in the play phase. */
void
canasta_policy_look (CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;
  const gint32 *weights = self->weights->of;

  self->near_end = canasta_policy_is_near_end (view);
  if (canasta_view_has_sequences (view))
    canasta_view_weigh_runs (view, weights[CANASTA_WEIGHT_RUN_NEXT],
                             weights[CANASTA_WEIGHT_RUN_NEAR], &self->worths);
}
