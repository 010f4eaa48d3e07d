/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether wild cards are enough, a quick look before the search for layouts: a card that joins no
 * meld without one takes it either in a meld of its rank, where it serves all cards of the rank,
 * or in a sequence, where it serves cards of the suit. */
#include "config.h"

#include "melds/layout-target.h"

/* What cards of a rank lack of a meld of it. */
typedef struct
{
  guint lonely;                 /* the ranks that all wild cards do not help */
  guint one;                    /* those that lack a card, or more */
  guint two;                    /* those that lack two, or more */
} RankNeeds;

static inline RankNeeds
find_needs (const CanastaSideMelds *own, const CanastaRankCounts *counts, guint lonely)
{
  const guint8 least = own->forms->of[CANASTA_FORM_GROUP].least;
  guint unmelded = canasta_side_melds_list_unmelded (own);

  return (RankNeeds){
    .lonely = lonely,
    .one = least > 1 ? unmelded & ~(guint) canasta_rank_counts_at_least (counts, least) : 0,
    .two = least > 2 ? unmelded & ~(guint) canasta_rank_counts_at_least (counts, least - 1u) : 0,
  };
}

/* Whether so many wild cards are enough for melds of the ranks of some cards, given by suit; one
 * of them may be thrown, if @throws says so. */
static inline gboolean
may_go_by_rank (guint64 cards, const RankNeeds *needs, int wilds, gboolean throws)
{
  guint suits[CANASTA_N_SUITS] = {
    (guint16) cards, (guint16) (cards >> 16), (guint16) (cards >> 32), (guint16) (cards >> 48),
  };
  guint pair = suits[0] | suits[1], other = suits[2] | suits[3];
  guint ranks = pair | other;
  guint single = ranks & ~((suits[0] & suits[1]) | (suits[2] & suits[3]) | (pair & other));
  guint lonely = ranks & needs->lonely;
  guint one = ranks & needs->one, two = ranks & needs->two;

  if (lonely)
    {
      if (!throws || (lonely & (lonely - 1)) || (lonely & single) == 0)
        return FALSE;
      one &= ~lonely;
      two &= ~lonely;
    }
  else if (throws)
    wilds += (one & single) ? 1 + ((two & single) != 0) : 0;
  return canasta_ranks_count ((guint16) one) + canasta_ranks_count ((guint16) two) <= wilds;
}

/* All ranks of some suits, given as bits. */
static inline guint64
list_suits (guint suits)
{
  guint64 ranks = 0;

  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    if (suits >> suit & 1)
      ranks |= (guint64) G_MAXUINT16 << (16 * suit);
  return ranks;
}

/**
 * canasta_layout_has_wilds_enough: (skip)
 * @own: the melds of a side
 * @suits: by suit the ranks that there are cards of, as bits
 * @counts: how many cards there are of each rank
 * @lonely: the ranks whose cards find no meld of the rank
 * @wilds: how many cards are wild
 * @joined: the cards that they may bring to a sequence, given by suit
 * @throws: whether one card need not be laid
 *
 * Where it says no, there is no layout.
 *
 * Returns: whether the wild cards may be enough
 */
gboolean
canasta_layout_has_wilds_enough (const CanastaSideMelds *own, const guint16 *suits,
                                 const CanastaRankCounts *counts, guint lonely, int wilds,
                                 guint64 joined, gboolean throws)
{
  RankNeeds needs = find_needs (own, counts, lonely);
  guint64 needy = canasta_suits_unite (suits)
                  & canasta_suits_repeat ((guint16) (needs.lonely | needs.one));
  guint64 lacking;
  guint some = 0;

  if (needy == 0)
    return TRUE;
  lacking = needy & joined;
  if (lacking != 0 && own->forms->of[CANASTA_FORM_SEQUENCE].most_wilds > 0)
    lacking &= ~canasta_layout_list_joining (own, suits, 0);
  else
    lacking = 0;
  needy &= ~joined;
  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    some |= (guint) ((guint16) (lacking >> (16 * suit)) != 0) << suit;

  /* In some of the suits that lack wild cards a sequence takes one, in others melds of a rank do. */
  for (guint served = some;; served = (served - 1) & some)
    {
      int left = wilds - canasta_ranks_count ((guint16) served);

      if (left >= 0
          && may_go_by_rank (needy | (lacking & ~list_suits (served)), &needs, left, throws))
        return TRUE;
      if (served == 0)
        return FALSE;
    }
}

/**
 * canasta_layout_may_lay_all: (skip)
 * @own: the melds of a side
 * @cards: cards to be laid
 * @reserved: how many wild cards are wanted for melds of such alone
 *
 * A quick look before a search: where it says no, there is no layout.
 *
 * Returns: whether the other wild cards may be enough to lay all of them
 */
gboolean
canasta_layout_may_lay_all (const CanastaSideMelds *own, const CanastaCardSet *cards, int reserved)
{
  int wilds = canasta_roles_count_wilds (own->forms->roles, cards) - reserved;
  CanastaRankCounts counts;
  guint16 suits[CANASTA_N_SUITS];

  if (wilds < 0)
    return FALSE;
  /* Without sequences a player has looked whether all wild cards are enough. */
  if (reserved == 0 && !canasta_forms_have_sequences (own->forms))
    return TRUE;
  canasta_card_set_count_ranks (cards, &counts);
  canasta_card_set_list_suits (cards, 1, suits);
  return canasta_layout_has_wilds_enough (own, suits, &counts,
                                          canasta_layout_list_lonely (own, &counts, wilds), wilds,
                                          canasta_layout_list_joining (own, suits, wilds), FALSE);
}
