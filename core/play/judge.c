/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the judges of all kinds of actions share. */
#include "config.h"

#include "play/judge.h"

/**
 * canasta_judge_open_plan: (skip)
 * @judge: the judgement
 *
 * Empties the plan of an action that lays cards.
 */
void
canasta_judge_open_plan (CanastaJudge *judge)
{
  CanastaPlan *plan = judge->plan;

  canasta_layout_init (&plan->layout);
  judge->own = canasta_board_get_side_melds (judge->board, judge->table, judge->side);
  plan->concealed = plan->top_alone = FALSE;
  plan->pile_cards = 0;
  plan->laid = plan->from_hand = plan->pile = (CanastaCardSet){ 0 };
}

/**
 * canasta_judge_wrong_phase: (skip)
 * @judge: the judgement
 *
 * Refuses an action at this point of the turn.
 *
 * Returns: %FALSE
 */
gboolean RARE
canasta_judge_wrong_phase (CanastaJudge *judge)
{
  const CanastaBoard *board = judge->board;

  canasta_refuse_plain (judge->refusal, CANASTA_REASON_WRONG_PHASE);
  if (judge->refusal && board->phase == CANASTA_PHASE_DRAW)
    judge->refusal->timing = CANASTA_TIMING_TO_DRAW;
  else if (judge->refusal && board->phase == CANASTA_PHASE_PLAY)
    judge->refusal->timing = board->source == CANASTA_SOURCE_STOCK ? CANASTA_TIMING_HAS_DRAWN
                                                                   : CANASTA_TIMING_HAS_TAKEN;
  return FALSE;
}

/**
 * canasta_judge_hold: (skip)
 * @judge: the judgement
 * @there: (inout): cards that are still there
 * @cards: named cards
 *
 * Takes named cards out of those that are there.
 *
 * Returns: whether all of them are
 */
gboolean
canasta_judge_hold (CanastaJudge *judge, CanastaCardSet *there, const CanastaCardSet *cards)
{
  CanastaCardSet rest = *cards;
  CanastaCard card;
  int missing = 0;

  if (canasta_card_set_take (there, cards))
    return TRUE;
  while (missing <= 0 && (card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    missing = canasta_card_set_count_card (cards, card) - canasta_card_set_count_card (there, card);
  canasta_refuse_card (judge->refusal, CANASTA_REASON_CARD_NOT_HELD, NO_RULE, card);
  if (judge->refusal)
    {
      judge->refusal->held = (guint8) canasta_card_set_count_card (judge->hand, card);
      judge->refusal->wanted = (guint8) (judge->refusal->held + missing);
    }
  return FALSE;
}
