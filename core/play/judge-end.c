/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Judging the end of a turn: a discard, going out; the card to keep, canastas,
 * the partner's word, and what going out concealed means. */
#include "config.h"

#include "play/ask-variant.h"
#include "play/judge.h"

/* What a side's melds come to once a plan is carried out. */
static int
count_canastas (const CanastaBoard *board, guint side, const CanastaPlan *plan)
{
  int count = board->n_canastas[side];

  for (guint i = 0; plan && i < plan->layout.n; i++)
    {
      guint place = plan->layout.of[i].place;

      if (canasta_meld_is_canasta (&plan->layout.of[i].meld)
          && (place == CANASTA_MAX_MELDS || !canasta_meld_is_canasta (&board->melds[place])))
        count++;
    }
  return count;
}

static gboolean
is_in_plan (const CanastaPlan *plan, guint place)
{
  for (guint i = 0; plan && i < plan->layout.n; i++)
    if (plan->layout.of[i].place == place)
      return TRUE;
  return FALSE;
}

/* A variant may ask for more than canastas. */
static inline gboolean
is_allowed_by_variant (const CanastaJudge *judge)
{
  if ((judge->table->hooks & CANASTA_PLAY_HOOK_MAY_GO_OUT) == 0)
    return TRUE;
  return canasta_ask_may_go_out (judge->table, judge->board, judge->plan,
                                 judge->plan ? judge->left
                                             : judge->board->hand_count[judge->seat]);
}

/* Whether a meld was begun this turn: every natural card of it was laid now.
 * Melds of wild cards count as begun when all their cards were. */
static gboolean
is_begun_now (const CanastaMeld *meld, const CanastaCardSet *laid)
{
  CanastaCardSet cards;

  if (meld->kind == CANASTA_MELD_RANK)
    return canasta_card_set_get_lane (laid, meld->rank) == meld->naturals;
  canasta_meld_get_cards (meld, &cards);
  return canasta_card_set_contains (laid, &cards);
}

static void
weigh_meld (const CanastaMeld *meld, const CanastaCardSet *laid, int *own, int *placed)
{
  if (!is_begun_now (meld, laid))
    return;
  *placed += canasta_meld_count (meld);
  if (canasta_meld_is_canasta (meld))
    (*own)++;
}

/**
 * canasta_is_concealed: (skip)
 * @table: the table
 * @board: the board
 * @seat: who would go out
 * @plan: (nullable): what is laid on top of the board
 *
 * Returns: whether @seat goes out concealed: nothing laid in earlier turns and
 *   the whole hand in this one; where the rules ask for it with a canasta of
 *   their own and nothing added to melds of the partner
 */
gboolean
canasta_is_concealed (const CanastaTable *table, const CanastaBoard *board, guint seat,
                      const CanastaPlan *plan)
{
  const CanastaRuleValues *rules = &table->rules;
  guint side = board->side[seat];
  CanastaCardSet laid = board->laid;
  int own = 0, placed = 0, need = 1;

  if (board->melded_before & (1 << seat))
    return FALSE;
  if (plan)
    canasta_card_set_add (&laid, &plan->laid);
  if (canasta_card_set_is_empty (&laid))
    return FALSE;
  if (rules->concealed_definition == CANASTA_CONCEALED_LOOSE)
    return TRUE;

  for (guint i = 0; i < board->n_melds; i++)
    if (board->melds[i].side == side && !is_in_plan (plan, i))
      weigh_meld (&board->melds[i], &laid, &own, &placed);
  for (guint i = 0; plan && i < plan->layout.n; i++)
    weigh_meld (&plan->layout.of[i].meld, &laid, &own, &placed);

  /* Cards laid that stand in no meld begun now were added to older melds. */
  if (table->players == 2 && rules->concealed_canastas == CANASTA_CONCEALED_REQUIRED_NUMBER)
    need = MAX (1, rules->canastas_to_go_out);
  return own >= need && placed == canasta_card_set_count (&laid);
}

static int
count_needed (const CanastaJudge *judge)
{
  const CanastaRuleValues *rules = judge->rules;

  if (rules->concealed_canastas == CANASTA_CONCEALED_ONE && rules->canastas_to_go_out > 1
      && canasta_is_concealed (judge->table, judge->board, judge->seat, judge->plan))
    return 1;
  return rules->canastas_to_go_out;
}

/* Where the rules ask for a complete sequence among the canastas: whether there is
 * one, once a plan is carried out. */
