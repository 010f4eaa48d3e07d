/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clock of a table with people elsewhere as somebody at it sees it: it is told by the host,
 * and counts on by itself from what was told last. */

#pragma once

#include "network/message.h"
#include "turn/table-clock.h"

#include <glib-object.h>

G_BEGIN_DECLS

/* So much of their time is left when the person is warned, in milliseconds. */
#define CANASTA_CLOCK_SEEN_WARNING 60000

#define CANASTA_TYPE_CLOCK_SEEN (canasta_clock_seen_get_type ())
G_DECLARE_FINAL_TYPE (CanastaClockSeen, canasta_clock_seen, CANASTA, CLOCK_SEEN, GObject)

/*
 * Signals:
 *   changed ()
 *     it shows something else than it would by counting on
 *   told (const char *sentence)
 *     the person has little time left, or somebody else has none
 */

CanastaClockSeen         *canasta_clock_seen_new    (void);
void                      canasta_clock_seen_follow (CanastaClockSeen       *self,
                                                     const CanastaTableSeen *table,
                                                     guint                   persons);
void                      canasta_clock_seen_hear   (CanastaClockSeen       *self,
                                                     const CanastaClock     *told,
                                                     const char             *name);
void                      canasta_clock_seen_stop   (CanastaClockSeen       *self);
const CanastaTableClock  *canasta_clock_seen_get    (CanastaClockSeen       *self);

G_END_DECLS
