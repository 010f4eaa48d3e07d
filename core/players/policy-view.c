/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the policy see in a position. */
#include "config.h"

#include "players/policy-private.h"

/* An opponent with so few cards may go out in a turn. */
#define FEW_CARDS 4

/* Whether a side has a canasta in sequence. */
gboolean
canasta_policy_has_sequence (const CanastaView *view, guint side)
{
  for (guint i = 0; i < view->board->n_melds; i++)
    {
      const CanastaMeld *meld = &view->board->melds[i];

      if (meld->side == side && meld->kind == CANASTA_MELD_SEQUENCE && meld->complete)
        return TRUE;
    }
  return FALSE;
}

gboolean
canasta_policy_is_near_end (const CanastaView *view)
{
  const CanastaBoard *board = view->board;
  gboolean able = FALSE, near = FALSE;

  for (guint side = 0; side < board->n_sides; side++)
    able |= (side != view->side) & canasta_policy_has_canastas (view, side);
  if (!able)
    return FALSE;

  /* All is looked at: that is quicker than to branch on hands as they come. */
  for (guint seat = board->next[view->seat]; seat != view->seat; seat = board->next[seat])
    near |= (board->hand_count[seat] <= FEW_CARDS) & (board->side[seat] != view->side)
            & canasta_policy_has_canastas (view, board->side[seat]);
  return near;
}
