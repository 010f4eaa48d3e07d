/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of where the cards of melds go in the band of a side, and of which of them is seen whole:
 * none overlaps another, and each can be read. No display is needed. */
#include "config.h"

#include "../core/players.h"
#include "melds/meld-words.h"
#include "table/card-index.h"
#include "table/meld-layout.h"
#include "turn/say.h"

/* Within the band, and beside all melds. */
static void
assert_beside (const GdkRectangle *part, const GdkRectangle *band, const GdkRectangle *places,
               guint n)
{
  GdkRectangle both;

  gdk_rectangle_union (band, part, &both);
  g_assert_true (gdk_rectangle_equal (band, &both));
  for (guint i = 0; i < n; i++)
    g_assert_false (gdk_rectangle_intersect (&places[i], part, NULL));
}

/* What the red threes count is said, in letters of any size: below them, or as low on them that
 * their upper half is free. */
static void
check_aside (const CanastaMeldLayout *layout, const CanastaMeldsNeeds *needs,
             const GdkRectangle *places)
{
  GdkRectangle band = { 0, 0, needs->width, needs->height };
  guint n = needs->n_melds;

  if (needs->n_aside == 0 || layout->n_rows == 0)
    return;
  assert_beside (&layout->aside, &band, places, n);
  assert_beside (&layout->worth, &band, places, n);
  g_assert_cmpint (layout->worth.width, ==, needs->worth_width);
  g_assert_cmpint (layout->worth.height, ==, needs->worth_height);
  g_assert_cmpint (layout->worth.y, >=, layout->aside.y + layout->aside.height / 2);
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
                       i < needs->n_melds - needs->n_canastas
                         ? canasta_meld_layout_get_width (layout, needs->lengths[i])
                         : canasta_meld_layout_get_canasta_width (layout));
      g_assert_cmpint (places[i].height, ==, layout->card_height + layout->foot);
      for (guint j = 0; j < i; j++)
        g_assert_false (gdk_rectangle_intersect (&places[i], &places[j], NULL));
    }
  check_aside (layout, needs, places);
}

/* The melds of a side at 1024 × 700: few are as large as they may be, and twelve of a side,
 * or fourteen where there are sequences, have room, one of six cards among them; where fans
 * have none, they are squared up. */
