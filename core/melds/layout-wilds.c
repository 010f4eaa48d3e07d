/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Wild cards find their places: the best one, or every one. */
#include "config.h"

#include "melds/layout-target.h"

#include "melds/sequence.h"
#include "rules/refuse.h"

/* Whether a two of its suit, given to a sequence as a wild card, would be natural there. */
static gboolean
turns_two (const CanastaLayoutSearch *self, const CanastaLayoutTarget *target)
{
  guint naturals = target->meld.naturals;

  return canasta_meld_spans (&target->meld) && !(naturals & CANASTA_NATURAL_TWO)
         && canasta_sequence_count_gaps (self->own->forms, naturals | CANASTA_NATURAL_TWO)
              < target->wilds + target->twos + target->jokers;
}

/* Twos find targets that are to get some, from @at on, each of a suit that stays wild there;
 * of every target the lane is noted. FALSE where there is no way. */
static gboolean
assign_twos (const CanastaLayoutSearch *self, guint at, const gint16 *wanted, CanastaLane left,
             CanastaLane *lanes)
{
  const CanastaLayoutTarget *target = &self->targets[at];

  while (at < self->n_targets && (wanted[at] == 0 || !turns_two (self, target)))
    target = &self->targets[++at];
  if (at == self->n_targets)
    {
      /* The others take what comes. */
      for (guint i = 0; i < self->n_targets; i++)
        if (wanted[i] > 0 && !turns_two (self, &self->targets[i]))
          lanes[i] = canasta_lane_take (&left, wanted[i]);
      return TRUE;
    }
  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    {
      CanastaLane one = (CanastaLane) (1 << (4 * suit));

      /* A sequence in which a two may be natural has one wild card at most. */
      if (suit == target->meld.suit || (left >> (4 * suit) & 15) == 0)
        continue;
      lanes[at] = one;
      if (assign_twos (self, at + 1, wanted, left - one, lanes))
        return TRUE;
    }
  return FALSE;
}

/* Whether a two of the hand is natural in a sequence where one that lies there might be. */
static gboolean
might_turn (const CanastaLayoutSearch *self, const CanastaLayoutTarget *target)
{
  const CanastaMeld *lies;

  if (target->place == CANASTA_NEW_MELD || target->turned || !canasta_meld_spans (&target->meld))
    return FALSE;
  lies = &self->own->melds[target->place];
  return canasta_sequence_has_own_two (lies) && (target->meld.naturals & CANASTA_NATURAL_TWO)
         && (target->meld.naturals & ~(lies->naturals | CANASTA_NATURAL_TWO)) != 0;
}

/* Whether the twos that are @left find their way where a sequence has a two of the hand as its
 * natural one instead of what @turned there; @other, if it is not the same, gives it that and
 * turns its own. */
static gboolean
is_told_with (const CanastaLayoutSearch *self, gint16 *wanted, guint turned, CanastaLane left,
              guint other)
{
  CanastaLane lanes[CANASTA_MAX_TARGETS];
  gboolean told;

  wanted[turned]--;
  if (other != turned)
    wanted[other]++;
  told = assign_twos (self, 0, wanted, left, lanes);
  if (other != turned)
    wanted[other]--;
  wanted[turned]++;
  return told;
}

/* Melds may come to lie alike whether a two that lies in a sequence becomes natural or one of
 * the hand does. Told is the way with most twos of the hand, in the first sequences. */
static gboolean
is_told_otherwise (const CanastaLayoutSearch *self, gint16 *wanted)
{
  for (guint i = 0; i < self->n_targets; i++)
    {
      const CanastaLayoutTarget *target = &self->targets[i];
      CanastaLane one = (CanastaLane) (1 << (4 * target->meld.suit));

      if (!target->turned || !target->laid || wanted[i] == 0)
        continue;
      if ((self->all_twos & (15 * one)) != 0
          && is_told_with (self, wanted, i, self->all_twos - one, i))
        return TRUE;
      for (guint other = i + 1; other < self->n_targets; other++)
        if (self->targets[other].meld.suit == target->meld.suit
            && might_turn (self, &self->targets[other])
            && is_told_with (self, wanted, i, self->all_twos, other))
          return TRUE;
    }
  return FALSE;
}

