/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Judging the question to the partner. */
#include "config.h"

#include "play/judge.h"

/* Whether there is somebody to ask, and time to. */
static gboolean
judge_question (CanastaJudge *judge)
{
  const CanastaBoard *board = judge->board;
  int least;

  if (board->phase == CANASTA_PHASE_REPLY)
    return canasta_judge_wrong_phase (judge);
  if (!canasta_board_has_partner (board, judge->seat) || judge->rules->asking == CANASTA_ASKING_OFF
      || board->asked)
    return canasta_refuse (judge->refusal, CANASTA_REASON_NOTHING_TO_ASK, RULE (asking),
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  if (board->phase == CANASTA_PHASE_DRAW)
    return TRUE;
  if (board->melded)
    return canasta_refuse_plain (judge->refusal, CANASTA_REASON_WRONG_PHASE);

  /* With fewer than two cards a no would leave nothing to play, unless the turn
   * may end with the last card. */
  least = canasta_board_count_to_keep (board, judge->table, judge->seat);
  return canasta_judge_count_playable (judge) >= least
         || canasta_refuse (judge->refusal, CANASTA_REASON_NOTHING_TO_ASK, RULE (asking), least,
                            canasta_judge_count_playable (judge));
}

/* Before the draw there is a question only where the pile leads out: whoever
 * draws asks after it. */
static gboolean RARE
judge_ask_to_take (CanastaJudge *judge)
{
  gboolean may = judge_question (judge);
  CanastaAction take;

  if (!may && !judge->refusal)
    return FALSE;
  if (canasta_way_by_pile_find (judge->table, judge->board, judge->hand, &take))
    return may;
  return canasta_judge_wrong_phase (judge);
}

gboolean
canasta_judge_ask (CanastaJudge *judge)
{
  CanastaAction meld;
  CanastaCard discard;

  if (judge->board->phase == CANASTA_PHASE_DRAW)
    return judge_ask_to_take (judge);
  if (!judge_question (judge))
    return FALSE;
  if (canasta_roles_count_aside (&judge->table->roles, judge->hand) > 0)
    return canasta_refuse (judge->refusal, CANASTA_REASON_RED_THREE, RULE (red_threes_laid),
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  return canasta_way_out_plan (judge->table, judge->board, judge->hand, CANASTA_ANSWER_YES,
                               CANASTA_LEGAL_STEPS, &meld, NULL, &discard)
         || canasta_refuse (judge->refusal, CANASTA_REASON_NOTHING_TO_ASK, NO_RULE,
                            CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
}

/**
 * canasta_judge_may_ask: (skip)
 * @table: the table
 * @board: the board
 * @hand: the hand of the player to act
 *
 * For who looks for a way to go out on their own.
 *
 * Returns: whether the player to act may ask the partner, if there is a way to
 *   go out after a yes; before the draw a way that begins with the pile
 */
gboolean
canasta_judge_may_ask (const CanastaTable *table, const CanastaBoard *board, const CanastaCardSet *hand)
{
  CanastaJudge judge = {
    .table = table, .rules = &table->rules, .board = board, .hand = hand,
    .seat = board->to_act, .side = board->side[board->to_act],
  };

  return !board->ended && judge_question (&judge);
}
