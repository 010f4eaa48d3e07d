/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What to throw: each rank of the hand has a price, made of what it is worth to
 * keep and of the risk that the next player takes the pile with it. */
#include "config.h"

#include "players/policy-private.h"

#include <string.h>

#include "play/outlook.h"

/* Likelihoods are whole numbers: so many stand for certainty. */
#define ONE_BITS 10
#define ONE (1 << ONE_BITS)
#define MOST_SHARE (ONE * 9 / 10)

/* Ranks of which so many are unseen or more are all the same. */
#define MOST_UNSEEN 12
#define ONE_KNOWN 16

/* Hands of fewer cards hold more pairs than chance would give them. */
#define MANY_CARDS 11

/* Where the risk of ranks stands with which the next player can do nothing, and of those under
 * which that player surely takes the pile. */
#define NO_RISK (MOST_UNSEEN + 1)
#define CERTAIN (MOST_UNSEEN + 2)

typedef struct
{
  const CanastaPolicy *policy;
  const gint32 *weights;
  guint next;                   /* the next player */
  guint16 next_melds;           /* ranks the next side has melds of that may grow, as bits */
  guint16 next_done;            /* those it can do nothing more with, as bits */
  guint16 done;                 /* the same of the own side */
  guint16 next_threw;           /* ranks the next player has discarded, as bits */
  guint16 next_passed;          /* ranks the next player did not take the pile for, as bits */
  guint16 certain;              /* ranks the next player surely takes the pile for, as bits */
  guint16 dead;                 /* those of which nothing is unseen and few are held, as bits */
  gboolean frozen;              /* the next player needs a natural pair */
  gboolean needs_pairs;         /* the own side needs a natural pair, too */
  int pile;                     /* cards of the pile that come with it */
  int next_pile;                /* the same, after the discard */
  int value;                    /* for each point a card costs in the hand */
  int loss;                     /* price of giving the next player the pile */
  /* Likelihood that the next player takes the pile, by how many cards of the rank
   * are unseen, and from ONE_KNOWN on where one more is known to be in that hand. */
  const guint16 *risks;
  int company[CANASTA_MANY_OF_RANK + 1];        /* worth of keeping one of so many of a rank */
  CanastaRankCounts held;       /* cards held of a rank, CANASTA_MANY_OF_RANK at the most */
  CanastaRankCounts unseen;     /* cards of a natural rank that may be anywhere */
  CanastaRankCounts risk_index; /* where its risk stands */
  guint16 weighed;              /* ranks of which a card costs something in sequences, as bits */
  CanastaRankCounts known;      /* cards known to be in the next hand */
  guint16 gifts[CANASTA_N_SUITS];       /* ranks that lengthen a sequence of the next side */
  CanastaCard loosest[16];      /* by rank the card to throw, where suits matter */
  gint32 runs[16];              /* what throwing it costs in sequences */
} Prices;

/* The ranks a side has all it may have of, where melds have an end and no others follow. */
static guint16
list_done (const CanastaView *view, guint side)
{
  const CanastaForm *form = canasta_view_get_form (view);
  guint16 done = 0;

  for (guint i = 0; i < view->board->n_melds; i++)
    {
      const CanastaMeld *meld = &view->board->melds[i];

      if (meld->side == side && meld->kind == CANASTA_MELD_RANK
          && canasta_meld_count (meld) >= form->most)
        done |= (guint16) (1 << meld->rank);
    }
  return done;
}

/* The ranks of which one card lies off on a meld of a side and takes the pile,
 * where no pair is needed. */
static guint16
list_lay_offs (const CanastaView *view, guint side)
{
  const CanastaSideFacts *facts = &view->board->of_side[side];

  if (!view->table->rules.take_by_lay_off)
    return 0;
  if (view->table->rules.take_onto_complete)
    return facts->melded_ranks;
  return facts->melded_ranks & (guint16) ~facts->full_ranks;
}

