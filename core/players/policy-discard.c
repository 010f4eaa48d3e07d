/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What to throw: each rank of the hand has a price, made of what it is worth to
 * keep and of the risk that the next player takes the pile with it. */
#include "config.h"

#include "players/policy-private.h"

/* The share of one, for likelihoods in whole numbers. */
#define ONE 1024

/* Ranks of which so many are unseen or more are all the same. */
#define MOST_UNSEEN 12

typedef struct
{
  const CanastaPolicy *policy;
  const gint32 *weights;
  guint next;                   /* the next player */
  guint next_side;
  guint16 next_melds;           /* ranks the next side has melds of, as bits */
  gboolean frozen;              /* the next player needs a natural pair */
  gint16 unseen[16];            /* cards that may be anywhere, by rank */
  int none[MOST_UNSEEN + 1];    /* likelihood that none of so many is in the next hand */
  int share;                    /* likelihood that one unseen card is in the next hand */
} Prices;

static void
count_unseen (Prices *prices, const CanastaView *view)
{
  const CanastaBoard *board = view->board;
  const CanastaRuleValues *rules = &view->table->rules;

  for (guint rank = 0; rank < CANASTA_RANK_JOKER; rank++)
    prices->unseen[rank] = (gint16) (4 * rules->packs - view->held.of[rank]);
  prices->unseen[CANASTA_RANK_JOKER] =
      (gint16) (rules->jokers - view->held.of[CANASTA_RANK_JOKER]);

  for (guint i = 0; i < board->n_melds; i++)
    {
      const CanastaMeld *meld = &board->melds[i];

      if (meld->kind == CANASTA_MELD_RANK)
        prices->unseen[meld->rank] -= (gint16) canasta_lane_count (meld->naturals);
      else if (meld->kind == CANASTA_MELD_SEQUENCE)
        for (guint rank = 0; rank < CANASTA_RANK_TWO; rank++)
          prices->unseen[rank] -= (meld->naturals >> rank) & 1;
      prices->unseen[CANASTA_RANK_TWO] -= (gint16) canasta_lane_count (meld->twos);
      prices->unseen[CANASTA_RANK_JOKER] -= meld->jokers;
    }
  for (guint i = 0; i < board->pile_count; i++)
    prices->unseen[canasta_card_get_rank (board->pile[i])]--;
}

static void
find_next (Prices *prices, const CanastaView *view)
{
  const CanastaBoard *board = view->board;
  const guint8 *first;

  prices->next = board->next[view->seat];
  while (board->side[prices->next] == view->side && board->next[prices->next] != view->seat)
    prices->next = board->next[prices->next];
  prices->next_side = board->side[prices->next];

  first = board->first_meld[prices->next_side];
  prices->next_melds = 0;
  for (guint rank = 0; rank < 16; rank++)
    prices->next_melds |= (guint16) ((first[rank] > 0) << rank);
  prices->frozen = board->frozen
                   || (view->table->rules.frozen_before_opening
                       && !canasta_board_has_opened (board, prices->next_side));
}

static void
prepare_likelihoods (Prices *prices, const CanastaView *view)
{
  const CanastaBoard *board = view->board;
  int hand = board->hand_count[prices->next];
  int total = board->stock_count;

  for (guint seat = board->next[view->seat]; seat != view->seat; seat = board->next[seat])
    total += board->hand_count[seat];

  prices->share = total > 0 ? MIN (ONE * hand / total, ONE * 9 / 10) : 0;
  prices->none[0] = ONE;
  for (int i = 1; i <= MOST_UNSEEN; i++)
    prices->none[i] = prices->none[i - 1] * (ONE - prices->share) / ONE;
}

/* How likely the next player takes the pile under a card of a rank. */
static int
get_risk (const Prices *prices, CanastaRank rank)
{
  const CanastaMemory *memory = prices->policy->memory;
  int known = canasta_card_set_count_rank (&memory->known[prices->next], rank);
  int hidden = CLAMP (prices->unseen[rank] - known, 0, MOST_UNSEEN);
  int one = ONE - prices->none[hidden];
  int two = hidden < 2 ? 0
                       : one - hidden * prices->share * prices->none[hidden - 1] / ONE;
  int risk;

  if (known >= 2 || (!prices->frozen && (prices->next_melds >> rank) & 1))
    risk = ONE;
  else if (prices->frozen)
    risk = known == 1 ? one : two;
  else
    /* One natural is enough with a wild card, which they hold half the time. */
    risk = known == 1 ? (ONE + one) / 2 : (two + one) / 2;

  if (canasta_card_set_count_rank (&memory->discarded[prices->next], rank) > 0)
    risk = risk * prices->weights[CANASTA_WEIGHT_RISK_THROWN] / 100;
  return MAX (risk, 0);
}

