/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which cards may come to melds with others: before the search for layouts, and while it deals out
 * a suit. */
#include "config.h"

#include "melds/layout-target.h"

/* The ranks of a suit held whose cards come to touch a sequence that lies there, as bits. */
static inline guint
list_touching_meld (const CanastaSideMelds *own, const CanastaMeld *meld, guint16 held)
{
  guint lies = canasta_naturals_get_places (meld->naturals);

  return canasta_places_list_ranks (
    canasta_places_reach (lies, canasta_sequence_list_in_suit (own->forms, held)) & ~lies);
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

/* The places of a suit held whose cards may come to a sequence that lies there, so many wild cards
 * in it. An ace that lies may find another place, and a two may come to be natural. */
static inline guint
list_reaching (const CanastaMeld *meld, guint held, int wilds)
{
  const guint aces = 1u << CANASTA_PLACE_LOW_ACE | 1u << CANASTA_PLACE_ACE;
  guint lies = canasta_naturals_get_places (meld->naturals);
  guint may = held | lies;

  if (lies & aces)
    may |= aces;
  if (canasta_sequence_has_own_two (meld))
    may |= 1u << CANASTA_PLACE_TWO;
  lies &= ~aces;
  return (lies ? held & canasta_places_stretch (lies, may, wilds) : held) & ~lies;
}

/* The places held in each suit whose cards may find enough others for a new sequence: some
 * stretch of the fewest cards has no more gaps than there are wild cards to fill them. */
static inline guint64
list_beginning (const CanastaForms *forms, guint64 held, int fillers)
{
  const CanastaForm *form = &forms->of[CANASTA_FORM_SEQUENCE];
  guint64 lows = canasta_suits_list_rich_lows (forms, held, form->least, form->least - fillers);
  guint64 found = 0;

  for (int k = 0; k < form->least; k++)
    found |= lows << k;
  return found;
}

/* The ranks of each suit held whose cards may find enough others for a sequence, where wild
 * cards may fill gaps. */
static guint64
list_filled_joining (const CanastaSideMelds *own, const guint16 *suits, int wilds)
{
  const CanastaForm *form = &own->forms->of[CANASTA_FORM_SEQUENCE];
  int fillers = MIN (wilds, form->most_wilds);
  guint64 held = canasta_suits_list_places (own->forms, canasta_suits_unite (suits));
  guint64 joining = list_beginning (own->forms, held, fillers);

  for (guint64 places = own->sequences; places; places &= places - 1)
    {
      const CanastaMeld *meld = &own->melds[__builtin_ctzll (places)];
      guint shift = 16u * meld->suit;

      if ((guint16) ((held & ~joining) >> shift) != 0
          && canasta_meld_count (meld) < canasta_form_get_span (form))
        joining |= (guint64) list_reaching (
          meld, (guint16) (held >> shift),
          MIN (fillers + canasta_meld_count_wilds (meld), form->most_wilds)) << shift;
    }
  return canasta_suits_list_ranks (joining);
}

/* The ranks of each suit held whose cards may find enough others for a sequence, so many wild
 * cards beside them. */
guint64
canasta_layout_list_joining (const CanastaSideMelds *own, const guint16 *suits, int wilds)
{
  if (!canasta_forms_have_sequences (own->forms))
    return 0;
  return are_plain (own) ? list_plain_joining (own, suits)
                         : list_filled_joining (own, suits, wilds);
}

/* Whether so many cards of a rank make no meld, so many wild cards beside them. */
static inline gboolean
are_too_few (const CanastaForm *form, int count, int wilds)
{
  return count < form->least_naturals || count + MIN (wilds, form->most_wilds) < form->least;
}

/* The ranks whose cards, so many wild cards beside them, find no meld of the rank. */
guint
canasta_layout_list_lonely (const CanastaSideMelds *own, const CanastaRankCounts *counts, int wilds)
{
  guint ranks = canasta_rank_counts_at_least (counts, 1) & (guint) ~own->forms->roles->wild_ranks
                & ~canasta_side_melds_list_open (own);
  guint lonely = 0;

  for (; ranks; ranks &= ranks - 1)
    {
      CanastaRank rank = (CanastaRank) __builtin_ctz (ranks);

      if (are_too_few (&own->forms->of[rank], counts->of[rank], wilds))
        lonely |= ranks & -ranks;
    }
  return lonely;
}

/* While the search goes on */

/* The ranks of a suit whose cards find no meld of the rank any more: all where none are laid. */
static guint
list_lonely_in_suit (const CanastaLayoutSearch *self, CanastaSuit suit, int wilds)
{
  const CanastaForms *forms = self->own->forms;
  guint held = canasta_card_set_list_suit (&self->rest, suit);
  guint lonely = held & forms->roles->natural_ranks & ~(guint) forms->groups;

  for (guint ranks = held & ~lonely & ~canasta_side_melds_list_open (self->own); ranks;
       ranks &= ranks - 1)
    {
      CanastaRank rank = (CanastaRank) __builtin_ctz (ranks);

      if (are_too_few (&forms->of[rank], canasta_card_set_count_rank (&self->rest, rank), wilds))
        lonely |= ranks & -ranks;
    }
  return lonely;
}

/* Whether cards of some ranks of a suit may come to sequences, so many wild cards beside them: to
 * a new one, or to those of the table from a target on. */
static gboolean
may_join (const CanastaLayoutSearch *self, CanastaSuit suit, guint next, guint ranks, int wilds)
{
  const CanastaForms *forms = self->own->forms;
  const guint8 most_wilds = forms->of[CANASTA_FORM_SEQUENCE].most_wilds;
  guint held = canasta_sequence_list_places (forms, canasta_search_list_suit (self, suit));
  int fillers = MIN (wilds, most_wilds);
  guint joining = (guint) list_beginning (forms, held, fillers);

  ranks &= ~(guint) canasta_places_list_ranks (joining);
  for (guint i = next; ranks && i < self->n_targets; i++)
    {
      const CanastaLayoutTarget *target = &self->targets[i];

      if (target->meld.kind != CANASTA_MELD_SEQUENCE || target->meld.suit != suit
          || target->place == CANASTA_NEW_MELD)
        continue;
      joining = list_reaching (&target->meld, held, MIN (fillers + target->wilds, most_wilds));
      ranks &= ~(guint) canasta_places_list_ranks (joining);
    }
  return ranks == 0;
}

/* What the cards of a suit need that find no meld of their rank, to come to a sequence: no wild card,
 * or one, or more than there are. */
enum
{
  NEEDS_NONE = 1,
  NEEDS_ONE,
  NEEDS_MORE,
};

static guint8
find_need (const CanastaLayoutSearch *self, CanastaSuit suit, guint next, int wilds)
{
  guint lonely = list_lonely_in_suit (self, suit, wilds);

  if (lonely == 0 || may_join (self, suit, next, lonely, 0))
    return NEEDS_NONE;
  return wilds > 0 && may_join (self, suit, next, lonely, wilds) ? NEEDS_ONE : NEEDS_MORE;
}

/* The ranks of a suit of which nothing is dealt out yet whose cards may come to sequences, so many
 * wild cards beside them: found once, of all suits. */
static inline guint
list_joining_later (CanastaLayoutSearch *self, CanastaSuit suit, int fillers)
{
  guint16 suits[CANASTA_N_SUITS];

  if ((self->joining_known >> fillers & 1) == 0)
    {
      canasta_card_set_list_suits (self->cards, 1, suits);
      self->joining[fillers] = list_filled_joining (self->own, suits, fillers);
      self->joining_known |= 1u << fillers;
    }
  return (guint16) (self->joining[fillers] >> (16 * suit));
}

/* The need of such a suit. */
static guint8
find_later_need (CanastaLayoutSearch *self, CanastaSuit suit, int wilds)
{
  int fillers = MIN (wilds, self->own->forms->of[CANASTA_FORM_SEQUENCE].most_wilds);
  guint lonely = list_lonely_in_suit (self, suit, wilds);

  if (lonely == 0 || (lonely & ~list_joining_later (self, suit, 0)) == 0)
    return NEEDS_NONE;
  /* There are fewer than none where targets lack more than there are. */
  return fillers > 0 && (lonely & ~list_joining_later (self, suit, fillers)) == 0 ? NEEDS_ONE
                                                                                  : NEEDS_MORE;
}

/* Whether every card of suits from @suit on that finds no meld of its rank may come to a
 * sequence, those of @suit to one of the table from a target on, if some of it are @dealt: a suit in
 * which some may not without another wild card takes one that the others are not given. */
gboolean
canasta_layout_search_may_join (CanastaLayoutSearch *self, CanastaSuit suit, guint next,
                                gboolean dealt)
{
  int wilds = canasta_search_count_wilds (self) - self->lacks;
  guint8 need = dealt ? find_need (self, suit, next, wilds) : find_later_need (self, suit, wilds);

  for (;;)
    {
      if (need == NEEDS_MORE)
        return FALSE;
      wilds -= need == NEEDS_ONE;
      if (++suit >= CANASTA_N_SUITS)
        return TRUE;
      need = find_later_need (self, suit, wilds);
    }
}
