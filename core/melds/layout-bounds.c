/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Quick looks ahead, so that the search for layouts does not go where nothing is
 * to be found. */
#include "config.h"

#include "melds/layout-target.h"

#include <string.h>

/* What canastas may come of: those that are there without wild cards, and by how
 * many they miss, those that are not. */
typedef struct
{
  int count;
  int short_of[CANASTA_LONGEST_SEQUENCE];
} Reach;

static void
add_reach (Reach *reach, const CanastaForm *form, int cards, int room)
{
  int missing = form->complete - cards;

  if (missing <= 0)
    reach->count++;
  else if (missing <= room && missing < CANASTA_LONGEST_SEQUENCE)
    reach->short_of[missing]++;
}

/* The most canastas that come of it, those made first that miss fewest; what wild
 * cards are left may be canastas by themselves. */
static int
count_reach (const CanastaForms *forms, int wilds, const Reach *reach)
{
  int count = reach->count;

  for (int missing = 1; missing < CANASTA_LONGEST_SEQUENCE; missing++)
    {
      int made = MIN (reach->short_of[missing], wilds / missing);

      count += made;
      wilds -= made * missing;
    }
  return count + wilds / forms->of[CANASTA_FORM_WILD].complete;
}

/* Whether as many canastas as are wanted may come of the targets as they are. */
gboolean
canasta_layout_search_may_be_enough (const CanastaLayoutSearch *self)
{
  Reach reach = { 0 };

  for (guint i = 0; i < self->n_targets; i++)
    if (!canasta_target_was_canasta (self, &self->targets[i]))
      add_reach (&reach, canasta_meld_get_form (&self->targets[i].meld, self->own->forms),
                 canasta_target_count (&self->targets[i]),
                 self->targets[i].meld.kind == CANASTA_MELD_WILD ? CANASTA_LONGEST_SEQUENCE
                                                                 : self->targets[i].room);
  return count_reach (self->own->forms, canasta_search_count_wilds (self), &reach)
         >= self->aim.canastas;
}

/* Counts the classes a target may come to: without further wild cards, and with. */
static void
add_classes (const CanastaLayoutSearch *self, const CanastaLayoutTarget *target, int *may)
{
  const CanastaForm *form = canasta_meld_get_form (&target->meld, self->own->forms);
  int count = canasta_target_count (target);
  int more = MIN (target->room, canasta_search_count_wilds (self));
  gboolean plain = target->wilds + target->twos + target->jokers == 0 && count >= form->complete;
  gboolean mixed = (target->wilds + target->twos + target->jokers > 0 || more > 0)
                   && count + more >= form->complete;
  guint clean = form->classes[CANASTA_MIXTURE_CLEAN];
  guint dirty = form->classes[CANASTA_MIXTURE_DIRTY];

  may[clean] += plain;
  may[dirty] += mixed && !(plain && clean == dirty);
  if (form->semi_clean_least <= form->semi_clean_most)
    may[form->classes[CANASTA_MIXTURE_SEMI_CLEAN]] += mixed;
}

/* Whether as many canastas of each class as are wanted may come of the targets as they
 * are: those counted that lie there, but for natural ones of which wild cards may be
 * laid. */
gboolean
canasta_layout_search_may_have_classes (const CanastaLayoutSearch *self)
{
  const CanastaForm *wild = &self->own->forms->of[CANASTA_FORM_WILD];
  int may[CANASTA_N_CLASSES];

  for (guint i = 0; i < CANASTA_N_CLASSES; i++)
    may[i] = self->untouched.of[i];
  for (guint i = 0; i < self->n_targets; i++)
    add_classes (self, &self->targets[i], may);
  may[wild->classes[CANASTA_MIXTURE_DIRTY]] += canasta_search_count_wilds (self) / wild->complete;
  for (guint i = CANASTA_CLASS_NONE + 1; i < CANASTA_N_CLASSES; i++)
    if (may[i] < self->aim.classes.of[i])
      return FALSE;
  return TRUE;
}

/* The ranks without a meld of the side that have cards of suits before @suit in the hand: no
 * sequence takes those any more. */
static guint
list_left_to_rank (const CanastaLayoutSearch *self, CanastaSuit suit)
{
  CanastaRankCounts first;

  memcpy (first.of, self->own->first, sizeof first.of);
  return canasta_card_set_list_ranks_of (&self->rest, (CanastaLane) ((1u << (4 * suit)) - 1))
         & ~(guint) canasta_rank_counts_at_least (&first, 1);
}

/* Whether the cards without a place, those of suits before @suit by rank, may
 * find one: their rank has a meld, or may still have enough for one. */
