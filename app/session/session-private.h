/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The session's inside, shared by the files that make it up:
 *   session-play.c  how the match goes on, and what is taken back
 *   session.c       who sits at the table and has left it, and what is kept; uses the other
 *                   one, and is asked for nothing */

#pragma once

#include "session/saver.h"
#include "session/session.h"

G_BEGIN_DECLS

struct _CanastaSession
{
  GObject parent_instance;

  CanastaMatch *match;
  CanastaReferee *referee;      /* NULL where nobody else has a say */
  gboolean is_asking;           /* what became of an action is not known yet */
  CanastaOthers *others;
  CanastaPersonal personal;
  CanastaScreen *screen;
  CanastaDriver *drivers[CANASTA_MAX_SEATS];
  CanastaPace pace;
  gboolean is_started;
  guint resting;                /* the seats of those who look on to the end of the round, as bits */
  guint8 hurried;               /* the seat whose steps are finished at once */

  CanastaAction held;           /* the discard that can still be taken back … */
  guint8 holder;                /* … by whom … */
  guint hold;                   /* … for how long */
  guint end;                    /* until the end of the round was seen */

  gboolean has_failed;          /* the variant has, and nothing is played any more */
  guint failing;                /* until that is told */

  CanastaSaver *saver;          /* NULL where nothing is kept */
};

gboolean        canasta_session_has_failed    (CanastaSession  *self);
guint           canasta_session_find_first    (CanastaSession  *self,
                                               guint            seats);
void            canasta_session_go_on         (CanastaSession  *self);
void            canasta_session_hand_over     (CanastaSession  *self,
                                               guint            seat);
void            canasta_session_tell_change   (CanastaSession  *self);
void            canasta_session_watch_driver  (CanastaSession  *self,
                                               guint            seat);

G_END_DECLS