static gboolean RARE
has_sequence (const CanastaJudge *judge)
{
  const CanastaBoard *board = judge->board;
  const CanastaPlan *plan = judge->plan;

  for (guint i = 0; i < board->n_melds; i++)
    if (board->melds[i].side == judge->side && canasta_meld_is_canasta (&board->melds[i])
        && board->melds[i].kind == CANASTA_MELD_SEQUENCE)
      return TRUE;
  for (guint i = 0; plan && i < plan->layout.n; i++)
    if (canasta_meld_is_canasta (&plan->layout.of[i].meld)
        && plan->layout.of[i].meld.kind == CANASTA_MELD_SEQUENCE)
      return TRUE;
  return FALSE;
}

/**
 * canasta_has_partner: (skip)
 * @board: the board
 * @seat: a seat that plays
 *
 * Returns: whether another one who plays is on its side
 */
gboolean
canasta_has_partner (const CanastaBoard *board, guint seat)
{
  for (guint other = board->next[seat]; other != seat; other = board->next[other])
    if (board->side[other] == board->side[seat])
      return TRUE;
  return FALSE;
}

/**
 * canasta_may_finish: (skip)
 * @judge: the judgement, with or without a plan
 * @refusal: (out) (optional): what is missing
 *
 * Returns: whether the player may go out this turn: the canastas are there and
 *   the partner's word allows it
 */
