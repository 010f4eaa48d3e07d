/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Judging melds: which meld a group of cards joins, its shape, the limits and
 * the opening. */
#include "config.h"

#include "play/judge.h"
#include "play/melds.h"

#define PLAN_NEW CANASTA_MAX_MELDS

/* The natural rank of a group: −1 without naturals, −2 where ranks differ. */
static int
find_rank (const CanastaCardSet *cards)
{
  guint ranks = canasta_card_set_list_ranks (cards) & ((1 << CANASTA_RANK_TWO) - 1);

  if (ranks == 0)
    return -1;
  return ranks & (ranks - 1) ? -2 : __builtin_ctz (ranks);
}

static guint RARE
search_place (const CanastaJudge *judge, CanastaRank rank, guint number)
{
  const CanastaBoard *board = judge->board;

  for (guint i = 0; i < board->n_melds; i++)
    if (board->melds[i].side == judge->side && board->melds[i].rank == rank && number-- <= 1)
      return i;
  return PLAN_NEW;
}

/* The place of the side's meld of a rank, counted from 1 in the order they were
 * laid; a sequence goes by its lowest rank and comes last where none is counted.
 * PLAN_NEW where there is none. */
static inline guint
find_place (const CanastaJudge *judge, CanastaRank rank, guint number)
{
  guint first = judge->board->first_meld[judge->side][rank];
  gboolean sequences = judge->rules->sequences != CANASTA_SEQUENCES_NONE;

  if (number > 1 || sequences)
    return first > 0 && number == 0 ? first - 1 : search_place (judge, rank, number);
  return first > 0 ? first - 1 : PLAN_NEW;
}

/* The plan's entry for a meld: one it already changes, or another one. */
static CanastaMeld *
plan_meld (CanastaJudge *judge, guint place, CanastaMeldKind kind, CanastaRank rank,
           gboolean another)
{
  CanastaPlan *plan = judge->plan;
  guint16 bit = (guint16) (1 << rank);

  if ((judge->planned & bit) && !another)
    for (guint i = 0; i < plan->n_groups; i++)
      if (plan->groups[i].place == place && plan->groups[i].meld.rank == rank
          && plan->groups[i].meld.kind == kind)
        return &plan->groups[i].meld;

  if (plan->n_groups == G_N_ELEMENTS (plan->groups))
    return NULL;
  judge->planned |= bit;
  plan->groups[plan->n_groups].place = (guint8) place;
  if (place != PLAN_NEW)
    plan->groups[plan->n_groups].meld = judge->board->melds[place];
  else
    plan->groups[plan->n_groups].meld =
        (CanastaMeld){ .side = (guint8) judge->side, .kind = kind, .rank = rank };
  return &plan->groups[plan->n_groups++].meld;
}

/* A number above one where no meld lies names one that an earlier group begins. */
static gboolean RARE
judge_new_number (CanastaJudge *judge, guint place, CanastaMeldKind kind, CanastaRank rank,
                  guint number)
{
  const CanastaBoard *board = judge->board;
  const CanastaPlan *plan = judge->plan;
  guint count = 0;

  for (guint i = 0; i < board->n_melds; i++)
    count += board->melds[i].side == judge->side && board->melds[i].rank == rank;
  for (guint i = 0; i < plan->n_groups; i++)
    if (plan->groups[i].place == PLAN_NEW && plan->groups[i].meld.rank == rank
        && plan->groups[i].meld.kind == kind && ++count == number)
      return TRUE;
  return canasta_refuse_rank (judge->refusal, CANASTA_REASON_NO_SUCH_MELD, NO_RULE, rank,
                              (int) number, (int) count);
}

/* A number names a meld that lies there or that an earlier group begins. */
static inline gboolean
judge_number (CanastaJudge *judge, guint place, CanastaMeldKind kind, CanastaRank rank,
              guint number)
{
  return number <= 1 || place != PLAN_NEW || judge_new_number (judge, place, kind, rank, number);
}