/* What either side can do nothing more with, and what the next one can lengthen. */
static inline void
find_done (Prices *prices, const CanastaView *view, guint next_side)
{
  const CanastaForm *form = canasta_view_get_form (view);

  prices->next_done = prices->done = 0;
  if (form->most == CANASTA_ANY_NUMBER)
    return;
  if (form->several)
    {
      if (form->closes)
        prices->next_melds &= (guint16) ~view->board->of_side[next_side].full_ranks;
      return;
    }
  prices->next_done = list_done (view, next_side);
  prices->done = list_done (view, view->side);
  prices->certain &= (guint16) ~prices->next_done;
}

/* Who plays next on another side, and what is known of that player. */
static void
find_next (Prices *prices, const CanastaView *view)
{
  const CanastaBoard *board = view->board;
  const CanastaMemory *memory = prices->policy->memory;
  guint next = board->next[view->seat];
  guint side;

  while (board->side[next] == view->side && board->next[next] != view->seat)
    next = board->next[next];
  side = board->side[next];

  prices->next = next;
  prices->next_melds = board->of_side[side].melded_ranks;
  prices->next_threw = canasta_card_set_list_ranks (&memory->discarded[next]);
  prices->next_passed = memory->passed[next];
  prices->frozen = canasta_policy_needs_pairs (view, side);
  /* Unless a pair is needed a card may be laid off on an own meld. */
  canasta_card_set_count_ranks (&memory->known[next], &prices->known);
  prices->certain = canasta_rank_counts_at_least (&prices->known, 2)
                    | (list_lay_offs (view, side) & (guint16) -!prices->frozen);
  find_done (prices, view, side);
}

/* How likely the next hand has what it takes, where each unseen card is in it
 * with the likelihood @share. Unless only a pair will do one natural is enough with
 * a wild card, which they hold half the time. */
static void
weigh_unseen (guint16 *risks, guint share, gboolean pairs)
{
  guint none = ONE, single = 0;

  for (guint i = 0; i <= MOST_UNSEEN; i++)
    {
      guint one = ONE - none;
      guint two = one - ((single * i) >> ONE_BITS);

      risks[i] = (guint16) (pairs ? two : (two + one) / 2);
      risks[ONE_KNOWN + i] = (guint16) (pairs ? one : (one + ONE) / 2);
      single = none * share;
      none = (none * (ONE - share)) >> ONE_BITS;
    }
  risks[NO_RISK] = 0;
  risks[CERTAIN] = ONE;
}

/* The same for every share, worked out once: two in three of the instructions that the
 * risk took. */
static const guint16 *
get_risks (guint share, gboolean pairs)
{
  static guint16 rows[MOST_SHARE + 1][2][2 * ONE_KNOWN];
  static gsize ready;

  if (g_once_init_enter (&ready))
    {
      for (guint i = 0; i <= MOST_SHARE; i++)
        for (guint k = 0; k < 2; k++)
          weigh_unseen (rows[i][k], i, k);
      g_once_init_leave (&ready, 1);
    }
  return rows[share][pairs];
}

/* How likely each of the unseen cards is in the next hand: a small one, and one of
 * a side that has opened, is what was kept for the pile. */
static guint
get_share (const Prices *prices, const CanastaView *view, int total)
{
  const CanastaBoard *board = view->board;
  int hand = board->hand_count[prices->next];
  int percent = 100 + prices->weights[CANASTA_WEIGHT_RISK_FEW] * MAX (MANY_CARDS - hand, 0);

  if (canasta_board_has_opened (board, board->side[prices->next]))
    percent += prices->weights[CANASTA_WEIGHT_RISK_OPENED];
  return (guint) CLAMP (ONE * hand / total * percent / 100, 0, MOST_SHARE);
}

