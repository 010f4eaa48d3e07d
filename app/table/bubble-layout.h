/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where bubbles with what players say lie: plain arithmetic, no widgets. */

#pragma once

#include "table/layout.h"

G_BEGIN_DECLS

/**
 * CanastaBubbleNeeds:
 * @width: of the words, with what is around them; 0 where nothing is said
 * @height: likewise
 *
 * What decides where a bubble lies, with the table.
 */
typedef struct
{
  int width;
  int height;
} CanastaBubbleNeeds;

/**
 * CanastaBubbleLayout:
 * @body: where the words are, within the table
 * @tip_x: where its tail ends, at the words of the seat
 * @tip_y: likewise
 * @letters: how large these are: 1 as a rule, less where much is said in little room
 *
 * Where all of a bubble is.
 */
typedef struct
{
  GdkRectangle body;
  int tip_x;
  int tip_y;
  double letters;
} CanastaBubbleLayout;

void  canasta_bubble_layout_compute (CanastaBubbleLayout      *bubbles,
                                     const CanastaTableLayout *table,
                                     const GdkRectangle       *piles,
                                     const CanastaBubbleNeeds *needs);

G_END_DECLS
