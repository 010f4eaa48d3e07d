/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What moves when a second hand is taken up. */

#pragma once

#include "table/moment.h"

G_BEGIN_DECLS

gboolean  canasta_packet_motion_is_due (const CanastaMoment      *before,
                                        const CanastaBoard       *now,
                                        guint                     seat);
void      canasta_packet_motion_launch (CanastaFlights           *flights,
                                        const CanastaMoment      *before,
                                        const CanastaObservation *now);

G_END_DECLS
