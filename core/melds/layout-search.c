/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search goes by three steps: naturals of each suit may go into sequences;
 * the others are dealt out by rank over melds of the rank and new ones; wild
 * cards at last go wherever there is room. Each step tries everything its forms
 * allow, so no way is missed; suits make no difference to melds of a rank, and
 * are not told apart there. */
#include "config.h"

#include "melds/layout-search.h"

#include "melds/sequence.h"

/* Melds of the side, and as many new ones as an action has groups. */
#define MAX_TARGETS (CANASTA_MAX_MELDS + CANASTA_MAX_GROUPS)

/* A meld that cards may go to. */
typedef struct
{
  CanastaMeld meld;             /* with the natural cards that go there */
  guint8 place;
  gboolean laid;                /* natural cards go there */
  gint16 naturals;
  gint16 wilds;                 /* those that lie there already */
  gint16 lacks;                 /* wild cards it must get */
  gint16 room;                  /* wild cards it may get */
  gint16 twos;                  /* twos it gets */
  gint16 jokers;
  gint16 complete;              /* cards at which it is a canasta */
} Target;

typedef struct
{
  const CanastaSideMelds *own;
  CanastaSpread spread;
  int wanted;                   /* canastas */
  CanastaLayoutFunc func;
  gpointer data;
  gboolean stopped;
  CanastaCardSet rest;          /* natural cards without a place */
  CanastaLane all_twos;         /* the twos to be laid */
  int twos;                     /* how many twos have no place */
  int jokers;
  int lacks;                    /* wild cards that targets must get */
  guint n_targets;
  Target targets[MAX_TARGETS];
} Search;

static inline int
count_wilds (const Search *self)
{
  return self->twos + self->jokers;
}

/* Works out what a target may and must get; FALSE where its natural cards
 * cannot lie there whatever it gets. */
static gboolean
measure (const Search *self, Target *target)
{
  const CanastaForm *form = canasta_meld_get_form (&target->meld, self->own->forms);
  guint ranks = target->meld.naturals;
  int naturals, wilds;

  canasta_meld_count_both (&target->meld, &naturals, &wilds);
  target->naturals = (gint16) naturals;
  target->wilds = (gint16) wilds;
  target->complete = form->complete;
  target->lacks = (gint16) MAX (0, form->least - naturals - wilds);
  target->room = (gint16) (target->meld.closed ? 0
                                               : canasta_form_get_room (form, naturals, wilds));
  if (target->meld.kind == CANASTA_MELD_SEQUENCE)
    {
      int gaps = 32 - __builtin_clz (ranks) - __builtin_ctz (ranks) - naturals;

      target->lacks = (gint16) MAX (target->lacks, gaps - wilds);
      target->room = (gint16) MIN (target->room, form->complete - naturals - wilds);
    }
  return form->when != CANASTA_MELD_WHEN_NEVER && naturals >= form->least_naturals
         && canasta_form_has_room_for (form, naturals, wilds) && target->lacks <= target->room;
}

/* Takes so many cards out of a lane, the lowest suits first. */
static CanastaLane
take_cards (CanastaLane *from, int count)
{
  CanastaLane taken = 0;

  for (guint suit = 0; suit < CANASTA_N_SUITS && count > 0; suit++)
    {
      int here = MIN ((*from >> (4 * suit)) & 15, count);

      taken += (CanastaLane) (here << (4 * suit));
      count -= here;
    }
  *from -= taken;
  return taken;
}

/* Tells a layout: every target that gets a card. */
static void
tell (Search *self)
{
  CanastaLayout layout;
  CanastaLane twos = self->all_twos;

  canasta_layout_init (&layout);
  for (guint i = 0; i < self->n_targets; i++)
    {
      const Target *target = &self->targets[i];
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
      laying->meld.twos += take_cards (&twos, target->twos);
      laying->meld.jokers += (guint8) target->jokers;
      laying->meld.complete = laying->naturals + laying->wilds >= target->complete;
      if (target->meld.kind == CANASTA_MELD_SEQUENCE)
        laying->meld.rank = (guint8) canasta_sequence_find_lowest (laying->meld.naturals,
                                                                   laying->wilds,
                                                                   target->complete);
      else
        layout.ranks |= (guint16) (1 << laying->meld.rank);
    }
  self->stopped = !self->func (&layout, self->data);
}

