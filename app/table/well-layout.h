/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the piles lie, and what is said about them: plain arithmetic, no widgets. */

#pragma once

#include <gdk/gdk.h>

#include "rules/variant.h"

G_BEGIN_DECLS

/* How far a card that lies crosswise looks out on both sides. */
#define CANASTA_PILE_CROSSWISE(card_width) ((card_width) / 6)

/**
 * CanastaWellNeeds:
 * @compact: whether the piles stand at the left
 * @width: of the whole
 * @card_width: of the cards of the piles
 * @caption_width: of the longest name below a pile
 * @least_notes: how wide what is said about the piles is at least
 * @most_notes: and at most
 * @n_open: how many cards of the discard pile lie open beside its top
 * @strip: what is seen of such a card at least
 * @n_packets: for how many second hands there is room
 *
 * What decides the layout; all in logical pixels.
 */
typedef struct
{
  gboolean compact;
  int width;
  int card_width;
  int caption_width;
  int least_notes;
  int most_notes;
  guint n_open;
  int strip;
  guint n_packets;
} CanastaWellNeeds;

/**
 * CanastaWellLayout:
 * @packets: where second hands lie, of no width where none has room; the last one first, so that
 *   none moves when the next one is taken
 * @stock: the middle of the stock
 * @pile: the middle of the top of the discard pile
 * @caption: how wide the name below a pile may be
 * @n_open: how many cards are seen open beside the top, the newest
 * @row: how far they look out at its left
 * @notes: where what is said about the piles begins
 * @notes_width: how wide that is
 *
 * Where everything is.
 */
typedef struct
{
  GdkRectangle packets[CANASTA_MAX_SEATS];
  int stock;
  int pile;
  int caption;
  guint n_open;
  int row;
  int notes;
  int notes_width;
} CanastaWellLayout;

int   canasta_well_layout_get_height (int                      card_height,
                                      int                      foot);
void  canasta_well_layout_compute    (CanastaWellLayout       *self,
                                      const CanastaWellNeeds  *needs);
void  canasta_well_layout_get_piles  (const CanastaWellLayout *self,
                                      int                      card_width,
                                      int                     *left,
                                      int                     *width);

G_END_DECLS
