/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cards/deck.h"

/**
 * canasta_deck_open_pack:
 * @packs: packs of 52, 1 to %CANASTA_MAX_PACKS
 * @jokers: jokers in all, 0 to %CANASTA_MAX_JOKERS
 * @cards: (out caller-allocates): room for %CANASTA_MAX_CARDS cards
 *
 * Lays out new packs: pack after pack in the order of the notation, then the
 * jokers.
 *
 * Returns: how many cards there are
 */
guint
canasta_deck_open_pack (guint packs, guint jokers, CanastaCard *cards)
{
  guint n = 0;

  for (guint pack = 0; pack < packs; pack++)
    for (CanastaCard card = 0; card < CANASTA_JOKER; card++)
      cards[n++] = card;
  for (guint joker = 0; joker < jokers; joker++)
    cards[n++] = CANASTA_JOKER;
  return n;
}

/**
 * canasta_deck_shuffle:
 * @cards: (array length=n_cards): the cards
 * @n_cards: how many
 * @random: the generator
 *
 * Shuffles in place (Fisher and Yates, from the last card down). Each number of
 * the generator serves two cards: its upper half the first, its lower half the
 * second.
 */
void
canasta_deck_shuffle (CanastaCard *cards, guint n_cards, CanastaRandom *random)
{
  guint i = n_cards;

  while (i > 1)
    {
      guint64 number = canasta_random_next (random);
      guint64 halves[2] = { number >> 32, number & 0xffffffff };

      for (int half = 0; half < 2 && i > 1; half++, i--)
        {
          guint j = (guint) ((halves[half] * i) >> 32);
          CanastaCard card = cards[i - 1];

          cards[i - 1] = cards[j];
          cards[j] = card;
        }
    }
}

/**
 * canasta_deck_deal_of_round:
 * @match: the number of a match, 0 to %CANASTA_MAX_DEAL
 * @round: the round, from 1
 *
 * Gives each round of a match a deal number of its own: the first number of the
 * generator seeded with @match + 2⁵³ × @round, cut to 53 bits.
 *
 * Returns: the deal number
 */
guint64
canasta_deck_deal_of_round (guint64 match, guint round)
{
  CanastaRandom random = { match + ((guint64) round << 53) };

  return canasta_random_next (&random) & CANASTA_MAX_DEAL;
}
