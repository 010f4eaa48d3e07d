/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Being a guest at a table elsewhere: what this program says to the host, and what it knows of
 * the table by what the host says. Like the host's table it knows no network: it is told what
 * comes over its connection, and says what is to be sent.
 *
 * The match is shown and played by a session, as one that is played here; what is hidden from
 * the seat is not in it. Who looks on has no seat: no hand is in it. After each round the host
 * proves how it was dealt, and it is played again by that deal: only then it has ended here, and
 * the session's match knows all of it. */

#pragma once

#include "elsewhere/clock-seen.h"
#include "elsewhere/kept-table.h"
#include "network/seat-key.h"
#include "session/session.h"

G_BEGIN_DECLS

/**
 * CanastaVisitTableFunc:
 * @rules: what is played, as the host tells it
 * @data: what was handed over
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the table, if it can be played at here
 */
typedef CanastaTable *(*CanastaVisitTableFunc) (const CanastaRulesTold *rules, gpointer data,
                                                GError **error);

#define CANASTA_TYPE_VISIT (canasta_visit_get_type ())
G_DECLARE_FINAL_TYPE (CanastaVisit, canasta_visit, CANASTA, VISIT, GObject)

/*
 * Signals:
 *   said (const char *text)
 *     the text is to be sent
 *   changed ()
 *     another place, other people, other rules; or a deal is being agreed on
 *   began ()
 *     there is a session; another one where another match begins at the same table
 *   clock (const CanastaClock *clock)
 *     somebody's time runs from now on, or stands still
 *   key-needed (const guint8 *origin)
 *     the key of the guest's seat is needed, in what goes on from that match: one that they have,
 *     or, where they have a seat here and none yet, a new one
 *   to-keep ()
 *     what is needed to go on with the table in the host's place may have changed
 *   moved ()
 *     the guest has the seat that they had where the table was before
 *   to-follow (const char *invitation)
 *     the host has handed the table over: by this invitation it goes on, and the connection is to be
 *     closed
 *   refused (const CanastaRefused *refused)
 *     the host has not done what the seat did
 *   too-fast ()
 *     the host has not said what the guest wanted to say to the table
 *   remarked (guint seat, CanastaRemark remark)
 *     somebody has said something to the table
 *   placed (const CanastaPlacesTold *places)
 *     the match is over, and so it is at all tables that were dealt the same
 *   ended (CanastaByeWhy why)
 *     the host has said goodbye; the connection is to be closed
 *   failed (const char *sentence)
 *     the host has not kept to the protocol, or not dealt as was promised, or the table cannot
 *     be played at here; the connection is to be closed
 */

CanastaVisit            *canasta_visit_new            (const char                *name,
                                                       CanastaVisitTableFunc      open_table,
                                                       gpointer                   data);
void                     canasta_visit_set_ticket     (CanastaVisit              *self,
                                                       const CanastaTicket       *ticket);
void                     canasta_visit_set_return     (CanastaVisit              *self,
                                                       const CanastaReturnTicket *ticket);
const CanastaReturnTicket *
                         canasta_visit_get_return     (CanastaVisit              *self);

void                     canasta_visit_look_on        (CanastaVisit              *self);

/* Going on with the table in the host's place, or where somebody else does. */
void                     canasta_visit_set_pin        (CanastaVisit              *self,
                                                       const guint8              *pin);
void                     canasta_visit_set_key        (CanastaVisit              *self,
                                                       const CanastaSeatKey      *key);
gboolean                 canasta_visit_fill_kept      (CanastaVisit              *self,
                                                       CanastaKeptTable          *kept,
                                                       GError                   **error);
char                    *canasta_visit_write_rounds   (CanastaVisit              *self);
guint                    canasta_visit_count_over     (CanastaVisit              *self);
void                     canasta_visit_let_inherit    (CanastaVisit              *self);
gboolean                 canasta_visit_is_heir        (CanastaVisit              *self);
void                     canasta_visit_inherit        (CanastaVisit              *self,
                                                       guint                      rounds,
                                                       const char                *invitation);
const guint8            *canasta_visit_get_origin     (CanastaVisit              *self);
void                     canasta_visit_expect         (CanastaVisit              *self,
                                                       const guint8              *origin);

/* What happens at its connection. */
void                     canasta_visit_connect        (CanastaVisit              *self);
void                     canasta_visit_hear           (CanastaVisit              *self,
                                                       const char                *text,
                                                       gsize                      size);
void                     canasta_visit_disconnect     (CanastaVisit              *self);

/* What is known. */
gboolean                 canasta_visit_is_connected   (CanastaVisit              *self);
const char              *canasta_visit_get_name       (CanastaVisit              *self);
const char              *canasta_visit_get_title      (CanastaVisit              *self);
guint                    canasta_visit_get_seat       (CanastaVisit              *self);
gboolean                 canasta_visit_wants_to_look  (CanastaVisit              *self);
gboolean                 canasta_visit_is_looking     (CanastaVisit              *self);
CanastaTable            *canasta_visit_get_table      (CanastaVisit              *self);
const CanastaTableSeen  *canasta_visit_get_seen       (CanastaVisit              *self);
CanastaClockSeen        *canasta_visit_get_clock      (CanastaVisit              *self);
CanastaSession          *canasta_visit_get_session    (CanastaVisit              *self);
const CanastaPlacesTold *canasta_visit_get_places     (CanastaVisit              *self);

/* What is done. */
void                     canasta_visit_set_ready      (CanastaVisit              *self,
                                                       gboolean                   is_ready);
void                     canasta_visit_remark         (CanastaVisit              *self,
                                                       CanastaRemark              remark);
void                     canasta_visit_tell_seen      (CanastaVisit              *self);
void                     canasta_visit_leave          (CanastaVisit              *self);

G_END_DECLS
