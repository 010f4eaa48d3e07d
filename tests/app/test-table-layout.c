/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of where things go on the table: nothing overlaps, nothing leaves the
 * window, every card can be read and hit. No display is needed. */
#include "config.h"

#include "../core/players.h"
#include "table/card-index.h"
#include "table/layout.h"
#include "melds/meld-words.h"
#include "table/meld-layout.h"
#include "turn/sentences.h"

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
    .well_width = 190,
    .well_column = 168,
    .well_foot = 38,
    .well_notes = 98,
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

  compute (&layout, 1920, 1080, 1.0, 1, 38);
  g_assert_cmpint (ABS (layout.card_width - 120), <=, 1);
  g_assert_cmpuint (layout.slots.n_rows, ==, 1);

  /* Cards, texts and the room for others grow with the window. */
  g_assert_cmpint (canasta_layout_get_text_size (1920, 1080 - HEADER), ==, CANASTA_TEXT_LARGE);
  compute (&layout, 2560, 1440, 1.0, 2, 38);
  g_assert_cmpint (layout.card_height, >, 200);
  g_assert_cmpint (canasta_layout_get_text_size (2560, 1440 - HEADER), ==, CANASTA_TEXT_LARGEST);
  g_assert_cmpuint (layout.n_columns, ==, 2);
  compute (&layout, 1024, 700, 1.0, 2, 13);
  g_assert_cmpuint (layout.n_columns, ==, 1);
  compute (&layout, 1024, 700, 1.0, 4, 13);
  g_assert_cmpuint (layout.n_columns, ==, 2);

  compute (&layout, 360, 720, 1.0, 1, 38);
  g_assert_true (layout.compact);
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

/* Large cards become smaller in a low table, as in a lesson, rather than take the room of
 * the melds: words of the bands and half a card at least are seen. */
