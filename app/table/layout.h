/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where everything on the table goes: plain arithmetic, no widgets. All sizes
 * in logical pixels. */

#pragma once

#include <gdk/gdk.h>

#include "cards/card.h"

G_BEGIN_DECLS

/* The widths and heights that hold at every size. */
#define CANASTA_LAYOUT_MARGIN 12
#define CANASTA_LAYOUT_GAP 4
#define CANASTA_LAYOUT_RISE 14        /* how far a selected card rises */
#define CANASTA_LAYOUT_HAND_FOOT 6
#define CANASTA_LAYOUT_LABEL_WIDTH 96 /* the column that names a side */
#define CANASTA_LAYOUT_MAX_ROWS 5
#define CANASTA_LAYOUT_COMPACT_WIDTH 700
#define CANASTA_LAYOUT_COMPACT_HEIGHT 574 /* 620 without a header bar */

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

/**
 * CanastaTableNeeds:
 * @width: of the whole table
 * @height: of the whole table
 * @card_size: the person's factor, 0.8 to 1.5
 * @large_print: whether the cards have large indices
 * @n_others: how many other sides meld
 * @seats_height: what the seats' texts need at least
 * @band_height: what the name and totals of another side need
 * @well_width: what the texts under the piles need where these lie side by side
 * @well_column: the same where they lie one under the other
 * @well_foot: what the caption under a pile needs
 * @well_notes: what stands under both piles, or beside them in a small window, as a rule
 * @prompt_height: what the prompt's texts and buttons need at least
 * @others_height: what the others' melds need as chips, all bands together
 * @own_height: what the own melds need as chips
 *
 * What decides the layout, with the hand.
 */
typedef struct
{
  int width;
  int height;
  double card_size;
  gboolean large_print;
  guint n_others;
  int seats_height;
  int band_height;
  int well_width;
  int well_column;
  int well_foot;
  int well_notes;
  int prompt_height;
  int others_height;
  int own_height;
} CanastaTableNeeds;

/* Texts grow with the window, in steps. */
typedef enum
{
  CANASTA_TEXT_USUAL,
  CANASTA_TEXT_LARGE,
  CANASTA_TEXT_LARGEST,
} CanastaTextSize;

/**
 * CanastaTableLayout:
 *
 * The regions of the table. With @compact melds are shown as chips; so many bands of
 * others lie beside each other as @n_columns says; with @column the piles lie one
 * under the other. The cards of the piles have a size of their own.
 */
typedef struct
{
  gboolean compact;
  guint n_columns;
  gboolean column;
  int card_width;
  int card_height;
  int pile_width;
  int pile_height;
  GdkRectangle seats;
  GdkRectangle others;
  GdkRectangle own;
  GdkRectangle well;
  GdkRectangle prompt;
  GdkRectangle hand;
  CanastaHandLayout slots;
} CanastaTableLayout;

gboolean  canasta_layout_is_compact    (int                      width,
                                        int                      height);
CanastaTextSize canasta_layout_get_text_size (int                width,
                                              int                height);
void      canasta_table_layout_compute (CanastaTableLayout      *self,
                                        const CanastaTableNeeds *needs,
                                        const CanastaCard       *cards,
                                        guint                    n_cards);

G_END_DECLS
