/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the melds of a side lie on the felt: plain arithmetic, no widgets. All
 * sizes in logical pixels. */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

#define CANASTA_MELD_FOOT 20 /* pips and count under a meld; grows with the text */
#define CANASTA_MELD_CHIP_HEIGHT 34 /* of a meld shown as a chip; grows with the text */
#define CANASTA_MELD_ROW_GAP 6
#define CANASTA_MELD_RING 4  /* room for rings around melds */

/**
 * CanastaMeldsNeeds:
 * @width: of all melds of a side
 * @height: of all their rows
 * @foot: what pips and count under a meld need
 * @chip_height: how high a meld that is shown as a chip would like to be
 * @n_melds: how many melds there are
 * @lengths: how many cards of each lie beside each other: all of an open meld, one
 *   of a canasta
 * @feet: (nullable): how wide pips and count under each are, and what parts them from the next;
 *   of canastas it is not looked at
 * @n_canastas: how many of them are canastas, the last ones
 * @n_aside: how many red threes lie before them
 * @worth_width: what is said below those needs
 * @worth_height: likewise
 * @most_card_height: how high the cards may be
 * @large_print: whether the cards have large indices
 *
 * What decides how the melds of a side lie.
 */
typedef struct
{
  int width;
  int height;
  int foot;
  int chip_height;
  guint n_melds;
  const guint *lengths;
  const int *feet;
  guint n_canastas;
  guint n_aside;
  int worth_width;
  int worth_height;
  int most_card_height;
  gboolean large_print;
} CanastaMeldsNeeds;

/**
 * CanastaMeldLayout:
 * @n_rows: in how many rows the melds lie; none where so many have no room
 * @squared: whether each meld is squared up, its top card alone to be seen
 * @foot: the height of pips and count under each; none where they lie on the
 *   cards, to leave these the height
 * @card_width: how wide each card is
 * @card_height: how high
 * @step: how much of a card the next one leaves free
 * @aside: where the red threes lie
 * @worth: where it is said what they count: below them, and over their feet where there is
 *   not enough height
 *
 * How the melds of a side lie: each fanned sideways, in rows, canastas apart from the
 * others at the right end.
 */
typedef struct
{
  guint n_rows;
  gboolean squared;
  int foot;
  int card_width;
  int card_height;
  int step;
  GdkRectangle aside;
  GdkRectangle worth;
} CanastaMeldLayout;

void  canasta_meld_layout_set_room          (CanastaMeldsNeeds       *needs,
                                             const GdkRectangle      *band,
                                             int                      line_height);
int   canasta_meld_layout_get_width         (const CanastaMeldLayout *self,
                                             guint                    length);
int   canasta_meld_layout_get_canasta_width (const CanastaMeldLayout *self);
void  canasta_meld_layout_init_canasta      (CanastaMeldLayout       *self,
                                             int                      width);
void  canasta_meld_layout_compute           (CanastaMeldLayout       *self,
                                             const CanastaMeldsNeeds *needs,
                                             GdkRectangle            *places);
double canasta_meld_layout_place_chips      (const CanastaMeldsNeeds *needs,
                                             GdkRectangle            *places);

G_END_DECLS