/* Wild cards, the best way */

static inline int
count_cards (const Target *target)
{
  return target->naturals + target->wilds + target->twos + target->jokers;
}

/* Gives a target wild cards: a meld of them jokers first, others twos. */
static void
give (Search *self, Target *target, int count)
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
take_back (Search *self, guint from)
{
  for (guint i = from; i < self->n_targets; i++)
    {
      Target *target = &self->targets[i];

      target->room += target->twos + target->jokers;
      self->twos += target->twos;
      self->jokers += target->jokers;
      target->twos = target->jokers = 0;
    }
}

static int
count_new_canastas (const Search *self)
{
  int count = 0;

  for (guint i = 0; i < self->n_targets; i++)
    {
      const Target *target = &self->targets[i];
      gboolean was = target->place != CANASTA_NEW_MELD
                     && self->own->melds[target->place].complete;

      count += !was && count_cards (target) >= target->complete;
    }
  return count;
}

/* The open meld that fewest wild cards complete; NULL where they do not. */
static Target *
find_nearest (Search *self)
{
  Target *nearest = NULL;

  for (guint i = 0; i < self->n_targets; i++)
    {
      Target *target = &self->targets[i];
      int missing = target->complete - count_cards (target);

      if (missing > 0 && missing <= target->room && missing <= count_wilds (self)
          && target->meld.kind != CANASTA_MELD_WILD
          && (!nearest || missing < nearest->complete - count_cards (nearest)))
        nearest = target;
    }
  return nearest;
}

/* Where a wild card costs least: a mixed canasta, a mixed meld, an open one. */
static Target *
find_cheapest (Search *self)
{
  Target *cheapest = NULL;
  int best = -1;

  for (guint i = 0; i < self->n_targets; i++)
    {
      Target *target = &self->targets[i];
      gboolean mixed = target->wilds + target->twos + target->jokers > 0;
      int rating = mixed ? 2 : count_cards (target) >= target->complete ? 0 : 1;

      if (target->room > 0 && rating > best && target->meld.kind != CANASTA_MELD_WILD)
        {
          best = rating;
          cheapest = target;
        }
    }
  return cheapest;
}

/* Gives out all wild cards that go to melds of other cards. */
static void
spread_best (Search *self)
{
  Target *target;

  if (count_wilds (self) < self->lacks)
    return;
  for (guint i = 0; i < self->n_targets; i++)
    if (self->targets[i].lacks > 0 && self->targets[i].meld.kind != CANASTA_MELD_WILD)
      give (self, &self->targets[i], self->targets[i].lacks);
  while (count_new_canastas (self) < self->wanted && (target = find_nearest (self)))
    give (self, target, target->complete - count_cards (target));
  while (count_wilds (self) > 0 && (target = find_cheapest (self)))
    give (self, target, 1);
  if (count_wilds (self) == 0)
    tell (self);
}

/* A meld of wild cards that may grow, or a new one; NULL where there may be none. */
static Target *
open_wild_meld (Search *self)
{
  const CanastaForm *form = &self->own->forms->of[CANASTA_FORM_WILD];
  Target *target;

  for (guint i = 0; i < self->n_targets; i++)
    if (self->targets[i].meld.kind == CANASTA_MELD_WILD
        && (self->targets[i].room > 0 || !form->several))
      return &self->targets[i];
  if (self->n_targets == MAX_TARGETS || form->when == CANASTA_MELD_WHEN_NEVER)
    return NULL;
  target = &self->targets[self->n_targets++];
  *target = (Target){
    .meld = { .side = self->own->side, .kind = CANASTA_MELD_WILD, .rank = CANASTA_RANK_TWO },
    .place = CANASTA_NEW_MELD,
  };
  measure (self, target);
  return target;
}

/* Tries every number of wild cards for a meld of their own: a whole canasta
 * first, then none, then fewer. */
