/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A canasta that is closed: its cards slide together, those that close it come to them,
 * and the stack goes to its place among the canastas, for which the others make room. */

#pragma once

#include "table/moment.h"

G_BEGIN_DECLS

typedef struct _CanastaClosing CanastaClosing;

GPtrArray  *canasta_closing_motion_find     (CanastaFlights        *flights,
                                             const CanastaMoment   *before);
gboolean    canasta_closing_motion_add_card (GPtrArray             *closings,
                                             CanastaMeldView       *meld,
                                             CanastaCard            card,
                                             const graphene_rect_t *from,
                                             int                   *delay);
void        canasta_closing_motion_launch   (GPtrArray             *closings,
                                             CanastaFlights        *flights);
void        canasta_closing_motion_make_room
                                            (GPtrArray             *closings,
                                             CanastaFlights        *flights,
                                             const CanastaMoment   *before);

G_END_DECLS
