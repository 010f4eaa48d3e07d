/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the policy see in a position. */
#include "config.h"

#include "players/policy-private.h"

#include "play/outlook.h"

/* An opponent with so few cards may go out in a turn. */
#define FEW_CARDS 4

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
