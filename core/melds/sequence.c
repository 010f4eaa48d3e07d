/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "melds/sequence.h"

#define LOWEST CANASTA_RANK_FOUR
#define HIGHEST CANASTA_RANK_ACE

/* The natural cards of @cards as bits by rank; FALSE where they are not of one
 * suit, occur twice or cannot stand in a sequence. */
static gboolean
read_naturals (const CanastaRoles *roles, const CanastaCardSet *cards, CanastaSuit *suit,
               guint16 *ranks)
{
  CanastaCardSet rest = *cards;
  CanastaCard card;

  canasta_roles_remove_wilds (roles, &rest);
  *ranks = 0;
  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    {
      if (!canasta_ranks_have (roles->natural_ranks, canasta_card_get_rank (card))
          || canasta_card_set_count_card (cards, card) > 1
          || (*ranks && canasta_card_get_suit (card) != *suit))
        return FALSE;
      *suit = canasta_card_get_suit (card);
      *ranks |= (guint16) (1 << canasta_card_get_rank (card));
    }
  return TRUE;
}

/**
 * canasta_sequence_find_lowest: (skip)
 * @ranks: the ranks of natural cards, as bits; at least one
 * @wilds: wild cards with them
 * @most: how many cards a sequence may have
 *
 * Returns: the lowest rank the sequence covers; −1 where its cards leave a gap
 *   or are too many
 */
int
canasta_sequence_find_lowest (guint ranks, int wilds, int most)
{
  int low = __builtin_ctz (ranks);
  int high = 31 - __builtin_clz (ranks);
  int count = canasta_ranks_count ((guint16) ranks) + wilds;
  int spare = count - (high - low + 1);
  int above = MIN (spare, HIGHEST - high);

  if (spare < 0 || count > most)
    return -1;
  low -= spare - above;
  return low >= LOWEST ? low : -1;
}

/**
 * canasta_sequence_add: (skip)
 * @meld: (inout): a sequence, or an empty one
 * @forms: the forms of the table
 * @cards: cards to add
 *
 * Returns: whether the cards fit; otherwise @meld is as it was
 */
gboolean
canasta_sequence_add (CanastaMeld *meld, const CanastaForms *forms, const CanastaCardSet *cards)
{
  CanastaMeld longer = *meld;
  CanastaSuit suit = meld->suit;
  guint16 ranks;
  int low;

  if (!read_naturals (forms->roles, cards, &suit, &ranks) || (longer.naturals & ranks)
      || (meld->naturals && suit != meld->suit))
    return FALSE;
  longer.suit = suit;
  longer.naturals |= ranks;
  longer.twos += canasta_roles_get_twos (forms->roles, cards);
  longer.jokers += (guint8) canasta_card_set_count_jokers (cards);
  if (!longer.naturals)
    return FALSE;
  low = canasta_sequence_find_lowest (longer.naturals, canasta_meld_count_wilds (&longer),
                                      canasta_form_get_span (&forms->of[CANASTA_FORM_SEQUENCE]));
  if (low < 0)
    return FALSE;
  longer.rank = (guint8) low;
  *meld = longer;
  return TRUE;
}
