/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of a visit, shared by the files that make it up:
 *   visit-round.c  the deal, what is seen of a round, its proof, and the rounds that are over
 *   visit.c        coming and going, and what is said; uses the first one
 *   visit-hear.c   what the host says; uses both, and is asked for nothing */

#pragma once

#include "elsewhere/inheritance.h"
#include "elsewhere/visit.h"

G_BEGIN_DECLS

struct _CanastaVisit
{
  GObject parent_instance;

  char *name;
  CanastaVisitTableFunc open_table;
  gpointer data;
  CanastaTicket ticket;
  CanastaReturnTicket return_ticket;
  gboolean wants_to_look;       /* on, and no seat */
  gboolean can_inherit;         /* somebody answers who is asked to go on with the table */

  gboolean is_connected;
  gboolean is_known;            /* the host has said welcome */
  char *title;
  guint seat;                   /* or CANASTA_NO_SEAT */
  gboolean is_looking;          /* the host has let them look on */
  CanastaTable *table;          /* NULL before the rules were told */
  GError *unplayable;           /* why those that were told cannot be played by here, or NULL */
  CanastaClockSeen *clock;
  CanastaMessage seen;          /* of the kind “table”, or “leave”, which holds nothing */
  guint32 ready_for;            /* the round for which the guest has said to be ready, or 0 */

  CanastaInheritance inheritance;       /* of the table, if somebody is to go on with it */
  gboolean has_claimed;         /* a seat, and not heard whether it is theirs */
  gboolean is_following;        /* to where the host before has sent them, and has not heard of it */

  /* The deal that is agreed on, or by which the round was dealt. */
  guint8 match_id[16];
  CanastaShare share;
  CanastaFairDeal deal;
  guint party;                  /* the own one; 0 where nothing was promised */
  gboolean was_away;            /* since then: the deal may have been agreed on without it */

  /* The round, as it was seen. */
  CanastaSession *session;      /* NULL before the first deal */
  guint64 r;                    /* the records known */
  guint64 n;                    /* the own actions */
  char *pending;                /* the one that is not answered, as it was said */
  GPtrArray *actions;           /* of the round, in the notation */
  GArray *hands;                /* of CanastaCardSet: the own one after each … */
  guint first_hand;             /* … from that many actions on */
  guint round;                  /* as it was told last */
  gboolean has_ended;           /* it has, as was told last */
  gboolean is_over;             /* the proof is awaited */
  guint proved;                 /* the round of which the proof was seen last, or 0 */

  CanastaMessage places;        /* of the kind “places”, or “leave”, which holds nothing … */
  gboolean is_placed;           /* … told, as those of a match that is over */

  CanastaPastRounds *past;      /* the rounds that are over */
  CanastaMatch *real;           /* the one that was proved and not taken yet, as it was, or NULL */
};

/* visit-round.c */
void      canasta_visit_say           (CanastaVisit           *self,
                                       const CanastaMessage   *message);
gboolean  canasta_visit_take_promises (CanastaVisit           *self,
                                       const CanastaPromises  *promises,
                                       GError                **error);
gboolean  canasta_visit_take_position (CanastaVisit           *self,
                                       const CanastaMessage   *message,
                                       GError                **error);
gboolean  canasta_visit_take_record   (CanastaVisit           *self,
                                       const CanastaMessage   *message,
                                       GError                **error);
gboolean  canasta_visit_take_proof    (CanastaVisit           *self,
                                       const CanastaProof     *proof,
                                       GError                **error);
void      canasta_visit_ask_position  (CanastaVisit           *self);

gboolean  canasta_visit_take_replayed (CanastaVisit           *self,
                                       const CanastaReplayed  *replayed,
                                       GError                **error);
gboolean  canasta_visit_settle        (CanastaVisit           *self,
                                       GError                **error);

/* visit.c */
gboolean  canasta_visit_is_replaced   (CanastaVisit           *self);

G_END_DECLS