/* Says which twos each target gets; FALSE where there is no way, or it is told otherwise. */
static gboolean RARE
deal_twos (const CanastaLayoutSearch *self, CanastaLane *lanes)
{
  gint16 wanted[CANASTA_MAX_TARGETS];

  for (guint i = 0; i < self->n_targets; i++)
    {
      wanted[i] = self->targets[i].twos;
      lanes[i] = 0;
    }
  return assign_twos (self, 0, wanted, self->all_twos, lanes) && !is_told_otherwise (self, wanted);
}

/* Adds its cards to a sequence that goes down to the ace; FALSE where they do not follow each
 * other, or a two that lies there stays wild and was thought of as natural. */
static gboolean RARE
place_low (const CanastaLayoutSearch *self, CanastaLaying *laying)
{
  gboolean lies = laying->place != CANASTA_NEW_MELD;
  CanastaMeld meld = {
    .side = self->own->side, .kind = CANASTA_MELD_SEQUENCE, .suit = laying->meld.suit,
  };
  CanastaCardSet cards, before;

  canasta_meld_get_cards (&laying->meld, &cards);
  if (lies)
    {
      meld = self->own->melds[laying->place];
      canasta_meld_get_cards (&meld, &before);
      canasta_card_set_remove (&cards, &before);
    }
  if (!canasta_meld_add (&meld, self->own->forms, &cards) || meld.twos != laying->meld.twos)
    return FALSE;
  laying->meld = meld;
  return TRUE;
}

/* Where the cards of a sequence stand; FALSE where they do not follow each other. */
static inline gboolean
place_sequence (const CanastaLayoutSearch *self, CanastaLaying *laying)
{
  return self->own->forms->reach.lowest == CANASTA_PLACE_FOUR
             ? canasta_sequence_place (self->own->forms, laying->meld.naturals, laying->wilds,
                                       &laying->meld)
             : place_low (self, laying);
}

/* Tells a layout: every target that gets a card. */
static void
tell (CanastaLayoutSearch *self)
{
  CanastaLayout layout;
  CanastaLane twos = self->all_twos;
  CanastaLane lanes[CANASTA_MAX_TARGETS];
  gboolean by_suit = self->own->forms->reach.two_is_natural;

  if (by_suit && !deal_twos (self, lanes))
    return;
  canasta_layout_init (&layout);
  for (guint i = 0; i < self->n_targets; i++)
    {
      const CanastaLayoutTarget *target = &self->targets[i];
      CanastaLaying *laying;

      if (!target->laid && target->twos + target->jokers == 0)
        continue;
      if (layout.n == CANASTA_MAX_GROUPS)
        return;
      laying = &layout.of[layout.n++];
      laying->place = target->place;
      laying->naturals = (guint8) target->naturals;
      laying->wilds = (guint8) (target->wilds + target->twos + target->jokers);
      laying->meld = target->meld;
      laying->meld.twos += by_suit ? lanes[i] : canasta_lane_take (&twos, target->twos);
      laying->meld.jokers += (guint8) target->jokers;
      if (target->meld.kind != CANASTA_MELD_SEQUENCE)
        layout.ranks |= (guint16) (1 << laying->meld.rank);
      else if (!place_sequence (self, laying))
        return;
      laying->meld.canasta =
        canasta_meld_classify (&laying->meld,
                               canasta_meld_get_form (&laying->meld, self->own->forms),
                               laying->naturals, laying->wilds);
    }
  /* Whoever has come to the end of the steps meanwhile stays there. */
  if (!self->has_open_ones || canasta_layout_is_within (&layout, self->own, NULL))
    self->stopped |= !self->func (&layout, self->data);
}

/* The best way */

