/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where people sit: what the layout of the table asks. */

#pragma once

#include "table/layout.h"

G_BEGIN_DECLS

#define CANASTA_SEATS_AROUND_WIDTH 900
#define CANASTA_SEATS_WIDEST_PLATE 160
#define CANASTA_SEATS_COMPACT_FOOT 5 /* of the cards, below a chair in a small window */

double canasta_seat_layout_get_unit       (int                       width,
                                           int                       height);
int   canasta_seat_layout_get_plate_width (const CanastaTableNeeds  *needs,
                                           gboolean                  top,
                                           int                       wanted);
int   canasta_seat_layout_get_own_width   (const CanastaTableNeeds  *needs);
int   canasta_seat_layout_get_near_height (const CanastaTableNeeds  *needs);
void  canasta_seat_layout_place           (CanastaTableLayout       *layout,
                                           const CanastaTableNeeds  *needs);
void  canasta_seat_layout_place_own       (CanastaTableLayout       *layout,
                                           const CanastaTableNeeds  *needs);
void  canasta_seat_layout_place_ornaments
                                          (CanastaTableLayout       *layout,
                                           const CanastaTableNeeds  *needs,
                                           gboolean                  roomy);
int   canasta_seat_layout_get_top         (const CanastaTableLayout *layout,
                                           const CanastaTableNeeds  *needs);
int   canasta_seat_layout_get_edge        (const CanastaTableLayout *layout,
                                           const CanastaTableNeeds  *needs);
int   canasta_seat_layout_get_foot        (const CanastaTableLayout *layout);

G_END_DECLS
