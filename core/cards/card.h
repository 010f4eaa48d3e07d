/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card: one byte, rank and suit. The two jokers of a pack are the same card. */

#pragma once

#include "canasta-api.h"

G_BEGIN_DECLS

/**
 * CanastaRank:
 *
 * The rank of a card, in the order in which cards are written and sorted.
 * Threes stand first, the wild cards last.
 */
typedef enum
{
  CANASTA_RANK_THREE,
  CANASTA_RANK_FOUR,
  CANASTA_RANK_FIVE,
  CANASTA_RANK_SIX,
  CANASTA_RANK_SEVEN,
  CANASTA_RANK_EIGHT,
  CANASTA_RANK_NINE,
  CANASTA_RANK_TEN,
  CANASTA_RANK_JACK,
  CANASTA_RANK_QUEEN,
  CANASTA_RANK_KING,
  CANASTA_RANK_ACE,
  CANASTA_RANK_TWO,
  CANASTA_RANK_JOKER,
} CanastaRank;

#define CANASTA_N_RANKS 14

/**
 * CanastaSuit:
 *
 * The suit of a card. A joker counts as of the first suit.
 */
typedef enum
{
  CANASTA_SUIT_CLUBS,
  CANASTA_SUIT_DIAMONDS,
  CANASTA_SUIT_HEARTS,
  CANASTA_SUIT_SPADES,
} CanastaSuit;

/**
 * CanastaIndexLetters:
 * @CANASTA_INDEX_LETTERS_ENGLISH: J Q K
 * @CANASTA_INDEX_LETTERS_FRENCH: V D R
 * @CANASTA_INDEX_LETTERS_GERMAN: B D K
 *
 * The letters by which court cards are known.
 */
typedef enum
{
  CANASTA_INDEX_LETTERS_ENGLISH,
  CANASTA_INDEX_LETTERS_FRENCH,
  CANASTA_INDEX_LETTERS_GERMAN,
} CanastaIndexLetters;

#define CANASTA_N_SUITS 4

/**
 * CanastaCard:
 *
 * A card in one byte: 4 × rank + suit, from 0 (three of clubs) to 52 (joker).
 */
typedef guint8 CanastaCard;

#define CANASTA_N_FACES 53
#define CANASTA_JOKER ((CanastaCard) (4 * CANASTA_RANK_JOKER))
#define CANASTA_NO_CARD ((CanastaCard) 255)

/* The most cards a game may be played with: seven packs and fourteen jokers. */
#define CANASTA_MAX_PACKS 7
#define CANASTA_MAX_JOKERS 14
#define CANASTA_MAX_CARDS (52 * CANASTA_MAX_PACKS + CANASTA_MAX_JOKERS)

static inline CanastaCard
canasta_card (CanastaRank rank, CanastaSuit suit)
{
  return (CanastaCard) (4 * rank + suit);
}

static inline CanastaRank
canasta_card_get_rank (CanastaCard card)
{
  return (CanastaRank) (card >> 2);
}

static inline CanastaSuit
canasta_card_get_suit (CanastaCard card)
{
  return (CanastaSuit) (card & 3);
}

static inline gboolean
canasta_suit_is_red (CanastaSuit suit)
{
  return suit == CANASTA_SUIT_DIAMONDS || suit == CANASTA_SUIT_HEARTS;
}

/* Room for the longest text of a card, `10C`, and its end. */
#define CANASTA_CARD_TEXT_SIZE 4

CANASTA_API void         canasta_card_write        (CanastaCard   card,
                                                    char         *text);
CANASTA_API gboolean     canasta_card_read         (const char  **text,
                                                    CanastaCard  *card);
CANASTA_API const char  *canasta_card_get_name     (CanastaCard   card);
CANASTA_API const char  *canasta_suit_get_sign     (CanastaSuit   suit);
CANASTA_API const char  *canasta_rank_get_index    (CanastaRank   rank,
                                                    CanastaIndexLetters letters);
CANASTA_API const char  *canasta_rank_get_text     (CanastaRank   rank);
CANASTA_API gboolean     canasta_rank_read         (const char  **text,
                                                    CanastaRank  *rank);
CANASTA_API const char  *canasta_rank_get_plural   (CanastaRank   rank);
CANASTA_API const char  *canasta_rank_get_many     (CanastaRank   rank);

G_END_DECLS
