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
  gint16 naturals;
  gint16 wilds;                 /* those that lie there already */
  gint16 lacks;                 /* wild cards it must get */
  gint16 room;                  /* wild cards it may get */
  gint16 twos;                  /* twos it gets */
  gint16 jokers;
  gint16 complete;              /* cards at which it is a canasta */
} CanastaLayoutTarget;

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
  CanastaCardSet rest;          /* natural cards without a place */
  CanastaLane all_twos;         /* the twos to be laid */
  int twos;                     /* how many twos have no place */
  int jokers;
  int lacks;                    /* wild cards that targets must get */
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

/* Works out what a target may and must get; FALSE where its natural cards
 * cannot lie there whatever it gets. */
static inline gboolean
canasta_search_measure (const CanastaLayoutSearch *self, CanastaLayoutTarget *target)
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
    }
  return form->when != CANASTA_MELD_WHEN_NEVER && naturals >= form->least_naturals
         && canasta_form_has_room_for (form, naturals, wilds) && target->lacks <= target->room;
}

/* The ranks of a suit that are still in the hand, as bits. */
static inline guint
canasta_search_list_suit (const CanastaLayoutSearch *self, CanastaSuit suit)
{
  return canasta_sequence_list_suit (&self->rest, suit);
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

/* layout-wilds.c */
void      canasta_layout_search_spread           (CanastaLayoutSearch        *self);
gboolean  canasta_layout_search_may_have_classes (const CanastaLayoutSearch  *self);
gboolean  canasta_layout_search_may_be_enough    (const CanastaLayoutSearch  *self);
gboolean  canasta_layout_search_may_succeed      (const CanastaLayoutSearch  *self,
                                                  CanastaSuit                 suit);
gboolean  canasta_layout_search_was_tried        (const CanastaLayoutSearch  *self,
                                                  CanastaRank                 rank,
                                                  CanastaTriedDeals          *tried);

/* Whether the targets as they are may come to what is wanted. */
static inline gboolean
canasta_search_may_achieve (const CanastaLayoutSearch *self)
{
  return (self->aim.canastas <= 0 || canasta_layout_search_may_be_enough (self))
         && (!self->by_class || canasta_layout_search_may_have_classes (self));
}

G_END_DECLS
