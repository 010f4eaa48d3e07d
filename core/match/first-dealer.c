/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "match/first-dealer.h"

#include <string.h>

#include "cards/deck.h"

/* The seat with the lowest card: of equal ranks the suit decides, in the order
 * of the notation, then the seat. */
static guint
draw_lowest (const CanastaTable *table, const CanastaCard *cards)
{
  guint dealer = 0;

  for (guint seat = 1; seat < table->players; seat++)
    if (cards[seat] < cards[dealer])
      dealer = seat;
  return dealer;
}

/* The seats, as bits, with the highest rank of those that draw, each a card in
 * the order of the seats. */
static guint
draw_highest (const CanastaCard *cards, guint seats)
{
  guint best = 0;
  int highest = -1;

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      int rank;

      if (!(seats & 1u << seat))
        continue;
      rank = (int) canasta_card_get_rank (*cards++);
      if (rank >= highest)
        best = (rank > highest ? 0 : best) | 1u << seat;
      highest = MAX (rank, highest);
    }
  return best;
}

/**
 * canasta_first_dealer_choose: (skip)
 * @table: the table of a match
 * @number: the number of the match
 *
 * Lots are drawn from the shuffled pack of round 0, which is never dealt: each
 * seat turns up the next card. Of the highest ranks, the joker above all and the
 * three below, those that are equal draw again.
 *
 * Returns: the seat that deals first
 */
guint
canasta_first_dealer_choose (const CanastaTable *table, guint64 number)
{
  CanastaRandom random = { canasta_deck_deal_of_round (number, 0) };
  CanastaCard cards[CANASTA_MAX_CARDS];
  guint seats = (1u << table->players) - 1;

  if (table->rules.first_dealer == CANASTA_FIRST_DEALER_LAST_SEAT)
    return table->players - 1;

  memcpy (cards, table->pack, table->n_cards);
  canasta_deck_shuffle (cards, table->n_cards, &random);
  if (table->rules.first_dealer == CANASTA_FIRST_DEALER_LOWEST_DRAW)
    return draw_lowest (table, cards);

  for (guint drawn = 0; seats & (seats - 1) && drawn + table->players <= table->n_cards;)
    {
      guint n = (guint) __builtin_popcount (seats);

      seats = draw_highest (cards + drawn, seats);
      drawn += n;
    }
  return (guint) __builtin_ctz (seats);
}