/* The likelihoods that do not depend on the rank, and what a loss costs. */
static void
prepare_risk (Prices *prices, const CanastaView *view)
{
  const CanastaBoard *board = view->board;
  int total = board->stock_count + prices->policy->opponents + prices->policy->partners;
  guint share;

  prices->loss = prices->weights[CANASTA_WEIGHT_RISK]
                 * (100 * prices->next_pile + prices->weights[CANASTA_WEIGHT_RISK_BASE]) / 100;
  share = total > 0 ? get_share (prices, view, total) : 0;
  prices->risks = get_risks (share, prices->frozen || !view->table->rules.take_with_wild);
}

/* Says where the risk of some ranks stands. */
static inline void
set_risk (Prices *prices, guint16 ranks, guint8 index)
{
  prices->risk_index = canasta_rank_counts_keep (prices->risk_index, (guint16) ~ranks);
  canasta_rank_counts_mark (&prices->risk_index, ranks, index);
}

/* Counts of all ranks at once, so that nothing branches on the cards. */
static void
count_cards (Prices *prices, const CanastaView *view)
{
  const CanastaRankCounts all =
      canasta_rank_counts_repeat ((guint8) (4 * view->table->rules.packs));
  CanastaRankCounts seen = canasta_rank_counts_add (view->held, view->board->open);
  CanastaRankCounts one_known =
      canasta_rank_counts_min (prices->known, canasta_rank_counts_repeat (1));
  CanastaRankCounts hidden;

  prices->held = canasta_rank_counts_min (view->held,
                                          canasta_rank_counts_repeat (CANASTA_MANY_OF_RANK));
  prices->unseen = canasta_rank_counts_subtract (all, seen);
  prices->dead = (guint16) ~(canasta_rank_counts_at_least (&prices->unseen, 1)
                             | canasta_rank_counts_at_least (&prices->held, 3));
  hidden = canasta_rank_counts_subtract (prices->unseen, one_known);
  hidden = canasta_rank_counts_min (hidden, canasta_rank_counts_repeat (MOST_UNSEEN));
  for (int rank = 0; rank < 16; rank++)
    prices->risk_index.of[rank] = (guint8) (hidden.of[rank] + ONE_KNOWN * one_known.of[rank]);
  set_risk (prices, prices->certain, CERTAIN);
  if (prices->next_done)
    set_risk (prices, prices->next_done, NO_RISK);
}

/* How likely the next player takes the pile under a card of a rank. */
static inline int
get_risk (const Prices *prices, CanastaRank rank)
{
  const CanastaTariff *tariff = &prices->policy->tariff;
  guint risk = prices->risks[prices->risk_index.of[rank]];

  risk = risk * tariff->thrown[canasta_ranks_have (prices->next_threw, rank)] / 100;
  risk = risk * tariff->passed[canasta_ranks_have (prices->next_passed, rank)] / 100;
  return (int) risk;
}

/* How many wild cards the melds of the side have room for. */
static int
count_room (const CanastaView *view)
{
  const CanastaForm *form = canasta_view_get_form (view);
  int room = 0;

  for (guint16 ranks = view->own_melds & view->table->forms.groups; ranks;
       ranks &= (guint16) (ranks - 1))
    {
      CanastaRank rank = canasta_ranks_get_first (ranks);
      int wilds = view->wilds[rank];

      room += canasta_form_get_room (form, view->sizes[rank] - wilds, wilds);
    }
  return room;
}

/* What it is worth besides to keep a wild card where an empty hand is all that is missing, to
 * take up a second one or to go out: one that fits nowhere keeps it from getting empty, any
 * other can be laid whenever the rest is. */
static int
price_room (const Prices *prices)
{
  const CanastaView *view = &prices->policy->proposal.view;
  int weight = prices->weights[CANASTA_WEIGHT_WILD_ROOM];

  if (weight == 0 || canasta_view_count_wilds (view) > count_room (view))
    return 0;
  return canasta_board_has_second_hand (view->board, view->seat)
                 || canasta_board_has_canastas (view->board, view->table, view->side)
             ? weight
             : 0;
}

