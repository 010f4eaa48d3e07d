/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "melds/sequence.h"

#include "rules/refuse.h"

#define ACE (1u << CANASTA_RANK_ACE)

/* Where the cards of a sequence stand. */
typedef struct
{
  guint places;                 /* of natural cards, as bits */
  int low;                      /* the lowest place covered; −1 where they do not fit */
} Stand;

/* Cards as a sequence is to get them. */
typedef struct
{
  CanastaSuit suit;
  guint naturals;               /* one bit a rank, two aces as both of theirs */
  CanastaLane twos;
  int jokers;
} Cards;

/* The natural cards of @cards; FALSE where they are not of one suit, occur twice or cannot
 * stand in a sequence. */
static gboolean
read_naturals (const CanastaForms *forms, const CanastaCardSet *cards, Cards *read)
{
  CanastaCardSet rest = *cards;
  CanastaCard card;

  canasta_roles_remove_wilds (forms->roles, &rest);
  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    {
      CanastaRank rank = canasta_card_get_rank (card);
      int copies = canasta_card_set_count_card (cards, card);

      if (!canasta_ranks_have (forms->roles->natural_ranks, rank)
          || copies > (rank == CANASTA_RANK_ACE ? forms->reach.aces : 1)
          || (read->naturals && canasta_card_get_suit (card) != read->suit))
        return FALSE;
      read->suit = canasta_card_get_suit (card);
      read->naturals |= 1u << rank;
      if (copies > 1)
        read->naturals |= CANASTA_LOW_ACE;
    }
  return TRUE;
}

/* Lets wild cards fill the gaps and stand at the ends. */
static Stand
stand (const CanastaForms *forms, guint places, int wilds)
{
  int low = __builtin_ctz (places);
  int high = 31 - __builtin_clz (places);
  int spare = wilds - canasta_places_count_gaps (places);
  int room = forms->reach.wilds_stand_low ? low - forms->reach.lowest : CANASTA_PLACE_ACE - high;
  int first = MIN (spare, room);
  int below = forms->reach.wilds_stand_low ? first : spare - first;

  if (spare < 0 || low < forms->reach.lowest || low - below < forms->reach.lowest
      || high + spare - below > CANASTA_PLACE_ACE)
    return (Stand){ places, -1 };
  return (Stand){ places, low - below };
}

/* The places between the lowest and the highest of some, and these. */
static guint
list_covered (guint places)
{
  return places == 0 ? 0 : (2u << (31 - __builtin_clz (places))) - (1u << __builtin_ctz (places));
}

/* The places, among others, that wild cards fill between natural cards. */
static guint
list_gaps (guint places)
{
  return list_covered (places) & ~places;
}

/* The same beside natural cards that lie at some places: what wild cards fill between those stays
 * between natural cards, or has its own. */
static Stand
stand_beside (const CanastaForms *forms, guint lying, guint places, int wilds)
{
  if (forms->reach.wilds_stand_low && (list_gaps (lying) & ~list_covered (places)))
    return (Stand){ places, -1 };
  return stand (forms, places, wilds);
}

/* Where a sequence goes down to the ace, one ace stands where fewer gaps are between it and
 * the others, low where that is the same; but not so that a wild card which it encloses came
 * away from it. */
static Stand RARE
stand_with_ace (const CanastaForms *forms, guint lying, guint naturals, int wilds)
{
  guint others = canasta_naturals_get_places (naturals & ~(ACE | CANASTA_LOW_ACE));
  Stand low = stand_beside (forms, lying, others | 1u << CANASTA_PLACE_LOW_ACE, wilds);
  Stand high = stand_beside (forms, lying, others | 1u << CANASTA_PLACE_ACE, wilds);

  return low.low >= 0 && (high.low < 0 || canasta_places_count_gaps (low.places)
                                            <= canasta_places_count_gaps (high.places))
             ? low : high;
}

/* How natural cards stand beside those of a sequence that lies, or of an empty one. */
static Stand
find_stand (const CanastaForms *forms, const CanastaMeld *lies, guint naturals, int wilds)
{
  if (forms->reach.lowest == CANASTA_PLACE_LOW_ACE
      && (naturals & (ACE | CANASTA_LOW_ACE)) == ACE)
    return stand_with_ace (forms, canasta_naturals_get_places (lies->naturals), naturals, wilds);
  return stand (forms, canasta_naturals_get_places (naturals), wilds);
}

/* Notes in a meld how its cards stand. */
static void
note (CanastaMeld *meld, const Stand *found)
{
  meld->naturals = (CanastaLane) (found->places >> 2 | found->places << 14);
  meld->rank = (guint8) canasta_place_get_rank ((guint) found->low);
}

