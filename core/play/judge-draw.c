/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Judging what comes before a turn's melds, the pile left aside: drawing, passing,
 * laying a red three down. */
#include "config.h"

#include "play/judge.h"

/* Who has asked before the draw, and was told yes, goes out by taking the pile. */
static gboolean RARE
leaves_pile (CanastaJudge *judge)
{
  return judge->answer != CANASTA_ANSWER_YES
         || canasta_refuse (judge->refusal, CANASTA_REASON_MUST_GO_OUT, RULE (asking),
                            CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
}

static gboolean RARE
refuse_empty (CanastaJudge *judge)
{
  gint16 rule = NO_RULE;

  if (judge->rules->stock_end >= CANASTA_STOCK_END_AFTER_TURN)
    rule = RULE (stock_end);
  else if (judge->board->stock_count > 0)
    rule = RULE (stock_reserve);
  return canasta_refuse (judge->refusal, CANASTA_REASON_STOCK_EMPTY, rule, CANASTA_NO_NUMBER,
                         CANASTA_NO_NUMBER);
}

gboolean
canasta_judge_draw (CanastaJudge *judge)
{
  if (!canasta_judge_in_phase (judge, CANASTA_PHASE_DRAW))
    return FALSE;
  if (!canasta_board_has_stock (judge->board, judge->table))
    return refuse_empty (judge);
  return leaves_pile (judge);
}

/* With the stock gone a pile that fits an own meld must be taken. */
static gboolean RARE
must_take (const CanastaJudge *judge)
{
  CanastaAction take;
  CanastaPlan plan;

  if (judge->rules->stock_end != CANASTA_STOCK_END_FORCED || judge->rules->take_freely)
    return FALSE;
  canasta_action_init (&take, CANASTA_ACTION_TAKE);
  return canasta_judge_take_told (judge->table, judge->board, judge->hand, &take, judge->answer,
                                  &plan);
}

gboolean
canasta_judge_pass (CanastaJudge *judge)
{
  if (judge->board->phase == CANASTA_PHASE_PLAY && judge->rules->keep_last_card)
    return canasta_judge_last_kept (judge);
  if (!canasta_judge_in_phase (judge, CANASTA_PHASE_DRAW))
    return FALSE;
  if (canasta_board_has_stock (judge->board, judge->table))
    return canasta_refuse (judge->refusal, CANASTA_REASON_STOCK_NOT_EMPTY, NO_RULE,
                           CANASTA_NO_NUMBER,
                           canasta_board_count_drawable (judge->board, judge->table));
  if (!leaves_pile (judge))
    return FALSE;
  if (must_take (judge))
    return canasta_refuse (judge->refusal, CANASTA_REASON_MUST_TAKE_PILE, RULE (stock_end),
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  return TRUE;
}

gboolean
canasta_judge_lay (CanastaJudge *judge, CanastaCard card)
{
  if (judge->board->phase == CANASTA_PHASE_REPLY)
    return canasta_judge_wrong_phase (judge);
  if (!canasta_card_set_count_card (judge->hand, card))
    return canasta_refuse_card (judge->refusal, CANASTA_REASON_CARD_NOT_HELD, NO_RULE, card);
  if (!canasta_faces_have (judge->table->roles.aside, card))
    return canasta_refuse_card (judge->refusal, CANASTA_REASON_WRONG_RANK, NO_RULE, card);
  return judge->table->by_hand
         || canasta_refuse (judge->refusal, CANASTA_REASON_RED_THREE, RULE (red_threes_laid),
                            CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
}
