/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What hands players hold by what they did: how much likelier than by chance it is
 * that a hand has so many cards of a rank. */

#pragma once

#include "play/observation.h"

G_BEGIN_DECLS

/* Hands are told apart by their size: 3, 5, 8, 11 cards at the most, or more. */
#define CANASTA_HAND_SIZES 5

/**
 * CanastaHandOdds:
 * @naturals: by how the side stands to the rank (not opened, opened, with a meld of
 *   it), whether another side has a meld of it, how often the player threw it (never,
 *   once, more often), whether they let a pile lie with it on top, the size of the hand,
 *   and how many of it are held
 * @wilds: by whether the side has opened, the size of the hand, and how many wild
 *   cards are held
 * @stops: by the size of the hand, and how many cards are held that stop the pile
 *
 * How likely hands are against those dealt by chance, as logarithms to base 2 in
 * sixteenths. The last count stands for more cards as well.
 */
typedef struct
{
  gint8 naturals[3 * 2 * 3 * 2 * CANASTA_HAND_SIZES][4];
  gint8 wilds[2 * CANASTA_HAND_SIZES][5];
  gint8 stops[CANASTA_HAND_SIZES][4];
} CanastaHandOdds;

/**
 * CanastaOddsRow:
 * @odds: the odds by how many cards of the kind are held
 * @last: the last count there is
 *
 * What holds for one kind of card in one hand.
 */
typedef struct
{
  const gint8 *odds;
  guint8 last;
} CanastaOddsRow;

/**
 * canasta_hand_kind: (skip)
 * @roles: what the cards of the table are for
 * @card: a card
 *
 * Returns: the rank that stands for the card's kind: its own, or one for all wild cards
 */
static inline CanastaRank
canasta_hand_kind (const CanastaRoles *roles, CanastaCard card)
{
  return canasta_faces_have (roles->wild, card) ? CANASTA_WILD_RANK : canasta_card_get_rank (card);
}

CANASTA_API const CanastaHandOdds  *canasta_hand_odds_get      (const CanastaTable       *table);
CANASTA_API CanastaOddsRow          canasta_hand_odds_get_row  (const CanastaHandOdds    *self,
                                                                const CanastaObservation *seen,
                                                                guint                     seat,
                                                                CanastaRank               kind);

G_END_DECLS
