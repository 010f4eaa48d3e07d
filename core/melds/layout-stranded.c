/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that cannot be laid whatever becomes of the others: a quick look before the search for
 * layouts. */
#include "config.h"

#include "melds/layout-target.h"

#include <string.h>

/* The places in a stretch of @size that has @naturals of those held. */
static guint
list_stretches (const CanastaForms *forms, guint held, int size, int naturals)
{
  guint stretch = ((1u << size) - 1) << forms->reach.lowest;
  guint found = 0;

  for (; canasta_ranks_count ((guint16) held) >= naturals && stretch < 2u << CANASTA_PLACE_ACE;
       stretch <<= 1)
    if (canasta_ranks_count ((guint16) (held & stretch)) >= naturals)
      found |= stretch;
  return found;
}

/* The same where no wild cards fill gaps. */
static guint
list_whole_stretches (guint held, int size)
{
  guint lows = canasta_places_list_lows (held, size);
  guint found = lows;

  for (int k = 1; k < size; k++)
    found |= lows << k;
  return found;
}

/* The places that lie and those held that come to them, one after the other, with so many empty
 * ones between two at the most. */
static inline guint
reach (guint lies, guint held, int gap)
{
  guint places = lies, before;

  do
    {
      guint near = places;

      before = places;
      for (int k = 0; k <= gap; k++)
        near |= near << 1 | near >> 1;
      places |= near & held;
    }
  while (places != before);
  return places;
}

/* The ranks of a suit held whose cards come to touch a sequence that lies there, as bits. */
static inline guint
list_touching_meld (const CanastaSideMelds *own, const CanastaMeld *meld, guint16 held)
{
  guint lies = canasta_naturals_get_places (meld->naturals);

  return canasta_places_list_ranks (
    reach (lies, canasta_sequence_list_in_suit (own->forms, held), 0) & ~lies);
}

/* Whether no wild card stands in a sequence, and none that lies there is a canasta and takes
 * more cards. */
static inline gboolean
are_plain (const CanastaSideMelds *own)
{
  const CanastaForm *form = &own->forms->of[CANASTA_FORM_SEQUENCE];

  return canasta_forms_have_plain_sequences (own->forms)
         && ((own->sequences & ~own->unfinished) == 0
             || canasta_form_get_span (form) <= form->complete);
}

/* The ranks of each suit held whose cards make sequences with others, or come to touch those
 * that lie there: all suits at once where nothing touches one. */
static inline guint64
list_plain_joining (const CanastaSideMelds *own, const guint16 *suits)
{
  const int least = own->forms->of[CANASTA_FORM_SEQUENCE].least;
  guint64 held = canasta_suits_unite (suits) & canasta_suits_repeat (CANASTA_SEQUENCE_RANKS);
  guint64 found = canasta_suits_list_lows (held, least);
  guint16 touching[CANASTA_N_SUITS] = { 0 };

  for (int k = 1; k < least; k++)
    found |= found << 1;
  if ((canasta_suits_unite (own->ends) & held) == 0)
    return found;
  for (guint64 places = own->sequences & own->unfinished; places; places &= places - 1)
    {
      const CanastaMeld *meld = &own->melds[__builtin_ctzll (places)];

      touching[meld->suit] |= (guint16) list_touching_meld (own, meld, suits[meld->suit]);
    }
  return found | canasta_suits_unite (touching);
}

/* The ranks of a suit held whose cards may come to a sequence that lies there, where so many wild
 * cards may stand between two of them. An ace that lies may find another place, and a two may come
 * to be natural. */
static guint
list_reaching (const CanastaForms *forms, const CanastaMeld *meld, guint16 suit, int wilds)
{
  const guint aces = 1u << CANASTA_PLACE_LOW_ACE | 1u << CANASTA_PLACE_ACE;
  guint held = canasta_sequence_list_in_suit (forms, suit);
  guint lies = canasta_naturals_get_places (meld->naturals);

  if (canasta_target_has_own_two (meld))
    lies |= 1u << CANASTA_PLACE_TWO;
  return canasta_places_list_ranks (reach (lies & aces ? lies | aces : lies, held, wilds) & held
                                    & ~(lies & ~aces));
}

