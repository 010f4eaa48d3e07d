/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the cards of a pile lie under its top one: plain arithmetic, no widgets. All sizes
 * in logical pixels. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CanastaHeapSheet:
 * @x: how far its middle lies at the right of that of the top card
 * @y: how far below it
 * @angle: how far it is turned, in degrees
 *
 * Where a card under the top one lies.
 */
typedef struct
{
  double x;
  double y;
  double angle;
} CanastaHeapSheet;

int     canasta_heap_get_reach    (int               card_height);
guint   canasta_heap_count_edges  (guint             n_cards);
double  canasta_heap_get_edge     (int               card_height);
guint   canasta_heap_count_sheets (guint             n_cards);
void    canasta_heap_place_sheet  (CanastaHeapSheet *self,
                                   guint             sheet,
                                   guint             n_cards,
                                   int               card_width,
                                   int               card_height,
                                   gboolean          straight);
double  canasta_heap_get_turn     (guint             n_cards);

G_END_DECLS
