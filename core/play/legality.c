/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Judging one action: the phase, the cards held, then what its kind asks for. */
#include "config.h"

#include "play/legality.h"

#include "play/judge.h"

/**
 * canasta_get_minimum: (skip)
 * @table: the table
 * @board: the board
 * @seat: a seat
 *
 * Returns: what the seat's side must lay to open, in points, failed openings
 *   counted; also after it has opened
 */
int
canasta_get_minimum (const CanastaTable *table, const CanastaBoard *board, guint seat)
{
  guint ledger = canasta_table_get_ledger (table, board, seat);

  return board->minimum[ledger] + board->opening_penalty[ledger];
}

/* Empties the plan of an action that lays cards. */
void
canasta_judge_open_plan (CanastaJudge *judge)
{
  CanastaPlan *plan = judge->plan;

  canasta_layout_init (&plan->layout);
  judge->own = canasta_board_get_side_melds (judge->board, judge->table, judge->side);
  plan->concealed = FALSE;
  plan->pile_cards = 0;
  plan->laid = plan->from_hand = plan->pile = (CanastaCardSet){ 0 };
}

static gboolean RARE
wrong_phase (CanastaJudge *judge)
{
  return canasta_refuse (judge->refusal, CANASTA_REASON_WRONG_PHASE, NO_RULE,
                         CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
}

static gboolean
in_phase (CanastaJudge *judge, CanastaPhase phase)
{
  return judge->board->phase == phase || wrong_phase (judge);
}

static int
count_playable (const CanastaJudge *judge)
{
  return judge->board->hand_count[judge->seat]
         - canasta_card_set_count_red_threes (judge->hand);
}

/* Who has asked before the draw, and was told yes, goes out by taking the pile. */
static gboolean RARE
leaves_pile (CanastaJudge *judge)
{
  return judge->answer != CANASTA_ANSWER_YES
         || canasta_refuse (judge->refusal, CANASTA_REASON_MUST_GO_OUT, RULE (asking),
                            CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
}

static gboolean
judge_draw (CanastaJudge *judge)
{
  if (!in_phase (judge, CANASTA_PHASE_DRAW))
    return FALSE;
  if (judge->board->stock_count == 0)
    return canasta_refuse (judge->refusal, CANASTA_REASON_STOCK_EMPTY,
                           judge->rules->stock_end >= CANASTA_STOCK_END_AFTER_TURN
                               ? RULE (stock_end)
                               : NO_RULE,
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  return leaves_pile (judge);
}

/* With the stock gone a pile that fits an own meld must be taken. */
static gboolean RARE
must_take (const CanastaJudge *judge)
{
  CanastaAction take;

  if (judge->rules->stock_end != CANASTA_STOCK_END_FORCED)
    return FALSE;
  canasta_action_init (&take, CANASTA_ACTION_TAKE);
  return canasta_judge (judge->table, judge->board, judge->hand, &take, NULL, NULL);
}

static gboolean RARE
judge_pass (CanastaJudge *judge)
{
  if (!in_phase (judge, CANASTA_PHASE_DRAW))
    return FALSE;
  if (judge->board->stock_count > 0)
    return canasta_refuse (judge->refusal, CANASTA_REASON_STOCK_NOT_EMPTY, NO_RULE,
                           CANASTA_NO_NUMBER, judge->board->stock_count);
  if (!leaves_pile (judge))
    return FALSE;
  if (must_take (judge))
    return canasta_refuse (judge->refusal, CANASTA_REASON_MUST_TAKE_PILE, RULE (stock_end),
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  return TRUE;
}

static gboolean RARE
judge_lay (CanastaJudge *judge, CanastaCard card)
{
  if (judge->board->phase == CANASTA_PHASE_REPLY)
    return wrong_phase (judge);
  if (!canasta_card_set_count_card (judge->hand, card))
    return canasta_refuse_card (judge->refusal, CANASTA_REASON_CARD_NOT_HELD, NO_RULE, card);
  if (!canasta_card_is_red_three (card))
    return canasta_refuse_card (judge->refusal, CANASTA_REASON_WRONG_RANK, NO_RULE, card);
  return judge->table->by_hand
         || canasta_refuse (judge->refusal, CANASTA_REASON_RED_THREE, RULE (red_threes_laid),
                            CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
}

/* Finds the cards of all groups in the hand. */
static gboolean
judge_holding (CanastaJudge *judge, const CanastaAction *action)
{
  CanastaCardSet there = *judge->hand;

  for (guint i = 0; i < action->n_groups; i++)
    {
      const CanastaCardSet *cards = &action->groups[i].cards;
      CanastaCardSet rest = *cards;
      CanastaCard card;

      if (canasta_card_set_take (&there, cards))
        continue;
      while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
        if (canasta_card_set_count_card (cards, card)
            > canasta_card_set_count_card (&there, card))
          return canasta_refuse_card (judge->refusal, CANASTA_REASON_CARD_NOT_HELD, NO_RULE,
                                      card);
    }

  judge->plan->from_hand = *judge->hand;
  canasta_card_set_remove (&judge->plan->from_hand, &there);
  judge->plan->laid = judge->plan->from_hand;
  return TRUE;
}

/* Where the whole pile must be melded, the turn ends only once it lies there. */
static gboolean
judge_pile_left (CanastaJudge *judge)
{
  const CanastaBoard *board = judge->board;
  CanastaCardSet need;

  if (judge->rules->pile_must_be_melded != CANASTA_PILE_ALWAYS)
    return TRUE;
  need = board->picked_up;
  need.words[0] &= ~(guint64) CANASTA_LANE_RED;
  return canasta_card_set_contains (&board->laid, &need)
         || canasta_refuse (judge->refusal, CANASTA_REASON_PILE_NOT_MELDED,
                            RULE (pile_must_be_melded), canasta_card_set_count (&need),
                            CANASTA_NO_NUMBER);
}

/* What stays in the hand, and the limits of the melds laid. */
static gboolean
judge_laid (CanastaJudge *judge)
{
  judge->playable = count_playable (judge) - judge->plan->n_from_hand;
  judge->most = judge->playable;
  judge->left = judge->board->hand_count[judge->seat] - judge->plan->n_from_hand;
  return canasta_judge_limits (judge);
}

/* The shape of the melds and what they leave in the hand. */
static gboolean
judge_groups (CanastaJudge *judge, const CanastaAction *action)
{
  if (action->n_groups == 0)
    return canasta_refuse (judge->refusal, CANASTA_REASON_NOT_AN_ACTION, NO_RULE,
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  canasta_judge_open_plan (judge);
  if (!judge_holding (judge, action))
    return FALSE;
  for (guint i = 0; i < action->n_groups; i++)
    if (!canasta_judge_group (judge, &action->groups[i].cards, &action->groups[i].name))
      return FALSE;
  if (!canasta_layout_is_enough (&judge->plan->layout, judge->own.forms, judge->refusal))
    return FALSE;

  judge->plan->n_from_hand = (guint16) canasta_card_set_count (&judge->plan->from_hand);
  return judge_laid (judge);
}

static gboolean G_GNUC_NO_INLINE
judge_meld (CanastaJudge *judge, const CanastaAction *action)
{
  return in_phase (judge, CANASTA_PHASE_PLAY) && judge_groups (judge, action)
         && canasta_judge_opening (judge) && canasta_judge_keep (judge);
}

/* A judgement of the player to act, as if the partner had answered so. */
static CanastaJudge
begin (const CanastaTable *table, const CanastaBoard *board, const CanastaCardSet *hand,
       CanastaAnswer answer, CanastaPlan *plan)
{
  plan->layout.n = 0;
  return (CanastaJudge){
    .table = table, .rules = &table->rules, .board = board, .hand = hand, .plan = plan,
    .seat = board->to_act, .side = board->side[board->to_act], .answer = answer,
  };
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
  plan->concealed = FALSE;
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
  CanastaJudge judge = begin (table, board, hand, answer, plan ? plan : &own_plan);

  return !board->ended && judge_meld (&judge, meld);
}

/* The same of a `take`. */
gboolean
canasta_judge_take_told (const CanastaTable *table, const CanastaBoard *board,
                         const CanastaCardSet *hand, const CanastaAction *take,
                         CanastaAnswer answer, CanastaPlan *plan)
{
  CanastaJudge judge = begin (table, board, hand, answer, plan);

  return !board->ended && in_phase (&judge, CANASTA_PHASE_DRAW)
         && canasta_judge_take (&judge, take);
}

/* Taking a short opening back: it must be an opening, and short. */
static gboolean RARE
judge_withdraw (CanastaJudge *judge, const CanastaAction *action)
{
  CanastaRefusal why = { 0 };
  CanastaRefusal *refusal = judge->refusal;

  if (!in_phase (judge, CANASTA_PHASE_PLAY))
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

/* Whether there is somebody to ask, and time to. */
static gboolean
judge_question (CanastaJudge *judge)
{
  const CanastaBoard *board = judge->board;

  if (board->phase == CANASTA_PHASE_REPLY)
    return wrong_phase (judge);
  if (!canasta_has_partner (board, judge->seat) || judge->rules->asking == CANASTA_ASKING_OFF
      || board->asked)
    return canasta_refuse (judge->refusal, CANASTA_REASON_NOTHING_TO_ASK, RULE (asking),
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  if (board->phase == CANASTA_PHASE_DRAW)
    return TRUE;
  if (board->melded)
    return wrong_phase (judge);

  /* With fewer than two cards a no would leave nothing to play. */
  return count_playable (judge) >= 2
         || canasta_refuse (judge->refusal, CANASTA_REASON_NOTHING_TO_ASK, RULE (asking), 2,
                            count_playable (judge));
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
  if (canasta_find_way_by_pile (judge->table, judge->board, judge->hand, &take))
    return may;
  return wrong_phase (judge);
}

static gboolean RARE
judge_ask (CanastaJudge *judge)
{
  CanastaAction meld;
  CanastaCard discard;

  if (judge->board->phase == CANASTA_PHASE_DRAW)
    return judge_ask_to_take (judge);
  if (!judge_question (judge))
    return FALSE;
  if (canasta_card_set_count_red_threes (judge->hand) > 0)
    return canasta_refuse (judge->refusal, CANASTA_REASON_RED_THREE, RULE (red_threes_laid),
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  return canasta_find_way_out_told (judge->table, judge->board, judge->hand, CANASTA_ANSWER_YES,
                                    &meld, NULL, &discard)
         || canasta_refuse (judge->refusal, CANASTA_REASON_NOTHING_TO_ASK, NO_RULE,
                            CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
}

/**
 * canasta_may_ask: (skip)
 * @table: the table
 * @board: the board
 * @hand: the hand of the player to act
 *
 * For who looks for a way to go out by himself.
 *
 * Returns: whether the player to act may ask the partner, if there is a way to
 *   go out after a yes; before the draw a way that begins with the pile
 */
gboolean
canasta_may_ask (const CanastaTable *table, const CanastaBoard *board, const CanastaCardSet *hand)
{
  CanastaJudge judge = {
    .table = table, .rules = &table->rules, .board = board, .hand = hand,
    .seat = board->to_act, .side = board->side[board->to_act],
  };

  return !board->ended && judge_question (&judge);
}

/* A variant may keep a rank from being discarded, as long as another is left. */
static gboolean RARE
is_kept_by_variant (CanastaJudge *judge, CanastaCard card)
{
  CanastaVariant *variant = judge->table->variant;
  CanastaCardSet rest = *judge->hand;
  CanastaCard other;
  gboolean allowed = TRUE;

  canasta_variant_may_discard (variant, canasta_card_get_rank (card), judge->board->round,
                               &allowed, NULL);
  if (allowed)
    return FALSE;
  while (!allowed && (other = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    if (!canasta_card_is_red_three (other))
      canasta_variant_may_discard (variant, canasta_card_get_rank (other), judge->board->round,
                                   &allowed, NULL);
  return allowed;
}

static gboolean G_GNUC_NO_INLINE
judge_discard (CanastaJudge *judge, CanastaCard card)
{
  const CanastaBoard *board = judge->board;
  int playable = count_playable (judge);

  if (!in_phase (judge, CANASTA_PHASE_PLAY))
    return FALSE;
  if (!canasta_card_set_count_card (judge->hand, card))
    return canasta_refuse_card (judge->refusal, CANASTA_REASON_CARD_NOT_HELD, NO_RULE, card);
  if (canasta_card_is_red_three (card))
    return canasta_refuse_card (judge->refusal, CANASTA_REASON_RED_THREE, NO_RULE, card);
  if (judge->table->has_hooks && playable > 1 && is_kept_by_variant (judge, card))
    return canasta_refuse_card (judge->refusal, CANASTA_REASON_DISCARD_NOT_ALLOWED, NO_RULE,
                                card);
  if (!judge_pile_left (judge))
    return FALSE;
  if (playable > 1)
    return judge->answer != CANASTA_ANSWER_YES
           || canasta_refuse (judge->refusal, CANASTA_REASON_MUST_GO_OUT, RULE (asking),
                              CANASTA_NO_NUMBER, playable);

  if (board->hand_count[judge->seat] > 1)
    return canasta_refuse (judge->refusal, CANASTA_REASON_RED_THREE, RULE (red_threes_laid),
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  if (judge->rules->final_discard == CANASTA_FINAL_DISCARD_FORBIDDEN)
    return canasta_refuse (judge->refusal, CANASTA_REASON_FINAL_DISCARD, RULE (final_discard),
                           0, 1);
  return canasta_judge_last_card (judge);
}

static gboolean
judge_out (CanastaJudge *judge)
{
  int count = judge->board->hand_count[judge->seat];

  if (!in_phase (judge, CANASTA_PHASE_PLAY))
    return FALSE;
  if (count > 0)
    return canasta_refuse (judge->refusal, CANASTA_REASON_CANNOT_GO_OUT, NO_RULE,
                           CANASTA_NO_NUMBER, count);
  if (judge->rules->final_discard == CANASTA_FINAL_DISCARD_REQUIRED)
    return canasta_refuse (judge->refusal, CANASTA_REASON_FINAL_DISCARD, RULE (final_discard),
                           1, 0);
  return canasta_judge_last_card (judge);
}

/* Drawing and discarding, in every turn, are mostly legal at a glance. */
static inline gboolean
is_plain (const CanastaTable *table, const CanastaBoard *board, const CanastaCardSet *hand,
          const CanastaAction *action)
{
  if (action->kind == CANASTA_ACTION_DRAW)
    return !board->ended && board->phase == CANASTA_PHASE_DRAW && board->stock_count > 0
           && board->answer != CANASTA_ANSWER_YES;
  return action->kind == CANASTA_ACTION_DISCARD && canasta_may_discard_any (table, board, hand)
         && canasta_card_set_count_card (hand, action->card) > 0
         && !canasta_card_is_red_three (action->card);
}

static gboolean G_GNUC_NO_INLINE
judge_kind (const CanastaTable *table, const CanastaBoard *board, const CanastaCardSet *hand,
            const CanastaAction *action, CanastaPlan *plan, CanastaRefusal *refusal)
{
  CanastaPlan own_plan;
  CanastaJudge attempt = {
    .table = table, .rules = &table->rules, .board = board, .hand = hand,
    .plan = plan ? plan : &own_plan, .refusal = refusal,
    .seat = board->to_act, .side = board->side[board->to_act], .answer = board->answer,
  };
  CanastaJudge *judge = &attempt;

  judge->plan->layout.n = 0;
  if (board->ended)
    return canasta_refuse (refusal, CANASTA_REASON_DEAL_ENDED, NO_RULE, CANASTA_NO_NUMBER,
                           CANASTA_NO_NUMBER);
  switch ((CanastaActionKind) action->kind)
    {
    case CANASTA_ACTION_DRAW:
      return judge_draw (judge);
    case CANASTA_ACTION_TAKE:
      return in_phase (judge, CANASTA_PHASE_DRAW) && canasta_judge_take (judge, action);
    case CANASTA_ACTION_PASS:
      return judge_pass (judge);
    case CANASTA_ACTION_LAY:
      return judge_lay (judge, action->card);
    case CANASTA_ACTION_MELD:
      return judge_meld (judge, action);
    case CANASTA_ACTION_WITHDRAW:
      return judge_withdraw (judge, action);
    case CANASTA_ACTION_ASK:
      return judge_ask (judge);
    case CANASTA_ACTION_YES:
    case CANASTA_ACTION_NO:
      return in_phase (judge, CANASTA_PHASE_REPLY);
    case CANASTA_ACTION_DISCARD:
      return judge_discard (judge, action->card);
    case CANASTA_ACTION_OUT:
      return judge_out (judge);
    default:
      g_return_val_if_reached (FALSE);
    }
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
