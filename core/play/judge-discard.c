/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Judging the end of a turn: a discard, the last card kept, an empty hand. What may not be
 * discarded is the table's list of bars; here stands which of them are up. */
#include "config.h"

#include "play/ask-variant.h"
#include "play/judge.h"

/* Cards of the pile that was taken which must lie on the table at the end of the
 * turn, where the whole pile must be melded. */
static CanastaCardSet
list_to_meld (const CanastaJudge *judge)
{
  CanastaCardSet cards = judge->board->picked_up;

  canasta_roles_remove_aside (&judge->table->roles, &cards);
  return cards;
}

static gboolean
is_pile_left (const CanastaJudge *judge)
{
  CanastaCardSet need = list_to_meld (judge);

  return !canasta_card_set_contains (&judge->board->laid, &need);
}

/* Whether a bar holds now, for whom so many cards are left to play. */
static gboolean
is_up (const CanastaJudge *judge, const CanastaBar *bar, int playable)
{
  gboolean ends = canasta_judge_ends_hand (judge, playable);

  switch ((CanastaBarKind) bar->kind)
    {
    case CANASTA_BAR_ASIDE:
    case CANASTA_BAR_LONE_CARD:
      return TRUE;
    case CANASTA_BAR_VARIANT:
      return !ends;
    case CANASTA_BAR_FIRST_LAP:
      return canasta_is_first_lap (judge->table, judge->board);
    case CANASTA_BAR_PILE_LEFT:
      return is_pile_left (judge);
    case CANASTA_BAR_PROMISE:
      return !ends && judge->answer == CANASTA_ANSWER_YES;
    case CANASTA_BAR_ASIDE_HELD:
      return ends && judge->board->hand_count[judge->seat] > 1;
    case CANASTA_BAR_LAST_CARD:
    case CANASTA_BAR_LAST_WILD:
      return ends;
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* The ranks of the hand that the variant keeps off the pile; asked once. */
static guint16
list_barred (CanastaJudge *judge)
{
  if (!judge->asked)
    judge->barred = canasta_ask_discards (judge->table, judge->board, judge->hand);
  judge->asked = TRUE;
  return judge->barred;
}

static gboolean
is_lone (const CanastaJudge *judge, CanastaCard card)
{
  return card == canasta_board_get_lone_card (judge->board, judge->table);
}

static gboolean
bars_card (CanastaJudge *judge, const CanastaBar *bar, CanastaCard card)
{
  if (bar->kind == CANASTA_BAR_LONE_CARD)
    return is_lone (judge, card);
  return canasta_faces_have (bar->faces, card)
         && (bar->kind != CANASTA_BAR_VARIANT
             || ((list_barred (judge) >> canasta_card_get_rank (card)) & 1) != 0);
}

/* Whether a bar gives way because it bars all that the hand may discard, but for a card that
 * may not go back in any case. */
static gboolean
gives_way (CanastaJudge *judge, const CanastaBar *bar)
{
  CanastaCardSet rest = *judge->hand;
  CanastaCard card;

  if (!bar->yields)
    return FALSE;
  canasta_roles_remove_aside (&judge->table->roles, &rest);
  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    if (!bars_card (judge, bar, card) && !is_lone (judge, card))
      return FALSE;
  return TRUE;
}

static gboolean RARE
refuse (const CanastaJudge *judge, const CanastaBar *bar, CanastaCard card, int playable)
{
  CanastaCardSet to_meld;

  switch ((CanastaBarKind) bar->kind)
    {
    case CANASTA_BAR_PILE_LEFT:
      to_meld = list_to_meld (judge);
      return canasta_refuse (judge->refusal, (CanastaReason) bar->reason, bar->rule,
                             canasta_card_set_count (&to_meld), CANASTA_NO_NUMBER);
    case CANASTA_BAR_PROMISE:
      return canasta_refuse (judge->refusal, (CanastaReason) bar->reason, bar->rule,
                             CANASTA_NO_NUMBER, playable);
    case CANASTA_BAR_ASIDE_HELD:
      return canasta_refuse (judge->refusal, (CanastaReason) bar->reason, bar->rule,
                             CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
    case CANASTA_BAR_LAST_CARD:
      return canasta_refuse (judge->refusal, (CanastaReason) bar->reason, bar->rule, 0, 1);
    case CANASTA_BAR_ASIDE:
    case CANASTA_BAR_VARIANT:
    case CANASTA_BAR_FIRST_LAP:
    case CANASTA_BAR_LONE_CARD:
    case CANASTA_BAR_LAST_WILD:
    default:
      return canasta_refuse_card (judge->refusal, (CanastaReason) bar->reason, bar->rule, card);
    }
}

/* Names the first bar of some kinds that keeps a card. */
static gboolean
judge_bars (CanastaJudge *judge, guint kinds, CanastaCard card, int playable)
{
  const CanastaBars *bars = &judge->table->bars;

  for (guint i = 0; i < bars->n; i++)
    {
      const CanastaBar *bar = &bars->of[i];

      if ((kinds & 1u << bar->kind) != 0 && is_up (judge, bar, playable)
          && bars_card (judge, bar, card) && !gives_way (judge, bar))
        return refuse (judge, bar, card, playable);
    }
  return TRUE;
}

/* Whether the player may go out by a discard of the last card, or by `out`. */
static gboolean
judge_last_card (CanastaJudge *judge)
{
  judge->plan = NULL;
  return canasta_judge_may_finish (judge, judge->refusal);
}

gboolean
canasta_judge_discard (CanastaJudge *judge, CanastaCard card)
{
  int playable = canasta_judge_count_playable (judge);

  if (!canasta_judge_in_phase (judge, CANASTA_PHASE_PLAY))
    return FALSE;
  if (!canasta_card_set_count_card (judge->hand, card))
    return canasta_refuse_card (judge->refusal, CANASTA_REASON_CARD_NOT_HELD, NO_RULE, card);
  return judge_bars (judge, judge->table->bars.kinds, card, playable)
         && (!canasta_judge_ends_hand (judge, playable) || judge_last_card (judge));
}

/**
 * canasta_judge_last_discard: (skip)
 * @judge: the judgement
 * @card: a card of the hand
 *
 * Returns: whether no bar keeps a card from being the last that is discarded, all
 *   others laid before
 */
gboolean
canasta_judge_last_discard (const CanastaJudge *judge, CanastaCard card)
{
  const CanastaBars *bars = &judge->table->bars;
  CanastaCardSet to_meld = list_to_meld (judge);

  /* What came with a pile that must be melded whole is not thrown. */
  return (bars->kinds & 1 << CANASTA_BAR_LAST_CARD) == 0
         && ((bars->kinds & 1 << CANASTA_BAR_LAST_WILD) == 0
             || !canasta_faces_have (judge->table->roles.wild, card))
         && !is_lone (judge, card)
         && ((bars->kinds & 1 << CANASTA_BAR_PILE_LEFT) == 0
             || canasta_card_set_count_card (&to_meld, card)
                  < canasta_card_set_count_card (judge->hand, card)
                      + canasta_card_set_count_card (&judge->board->laid, card));
}

/* Ending the turn with the last card kept, where the rules have that: only for
 * who may not go out. */
gboolean
canasta_judge_last_kept (CanastaJudge *judge)
{
  int playable = canasta_judge_count_playable (judge);

  if (judge->answer == CANASTA_ANSWER_YES)
    return canasta_refuse (judge->refusal, CANASTA_REASON_MUST_GO_OUT, RULE (asking),
                           CANASTA_NO_NUMBER, judge->board->hand_count[judge->seat]);
  if (canasta_judge_get_outcome (judge, playable) == CANASTA_OUTCOME_KEEPS_LAST)
    {
      if (!judge_bars (judge, 1 << CANASTA_BAR_ASIDE_HELD, CANASTA_NO_CARD, playable))
        return FALSE;
      judge->plan = NULL;
      if (!canasta_judge_may_finish (judge, NULL))
        return judge_bars (judge, 1 << CANASTA_BAR_PILE_LEFT, CANASTA_NO_CARD, playable);
    }
  return canasta_refuse (judge->refusal, CANASTA_REASON_WRONG_PHASE, RULE (keep_last_card),
                         CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
}

gboolean
canasta_judge_out (CanastaJudge *judge)
{
  int count = judge->board->hand_count[judge->seat];

  if (!canasta_judge_in_phase (judge, CANASTA_PHASE_PLAY))
    return FALSE;
  if (canasta_board_has_second_hand (judge->board, judge->seat))
    return canasta_refuse (judge->refusal, CANASTA_REASON_SECOND_HAND_NEEDED, RULE (second_hands),
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  if (canasta_judge_get_outcome (judge, count) != CANASTA_OUTCOME_OUT)
    return canasta_refuse (judge->refusal, CANASTA_REASON_CANNOT_GO_OUT, NO_RULE,
                           CANASTA_NO_NUMBER, count);
  if (judge->rules->final_discard == CANASTA_FINAL_DISCARD_REQUIRED)
    return canasta_refuse (judge->refusal, CANASTA_REASON_FINAL_DISCARD, RULE (final_discard),
                           1, 0);
  return judge_last_card (judge);
}
