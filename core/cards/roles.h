/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The roles of ranks: which cards are wild, which natural, which are laid aside
 * for a bonus, which stop the pile. A table has them as masks; whoever wants to
 * know what a card is for asks them, and nobody asks its rank. */

#pragma once

#include "cards/card-set.h"

G_BEGIN_DECLS

/* A rank that no card has. */
#define CANASTA_NO_RANK 15

/* The rank of wild cards that have a suit. A meld of wild cards alone goes by it,
 * `W` in the notation. */
#define CANASTA_WILD_RANK CANASTA_RANK_TWO

/**
 * CanastaRoles:
 * @wild_ranks: the ranks of wild cards, as bits: jokers, and twos if they are wild
 * @natural_ranks: the ranks of natural cards, as bits
 * @melded_ranks: the ranks of which melds are laid, as bits: natural ones and
 *   that of stop cards
 * @wild_word: the wild cards, as they lie in the last word of a set
 * @aside_word: the cards laid aside, as they lie in a word of a set
 * @aside_rank: the rank of the cards that are laid aside for a bonus, as red
 *   threes are; %CANASTA_NO_RANK without them
 * @stop_rank: the rank of stop cards, as black threes are: nobody takes the pile
 *   under them, and their melds have a rule of their own; %CANASTA_NO_RANK
 *   without them
 * @aside_suits: their suits, each with four bits of a lane
 * @stop_suits: their suits, likewise
 * @wild: the wild cards
 * @aside: the cards laid aside
 * @stop: the stop cards
 * @blocks: the cards under which nobody takes the pile
 * @freezes: the cards that freeze the pile
 * @set_aside: the cards that whoever takes the pile sets aside, but for its top one
 * @covered: the cards that are covered with another one when the pile begins
 *   with them
 *
 * What the cards of a table are for. Of cards, from @wild on, each face is a bit:
 * see canasta_faces_have().
 */
typedef struct
{
  guint16 wild_ranks;
  guint16 natural_ranks;
  guint16 melded_ranks;
  guint8 aside_rank;
  guint8 stop_rank;
  CanastaLane aside_suits;
  CanastaLane stop_suits;
  guint64 wild_word;
  guint64 aside_word;
  guint64 wild;
  guint64 aside;
  guint64 stop;
  guint64 blocks;
  guint64 freezes;
  guint64 set_aside;
  guint64 covered;
} CanastaRoles;

/* The word of a set with twos and jokers. */
#define CANASTA_WILD_WORD (CANASTA_WILD_RANK >> 2)

/* Whether a card is one of a set of faces; CANASTA_NO_CARD is in none. */
static inline gboolean
canasta_faces_have (guint64 faces, CanastaCard card)
{
  return (gboolean) (faces >> (card & 63)) & 1;
}

static inline gboolean
canasta_ranks_have (guint16 ranks, guint rank)
{
  return (ranks >> rank) & 1;
}

/* Wild cards */

static inline int
canasta_roles_count_wilds (const CanastaRoles *self, const CanastaCardSet *set)
{
  guint64 sums = canasta_card_word_sums (set->words[CANASTA_WILD_WORD] & self->wild_word);

  return (int) ((sums + (sums >> 16)) & 0xff);
}

/* The wild cards of a set, and the set without them. */
static inline CanastaCardSet
canasta_roles_get_wilds (const CanastaRoles *self, const CanastaCardSet *set)
{
  CanastaCardSet wilds = { { 0 } };

  wilds.words[CANASTA_WILD_WORD] = set->words[CANASTA_WILD_WORD] & self->wild_word;
  return wilds;
}

static inline void
canasta_roles_remove_wilds (const CanastaRoles *self, CanastaCardSet *set)
{
  set->words[CANASTA_WILD_WORD] &= ~self->wild_word;
}

