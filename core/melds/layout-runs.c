/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which cards of a suit may go to a sequence, where sequences go down to the ace: those that
 * follow each other with so many gaps as wild cards could fill. There may be fourteen, and
 * going through all choices of them would take too long. */
#include "config.h"

#include "melds/layout-target.h"

#include "rules/refuse.h"

#define ACE (1u << CANASTA_RANK_ACE)
#define LOW (1u << CANASTA_PLACE_LOW_ACE)
#define HIGH (1u << CANASTA_PLACE_ACE)

/* Choices at work, as places. */
typedef struct
{
  CanastaLayoutSearch *self;
  guint lies;                   /* natural cards that lie there, one bit a rank */
  guint must;                   /* places that are had */
  guint may;                    /* places that may be had */
  int most_gaps;
  int least;                    /* cards of a meld */
  CanastaRunFunc func;
  gpointer data;
} Choices;

/* Natural cards as they are counted: see canasta_naturals_unplace(). */
static guint
list_naturals (guint places)
{
  guint aces = places & (LOW | HIGH);
  guint naturals = (places & ~(LOW | HIGH | 1u << CANASTA_PLACE_TWO)) >> 2;

  if (places >> CANASTA_PLACE_TWO & 1)
    naturals |= CANASTA_NATURAL_TWO;
  if (aces)
    naturals |= ACE;
  return aces == (LOW | HIGH) ? naturals | CANASTA_LOW_ACE : naturals;
}

/* Tells a choice, but for the same with its one ace at the other end. */
static void
tell (const Choices *self, guint places)
{
  guint added = list_naturals (places) & ~self->lies;

  if (added == 0 || (self->must & ~places)
      || ((places & (LOW | HIGH)) == HIGH
          && canasta_places_count_gaps (places ^ (LOW | HIGH)) <= self->most_gaps))
    return;
  self->func (self->self, added, self->data);
}

/* Whether enough cards may be had from a place on for wild cards to make a meld of them, were
 * the card there the lowest of all. */
static inline gboolean
may_begin (const Choices *self, guint place)
{
  guint window = (self->must | self->may) >> place & ((1u << self->least) - 1);

  return canasta_ranks_count ((guint16) window) >= self->least - self->most_gaps;
}

/* Goes on from a place upwards, so many gaps behind and so many places without a card since
 * the last. */
static void
choose (const Choices *self, guint place, guint places, int gaps, int passed)
{
  guint left = (self->must | self->may) & ~((1u << place) - 1);
  guint next;

  if (self->self->stopped)
    return;
  next = left ? (guint) __builtin_ctz (left) : 0;
  passed += (int) next - (int) place;
  if (places && (left == 0 || gaps + passed > self->most_gaps))
    {
      tell (self, places);
      return;
    }
  if (left == 0)
    return;
  if (places)
    choose (self, next + 1, places | 1u << next, gaps + passed, 0);
  else if (may_begin (self, next))
    choose (self, next + 1, 1u << next, 0, 0);
  if ((self->must >> next & 1) == 0)
    choose (self, next + 1, places, gaps, passed + 1);
}

/* Chooses among the cards that come to those that are had, if any do. */
static void
choose_with (const Choices *self, guint others, guint aces)
{
  Choices choices = *self;

  choices.must = others | aces;
  if (choices.must)
    choices.may &= canasta_places_stretch (choices.must, self->may | choices.must,
                                           self->most_gaps);
  if (choices.may || (list_naturals (choices.must) & ~self->lies))
    choose (&choices, CANASTA_PLACE_LOW_ACE, 0, 0, 0);
}

/**
 * canasta_layout_search_choose_runs: (skip)
 * @self: the search
 * @target: a sequence, or an empty one
 * @func: (scope call): what is told each choice of cards that may come to it, as ranks
 * @data: handed to @func
 *
 * Goes through the choices of cards of the suit that may follow each other together with
 * those that lie there.
 */