static void
spread_beside_wild_meld (Search *self)
{
  guint n_targets = self->n_targets;
  Target *meld = open_wild_meld (self);
  int wilds = count_wilds (self);
  int there = meld ? count_cards (meld) : 0;
  int complete = meld ? MAX (0, wilds - MAX (0, meld->complete - there) + 1) : 0;

  for (int i = 0; i <= (meld ? wilds : 0) && !self->stopped; i++)
    {
      int count = i < complete ? wilds - i : i - complete;

      if (count > 0 && (count < meld->lacks || count > meld->room))
        continue;
      if (count > 0)
        give (self, meld, count);
      spread_best (self);
      take_back (self, 0);
    }
  self->n_targets = n_targets;
}

/* Wild cards, every way */

static void spread_all (Search *self, guint at);

/* Whether two new melds are alike but for their wild cards. */
static gboolean
are_twins (const Target *a, const Target *b)
{
  return a->place == CANASTA_NEW_MELD && b->place == CANASTA_NEW_MELD
         && a->meld.kind == b->meld.kind && a->naturals == b->naturals
         && (a->meld.kind == CANASTA_MELD_SEQUENCE
                 ? a->meld.suit == b->meld.suit && a->meld.naturals == b->meld.naturals
                 : a->meld.rank == b->meld.rank);
}

/* So that twins are not told in either order, the second gets no more. */
static gboolean
is_out_of_order (const Search *self, guint at, int twos, int jokers)
{
  const Target *before = at > 0 ? &self->targets[at - 1] : NULL;

  return before != NULL && are_twins (before, &self->targets[at])
         && (twos > before->twos || (twos == before->twos && jokers > before->jokers));
}

static void
give_all_ways (Search *self, guint at)
{
  Target *target = &self->targets[at];
  int room = target->room;

  for (int twos = 0; twos <= MIN (self->twos, room) && !self->stopped; twos++)
    for (int jokers = 0; jokers <= MIN (self->jokers, room - twos) && !self->stopped; jokers++)
      {
        if (twos + jokers < target->lacks || is_out_of_order (self, at, twos, jokers))
          continue;
        target->twos = (gint16) twos;
        target->jokers = (gint16) jokers;
        self->twos -= twos;
        self->jokers -= jokers;
        spread_all (self, at + 1);
        self->twos += twos;
        self->jokers += jokers;
      }
  target->twos = target->jokers = 0;
}

/* Further new melds of wild cards, each at most as large as the one before. */
static void
begin_wild_melds (Search *self)
{
  const CanastaForm *form = &self->own->forms->of[CANASTA_FORM_WILD];
  guint n_targets = self->n_targets;
  Target *target;
  gboolean lies = FALSE;

  for (guint i = 0; i < self->n_targets; i++)
    lies |= self->targets[i].meld.kind == CANASTA_MELD_WILD;
  if (form->when == CANASTA_MELD_WHEN_NEVER || (lies && !form->several)
      || self->n_targets == MAX_TARGETS || count_wilds (self) < form->least)
    return;

  target = &self->targets[self->n_targets++];
  *target = (Target){
    .meld = { .side = self->own->side, .kind = CANASTA_MELD_WILD, .rank = CANASTA_RANK_TWO },
    .place = CANASTA_NEW_MELD,
  };
  measure (self, target);
  for (int twos = 0; twos <= self->twos && !self->stopped; twos++)
    for (int jokers = 0; jokers <= self->jokers && !self->stopped; jokers++)
      {
        const Target *before = target - 1;
        int count = twos + jokers;

        if (count < target->lacks || count > target->room
            || (n_targets > 0 && before->place == CANASTA_NEW_MELD
                && before->meld.kind == CANASTA_MELD_WILD
                && (count_cards (before) < count
                    || (count_cards (before) == count && before->jokers < jokers))))
          continue;
        target->twos = (gint16) twos;
        target->jokers = (gint16) jokers;
        self->twos -= twos;
        self->jokers -= jokers;
        if (count_wilds (self) == 0)
          tell (self);
        else
          begin_wild_melds (self);
        self->twos += twos;
        self->jokers += jokers;
      }
  self->n_targets = n_targets;
}

static void
spread_all (Search *self, guint at)
{
  if (at < self->n_targets)
    give_all_ways (self, at);
  else if (count_wilds (self) == 0)
    tell (self);
  else
    begin_wild_melds (self);
}