/**
 * canasta_sequence_place: (skip)
 * @forms: the forms of the table, whose sequences do not go down to the ace
 * @naturals: the natural cards, one bit a rank
 * @wilds: how many wild cards
 * @meld: (inout): the sequence, to get its natural cards and its lowest rank
 *
 * Returns: whether the cards follow each other; otherwise @meld is as it was
 */
gboolean
canasta_sequence_place (const CanastaForms *forms, guint naturals, int wilds, CanastaMeld *meld)
{
  Stand found = stand (forms, canasta_naturals_get_places (naturals), wilds);

  if (found.low < 0)
    return FALSE;
  note (meld, &found);
  return TRUE;
}

/**
 * canasta_sequence_count_gaps: (skip)
 * @forms: the forms of the table
 * @naturals: natural cards, one bit a rank; one ace as the upper one
 *
 * Returns: how many wild cards they need at the least to follow each other
 */
int
canasta_sequence_count_gaps (const CanastaForms *forms, guint naturals)
{
  guint places = canasta_naturals_get_places (naturals);
  int gaps = canasta_places_count_gaps (places);

  if (forms->reach.lowest == CANASTA_PLACE_LOW_ACE
      && (naturals & (ACE | CANASTA_LOW_ACE)) == ACE)
    gaps = MIN (gaps, canasta_places_count_gaps ((places & ~(1u << CANASTA_PLACE_ACE))
                                                 | 1u << CANASTA_PLACE_LOW_ACE));
  return gaps;
}

/* The places that wild cards of a sequence stand for. */
static guint
list_wild_places (const CanastaMeld *meld)
{
  guint covered = ((1u << canasta_meld_count (meld)) - 1) << canasta_meld_get_lowest_place (meld);

  return covered & ~canasta_naturals_get_places (meld->naturals);
}

/* Whether a two of the suit is natural beside the other cards: one that comes with them is
 * wherever it may be; one that lies there as a wild card, where those must be freed, only once
 * a natural card has come for its place. */
static gboolean RARE
find_natural_two (const CanastaMeld *meld, const CanastaForms *forms, const Cards *all,
                  gboolean comes, Stand *found)
{
  CanastaLane two = (CanastaLane) (1 << (4 * all->suit));
  int wilds = canasta_lane_count (all->twos) + all->jokers - 1;

  if ((all->naturals & CANASTA_NATURAL_TWO) || (all->twos & (15 * two)) == 0)
    return FALSE;
  *found = find_stand (forms, meld, all->naturals | CANASTA_NATURAL_TWO, wilds);
  return found->low >= 0
         && (comes || !forms->reach.wilds_stand_low || (found->places & list_wild_places (meld)));
}

/* Adds cards that were read to those that lie. */
static inline gboolean
add (CanastaMeld *meld, const CanastaForms *forms, Cards all)
{
  guint lies = canasta_naturals_unplace (meld->naturals);
  CanastaLane twos = all.twos;
  Stand found;

  /* A second ace. */
  if ((lies & all.naturals & ACE) && forms->reach.aces > 1
      && !((lies | all.naturals) & CANASTA_LOW_ACE))
    all.naturals ^= ACE | CANASTA_LOW_ACE;
  if (lies & all.naturals)
    return FALSE;
  all.naturals |= lies;
  all.twos += meld->twos;
  all.jokers += meld->jokers;
  if (!all.naturals)
    return FALSE;
  if (forms->reach.two_is_natural
      && find_natural_two (meld, forms, &all, (twos >> (4 * all.suit) & 15) > 0, &found))
    all.twos -= (CanastaLane) (1 << (4 * all.suit));
  else
    found = find_stand (forms, meld, all.naturals, canasta_lane_count (all.twos) + all.jokers);
  if (found.low < 0
      || canasta_ranks_count ((guint16) found.places) + canasta_lane_count (all.twos) + all.jokers
           > canasta_form_get_span (&forms->of[CANASTA_FORM_SEQUENCE]))
    return FALSE;
  note (meld, &found);
  meld->suit = all.suit;
  meld->twos = all.twos;
  meld->jokers = (guint8) all.jokers & 127;
  return TRUE;
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
  Cards all = {
    .suit = meld->suit, .twos = canasta_roles_get_twos (forms->roles, cards),
    .jokers = canasta_card_set_count_jokers (cards),
  };

  return read_naturals (forms, cards, &all) && (!meld->naturals || all.suit == meld->suit)
         && add (meld, forms, all);
}

/**
 * canasta_sequence_add_rank: (skip)
 * @meld: (inout): a sequence
 * @forms: the forms of the table
 * @rank: the rank of a natural card of its suit, which sequences have
 *
 * Returns: whether the card fits; otherwise @meld is as it was
 */