/* Gives a target wild cards: a meld of them jokers first, others twos. */
static void
give (CanastaLayoutSearch *self, CanastaLayoutTarget *target, int count)
{
  int twos = target->meld.kind == CANASTA_MELD_WILD ? MAX (0, count - self->jokers)
                                                    : MIN (count, self->twos);

  target->twos += (gint16) twos;
  target->jokers += (gint16) (count - twos);
  target->room -= (gint16) count;
  self->twos -= twos;
  self->jokers -= count - twos;
}

static void
take_back (CanastaLayoutSearch *self)
{
  for (guint i = 0; i < self->n_targets; i++)
    {
      CanastaLayoutTarget *target = &self->targets[i];

      target->room += target->twos + target->jokers;
      self->twos += target->twos;
      self->jokers += target->jokers;
      target->twos = target->jokers = 0;
    }
}

static int
count_new_canastas (const CanastaLayoutSearch *self)
{
  int count = 0;

  for (guint i = 0; i < self->n_targets; i++)
    {
      const CanastaLayoutTarget *target = &self->targets[i];

      count += !canasta_target_was_canasta (self, target)
               && canasta_target_count (target) >= target->complete;
    }
  return count;
}

/* The open meld that fewest wild cards complete; NULL where they do not. */
static CanastaLayoutTarget *
find_nearest (CanastaLayoutSearch *self)
{
  CanastaLayoutTarget *nearest = NULL;

  for (guint i = 0; i < self->n_targets; i++)
    {
      CanastaLayoutTarget *target = &self->targets[i];
      int missing = target->complete - canasta_target_count (target);

      if (missing > 0 && missing <= target->room && missing <= canasta_search_count_wilds (self)
          && target->meld.kind != CANASTA_MELD_WILD
          && (!nearest || missing < nearest->complete - canasta_target_count (nearest)))
        nearest = target;
    }
  return nearest;
}

/* Where a wild card costs least: a mixed canasta, a mixed meld, an open one. */
static CanastaLayoutTarget *
find_cheapest (CanastaLayoutSearch *self)
{
  CanastaLayoutTarget *cheapest = NULL;
  int best = -1;

  for (guint i = 0; i < self->n_targets; i++)
    {
      CanastaLayoutTarget *target = &self->targets[i];
      gboolean mixed = target->wilds + target->twos + target->jokers > 0;
      int rating = mixed ? 2 : canasta_target_count (target) >= target->complete ? 0 : 1;

      if (target->room > 0 && rating > best && target->meld.kind != CANASTA_MELD_WILD)
        {
          best = rating;
          cheapest = target;
        }
    }
  return cheapest;
}

/* Whether there is room on a target for what it lacks of a canasta, and are wild cards
 * enough for it. */
static gboolean
may_complete (const CanastaLayoutSearch *self, const CanastaLayoutTarget *target)
{
  int missing = target->complete - canasta_target_count (target);

  return missing <= target->room && missing <= canasta_search_count_wilds (self);
}

/* Completes a target, where that may be. */
static gboolean
complete (CanastaLayoutSearch *self, CanastaLayoutTarget *target)
{
  int missing = target->complete - canasta_target_count (target);

  if (!may_complete (self, target))
    return FALSE;
  if (missing > 0)
    give (self, target, missing);
  return TRUE;
}

/* Gives out all wild cards that go to melds of other cards, completing @first
 * before all others; it may be NULL. */
static void
spread_beginning_with (CanastaLayoutSearch *self, CanastaLayoutTarget *first)
{
  CanastaLayoutTarget *target;

  if (canasta_search_count_wilds (self) < self->lacks)
    return;
  for (guint i = 0; i < self->n_targets; i++)
    if (self->targets[i].lacks > 0 && self->targets[i].meld.kind != CANASTA_MELD_WILD)
      give (self, &self->targets[i], self->targets[i].lacks);
  if (first && !complete (self, first))
    return;
  while (count_new_canastas (self) < self->aim.canastas && (target = find_nearest (self)))
    give (self, target, target->complete - canasta_target_count (target));
  while (canasta_search_count_wilds (self) > 0 && (target = find_cheapest (self)))
    give (self, target, 1);
  if (canasta_search_count_wilds (self) == 0 && count_new_canastas (self) >= self->aim.canastas)
    tell (self);
}