static void
spread (Search *self)
{
  if (self->lacks > count_wilds (self))
    return;
  if (self->spread == CANASTA_SPREAD_ALL)
    spread_all (self, 0);
  else
    spread_beside_wild_meld (self);
}

/* Naturals by rank */

static void deal_ranks (Search *self);

/* Goes on with a target that has new natural cards. */
static void
try_target (Search *self, Target *target, void (*go_on) (Search *self, gpointer step),
            gpointer step)
{
  gboolean was_laid = target->laid;
  int lacked = target->lacks;

  target->laid = TRUE;
  if (measure (self, target))
    {
      self->lacks += target->lacks - lacked;
      if (self->lacks <= count_wilds (self))
        go_on (self, step);
      self->lacks -= target->lacks - lacked;
    }
  target->laid = was_laid;
}

/* A rank at work: its cards that are still in the hand, the next meld of the
 * table that may get some, and how many the last new meld got. */
typedef struct
{
  CanastaRank rank;
  CanastaLane left;
  guint next;
  int most;
} RankStep;

static void deal_rank (Search *self, gpointer data);

static void
deal_to_new (Search *self, const RankStep *step)
{
  guint n_targets = self->n_targets;
  Target *target = &self->targets[n_targets];
  int count = canasta_lane_count (step->left);

  if (n_targets == MAX_TARGETS)
    return;
  self->n_targets++;
  for (int n = MIN (count, step->most); n > 0 && !self->stopped; n--)
    {
      RankStep next = *step;

      *target = (Target){
        .meld = { .side = self->own->side, .rank = (guint8) step->rank },
        .place = CANASTA_NEW_MELD,
      };
      target->meld.naturals = take_cards (&next.left, n);
      next.most = n;
      try_target (self, target, deal_rank, &next);
      if (!self->own->forms->of[step->rank].several)
        break;
    }
  self->n_targets = n_targets;
}

