/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sequences: cards of one suit that follow each other. Where a wild card stands follows
 * from the other cards: it fills a gap, or it stands at an end; so it moves when a natural
 * card comes for its place. An ace that may be low or high moves as well, but not away from a wild
 * card between it and the others, where such stay until they are freed. Not public. */

#pragma once

#include <string.h>

#include "melds/meld.h"

G_BEGIN_DECLS

/* The ranks that stand in sequences, as bits. */
#define CANASTA_SEQUENCE_RANKS \
  ((guint16) ((2u << CANASTA_RANK_ACE) - (1u << CANASTA_RANK_FOUR)))

/* The ranks a suit may give to sequences, as bits by rank, among cards that are held. Where
 * sequences go down to the ace, threes are among them if they are natural. */
static inline guint16
canasta_sequence_list_ranks (const CanastaForms *forms, guint16 held)
{
  return held & (forms->reach.lowest == CANASTA_PLACE_FOUR ? CANASTA_SEQUENCE_RANKS
                                                          : forms->roles->natural_ranks);
}

/* The cards of a suit that a sequence could have, as bits by rank. */
static inline guint16
canasta_sequence_list_suit (const CanastaForms *forms, const CanastaCardSet *cards,
                            CanastaSuit suit)
{
  return canasta_sequence_list_ranks (forms, canasta_card_set_list_suit (cards, suit));
}

/* The ranks of all suits at once, sixteen bits for each, of which no rank is the last. */
static inline guint64
canasta_suits_unite (const guint16 *suits)
{
  guint64 all;

  memcpy (&all, suits, sizeof all);
  return all;
}

/* Ranks of every suit. */
static inline guint64
canasta_suits_repeat (guint16 ranks)
{
  return ranks * G_GUINT64_CONSTANT (0x0001000100010001);
}

/* The ranks of any suit. */
static inline guint16
canasta_suits_fold (guint64 suits)
{
  suits |= suits >> 32;
  return (guint16) (suits | suits >> 16);
}

/* The ranks of one suit among those of all. */
static inline guint64
canasta_suits_put (CanastaSuit suit, guint ranks)
{
  return (guint64) ranks << 16 * (suit ^ CANASTA_FIRST_LANE);
}

/* The other way round. */
static inline guint16
canasta_suits_get (guint64 suits, CanastaSuit suit)
{
  return (guint16) (suits >> 16 * (suit ^ CANASTA_FIRST_LANE));
}

/* The suit and the rank that a bit of all suits stands for. */
static inline CanastaSuit
canasta_suits_get_suit (guint bit)
{
  return (CanastaSuit) (bit >> 4 ^ CANASTA_FIRST_LANE);
}

static inline CanastaRank
canasta_suits_get_rank (guint bit)
{
  return (CanastaRank) (bit & 15);
}

/* The ranks of each suit that a sequence could have and of which there are @least cards or
 * more, one or two, as bits. */
static inline void
canasta_sequence_list_suits (const CanastaForms *forms, const CanastaCardSet *cards, int least,
                             guint16 *suits)
{
  guint64 all;

  canasta_card_set_list_suits (cards, least, suits);
  all = canasta_suits_unite (suits)
        & canasta_suits_repeat (canasta_sequence_list_ranks (forms, G_MAXUINT16));
  memcpy (suits, &all, sizeof all);
}

/* Where stretches of so many ranks in a row begin, in any suit. */
static inline guint64
canasta_suits_list_lows (guint64 suits, int size)
{
  guint64 lows = suits;

  for (int k = 1; k < size; k++)
    lows &= suits >> k;
  return lows;
}

/* Whether no wild card stands in a sequence, and no card below the four: then all suits are
 * looked at at once. */
static inline gboolean
canasta_forms_have_plain_sequences (const CanastaForms *forms)
{
  return forms->of[CANASTA_FORM_SEQUENCE].most_wilds == 0
         && forms->reach.lowest == CANASTA_PLACE_FOUR;
}

