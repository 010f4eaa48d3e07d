/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that cannot be laid whatever becomes of the others, and whether wild cards are enough: a
 * quick look before the search for layouts. A card that joins no meld without a wild card takes it
 * either in a meld of its rank, where it serves all cards of the rank, or in a sequence, where it
 * serves cards of the suit. */
#include "config.h"

#include "melds/layout-target.h"

#include <string.h>

/* Whether so many wild cards are too few for ranks of which there are cards that join no
 * sequence, given by suit: for all together, but for the one that lacks most, whose card may
 * be thrown. */
static inline gboolean
lack_wilds (const CanastaSideMelds *own, const CanastaRankCounts *counts, guint64 loose, int wilds)
{
  guint64 halves = loose | loose >> 32;
  guint stuck = (guint) (halves | halves >> 16) & canasta_side_melds_list_unmelded (own);
  int lacks = 0, most = 0;

  for (guint count = own->forms->of[CANASTA_FORM_GROUP].least; count > 1; count--)
    {
      guint fewer = stuck & ~(guint) canasta_rank_counts_at_least (counts, count);

      lacks += canasta_ranks_count ((guint16) fewer);
      most += fewer != 0;
    }
  return lacks - most > wilds;
}

/* How many cards of a rank are of a suit that they may join a sequence in. */
static int
count_joining (const CanastaCardSet *cards, CanastaRank rank, const guint16 *joining)
{
  guint suits = 0;

  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    suits |= (guint) (15 * ((joining[suit] >> rank) & 1)) << (4 * suit);
  return canasta_lane_count (canasta_card_set_get_lane (cards, rank) & (CanastaLane) suits);
}

/* How many wild cards new melds of so many cards of a rank may hold at most. */
static int
count_new_room (const CanastaForm *form, int count)
{
  int melds = form->several ? count / MAX (form->least_naturals, 1) : 1;

  if (count < form->least_naturals)
    return 0;
  return form->naturals_per_wild > 0
             ? MIN (melds * form->most_wilds, count / form->naturals_per_wild)
             : melds * form->most_wilds;
}

/* How many wild cards find no room, at the least, where only melds of a rank take
 * them. */
static int
count_wilds_left (const CanastaSideMelds *own, const CanastaRankCounts *counts, int wilds)
{
  const CanastaForms *forms = own->forms;
  guint ranks = canasta_rank_counts_at_least (counts, 1) & forms->groups;

  if (canasta_forms_have_wild_melds (forms)
      || (canasta_forms_have_sequences (forms)
          && (forms->of[CANASTA_FORM_SEQUENCE].most_wilds > 0 || forms->reach.two_is_natural)))
    return 0;
  for (guint i = 0; i < own->n_melds && wilds > 0; i++)
    {
      const CanastaMeld *meld = &own->melds[i];
      int naturals, lying;

      if (meld->side != own->side || meld->kind != CANASTA_MELD_RANK || meld->closed)
        continue;
      canasta_meld_count_both (meld, &naturals, &lying);
      wilds -= canasta_form_get_room (&forms->of[meld->rank],
                                      naturals + counts->of[meld->rank], lying);
    }
  for (; ranks && wilds > 0; ranks &= ranks - 1)
    {
      CanastaRank rank = (CanastaRank) __builtin_ctz (ranks);

      if (forms->of[rank].several || own->first[rank] == 0)
        wilds -= count_new_room (&forms->of[rank], counts->of[rank]);
    }
  return MAX (wilds, 0);
}

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

/* Whether so many wild cards may be enough, of which some may be @joined to sequences, for cards of
 * which those of the @lonely ranks find no meld of theirs; one of them need not be laid, if @throws
 * says so. Where it says no, there is no layout. */
static gboolean
has_wilds_enough (const CanastaSideMelds *own, const guint16 *suits,
                  const CanastaRankCounts *counts, guint lonely, int wilds, guint64 joined,
                  gboolean throws)
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
 * canasta_layout_lacks_wilds: (skip)
 * @own: the melds of a side
 * @suits: by suit the ranks that there are cards of, as bits
 * @counts: how many cards there are of each rank
 * @wilds: how many of them are wild
 *
 * What is looked at first of all before a search, as it is quickest.
 *
 * Returns: whether the wild cards are too few to lay all cards but one
 */
gboolean
canasta_layout_lacks_wilds (const CanastaSideMelds *own, const guint16 *suits,
                            const CanastaRankCounts *counts, int wilds)
{
  guint64 loose = canasta_suits_unite (suits) & ~canasta_layout_list_joining (own, suits, wilds);

  return lack_wilds (own, counts, loose, wilds);
}

/**
 * canasta_layout_count_stranded: (skip)
 * @own: the melds of a side
 * @cards: cards
 * @counts: how many there are of each rank
 * @one: (out): the rank of one of them
 *
 * A quick look before a search: what it counts cannot be laid, whatever becomes
 * of the others.
 *
 * Returns: how many cards have nowhere to go, at the least; a single wild card
 *   that has no room is left out
 */
int
canasta_layout_count_stranded (const CanastaSideMelds *own, const CanastaCardSet *cards,
                               const CanastaRankCounts *counts, CanastaRank *one)
{
  int wilds = canasta_roles_count_wilds (own->forms->roles, cards);
  int stranded = 0, left = 0;
  guint16 suits[CANASTA_N_SUITS], joining[CANASTA_N_SUITS];
  guint64 joined;
  guint lonely, ranks;

  canasta_card_set_list_suits (cards, 1, suits);
  joined = canasta_layout_list_joining (own, suits, wilds);
  if (lack_wilds (own, counts, canasta_suits_unite (suits) & ~joined, wilds))
    return 2;
  memcpy (joining, &joined, sizeof joining);
  lonely = canasta_layout_list_lonely (own, counts, wilds);
  for (ranks = lonely; ranks && stranded <= 1; ranks &= ranks - 1)
    {
      CanastaRank rank = (CanastaRank) __builtin_ctz (ranks);
      int count = counts->of[rank] - count_joining (cards, rank, joining);

      stranded += count;
      if (count > 0)
        *one = rank;
    }
  if (stranded <= 1 && canasta_forms_have_sequences (own->forms)
      && !has_wilds_enough (own, suits, counts, lonely, wilds, joined, TRUE))
    return 2;
  if (stranded <= 1 && wilds > 1)
    left = count_wilds_left (own, counts, wilds);
  return stranded + left > 1 ? stranded + left : stranded;
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
  return has_wilds_enough (own, suits, &counts,
                                          canasta_layout_list_lonely (own, &counts, wilds), wilds,
                                          canasta_layout_list_joining (own, suits, wilds), FALSE);
}