gboolean
canasta_may_finish (CanastaJudge *judge, CanastaRefusal *refusal)
{
  const CanastaBoard *board = judge->board;
  int have = count_canastas (board, judge->side, judge->plan);
  int need = count_needed (judge);

  if (have < need)
    return canasta_refuse (refusal, CANASTA_REASON_TOO_FEW_CANASTAS, RULE (canastas_to_go_out),
                           need, have);
  if (judge->table->needs_sequence && !has_sequence (judge))
    return canasta_refuse (refusal, CANASTA_REASON_NEEDS_SEQUENCE, RULE (going_out_needs), 1, 0);
  if (!is_allowed_by_variant (judge))
    return canasta_refuse (refusal, CANASTA_REASON_CANNOT_GO_OUT, NO_RULE, CANASTA_NO_NUMBER,
                           CANASTA_NO_NUMBER);
  if (judge->answer == CANASTA_ANSWER_NO)
    return canasta_refuse (refusal, CANASTA_REASON_PARTNER_SAID_NO, RULE (asking),
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  if (judge->rules->asking == CANASTA_ASKING_MUST && judge->answer != CANASTA_ANSWER_YES
      && canasta_has_partner (board, judge->seat))
    return canasta_refuse (refusal, CANASTA_REASON_MUST_ASK, RULE (asking), CANASTA_NO_NUMBER,
                           CANASTA_NO_NUMBER);
  return TRUE;
}

/**
 * canasta_may_go_out: (skip)
 * @table: the table
 * @board: the board
 * @refusal: (out) (optional): what is missing
 *
 * Returns: whether the player to act might go out as the board stands, cards
 *   in the hand left aside
 */
gboolean
canasta_may_go_out (const CanastaTable *table, const CanastaBoard *board,
                    CanastaRefusal *refusal)
{
  return canasta_may_go_out_told (table, board, board->answer, refusal);
}

/* The same with @answer for the partner's word. */
gboolean
canasta_may_go_out_told (const CanastaTable *table, const CanastaBoard *board,
                         CanastaAnswer answer, CanastaRefusal *refusal)
{
  CanastaJudge judge = {
    .table = table, .rules = &table->rules, .board = board,
    .seat = board->to_act, .side = board->side[board->to_act], .answer = answer,
  };

  return canasta_may_finish (&judge, refusal);
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
  return judge->left <= 1 && (!judge->rules->keep_last_card || canasta_may_finish (judge, NULL));
}

/* Whether the last card may go on the pile, and the hand may be emptied. */
static gboolean
judge_last_steps (CanastaJudge *judge)
{
  int final = judge->rules->final_discard;

  if (judge->playable == 0 && judge->left == 0 && final == CANASTA_FINAL_DISCARD_REQUIRED)
    return canasta_refuse (judge->refusal, CANASTA_REASON_KEEP_A_CARD, RULE (final_discard), 1,
                           0);
  if (judge->playable == 1 && final == CANASTA_FINAL_DISCARD_FORBIDDEN)
    return canasta_refuse (judge->refusal, CANASTA_REASON_FINAL_DISCARD, RULE (final_discard),
                           0, 1);
  return TRUE;
}

/* The rule that keeps a card in the hand of who may not go out. */
static gint16
get_keeping_rule (const CanastaRefusal *why)
{
  switch ((CanastaReason) why->reason)
    {
    case CANASTA_REASON_PARTNER_SAID_NO: return RULE (asking);
    case CANASTA_REASON_NEEDS_SEQUENCE: return RULE (going_out_needs);
    default: return RULE (canastas_to_go_out);
    }
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

  return judge->rules->keep_last_card && judge->playable == 1
         && judge->answer != CANASTA_ANSWER_YES && !canasta_may_finish (judge, &why)
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

  if (canasta_may_finish (judge, &why))
    return judge_last_steps (judge);
  if (why.reason == CANASTA_REASON_MUST_ASK)
    {
      if (judge->refusal)
        *judge->refusal = why;
      return FALSE;
    }
  if (judge->rules->keep_last_card && judge->playable == 1
      && judge->answer == CANASTA_ANSWER_YES)
    return canasta_refuse (judge->refusal, CANASTA_REASON_MUST_GO_OUT, RULE (asking),
                           CANASTA_NO_NUMBER, judge->left);
  return canasta_refuse (judge->refusal, CANASTA_REASON_KEEP_A_CARD, get_keeping_rule (&why),
                         judge->rules->keep_last_card ? 1 : 2, judge->playable);
}

/* Whether the player may go out by a discard of the last card, or by `out`. */
static gboolean
judge_last_card (CanastaJudge *judge)
{
  judge->plan = NULL;
  return canasta_may_finish (judge, judge->refusal);
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
  canasta_roles_remove_aside (&judge->table->roles, &need);
  return canasta_card_set_contains (&board->laid, &need)
         || canasta_refuse (judge->refusal, CANASTA_REASON_PILE_NOT_MELDED,
                            RULE (pile_must_be_melded), canasta_card_set_count (&need),
                            CANASTA_NO_NUMBER);
}

/* Ending the turn with the last card kept, where the rules have that: only for
 * who may not go out. */
gboolean
canasta_judge_last_kept (CanastaJudge *judge)
{
  if (judge->answer == CANASTA_ANSWER_YES)
    return canasta_refuse (judge->refusal, CANASTA_REASON_MUST_GO_OUT, RULE (asking),
                           CANASTA_NO_NUMBER, judge->board->hand_count[judge->seat]);
  if (canasta_judge_count_playable (judge) == 1)
    {
      if (judge->board->hand_count[judge->seat] > 1)
        return canasta_refuse (judge->refusal, CANASTA_REASON_RED_THREE, RULE (red_threes_laid),
                               CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
      judge->plan = NULL;
      if (!canasta_may_finish (judge, NULL))
        return judge_pile_left (judge);
    }
  return canasta_refuse (judge->refusal, CANASTA_REASON_WRONG_PHASE, RULE (keep_last_card),
                         CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
}

/* Before every player has had a turn, black threes may have to wait; who holds
 * nothing else may discard them. */
static gboolean
is_barred (const CanastaJudge *judge, CanastaCard card, int playable)
{
  return canasta_faces_have (judge->table->roles.stop, card)
         && canasta_is_first_lap (judge->table, judge->board)
         && playable > canasta_roles_count_stop (&judge->table->roles, judge->hand);
}

gboolean
canasta_judge_discard (CanastaJudge *judge, CanastaCard card)
{
  const CanastaBoard *board = judge->board;
  int playable = canasta_judge_count_playable (judge);

  if (!canasta_judge_in_phase (judge, CANASTA_PHASE_PLAY))
    return FALSE;
  if (!canasta_card_set_count_card (judge->hand, card))
    return canasta_refuse_card (judge->refusal, CANASTA_REASON_CARD_NOT_HELD, NO_RULE, card);
  if (canasta_faces_have (judge->table->roles.aside, card))
    return canasta_refuse_card (judge->refusal, CANASTA_REASON_RED_THREE, NO_RULE, card);
  if ((judge->table->hooks & CANASTA_PLAY_HOOK_MAY_DISCARD) != 0 && playable > 1
      && !canasta_ask_may_discard (judge->table, board, judge->hand, card))
    return canasta_refuse_card (judge->refusal, CANASTA_REASON_DISCARD_NOT_ALLOWED, NO_RULE,
                                card);
  if (is_barred (judge, card, playable))
    return canasta_refuse_card (judge->refusal, CANASTA_REASON_RANK_BARRED,
                                RULE (first_lap_discard), card);
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
  return judge_last_card (judge);
}

gboolean
canasta_judge_out (CanastaJudge *judge)
{
  int count = judge->board->hand_count[judge->seat];

  if (!canasta_judge_in_phase (judge, CANASTA_PHASE_PLAY))
    return FALSE;
  if (count > 0)
    return canasta_refuse (judge->refusal, CANASTA_REASON_CANNOT_GO_OUT, NO_RULE,
                           CANASTA_NO_NUMBER, count);
  if (judge->rules->final_discard == CANASTA_FINAL_DISCARD_REQUIRED)
    return canasta_refuse (judge->refusal, CANASTA_REASON_FINAL_DISCARD, RULE (final_discard),
                           1, 0);
  return judge_last_card (judge);
}