static gboolean
may_find_places (const CanastaLayoutSearch *self, CanastaSuit suit)
{
  int wilds = canasta_search_count_wilds (self) - self->lacks;

  for (guint ranks = list_left_to_rank (self, suit); ranks; ranks &= ranks - 1)
    {
      CanastaRank rank = (CanastaRank) __builtin_ctz (ranks);
      const CanastaForm *form = &self->own->forms->of[rank];
      int held = canasta_card_set_count_rank (&self->rest, rank);
      int lacks = MAX (0, form->least - held);

      if (held < form->least_naturals || lacks > form->most_wilds || lacks > wilds)
        return FALSE;
      wilds -= lacks;
    }
  return TRUE;
}

/* How many cards of a suit sequences may have, but for wild ones of others. */
static int
count_suit (const CanastaForms *forms, const CanastaCardSet *cards, int own_twos, CanastaSuit suit)
{
  guint ranks = canasta_sequence_list_suit (forms, cards, suit);
  int count = own_twos;

  for (; ranks; ranks &= ranks - 1)
    count += canasta_card_set_count_card (cards, canasta_card (__builtin_ctz (ranks), suit));
  return count;
}

/* How many twos of a suit may be natural. */
static inline int
count_own_twos (const CanastaForms *forms, CanastaLane twos, CanastaSuit suit)
{
  return forms->reach.two_is_natural ? twos >> (4 * suit) & 15 : 0;
}

/* Adds what new sequences of a suit may become canastas: each of several takes as many cards. */
static inline void
add_sequences (const CanastaForm *form, CanastaSuitReach suit, Reach *reach)
{
  if (suit.missing > form->most_wilds)
    return;
  for (int n = suit.cards; n > 0; n -= form->complete - suit.missing)
    if (suit.missing == 0)
      reach->count++;
    else
      reach->short_of[suit.missing]++;
}

/* What is left of a suit in a search may come to. */
static CanastaSuitReach
find_reach (const CanastaLayoutSearch *self, CanastaSuit suit)
{
  const CanastaForms *forms = self->own->forms;
  int own_twos = count_own_twos (forms, self->all_twos, suit);
  guint ranks = canasta_sequence_list_suit (forms, &self->rest, suit);
  guint places = canasta_sequence_list_held (forms, ranks, own_twos > 0);

  return (CanastaSuitReach){
    .cards = (gint8) count_suit (forms, &self->rest, own_twos, suit),
    .missing = (gint8) canasta_sequence_count_missing (forms, places),
  };
}

/* The same of a suit of which nothing is dealt out yet: found once. */
static inline CanastaSuitReach
find_later_reach (CanastaLayoutSearch *self, CanastaSuit suit)
{
  if ((self->reach_known >> suit & 1) == 0)
    {
      self->reach[suit] = find_reach (self, suit);
      self->reach_known |= 1u << suit;
    }
  return self->reach[suit];
}

/* How many cards are missing in each suit between those of some places in the best stretch of them
 * that would be a complete sequence: see canasta_sequence_count_missing(). */
static void
count_missing (const CanastaForms *forms, guint64 places, int *missing)
{
  const int size = forms->of[CANASTA_FORM_SEQUENCE].complete;
  const int highest = CANASTA_PLACE_ACE + 1 - size;
  const guint lows = highest < forms->reach.lowest ? 0
                                                   : (2u << highest) - (1u << forms->reach.lowest);
  guint64 sums[4] = { 0 };      /* binary digits of how many a stretch has that begins there */

  for (int k = 0; k < size; k++)
    {
      guint64 carry = places >> k;

      for (guint i = 0; i < G_N_ELEMENTS (sums); i++)
        {
          guint64 both = sums[i] & carry;

          sums[i] ^= carry;
          carry = both;
        }
    }
  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    {
      guint best = lows;
      int most = 0;

      for (int i = G_N_ELEMENTS (sums) - 1; i >= 0; i--)
        {
          guint more = best & (guint) (sums[i] >> (16 * suit));

          best = more ? more : best;
          most += more ? 1 << i : 0;
        }
      missing[suit] = size - most;
    }
}

