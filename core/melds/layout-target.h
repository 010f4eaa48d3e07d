/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the search for layouts share; private to melds/. */

#pragma once

#include "melds/layout-search.h"
#include "melds/sequence.h"

G_BEGIN_DECLS

/* Melds of the side, and as many new ones as an action has groups. */
#define CANASTA_MAX_TARGETS (CANASTA_MAX_MELDS + CANASTA_MAX_GROUPS)

/* A meld that cards may go to. */
typedef struct
{
  CanastaMeld meld;             /* with the natural cards that go there */
  guint8 place;
  gboolean laid;                /* natural cards go there */
  gboolean turned;              /* a two that lies there wild becomes natural */
  gint16 naturals;
  gint16 wilds;                 /* those that lie there already */
  gint16 lacks;                 /* wild cards it must get */
  gint16 room;                  /* wild cards it may get */
  gint16 twos;                  /* twos it gets */
  gint16 jokers;
  gint16 complete;              /* cards at which it is a canasta */
} CanastaLayoutTarget;

/* The most wild cards that a rule lets a sequence have. */
#define CANASTA_MAX_FILLERS 7

/* What sequences of a suit may become canastas: how many cards of it there are, and how many the
 * best of them misses at the least. */
typedef struct
{
  gint8 cards;
  gint8 missing;
} CanastaSuitReach;

typedef struct
{
  const CanastaSideMelds *own;
  CanastaSpread spread;
  CanastaLayoutAim aim;
  gboolean by_class;            /* some class of canastas is wanted */
  gboolean wants_sequence;
  CanastaLayoutFunc func;
  gpointer data;
  guint steps;                  /* how many are left, 0 where they are not counted */
  gboolean has_sequences;
  gboolean has_open_ones;       /* there are melds of which one at a time is unfinished */
  gboolean stopped;
  gboolean dealt;               /* all natural cards had a place at some time */
  CanastaCardSet rest;          /* natural cards without a place */
  CanastaLane all_twos;         /* the twos to be laid */
  int twos;                     /* how many twos have no place */
  int jokers;
  int lacks;                    /* wild cards that targets must get */
  const CanastaCardSet *cards;  /* all that is to be laid */
  /* Of suits that are not dealt out yet, each found once it is asked for: what comes to sequences
   * by how many wild cards (layout-stranded.c), and what canastas may (layout-bounds.c). */
  guint64 joining[CANASTA_MAX_FILLERS + 1];
  CanastaSuitReach reach[CANASTA_N_SUITS];
  guint joining_known;          /* as bits */
  guint reach_known;
  CanastaCanastas untouched;    /* those of the side that are no targets */
  guint n_targets;
  CanastaLayoutTarget targets[CANASTA_MAX_TARGETS];
} CanastaLayoutSearch;

/* One step more; after the last one nothing goes on. */
static inline void
canasta_search_step (CanastaLayoutSearch *self)
{
  if (self->steps > 0 && --self->steps == 0)
    self->stopped = TRUE;
}

static inline int
canasta_search_count_wilds (const CanastaLayoutSearch *self)
{
  return self->twos + self->jokers;
}

static inline int
canasta_target_count (const CanastaLayoutTarget *target)
{
  return target->naturals + target->wilds + target->twos + target->jokers;
}

static inline gboolean
canasta_target_was_canasta (const CanastaLayoutSearch *self, const CanastaLayoutTarget *target)
{
  return target->place != CANASTA_NEW_MELD && canasta_meld_is_canasta (&self->own->melds[target->place]);
}

static inline gboolean
canasta_target_is_of_rank (const CanastaLayoutTarget *target, CanastaRank rank)
{
  return target->meld.kind == CANASTA_MELD_RANK && target->meld.rank == rank;
}

