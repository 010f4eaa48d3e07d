/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of where things go on the table: nothing overlaps, nothing leaves the
 * window, every card can be read and hit. No display is needed. */
#include "config.h"

#include "table/card-index.h"
#include "table/layout.h"

#define HEADER 46

/* A sorted hand with as many cards of each rank as @each says, in turn. */
static guint
make_hand (CanastaCard *cards, guint n_cards, guint each)
{
  for (guint i = 0; i < n_cards; i++)
    cards[i] = canasta_card ((CanastaRank) (i / each % CANASTA_RANK_JOKER), i % CANASTA_N_SUITS);
  return n_cards;
}

static void
compute_print (CanastaTableLayout *layout, int width, int height, double card_size,
               guint n_others, guint n_cards, gboolean large_print)
{
  CanastaTableNeeds needs = {
    .width = width,
    .height = height - HEADER,
    .card_size = card_size,
    .large_print = large_print,
    .n_others = n_others,
    .seats_height = 40,
    .prompt_height = 90,
    .others_height = 44,
    .own_height = 82,
  };
  CanastaCard cards[CANASTA_MAX_CARDS] = { 0 };

  if (width >= CANASTA_LAYOUT_COMPACT_WIDTH)
    needs.prompt_height = 40;
  make_hand (cards, n_cards, 3);
  canasta_table_layout_compute (layout, &needs, cards, n_cards);
}

static void
compute (CanastaTableLayout *layout, int width, int height, double card_size, guint n_others,
         guint n_cards)
{
  compute_print (layout, width, height, card_size, n_others, n_cards, FALSE);
}

static void
assert_inside (const GdkRectangle *part, int width, int height)
{
  g_assert_cmpint (part->x, >=, 0);
  g_assert_cmpint (part->y, >=, 0);
  g_assert_cmpint (part->width, >, 0);
  g_assert_cmpint (part->height, >, 0);
  g_assert_cmpint (part->x + part->width, <=, width);
  g_assert_cmpint (part->y + part->height, <=, height);
}

static void
assert_apart (const GdkRectangle *a, const GdkRectangle *b)
{
  g_assert_false (gdk_rectangle_intersect (a, b, NULL));
}

static void
assert_regions (const CanastaTableLayout *layout, int width, int height)
{
  const GdkRectangle *parts[] = { &layout->seats, &layout->others, &layout->own, &layout->well,
                                  &layout->prompt, &layout->hand };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      assert_inside (parts[i], width, height - HEADER);
      for (guint j = 0; j < i; j++)
        assert_apart (parts[i], parts[j]);
    }
}

static void
assert_hand (const CanastaTableLayout *layout, guint n_cards, int strip)
{
  const CanastaHandLayout *hand = &layout->slots;

  g_assert_cmpuint (hand->first[hand->n_rows], ==, n_cards);
  g_assert_cmpint (hand->height, <=, layout->hand.height);
  for (guint i = 0; i < n_cards; i++)
    {
      const CanastaHandSlot *slot = &hand->slots[i];

      g_assert_cmpint (slot->x, >=, 0);
      g_assert_cmpint (slot->x + layout->card_width, <=, layout->hand.width);
      g_assert_cmpint (slot->y + layout->card_height, <=, layout->hand.height);
      g_assert_cmpint (slot->strip, >=, strip);
    }
}

/* The sizes of the specification's table of examples. */
static void
test_examples (void)
{
  CanastaTableLayout layout;

  compute (&layout, 1024, 700, 1.0, 1, 13);
  g_assert_false (layout.compact);
  g_assert_cmpint (layout.card_width, ==, 78);
  g_assert_cmpint (ABS (layout.card_height - 108), <=, 1);
  g_assert_cmpuint (layout.slots.n_rows, ==, 1);
  g_assert_cmpint (layout.slots.slots[0].strip, ==, 48);
  g_assert_cmpint (layout.well.width, ==, 213);

  compute (&layout, 1920, 1080, 1.0, 1, 38);
  g_assert_cmpint (ABS (layout.card_width - 120), <=, 1);
  g_assert_cmpuint (layout.slots.n_rows, ==, 1);

  /* Cards, texts and the room for others grow with the window. */
  g_assert_cmpint (canasta_layout_get_text_size (1920, 1080 - HEADER), ==, CANASTA_TEXT_LARGE);
  compute (&layout, 2560, 1440, 1.0, 2, 38);
  g_assert_cmpint (layout.card_height, >, 200);
  g_assert_cmpint (canasta_layout_get_text_size (2560, 1440 - HEADER), ==, CANASTA_TEXT_LARGEST);
  g_assert_true (layout.beside);
  compute (&layout, 1024, 700, 1.0, 2, 13);
  g_assert_true (layout.chips);

  compute (&layout, 360, 720, 1.0, 1, 38);
  g_assert_true (layout.compact);
  g_assert_true (layout.chips);
  g_assert_cmpint (layout.card_width, ==, 52);
  g_assert_cmpint (layout.card_height, ==, 73);
}

