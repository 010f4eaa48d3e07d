/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a bubble with what a player says lies: plain arithmetic, no widgets. */

#pragma once

#include "table/layout.h"

G_BEGIN_DECLS

/**
 * CanastaBubbleLayout:
 * @body: where the words are, within the table
 * @tip_x: where its tail ends, at the words of the seat
 * @tip_y: likewise
 *
 * Where all of a bubble is.
 */
typedef struct
{
  GdkRectangle body;
  int tip_x;
  int tip_y;
} CanastaBubbleLayout;

void  canasta_bubble_layout_compute (CanastaBubbleLayout      *self,
                                     const CanastaTableLayout *table,
                                     guint                     seat,
                                     int                       width,
                                     int                       height);

G_END_DECLS
