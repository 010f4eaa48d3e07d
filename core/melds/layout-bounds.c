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
  int may[CANASTA_N_CLASSES] = { 0 };
  guint64 targets = 0;

  for (guint i = 0; i < self->n_targets; i++)
    {
      add_classes (self, &self->targets[i], may);
      if (self->targets[i].place != CANASTA_NEW_MELD)
        targets |= G_GUINT64_CONSTANT (1) << self->targets[i].place;
    }
  for (guint i = 0; i < self->own->n_melds; i++)
    may[self->own->melds[i].canasta] += self->own->melds[i].side == self->own->side
                                        && ((targets >> i) & 1) == 0;
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

/* Counts what new sequences of a suit may become canastas. */
static void
reach_sequences (const CanastaForms *forms, const CanastaCardSet *cards, CanastaLane twos,
                 CanastaSuit suit, Reach *reach)
{
  const CanastaForm *form = &forms->of[CANASTA_FORM_SEQUENCE];
  guint ranks = canasta_sequence_list_suit (forms, cards, suit);
  int own_twos = forms->reach.two_is_natural ? twos >> (4 * suit) & 15 : 0;
  guint places = canasta_sequence_list_held (forms, ranks, own_twos > 0);
  int least = canasta_sequence_count_missing (forms, places);
  int size = form->complete;
  int n = own_twos;

  if (least > form->most_wilds)
    return;
  for (; ranks; ranks &= ranks - 1)
    n += canasta_card_set_count_card (cards, canasta_card (__builtin_ctz (ranks), suit));
  /* Each of several takes as many cards. */
  for (; n > 0; n -= size - least)
    if (least == 0)
      reach->count++;
    else
      reach->short_of[least]++;
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
 * place, those of suits from @suit on in sequences, too. */
static gboolean
may_reach (const CanastaLayoutSearch *self, CanastaSuit suit)
{
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
  for (; suit < CANASTA_N_SUITS; suit++)
    reach_sequences (self->own->forms, &self->rest, self->all_twos, suit, &reach);
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
canasta_layout_search_may_succeed (const CanastaLayoutSearch *self, CanastaSuit suit)
{
  return may_find_places (self, suit) && (!self->wants_sequence || may_have_sequence (self, suit))
         && (self->aim.canastas <= 0 || may_reach (self, suit));
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
    for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
      reach_sequences (own->forms, cards, canasta_roles_get_twos (own->forms->roles, cards), suit,
                       &reach);
  reach_ranks (own->forms, &all, &reach);
  return count_reach (own->forms, canasta_roles_count_wilds (own->forms->roles, cards), &reach);
}