/* Counts what new sequences of some cards may become canastas. */
static void
reach_sequences (const CanastaForms *forms, const CanastaCardSet *cards, Reach *reach)
{
  const CanastaForm *form = &forms->of[CANASTA_FORM_SEQUENCE];
  CanastaLane twos = canasta_roles_get_twos (forms->roles, cards);
  guint16 suits[CANASTA_N_SUITS];
  int missing[CANASTA_N_SUITS];

  canasta_card_set_list_suits (cards, 1, suits);
  count_missing (forms, canasta_suits_list_places (forms, canasta_suits_unite (suits)), missing);
  for (CanastaSuit suit = 0; suit < CANASTA_N_SUITS; suit++)
    if (missing[suit] <= form->most_wilds)
      {
        int count = count_suit (forms, cards, count_own_twos (forms, twos, suit), suit);

        add_sequences (form, (CanastaSuitReach){ (gint8) count, (gint8) missing[suit] }, reach);
      }
}

/* Counts what melds of natural ranks may become canastas, of cards by rank. */
static void
reach_ranks (const CanastaForms *forms, const CanastaRankCounts *cards, Reach *reach)
{
  guint ranks = canasta_rank_counts_at_least (cards, 1) & forms->roles->melded_ranks;

  for (; ranks; ranks &= ranks - 1)
    {
      CanastaRank rank = (CanastaRank) __builtin_ctz (ranks);
      const CanastaForm *form = &forms->of[rank];
      int count = form->least == CANASTA_NEVER_ENOUGH ? 0 : cards->of[rank];

      for (; count >= form->complete; count -= form->complete)
        reach->count++;
      if (count > 0)
        add_reach (reach, form, count, CANASTA_LONGEST_SEQUENCE);
    }
}

/* How many natural cards a sequence of a suit from @suit on may yet get. */
static int
count_growth (const CanastaLayoutSearch *self, const CanastaLayoutTarget *target,
              CanastaSuit suit)
{
  guint lies = target->meld.naturals;

  if (target->meld.kind != CANASTA_MELD_SEQUENCE || target->meld.suit < suit)
    return 0;
  return canasta_ranks_count ((guint16) (canasta_search_list_suit (self, target->meld.suit) & ~lies));
}

/* Whether enough canastas may come of what is laid and of the cards without a
 * place, those of suits from @suit on in sequences, too; some of @suit may be @dealt. */
static gboolean
may_reach (CanastaLayoutSearch *self, CanastaSuit suit, gboolean dealt)
{
  const CanastaForm *form = &self->own->forms->of[CANASTA_FORM_SEQUENCE];
  CanastaRankCounts cards;
  Reach reach = { 0 };

  canasta_card_set_count_ranks (&self->rest, &cards);
  for (guint i = 0; i < self->n_targets; i++)
    {
      const CanastaLayoutTarget *target = &self->targets[i];

      if (canasta_target_was_canasta (self, target))
        continue;
      if (target->meld.kind == CANASTA_MELD_RANK)
        cards.of[target->meld.rank] += (guint8) canasta_target_count (target);
      else
        add_reach (&reach, canasta_meld_get_form (&target->meld, self->own->forms),
                   canasta_target_count (target) + count_growth (self, target, suit),
                   CANASTA_LONGEST_SEQUENCE);
    }
  if (dealt && suit < CANASTA_N_SUITS)
    add_sequences (form, find_reach (self, suit++), &reach);
  for (; suit < CANASTA_N_SUITS; suit++)
    add_sequences (form, find_later_reach (self, suit), &reach);
  reach_ranks (self->own->forms, &cards, &reach);
  return count_reach (self->own->forms, canasta_search_count_wilds (self), &reach)
         >= self->aim.canastas;
}

/* Whether a complete sequence lies there, may come of one that does, or of the cards of
 * suits from @suit on. */
static gboolean
may_have_sequence (const CanastaLayoutSearch *self, CanastaSuit suit)
{
  const CanastaForm *form = &self->own->forms->of[CANASTA_FORM_SEQUENCE];
  int wilds = MIN (canasta_search_count_wilds (self), form->most_wilds);

  for (guint i = 0; i < self->n_targets; i++)
    if (self->targets[i].meld.kind == CANASTA_MELD_SEQUENCE
        && canasta_target_count (&self->targets[i]) + wilds
                   + count_growth (self, &self->targets[i], suit)
               >= form->complete)
      return TRUE;
  for (; suit < CANASTA_N_SUITS; suit++)
    if (canasta_ranks_count ((guint16) canasta_search_list_suit (self, suit)) + wilds
        >= form->complete)
      return TRUE;
  return FALSE;
}

/* A quick look ahead: FALSE where the search can find nothing. */
gboolean
canasta_layout_search_may_succeed (CanastaLayoutSearch *self, CanastaSuit suit, gboolean dealt)
{
  return may_find_places (self, suit) && (!self->wants_sequence || may_have_sequence (self, suit))
         && (self->aim.canastas <= 0 || may_reach (self, suit, dealt));
}

/* Ways to deal out a rank, compared */