static int
price_wild (const Prices *prices, CanastaRank rank)
{
  const CanastaView *view = &prices->policy->proposal.view;
  int price = prices->weights[CANASTA_WEIGHT_WILD];

  if (rank == CANASTA_RANK_JOKER)
    price += prices->weights[CANASTA_WEIGHT_JOKER];
  if (!prices->frozen && view->table->rules.wild_freezes)
    price -= prices->weights[CANASTA_WEIGHT_FREEZE] * view->board->pile_count;
  return price;
}

static int
price_natural (const Prices *prices, CanastaRank rank)
{
  const CanastaView *view = &prices->policy->proposal.view;
  const gint32 *weights = prices->weights;
  int held = view->held.of[rank];
  int price;

  price = weights[CANASTA_WEIGHT_RISK] * get_risk (prices, rank) / ONE
          * (100 * (view->board->pile_count + 1) + weights[CANASTA_WEIGHT_RISK_BASE]) / 100;
  price += weights[held == 1 ? CANASTA_WEIGHT_SINGLE
                   : held == 2 ? CANASTA_WEIGHT_PAIR
                   : held == 3 ? CANASTA_WEIGHT_TRIPLE
                               : CANASTA_WEIGHT_MORE];
  if ((view->own_melds >> rank) & 1)
    price += weights[CANASTA_WEIGHT_OWN_MELD];
  if ((prices->next_melds >> rank) & 1)
    price += weights[CANASTA_WEIGHT_OPPONENT_MELD];
  if (held < 3 && prices->unseen[rank] <= 0)
    price -= weights[CANASTA_WEIGHT_DEAD];
  return price - weights[CANASTA_WEIGHT_VALUE] * view->table->values[rank];
}

static int
price_rank (const Prices *prices, CanastaRank rank)
{
  if (rank == CANASTA_RANK_THREE)
    return -prices->weights[CANASTA_WEIGHT_BLACK_THREE];
  if (rank >= CANASTA_RANK_TWO)
    return price_wild (prices, rank);
  return price_natural (prices, rank);
}

/* A card of a rank, one that everyone knows of where there is one. */
static CanastaCard
pick_card (const CanastaPolicy *policy, CanastaRank rank)
{
  const CanastaView *view = &policy->proposal.view;
  CanastaLane held = canasta_card_set_get_lane (view->hand, rank);
  CanastaLane known = canasta_card_set_get_lane (&policy->memory->known[view->seat], rank);

  if (rank == CANASTA_RANK_THREE)
    held &= CANASTA_LANE_BLACK;
  for (guint suit = 0; suit < CANASTA_N_SUITS; suit++)
    if ((held >> (4 * suit)) & 15 && (known >> (4 * suit)) & 15)
      return canasta_card (rank, suit);
  return canasta_card (rank, __builtin_ctz (held) / 4);
}

/**
 * canasta_policy_propose_discard: (skip)
 * @self: the policy at work
 *
 * Chooses the card with the lowest price that may be thrown.
 *
 * Returns: whether there is one
 */
gboolean
canasta_policy_propose_discard (CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;
  Prices prices = { .policy = self, .weights = self->weights->of };
  int price[16];
  guint16 ranks = 0;

  find_next (&prices, view);
  prepare_likelihoods (&prices, view);
  count_unseen (&prices, view);
  for (guint rank = 0; rank < CANASTA_N_RANKS; rank++)
    if (view->held.of[rank] > 0
        && (rank != CANASTA_RANK_THREE || canasta_card_set_count_black_threes (view->hand) > 0))
      {
        price[rank] = price_rank (&prices, rank);
        ranks |= (guint16) (1 << rank);
      }

  while (ranks)
    {
      CanastaRank cheapest = canasta_ranks_get_first (ranks);

      for (guint16 rest = ranks; rest; rest &= (guint16) (rest - 1))
        if (price[canasta_ranks_get_first (rest)] < price[cheapest])
          cheapest = canasta_ranks_get_first (rest);
      if (canasta_propose_card (&self->proposal, CANASTA_ACTION_DISCARD,
                                pick_card (self, cheapest)))
        return TRUE;
      ranks &= (guint16) ~(1 << cheapest);
    }
  return FALSE;
}
