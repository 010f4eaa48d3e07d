/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A visit of the person at somebody else's table: over a call that is made again as long as that
 * helps, with the ticket by which they have their seat. A match that is over is kept here, too. */

#pragma once

#include "elsewhere/visit.h"
#include "network/invitation.h"
#include "session/matches.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_VISITING (canasta_visiting_get_type ())
G_DECLARE_FINAL_TYPE (CanastaVisiting, canasta_visiting, CANASTA, VISITING, GObject)

/*
 * Signals:
 *   changed ()
 *     another one waits, sits, is ready, has gone or is back; or the line is lost, or there again
 *   began ()
 *     there is a session, or another one
 *   told (const char *sentence)
 *     something happened at the table that the person should know
 *   to-follow (const char *invitation)
 *     the host has handed the table over: by this invitation it goes on
 *   ended (const char *sentence)
 *     it is over, and how it ended, or NULL
 */

CanastaVisiting  *canasta_visiting_new              (CanastaMatches           *matches,
                                                     const char               *data_folder,
                                                     const CanastaInvitation  *invitation,
                                                     const char               *name,
                                                     gboolean                  looks_on);
void              canasta_visiting_expect           (CanastaVisiting          *self,
                                                     const guint8             *origin);
void              canasta_visiting_start            (CanastaVisiting          *self);
CanastaVisit     *canasta_visiting_get_visit        (CanastaVisiting          *self);
gboolean          canasta_visiting_is_lost          (CanastaVisiting          *self);
void              canasta_visiting_leave            (CanastaVisiting          *self);
const char       *canasta_visiting_get_kept         (CanastaVisiting          *self);
const char       *canasta_visiting_get_relay        (CanastaVisiting          *self);
char             *canasta_visiting_describe_awaited (CanastaVisiting          *self,
                                                     CanastaMatch             *match);
void              canasta_visiting_keep_match       (CanastaVisiting          *self);

G_END_DECLS
