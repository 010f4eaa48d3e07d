/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What somebody does: cards that are drawn, laid down, discarded or taken. Worked out from
 * what the table showed before, and what it shows now. */

#pragma once

#include "table/moment.h"

G_BEGIN_DECLS

void  canasta_change_motion_launch (CanastaFlights           *flights,
                                    const CanastaMoment      *before,
                                    const CanastaObservation *now,
                                    gboolean                  is_lifted);

G_END_DECLS
