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
  const CanastaBoard *board = view->board;

  for (guint64 places = board->sequences[side]; places; places &= places - 1)
    if (canasta_meld_is_canasta (&board->melds[__builtin_ctzll (places)]))
      return TRUE;
  return FALSE;
}

gboolean
canasta_policy_is_near_end (const CanastaView *view)
{
  const CanastaBoard *board = view->board;
  guint few = 0;                /* sides of which a player has few cards, as bits */

  /* All is looked at: that is quicker than to branch on hands as they come. */
  for (guint seat = board->next[view->seat]; seat != view->seat; seat = board->next[seat])
    few |= (guint) (board->hand_count[seat] <= FEW_CARDS) << board->side[seat];
  for (few &= ~(1u << view->side); few; few &= few - 1)
    if (canasta_policy_has_canastas (view, (guint) __builtin_ctz (few)))
      return TRUE;
  return FALSE;
}
