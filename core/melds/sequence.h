/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sequences: cards of one suit, from the four up to the ace. Wild cards fill
 * gaps first and then stand at the upper end, so they move when a natural card
 * comes for their place. Not public. */

#pragma once

#include "melds/meld.h"

G_BEGIN_DECLS

/* The ranks that stand in sequences, as bits. */
#define CANASTA_SEQUENCE_RANKS \
  ((guint16) ((2u << CANASTA_RANK_ACE) - (1u << CANASTA_RANK_FOUR)))

/* The cards of a suit that a sequence could have, as bits by rank. */
static inline guint16
canasta_sequence_list_suit (const CanastaCardSet *cards, CanastaSuit suit)
{
  return canasta_card_set_list_suit (cards, suit) & CANASTA_SEQUENCE_RANKS;
}

/* The ranks that come next at the ends of ranks that lie, as bits. */
static inline guint16
canasta_sequence_list_next (guint ranks)
{
  return (guint16) ((ranks << 1 | ranks >> 1) & ~ranks & CANASTA_SEQUENCE_RANKS);
}

/* Whether a card of its suit comes next at an end of a sequence, if that has no wild
 * cards. */
static inline gboolean
canasta_sequence_touches (const CanastaMeld *meld, CanastaRank rank)
{
  return (canasta_sequence_list_next (meld->naturals) >> rank) & 1;
}

int       canasta_sequence_find_lowest  (guint                  ranks,
                                         int                    wilds,
                                         int                    most);
gboolean  canasta_sequence_add          (CanastaMeld           *meld,
                                         const CanastaForms    *forms,
                                         const CanastaCardSet  *cards);

G_END_DECLS