/* The ranks of each suit held whose cards may find enough others for a sequence, where wild
 * cards may fill gaps. */
static guint64
list_filled_joining (const CanastaSideMelds *own, const guint16 *suits, int wilds)
{
  const CanastaForm *form = &own->forms->of[CANASTA_FORM_SEQUENCE];
  int fillers = MIN (wilds, form->most_wilds);
  guint16 joining[CANASTA_N_SUITS];

  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    {
      guint held = canasta_sequence_list_in_suit (own->forms, suits[suit]);

      joining[suit] = canasta_places_list_ranks (
        fillers == 0 ? list_whole_stretches (held, form->least)
                     : list_stretches (own->forms, held, form->least, form->least - fillers));
    }
  for (guint64 places = own->sequences; places; places &= places - 1)
    {
      const CanastaMeld *meld = &own->melds[__builtin_ctzll (places)];

      if (canasta_meld_count (meld) >= canasta_form_get_span (form))
        continue;
      joining[meld->suit] |= (guint16) list_reaching (
        own->forms, meld, suits[meld->suit],
        MIN (fillers + canasta_meld_count_wilds (meld), form->most_wilds));
    }
  return canasta_suits_unite (joining);
}

/* The ranks of each suit held whose cards may find enough others for a sequence. */
static inline guint64
list_joining (const CanastaSideMelds *own, const guint16 *suits, int wilds)
{
  if (!canasta_forms_have_sequences (own->forms))
    return 0;
  return are_plain (own) ? list_plain_joining (own, suits)
                         : list_filled_joining (own, suits, wilds);
}

/* The ranks that make melds and of which the side has none. */
static inline guint
list_unmelded (const CanastaSideMelds *own)
{
  CanastaRankCounts first;

  memcpy (first.of, own->first, sizeof first.of);
  return own->forms->groups & ~(guint) canasta_rank_counts_at_least (&first, 1);
}

/* Whether so many wild cards are too few for ranks of which there are cards that join no
 * sequence, given by suit: for all together, but for the one that lacks most, whose card may
 * be thrown. */
static inline gboolean
lack_wilds (const CanastaSideMelds *own, const CanastaRankCounts *counts, guint64 loose, int wilds)
{
  guint64 halves = loose | loose >> 32;
  guint stuck = (guint) (halves | halves >> 16) & list_unmelded (own);
  int lacks = 0, most = 0;

  for (guint count = own->forms->of[CANASTA_FORM_GROUP].least; count > 1; count--)
    {
      guint fewer = stuck & ~(guint) canasta_rank_counts_at_least (counts, count);

      lacks += canasta_ranks_count ((guint16) fewer);
      most += fewer != 0;
    }
  return lacks - most > wilds;
}

/* How many cards of a rank are of a suit that they may join a sequence in. */
static int
count_joining (const CanastaCardSet *cards, CanastaRank rank, const guint16 *joining)
{
  guint suits = 0;

  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    suits |= (guint) (15 * ((joining[suit] >> rank) & 1)) << (4 * suit);
  return canasta_lane_count (canasta_card_set_get_lane (cards, rank) & (CanastaLane) suits);
}

/* How many wild cards new melds of so many cards of a rank may hold at most. */
static int
count_new_room (const CanastaForm *form, int count)
{
  int melds = form->several ? count / MAX (form->least_naturals, 1) : 1;

  if (count < form->least_naturals)
    return 0;
  return form->naturals_per_wild > 0
             ? MIN (melds * form->most_wilds, count / form->naturals_per_wild)
             : melds * form->most_wilds;
}

/* How many wild cards find no room, at the least, where only melds of a rank take
 * them. */