/* The twos of a set that are wild. */
static inline CanastaLane
canasta_roles_get_twos (const CanastaRoles *self, const CanastaCardSet *set)
{
  return (CanastaLane) ((set->words[CANASTA_WILD_WORD] & self->wild_word)
                        >> (16 * (CANASTA_WILD_RANK & 3)));
}

/* Those of cards that are counted by rank. */
static inline int
canasta_roles_count_twos (const CanastaRoles *self, const CanastaRankCounts *counts)
{
  return counts->of[CANASTA_WILD_RANK] * canasta_ranks_have (self->wild_ranks, CANASTA_WILD_RANK);
}

static inline int
canasta_card_set_count_jokers (const CanastaCardSet *set)
{
  return canasta_card_set_count_card (set, CANASTA_JOKER);
}

/* Adds wild cards as a meld keeps them. */
static inline void
canasta_card_set_add_wilds (CanastaCardSet *set, CanastaLane twos, int jokers)
{
  canasta_card_set_add_lane (set, CANASTA_WILD_RANK, twos);
  canasta_card_set_add_lane (set, CANASTA_RANK_JOKER, (CanastaLane) jokers);
}

/* Cards laid aside, and stop cards */

static inline CanastaLane
canasta_roles_get_aside (const CanastaRoles *self, const CanastaCardSet *set)
{
  return canasta_card_set_get_lane (set, (CanastaRank) self->aside_rank) & self->aside_suits;
}

static inline int
canasta_roles_count_aside (const CanastaRoles *self, const CanastaCardSet *set)
{
  guint64 cards = set->words[self->aside_rank >> 2] & self->aside_word;

  /* Nearly always; a branch that is foreseen is less than the count. */
  if (cards == 0)
    return 0;
  return (int) ((canasta_card_word_pairs (cards) * G_GUINT64_CONSTANT (0x0101010101010101)) >> 56);
}

/* Adds cards laid aside, which are kept as their lane. */
static inline void
canasta_roles_add_aside (const CanastaRoles *self, CanastaCardSet *set, CanastaLane cards)
{
  canasta_card_set_add_lane (set, (CanastaRank) self->aside_rank, cards);
}

/* Takes the cards out of a set that are not played but laid aside. */
static inline void
canasta_roles_remove_aside (const CanastaRoles *self, CanastaCardSet *set)
{
  set->words[self->aside_rank >> 2] &= ~self->aside_word;
}

static inline CanastaLane
canasta_roles_get_stop (const CanastaRoles *self, const CanastaCardSet *set)
{
  return canasta_card_set_get_lane (set, (CanastaRank) self->stop_rank) & self->stop_suits;
}

static inline int
canasta_roles_count_stop (const CanastaRoles *self, const CanastaCardSet *set)
{
  return canasta_lane_count (canasta_roles_get_stop (self, set));
}

/* Adds stop cards, which are kept as their lane. */
static inline void
canasta_roles_add_stop (const CanastaRoles *self, CanastaCardSet *set, CanastaLane cards)
{
  canasta_card_set_add_lane (set, (CanastaRank) self->stop_rank, cards);
}

/* The cards of a rank, without those that are laid aside. */
static inline CanastaLane
canasta_roles_get_lane (const CanastaRoles *self, const CanastaCardSet *set, CanastaRank rank)
{
  CanastaLane aside = (CanastaLane) (self->aside_suits * (rank == self->aside_rank));

  return canasta_card_set_get_lane (set, rank) & (CanastaLane) ~aside;
}

CANASTA_API void  canasta_roles_init         (CanastaRoles        *self,
                                              guint16              wild,
                                              guint16              natural);
CANASTA_API void  canasta_roles_set_aside    (CanastaRoles        *self,
                                              CanastaRank          rank,
                                              CanastaLane          suits);
CANASTA_API void  canasta_roles_set_stop     (CanastaRoles        *self,
                                              CanastaRank          rank,
                                              CanastaLane          suits);

G_END_DECLS
