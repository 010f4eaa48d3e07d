/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inside of a host's table, shared by the files that make it up:
 *   host-play.c    what is said to guests; the match, and who is awaited
 *   host.c         the table, and what the host decides of it; uses the first one
 *   host-guests.c  who comes and goes; uses both, and is asked for nothing */

#pragma once

#include "elsewhere/bequest.h"
#include "elsewhere/dealing.h"
#include "elsewhere/door.h"
#include "elsewhere/host-say.h"
#include "elsewhere/seats.h"
#include "elsewhere/succession.h"
#include "turn/table-clock.h"

G_BEGIN_DECLS

struct _CanastaHost
{
  GObject parent_instance;

  CanastaTable *table;
  JsonNode *rules;              /* of it, as they are kept; NULL until they are */
  char *title;
  CanastaMatchFile *file;       /* where the match is kept, or NULL */
  gboolean has_hints;
  gint64 grace;                 /* milliseconds */
  gboolean is_closed;

  gint64 now;                   /* milliseconds */
  CanastaDoor door;
  CanastaGuests *guests;
  CanastaSeats seats;
  CanastaSuccession succession;
  CanastaBequest bequest;       /* of another host, who gives their table to this one */
  char *told;                   /* the table, as everybody knows it */

  CanastaDeals *deals;
  guint proved;                 /* the round of which the proof was told last, or 0 */
  CanastaTableClock clock;
  CanastaSession *session;      /* NULL before the first deal */
};

/* The deal. */
gboolean  canasta_host_is_playing     (CanastaHost           *self);
gboolean  canasta_host_can_deal       (CanastaHost           *self);
guint     canasta_host_list_agreeing  (CanastaHost           *self);
void      canasta_host_deal           (CanastaHost           *self,
                                       guint64                number);

/* What is told. */
gboolean  canasta_host_tell_table     (CanastaHost           *self);
void      canasta_host_tell_match     (CanastaHost           *self,
                                       const CanastaGuest    *guest);
void      canasta_host_tell_all       (CanastaHost           *self,
                                       CanastaGuest          *guest);

/* What guests say who sit at the table. */
void      canasta_host_take_act       (CanastaHost           *self,
                                       CanastaGuest          *guest,
                                       const CanastaAct      *act);
void      canasta_host_take_seen      (CanastaHost           *self,
                                       CanastaGuest          *guest,
                                       guint64                seen);
void      canasta_host_take_replay    (CanastaHost           *self,
                                       const CanastaGuest    *guest,
                                       guint                  round);
void      canasta_host_take_remark    (CanastaHost           *self,
                                       CanastaGuest          *guest,
                                       CanastaRemark          remark);

/* How it goes on. */
guint     canasta_host_get_next_round (CanastaHost           *self);
void      canasta_host_go_on          (CanastaHost           *self);
void      canasta_host_follow         (CanastaHost           *self,
                                       CanastaMatch          *match,
                                       const CanastaPersonal *personal);
void      canasta_host_hand_seat_over (CanastaHost           *self,
                                       guint                  seat);

G_END_DECLS