static int
price_two (const Prices *prices)
{
  const CanastaView *view = &prices->policy->proposal.view;
  int price = prices->weights[CANASTA_WEIGHT_WILD] + price_room (prices);

  if (!prices->frozen && view->table->rules.wild_freezes)
    price -= prices->weights[prices->needs_pairs ? CANASTA_WEIGHT_FREEZE_PAIRS
                                                 : CANASTA_WEIGHT_FREEZE]
             * prices->pile;
  return price;
}

/* What it is worth to keep a card for the others of its rank, by how many of it
 * are held. */
static void
prepare_company (Prices *prices, const CanastaView *view)
{
  const gint32 *weights = prices->weights;
  int pile = prices->pile;

  prices->company[1] = weights[CANASTA_WEIGHT_SINGLE]
                       + weights[CANASTA_WEIGHT_SINGLE_HAND] * view->n_hand;
  prices->company[2] = weights[CANASTA_WEIGHT_PAIR];
  if (prices->needs_pairs)
    prices->company[2] += weights[CANASTA_WEIGHT_PAIR_FROZEN]
                          + weights[CANASTA_WEIGHT_PAIR_PILE] * pile;
  prices->company[3] = weights[CANASTA_WEIGHT_TRIPLE] + weights[CANASTA_WEIGHT_TRIPLE_PILE] * pile;
  prices->company[4] = weights[CANASTA_WEIGHT_MORE];
}

/* What a card of a natural rank costs but for what it is worth to keep. */
static inline int
price_loss (const Prices *prices, CanastaRank rank)
{
  return ((prices->loss * get_risk (prices, rank)) >> ONE_BITS) + prices->runs[rank]
         - prices->value * prices->policy->proposal.view.table->values[rank];
}

static inline int
price_natural (const Prices *prices, CanastaRank rank)
{
  const CanastaTariff *tariff = &prices->policy->tariff;
  guint held = prices->held.of[rank];
  guint uses = CANASTA_USE_OWN * canasta_ranks_have (prices->policy->proposal.view.own_melds, rank)
               + CANASTA_USE_NEXT * canasta_ranks_have (prices->next_melds, rank)
               + CANASTA_USE_DEAD * canasta_ranks_have (prices->dead, rank);

  return price_loss (prices, rank) + prices->company[held]
         + tariff->unseen[held] * prices->unseen.of[rank] + tariff->uses[uses];
}

static int
price_stop (const Prices *prices)
{
  return -prices->weights[CANASTA_WEIGHT_BLACK_THREE]
         - prices->weights[CANASTA_WEIGHT_BLACK_THREE_CARD] * prices->pile;
}

/* Whether the next player may take a top card for a sequence of the side. */
static gboolean
may_give (const Prices *prices, const CanastaTable *table)
{
  return table->takes_freely
         || (table->rules.take_to_extend != CANASTA_EXTEND_OFF
             && (table->rules.take_to_extend != CANASTA_EXTEND_WHOLE_PILE || !prices->frozen));
}

/* The ranks next to the sequences of the next side, where it may take a top card
 * for them. */
static void
find_gifts (Prices *prices, const CanastaView *view)
{
  const CanastaBoard *board = view->board;
  const CanastaSideFacts *theirs = &board->of_side[board->side[prices->next]];
  guint16 naturals = view->table->roles.natural_ranks;

  memset (prices->gifts, 0, sizeof prices->gifts);
  if (!may_give (prices, view->table))
    return;
  if (!view->table->rules.take_onto_complete && !view->table->takes_freely)
    {
      guint64 ends = canasta_suits_unite (theirs->ends) & canasta_suits_repeat (naturals);

      memcpy (prices->gifts, &ends, sizeof prices->gifts);
      return;
    }
  for (guint64 places = theirs->sequences; places; places &= places - 1)
    {
      const CanastaMeld *meld = &board->melds[__builtin_ctzll (places)];

      prices->gifts[meld->suit] |= canasta_sequence_list_next (meld->naturals) & naturals;
    }
}

/* What a card costs that lengthens a sequence of the next side: that, and the pile
 * where it goes with it. */
