/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dealing: from the stock around the table, one card after the other, and the last one to
 * the pile. */

#pragma once

#include "table/flights.h"

G_BEGIN_DECLS

void  canasta_deal_motion_launch (CanastaFlights *flights);

G_END_DECLS