gboolean
canasta_sequence_add_rank (CanastaMeld *meld, const CanastaForms *forms, CanastaRank rank)
{
  return add (meld, forms, (Cards){ .suit = meld->suit, .naturals = 1u << rank });
}

/* The place of the first of some cards, from a natural card that is no ace; −1 without one. */
static int
find_lowest (const CanastaCard *cards, int n)
{
  for (int i = 0; i < n; i++)
    if (canasta_card_get_rank (cards[i]) < CANASTA_RANK_ACE)
      return (int) canasta_card_get_rank (cards[i]) + 2 - i;
  return -1;
}

/* Whether a card is natural at a place. */
static gboolean
is_in_place (const CanastaForms *forms, CanastaCard card, CanastaSuit suit, guint place)
{
  return card == canasta_card (canasta_place_get_rank (place), suit)
         && (place != CANASTA_PLACE_TWO || forms->reach.two_is_natural);
}

/**
 * canasta_sequence_read: (skip)
 * @meld: (inout): a sequence
 * @forms: the forms of the table
 * @cards: (array): its cards, from low to high
 *
 * Where a wild card is enclosed, cards that come later may lie otherwise than they would had all
 * come at once.
 *
 * Returns: whether the cards lie so; otherwise @meld is as it was
 */
gboolean
canasta_sequence_read (CanastaMeld *meld, const CanastaForms *forms, const CanastaCard *cards)
{
  const CanastaCardSet none = { 0 };
  int n = canasta_meld_count (meld);
  Stand found = { 0, find_lowest (cards, n) };
  CanastaMeld lies = *meld, again;

  if (found.low < forms->reach.lowest || found.low + n - 1 > CANASTA_PLACE_ACE)
    return FALSE;
  lies.twos = 0;
  for (int i = 0; i < n; i++)
    if (is_in_place (forms, cards[i], meld->suit, (guint) (found.low + i)))
      found.places |= 1u << (found.low + i);
    else if (!canasta_faces_have (forms->roles->wild, cards[i]))
      return FALSE;
    else if (cards[i] != CANASTA_JOKER)
      lies.twos += canasta_lane_of (cards[i]);
  note (&lies, &found);
  again = lies;
  if (!canasta_sequence_add (&again, forms, &none) || again.rank != lies.rank
      || again.naturals != lies.naturals || again.twos != lies.twos)
    return FALSE;
  *meld = lies;
  canasta_meld_settle (meld, forms);
  return TRUE;
}

/**
 * canasta_sequence_needs_two: (skip)
 * @forms: the forms of the table
 * @cards: cards
 *
 * Returns: whether they are a sequence only because a two is natural in it: there is
 *   one other natural card
 */
gboolean
canasta_sequence_needs_two (const CanastaForms *forms, const CanastaCardSet *cards)
{
  const CanastaForm *form = &forms->of[CANASTA_FORM_SEQUENCE];
  CanastaMeld meld = { .kind = CANASTA_MELD_SEQUENCE };
  int naturals, wilds;

  if (!canasta_roles_get_twos (forms->roles, cards) || !canasta_forms_have_sequences (forms)
      || !canasta_sequence_add (&meld, forms, cards))
    return FALSE;
  canasta_meld_count_both (&meld, &naturals, &wilds);
  return (meld.naturals & CANASTA_NATURAL_TWO) && naturals == 2
         && canasta_form_is_enough (form, naturals, wilds)
         && canasta_form_has_room_for (form, naturals, wilds);
}

/**
 * canasta_sequence_is_enclosed: (skip)
 * @meld: a sequence
 * @forms: the forms of the table
 * @cards: cards that do not fit
 *
 * Returns: whether they would, could a wild card be moved that fills a gap
 */
gboolean
canasta_sequence_is_enclosed (const CanastaMeld *meld, const CanastaForms *forms,
                              const CanastaCardSet *cards)
{
  Cards all = { .suit = meld->suit };
  int enclosed = canasta_places_count_gaps (canasta_naturals_get_places (meld->naturals));
  int lacks;

  if (!forms->reach.wilds_stand_low || enclosed == 0 || !read_naturals (forms, cards, &all)
      || all.suit != meld->suit || (all.naturals & meld->naturals))
    return FALSE;
  all.naturals |= canasta_naturals_unplace (meld->naturals);
  lacks = canasta_sequence_count_gaps (forms, all.naturals) - canasta_meld_count_wilds (meld)
          - canasta_roles_count_wilds (forms->roles, cards);
  return lacks > 0 && lacks <= enclosed;
}