static void
test_low (void)
{
  CanastaTableNeeds needs = { .width = 360, .height = 470, .n_others = 1, .seats_height = 60,
                              .others_height = 82, .own_height = 82, .well_foot = 38 };
  CanastaCard cards[CANASTA_MAX_CARDS];
  CanastaTableLayout layout;

  for (guint n = 0; n <= 16; n++)
    for (needs.card_size = 0.8; needs.card_size <= 1.5; needs.card_size += 0.1)
      for (needs.prompt_height = 40; needs.prompt_height <= 150; needs.prompt_height += 10)
        {
          make_hand (cards, n, 3);
          canasta_table_layout_compute (&layout, &needs, cards, n);
          assert_regions (&layout, needs.width, needs.height + HEADER);
          g_assert_cmpint (layout.own.height, >=, 30);
          g_assert_cmpint (layout.others.height, >=, 30);
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

/* The piles lie one under the other where they are large so, larger than the cards
 * of the hand in a large window, and side by side where the hand needs the
 * height; either way both have room for a card that lies crosswise. */
static void
test_piles (void)
{
  CanastaTableLayout layout;

  compute (&layout, 1024, 700, 1.0, 1, 13);
  g_assert_true (layout.column);
  g_assert_cmpint (layout.pile_height, >=, layout.card_height);
  g_assert_cmpint (layout.pile_width * 4 / 3, <, layout.well.width);
  g_assert_cmpint (2 * (layout.pile_height + 38) + 98, <=, layout.well.height);
  compute (&layout, 1920, 1080, 1.0, 1, 13);
  g_assert_true (layout.column);
  g_assert_cmpint (layout.pile_height, >, layout.card_height * 5 / 4);
  compute (&layout, 1024, 700, 1.5, 1, 40);
  g_assert_false (layout.column);
  g_assert_cmpint (layout.pile_height, <=, layout.card_height);
  g_assert_cmpint (layout.well.width, >=, layout.pile_width * 5 / 2);
  g_assert_cmpint (layout.well.width, <=, 1024 / 4);
}

/* Lays melds of so many cards each, and sees that none overlaps another or leaves
 * the band. */
static void
lay_melds (CanastaMeldLayout *layout, const CanastaMeldsNeeds *needs)
{
  GdkRectangle places[64];
  GdkRectangle band = { 0, 0, needs->width, needs->height };

  canasta_meld_layout_compute (layout, needs, places);
  for (guint i = 0; layout->n_rows > 0 && i < needs->n_melds; i++)
    {
      GdkRectangle both;

      gdk_rectangle_union (&band, &places[i], &both);
      g_assert_true (gdk_rectangle_equal (&band, &both));
      g_assert_cmpint (places[i].width, ==,
                       canasta_meld_layout_get_width (layout, needs->lengths[i]));
      g_assert_cmpint (places[i].height, ==, layout->card_height + layout->foot);
      for (guint j = 0; j < i; j++)
        g_assert_false (gdk_rectangle_intersect (&places[i], &places[j], NULL));
    }
}

/* The melds of a table with one other side at 1024 × 700, the own ones in the
 * larger band: few are as large as the hand, and twelve of a side, or fourteen
 * where there are sequences, have room, one of six cards among them. */
static void
test_melds (void)
{
  static const struct
  {
    int height; /* of the band */
    guint n_melds;
    guint lengths[14];
    int hand_card_height;
    int card_height; /* at least */
  } rows[] = {
    { 208, 2, { 3, 4 }, 108, 108 },
    { 166, 3, { 3, 1, 4 }, 108, 108 },
    { 208, 7, { 5, 3, 3, 1, 4, 1, 3 }, 108, 90 },
    { 166, 6, { 4, 1, 3, 1, 3, 4 }, 108, 84 },
    { 190, 12, { 6, 4, 3, 4, 3, 4, 3, 5, 3, 3, 3, 3 }, 108, 66 },
    { 145, 12, { 6, 4, 3, 4, 3, 4, 3, 5, 3, 3, 3, 3 }, 108, 60 },
    { 145, 14, { 6, 4, 3, 4, 3, 4, 3, 5, 3, 3, 3, 3, 6, 4 }, 108, 56 },
    { 82, 6, { 4, 1, 3, 1, 3, 4 }, 108, 70 },
    { 64, 12, { 6, 4, 3, 4, 3, 4, 3, 5, 3, 3, 3, 3 }, 108, 29 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CanastaMeldsNeeds needs = { .width = 660, .height = rows[i].height,
                                  .foot = CANASTA_MELD_FOOT, .n_melds = rows[i].n_melds,
                                  .lengths = rows[i].lengths,
                                  .hand_card_height = rows[i].hand_card_height };
      CanastaMeldLayout layout;

      lay_melds (&layout, &needs);
      g_assert_cmpuint (layout.n_rows, >, 0);
      g_assert_cmpint (layout.card_height, >=, rows[i].card_height);
      g_assert_cmpint (layout.card_height, <=, rows[i].hand_card_height);
    }
}

/* A card more never makes the cards larger, and where no cards have room at all
 * there are no rows. */
static void
test_more_melds (void)
{
  guint lengths[40] = { 0 };
  CanastaMeldsNeeds needs = { .width = 660, .foot = CANASTA_MELD_FOOT, .lengths = lengths,
                              .hand_card_height = 108 };
  CanastaMeldLayout layout;

  for (needs.height = 60; needs.height <= 500; needs.height += 20)
    {
      int before = needs.hand_card_height;

      for (needs.n_melds = 1; needs.n_melds <= G_N_ELEMENTS (lengths); needs.n_melds++)
        {
          lengths[needs.n_melds - 1] = 1 + needs.n_melds % 4;
          lay_melds (&layout, &needs);
          if (layout.n_rows == 0)
            break;
          /* Pips and count may leave the cards, which then have their height. */
          g_assert_cmpint (layout.card_height, <=, before + CANASTA_MELD_FOOT);
          before = MIN (before, layout.card_height);
        }
      g_assert_true (needs.height > 80 || layout.n_rows == 0);
    }
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
 * large print or because the cards are small: rank, suit and mark show. */
static void
test_indices_of_melds (void)
{
  guint lengths[14];
  CanastaMeldsNeeds needs = { .foot = CANASTA_MELD_FOOT, .lengths = lengths };
  CanastaMeldLayout layout;

  for (int large = 0; large < 2; large++)
    for (needs.hand_card_height = 84; needs.hand_card_height <= 260; needs.hand_card_height += 22)
      for (needs.width = 300; needs.width <= 1500; needs.width += 150)
        for (needs.height = 90; needs.height <= 500; needs.height += 10)
          for (needs.n_melds = 1; needs.n_melds <= G_N_ELEMENTS (lengths); needs.n_melds++)
            {
              needs.large_print = large;
              lengths[needs.n_melds - 1] = needs.n_melds % 3 == 0 ? 1 : 2 + needs.n_melds % 5;
              lay_melds (&layout, &needs);
              if (layout.n_rows > 0)
                assert_index (layout.card_width, layout.card_height, large, layout.step,
                              layout.card_height);
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

/* What is seen whole of an open meld is a natural card, a sequence lies by its
 * ranks; on top of a canasta lies a red card where it is natural, a black one
 * where it is mixed. */
static void
test_faces (void)
{
  static const struct
  {
    const char *meld;
    const char *fan;
    const char *top;
  } rows[] = {
    { "KC KD 2H Jo", "2H Jo KC KD", NULL },
    { "7H 7S 7C", "7C 7H 7S", NULL },
    { "KC KC KD KD KH KH KS", NULL, "KH" },
    { "KC KC KD KD KH KH Jo", NULL, "KC" },
    { "KD KD KD KD KH KH 2D", NULL, "KH" },
    { "2C 2D Jo", "2C 2D Jo", NULL },
    { "7H 5H 6H 4H", "4H 5H 6H 7H", NULL },
    { "8S 9S 10S JS QS KS AS", NULL, "AS" },
  };
  g_autoptr (CanastaTable) table =
    test_table_new (4, "asking=0 packs=3 sequences=1 wild-melds=2");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CanastaCardSet set;
      CanastaCard cards[CANASTA_MAX_CARDS], wanted[CANASTA_MAX_CARDS];
      CanastaMeld meld;
      gboolean whole;
      guint n;

      g_assert_true (canasta_card_set_read (rows[i].meld, &set));
      g_assert_true (canasta_meld_read_cards (&set, &table->forms, &meld));
      n = canasta_meld_list_cards (&meld, cards);
      g_assert_cmpuint (n, ==, canasta_meld_count (&meld));
      if (rows[i].fan)
        {
          canasta_cards_read (rows[i].fan, wanted, CANASTA_MAX_CARDS, &whole);
          g_assert_cmpmem (cards, n * sizeof *cards, wanted, n * sizeof *wanted);
        }
      if (rows[i].top)
        {
          canasta_cards_read (rows[i].top, wanted, CANASTA_MAX_CARDS, &whole);
          g_assert_cmpuint (canasta_meld_get_top (&meld), ==, wanted[0]);
        }
    }
}

/* A sequence says its span in the letters that its cards bear. */
static void
test_span (void)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "asking=0 sequences=1");
  g_autofree char *english = NULL;
  g_autofree char *french = NULL;
  CanastaCardSet set;
  CanastaMeld meld;

  g_assert_true (canasta_card_set_read ("JD QD KD", &set));
  g_assert_true (canasta_meld_read_cards (&set, &table->forms, &meld));
  english = canasta_meld_dup_index (&meld, CANASTA_INDEX_LETTERS_ENGLISH);
  french = canasta_meld_dup_index (&meld, CANASTA_INDEX_LETTERS_FRENCH);
  g_assert_cmpstr (english, ==, "♦ J–K");
  g_assert_cmpstr (french, ==, "♦ V–R");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table-layout/examples", test_examples);
  g_test_add_func ("/table-layout/regions", test_regions);
  g_test_add_func ("/table-layout/card-size", test_card_size);
  g_test_add_func ("/table-layout/low", test_low);
  g_test_add_func ("/table-layout/capacity", test_capacity);
  g_test_add_func ("/table-layout/rows", test_rows);
  g_test_add_func ("/table-layout/empty-hand", test_empty_hand);
  g_test_add_func ("/table-layout/piles", test_piles);
  g_test_add_func ("/table-layout/melds", test_melds);
  g_test_add_func ("/table-layout/more-melds", test_more_melds);
  g_test_add_func ("/table-layout/indices-of-melds", test_indices_of_melds);
  g_test_add_func ("/table-layout/faces", test_faces);
  g_test_add_func ("/table-layout/span", test_span);
  g_test_add_func ("/table-layout/indices-of-hand", test_indices_of_hand);
  return g_test_run ();
}
