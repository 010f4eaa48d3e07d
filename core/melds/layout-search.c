/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search goes by three steps: naturals of each suit may go into sequences;
 * the others are dealt out by rank over melds of the rank and new ones; wild
 * cards at last go wherever there is room. Each step tries everything its forms
 * allow but what layout-bounds.c knows to lead nowhere, so no way is missed; suits
 * make no difference to melds of a rank, and are not told apart there. */
#include "config.h"

#include "melds/layout-target.h"

/* Naturals by rank */

static void deal_ranks (CanastaLayoutSearch *self);

/* Goes on with a target that has new natural cards. */
static void
try_target (CanastaLayoutSearch *self, CanastaLayoutTarget *target,
            void (*go_on) (CanastaLayoutSearch *self, gpointer step), gpointer step)
{
  gboolean was_laid = target->laid;
  int lacked = target->lacks;

  canasta_search_step (self);
  target->laid = TRUE;
  if (canasta_search_measure (self, target))
    {
      self->lacks += target->lacks - lacked;
      if (self->lacks <= canasta_search_count_wilds (self))
        go_on (self, step);
      self->lacks -= target->lacks - lacked;
    }
  target->laid = was_laid;
}

/* A rank at work: its cards that are still in the hand, the next meld of the
 * table that may get some, how many the last new meld got, and what has been
 * tried; NULL where every way is to be. */
typedef struct
{
  CanastaRank rank;
  CanastaLane left;
  guint next;
  int most;
  CanastaTriedDeals *tried;
} RankStep;

static void deal_rank (CanastaLayoutSearch *self, gpointer data);

static void
deal_to_new (CanastaLayoutSearch *self, const RankStep *step)
{
  guint n_targets = self->n_targets;
  CanastaLayoutTarget *target = &self->targets[n_targets];
  int count = canasta_lane_count (step->left);

  if (n_targets == CANASTA_MAX_TARGETS)
    return;
  self->n_targets++;
  for (int n = MIN (count, step->most); n > 0 && !self->stopped; n--)
    {
      RankStep next = *step;

      *target = (CanastaLayoutTarget){
        .meld = { .side = self->own->side, .rank = (guint8) step->rank },
        .place = CANASTA_NEW_MELD,
      };
      target->meld.naturals = canasta_lane_take (&next.left, n);
      next.most = n;
      try_target (self, target, deal_rank, &next);
      if (!self->own->forms->of[step->rank].several)
        break;
    }
  self->n_targets = n_targets;
}

/* Deals the cards of a rank out: over its melds on the table, then new ones. */
static void
deal_rank (CanastaLayoutSearch *self, gpointer data)
{
  const RankStep *step = data;
  guint at = step->next;
  CanastaLayoutTarget *target;
  int fewest;

  if (step->left == 0)
    {
      if (!step->tried || !canasta_layout_search_was_tried (self, step->rank, step->tried))
        deal_ranks (self);
      return;
    }
  while (at < self->n_targets
         && (!canasta_target_is_of_rank (&self->targets[at], step->rank)
             || self->targets[at].place == CANASTA_NEW_MELD))
    at++;
  if (at == self->n_targets)
    {
      if (step->most < G_MAXINT || self->own->forms->of[step->rank].several
          || self->own->first[step->rank] == 0)
        deal_to_new (self, step);
      return;
    }

  target = &self->targets[at];
  fewest = self->own->forms->numbered ? 0 : canasta_lane_count (step->left);
  for (int n = canasta_lane_count (step->left); n >= fewest && !self->stopped; n--)
    {
      RankStep next = *step;
      CanastaLayoutTarget before = *target;

      next.next = at + 1;
      if (n > 0)
        {
          target->meld.naturals += canasta_lane_take (&next.left, n);
          try_target (self, target, deal_rank, &next);
          *target = before;
        }
      else
        deal_rank (self, &next);
    }
}

/* Deals out the rank that comes next. */
static void
deal_ranks (CanastaLayoutSearch *self)
{
  guint ranks = canasta_card_set_list_ranks (&self->rest);
  RankStep step;
  CanastaTriedDeals tried;

  if (self->stopped)
    return;
  if (ranks == 0)
    {
      canasta_layout_search_spread (self);
      return;
    }
  step.rank = (CanastaRank) __builtin_ctz (ranks);
  step.left = canasta_card_set_get_lane (&self->rest, step.rank);
  step.next = 0;
  step.most = G_MAXINT;
  /* Of ways that begin a meld too early none is as good as another. */
  step.tried = self->spread != CANASTA_SPREAD_ALL && self->own->forms->numbered
                   && !canasta_ranks_have (self->own->forms->one_open, step.rank)
                   ? &tried
                   : NULL;
  tried.n = 0;
  canasta_card_set_remove_lane (&self->rest, step.rank, step.left);
  deal_rank (self, &step);
  canasta_card_set_add_lane (&self->rest, step.rank, step.left);
}