/* How many places lie between the natural cards of a sequence that is thought of. */
static inline int
canasta_target_count_gaps (const CanastaLayoutTarget *target, const CanastaForms *forms,
                           int naturals)
{
  guint ranks = target->meld.naturals;

  return forms->reach.lowest == CANASTA_PLACE_FOUR
             ? 32 - __builtin_clz (ranks) - __builtin_ctz (ranks) - naturals
             : canasta_sequence_count_gaps (forms, ranks);
}

/* Works out what a target may and must get; FALSE where its natural cards
 * cannot lie there whatever it gets. */
static inline gboolean
canasta_search_measure (const CanastaLayoutSearch *self, CanastaLayoutTarget *target)
{
  const CanastaForm *form = canasta_meld_get_form (&target->meld, self->own->forms);
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
      int gaps = canasta_target_count_gaps (target, self->own->forms, naturals);

      target->lacks = (gint16) MAX (target->lacks, gaps - wilds);
    }
  return form->when != CANASTA_MELD_WHEN_NEVER && naturals >= form->least_naturals
         && canasta_form_has_room_for (form, naturals, wilds) && target->lacks <= target->room;
}

/* The ranks of a suit that are still in the hand, as bits; where sequences go down to the
 * ace, its second ace and a two that may be natural, too. */
static inline guint
canasta_search_list_suit (const CanastaLayoutSearch *self, CanastaSuit suit)
{
  const CanastaForms *forms = self->own->forms;
  guint ranks = canasta_sequence_list_suit (forms, &self->rest, suit);

  if (forms->reach.lowest == CANASTA_PLACE_FOUR)
    return ranks;
  if (forms->reach.aces > 1
      && canasta_card_set_count_card (&self->rest, canasta_card (CANASTA_RANK_ACE, suit)) > 0)
    ranks |= CANASTA_LOW_ACE;
  if (forms->reach.two_is_natural && (self->all_twos >> (4 * suit) & 15))
    ranks |= CANASTA_NATURAL_TWO;
  return ranks;
}

/* The places that ranks held may have, and a two that may be natural. */
static inline guint
canasta_sequence_list_held (const CanastaForms *forms, guint ranks, gboolean two)
{
  return canasta_sequence_list_places (forms, ranks) | (two ? 1u << CANASTA_PLACE_TWO : 0);
}

/* How many cards are missing between those of some places in the best stretch of them that
 * would be a complete sequence; of what no wild card could fill, all of them. */
static inline int
canasta_sequence_count_missing (const CanastaForms *forms, guint places)
{
  const CanastaForm *form = &forms->of[CANASTA_FORM_SEQUENCE];
  int size = form->complete;
  int least = size;

  if (canasta_places_list_lows (places, size) != 0)
    return 0;
  if (form->most_wilds == 0)
    return size;
  for (int low = forms->reach.lowest; low + size - 1 <= CANASTA_PLACE_ACE; low++)
    least = MIN (least, size
                        - canasta_ranks_count ((guint16) (places >> low & ((1u << size) - 1))));
  return least;
}

/* The places that the cards of a suit may have of which there are some, given by rank. */
static inline guint
canasta_sequence_list_in_suit (const CanastaForms *forms, guint16 held)
{
  return canasta_sequence_list_held (forms, canasta_sequence_list_ranks (forms, held),
                                     forms->reach.two_is_natural
                                       && canasta_ranks_have (held, CANASTA_WILD_RANK));
}

/* The lowest of some places but for so many, and the highest: one bit, or none. */
static inline guint
canasta_places_find_lowest_but (guint places, int count)
{
  for (; count > 0; count--)
    places &= places - 1;
  return places & -places;
}

static inline guint
canasta_places_find_highest_but (guint places, int count)
{
  for (; count > 0 && places; count--)
    places ^= 1u << (31 - __builtin_clz (places));
  return places ? 1u << (31 - __builtin_clz (places)) : 0;
}

/* The places that a sequence may come to, up and down from those that lie, as far as @wilds cards
 * fill those that are not among @may. */
