/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match being played, as the scene of whoever sits at one of its seats, or looks on: what they
 * see of it, and what they do there. */

#pragma once

#include "session/session.h"
#include "turn/scene.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_SEAT (canasta_seat_get_type ())
G_DECLARE_FINAL_TYPE (CanastaSeat, canasta_seat, CANASTA, SEAT, GObject)

CanastaScene  *canasta_seat_new  (CanastaSession  *session,
                                  guint            seat);

G_END_DECLS
