/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/card-index.h"

#include <math.h>

/* The indices of narrower cards could not be read but in large print. */
#define SMALL_WIDTH 42

/* What data/cards/index-*.svg draw, as parts of a card's width and height: each
 * ends on bare paper. */
static const struct
{
  double width;
  double rank;
  double whole;
} usual = { 0.26, 0.2, 0.42 }, large = { 0.35, 0.28, 0.52 };

gboolean
canasta_card_index_is_large (gboolean large_print, int card_width)
{
  return large_print || card_width < SMALL_WIDTH;
}

void
canasta_card_index_measure (CanastaCardIndex *self,
                            gboolean          large_print,
                            int               card_width,
                            int               card_height)
{
  gboolean is_large = canasta_card_index_is_large (large_print, card_width);

  self->width = (int) ceil ((is_large ? large.width : usual.width) * card_width);
  self->rank = (int) ceil ((is_large ? large.rank : usual.rank) * card_height);
  self->whole = (int) ceil ((is_large ? large.whole : usual.whole) * card_height);
}
