/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The session's inside, shared by the files that make it up:
 *   session-play.c  how the match goes on, and what is taken back
 *   session.c       who sits at the table, what is kept and what can be seen: the
 *                   scene; uses the other one, and is asked for nothing */

#pragma once

#include "players/player.h"
#include "session/saver.h"
#include "session/session.h"

G_BEGIN_DECLS

struct _CanastaSession
{
  GObject parent_instance;

  CanastaMatch *match;
  CanastaPersonal personal;
  CanastaPlayer *players[CANASTA_MAX_SEATS];    /* NULL for the person */
  CanastaPace pace;
  gboolean is_started;

  GCancellable *thinking;       /* while a player thinks */
  CanastaAction chosen;
  gint64 due;                   /* when the step has taken long enough */
  guint pause;                  /* until then */
  guint8 hurried;               /* the seat whose steps are finished at once */

  CanastaAction held;           /* the discard that can still be taken back */
  guint hold;
  guint end;                    /* until the end of the round was seen */

  gboolean has_failed;          /* the variant has, and nothing is played any more */
  guint failing;                /* until that is told */

  CanastaSaver *saver;          /* NULL where nothing is kept */
};

gboolean  canasta_session_has_failed  (CanastaSession        *self);
void      canasta_session_init_acting (CanastaSceneInterface *interface);

G_END_DECLS
