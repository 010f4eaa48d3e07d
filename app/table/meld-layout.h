/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the melds of a side lie in its band: plain arithmetic, no widgets. All
 * sizes in logical pixels. */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

#define CANASTA_MELD_FOOT 20 /* pips and count under a meld; grows with the text */
#define CANASTA_MELD_ROW_GAP 6

/**
 * CanastaMeldsNeeds:
 * @width: of all melds of a band
 * @height: of all their rows
 * @foot: what pips and count under a meld need
 * @n_melds: how many melds there are
 * @lengths: how many cards of each lie beside each other: all of an open meld, one
 *   of a canasta
 * @hand_card_height: how high the cards of the hand are
 * @large_print: whether the cards have large indices
 *
 * What decides how the melds of a band lie.
 */
typedef struct
{
  int width;
  int height;
  int foot;
  guint n_melds;
  const guint *lengths;
  int hand_card_height;
  gboolean large_print;
} CanastaMeldsNeeds;

/**
 * CanastaMeldLayout:
 * @n_rows: in how many rows the melds lie; none where so many have no room
 * @foot: the height of pips and count under each; none where they lie on the
 *   cards, to leave these the height
 * @card_width: how wide each card is
 * @card_height: how high
 * @step: how much of a card the next one leaves free
 *
 * How the melds of a band lie: each fanned sideways, in rows.
 */
typedef struct
{
  guint n_rows;
  int foot;
  int card_width;
  int card_height;
  int step;
} CanastaMeldLayout;

int   canasta_meld_layout_get_width (const CanastaMeldLayout *self,
                                     guint                    length);
void  canasta_meld_layout_compute   (CanastaMeldLayout       *self,
                                     const CanastaMeldsNeeds *needs,
                                     GdkRectangle            *places);

G_END_DECLS
