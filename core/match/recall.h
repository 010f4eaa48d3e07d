/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a player remembers of how the turns went: what lay on the table before,
 * and what came into the hand. */

#pragma once

#include "play/state.h"

G_BEGIN_DECLS

/**
 * CanastaRecall:
 * @start: the board as the turn that is played began
 * @has_left: whether the player has had a turn in this round
 * @left: the board as the player's last turn left it
 * @held: what the player holds, and what they held in their own turn before
 *   they laid it down
 * @fresh: what came into the player's hand in their own turn; none in the turn
 *   of another one
 *
 * What a player remembers of the turn that is played and of their last one. A
 * value; everything in it the player has seen.
 */
typedef struct
{
  CanastaBoard start;
  gboolean has_left;
  CanastaBoard left;
  CanastaCardSet held;
  CanastaCardSet fresh;
} CanastaRecall;

CANASTA_API void  canasta_recall_begin   (CanastaRecall         *self,
                                        guint                seat,
                                        const CanastaState  *state);
CANASTA_API void  canasta_recall_follow  (CanastaRecall         *self,
                                        guint                seat,
                                        const CanastaState  *before,
                                        const CanastaState  *after);

G_END_DECLS
