/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of where the piles lie in the middle of the table, what is under their top cards, and what
 * is said of them. No display is needed. */
#include "config.h"

#include "table/heap.h"
#include "table/well-layout.h"

#include <math.h>

/* Second hands lie beside the stock, and none on the number of another, which stands out above. */
static void
assert_packets (const CanastaWellLayout *layout, const CanastaWellNeeds *needs)
{
  int height = needs->card_width * 7 / 5;

  for (guint i = 0; i < needs->n_packets; i++)
    {
      const GdkRectangle *packet = &layout->packets[i];

      g_assert_cmpint (packet->width, >=, 14);
      g_assert_cmpint (packet->x, >=, 0);
      g_assert_cmpint (packet->x + packet->width, <, layout->stock - needs->card_width / 2);
      g_assert_cmpint (packet->y - packet->height / 5, >=, 0);
      g_assert_cmpint (packet->y + packet->height, <=, height + canasta_heap_get_reach (height));
      for (guint j = 0; j < i; j++)
        {
          GdkRectangle number = *packet;

          number.y -= packet->height / 5;
          number.height = packet->height * 2 / 5;
          g_assert_false (gdk_rectangle_intersect (&number, &layout->packets[j], NULL));
        }
    }
}

/* The piles and the open cards between them lie beside each other, what is said of them has
 * its room, and of each open card the index is seen: as many as fit, the newest. */
static void
test_well (void)
{
  static const struct
  {
    int width, card_width, caption_width, least_notes;
    gboolean compact;
  } rows[] = {
    { 344, 49, 64, 130, TRUE },  { 344, 49, 90, 140, TRUE },   { 684, 60, 70, 140, TRUE },
    { 748, 73, 70, 140, FALSE }, { 748, 73, 110, 220, FALSE }, { 748, 61, 128, 140, FALSE },
    { 1194, 119, 90, 182, FALSE }, { 1620, 120, 90, 182, FALSE },
  };
  static const guint counts[] = { 0, 1, 4, 12, 40, 100 };
  static const guint packets[] = { 0, 2, 3 };

  for (guint i = 0;
       i < G_N_ELEMENTS (rows) * G_N_ELEMENTS (counts) * G_N_ELEMENTS (packets); i++)
    {
      guint row = i / G_N_ELEMENTS (packets) / G_N_ELEMENTS (counts);
      CanastaWellNeeds needs = {
        .compact = rows[row].compact,
        .width = rows[row].width,
        .card_width = rows[row].card_width,
        .caption_width = rows[row].caption_width,
        .least_notes = rows[row].least_notes,
        .most_notes = 340,
        .n_open = counts[i / G_N_ELEMENTS (packets) % G_N_ELEMENTS (counts)],
        .n_packets = packets[i % G_N_ELEMENTS (packets)],
      };
      CanastaWellLayout layout;
      int half = needs.card_width / 2;

      needs.strip = needs.card_width / 4;
      canasta_well_layout_compute (&layout, &needs);
      g_test_message ("%d: %u of %u open, stock %d, row %d, pile %d, notes %d + %d", needs.width,
                      layout.n_open, needs.n_open, layout.stock, layout.row, layout.pile,
                      layout.notes, layout.notes_width);
      g_assert_cmpint (layout.caption, >=, needs.caption_width);
      g_assert_cmpint (layout.stock - half, >=, 0);
      g_assert_cmpint (layout.stock + half, <, layout.pile - half - layout.row);
      g_assert_cmpint (layout.pile + half, <, layout.notes);
      g_assert_cmpint (layout.notes_width, >=, needs.least_notes);
      g_assert_cmpint (layout.notes + layout.notes_width, <=, needs.width);
      g_assert_cmpuint (layout.n_open, <=, needs.n_open);
      g_assert_cmpuint (layout.n_open, >=, MIN (needs.n_open, 1));
      g_assert_cmpint (layout.row, >=, (int) layout.n_open * needs.strip);
      assert_packets (&layout, &needs);
    }
}

/* What lies under the top card of a pile leaves what is above and below it free, names of the
 * piles among that, and what it looks out at the sides for is free as well. */
static void
test_heap (void)
{
  for (int height = 50; height <= 260; height++)
    {
      int width = height * 5 / 7, reach = canasta_heap_get_reach (height);

      g_assert_cmpint (canasta_well_layout_get_height (height, 20), ==, height + 2 * reach + 20);
      for (guint n = 0; n <= 110; n++)
        {
          g_assert_cmpfloat (canasta_heap_count_edges (n) * canasta_heap_get_edge (height), <=,
                             reach);
          for (guint i = 0; i < 2 * canasta_heap_count_sheets (n); i++)
            {
              CanastaHeapSheet sheet;
              double turn, x, y;

              canasta_heap_place_sheet (&sheet, i / 2, n, width, height, i % 2 == 1);
              turn = fabs (sheet.angle) * G_PI / 180;
              x = fabs (sheet.x) + (width * cos (turn) + height * sin (turn)) / 2;
              y = fabs (sheet.y) + (width * sin (turn) + height * cos (turn)) / 2;
              g_assert_cmpfloat (y, <=, height / 2.0 + reach + 0.01);
              g_assert_cmpfloat (x, <=, 0.95 * width);
              g_assert_true (i % 2 == 0 || sheet.angle == 0);
            }
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/well-layout/well", test_well);
  g_test_add_func ("/well-layout/heap", test_heap);
  return g_test_run ();
}
