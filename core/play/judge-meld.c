/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Judging a meld: its groups, and that the player has a way on after it. */
#include "config.h"

#include "play/judge.h"

/* The rest of a turn in which the partner has said yes must end by going out;
 * nothing can be promised of cards that are yet to be drawn. */
static gboolean RARE
judge_promise (CanastaJudge *judge)
{
  CanastaBoard after = *judge->board;
  CanastaCardSet hand = *judge->hand;
  CanastaAction meld;
  CanastaCard discard;

  if (after.phase == CANASTA_PHASE_DRAW)
    canasta_board_pick_up (&after, judge->table, &hand, judge->plan);
  else
    {
      canasta_board_carry_out (&after, judge->plan, judge->seat);
      canasta_card_set_remove (&hand, &judge->plan->from_hand);
    }
  return (canasta_card_set_count (&hand) >= judge->most
          && canasta_way_out_plan (judge->table, &after, &hand, judge->answer,
                                   CANASTA_LEGAL_STEPS, &meld, NULL, &discard))
         || canasta_refuse (judge->refusal, CANASTA_REASON_MUST_GO_OUT, RULE (asking),
                            CANASTA_NO_NUMBER, judge->left);
}

/**
 * canasta_judge_keep: (skip)
 * @judge: the judgement, its plan worked out
 *
 * Returns: whether the player has a legal way on after the plan
 */
gboolean
canasta_judge_keep (CanastaJudge *judge)
{
  if (judge->answer == CANASTA_ANSWER_YES && !canasta_judge_ends_hand (judge, judge->most))
    return judge_promise (judge);
  if (!canasta_judge_ends_hand (judge, judge->playable))
    return judge->playable != 1 || !canasta_judge_leaves_lone (judge);
  return canasta_judge_keeping_last (judge) || canasta_judge_going_out (judge);
}

/* What stays in the hand, and the limits of the melds laid. */
static gboolean
judge_laid (CanastaJudge *judge)
{
  judge->playable = canasta_judge_count_playable (judge) - judge->plan->n_from_hand;
  judge->most = judge->playable;
  judge->left = judge->board->hand_count[judge->seat] - judge->plan->n_from_hand;
  return canasta_judge_limits (judge);
}

/* Finds the cards of all groups in the hand. */
static gboolean
find_in_hand (CanastaJudge *judge, const CanastaAction *action)
{
  CanastaCardSet there = *judge->hand;

  for (guint i = 0; i < action->n_groups; i++)
    if (!canasta_judge_hold (judge, &there, &action->groups[i].cards))
      return FALSE;
  judge->plan->from_hand = *judge->hand;
  canasta_card_set_remove (&judge->plan->from_hand, &there);
  judge->plan->laid = judge->plan->from_hand;
  return TRUE;
}

/* The shape of the melds and what they leave in the hand. */
static gboolean
judge_groups (CanastaJudge *judge, const CanastaAction *action)
{
  if (action->n_groups == 0)
    return canasta_refuse (judge->refusal, CANASTA_REASON_NOT_AN_ACTION, NO_RULE,
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  canasta_judge_open_plan (judge);
  if (!find_in_hand (judge, action))
    return FALSE;
  for (guint i = 0; i < action->n_groups; i++)
    if (!canasta_layout_lay (&judge->plan->layout, &judge->own, &action->groups[i].cards,
                             &action->groups[i].name, judge->refusal))
      return FALSE;
  if (!canasta_layout_is_enough (&judge->plan->layout, judge->own.forms, judge->refusal))
    return FALSE;

  judge->plan->n_from_hand = (guint16) canasta_card_set_count (&judge->plan->from_hand);
  return judge_laid (judge);
}

gboolean
canasta_judge_meld (CanastaJudge *judge, const CanastaAction *action)
{
  return canasta_judge_in_phase (judge, CANASTA_PHASE_PLAY) && judge_groups (judge, action)
         && canasta_judge_opening (judge) && canasta_judge_keep (judge);
}

/**
 * canasta_judge_layout: (skip)
 * @table: the table
 * @board: the board
 * @hand: the hand of the player to act
 * @plan: (inout): a layout, and the hand cards it lays
 *
 * Judges a `meld` that was thought of as a layout: the same as [func@judge] for
 * the action that would be written for it.
 *
 * Returns: whether it is legal
 */
gboolean
canasta_judge_layout (const CanastaTable *table, const CanastaBoard *board,
                      const CanastaCardSet *hand, CanastaPlan *plan)
{
  CanastaJudge judge = {
    .table = table, .rules = &table->rules, .board = board, .hand = hand, .plan = plan,
    .seat = board->to_act, .side = board->side[board->to_act], .answer = board->answer,
  };

  judge.own = canasta_board_get_side_melds (board, table, judge.side);
  plan->concealed = plan->top_alone = FALSE;
  plan->pile_cards = 0;
  plan->pile = (CanastaCardSet){ 0 };
  plan->laid = plan->from_hand;
  return !board->ended && board->phase == CANASTA_PHASE_PLAY && plan->layout.n > 0
         && canasta_layout_is_enough (&plan->layout, judge.own.forms, NULL)
         && judge_laid (&judge) && canasta_judge_opening (&judge) && canasta_judge_keep (&judge);
}

/* Judges a `meld` as if the partner had answered so. */
gboolean
canasta_judge_meld_told (const CanastaTable *table, const CanastaBoard *board,
                         const CanastaCardSet *hand, const CanastaAction *meld,
                         CanastaAnswer answer, CanastaPlan *plan)
{
  CanastaPlan own_plan;
  CanastaJudge judge = canasta_judge_begin (table, board, hand, answer, plan ? plan : &own_plan);

  return !board->ended && canasta_judge_meld (&judge, meld);
}

/* Taking a short opening back: it must be an opening, and short. */
gboolean
canasta_judge_withdraw (CanastaJudge *judge, const CanastaAction *action)
{
  CanastaRefusal why = { 0 };
  CanastaRefusal *refusal = judge->refusal;

  if (!canasta_judge_in_phase (judge, CANASTA_PHASE_PLAY))
    return FALSE;
  if (judge->rules->opening_fail_penalty > 0
      && !canasta_board_has_opened (judge->board, judge->side))
    {
      if (!judge_groups (judge, action))
        return FALSE;
      judge->refusal = &why;
      if (!canasta_judge_opening (judge)
          && judge->board->opening_penalty[canasta_table_get_ledger (judge->table, judge->board,
                                                                     judge->seat)]
                 < 10000)
        return TRUE;
    }
  return canasta_refuse (refusal, CANASTA_REASON_NOTHING_TO_WITHDRAW,
                         RULE (opening_fail_penalty), CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
}