void
canasta_layout_search_choose_runs (CanastaLayoutSearch *self, const CanastaLayoutTarget *target,
                                   CanastaRunFunc func, gpointer data)
{
  const CanastaForms *forms = self->own->forms;
  CanastaSuit suit = (CanastaSuit) target->meld.suit;
  guint lies = target->meld.naturals;
  guint others = canasta_naturals_get_places (lies & ~(ACE | CANASTA_LOW_ACE));
  guint held = canasta_search_list_suit (self, suit) & ~(lies | ACE | CANASTA_LOW_ACE);
  int lying = canasta_ranks_count ((guint16) (lies & (ACE | CANASTA_LOW_ACE)));
  int aces = lying + canasta_card_set_count_card (&self->rest,
                                                  canasta_card (CANASTA_RANK_ACE, suit));
  int wilds = canasta_meld_count_wilds (&target->meld) + canasta_search_count_wilds (self);
  Choices choices = {
    .self = self, .lies = lies, .may = canasta_naturals_get_places (held),
    .most_gaps = MIN (wilds, forms->of[CANASTA_FORM_SEQUENCE].most_wilds),
    .least = forms->of[CANASTA_FORM_SEQUENCE].least,
    .func = func, .data = data,
  };

  if (aces > 1 && forms->reach.aces > 1)
    choose_with (&choices, others, LOW | HIGH);
  if (aces > 0 && lying < 2)
    {
      choose_with (&choices, others, LOW);
      choose_with (&choices, others, HIGH);
    }
  if (lying == 0)
    choose_with (&choices, others, 0);
}

/* Before the search */

/* Whether so many wild cards let natural ranks follow each other, a natural two among them. */
static gboolean
may_follow (const CanastaForms *forms, guint ranks, int wilds)
{
  return canasta_sequence_count_gaps (forms, ranks) <= wilds
         || (forms->reach.two_is_natural
             && canasta_sequence_count_gaps (forms, ranks | CANASTA_NATURAL_TWO) <= wilds);
}

/**
 * canasta_layout_may_join_sequence: (skip)
 * @own: the melds of a side
 * @cards: natural cards of one suit
 * @fillers: how many wild cards may lie beside them
 *
 * A quick look: where it says no, they do not.
 *
 * Returns: whether the cards may stand in a sequence, a new one or one that lies
 */
gboolean
canasta_layout_may_join_sequence (const CanastaSideMelds *own, const CanastaCardSet *cards,
                                  int fillers)
{
  const CanastaForms *forms = own->forms;
  CanastaCardSet rest = *cards;
  CanastaSuit suit = canasta_card_get_suit (canasta_card_set_next (&rest));
  guint ranks = canasta_sequence_list_suit (forms, cards, suit);
  gboolean may = may_follow (forms, ranks, fillers);

  for (guint64 places = own->sequences; places && !may; places &= places - 1)
    {
      const CanastaMeld *meld = &own->melds[__builtin_ctzll (places)];

      may = meld->suit == suit
            && may_follow (forms, ranks | canasta_naturals_unplace (meld->naturals),
                           fillers + canasta_meld_count_wilds (meld));
    }
  return may;
}

/* The places that the ranks held in a suit may have beside natural cards that lie already. */
static inline guint
list_places_beside (const CanastaForms *forms, guint16 held, guint lying)
{
  guint places = canasta_naturals_get_places (lying) | canasta_sequence_list_in_suit (forms, held);

  /* One ace may find another place. */
  return places | canasta_sequence_list_held (forms, canasta_places_list_ranks (places), FALSE);
}

/* Whether so many wild cards complete a sequence of the ranks held in a suit beside those
 * that lie already. */
static inline gboolean
may_be_complete (const CanastaForms *forms, guint16 held, guint lying, int wilds)
{
  return canasta_sequence_count_missing (forms, list_places_beside (forms, held, lying)) <= wilds;
}

/* Whether the ranks held in a suit complete a sequence without wild cards, together with those
 * that lie already: all of these belong to it, but for an ace that may find another place. */