/* The places that natural cards may have which are held, given as bits by rank: of the ace
 * both, if it has two. */
static inline guint
canasta_sequence_list_places (const CanastaForms *forms, guint ranks)
{
  guint places = canasta_naturals_get_places (ranks & ~CANASTA_LOW_ACE);

  if (forms->reach.lowest == CANASTA_PLACE_LOW_ACE)
    places |= (ranks >> CANASTA_RANK_ACE) & 1;
  return places;
}

/* The same the other way round; the place of a two is no rank of natural cards. */
static inline guint16
canasta_places_list_ranks (guint places)
{
  return (guint16) (places >> 2 | (places & 1) << CANASTA_RANK_ACE);
}

/* The places that the ranks of each suit may have, sixteen bits for each; a two has one where it
 * may be natural. */
static inline guint64
canasta_suits_list_places (const CanastaForms *forms, guint64 suits)
{
  const guint64 one = canasta_suits_repeat (1);
  guint16 ranks = canasta_sequence_list_ranks (forms, (2u << CANASTA_RANK_ACE) - 1);
  guint64 places = (suits & canasta_suits_repeat (ranks)) << 2;

  if (forms->reach.lowest == CANASTA_PLACE_LOW_ACE)
    places |= suits >> CANASTA_RANK_ACE & one;
  if (forms->reach.two_is_natural)
    places |= (suits >> CANASTA_WILD_RANK & one) << CANASTA_PLACE_TWO;
  return places;
}

/* The same the other way round; the place of a two is no rank of natural cards. */
static inline guint64
canasta_suits_list_ranks (guint64 places)
{
  return (places >> 2 & canasta_suits_repeat ((2u << CANASTA_RANK_ACE) - 1))
         | (places & canasta_suits_repeat (1)) << CANASTA_RANK_ACE;
}

/* Where stretches of @size places begin in any suit of which @least are given, or more. */
static inline guint64
canasta_suits_list_rich_lows (const CanastaForms *forms, guint64 places, int size, int least)
{
  guint16 lows = (guint16) ((2u << (CANASTA_PLACE_ACE + 1 - size)) - (1u << forms->reach.lowest));
  guint64 having[CANASTA_PLACE_ACE + 2] = { G_MAXUINT64 };      /* by how many are given so far */

  for (int k = 0; k < size; k++)
    for (int n = MIN (k + 1, least); n > 0; n--)
      having[n] |= having[n - 1] & places >> k;
  return having[MAX (least, 0)] & canasta_suits_repeat (lows);
}

/* The ranks of natural cards that come next at the ends of those that lie, as bits: some of
 * them more than sequences of a table may have. */
static inline guint16
canasta_sequence_list_next (guint naturals)
{
  guint places = canasta_naturals_get_places (naturals);

  return canasta_places_list_ranks ((places << 1 | places >> 1) & ~places
                                    & ((2u << CANASTA_PLACE_ACE) - 1));
}

/* Whether a two of its suit lies in a sequence as a wild card. */
static inline gboolean
canasta_sequence_has_own_two (const CanastaMeld *meld)
{
  return (meld->twos >> (4 * meld->suit) & 15) > 0 && !(meld->naturals & CANASTA_NATURAL_TWO);
}

/* Whether a natural card of a sequence lies elsewhere than before, or its two did not count
 * as one; not of other melds. */
static inline gboolean
canasta_sequence_has_moved (const CanastaMeld *before, const CanastaMeld *after)
{
  guint more = after->naturals & ~(guint) before->naturals;

  return canasta_meld_spans (after)
         && ((before->naturals & ~(guint) after->naturals) || (more & CANASTA_NATURAL_TWO));
}

/* How many places lie between others, and have none of the cards. */
static inline int
canasta_places_count_gaps (guint places)
{
  return 32 - __builtin_clz (places) - __builtin_ctz (places)
         - canasta_ranks_count ((guint16) places);
}