static void
test_regions (void)
{
  static const int sizes[][2] = { { 1024, 700 }, { 1920, 1080 }, { 1366, 768 }, { 700, 700 },
                                  { 360, 640 }, { 360, 720 }, { 1024, 600 } };
  CanastaTableLayout layout;

  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
    for (guint others = 1; others <= 2; others++)
      for (guint n = 1; n <= 40; n++)
        {
          compute (&layout, sizes[size][0], sizes[size][1], 1.0, others, n);
          assert_regions (&layout, sizes[size][0], sizes[size][1]);
          assert_hand (&layout, n, sizes[size][0] >= 1024 ? 24 : 20);
        }
}

static void
test_card_size (void)
{
  CanastaTableLayout layout;

  for (double size = 0.8; size <= 1.5; size += 0.1)
    for (guint n = 1; n <= 40; n++)
      {
        compute (&layout, 1024, 700, size, 1, n);
        assert_regions (&layout, 1024, 700);
        /* The index of a ten is a quarter of a card wide. */
        assert_hand (&layout, n, MAX (24, layout.card_width / 4 + 1));
      }
}

static void
test_capacity (void)
{
  CanastaHandLayout layout;
  CanastaCard cards[CANASTA_MAX_CARDS] = { 0 };

  canasta_hand_layout_compute (&layout, cards, make_hand (cards, 33, 4), 1000, 78, 108, FALSE,
                               FALSE);
  g_assert_cmpuint (layout.n_rows, ==, 1);
  canasta_hand_layout_compute (&layout, cards, make_hand (cards, 66, 5), 1000, 78, 108, FALSE,
                               FALSE);
  g_assert_cmpuint (layout.n_rows, ==, 2);
  canasta_hand_layout_compute (&layout, cards, make_hand (cards, 40, 4), 1000, 78, 108, TRUE,
                               FALSE);
  g_assert_cmpuint (layout.n_rows, ==, 2);
  for (guint i = 0; i < 40; i++)
    g_assert_cmpint (layout.slots[i].strip, >=, 34);
}

/* Rows part between ranks, and no row is empty. */
static void
test_rows (void)
{
  CanastaHandLayout layout;
  CanastaCard cards[CANASTA_MAX_CARDS] = { 0 };
  guint n = make_hand (cards, 40, 4);

  canasta_hand_layout_compute (&layout, cards, n, 1000, 78, 108, FALSE, FALSE);
  g_assert_cmpuint (layout.n_rows, ==, 2);
  g_assert_cmpuint (canasta_card_get_rank (cards[layout.first[1]]), !=,
                    canasta_card_get_rank (cards[layout.first[1] - 1]));
  g_assert_cmpint (layout.slots[layout.first[1]].y, ==, layout.slots[0].y + layout.row_step);

  for (guint count = 1; count <= 200; count++)
    {
      n = make_hand (cards, count, 24);
      canasta_hand_layout_compute (&layout, cards, n, 336, 52, 73, FALSE, TRUE);
      for (guint row = 0; row < layout.n_rows; row++)
        g_assert_cmpuint (layout.first[row + 1], >, layout.first[row]);
    }
}

static void
test_empty_hand (void)
{
  CanastaTableLayout layout;

  compute (&layout, 1024, 700, 1.0, 1, 0);
  assert_regions (&layout, 1024, 700);
  g_assert_cmpuint (layout.slots.n_rows, ==, 1);
}

/* Twelve melds side by side, an open one of six cards in full height. */
static void
test_melds (void)
{
  static const int sizes[][2] = { { 690, 135 }, { 690, 210 }, { 1200, 400 } };
  CanastaMeldsNeeds needs = { .foot = CANASTA_LAYOUT_MELD_FOOT, .n_fans = 12,
                              .hand_card_height = 108 };
  CanastaMeldLayout layout;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      needs.width = sizes[i][0];
      needs.height = sizes[i][1];
      canasta_meld_layout_compute (&layout, &needs);
      g_assert_false (layout.sideways);
      g_assert_cmpint (12 * layout.pitch, <=, needs.width);
      g_assert_cmpint (layout.card_width, <=, layout.pitch);
      g_assert_cmpint (layout.card_height + 5 * layout.step + needs.foot, <=, needs.height);
      g_assert_cmpint (layout.step, >=, 11);
    }
  needs = (CanastaMeldsNeeds){ .width = 690, .height = 210, .foot = CANASTA_LAYOUT_MELD_FOOT,
                               .n_fans = 20, .hand_card_height = 108 };
  canasta_meld_layout_compute (&layout, &needs);
  g_assert_cmpint (20 * layout.pitch, <=, 690);
}

/* Few melds in a low band lie sideways, each index free, and all have room; in a
 * high band they lie downwards. */