static inline guint
canasta_places_stretch (guint lies, guint may, int wilds)
{
  const guint all = (2u << CANASTA_PLACE_ACE) - 1;
  guint below = (lies & -lies) - 1;
  guint above = all & ~((2u << (31 - __builtin_clz (lies))) - 1);
  int left = wilds - canasta_ranks_count ((guint16) (all & ~(may | below | above)));
  guint end = canasta_places_find_lowest_but (above & ~may, left);
  guint begin = canasta_places_find_highest_but (below & ~may, left);

  return (end ? end - 1 : all) & ~(begin ? 2 * begin - 1 : 0);
}

/* The ranks of which a side has a meld that may get natural cards. */
static inline guint
canasta_side_melds_list_open (const CanastaSideMelds *own)
{
  const CanastaForm *form = &own->forms->of[CANASTA_FORM_GROUP];
  CanastaRankCounts first;
  guint ranks = 0;

  if (form->most > form->complete)
    {
      memcpy (first.of, own->first, sizeof first.of);
      return canasta_rank_counts_at_least (&first, 1);
    }
  for (guint64 places = own->unfinished & ~own->sequences; places; places &= places - 1)
    ranks |= 1u << own->melds[__builtin_ctzll (places)].rank;
  return ranks;
}

/* The ranks that make melds and of which the side has no such one. */
static inline guint
canasta_side_melds_list_unmelded (const CanastaSideMelds *own)
{
  return own->forms->groups & ~canasta_side_melds_list_open (own);
}

/* What a way to deal out a rank is good for: @costs tells how many wild cards it
 * takes to lay it with so many canastas, more than there are where it cannot. */
#define CANASTA_MAX_COSTS (CANASTA_MOST_TO_GO_OUT + 1)
typedef struct
{
  int room;
  int costs[CANASTA_MAX_COSTS];
} CanastaDealWorth;

/* The ways to deal out a rank that were tried, as far as there is space. */
typedef struct
{
  guint n;
  CanastaDealWorth of[6];
} CanastaTriedDeals;

/* What is told each choice of cards for a sequence, as ranks. */
typedef void (*CanastaRunFunc) (CanastaLayoutSearch *self, guint ranks, gpointer data);

/* layout-wilds.c, layout-bounds.c, layout-stranded.c, layout-cover.c, layout-runs.c */
void      canasta_layout_search_spread           (CanastaLayoutSearch        *self);
gboolean  canasta_layout_search_may_have_classes (const CanastaLayoutSearch  *self);
gboolean  canasta_layout_search_may_be_enough    (const CanastaLayoutSearch  *self);
gboolean  canasta_layout_search_may_succeed      (CanastaLayoutSearch        *self,
                                                  CanastaSuit                 suit,
                                                  gboolean                    dealt);
gboolean  canasta_layout_search_may_join         (CanastaLayoutSearch        *self,
                                                  CanastaSuit                 suit,
                                                  guint                       next,
                                                  gboolean                    dealt);
gboolean  canasta_layout_search_was_tried        (const CanastaLayoutSearch  *self,
                                                  CanastaRank                 rank,
                                                  CanastaTriedDeals          *tried);
guint64   canasta_layout_list_joining            (const CanastaSideMelds     *own,
                                                  const guint16              *suits,
                                                  int                         wilds);
guint     canasta_layout_list_lonely             (const CanastaSideMelds     *own,
                                                  const CanastaRankCounts    *counts,
                                                  int                         wilds);
void      canasta_layout_search_choose_runs      (CanastaLayoutSearch        *self,
                                                  const CanastaLayoutTarget  *target,
                                                  CanastaRunFunc              func,
                                                  gpointer                    data);

/* Whether the targets as they are may come to what is wanted. */
static inline gboolean
canasta_search_may_achieve (const CanastaLayoutSearch *self)
{
  return (self->aim.canastas <= 0 || canasta_layout_search_may_be_enough (self))
         && (!self->by_class || canasta_layout_search_may_have_classes (self));
}

G_END_DECLS
