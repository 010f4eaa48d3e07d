/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the search for layouts share; private to melds/. */

#pragma once

#include "melds/layout-search.h"

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
  int wanted;                   /* new canastas */
  CanastaLayoutFunc func;
  gpointer data;
  guint steps;                  /* how many are left, 0 where they are not counted */
  gboolean has_sequences;
  gboolean has_open_ones;       /* wild cards make melds of which one at a time is unfinished */
  gboolean stopped;
  CanastaCardSet rest;          /* natural cards without a place */
  CanastaLane all_twos;         /* the twos to be laid */
  int twos;                     /* how many twos have no place */
  int jokers;
  int lacks;                    /* wild cards that targets must get */
  guint n_targets;
  CanastaLayoutTarget targets[CANASTA_MAX_TARGETS];
} CanastaLayoutSearch;

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
  return target->place != CANASTA_NEW_MELD && self->own->melds[target->place].complete;
}

static inline gboolean
canasta_target_is_of_rank (const CanastaLayoutTarget *target, CanastaRank rank)
{
  return target->meld.kind == CANASTA_MELD_RANK && target->meld.rank == rank;
}

/* The ranks of a suit that are still in the hand, as bits. */
static inline guint
canasta_search_list_suit (const CanastaLayoutSearch *self, CanastaSuit suit)
{
  guint ranks = 0;

  for (int rank = CANASTA_RANK_FOUR; rank <= CANASTA_RANK_ACE; rank++)
    if (canasta_card_set_count_card (&self->rest, canasta_card (rank, suit)) > 0)
      ranks |= 1u << rank;
  return ranks;
}

/* What a way to deal out a rank is good for: @costs tells how many wild cards it
 * takes to lay it with so many canastas, more than there are where it cannot. No
 * rules ask for more than four to go out. */
#define CANASTA_MAX_COSTS 5
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

/* layout-target.c */
gboolean  canasta_search_measure        (const CanastaLayoutSearch  *self,
                                         CanastaLayoutTarget        *target);

/* layout-wilds.c */
void      canasta_search_spread         (CanastaLayoutSearch        *self);

/* layout-bounds.c */
gboolean  canasta_search_may_be_enough  (const CanastaLayoutSearch  *self);
gboolean  canasta_search_may_succeed    (const CanastaLayoutSearch  *self,
                                         CanastaSuit                 suit);
gboolean  canasta_search_was_tried      (const CanastaLayoutSearch  *self,
                                         CanastaRank                 rank,
                                         CanastaTriedDeals          *tried);

G_END_DECLS