/* Deals the cards of a rank out: over its melds on the table, then new ones. */
static void
deal_rank (Search *self, gpointer data)
{
  const RankStep *step = data;
  guint at = step->next;
  Target *target;

  if (step->left == 0)
    {
      deal_ranks (self);
      return;
    }
  while (at < self->n_targets
         && (self->targets[at].meld.kind != CANASTA_MELD_RANK
             || self->targets[at].meld.rank != step->rank
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
  for (int n = canasta_lane_count (step->left); n >= 0 && !self->stopped; n--)
    {
      RankStep next = *step;
      Target before = *target;

      next.next = at + 1;
      if (n > 0)
        {
          target->meld.naturals += take_cards (&next.left, n);
          try_target (self, target, deal_rank, &next);
          *target = before;
        }
      else
        deal_rank (self, &next);
    }
}

/* Deals out the rank that comes next. */
static void
deal_ranks (Search *self)
{
  guint ranks = canasta_card_set_list_ranks (&self->rest);
  RankStep step;

  if (self->stopped)
    return;
  if (ranks == 0)
    {
      spread (self);
      return;
    }
  step.rank = (CanastaRank) __builtin_ctz (ranks);
  step.left = canasta_card_set_get_lane (&self->rest, step.rank);
  step.next = 0;
  step.most = G_MAXINT;
  canasta_card_set_remove_lane (&self->rest, step.rank, step.left);
  deal_rank (self, &step);
  canasta_card_set_add_lane (&self->rest, step.rank, step.left);
}

/* Sequences by suit */

/* A suit at work: the next sequence of the table that may be lengthened, and
 * the naturals of the new one that was begun last. */
typedef struct
{
  CanastaSuit suit;
  guint next;
  guint last;
} SuitStep;

static void deal_suit (Search *self, gpointer data);

/* The ranks of a suit that are still in the hand, as bits. */
static guint
list_suit (const Search *self, CanastaSuit suit)
{
  guint ranks = 0;

  for (int rank = CANASTA_RANK_FOUR; rank <= CANASTA_RANK_ACE; rank++)
    if (canasta_card_set_count_card (&self->rest, canasta_card (rank, suit)) > 0)
      ranks |= 1u << rank;
  return ranks;
}

static void
move_suit (Search *self, CanastaSuit suit, guint ranks, int sign)
{
  for (; ranks; ranks &= ranks - 1)
    {
      CanastaCard card = canasta_card (__builtin_ctz (ranks), suit);

      if (sign < 0)
        canasta_card_set_remove_card (&self->rest, card);
      else
        canasta_card_set_add_card (&self->rest, card);
    }
}

/* Lays the cards of a suit that @ranks names on a sequence. */
static void
try_sequence (Search *self, Target *target, guint ranks, SuitStep *next)
{
  Target before = *target;

  target->meld.naturals |= (CanastaLane) ranks;
  move_suit (self, next->suit, ranks, -1);
  try_target (self, target, deal_suit, next);
  move_suit (self, next->suit, ranks, 1);
  *target = before;
}

/* Every choice of @ranks goes to the sequence of the table at @at. */
static void
lengthen (Search *self, const SuitStep *step, guint at)
{
  Target *target = &self->targets[at];
  guint free = list_suit (self, step->suit) & ~(guint) target->meld.naturals;
  SuitStep next = *step;

  next.next = at + 1;
  for (guint ranks = free;; ranks = (ranks - 1) & free)
    {
      if (ranks == 0 || self->stopped)
        break;
      try_sequence (self, target, ranks, &next);
    }
  if (!self->stopped)
    deal_suit (self, &next);
}

/* Every choice of cards begins a new sequence. So that no two are told in either
 * order, each comes after the one before as a number. */
static void
begin_sequences (Search *self, const SuitStep *step)
{
  const CanastaForm *form = &self->own->forms->of[CANASTA_FORM_SEQUENCE];
  guint held = list_suit (self, step->suit);
  guint n_targets = self->n_targets;

  if (n_targets == MAX_TARGETS)
    return;
  for (guint lows = held; lows && !self->stopped; lows &= lows - 1)
    {
      guint low = lows & -lows;
      guint window = held & ((low << form->complete) - low) & ~low;

      for (guint others = window;; others = (others - 1) & window)
        {
          SuitStep next = *step;

          next.last = low | others;
          /* Cards of one rank name no sequence. */
          if (others != 0 && next.last >= step->last && !self->stopped)
            {
              self->targets[n_targets] = (Target){
                .meld = { .side = self->own->side, .kind = CANASTA_MELD_SEQUENCE,
                          .suit = (guint8) step->suit },
                .place = CANASTA_NEW_MELD,
              };
              self->n_targets = n_targets + 1;
              try_sequence (self, &self->targets[n_targets], next.last, &next);
              self->n_targets = n_targets;
            }
          if (others == 0 || self->stopped)
            break;
        }
    }
}

/* Sequences of a suit, then of the next one, then what is left by rank. */
static void
deal_suit (Search *self, gpointer data)
{
  const SuitStep *step = data;
  guint at = step->next;
  SuitStep next = { .suit = step->suit + 1 };

  if (self->stopped)
    return;
  if (step->suit == CANASTA_N_SUITS)
    {
      deal_ranks (self);
      return;
    }
  while (at < self->n_targets
         && (self->targets[at].meld.kind != CANASTA_MELD_SEQUENCE
             || self->targets[at].place == CANASTA_NEW_MELD
             || self->targets[at].meld.suit != step->suit))
    at++;
  if (at < self->n_targets)
    {
      lengthen (self, step, at);
      return;
    }
  deal_suit (self, &next);
  begin_sequences (self, step);
}

/* The side's melds as targets: all of them may get wild cards. */
static void
open_targets (Search *self)
{
  for (guint i = 0; i < self->own->n_melds; i++)
    if (self->own->melds[i].side == self->own->side)
      {
        Target *target = &self->targets[self->n_targets++];

        *target = (Target){ .meld = self->own->melds[i], .place = (guint8) i };
        measure (self, target);
        target->lacks = 0;
      }
}

/**
 * canasta_layout_search: (skip)
 * @own: the melds of the side that lays
 * @cards: cards, all of them to be laid
 * @spread: which ways to give out wild cards
 * @wanted: with %CANASTA_SPREAD_BEST, how many canastas more are wanted
 * @func: (scope call): what is told each layout
 * @data: handed to @func
 *
 * Goes through every layout of @cards that the forms of the table allow, those
 * that differ by the suits of a rank once.
 *
 * Returns: whether @func ended it
 */
gboolean
canasta_layout_search (const CanastaSideMelds *own, const CanastaCardSet *cards,
                       CanastaSpread spread, int wanted, CanastaLayoutFunc func, gpointer data)
{
  SuitStep first = { .suit = CANASTA_SUIT_CLUBS };
  Search self;

  self.own = own;
  self.spread = spread;
  self.wanted = wanted;
  self.func = func;
  self.data = data;
  self.stopped = FALSE;
  self.rest = *cards;
  self.rest.words[3] = 0;
  self.all_twos = canasta_card_set_get_lane (cards, CANASTA_RANK_TWO);
  self.twos = canasta_lane_count (self.all_twos);
  self.jokers = canasta_card_set_count_rank (cards, CANASTA_RANK_JOKER);
  self.lacks = 0;
  self.n_targets = 0;
  if (canasta_card_set_count_red_threes (cards) > 0)
    return FALSE;
  open_targets (&self);
  if (own->forms->of[CANASTA_FORM_SEQUENCE].when == CANASTA_MELD_WHEN_NEVER)
    deal_ranks (&self);
  else
    deal_suit (&self, &first);
  return self.stopped;
}

/* Whether a card of the hand may find enough others for a sequence. */
static gboolean
may_join_sequence (const CanastaSideMelds *own, const CanastaCardSet *cards, int wilds,
                   CanastaCard card)
{
  const CanastaForm *form = &own->forms->of[CANASTA_FORM_SEQUENCE];
  CanastaSuit suit = canasta_card_get_suit (card);
  int rank = (int) canasta_card_get_rank (card);
  int near = MIN (wilds, form->most_wilds);

  for (guint i = 0; i < own->n_melds; i++)
    if (own->melds[i].side == own->side && own->melds[i].kind == CANASTA_MELD_SEQUENCE
        && own->melds[i].suit == suit && !own->melds[i].complete)
      return TRUE;
  for (int other = MAX (rank - form->complete + 1, CANASTA_RANK_FOUR);
       other <= MIN (rank + form->complete - 1, CANASTA_RANK_ACE); other++)
    near += canasta_card_set_count_card (cards, canasta_card (other, suit)) > 0;
  return near >= form->least;
}

/* How many cards of a rank can only go to a meld of the rank: all of them where
 * there are no sequences. */
static int
count_bound (const CanastaSideMelds *own, const CanastaCardSet *cards, int wilds,
             CanastaRank rank, int count)
{
  if (own->forms->of[CANASTA_FORM_SEQUENCE].when == CANASTA_MELD_WHEN_NEVER
      || rank < CANASTA_RANK_FOUR)
    return count;
  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    if (may_join_sequence (own, cards, wilds, canasta_card (rank, suit)))
      count -= canasta_card_set_count_card (cards, canasta_card (rank, suit));
  return count;
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
 * Returns: how many natural cards have nowhere to go, at the least
 */
int
canasta_layout_count_stranded (const CanastaSideMelds *own, const CanastaCardSet *cards,
                               const CanastaRankCounts *counts, CanastaRank *one)
{
  int wilds = counts->of[CANASTA_RANK_TWO] + counts->of[CANASTA_RANK_JOKER];
  guint ranks = canasta_rank_counts_at_least (counts, 1) & ((1 << CANASTA_RANK_TWO) - 1);
  int stranded = 0;

  for (; ranks; ranks &= ranks - 1)
    {
      CanastaRank rank = (CanastaRank) __builtin_ctz (ranks);
      const CanastaForm *form = &own->forms->of[rank];
      int count = counts->of[rank];

      if (own->first[rank] > 0
          || (count >= form->least_naturals
              && count + MIN (wilds, form->most_wilds) >= form->least))
        continue;
      count = count_bound (own, cards, wilds, rank, count);
      stranded += count;
      if (count > 0)
        *one = rank;
    }
  return stranded;
}