static gboolean
has_complete_sequence (const CanastaLayoutSearch *self)
{
  for (guint i = 0; i < self->n_targets; i++)
    if (self->targets[i].meld.kind == CANASTA_MELD_SEQUENCE
        && canasta_target_count (&self->targets[i]) >= self->targets[i].complete)
      return TRUE;
  return FALSE;
}

/* The same beginning with a sequence; afterwards all is as it was. */
static void RARE
spread_for_sequence (CanastaLayoutSearch *self, guint at)
{
  const CanastaLayoutSearch before = *self;
  gboolean stopped;

  spread_beginning_with (self, &self->targets[at]);
  stopped = self->stopped;
  *self = before;
  self->stopped = stopped;
}

/* The same for each sequence that may be completed. */
static void
spread_for_sequences (CanastaLayoutSearch *self)
{
  for (guint i = 0; i < self->n_targets && !self->stopped; i++)
    if (self->targets[i].meld.kind == CANASTA_MELD_SEQUENCE
        && may_complete (self, &self->targets[i]))
      spread_for_sequence (self, i);
}

static void
spread_best (CanastaLayoutSearch *self)
{
  if (self->wants_sequence && !has_complete_sequence (self))
    spread_for_sequences (self);
  else
    spread_beginning_with (self, NULL);
}

/* A new meld of wild cards; NULL where there may be none. */
static CanastaLayoutTarget *
add_wild_meld (CanastaLayoutSearch *self)
{
  CanastaLayoutTarget *target = &self->targets[self->n_targets];

  if (self->n_targets == CANASTA_MAX_TARGETS
      || !canasta_forms_have_wild_melds (self->own->forms))
    return NULL;
  *target = (CanastaLayoutTarget){
    .meld = { .side = self->own->side, .kind = CANASTA_MELD_WILD, .rank = CANASTA_WILD_RANK },
    .place = CANASTA_NEW_MELD,
  };
  canasta_search_measure (self, target);
  self->n_targets++;
  return target;
}

/* A meld of wild cards that may grow, or a new one; NULL where there may be none. */
static CanastaLayoutTarget *
open_wild_meld (CanastaLayoutSearch *self)
{
  const CanastaForm *form = &self->own->forms->of[CANASTA_FORM_WILD];

  for (guint i = 0; i < self->n_targets; i++)
    if (self->targets[i].meld.kind == CANASTA_MELD_WILD
        && (self->targets[i].room > 0 || !form->several))
      return &self->targets[i];
  return add_wild_meld (self);
}

/* Tries every number of wild cards for a meld of their own: a whole canasta
 * first, then none, then fewer. */
static void
spread_beside_wild_meld (CanastaLayoutSearch *self)
{
  guint n_targets = self->n_targets;
  CanastaLayoutTarget *meld = open_wild_meld (self);
  int wilds = canasta_search_count_wilds (self);
  int there = meld ? canasta_target_count (meld) : 0;
  int complete = meld ? MAX (0, wilds - MAX (0, meld->complete - there) + 1) : 0;

  for (int i = 0; i <= (meld ? wilds : 0) && !self->stopped; i++)
    {
      int count = i < complete ? wilds - i : i - complete;

      if (count > 0 && (count < meld->lacks || count > meld->room))
        continue;
      if (count > 0)
        give (self, meld, count);
      spread_best (self);
      take_back (self);
    }
  self->n_targets = n_targets;
}

/* Every way */

static void spread_all (CanastaLayoutSearch *self, guint at);