static int
price_gift (const Prices *prices, CanastaRank rank)
{
  int gift = prices->weights[CANASTA_WEIGHT_RUN_GIVE];

  if (prices->policy->proposal.view.table->rules.take_to_extend == CANASTA_EXTEND_WHOLE_PILE)
    gift += (prices->loss * (ONE - get_risk (prices, rank))) >> ONE_BITS;
  return gift;
}

/* Finds the card of a natural rank to throw where suits matter: the one that costs
 * least in sequences, of equals one that everyone knows of. */
static void
find_loosest (Prices *prices, CanastaRank rank)
{
  const CanastaPolicy *policy = prices->policy;
  const CanastaView *view = &policy->proposal.view;
  CanastaLane held = canasta_lane_list_suits (canasta_card_set_get_lane (view->hand, rank));
  CanastaLane known = canasta_card_set_get_lane (&policy->memory->known[view->seat], rank);
  int best = G_MAXINT;

  for (guint suits = held; suits; suits &= suits - 1)
    {
      int suit = __builtin_ctz (suits) / 4;
      int cost = canasta_run_worths_get (&policy->worths, suit, rank);
      int rating;

      if (canasta_ranks_have (prices->gifts[suit], rank))
        cost += price_gift (prices, rank);
      rating = 2 * cost + !((known >> (4 * suit)) & 15);
      if (rating < best)
        {
          best = rating;
          prices->loosest[rank] = canasta_card (rank, suit);
          prices->runs[rank] = cost;
        }
    }
}

/* A card of a rank, one that everyone knows of where there is one. */
static CanastaCard
pick_card (const Prices *prices, CanastaRank rank)
{
  const CanastaPolicy *policy = prices->policy;
  const CanastaView *view = &policy->proposal.view;
  CanastaLane held = canasta_roles_get_lane (&view->table->roles, view->hand, rank);
  CanastaLane known = canasta_card_set_get_lane (&policy->memory->known[view->seat], rank);

  if (canasta_ranks_have (prices->weighed, rank))
    return prices->loosest[rank];
  held = canasta_lane_list_suits (held);
  known = held & canasta_lane_list_suits (known);
  return canasta_card (rank, __builtin_ctz (known ? known : held) / 4);
}

/* The ranks of the hand, cards laid aside left out. */
static guint16
list_ranks (const CanastaView *view)
{
  const CanastaRoles *roles = &view->table->roles;
  guint16 ranks = canasta_rank_counts_at_least (&view->held, 1);
  CanastaRank rank = (CanastaRank) roles->aside_rank;

  return ranks & (guint16) ~((canasta_roles_get_lane (roles, view->hand, rank) == 0) << rank);
}

static gboolean
propose_rank (CanastaPolicy *self, const Prices *prices, CanastaRank rank)
{
  return canasta_propose_discard (&self->proposal, pick_card (prices, rank));
}

/* More than any price. */
#define UNAFFORDABLE (G_GINT64_CONSTANT (1) << 60)

/* The price of a rank and the rank in one number: the least one tells the cheapest rank, the
 * lowest of several, without a branch. */
static inline gint64
number (CanastaRank rank, int price)
{
  return (gint64) price * 16 + rank;
}

/* The same where the rank is one of @ranks. */
static inline gint64
offer (guint16 ranks, CanastaRank rank, int price)
{
  return number (rank, price) + UNAFFORDABLE * !canasta_ranks_have (ranks, rank);
}

