/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How much of a face its index takes, the one in the left upper corner: what
 * must stay free where cards overlap. Plain arithmetic, no widgets. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CanastaCardIndex:
 * @width: rank, suit and mark, from the left edge
 * @rank: the rank alone, from the upper edge
 * @whole: rank, suit and mark, from the upper edge
 *
 * In pixels.
 */
typedef struct
{
  int width;
  int rank;
  int whole;
} CanastaCardIndex;

gboolean  canasta_card_index_is_large (gboolean          large_print,
                                       int               card_width);
void      canasta_card_index_measure  (CanastaCardIndex *self,
                                       gboolean          large_print,
                                       int               card_width,
                                       int               card_height);

G_END_DECLS
