/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the cards of the hand go: plain arithmetic, no widgets. All sizes in
 * logical pixels. */

#pragma once

#include <glib.h>

#include "cards/card-set.h"

G_BEGIN_DECLS

#define CANASTA_LAYOUT_RISE 14        /* how far a selected card rises */
#define CANASTA_LAYOUT_HAND_FOOT 6
#define CANASTA_LAYOUT_MAX_ROWS 5

/**
 * CanastaHandSlot:
 *
 * The place of a card of the hand, and how much of it no other card covers.
 */
typedef struct
{
  int x;
  int y;
  int strip;
  guint8 row;
} CanastaHandSlot;

/**
 * CanastaHandLayout:
 *
 * The hand in rows. The first card of row r is @first[r]; @first[n_rows] is the
 * number of cards.
 */
typedef struct
{
  guint n_rows;
  guint first[CANASTA_LAYOUT_MAX_ROWS + 1];
  int height;
  int row_step;
  CanastaHandSlot slots[CANASTA_MAX_CARDS];
} CanastaHandLayout;

void  canasta_hand_layout_compute (CanastaHandLayout *self,
                                   const CanastaCard *cards,
                                   guint              n_cards,
                                   int                width,
                                   int                card_width,
                                   int                card_height,
                                   gboolean           large_print,
                                   gboolean           compact);
void  canasta_hand_layout_squeeze (CanastaHandLayout *self,
                                   int                height,
                                   int                rank);

G_END_DECLS
