/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What ends the taking back of steps. */
#include "config.h"

#include "match/match-private.h"

/* Why an action cannot be taken back, if so: something hidden was seen, or the
 * others have seen the turn end. */
CanastaUndo
canasta_match_get_barrier (const CanastaEvent *event, const CanastaBoard *before,
                           const CanastaBoard *after)
{
  if (after->ended != CANASTA_END_NONE || after->turn_seat != before->turn_seat)
    return CANASTA_UNDO_TURN_ENDED;
  if (after->second_hand_taken != before->second_hand_taken)
    return CANASTA_UNDO_SECOND_HAND;

  switch ((CanastaActionKind) event->action.kind)
    {
    case CANASTA_ACTION_DRAW:
      return CANASTA_UNDO_DRAWN;
    case CANASTA_ACTION_TAKE:
      return CANASTA_UNDO_TAKEN;
    case CANASTA_ACTION_LAY:
      return before->stock_count == after->stock_count ? CANASTA_UNDO_POSSIBLE
                                                       : CANASTA_UNDO_REPLACED;
    case CANASTA_ACTION_WITHDRAW:
      return CANASTA_UNDO_WITHDRAWN;
    case CANASTA_ACTION_ASK:
    case CANASTA_ACTION_YES:
    case CANASTA_ACTION_NO:
      return CANASTA_UNDO_ASKED;
    case CANASTA_ACTION_MELD:
    case CANASTA_ACTION_JOIN:
      return CANASTA_UNDO_POSSIBLE;
    case CANASTA_ACTION_PASS:
    case CANASTA_ACTION_DISCARD:
    case CANASTA_ACTION_OUT:
    default:
      return CANASTA_UNDO_TURN_ENDED;
    }
}