static void
test_melds (void)
{
  static const struct
  {
    int width;
    int height; /* of all rows */
    guint n_melds;
    guint lengths[14];
    guint n_canastas;
    guint n_aside;
    int most;
    int card_height; /* at least */
    gboolean squared;
  } rows[] = {
    { 896, 112, 2, { 3, 4 }, 0, 0, 84, 84, FALSE },
    { 748, 92, 4, { 3, 4, 3, 1 }, 1, 1, 68, 68, FALSE },
    { 896, 112, 6, { 5, 3, 3, 4, 1, 1 }, 2, 2, 84, 84, FALSE },
    { 748, 92, 6, { 4, 3, 3, 4, 1, 1 }, 2, 0, 68, 68, FALSE },
    { 896, 150, 12, { 6, 4, 3, 4, 3, 4, 3, 5, 3, 3, 3, 3 }, 0, 0, 84, 66, FALSE },
    { 896, 150, 11, { 3, 4, 5, 6, 7, 3, 7, 1, 1, 1, 1 }, 4, 3, 84, 60, FALSE },
    { 896, 150, 14, { 6, 4, 3, 4, 3, 4, 3, 5, 3, 3, 3, 3, 6, 4 }, 0, 0, 84, 60, FALSE },
    { 660, 64, 12, { 6, 4, 3, 4, 3, 4, 3, 5, 3, 3, 3, 3 }, 0, 0, 84, 46, TRUE },
    { 340, 48, 5, { 3, 4, 5, 3, 1 }, 1, 0, 48, 46, FALSE },
    { 896, 112, 3, { 14, 3, 4 }, 0, 0, 84, 84, FALSE },
    { 896, 150, 4, { 14, 14, 3, 14 }, 0, 0, 84, 60, FALSE },
    { 340, 102, 2, { 14, 3 }, 0, 0, 48, 46, FALSE },
    { 340, 48, 8, { 3, 4, 6, 4, 5, 1, 1, 1 }, 3, 0, 48, 40, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CanastaMeldsNeeds needs = {
        .width = rows[i].width, .height = rows[i].height, .foot = CANASTA_MELD_FOOT,
        .n_melds = rows[i].n_melds, .lengths = rows[i].lengths,
        .n_canastas = rows[i].n_canastas, .n_aside = rows[i].n_aside,
        .most_card_height = rows[i].most, .worth_width = 40, .worth_height = 17,
      };
      CanastaMeldLayout layout;

      lay_melds (&layout, &needs);
      g_assert_cmpuint (layout.n_rows, >, 0);
      g_assert_cmpint (layout.squared, ==, rows[i].squared);
      g_assert_cmpint (layout.card_height, >=, rows[i].card_height);
      g_assert_cmpint (layout.card_height, <=, rows[i].most);
    }
}

/* One red three or four, beside melds of any height and letters half as large again, too. */
static void
test_aside (void)
{
  static const guint lengths[] = { 3, 4, 1 };
  static const int letters[][2] = { { 36, 15 }, { 46, 19 }, { 60, 26 } };

  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    for (guint n_aside = 1; n_aside <= 4; n_aside++)
      for (int height = 46; height <= 140; height++)
        for (guint n_melds = 0; n_melds <= 3; n_melds += 3)
          {
            CanastaMeldsNeeds needs = {
              .width = 560, .height = height, .foot = CANASTA_MELD_FOOT + (int) i * 5,
              .n_melds = n_melds, .lengths = lengths, .n_canastas = n_melds / 3,
              .n_aside = n_aside, .worth_width = letters[i][0], .worth_height = letters[i][1],
              .most_card_height = 97,
            };
            CanastaMeldLayout layout;

            lay_melds (&layout, &needs);
            g_assert_cmpuint (layout.n_rows, ==, 1);
          }
}

/* Canastas stand apart, at the right end. */
static void
test_canastas (void)
{
  static const guint lengths[] = { 3, 4, 1, 1 };
  CanastaMeldsNeeds needs = { .width = 800, .height = 110, .foot = CANASTA_MELD_FOOT,
                              .n_melds = 4, .lengths = lengths, .n_canastas = 2,
                              .most_card_height = 84 };
  CanastaMeldLayout layout;
  GdkRectangle places[4];

  canasta_meld_layout_compute (&layout, &needs, places);
  g_assert_cmpint (places[3].x + places[3].width, ==, 800);
  g_assert_cmpint (places[2].x, >, places[1].x + places[1].width + 25);
  g_assert_cmpint (places[2].y, ==, places[0].y);

  /* One by itself is as wide as it may be, and no wider. */
  for (int width = 40; width <= 120; width++)
    {
      canasta_meld_layout_init_canasta (&layout, width);
      g_assert_cmpint (canasta_meld_layout_get_canasta_width (&layout), <=, width);
      g_assert_cmpint (canasta_meld_layout_get_canasta_width (&layout), >=, width - 3);
    }
}

/* Pips stand under melds only where they do not run together. */
static void
test_feet (void)
{
  static const guint lengths[] = { 3, 4, 3, 5, 3, 1 };
  static const int feet[] = { 84, 84, 84, 98, 84, 400 };
  guint with = 0, without = 0;

  for (int width = 300; width <= 900; width += 10)
    {
      CanastaMeldsNeeds needs = { .width = width, .height = 110, .foot = CANASTA_MELD_FOOT,
                                  .n_melds = 6, .lengths = lengths, .feet = feet,
                                  .n_canastas = 1, .most_card_height = 68 };
      GdkRectangle places[G_N_ELEMENTS (lengths)];
      CanastaMeldLayout layout;

      canasta_meld_layout_compute (&layout, &needs, places);
      for (guint i = 0; layout.foot > 0 && i < 5; i++)
        g_assert_cmpint (places[i].width, >=, feet[i]);
      with += layout.n_rows > 0 && layout.foot > 0;
      without += layout.n_rows == 1 && layout.foot == 0;
    }
  g_assert_cmpuint (with, >, 0);
  g_assert_cmpuint (without, >, 0);
}

/* A card more never makes the cards larger, and where no cards have room at all
 * there are no rows. */
static void
test_more_melds (void)
{
  guint lengths[40] = { 0 };
  CanastaMeldsNeeds needs = { .width = 660, .foot = CANASTA_MELD_FOOT, .lengths = lengths,
                              .most_card_height = 108 };
  CanastaMeldLayout layout;

  for (needs.height = 60; needs.height <= 500; needs.height += 20)
    {
      int before = needs.most_card_height;

      for (needs.n_melds = 1; needs.n_melds <= G_N_ELEMENTS (lengths); needs.n_melds++)
        {
          lengths[needs.n_melds - 1] = 1 + needs.n_melds % 4;
          lay_melds (&layout, &needs);
          if (layout.n_rows == 0)
            break;
          /* Pips and count may leave the cards, which then have their height, and squared
           * melds more width. */
          g_assert_cmpint (layout.card_height, <=,
                           layout.squared ? 108 : before + CANASTA_MELD_FOOT);
          before = MIN (before, layout.card_height);
        }
      g_assert_true (needs.height > 80 || layout.n_rows == 0);
    }
}

/* No index of a meld is cut, whatever there is to lie beside each other, with
 * large print or because the cards are small: rank, suit and mark show. */
static void
test_indices_of_melds (void)
{
  guint lengths[14];
  CanastaMeldsNeeds needs = { .foot = CANASTA_MELD_FOOT, .lengths = lengths };
  CanastaMeldLayout layout;
  CanastaCardIndex index;

  for (int large = 0; large < 2; large++)
    for (needs.most_card_height = 84; needs.most_card_height <= 260; needs.most_card_height += 22)
      for (needs.width = 300; needs.width <= 1500; needs.width += 150)
        for (needs.height = 90; needs.height <= 500; needs.height += 10)
          for (needs.n_melds = 1; needs.n_melds <= G_N_ELEMENTS (lengths); needs.n_melds++)
            {
              needs.large_print = large;
              lengths[needs.n_melds - 1] = needs.n_melds % 3 == 0 ? 1 : 2 + needs.n_melds % 5;
              lay_melds (&layout, &needs);
              canasta_card_index_measure (&index, large, layout.card_width, layout.card_height);
              if (layout.n_rows > 0 && !layout.squared)
                {
                  g_assert_cmpint (index.width, <=, layout.step);
                  g_assert_cmpint (index.rank, <=, layout.card_height);
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
    { "KC KD 2H Jo", "KC KD 2H Jo", NULL },
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
  g_test_add_func ("/meld-layout/melds", test_melds);
  g_test_add_func ("/meld-layout/aside", test_aside);
  g_test_add_func ("/meld-layout/canastas", test_canastas);
  g_test_add_func ("/meld-layout/feet", test_feet);
  g_test_add_func ("/meld-layout/more-melds", test_more_melds);
  g_test_add_func ("/meld-layout/indices", test_indices_of_melds);
  g_test_add_func ("/meld-layout/faces", test_faces);
  g_test_add_func ("/meld-layout/span", test_span);
  return g_test_run ();
}
