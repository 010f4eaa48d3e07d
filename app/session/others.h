/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What there is to see of the others a match is played with, where some of them are elsewhere:
 * for whom it waits, what they say, and what time each of them has left. Whoever knows them
 * tells it; the scenes of the match show it. */

#pragma once

#include "turn/table-clock.h"

#include <glib-object.h>

G_BEGIN_DECLS

/* How long it is seen what somebody says to the table, in milliseconds. */
#define CANASTA_OTHERS_REMARK 6000

#define CANASTA_TYPE_OTHERS (canasta_others_get_type ())
G_DECLARE_FINAL_TYPE (CanastaOthers, canasta_others, CANASTA, OTHERS, GObject)

/*
 * Signals:
 *   changed ()
 *     there is something else to see
 */

CanastaOthers            *canasta_others_new         (void);

void                      canasta_others_set_awaited (CanastaOthers           *self,
                                                      const char              *sentence);
const char               *canasta_others_get_awaited (CanastaOthers           *self);
void                      canasta_others_note_remark (CanastaOthers           *self,
                                                      guint                    seat,
                                                      const char              *text);
const char               *canasta_others_get_remark  (CanastaOthers           *self,
                                                      guint                    seat);
void                      canasta_others_set_clock   (CanastaOthers           *self,
                                                      const CanastaTableClock *clock);
const CanastaTableClock  *canasta_others_get_clock   (CanastaOthers           *self);

G_END_DECLS