static inline gboolean
may_be_clean (const CanastaForms *forms, guint16 held, guint lying)
{
  const int size = forms->of[CANASTA_FORM_SEQUENCE].complete;
  guint places = list_places_beside (forms, held, lying);
  guint lies = canasta_naturals_get_places (lying)
               & ~(1u << CANASTA_PLACE_LOW_ACE | 1u << CANASTA_PLACE_ACE);

  if (lies == 0)
    return canasta_places_list_lows (places, size) != 0;
  places = canasta_places_reach (lies & -lies, places);
  return (lies & ~places) == 0 && canasta_ranks_count ((guint16) places) >= size;
}

/* Whether the cards held and those that lie come to a complete sequence in some suit where
 * all sequences of the suit are one: quick, and never wrong when it says no. */
static inline gboolean
may_be_plain (const CanastaSideMelds *own, const guint16 *held)
{
  guint64 all = canasta_suits_unite (held);
  guint16 lying[CANASTA_N_SUITS] = { 0 };

  for (guint64 places = own->sequences; places; places &= places - 1)
    {
      const CanastaMeld *meld = &own->melds[__builtin_ctzll (places)];

      lying[meld->suit] |= meld->naturals;
    }
  all |= canasta_suits_unite (lying);
  return canasta_suits_list_lows (all & canasta_suits_repeat (CANASTA_SEQUENCE_RANKS),
                                  own->forms->of[CANASTA_FORM_SEQUENCE].complete)
         != 0;
}

/**
 * canasta_layout_may_have_sequence: (skip)
 * @own: the melds of a side
 * @cards: cards to be laid
 *
 * A quick look before a search: where it says no, there is none.
 *
 * Returns: whether the side may have a complete sequence once they are laid
 */
gboolean
canasta_layout_may_have_sequence (const CanastaSideMelds *own, const CanastaCardSet *cards)
{
  const CanastaForm *form = &own->forms->of[CANASTA_FORM_SEQUENCE];
  int wilds = MIN (canasta_roles_count_wilds (own->forms->roles, cards), form->most_wilds);
  guint16 held[CANASTA_N_SUITS];

  if (own->sequences & ~own->unfinished)
    return TRUE;
  canasta_card_set_list_suits (cards, 1, held);
  if (canasta_forms_have_plain_sequences (own->forms) && !may_be_plain (own, held))
    return FALSE;
  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    if (may_be_complete (own->forms, held[suit], 0, wilds))
      return TRUE;
  for (guint64 places = own->sequences; places; places &= places - 1)
    {
      const CanastaMeld *meld = &own->melds[__builtin_ctzll (places)];

      if (may_be_complete (own->forms, held[meld->suit], meld->naturals,
                           wilds + canasta_meld_count_wilds (meld)))
        return TRUE;
    }
  return FALSE;
}

/**
 * canasta_layout_may_have_clean_sequence: (skip)
 * @own: the melds of a side
 * @cards: cards to be laid
 *
 * The same of one without wild cards: no wild card leaves a sequence where it lies, but a two
 * may come to be natural there.
 *
 * Returns: whether the side may have a complete sequence without wild cards
 */
gboolean
canasta_layout_may_have_clean_sequence (const CanastaSideMelds *own, const CanastaCardSet *cards)
{
  guint16 held[CANASTA_N_SUITS];

  canasta_card_set_list_suits (cards, 1, held);
  if (canasta_forms_have_plain_sequences (own->forms))
    return may_be_plain (own, held);
  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    if (may_be_clean (own->forms, held[suit], 0))
      return TRUE;
  for (guint64 places = own->sequences; places; places &= places - 1)
    {
      const CanastaMeld *meld = &own->melds[__builtin_ctzll (places)];
      guint turned = canasta_sequence_has_own_two (meld) ? CANASTA_NATURAL_TWO : 0;

      if (canasta_meld_count_wilds (meld) <= (turned != 0)
          && may_be_clean (own->forms, held[meld->suit], meld->naturals | turned))
        return TRUE;
    }
  return FALSE;
}