/* Sequences by suit */

/* A suit at work: the next sequence of the table that may be lengthened, the
 * naturals of the new one that was begun last, and those that were just laid. */
typedef struct
{
  CanastaSuit suit;
  guint next;
  guint last;
  guint laid;
} SuitStep;

/* Whether some of its cards have been dealt out, or a sequence that they may go to been passed. */
static inline gboolean
is_begun (const SuitStep *step)
{
  return step->next > 0 || step->last != 0;
}

static void deal_suit (CanastaLayoutSearch *self, gpointer data);
static void go_on_with_suit (CanastaLayoutSearch *self, const SuitStep *step);

static void
move_suit (CanastaLayoutSearch *self, CanastaSuit suit, guint ranks, int sign)
{
  if (ranks & CANASTA_NATURAL_TWO)
    {
      self->all_twos += (CanastaLane) (sign * (1 << (4 * suit)));
      self->twos += sign;
      ranks ^= CANASTA_NATURAL_TWO;
    }
  for (; ranks; ranks &= ranks - 1)
    {
      guint one = ranks & -ranks;
      CanastaRank rank = one == CANASTA_LOW_ACE ? CANASTA_RANK_ACE
                                                : (CanastaRank) __builtin_ctz (one);
      CanastaCard card = canasta_card (rank, suit);

      if (sign < 0)
        canasta_card_set_remove_card (&self->rest, card);
      else
        canasta_card_set_add_card (&self->rest, card);
    }
}

/* Goes on once the cards of the suit that were just laid are gone from the hand. */
static void
leave_suit (CanastaLayoutSearch *self, gpointer data)
{
  const SuitStep *step = data;

  move_suit (self, step->suit, step->laid, -1);
  deal_suit (self, data);
  move_suit (self, step->suit, step->laid, 1);
}

/* Lays the cards of a suit that @ranks names on a sequence. Most do not fit: the
 * hand stays as it is until it is known that they do. */
static void
try_sequence (CanastaLayoutSearch *self, CanastaLayoutTarget *target, guint ranks, SuitStep *next)
{
  CanastaLayoutTarget before = *target;

  target->meld.naturals |= (CanastaLane) ranks;
  next->laid = ranks;
  try_target (self, target, leave_suit, next);
  *target = before;
}

/* Whether wild cards may fill gaps of a sequence: where they may not there are few choices of
 * its cards, and those are gone through in the order of all choices. */
static inline gboolean
may_have_gaps (const CanastaLayoutSearch *self)
{
  return self->own->forms->of[CANASTA_FORM_SEQUENCE].most_wilds > 0;
}

/* Those of some ranks that follow each other from one of them on upwards. */
static inline guint
list_upwards (guint ranks, guint low)
{
  return ranks & ~(ranks + low);
}

/* A choice of cards for a sequence of the table, where they go down to the ace. */
typedef struct
{
  CanastaLayoutTarget *target;
  SuitStep next;
} LowStep;

static void
lengthen_low (CanastaLayoutSearch *self, guint ranks, gpointer data)
{
  LowStep *step = data;

  try_sequence (self, step->target, ranks, &step->next);
}

/* Every choice for the sequence of the table at @at, where sequences go down to the ace; a
 * two that lies there may become natural. */
static void
lengthen_any_low (CanastaLayoutSearch *self, const SuitStep *step, guint at)
{
  CanastaLayoutTarget *target = &self->targets[at];
  LowStep low = { target, *step };
  CanastaLayoutTarget before = *target;

  low.next.next = at + 1;
  canasta_layout_search_choose_runs (self, target, lengthen_low, &low);
  if (self->own->forms->reach.two_is_natural && canasta_sequence_has_own_two (&target->meld))
    {
      target->turned = TRUE;
      target->meld.naturals |= CANASTA_NATURAL_TWO;
      target->meld.twos -= (CanastaLane) (1 << (4 * target->meld.suit));
      canasta_layout_search_choose_runs (self, target, lengthen_low, &low);
      *target = before;
    }
  go_on_with_suit (self, &low.next);
}

/* Every choice of @free that leaves no gap goes to a sequence that has none. */
static void
lengthen_whole (CanastaLayoutSearch *self, CanastaLayoutTarget *target, guint free, SuitStep *next)
{
  guint lies = target->meld.naturals;
  guint low = lies & -lies;
  guint above = list_upwards (free, lies + low);
  guint below = 0;

  for (guint one = low >> 1; free & one; one >>= 1)
    below |= one;
  for (;; above &= above >> 1)
    {
      for (guint rest = below; rest != 0 && !self->stopped; rest &= rest - 1)
        try_sequence (self, target, above | rest, next);
      if (above == 0 || self->stopped)
        return;
      try_sequence (self, target, above, next);
    }
}

