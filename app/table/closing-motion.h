/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A canasta that is closed: its cards slide together. */

#pragma once

#include "table/flights.h"

G_BEGIN_DECLS

void  canasta_closing_motion_launch (CanastaFlights     *flights,
                                     const CanastaBoard *before,
                                     const CanastaBoard *now);

G_END_DECLS
