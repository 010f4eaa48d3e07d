/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the policy see in a position. */
#include "config.h"

#include "players/policy-private.h"

/* An opponent with so few cards may go out in a turn. */
#define FEW_CARDS 4

gboolean
canasta_policy_is_near_end (const CanastaView *view)
{
  const CanastaBoard *board = view->board;
  gboolean able = FALSE, near = FALSE;

  for (guint side = 0; side < board->n_sides; side++)
    able |= (side != view->side)
            & (board->n_canastas[side] >= view->table->rules.canastas_to_go_out);
  if (!able)
    return FALSE;

  /* All is looked at: that is quicker than to branch on hands as they come. */
  for (guint seat = board->next[view->seat]; seat != view->seat; seat = board->next[seat])
    near |= (board->hand_count[seat] <= FEW_CARDS) & (board->side[seat] != view->side)
            & (board->n_canastas[board->side[seat]] >= view->table->rules.canastas_to_go_out);
  return near;
}