static inline gboolean
add_to_meld (CanastaJudge *judge, CanastaMeld *meld, const CanastaCardSet *cards)
{
  if (!meld)
    return canasta_refuse (judge->refusal, CANASTA_REASON_NOT_AN_ACTION, NO_RULE,
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  if (meld->closed && canasta_card_set_count_wilds (cards) > 0)
    return canasta_refuse_rank (judge->refusal, CANASTA_REASON_MELD_CLOSED, NO_RULE, meld->rank,
                                CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  if (meld->kind == CANASTA_MELD_RANK)
    meld->naturals += canasta_card_set_get_lane (cards, meld->rank);
  meld->twos += canasta_card_set_get_lane (cards, CANASTA_RANK_TWO);
  meld->jokers += (guint8) canasta_card_set_get_lane (cards, CANASTA_RANK_JOKER);
  return TRUE;
}

/* The meld of the plan that a board's sequence has become, or the sequence. */
static const CanastaMeld *
see_meld (const CanastaJudge *judge, guint place)
{
  for (guint i = 0; i < judge->plan->n_groups; i++)
    if (judge->plan->groups[i].place == place)
      return &judge->plan->groups[i].meld;
  return &judge->board->melds[place];
}

static gboolean RARE
lengthen (CanastaJudge *judge, guint place, const CanastaCardSet *cards)
{
  CanastaPlan *plan = judge->plan;
  CanastaMeld longer = *see_meld (judge, place);

  if (!canasta_sequence_add (&longer, cards))
    return FALSE;
  for (guint i = 0; i < plan->n_groups; i++)
    if (plan->groups[i].place == place)
      {
        plan->groups[i].meld = longer;
        return TRUE;
      }
  if (plan->n_groups == G_N_ELEMENTS (plan->groups))
    return FALSE;
  plan->groups[plan->n_groups].place = (guint8) place;
  plan->groups[plan->n_groups++].meld = longer;
  return TRUE;
}

/* Lengthens the first own sequence the cards fit; FALSE where there is none. */
static gboolean RARE
lengthen_any (CanastaJudge *judge, const CanastaCardSet *cards)
{
  const CanastaBoard *board = judge->board;

  for (guint i = 0; i < board->n_melds; i++)
    if (board->melds[i].side == judge->side && board->melds[i].kind == CANASTA_MELD_SEQUENCE
        && lengthen (judge, i, cards))
      return TRUE;
  return FALSE;
}

static gboolean RARE
not_a_sequence (CanastaJudge *judge)
{
  return canasta_refuse (judge->refusal, CANASTA_REASON_NOT_A_SEQUENCE, RULE (sequences),
                         CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
}

static gboolean RARE
names_sequence (const CanastaJudge *judge, const CanastaGroup *target)
{
  guint place = target->target == CANASTA_TARGET_RANK
                    ? find_place (judge, target->rank, target->number)
                    : PLAN_NEW;

  return place != PLAN_NEW && judge->board->melds[place].kind == CANASTA_MELD_SEQUENCE;
}

/* Cards of several ranks: they lengthen a sequence or begin one. */
static gboolean RARE
judge_sequence (CanastaJudge *judge, const CanastaCardSet *cards, const CanastaGroup *target)
{
  CanastaPlan *plan = judge->plan;
  CanastaMeld meld = { .side = (guint8) judge->side, .kind = CANASTA_MELD_SEQUENCE };
  guint place;

  if (judge->rules->sequences == CANASTA_SEQUENCES_NONE)
    return canasta_refuse (judge->refusal, CANASTA_REASON_MIXED_RANKS, NO_RULE,
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  if (target->target == CANASTA_TARGET_RANK)
    {
      place = find_place (judge, target->rank, target->number);
      return (place != PLAN_NEW && judge->board->melds[place].kind == CANASTA_MELD_SEQUENCE
              && lengthen (judge, place, cards))
             || not_a_sequence (judge);
    }
  if (lengthen_any (judge, cards))
    return TRUE;
  if (!canasta_sequence_add (&meld, cards) || plan->n_groups == G_N_ELEMENTS (plan->groups))
    return not_a_sequence (judge);
  plan->groups[plan->n_groups].place = PLAN_NEW;
  plan->groups[plan->n_groups++].meld = meld;
  return TRUE;
}

/* Cards of one rank, or wild cards, that name an own sequence or fit only one. */
static gboolean RARE
joins_sequence (CanastaJudge *judge, const CanastaCardSet *cards, const CanastaGroup *target,
                int rank)
{
  guint place;

  if (target->target == CANASTA_TARGET_RANK)
    {
      place = find_place (judge, target->rank, target->number);
      return place != PLAN_NEW && judge->board->melds[place].kind == CANASTA_MELD_SEQUENCE
             && lengthen (judge, place, cards);
    }
  return target->target == CANASTA_TARGET_OWN && rank >= 0
         && canasta_card_set_count (cards) == 1
         && judge->board->first_meld[judge->side][rank] == 0 && lengthen_any (judge, cards);
}

static gboolean RARE
judge_wilds (CanastaJudge *judge, const CanastaCardSet *cards, const CanastaGroup *target)
{
  guint place;
  CanastaMeld *meld;

  if (target->target == CANASTA_TARGET_RANK)
    {
      place = find_place (judge, target->rank, target->number);
      if (!judge_number (judge, place, CANASTA_MELD_RANK, target->rank, target->number))
        return FALSE;
      meld = plan_meld (judge, place, CANASTA_MELD_RANK, target->rank, FALSE);
      return add_to_meld (judge, meld, cards);
    }

  if (judge->rules->wild_melds == CANASTA_WILD_MELDS_NONE)
    return canasta_refuse (judge->refusal, CANASTA_REASON_WILD_MELD, RULE (wild_melds),
                           CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  place = find_place (judge, CANASTA_RANK_TWO, target->number);
  if (!judge_number (judge, place, CANASTA_MELD_WILD, CANASTA_RANK_TWO, target->number))
    return FALSE;
  meld = plan_meld (judge, place, CANASTA_MELD_WILD, CANASTA_RANK_TWO, FALSE);
  return add_to_meld (judge, meld, cards);
}

/* Where melds of a rank may be many, cards that make a meld by themselves are a
 * new one unless a meld is named. */
static gboolean
begins_another (const CanastaJudge *judge, const CanastaCardSet *cards, int rank)
{
  int naturals;

  if (judge->rules->melds_per_rank == CANASTA_MELDS_ONE)
    return FALSE;
  naturals = canasta_card_set_count_rank (cards, rank);
  return naturals >= judge->rules->minimum_naturals
         && naturals + canasta_card_set_count_wilds (cards) >= judge->rules->meld_minimum_size;
}

/**
 * canasta_has_sequence_for: (skip)
 * @judge: the judgement
 * @card: a card
 *
 * Returns: whether the side has a sequence that @card lengthens
 */
gboolean
canasta_has_sequence_for (const CanastaJudge *judge, CanastaCard card)
{
  const CanastaBoard *board = judge->board;
  CanastaCardSet one = { 0 };

  canasta_card_set_add_card (&one, card);
  for (guint i = 0; i < board->n_melds; i++)
    {
      CanastaMeld longer = board->melds[i];

      if (longer.side == judge->side && longer.kind == CANASTA_MELD_SEQUENCE
          && canasta_sequence_add (&longer, &one))
        return TRUE;
    }
  return FALSE;
}

/**
 * canasta_judge_group: (skip)
 * @judge: the judgement
 * @cards: the cards of a group
 * @target: what the group names as its target
 *
 * Adds a group to the meld it joins in the plan.
 *
 * Returns: whether it has one rank, or none and a place to go
 */
gboolean
canasta_judge_group (CanastaJudge *judge, const CanastaCardSet *cards, const CanastaGroup *target)
{
  CanastaRefusal *refusal = judge->refusal;
  int rank = find_rank (cards);
  guint place;
  gboolean another;

  if (canasta_card_set_is_empty (cards))
    return canasta_refuse (refusal, CANASTA_REASON_NOT_AN_ACTION, NO_RULE, CANASTA_NO_NUMBER,
                           CANASTA_NO_NUMBER);
  if (cards->words[0] & CANASTA_LANE_RED)
    return canasta_refuse (refusal, CANASTA_REASON_RED_THREE, NO_RULE, CANASTA_NO_NUMBER,
                           CANASTA_NO_NUMBER);
  if (rank == -2)
    return judge_sequence (judge, cards, target);
  if (judge->rules->sequences != CANASTA_SEQUENCES_NONE)
    {
      if (joins_sequence (judge, cards, target, rank))
        return TRUE;
      if (names_sequence (judge, target))
        return not_a_sequence (judge);
    }
  if (rank == -1)
    return judge_wilds (judge, cards, target);
  if (target->target == CANASTA_TARGET_WILD
      || (target->target == CANASTA_TARGET_RANK && target->rank != rank))
    return canasta_refuse_rank (refusal, CANASTA_REASON_WRONG_RANK, NO_RULE, target->rank,
                                CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);

  another = target->target == CANASTA_TARGET_OWN && begins_another (judge, cards, rank);
  place = another ? PLAN_NEW : find_place (judge, rank, target->number);
  if (place != PLAN_NEW && judge->board->melds[place].kind == CANASTA_MELD_SEQUENCE)
    place = PLAN_NEW;
  if (!judge_number (judge, place, CANASTA_MELD_RANK, rank, target->number))
    return FALSE;
  return add_to_meld (judge, plan_meld (judge, place, CANASTA_MELD_RANK, rank, another), cards);
}

static gboolean RARE
judge_wild_shape (CanastaJudge *judge, int count)
{
  const CanastaRuleValues *rules = judge->rules;

  if (rules->wild_melds == CANASTA_WILD_MELDS_COMPLETE_IN_ONE_TURN
      && count < CANASTA_CANASTA_SIZE)
    return canasta_refuse (judge->refusal, CANASTA_REASON_WILD_MELD, RULE (wild_melds),
                           CANASTA_CANASTA_SIZE, count);
  if (count < rules->meld_minimum_size)
    return canasta_refuse (judge->refusal, CANASTA_REASON_TOO_FEW_CARDS,
                           RULE (meld_minimum_size), rules->meld_minimum_size, count);
  return TRUE;
}

/**
 * canasta_judge_shapes: (skip)
 * @judge: the judgement, its groups in the plan
 *
 * Counts the melds of the plan.
 *
 * Returns: whether each has cards and naturals enough
 */
gboolean
canasta_judge_shapes (CanastaJudge *judge)
{
  const CanastaRuleValues *rules = judge->rules;

  for (guint i = 0; i < judge->plan->n_groups; i++)
    {
      const CanastaMeld *meld = &judge->plan->groups[i].meld;
      int naturals, wilds, count;

      canasta_meld_count_both (meld, &naturals, &wilds);
      count = naturals + wilds;
      judge->plan->groups[i].naturals = (guint8) naturals;
      judge->plan->groups[i].wilds = (guint8) wilds;
      if (meld->kind == CANASTA_MELD_WILD)
        {
          if (!judge_wild_shape (judge, count))
            return FALSE;
          continue;
        }
      if (meld->rank == CANASTA_RANK_THREE)
        judge->black_threes = TRUE;
      if (count < rules->meld_minimum_size)
        return canasta_refuse_rank (judge->refusal, CANASTA_REASON_TOO_FEW_CARDS,
                                    RULE (meld_minimum_size), meld->rank,
                                    rules->meld_minimum_size, count);
      if (naturals < rules->minimum_naturals)
        return canasta_refuse_rank (judge->refusal, CANASTA_REASON_TOO_FEW_NATURALS,
                                    RULE (minimum_naturals), meld->rank,
                                    rules->minimum_naturals, naturals);
    }
  return TRUE;
}

static gboolean RARE
refuse_limit (CanastaJudge *judge, const CanastaMeld *meld, int naturals, int wilds,
              CanastaReason reason)
{
  const CanastaRuleValues *rules = judge->rules;

  if (reason == CANASTA_REASON_TOO_MANY_WILDS && meld->rank == CANASTA_RANK_THREE)
    return canasta_refuse_rank (judge->refusal, reason, RULE (black_threes_melded), meld->rank,
                                0, wilds);
  if (reason == CANASTA_REASON_TOO_MANY_WILDS)
    return canasta_refuse_rank (judge->refusal, reason, RULE (maximum_wilds), meld->rank,
                                rules->maximum_wilds, wilds);
  if (reason == CANASTA_REASON_WILDS_EXCEED_NATURALS)
    return canasta_refuse_rank (judge->refusal, reason, RULE (wilds_at_most_naturals),
                                meld->rank, naturals, wilds);
  return canasta_refuse_rank (judge->refusal, reason, RULE (meld_maximum_size), meld->rank,
                              rules->meld_maximum_size, naturals + wilds);
}

/**
 * canasta_judge_limits: (skip)
 * @judge: the judgement, with what is left in the hand
 *
 * Returns: whether no meld of the plan passes a limit, and black threes are
 *   melded only when the rules let them
 */
gboolean
canasta_judge_limits (CanastaJudge *judge)
{
  const CanastaRuleValues *rules = judge->rules;

  for (guint i = 0; i < judge->plan->n_groups; i++)
    {
      const CanastaMeld *meld = &judge->plan->groups[i].meld;
      int naturals = judge->plan->groups[i].naturals;
      int wilds = judge->plan->groups[i].wilds;
      CanastaReason reason = canasta_meld_check_limits (rules, meld, naturals, wilds);

      if (reason != CANASTA_REASON_NONE)
        return refuse_limit (judge, meld, naturals, wilds, reason);
    }

  if (judge->black_threes
      && (rules->black_threes_melded == CANASTA_BLACK_THREES_NEVER
          || (rules->black_threes_melded == CANASTA_BLACK_THREES_GOING_OUT && judge->left > 1)))
    return canasta_refuse_rank (judge->refusal, CANASTA_REASON_BLACK_THREES_ONLY_GOING_OUT,
                                RULE (black_threes_melded), CANASTA_RANK_THREE,
                                CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  if (judge->board->n_melds + judge->plan->n_groups > CANASTA_MAX_MELDS)
    return canasta_refuse (judge->refusal, CANASTA_REASON_TOO_MANY_CARDS, NO_RULE,
                           CANASTA_MAX_MELDS, judge->board->n_melds + judge->plan->n_groups);
  return TRUE;
}

/* What a meld counts without those of its cards that come with the pile. */
static int
value_without_pile (const CanastaJudge *judge, const CanastaMeld *meld)
{
  const CanastaCardSet *pile = &judge->plan->pile;
  CanastaCardSet rest = *pile;
  CanastaCardSet cards;
  CanastaCard card;

  canasta_meld_get_cards (meld, &cards);
  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    for (int n = canasta_card_set_count_card (pile, card); n > 0; n--)
      if (canasta_card_set_count_card (&cards, card) > 0)
        canasta_card_set_remove_card (&cards, card);
  return canasta_table_value_cards (judge->table, &cards);
}

/* The best of the melds laid, where one alone must reach the minimum: of the
 * pile at most the top card counts, for the meld that it is laid in. */
static int RARE
value_best_meld (const CanastaJudge *judge, int top)
{
  int best = 0;

  for (guint i = 0; i < judge->plan->n_groups; i++)
    best = MAX (best, value_without_pile (judge, &judge->plan->groups[i].meld)
                          + (i == 0 ? top : 0));
  return best;
}

/* Going out concealed may be free of the minimum. */
static gboolean RARE
is_waived (CanastaJudge *judge)
{
  guint source = judge->board->phase == CANASTA_PHASE_DRAW ? CANASTA_SOURCE_PILE
                                                           : judge->board->source;

  if (judge->rules->opening_waiver == CANASTA_WAIVER_NONE || judge->left > 1
      || (judge->rules->opening_waiver == CANASTA_WAIVER_STOCK
          && source != CANASTA_SOURCE_STOCK))
    return FALSE;
  return canasta_is_concealed (judge->table, judge->board, judge->seat, judge->plan)
         && canasta_may_finish (judge, NULL);
}

/**
 * canasta_judge_opening: (skip)
 * @judge: the judgement
 *
 * Returns: whether the side has opened, or opens with enough points, or needs
 *   none because it goes out concealed
 */
gboolean
canasta_judge_opening (CanastaJudge *judge)
{
  const CanastaRuleValues *rules = judge->rules;
  const CanastaBoard *board = judge->board;
  gboolean single = rules->opening_counts == CANASTA_OPENING_SINGLE_MELD;
  int top = 0;
  int need, have;

  if (canasta_board_has_opened (board, judge->side))
    return TRUE;

  /* Of a pile that is taken at most the top card counts. */
  if (board->phase == CANASTA_PHASE_DRAW && rules->opening_counts_top_card)
    top = judge->table->values[canasta_card_get_rank (canasta_board_get_top (board))];
  need = canasta_get_minimum (judge->table, board, judge->seat);
  if (single)
    have = value_best_meld (judge, top);
  else
    have = canasta_table_value_cards (judge->table, &judge->plan->from_hand) + top;
  if (have >= need)
    return TRUE;

  if (is_waived (judge))
    {
      judge->plan->concealed = TRUE;
      return TRUE;
    }
  if (single)
    return canasta_refuse (judge->refusal, CANASTA_REASON_SINGLE_MELD_BELOW_MINIMUM,
                           RULE (opening_counts), need, have);
  return canasta_refuse (judge->refusal, CANASTA_REASON_BELOW_MINIMUM, RULE (opening_minimum),
                         need, have);
}
