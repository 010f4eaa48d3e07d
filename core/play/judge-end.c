/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Judging who is left with few cards: going out, or the cards to keep. What going out
 * takes is asked of outlook.c. */
#include "config.h"

#include "play/judge.h"

/**
 * canasta_judge_may_finish: (skip)
 * @judge: the judgement, with or without a plan
 * @refusal: (out) (optional): what is missing
 *
 * Returns: whether the player may go out this turn: all that it takes
 *   is there
 */
gboolean
canasta_judge_may_finish (CanastaJudge *judge, CanastaRefusal *refusal)
{
  return canasta_judge_needs (judge->table, judge->board, judge->seat, judge->plan,
                              judge->plan ? judge->left : judge->board->hand_count[judge->seat],
                              judge->answer, refusal);
}

/**
 * canasta_judge_may_go_out: (skip)
 * @table: the table
 * @board: the board
 * @refusal: (out) (optional): what is missing
 *
 * Returns: whether the player to act might go out as the board stands, cards
 *   in the hand left aside
 */
gboolean
canasta_judge_may_go_out (const CanastaTable *table, const CanastaBoard *board,
                          CanastaRefusal *refusal)
{
  return canasta_judge_may_go_out_told (table, board, board->answer, refusal);
}

/* The same with @answer for the partner's word. */
gboolean
canasta_judge_may_go_out_told (const CanastaTable *table, const CanastaBoard *board,
                               CanastaAnswer answer, CanastaRefusal *refusal)
{
  guint seat = board->to_act;

  return canasta_judge_needs (table, board, seat, NULL, board->hand_count[seat], answer, refusal);
}

/**
 * canasta_judge_leads_out: (skip)
 * @judge: the judgement, with its plan and what is left in the hand
 *
 * Returns: whether a plan that may be carried out leaves nothing but going out:
 *   with one card left at most, which may not be kept by who may go out
 */
gboolean
canasta_judge_leads_out (CanastaJudge *judge)
{
  CanastaOutcome outcome = canasta_judge_get_outcome (judge, judge->left);

  return outcome == CANASTA_OUTCOME_LAST_CARD || outcome == CANASTA_OUTCOME_OUT
         || (outcome == CANASTA_OUTCOME_KEEPS_LAST && canasta_judge_may_finish (judge, NULL));
}

/* A card that is left after the plan, or CANASTA_NO_CARD where only the stock will tell. */
static CanastaCard RARE
find_left (const CanastaJudge *judge)
{
  CanastaBoard after = *judge->board;
  CanastaCardSet hand = *judge->hand;

  if (after.phase == CANASTA_PHASE_DRAW)
    canasta_board_pick_up (&after, judge->table, &hand, judge->plan);
  else
    canasta_card_set_remove (&hand, &judge->plan->from_hand);
  canasta_roles_remove_aside (&judge->table->roles, &hand);
  return canasta_card_set_next (&hand);
}

/**
 * canasta_judge_leaves_lone: (skip)
 * @judge: the judgement, its plan worked out, with one card left to play
 *
 * Returns: whether that is a card which may not go back on the pile, and refuses it
 */
gboolean
canasta_judge_leaves_lone (CanastaJudge *judge)
{
  CanastaCard lone, last;

  if (!canasta_bars_keep_lone (&judge->table->bars))
    return FALSE;
  lone = judge->board->phase == CANASTA_PHASE_DRAW
           ? canasta_find_lone_card (judge->table, judge->board, judge->hand)
           : canasta_board_get_lone_card (judge->board, judge->table);
  if (lone == CANASTA_NO_CARD || canasta_card_set_count_card (&judge->plan->laid, lone) > 0)
    return FALSE;
  last = find_left (judge);
  return last == lone
         && !canasta_refuse_card (judge->refusal, CANASTA_REASON_LONE_CARD_BACK,
                                  RULE (lone_pile_card), lone);
}

/* Whether the last card may go on the pile, and the hand may be emptied. */
static gboolean
judge_last_steps (CanastaJudge *judge)
{
  int final = judge->rules->final_discard;
  CanastaCard last;

  if (judge->playable == 0 && judge->left == 0 && final == CANASTA_FINAL_DISCARD_REQUIRED)
    return canasta_refuse (judge->refusal, CANASTA_REASON_KEEP_A_CARD, RULE (final_discard), 1,
                           0);
  if (judge->playable == 1 && final == CANASTA_FINAL_DISCARD_FORBIDDEN)
    return canasta_refuse (judge->refusal, CANASTA_REASON_FINAL_DISCARD, RULE (final_discard),
                           0, 1);
  if (judge->playable != 1)
    return TRUE;
  if (canasta_judge_leaves_lone (judge))
    return FALSE;
  if (judge->rules->last_discard == CANASTA_LAST_DISCARD_ANY)
    return TRUE;
  last = find_left (judge);
  return !canasta_faces_have (judge->table->roles.wild, last)
         || canasta_refuse_card (judge->refusal, CANASTA_REASON_LAST_CARD_BARRED,
                                 RULE (last_discard), last);
}

/* Refuses for too few cards, and says what keeps the player from going out. */
static gboolean RARE
refuse_few_cards (CanastaJudge *judge, const CanastaRefusal *why)
{
  canasta_refuse (judge->refusal, CANASTA_REASON_KEEP_A_CARD, why->rule,
                  canasta_board_count_to_keep (judge->board, judge->table, judge->seat), judge->playable);
  if (judge->refusal)
    {
      judge->refusal->lack = (CanastaLack){ why->reason, why->canasta, why->need, why->have };
      judge->refusal->sentence = why->sentence;
    }
  return FALSE;
}

/**
 * canasta_judge_keeping_last: (skip)
 * @judge: the judgement, its plan worked out
 *
 * Returns: whether one card is left that may be kept, because the rules let a
 *   turn end with it and the player may not go out
 */
gboolean
canasta_judge_keeping_last (CanastaJudge *judge)
{
  CanastaRefusal why;

  return canasta_judge_get_outcome (judge, judge->playable) == CANASTA_OUTCOME_KEEPS_LAST
         && judge->answer != CANASTA_ANSWER_YES && !canasta_judge_may_finish (judge, &why)
         && why.reason != CANASTA_REASON_MUST_ASK;
}

/**
 * canasta_judge_going_out: (skip)
 * @judge: the judgement, its plan worked out, with one card left at most
 *
 * Without the right to go out two cards must stay: one to discard, one to keep.
 *
 * Returns: whether the player may go out after the plan
 */
gboolean
canasta_judge_going_out (CanastaJudge *judge)
{
  CanastaRefusal why;

  if (canasta_judge_may_finish (judge, &why))
    return judge_last_steps (judge);
  if (why.reason == CANASTA_REASON_MUST_ASK)
    {
      if (judge->refusal)
        *judge->refusal = why;
      return FALSE;
    }
  if (judge->answer == CANASTA_ANSWER_YES
      && canasta_judge_get_outcome (judge, judge->playable) == CANASTA_OUTCOME_KEEPS_LAST)
    return canasta_refuse (judge->refusal, CANASTA_REASON_MUST_GO_OUT, RULE (asking),
                           CANASTA_NO_NUMBER, judge->left);
  return refuse_few_cards (judge, &why);
}
