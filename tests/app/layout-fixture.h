/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables as they are laid out, and what holds wherever something lies. No display is needed. */

#pragma once

#include "table/bubble-layout.h"
#include "table/meld-layout.h"

#define LAYOUT_HEADER 46
#define LAYOUT_MOST_MELDS 14
#define LAYOUT_LINE_HEIGHT 24
#define LAYOUT_LINE_WIDTH 190
#define LAYOUT_OWN_LINE_WIDTH 200
#define LAYOUT_WIDE_BUBBLE 150 /* what people say is shorter as a rule */

/* What a table needs that has the cards, sides and seats. */
typedef struct
{
  int width;
  int height; /* of the window */
  double card_size;
  guint n_seats;
  guint n_bands;
  guint n_melds; /* of each side, every third of them a canasta */
  guint n_cards;
  gboolean large_print;
  guint n_long; /* so many of the melds are sequences from ace to ace */
  guint n_more; /* so many melds more does the own side have */
  gboolean has_near; /* somebody else sits where the hand would be */
  gboolean has_resting; /* somebody sits out this round */
} LayoutCase;

void          layout_case_compute    (CanastaTableLayout        *layout,
                                      const LayoutCase          *row);
void          layout_case_make_melds (CanastaMeldsNeeds         *bands,
                                      guint                     *lengths,
                                      const LayoutCase          *row,
                                      gboolean                   compact);
GdkRectangle  layout_case_get_piles  (const CanastaTableLayout  *layout);
guint         layout_make_hand       (CanastaCard               *cards,
                                      guint                      n_cards,
                                      guint                      each);
void          layout_say             (CanastaBubbleLayout       *bubbles,
                                      const CanastaTableLayout  *layout,
                                      const int                 *widths);

void          layout_assert_apart    (const GdkRectangle        *a,
                                      const GdkRectangle        *b);
void          layout_assert_inside   (const GdkRectangle        *part,
                                      int                        width,
                                      int                        height);
