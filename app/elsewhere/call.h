/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A visit over a network: it reaches the host by an invitation, and again after each break
 * until the visit has ended. */

#pragma once

#include "elsewhere/visit.h"
#include "network/invitation.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_CALL (canasta_call_get_type ())
G_DECLARE_FINAL_TYPE (CanastaCall, canasta_call, CANASTA, CALL, GObject)

/*
 * Signals:
 *   missed (const char *sentence)
 *     the host could not be reached, or the line is lost; it is tried again
 *   ended ()
 *     the visit is over: the host has said so, or cannot be trusted; why says
 *     canasta_call_get_sentence()
 *   refused (const char *sentence)
 *     who answers is not the host, or what answers is no table; comes before “ended”
 */

CanastaCall  *canasta_call_new    (CanastaVisit             *visit,
                                   const CanastaInvitation  *invitation);
void          canasta_call_keep_ticket
                                  (CanastaCall              *self,
                                   const char               *path);
void          canasta_call_start  (CanastaCall              *self);
void          canasta_call_stop   (CanastaCall              *self);
void          canasta_call_finish (CanastaCall              *self);
gboolean      canasta_call_is_lost (CanastaCall             *self);
const char   *canasta_call_get_sentence
                                  (CanastaCall              *self);

G_END_DECLS
