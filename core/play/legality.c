/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Judging one action: each kind has its judge. */
#include "config.h"

#include "play/judge.h"
#include "play/legality.h"

/* Drawing and discarding, in every turn, are mostly legal at a glance. */
static inline gboolean
is_plain (const CanastaTable *table, const CanastaBoard *board, const CanastaCardSet *hand,
          const CanastaAction *action)
{
  if (action->kind == CANASTA_ACTION_DRAW)
    return canasta_may_draw (table, board);
  return action->kind == CANASTA_ACTION_DISCARD && canasta_may_discard_any (table, board, hand)
         && canasta_card_set_count_card (hand, action->card) > 0
         && !canasta_faces_have (table->roles.aside, action->card);
}

static gboolean G_GNUC_NO_INLINE
judge_kind (const CanastaTable *table, const CanastaBoard *board, const CanastaCardSet *hand,
            const CanastaAction *action, CanastaPlan *plan, CanastaRefusal *refusal)
{
  CanastaPlan own_plan;
  CanastaJudge attempt = canasta_judge_begin (table, board, hand, board->answer,
                                              plan ? plan : &own_plan);
  CanastaJudge *judge = &attempt;

  judge->refusal = refusal;
  if (board->ended)
    return canasta_refuse (refusal, CANASTA_REASON_DEAL_ENDED, NO_RULE, CANASTA_NO_NUMBER,
                           CANASTA_NO_NUMBER);
  switch ((CanastaActionKind) action->kind)
    {
    case CANASTA_ACTION_DRAW:
      return canasta_judge_draw (judge);
    case CANASTA_ACTION_TAKE:
      return canasta_judge_in_phase (judge, CANASTA_PHASE_DRAW)
             && canasta_judge_take (judge, action);
    case CANASTA_ACTION_PASS:
      return canasta_judge_pass (judge);
    case CANASTA_ACTION_LAY:
      return canasta_judge_lay (judge, action->card);
    case CANASTA_ACTION_MELD:
      return canasta_judge_meld (judge, action);
    case CANASTA_ACTION_WITHDRAW:
      return canasta_judge_withdraw (judge, action);
    case CANASTA_ACTION_ASK:
      return canasta_judge_ask (judge);
    case CANASTA_ACTION_YES:
    case CANASTA_ACTION_NO:
      return judge->board->phase == CANASTA_PHASE_REPLY
             || canasta_refuse_plain (judge->refusal, CANASTA_REASON_WRONG_PHASE);
    case CANASTA_ACTION_DISCARD:
      return canasta_judge_discard (judge, action->card);
    case CANASTA_ACTION_OUT:
      return canasta_judge_out (judge);
    case CANASTA_ACTION_JOIN:
      return canasta_judge_join (judge, action);
    default:
      g_return_val_if_reached (FALSE);
    }
}

/**
 * canasta_judge_seat: (skip)
 * @board: the board
 * @seat: a seat
 * @refusal: (out caller-allocates) (optional): why it may not act
 *
 * Returns: whether it is for @seat to act, whatever it may do
 */
gboolean
canasta_judge_seat (const CanastaBoard *board, guint seat, CanastaRefusal *refusal)
{
  return canasta_board_awaits (board, seat)
         || canasta_refuse_plain (refusal, board->ended ? CANASTA_REASON_DEAL_ENDED
                                                        : CANASTA_REASON_NOT_YOUR_TURN);
}

/**
 * canasta_judge: (skip)
 * @table: the table
 * @board: the board
 * @hand: the hand of the player to act
 * @action: what that player wants to do
 * @plan: (out caller-allocates) (optional): the action worked out
 * @refusal: (out caller-allocates) (optional): why it is not legal
 *
 * Judges an action of the player to act. Where several things are wrong the
 * first is named: the phase, the cards held, rank and shape, the pile, the
 * limits of melds, the minimum, the card to keep, canastas, asking.
 *
 * Returns: whether it is legal
 */
gboolean
canasta_judge (const CanastaTable *table, const CanastaBoard *board, const CanastaCardSet *hand,
               const CanastaAction *action, CanastaPlan *plan, CanastaRefusal *refusal)
{
  if (!is_plain (table, board, hand, action))
    return judge_kind (table, board, hand, action, plan, refusal);
  if (plan)
    plan->layout.n = 0;
  return TRUE;
}
