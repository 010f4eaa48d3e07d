/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What playing a match, taking its steps back and going on with it share. */

#pragma once

#include "match/match.h"

G_BEGIN_DECLS

/* The most rounds of a match that are read. */
#define CANASTA_MATCH_MAX_ROUNDS 1000

/* A position and what all players remember of how it came about. */
typedef struct
{
  CanastaState state;
  CanastaMemory memory;
} CanastaMoment;

/* What is held of a match beside its record: enough to play on from there. */
typedef struct
{
  CanastaMoment moment;
  GArray *scores;               /* of CanastaScore, of all finished rounds */
} CanastaHeld;

static inline void
canasta_held_clear (CanastaHeld *self)
{
  g_clear_pointer (&self->scores, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CanastaHeld, canasta_held_clear)

/* Where a record begins. */
typedef struct
{
  CanastaMoment *start;
  guint n_scores;
  GArray *deals;
} CanastaBeginning;

static inline void
canasta_beginning_free (CanastaBeginning *self)
{
  g_free (self->start);
  g_array_unref (self->deals);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaBeginning, canasta_beginning_free)

struct _CanastaMatch
{
  GObject parent_instance;

  CanastaTable *table;
  CanastaDealing dealing;
  guint64 number;
  GArray *deals;                /* of guint64, from the first round of the record on: where they
                                   are told */
  guint first_dealer;
  char *typed_names[CANASTA_MAX_SEATS + 1];     /* empty where nobody typed one */
  char *names[CANASTA_MAX_SEATS + 1];   /* as they are shown */
  guint person;                 /* their seat, or CANASTA_NO_SEAT */
  guint substitutes;            /* the seats of those who play for somebody, as bits */

  CanastaStage stage;
  guint round;
  CanastaMoment now;
  CanastaMoment before;
  CanastaRecall recalls[CANASTA_MAX_SEATS];
  CanastaRecord *record;
  GArray *scores;               /* of CanastaScore */

  CanastaMoment *start;         /* where the record begins; NULL for the first deal */
  guint n_scores_at_start;
  CanastaBeginning *aside;      /* of a match that is seen, until the round is whole, or NULL */
  char *gap;                    /* why the steps before it are missing, where they are */

  GArray *undo;                 /* of CanastaMoment: the positions to go back to */
  GPtrArray *redo;              /* of CanastaEvent: what was taken back */
  CanastaUndo barrier;          /* why it is not possible to go further back */
};

CanastaMatch *canasta_match_create     (CanastaTable         *table,
                                       CanastaDealing        dealing,
                                       guint64               number,
                                       const char *const    *names);
CanastaMatch *canasta_match_new_held   (CanastaTable         *table,
                                       CanastaDealing        dealing,
                                       guint64               number,
                                       const char *const    *names,
                                       const CanastaHeld    *held);
gboolean    canasta_match_has_next_deal (CanastaMatch       *self);
void        canasta_match_set_gap     (CanastaMatch         *self,
                                       const char           *gap);
gboolean    canasta_match_stands_at   (CanastaMatch         *self,
                                       const CanastaHeld    *held);
gboolean    canasta_match_play        (CanastaMatch         *self,
                                       const CanastaAction  *action,
                                       CanastaRefusal       *refusal);

G_END_DECLS
