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