/* Every choice of the cards held goes to the sequence of the table at @at. */
static void
lengthen (CanastaLayoutSearch *self, const SuitStep *step, guint at)
{
  CanastaLayoutTarget *target = &self->targets[at];
  guint free = canasta_search_list_suit (self, step->suit) & ~(guint) target->meld.naturals;
  SuitStep next = *step;

  next.next = at + 1;
  if (may_have_gaps (self))
    for (guint ranks = free; ranks != 0 && !self->stopped; ranks = (ranks - 1) & free)
      try_sequence (self, target, ranks, &next);
  else
    lengthen_whole (self, target, free, &next);
  go_on_with_suit (self, &next);
}

static void
begin_sequence (CanastaLayoutSearch *self, guint ranks, gpointer data)
{
  const SuitStep *step = data;
  CanastaLayoutTarget *target = &self->targets[self->n_targets];
  SuitStep next = *step;

  *target = (CanastaLayoutTarget){
    .meld = { .side = self->own->side, .kind = CANASTA_MELD_SEQUENCE,
              .suit = (guint8) step->suit },
    .place = CANASTA_NEW_MELD,
  };
  next.last = ranks;
  self->n_targets++;
  try_sequence (self, target, ranks, &next);
  self->n_targets--;
}

/* The same where sequences go down to the ace. */
static void
begin_low (CanastaLayoutSearch *self, guint ranks, gpointer data)
{
  const SuitStep *step = data;

  if (ranks >= step->last && (ranks & (ranks - 1)))
    begin_sequence (self, ranks, data);
}

static void
begin_any_low (CanastaLayoutSearch *self, const SuitStep *step)
{
  const CanastaLayoutTarget empty = {
    .meld = { .kind = CANASTA_MELD_SEQUENCE, .suit = (guint8) step->suit },
  };

  canasta_layout_search_choose_runs (self, &empty, begin_low, (gpointer) step);
}

/* Every choice of cards begins a new sequence. So that no two are told in either
 * order, each comes after the one before as a number. */
static void
begin_sequences (CanastaLayoutSearch *self, const SuitStep *step)
{
  const CanastaForm *form = &self->own->forms->of[CANASTA_FORM_SEQUENCE];
  const gboolean gaps = may_have_gaps (self);
  guint held = canasta_search_list_suit (self, step->suit);

  if (self->n_targets == CANASTA_MAX_TARGETS)
    return;
  for (guint lows = held; lows && !self->stopped; lows &= lows - 1)
    {
      guint low = lows & -lows;
      guint window = held & ((low << canasta_form_get_span (form)) - low);
      guint others = (gaps ? window : list_upwards (window, low)) & ~low;

      /* Cards of one rank name no sequence. */
      for (guint rest = others; rest != 0 && (low | rest) >= step->last && !self->stopped;
           rest = gaps ? (rest - 1) & others : rest & rest >> 1)
        begin_sequence (self, low | rest, (gpointer) step);
    }
}

/* Whether nothing of a suit is left in the hand: then what a look ahead tells of it holds for the
 * next suit, too. */
static inline gboolean
is_used_up (const CanastaLayoutSearch *self, CanastaSuit suit)
{
  return canasta_card_set_list_suit (&self->rest, suit) == 0
         && (self->all_twos >> (4 * suit) & 15) == 0;
}

/* Sequences of a suit, then of the next one, then what is left by rank: after a look ahead, since
 * which nothing has changed. */
static void
go_on_with_suit (CanastaLayoutSearch *self, const SuitStep *step)
{
  gboolean low = self->own->forms->reach.lowest < CANASTA_PLACE_FOUR;
  guint at = step->next;
  SuitStep next = { .suit = step->suit + 1 };

  if (self->stopped)
    return;
  if (step->suit == CANASTA_N_SUITS)
    {
      deal_ranks (self);
      return;
    }
  if (low && !canasta_layout_search_may_join (self, step->suit, at, is_begun (step)))
    return;
  while (at < self->n_targets
         && (self->targets[at].meld.kind != CANASTA_MELD_SEQUENCE
             || self->targets[at].place == CANASTA_NEW_MELD
             || self->targets[at].meld.suit != step->suit))
    at++;
  if (at < self->n_targets)
    {
      if (low)
        lengthen_any_low (self, step, at);
      else
        lengthen (self, step, at);
      return;
    }
  if (is_used_up (self, step->suit))
    go_on_with_suit (self, &next);
  else
    deal_suit (self, &next);
  if (!low)
    begin_sequences (self, step);
  else if (self->n_targets < CANASTA_MAX_TARGETS)
    begin_any_low (self, step);
}