/* Notes a canasta that takes so many wild cards more; the cheapest stay first. */
static void
add_cost (int *extras, guint *n, int extra)
{
  guint at = *n;

  for (; at > 0 && extras[at - 1] > extra; at--)
    if (at < CANASTA_MAX_COSTS)
      extras[at] = extras[at - 1];
  if (at < CANASTA_MAX_COSTS)
    extras[at] = extra;
  if (*n < CANASTA_MAX_COSTS)
    (*n)++;
}

static void
rate (const CanastaLayoutSearch *self, CanastaRank rank, CanastaDealWorth *worth)
{
  int extras[CANASTA_MAX_COSTS];
  guint n_extras = 0;
  int lacks = 0;

  worth->room = 0;
  for (guint i = 0; i < self->n_targets; i++)
    {
      const CanastaLayoutTarget *target = &self->targets[i];
      int missing = target->complete - canasta_target_count (target);

      if (!canasta_target_is_of_rank (target, rank))
        continue;
      lacks += target->lacks;
      worth->room += target->room;
      if (missing <= target->room && !canasta_target_was_canasta (self, target))
        add_cost (extras, &n_extras, MAX (0, missing - target->lacks));
    }
  for (guint i = 0; i < CANASTA_MAX_COSTS; i++)
    {
      worth->costs[i] = lacks;
      lacks = i < n_extras ? lacks + extras[i] : G_MAXINT16;
    }
}

/* How many numbers of canastas are told apart. */
static guint
count_costs (const CanastaLayoutSearch *self)
{
  return (guint) CLAMP (self->aim.canastas, 4, CANASTA_MOST_TO_GO_OUT) + 1;
}

static gboolean
is_as_good (const CanastaDealWorth *a, const CanastaDealWorth *b, guint n_costs)
{
  gboolean as_good = a->room >= b->room;

  for (guint i = 0; i < n_costs; i++)
    as_good &= a->costs[i] <= b->costs[i];
  return as_good;
}

/* Whether another way to deal out the rank was tried that is as good whatever
 * becomes of the rest; notes this one otherwise. */
gboolean
canasta_layout_search_was_tried (const CanastaLayoutSearch *self, CanastaRank rank,
                                 CanastaTriedDeals *tried)
{
  CanastaDealWorth worth;

  rate (self, rank, &worth);
  for (guint i = 0; i < tried->n; i++)
    if (is_as_good (&tried->of[i], &worth, count_costs (self)))
      return TRUE;
  if (tried->n < G_N_ELEMENTS (tried->of))
    tried->of[tried->n++] = worth;
  return FALSE;
}

/* Before the search */

/* How many natural cards a sequence may get, at the most: where it goes down to the ace, a
 * second one and a two among them. */
static int
count_more (const CanastaForms *forms, const CanastaCardSet *cards, const CanastaMeld *meld)
{
  guint ranks = canasta_sequence_list_suit (forms, cards, meld->suit) & ~(guint) meld->naturals;

  return canasta_ranks_count ((guint16) ranks)
         + (forms->reach.lowest < CANASTA_PLACE_FOUR ? 2 : 0);
}

/**
 * canasta_layout_count_reachable: (skip)
 * @own: the melds of a side
 * @cards: cards to be laid
 * @counts: how many there are of each rank
 *
 * A quick look before a search.
 *
 * Returns: how many new canastas may come of the cards, at the most
 */
int
canasta_layout_count_reachable (const CanastaSideMelds *own, const CanastaCardSet *cards,
                                const CanastaRankCounts *counts)
{
  CanastaRankCounts all = *counts;
  Reach reach = { 0 };

  for (guint64 places = own->unfinished; places; places &= places - 1)
    {
      const CanastaMeld *meld = &own->melds[__builtin_ctzll (places)];
      int count = canasta_meld_count (meld);

      if (meld->kind == CANASTA_MELD_RANK)
        all.of[meld->rank] += (guint8) count;
      else if (meld->kind == CANASTA_MELD_SEQUENCE)
        add_reach (&reach, &own->forms->of[CANASTA_FORM_SEQUENCE],
                   count + count_more (own->forms, cards, meld), CANASTA_LONGEST_SEQUENCE);
      else
        add_reach (&reach, &own->forms->of[CANASTA_FORM_WILD], count, CANASTA_LONGEST_SEQUENCE);
    }
  if (canasta_forms_have_sequences (own->forms))
    reach_sequences (own->forms, cards, &reach);
  reach_ranks (own->forms, &all, &reach);
  return count_reach (own->forms, canasta_roles_count_wilds (own->forms->roles, cards), &reach);
}