/* The ranks of natural cards that a sequence may have room for, as bits: none of the others, from
 * which it is farther than the wild cards reach that fill no gap. An ace may stand elsewhere
 * afterwards, so none is looked at. */
static inline guint16
canasta_sequence_list_near (const CanastaMeld *meld)
{
  guint places = canasta_naturals_get_places (meld->naturals)
                 & ~(1u << CANASTA_PLACE_LOW_ACE | 1u << CANASTA_PLACE_ACE);
  int reach, lowest, highest;

  if (places == 0)
    return G_MAXUINT16;
  reach = 1 + canasta_meld_count_wilds (meld) - canasta_places_count_gaps (places);
  lowest = MAX (__builtin_ctz (places) - reach, CANASTA_PLACE_LOW_ACE);
  highest = MIN (31 - __builtin_clz (places) + reach, CANASTA_PLACE_ACE);
  return canasta_places_list_ranks (((2u << highest) - (1u << lowest)) & ~places);
}

/* The same of natural cards that one after the other may come to it: without wild cards those at
 * its ends. */
static inline guint16
canasta_sequence_list_reached (const CanastaMeld *meld)
{
  return meld->twos || meld->jokers ? canasta_sequence_list_near (meld)
                                    : canasta_sequence_list_next (meld->naturals);
}

/* The places that lie and those held that come to them, one after the other. */
static inline guint
canasta_places_reach (guint lies, guint held)
{
  guint places = lies, before;

  do
    {
      before = places;
      places |= (places << 1 | places >> 1) & held;
    }
  while (places != before);
  return places;
}

/* Where stretches of so many places in a row begin. */
static inline guint
canasta_places_list_lows (guint places, int size)
{
  guint lows = places;

  for (int length = 1; length < size && lows != 0;)
    {
      int more = MIN (length, size - length);

      lows &= lows >> more;
      length += more;
    }
  return lows;
}

gboolean  canasta_sequence_place        (const CanastaForms    *forms,
                                         guint                  naturals,
                                         int                    wilds,
                                         CanastaMeld           *meld);
int       canasta_sequence_count_gaps   (const CanastaForms    *forms,
                                         guint                  naturals);
gboolean  canasta_sequence_add          (CanastaMeld           *meld,
                                         const CanastaForms    *forms,
                                         const CanastaCardSet  *cards);
gboolean  canasta_sequence_add_rank     (CanastaMeld           *meld,
                                         const CanastaForms    *forms,
                                         CanastaRank            rank);
gboolean  canasta_sequence_read         (CanastaMeld           *meld,
                                         const CanastaForms    *forms,
                                         const CanastaCard     *cards);
gboolean  canasta_sequence_needs_two    (const CanastaForms    *forms,
                                         const CanastaCardSet  *cards);
gboolean  canasta_sequence_is_enclosed  (const CanastaMeld     *meld,
                                         const CanastaForms    *forms,
                                         const CanastaCardSet  *cards);

/* Whether cards are read as a sequence: they are of several ranks, or of one and a two that
 * is natural beside it. */
static inline gboolean
canasta_sequence_is_meant (const CanastaForms *forms, const CanastaCardSet *cards)
{
  guint ranks = canasta_card_set_list_ranks (cards) & forms->roles->melded_ranks;

  return (ranks & (ranks - 1))
         || (forms->reach.two_is_natural && canasta_sequence_needs_two (forms, cards));
}

/* Natural cards of a sequence as they are counted, not placed: one ace is the upper one, two
 * are both. */
static inline guint
canasta_naturals_unplace (guint naturals)
{
  if ((naturals & CANASTA_LOW_ACE) && !(naturals & 1u << CANASTA_RANK_ACE))
    naturals ^= CANASTA_LOW_ACE | 1u << CANASTA_RANK_ACE;
  return naturals;
}

G_END_DECLS
