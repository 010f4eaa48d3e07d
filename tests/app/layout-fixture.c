/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "layout-fixture.h"

#include "table/seat-layout.h"
#include "table/well-layout.h"

void
layout_assert_apart (const GdkRectangle *a, const GdkRectangle *b)
{
  g_assert_false (gdk_rectangle_intersect (a, b, NULL));
}

void
layout_assert_inside (const GdkRectangle *part, int width, int height)
{
  g_assert_cmpint (part->x, >=, 0);
  g_assert_cmpint (part->y, >=, 0);
  g_assert_cmpint (part->width, >, 0);
  g_assert_cmpint (part->height, >, 0);
  g_assert_cmpint (part->x + part->width, <=, width);
  g_assert_cmpint (part->y + part->height, <=, height);
}

/* A sorted hand with as many cards of each rank as @each says, in turn. */
guint
layout_make_hand (CanastaCard *cards, guint n_cards, guint each)
{
  for (guint i = 0; i < n_cards; i++)
    cards[i] = canasta_card ((CanastaRank) (i / each % CANASTA_RANK_JOKER), i % CANASTA_N_SUITS);
  return n_cards;
}

/* What the melds of each side need; their lengths are kept in @lengths. */
void
layout_case_make_melds (CanastaMeldsNeeds *bands, guint *lengths, const LayoutCase *row,
                        gboolean compact)
{
  guint n_all = row->n_melds + row->n_more;

  for (guint i = 0; i < n_all; i++)
    lengths[i] = i < row->n_long ? 14 : i < n_all - n_all / 3 ? 3 + i % 4 : 1;
  for (guint i = 0; i < row->n_bands; i++)
    {
      guint n = i == 0 ? n_all : row->n_melds;

      bands[i] = (CanastaMeldsNeeds){
        .foot = CANASTA_MELD_FOOT, .chip_height = CANASTA_MELD_CHIP_HEIGHT, .n_melds = n,
        .lengths = lengths, .n_canastas = n / 3, .n_aside = compact ? 0 : i,
        .worth_width = 44, .worth_height = 18,
        .large_print = row->large_print,
      };
    }
}

/* The piles with names of usual length. */
static CanastaWellNeeds
get_well_needs (gboolean compact)
{
  return (CanastaWellNeeds){
    .compact = compact,
    .caption_width = compact ? 64 : 90,
    .least_notes = 140,
    .most_notes = 340,
  };
}

/* Where their cards lie. */
GdkRectangle
layout_case_get_piles (const CanastaTableLayout *layout)
{
  CanastaWellNeeds needs = get_well_needs (layout->form == CANASTA_TABLE_COMPACT);
  GdkRectangle piles = layout->well;
  CanastaWellLayout well;
  int x;

  needs.width = layout->well.width;
  needs.card_width = layout->pile_width;
  canasta_well_layout_compute (&well, &needs);
  canasta_well_layout_get_piles (&well, layout->pile_width, &x, &piles.width);
  piles.x += x;
  return piles;
}

void
layout_case_compute (CanastaTableLayout *layout, const LayoutCase *row)
{
  guint lengths[LAYOUT_MOST_MELDS];
  CanastaMeldsNeeds bands[CANASTA_MAX_SIDES];
  gboolean compact = row->width < CANASTA_LAYOUT_COMPACT_WIDTH
                     || row->height - LAYOUT_HEADER < CANASTA_LAYOUT_COMPACT_HEIGHT;
  CanastaWellNeeds well = get_well_needs (compact);
  CanastaTableNeeds needs = {
    .form = canasta_layout_get_form (row->width, row->height - LAYOUT_HEADER),
    .width = row->width,
    .height = row->height - LAYOUT_HEADER,
    .card_size = row->card_size,
    .large_print = row->large_print,
    .n_seats = row->n_seats,
    .has_resting = row->has_resting,
    .has_near = row->has_near,
    .plate_height = compact ? 34 : 62,
    .pad_width = 190,
    .line_height = LAYOUT_LINE_HEIGHT,
    .line_width = LAYOUT_LINE_WIDTH,
    .own_line_width = LAYOUT_OWN_LINE_WIDTH,
    .well = &well,
    .n_bands = row->n_bands,
    .bands = bands,
    .well_foot = 20,
    .well_notes = 88,
    .prompt_height = compact ? 112 : 56,
  };
  CanastaCard cards[CANASTA_MAX_CARDS] = { 0 };

  needs.plate_width = canasta_seat_layout_get_plate_width (&needs, FALSE, 130);
  layout_case_make_melds (bands, lengths, row, compact);
  layout_make_hand (cards, row->n_cards, 3);
  canasta_table_layout_compute (layout, &needs, cards, row->n_cards);
}

/* What all say who say something of such a width. */
void
layout_say (CanastaBubbleLayout *bubbles, const CanastaTableLayout *layout, const int *widths)
{
  CanastaBubbleNeeds needs[CANASTA_MAX_SEATS] = { 0 };
  GdkRectangle piles = layout_case_get_piles (layout);

  for (guint i = 0; i < layout->n_places; i++)
    needs[i] = (CanastaBubbleNeeds){ widths[i], widths[i] > 0 ? 27 : 0 };
  canasta_bubble_layout_compute (bubbles, layout, &piles, needs);
}