static void
test_few_melds (void)
{
  CanastaMeldsNeeds needs = { .width = 690, .foot = CANASTA_LAYOUT_MELD_FOOT,
                              .hand_card_height = 108 };
  CanastaMeldLayout layout;

  for (guint n_melds = 1; n_melds <= 12; n_melds++)
    for (needs.n_piles = 0; needs.n_piles <= n_melds; needs.n_piles++)
      for (needs.height = 110; needs.height <= 500; needs.height += 10)
        {
          needs.n_fans = n_melds - needs.n_piles;
          canasta_meld_layout_compute (&layout, &needs);
          g_assert_cmpint ((int) needs.n_fans * layout.pitch
                           + (int) needs.n_piles * layout.pile_pitch, <=, needs.width);
          if (!layout.sideways)
            continue;
          g_assert_cmpint (layout.card_width + 5 * layout.step, <, layout.pitch);
          g_assert_cmpint (layout.card_width, <, layout.pile_pitch);
          g_assert_cmpint (layout.card_height + CANASTA_LAYOUT_MELD_BADGE + needs.foot, <=,
                           needs.height);
          g_assert_cmpfloat (layout.step, >=, 0.26 * layout.card_width);
        }
  needs.n_fans = 3;
  needs.n_piles = 1;
  needs.height = 135;
  canasta_meld_layout_compute (&layout, &needs);
  g_assert_true (layout.sideways);
  g_assert_cmpint (layout.card_width, >=, 50);
  needs.height = 400;
  canasta_meld_layout_compute (&layout, &needs);
  g_assert_false (layout.sideways);
}

/* Whether the index of a card is whole where the next one covers it from there
 * on: beside it, or its rank above it. */
static void
assert_index (int card_width, int card_height, gboolean large, int beside, int above)
{
  CanastaCardIndex index;

  canasta_card_index_measure (&index, large, card_width, card_height);
  g_assert_cmpint (index.width, <=, beside);
  g_assert_cmpint (index.rank, <=, above);
}

/* No index of a meld is cut, whatever there is to lie beside each other, with
 * large print or because the cards are small. */
static void
test_indices_of_melds (void)
{
  CanastaMeldsNeeds needs = { .foot = CANASTA_LAYOUT_MELD_FOOT };
  CanastaMeldLayout layout;

  for (int large = 0; large < 2; large++)
    for (needs.hand_card_height = 84; needs.hand_card_height <= 260; needs.hand_card_height += 22)
      for (needs.width = 300; needs.width <= 1500; needs.width += 150)
        for (needs.height = 90; needs.height <= 500; needs.height += 10)
          for (needs.n_fans = 1; needs.n_fans <= 14; needs.n_fans++)
            {
              needs.large_print = large;
              needs.n_piles = needs.n_fans % 3;
              canasta_meld_layout_compute (&layout, &needs);
              assert_index (layout.card_width, layout.card_height, large,
                            layout.sideways ? layout.step : layout.card_width,
                            layout.sideways ? layout.card_height : layout.step);
              if (!layout.sideways)
                g_assert_cmpint (layout.card_height + 5 * layout.step + needs.foot, <=,
                                 needs.height);
            }
}

/* Nor is one of the hand, however many cards it has and however large they are;
 * nothing overlaps for that. Up to forty cards show their suits under the ranks
 * as well. */
static void
test_indices_of_hand (void)
{
  static const int sizes[][2] = { { 1024, 700 }, { 1920, 1080 }, { 700, 700 }, { 360, 640 } };
  CanastaTableLayout layout;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (int large = 0; large < 2; large++)
      for (int size = 8; size <= 15; size++)
        for (guint n = 1; n <= 60; n++)
          {
            CanastaCardIndex index;
            guint last = 0;

            compute_print (&layout, sizes[i][0], sizes[i][1], size / 10.0, 1, n, large);
            assert_regions (&layout, sizes[i][0], sizes[i][1]);
            canasta_card_index_measure (&index, large, layout.card_width, layout.card_height);
            if (n <= 40)
              g_assert_cmpint (index.whole, <=, layout.slots.row_step);
            for (guint slot = 0; slot < n; slot++)
              {
                last = layout.slots.slots[slot].row;
                assert_index (layout.card_width, layout.card_height, large,
                              layout.slots.slots[slot].strip,
                              last + 1 < layout.slots.n_rows ? layout.slots.row_step
                                                             : layout.card_height);
              }
          }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table-layout/examples", test_examples);
  g_test_add_func ("/table-layout/regions", test_regions);
  g_test_add_func ("/table-layout/card-size", test_card_size);
  g_test_add_func ("/table-layout/capacity", test_capacity);
  g_test_add_func ("/table-layout/rows", test_rows);
  g_test_add_func ("/table-layout/empty-hand", test_empty_hand);
  g_test_add_func ("/table-layout/melds", test_melds);
  g_test_add_func ("/table-layout/few-melds", test_few_melds);
  g_test_add_func ("/table-layout/indices-of-melds", test_indices_of_melds);
  g_test_add_func ("/table-layout/indices-of-hand", test_indices_of_hand);
  return g_test_run ();
}