/* Whether two new melds are alike but for their wild cards. */
static gboolean
are_twins (const CanastaLayoutTarget *a, const CanastaLayoutTarget *b)
{
  return a->place == CANASTA_NEW_MELD && b->place == CANASTA_NEW_MELD
         && a->meld.kind == b->meld.kind && a->naturals == b->naturals
         && (a->meld.kind == CANASTA_MELD_SEQUENCE
                 ? a->meld.suit == b->meld.suit && a->meld.naturals == b->meld.naturals
                 : a->meld.rank == b->meld.rank);
}

/* So that twins are not told in either order, the second gets no more. */
static gboolean
is_out_of_order (const CanastaLayoutSearch *self, guint at, int twos, int jokers)
{
  const CanastaLayoutTarget *before = at > 0 ? &self->targets[at - 1] : NULL;

  return before && are_twins (before, &self->targets[at])
         && (twos > before->twos || (twos == before->twos && jokers > before->jokers));
}

/* Each way to give a meld wild cards is a step as well: there may be far more of
 * them than cards. */
static void
give_all_ways (CanastaLayoutSearch *self, guint at)
{
  CanastaLayoutTarget *target = &self->targets[at];
  int room = target->room;

  for (int twos = 0; twos <= MIN (self->twos, room) && !self->stopped; twos++)
    for (int jokers = 0; jokers <= MIN (self->jokers, room - twos) && !self->stopped; jokers++)
      {
        if (twos + jokers < target->lacks || is_out_of_order (self, at, twos, jokers))
          continue;
        canasta_search_step (self);
        target->twos = (gint16) twos;
        target->jokers = (gint16) jokers;
        self->twos -= twos;
        self->jokers -= jokers;
        if (canasta_search_may_achieve (self))
          spread_all (self, at + 1);
        self->twos += twos;
        self->jokers += jokers;
      }
  target->twos = target->jokers = 0;
}

/* Further new melds of wild cards, each at most as large as the one before. */
static void
begin_wild_melds (CanastaLayoutSearch *self)
{
  const CanastaForm *form = &self->own->forms->of[CANASTA_FORM_WILD];
  guint n_targets = self->n_targets;
  CanastaLayoutTarget *target;
  gboolean lies = FALSE;

  for (guint i = 0; i < self->n_targets; i++)
    lies |= self->targets[i].meld.kind == CANASTA_MELD_WILD;
  if ((lies && !form->several) || canasta_search_count_wilds (self) < form->least)
    return;
  target = add_wild_meld (self);
  if (!target)
    return;

  for (int twos = 0; twos <= self->twos && !self->stopped; twos++)
    for (int jokers = 0; jokers <= self->jokers && !self->stopped; jokers++)
      {
        const CanastaLayoutTarget *before = target - 1;
        int count = twos + jokers;

        if (count < target->lacks || count > target->room
            || (n_targets > 0 && before->place == CANASTA_NEW_MELD
                && before->meld.kind == CANASTA_MELD_WILD
                && (canasta_target_count (before) < count
                    || (canasta_target_count (before) == count && before->jokers < jokers))))
          continue;
        canasta_search_step (self);
        target->twos = (gint16) twos;
        target->jokers = (gint16) jokers;
        self->twos -= twos;
        self->jokers -= jokers;
        if (canasta_search_count_wilds (self) == 0)
          tell (self);
        else
          begin_wild_melds (self);
        self->twos += twos;
        self->jokers += jokers;
      }
  self->n_targets = n_targets;
}

static void
spread_all (CanastaLayoutSearch *self, guint at)
{
  if (at < self->n_targets)
    give_all_ways (self, at);
  else if (canasta_search_count_wilds (self) == 0)
    tell (self);
  else
    begin_wild_melds (self);
}

void
canasta_layout_search_spread (CanastaLayoutSearch *self)
{
  self->dealt = TRUE;
  if (self->lacks > canasta_search_count_wilds (self) || !canasta_search_may_achieve (self))
    return;
  if (self->spread == CANASTA_SPREAD_ALL)
    spread_all (self, 0);
  else
    spread_beside_wild_meld (self);
}
