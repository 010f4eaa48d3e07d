/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sequences: cards of one suit, from the four up to the ace, seven at most.
 * Wild cards fill gaps first and then stand at the upper end, so they move when
 * a natural card comes for their place. */
#include "config.h"

#include "play/melds.h"

#define LOWEST CANASTA_RANK_FOUR
#define HIGHEST CANASTA_RANK_ACE

/* The natural cards of @cards as bits by rank; FALSE where they are not of one
 * suit, occur twice or cannot stand in a sequence. */
static gboolean
read_naturals (const CanastaCardSet *cards, guint8 *suit, guint16 *ranks)
{
  CanastaCardSet rest = { { cards->words[0], cards->words[1], cards->words[2], 0 } };
  CanastaCard card;

  *ranks = 0;
  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    {
      if (canasta_card_get_rank (card) < LOWEST || canasta_card_set_count_card (cards, card) > 1
          || (*ranks && canasta_card_get_suit (card) != *suit))
        return FALSE;
      *suit = (guint8) canasta_card_get_suit (card);
      *ranks |= (guint16) (1 << canasta_card_get_rank (card));
    }
  return TRUE;
}

/* The lowest rank a sequence covers; −1 where its cards leave a gap. */
static int
find_lowest (guint16 ranks, int wilds)
{
  int low = __builtin_ctz (ranks);
  int high = 31 - __builtin_clz (ranks);
  int count = __builtin_popcount (ranks) + wilds;
  int spare = count - (high - low + 1);
  int above = MIN (spare, HIGHEST - high);

  if (spare < 0 || count > CANASTA_CANASTA_SIZE)
    return -1;
  low -= spare - above;
  return low >= LOWEST ? low : -1;
}

/**
 * canasta_sequence_add: (skip)
 * @meld: (inout): a sequence, or an empty one
 * @cards: cards to add
 *
 * Returns: whether the cards fit; otherwise @meld is as it was
 */
gboolean
canasta_sequence_add (CanastaMeld *meld, const CanastaCardSet *cards)
{
  CanastaMeld longer = *meld;
  guint16 ranks;
  int low;

  if (!read_naturals (cards, &longer.suit, &ranks) || (longer.naturals & ranks)
      || (meld->naturals && ranks && longer.suit != meld->suit))
    return FALSE;
  if (!ranks)
    longer.suit = meld->suit;
  longer.naturals |= ranks;
  longer.twos += canasta_card_set_get_lane (cards, CANASTA_RANK_TWO);
  longer.jokers += (guint8) canasta_card_set_get_lane (cards, CANASTA_RANK_JOKER);
  if (!longer.naturals)
    return FALSE;
  low = find_lowest (longer.naturals, canasta_meld_count_wilds (&longer));
  if (low < 0)
    return FALSE;
  longer.rank = (guint8) low;
  *meld = longer;
  return TRUE;
}

/**
 * canasta_meld_read_cards: (skip)
 * @cards: the cards of a meld
 * @meld: (out): the meld they make, of no side yet
 *
 * Tells from cards alone what kind of meld they are: of one rank, wild cards
 * alone or a sequence. Limits are not looked at.
 *
 * Returns: whether they make one
 */
gboolean
canasta_meld_read_cards (const CanastaCardSet *cards, CanastaMeld *meld)
{
  CanastaCardSet rest = { { cards->words[0], cards->words[1], cards->words[2], 0 } };
  CanastaCard card = canasta_card_set_next (&rest);
  CanastaRank rank = card == CANASTA_NO_CARD ? CANASTA_RANK_TWO : canasta_card_get_rank (card);
  gboolean one_rank = TRUE;

  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    one_rank = one_rank && canasta_card_get_rank (card) == rank;

  *meld = (CanastaMeld){ .kind = CANASTA_MELD_SEQUENCE };
  if (!one_rank)
    return canasta_sequence_add (meld, cards);
  if (canasta_card_set_count_red_threes (cards) > 0 || canasta_card_set_is_empty (cards))
    return FALSE;

  meld->kind = rank == CANASTA_RANK_TWO ? CANASTA_MELD_WILD : CANASTA_MELD_RANK;
  meld->rank = (guint8) rank;
  if (meld->kind == CANASTA_MELD_RANK)
    meld->naturals = canasta_card_set_get_lane (cards, rank);
  meld->twos = canasta_card_set_get_lane (cards, CANASTA_RANK_TWO);
  meld->jokers = (guint8) canasta_card_set_get_lane (cards, CANASTA_RANK_JOKER);
  return TRUE;
}