static void
deal_suit (CanastaLayoutSearch *self, gpointer data)
{
  const SuitStep *step = data;

  if (!self->stopped && canasta_layout_search_may_succeed (self, step->suit, is_begun (step)))
    go_on_with_suit (self, step);
}

static void
set_aim (CanastaLayoutSearch *self, const CanastaLayoutAim *aim)
{
  const CanastaLayoutAim none = { 0 };

  self->aim = aim ? *aim : none;
  self->by_class = FALSE;
  for (guint i = CANASTA_CLASS_NONE + 1; i < CANASTA_N_CLASSES; i++)
    self->by_class |= self->aim.classes.of[i] > 0;
  self->wants_sequence = canasta_layout_aim_wants_sequence (&self->aim.classes, self->own->forms);
}

/* The side's melds as targets: all of them where there are wild cards, else those
 * of the ranks that are laid. */
static void
open_targets (CanastaLayoutSearch *self)
{
  gboolean all = canasta_search_count_wilds (self) > 0 || self->has_sequences;
  guint ranks = canasta_card_set_list_ranks (&self->rest);

  for (guint i = 0; i < self->own->n_melds; i++)
    {
      const CanastaMeld *meld = &self->own->melds[i];
      CanastaLayoutTarget *target;

      if (meld->side != self->own->side)
        continue;
      if (!all && ((ranks >> meld->rank) & 1) == 0)
        {
          self->untouched.of[meld->canasta]++;
          continue;
        }
      target = &self->targets[self->n_targets++];
      *target = (CanastaLayoutTarget){ .meld = *meld, .place = (guint8) i };
      if (canasta_meld_spans (&target->meld))
        target->meld.naturals = (CanastaLane) canasta_naturals_unplace (target->meld.naturals);
      canasta_search_measure (self, target);
      target->lacks = 0;
    }
}

/**
 * canasta_layout_search: (skip)
 * @own: the melds of the side that lays
 * @cards: cards, all of them to be laid
 * @spread: which ways to give out wild cards
 * @aim: (nullable): what they are to achieve
 * @steps: (inout) (optional): how long to go on, in cards that are laid somewhere
 *   and ways to give out wild cards, and how many are left of it afterwards; all
 *   is gone through without it
 * @func: (scope call): what is told each layout
 * @data: handed to @func
 *
 * Goes through every layout of @cards that the forms of the table allow, those
 * that differ by the suits of a rank once.
 *
 * Returns: how it has ended; %CANASTA_LAYOUT_END_STOPPED by @func or by @steps
 */
CanastaLayoutEnd
canasta_layout_search (const CanastaSideMelds *own, const CanastaCardSet *cards,
                       CanastaSpread spread, const CanastaLayoutAim *aim, guint *steps,
                       CanastaLayoutFunc func, gpointer data)
{
  const CanastaRoles *roles = own->forms->roles;
  SuitStep first = { .suit = CANASTA_SUIT_CLUBS };
  CanastaLayoutSearch self;

  self.own = own;
  self.spread = spread;
  set_aim (&self, aim);
  self.steps = steps ? *steps : 0;
  self.func = func;
  self.data = data;
  self.stopped = self.dealt = FALSE;
  self.rest = *cards;
  canasta_roles_remove_wilds (roles, &self.rest);
  self.all_twos = canasta_roles_get_twos (roles, cards);
  self.twos = canasta_lane_count (self.all_twos);
  self.jokers = canasta_card_set_count_jokers (cards);
  self.lacks = 0;
  self.cards = cards;
  self.joining_known = self.reach_known = 0;
  self.untouched = (CanastaCanastas){ 0 };
  self.n_targets = 0;
  if (canasta_roles_count_aside (roles, cards) > 0)
    return CANASTA_LAYOUT_END_NOWHERE;
  self.has_sequences = canasta_forms_have_sequences (own->forms);
  self.has_open_ones = own->forms->one_open != 0;
  open_targets (&self);
  if (self.has_sequences)
    deal_suit (&self, &first);
  else if (canasta_layout_search_may_succeed (&self, CANASTA_N_SUITS, FALSE))
    deal_ranks (&self);
  if (steps)
    *steps = self.steps;
  if (self.stopped)
    return CANASTA_LAYOUT_END_STOPPED;
  return self.dealt ? CANASTA_LAYOUT_END_ALL : CANASTA_LAYOUT_END_NOWHERE;
}
