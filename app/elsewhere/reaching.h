/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reaches a host by an invitation: at all its places at once, and whichever answers first has the key
 * that the invitation tells. Where that leads through a relay it is tried once more for a while, since
 * the host may have to register there first. */

#pragma once

#include "network/invitation.h"
#include "network/line.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_REACHING (canasta_reaching_get_type ())
G_DECLARE_FINAL_TYPE (CanastaReaching, canasta_reaching, CANASTA, REACHING, GObject)

/*
 * Signals: one of them, once
 *   reached (CanastaLine *line)
 *     the host is there; whoever wants the line keeps it, else it is closed
 *   missed ()
 *     it cannot be reached from here
 */

CanastaReaching          *canasta_reaching_new             (const char       *invitation);
void                      canasta_reaching_start           (CanastaReaching  *self);
const CanastaInvitation  *canasta_reaching_get_invitation  (CanastaReaching  *self);
void                      canasta_reaching_let_go          (CanastaLine      *line);

G_END_DECLS