static CanastaRank
find_cheapest (const Prices *prices, guint16 ranks)
{
  const CanastaRoles *roles = &prices->policy->proposal.view.table->roles;
  int two = price_two (prices);
  int joker = two + prices->weights[CANASTA_WEIGHT_JOKER];
  gint64 cheapest = MIN (MIN (offer (ranks, roles->stop_rank, price_stop (prices)),
                              offer (ranks & roles->wild_ranks, CANASTA_WILD_RANK, two)),
                         offer (ranks, CANASTA_RANK_JOKER, joker));

  ranks &= roles->natural_ranks;
  for (guint16 rest = ranks & (guint16) ~prices->done; rest; rest &= (guint16) (rest - 1))
    {
      CanastaRank rank = canasta_ranks_get_first (rest);

      cheapest = MIN (cheapest, number (rank, price_natural (prices, rank)));
    }
  for (guint16 rest = ranks & prices->done; rest; rest &= (guint16) (rest - 1))
    {
      CanastaRank rank = canasta_ranks_get_first (rest);

      cheapest = MIN (cheapest, number (rank, price_loss (prices, rank)
                                                - prices->weights[CANASTA_WEIGHT_DEAD]));
    }
  return (CanastaRank) (cheapest & 15);
}

/* What throwing each rank costs in sequences. */
static void
prepare_runs (Prices *prices, const CanastaView *view)
{
  const CanastaRunWorths *worths = &prices->policy->worths;

  memset (prices->runs, 0, sizeof prices->runs);
  prices->weighed = 0;
  if (!canasta_view_has_sequences (view))
    return;
  find_gifts (prices, view);
  prices->weighed = canasta_suits_fold (canasta_suits_unite (worths->some)
                                        | (canasta_suits_unite (view->suits)
                                           & canasta_suits_unite (prices->gifts)));
  for (guint16 ranks = prices->weighed; ranks; ranks &= (guint16) (ranks - 1))
    find_loosest (prices, canasta_ranks_get_first (ranks));
}

static void
prepare (Prices *prices, const CanastaPolicy *policy)
{
  const CanastaView *view = &policy->proposal.view;

  prices->policy = policy;
  prices->weights = policy->weights->of;
  prices->pile = canasta_count_taken (view->table, view->board);
  prices->next_pile = canasta_limit_taken (view->table, view->board->pile_count + 1);
  find_next (prices, view);
  prepare_risk (prices, view);
  count_cards (prices, view);

  prices->needs_pairs = canasta_policy_needs_pairs (view, view->side);
  prepare_company (prices, view);
  prepare_runs (prices, view);
  prices->value = prices->weights[CANASTA_WEIGHT_VALUE]
                  + prices->weights[CANASTA_WEIGHT_VALUE_NEAR] * policy->near_end;
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
  guint16 ranks = list_ranks (&self->proposal.view);
  Prices prices;

  canasta_policy_look (self);
  prepare (&prices, self);
  while (ranks)
    {
      CanastaRank cheapest = find_cheapest (&prices, ranks);

      if (propose_rank (self, &prices, cheapest))
        return TRUE;
      ranks &= (guint16) ~(1 << cheapest);
    }
  return FALSE;
}

/**
 * canasta_policy_rank_discards: (skip)
 * @table: the table
 * @board: the board, in the play phase
 * @hand: the hand of the seat to act
 * @memory: what was seen to happen
 * @weights: the weights to play by
 * @cards: (out caller-allocates): room for %CANASTA_N_RANKS cards
 *
 * Lists a card of each rank that may be thrown, the one the policy likes best
 * first.
 *
 * Returns: how many there are
 */
guint
canasta_policy_rank_discards (const CanastaTable *table, const CanastaBoard *board,
                              const CanastaCardSet *hand, const CanastaMemory *memory,
                              const CanastaWeights *weights, CanastaCard *cards)
{
  CanastaAction action;
  CanastaPlan plan;
  CanastaPolicy self;
  Prices prices;
  guint16 ranks;
  guint n = 0;

  canasta_proposal_init (&self.proposal, table, board, hand, &action, &plan);
  canasta_policy_begin (&self, memory, weights);
  canasta_policy_look_around (&self);
  canasta_policy_look (&self);
  prepare (&prices, &self);
  for (ranks = list_ranks (&self.proposal.view); ranks;)
    {
      CanastaRank cheapest = find_cheapest (&prices, ranks);

      ranks &= (guint16) ~(1 << cheapest);
      if (propose_rank (&self, &prices, cheapest))
        cards[n++] = action.card;
    }
  return n;
}