static int
count_wilds_left (const CanastaSideMelds *own, const CanastaRankCounts *counts, int wilds)
{
  const CanastaForms *forms = own->forms;
  guint ranks = canasta_rank_counts_at_least (counts, 1) & forms->groups;

  if (canasta_forms_have_wild_melds (forms)
      || (canasta_forms_have_sequences (forms)
          && (forms->of[CANASTA_FORM_SEQUENCE].most_wilds > 0 || forms->reach.two_is_natural)))
    return 0;
  for (guint i = 0; i < own->n_melds && wilds > 0; i++)
    {
      const CanastaMeld *meld = &own->melds[i];
      int naturals, lying;

      if (meld->side != own->side || meld->kind != CANASTA_MELD_RANK || meld->closed)
        continue;
      canasta_meld_count_both (meld, &naturals, &lying);
      wilds -= canasta_form_get_room (&forms->of[meld->rank],
                                      naturals + counts->of[meld->rank], lying);
    }
  for (; ranks && wilds > 0; ranks &= ranks - 1)
    {
      CanastaRank rank = (CanastaRank) __builtin_ctz (ranks);

      if (forms->of[rank].several || own->first[rank] == 0)
        wilds -= count_new_room (&forms->of[rank], counts->of[rank]);
    }
  return MAX (wilds, 0);
}

/* The ranks whose cards, so many wild cards beside them, find no meld of the rank. */
static guint
list_lonely (const CanastaSideMelds *own, const CanastaRankCounts *counts, int wilds)
{
  guint ranks = canasta_rank_counts_at_least (counts, 1) & (guint) ~own->forms->roles->wild_ranks;
  guint lonely = 0;

  for (; ranks; ranks &= ranks - 1)
    {
      CanastaRank rank = (CanastaRank) __builtin_ctz (ranks);
      const CanastaForm *form = &own->forms->of[rank];
      int count = counts->of[rank];

      if (own->first[rank] == 0
          && (count < form->least_naturals
              || count + MIN (wilds, form->most_wilds) < form->least))
        lonely |= ranks & -ranks;
    }
  return lonely;
}

/**
 * canasta_layout_lacks_wilds: (skip)
 * @own: the melds of a side
 * @suits: by suit the ranks that there are cards of, as bits
 * @counts: how many cards there are of each rank
 * @wilds: how many of them are wild
 *
 * What is looked at first of all before a search, as it is quickest.
 *
 * Returns: whether the wild cards are too few to lay all cards but one
 */
gboolean
canasta_layout_lacks_wilds (const CanastaSideMelds *own, const guint16 *suits,
                            const CanastaRankCounts *counts, int wilds)
{
  guint64 loose = canasta_suits_unite (suits) & ~list_joining (own, suits, wilds);

  return lack_wilds (own, counts, loose, wilds);
}

/**
 * canasta_layout_count_stranded: (skip)
 * @own: the melds of a side
 * @cards: cards
 * @counts: how many there are of each rank
 * @one: (out): the rank of one of them
 *
 * A quick look before a search: what it counts cannot be laid, whatever becomes
 * of the others.
 *
 * Returns: how many cards have nowhere to go, at the least; a single wild card
 *   that has no room is left out
 */
int
canasta_layout_count_stranded (const CanastaSideMelds *own, const CanastaCardSet *cards,
                               const CanastaRankCounts *counts, CanastaRank *one)
{
  int wilds = canasta_roles_count_wilds (own->forms->roles, cards);
  int stranded = 0, left = 0;
  guint16 suits[CANASTA_N_SUITS], joining[CANASTA_N_SUITS];
  guint64 joined;
  guint lonely;

  canasta_card_set_list_suits (cards, 1, suits);
  joined = list_joining (own, suits, wilds);
  if (lack_wilds (own, counts, canasta_suits_unite (suits) & ~joined, wilds))
    return 2;
  memcpy (joining, &joined, sizeof joining);
  for (lonely = list_lonely (own, counts, wilds); lonely && stranded <= 1; lonely &= lonely - 1)
    {
      CanastaRank rank = (CanastaRank) __builtin_ctz (lonely);
      int count = counts->of[rank] - count_joining (cards, rank, joining);

      stranded += count;
      if (count > 0)
        *one = rank;
    }
  if (stranded <= 1 && wilds > 1)
    left = count_wilds_left (own, counts, wilds);
  return stranded + left > 1 ? stranded + left : stranded;
}
