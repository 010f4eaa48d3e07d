/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/meld-cards.h"

static gboolean
is_natural (const CanastaMeld *meld, CanastaCard card)
{
  CanastaRank rank = canasta_card_get_rank (card);

  if (meld->kind == CANASTA_MELD_SEQUENCE)
    return card != CANASTA_JOKER && canasta_card_get_suit (card) == meld->suit
           && (meld->naturals >> rank & 1) != 0;
  return meld->kind == CANASTA_MELD_RANK && rank == meld->rank;
}

/* From the lowest to the highest rank, each wild card where it stands for one;
 * @n cards with the wild ones first. */
static void
sort_sequence (const CanastaMeld *meld, CanastaCard *cards, guint n)
{
  CanastaCard wilds[CANASTA_MAX_CARDS];
  guint used = 0;

  memcpy (wilds, cards, n * sizeof *cards);
  for (guint i = 0; i < n; i++)
    {
      CanastaRank rank = (CanastaRank) (meld->rank + i);

      cards[i] = (meld->naturals >> rank & 1) != 0 ? canasta_card (rank, meld->suit)
                                                   : wilds[used++];
    }
}

/* The cards in the order they are fanned: wild cards, then naturals, of which the
 * last one is whole; a sequence by its ranks. */
guint
canasta_meld_list_cards (const CanastaMeld *meld, CanastaCard *cards)
{
  guint n = 0;

  for (guint natural = 0; natural < 2; natural++)
    {
      CanastaCardSet rest;
      CanastaCard face;

      canasta_meld_get_cards (meld, &rest);
      for (CanastaCardSet all = rest; (face = canasta_card_set_next (&rest)) != CANASTA_NO_CARD;)
        for (int i = canasta_card_set_count_card (&all, face); i > 0; i--)
          if (is_natural (meld, face) == (natural != 0))
            cards[n++] = face;
    }
  if (meld->kind == CANASTA_MELD_SEQUENCE)
    sort_sequence (meld, cards, n);
  return n;
}

/* The card that lies on top of a canasta: red where it is natural, black where
 * it is mixed, as players lay it; of a sequence, the highest natural one. */
CanastaCard
canasta_meld_get_top (const CanastaMeld *meld)
{
  CanastaCard cards[CANASTA_MAX_CARDS];
  guint n = canasta_meld_list_cards (meld, cards);
  gboolean mixed = canasta_meld_count_wilds (meld) > 0;

  for (guint i = n; i > 0; i--)
    {
      CanastaCard card = cards[i - 1];

      if (!is_natural (meld, card))
        continue;
      if (meld->kind == CANASTA_MELD_SEQUENCE
          || canasta_suit_is_red (canasta_card_get_suit (card)) != mixed)
        return card;
    }
  return cards[meld->kind == CANASTA_MELD_WILD ? 0 : n - 1];
}
