/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the card art, by the pixels it draws; no display is needed. */
#include "config.h"

#include "table/card-art.h"
#include "table/card-index.h"

#include <string.h>

#define WIDTH 78
#define HEIGHT 108

/* The narrowest strip of a covered card, and with large print. */
#define STRIP 24
#define LARGE_STRIP 34

/* The part of a card left visible by the row of cards before it. */
#define ROW_STEP 0.42

static const guint32 paper = 0xfffffdf9;

static guint32 *
download (GdkTexture *texture)
{
  const int width = gdk_texture_get_width (texture);
  guint32 *pixels = g_new (guint32, (gsize) width * gdk_texture_get_height (texture));

  gdk_texture_download (texture, (guchar *) pixels, width * sizeof *pixels);
  return pixels;
}

static guint
count_differences (GdkTexture *a, GdkTexture *b)
{
  const int width = gdk_texture_get_width (a);
  const int height = gdk_texture_get_height (a);
  g_autofree guint32 *first = download (a);
  g_autofree guint32 *second = download (b);
  guint n = 0;

  g_assert_cmpint (gdk_texture_get_width (b), ==, width);
  g_assert_cmpint (gdk_texture_get_height (b), ==, height);
  for (int i = 0; i < width * height; i++)
    n += first[i] != second[i];
  return n;
}

/* Marks that are not paper in a rectangle of a face. */
static guint
count_marks (GdkTexture *texture, int x, int y, int width, int height)
{
  const int stride = gdk_texture_get_width (texture);
  g_autofree guint32 *pixels = download (texture);
  guint n = 0;

  for (int row = y; row < y + height; row++)
    for (int column = x; column < x + width; column++)
      n += pixels[row * stride + column] != paper;
  return n;
}

/* Art of the deck that a test looks at. */
static CanastaCardArt *
new_art (gconstpointer deck)
{
  CanastaCardArt *art = canasta_card_art_new ();

  canasta_card_art_set_deck_id (art, deck);
  g_assert_cmpstr (canasta_card_art_get_deck_id (art), ==, deck);
  return art;
}

static void
add_for_decks (const char *name, GTestDataFunc function)
{
  const char *const *decks = canasta_card_art_list_decks ();

  for (guint i = 0; decks[i]; i++)
    {
      g_autofree char *path = g_strdup_printf ("/card-art/%s/%s", decks[i], name);

      g_test_add_data_func (path, decks[i], function);
    }
}

static void
test_faces_differ (gconstpointer data)
{
  const int sizes[][3] = {
    { 29, 41, 1 }, { 52, 73, 1 }, { WIDTH, HEIGHT, 2 }, { 160, 224, 1 },
  };
  g_autoptr (CanastaCardArt) art = new_art (data);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                           (GDestroyNotify) g_bytes_unref, NULL);

      for (CanastaCard card = 0; card < CANASTA_N_FACES; card++)
        {
          GdkTexture *face = canasta_card_art_get_face (art, card, sizes[i][0],
                                                        sizes[i][1], sizes[i][2]);
          const int width = gdk_texture_get_width (face);
          const int height = gdk_texture_get_height (face);

          g_assert_cmpint (width, ==, sizes[i][0] * sizes[i][2]);
          g_assert_cmpint (height, ==, sizes[i][1] * sizes[i][2]);
          g_assert_cmpuint (count_marks (face, width / 4, 4, width / 2, height - 8), >, 2 * width);
          g_assert_true (g_hash_table_add (seen,
                                           g_bytes_new_take (download (face),
                                                             (gsize) width * height * 4)));
        }
    }
}

static void
test_switches (gconstpointer data)
{
  g_autoptr (CanastaCardArt) art = new_art (data);

  for (CanastaCard card = 0; card < CANASTA_N_FACES; card++)
    {
      const CanastaSuit suit = canasta_card_get_suit (card);
      const gboolean recoloured = card != CANASTA_JOKER
                                  && (suit == CANASTA_SUIT_CLUBS || suit == CANASTA_SUIT_DIAMONDS);
      g_autoptr (GdkTexture) standard =
        g_object_ref (canasta_card_art_get_face (art, card, WIDTH, HEIGHT, 1));

      canasta_card_art_set_large_print (art, TRUE);
      g_assert_cmpuint (count_differences (standard,
                                           canasta_card_art_get_face (art, card, WIDTH, HEIGHT, 1)),
                        >, 500);
      canasta_card_art_set_large_print (art, FALSE);

      canasta_card_art_set_four_colour (art, TRUE);
      if (recoloured)
        g_assert_cmpuint (count_differences (standard,
                                             canasta_card_art_get_face (art, card,
                                                                        WIDTH, HEIGHT, 1)),
                          >, 100);
      else
        g_assert_cmpuint (count_differences (standard,
                                             canasta_card_art_get_face (art, card,
                                                                        WIDTH, HEIGHT, 1)),
                          ==, 0);
      canasta_card_art_set_four_colour (art, FALSE);
    }
}

/* Where threes are cards like any other they have no sign, of those below an index in both sizes
 * and of those that fill their middle; every other card stays as it is. */
static void
test_plain_threes (gconstpointer data)
{
  g_autoptr (CanastaCardArt) art = new_art (data);

  for (int large = FALSE; large <= TRUE; large++)
    for (CanastaCard card = 0; card < CANASTA_N_FACES; card++)
      {
        g_autoptr (GdkTexture) special = NULL;
        GdkTexture *plain;
        guint differences;

        canasta_card_art_set_large_print (art, large);
        canasta_card_art_set_plain_threes (art, FALSE);
        special = g_object_ref (canasta_card_art_get_face (art, card, WIDTH, HEIGHT, 1));
        canasta_card_art_set_plain_threes (art, TRUE);
        plain = canasta_card_art_get_face (art, card, WIDTH, HEIGHT, 1);
        differences = count_differences (special, plain);
        if (canasta_card_get_rank (card) != CANASTA_RANK_THREE)
          {
            g_assert_cmpuint (differences, ==, 0);
            continue;
          }
        g_assert_cmpuint (differences, >, 300);
        /* Below rank and suit, at the left edge. */
        g_assert_cmpuint (count_marks (special, 3, large ? 46 : 37, 16, 8), >, 20);
        g_assert_cmpuint (count_marks (plain, 3, large ? 46 : 37, 16, 8), ==, 0);
      }
}

/* How much of each colour, and how much paper, is in a face that is drawn turned by so much. */
static void
sum_channels (CanastaCardArt *art, CanastaCard card, double turn, double sums[4])
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 2 * HEIGHT, 2 * HEIGHT);
  const guchar *bytes = cairo_image_surface_get_data (surface);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, HEIGHT, HEIGHT);
  cairo_rotate (cr, turn);
  cairo_translate (cr, -WIDTH / 2.0, -HEIGHT / 2.0);
  canasta_card_art_draw_face (art, card, cr, WIDTH, HEIGHT);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (guint channel = 0; channel < 4; channel++)
    {
      sums[channel] = 0;
      for (guint i = channel; i < 2 * HEIGHT * 2 * HEIGHT * 4; i += 4)
        sums[channel] += bytes[i];
    }
  cairo_surface_destroy (surface);
}

/* What is drawn turned is all there: librsvg cuts off what it draws for itself first, such as
 * groups with an opacity of their own. */
static void
test_turned (gconstpointer data)
{
  g_autoptr (CanastaCardArt) art = new_art (data);

  for (CanastaCard card = 0; card < CANASTA_N_FACES; card++)
    {
      double upright[4], turned[4];

      sum_channels (art, card, 0, upright);
      for (int side = -1; side <= 1; side += 2)
        {
          sum_channels (art, card, side * 0.5, turned);
          for (guint channel = 0; channel < 4; channel++)
            g_assert_cmpfloat (ABS (turned[channel] - upright[channel]), <,
                               0.01 * upright[channel]);
        }
    }
}

static void
test_letters (void)
{
  /* Which of jack, queen and king show another letter than in English. */
  const gboolean changed[][3] = {
    [CANASTA_INDEX_LETTERS_ENGLISH] = { FALSE, FALSE, FALSE },
    [CANASTA_INDEX_LETTERS_FRENCH] = { TRUE, TRUE, TRUE },
    [CANASTA_INDEX_LETTERS_GERMAN] = { TRUE, TRUE, FALSE },
  };
  g_autoptr (CanastaCardArt) english = canasta_card_art_new ();
  g_autoptr (CanastaCardArt) local = canasta_card_art_new ();

  for (guint letters = 0; letters < G_N_ELEMENTS (changed); letters++)
    {
      canasta_card_art_set_letters (local, letters);
      for (guint i = 0; i < 3; i++)
        {
          const CanastaCard card = canasta_card (CANASTA_RANK_JACK + i, CANASTA_SUIT_HEARTS);
          const guint differences =
            count_differences (canasta_card_art_get_face (english, card, WIDTH, HEIGHT, 1),
                               canasta_card_art_get_face (local, card, WIDTH, HEIGHT, 1));

          if (changed[letters][i])
            g_assert_cmpuint (differences, >, 20);
          else
            g_assert_cmpuint (differences, ==, 0);
        }
    }
}

/* Between the index and the edge of the strip there is paper, so nothing of
 * the index is hidden by the next card. */
static void
test_index_fits_strip (gconstpointer data)
{
  g_autoptr (CanastaCardArt) art = new_art (data);

  for (int large = 0; large < 2; large++)
    {
      canasta_card_art_set_large_print (art, large);
      for (CanastaSuit suit = CANASTA_SUIT_CLUBS; suit <= CANASTA_SUIT_SPADES; suit++)
        {
          const CanastaCard ten = canasta_card (CANASTA_RANK_TEN, suit);
          GdkTexture *face = canasta_card_art_get_face (art, ten, WIDTH, HEIGHT, 1);
          const int strip = large ? LARGE_STRIP : STRIP;
          const int row = HEIGHT * ROW_STEP;

          g_assert_cmpuint (count_marks (face, 2, 2, strip - 6, row), >, large ? 300 : 150);
          g_assert_cmpuint (count_marks (face, strip - 4, 2, 1, 20), ==, 0);
          g_assert_cmpuint (count_marks (face, 2, row + 1, WIDTH / 4, 2), ==, 0);
        }
    }
}

/* The pixels of a face. */
typedef struct
{
  guint32 *pixels;
  int stride;
  int left; /* beside the frame of a red three */
  int top;
} Drawn;

/* Whether a part of a face is bare paper, or nearly. */
static gboolean
is_bare (const Drawn *face, int x, int y, int right, int bottom)
{
  for (int row = y; row < bottom; row++)
    for (int column = x; column < right; column++)
      for (int shift = 0; shift < 24; shift += 8)
        if (ABS ((int) (face->pixels[row * face->stride + column] >> shift & 255)
                 - (int) (paper >> shift & 255)) > 40)
          return FALSE;
  return TRUE;
}

/* Whether what is drawn in a corner so large comes to its end within the last
 * pixels of its height: a row there is bare. */
static gboolean
ends_below (const Drawn *face, int right, int bottom, int within)
{
  for (int i = 1; i <= within; i++)
    if (is_bare (face, face->left, bottom - i, right, bottom - i + 1))
      return TRUE;
  return FALSE;
}

static gboolean
ends_beside (const Drawn *face, int right, int bottom, int within)
{
  for (int i = 1; i <= within; i++)
    if (is_bare (face, right - i, face->top, right - i + 1, bottom))
      return TRUE;
  return FALSE;
}

static void
assert_index_ends (CanastaCardArt *art, CanastaCard card, gboolean large, int width, int scale)
{
  const CanastaRank rank = canasta_card_get_rank (card);
  GdkTexture *texture = canasta_card_art_get_face (art, card, width, width * 7 / 5, scale);
  g_autofree guint32 *pixels = download (texture);
  Drawn face = { pixels, width * scale, width * scale / 12, width * scale / 12 };
  CanastaCardIndex index;
  int right, bottom;

  canasta_card_index_measure (&index, large, width, width * 7 / 5);
  right = index.width * scale;
  bottom = index.rank * scale;
  g_test_message ("%s, %d wide, large %d", canasta_card_get_name (card), width, large);
  g_assert_false (is_bare (&face, face.left, face.top, right, bottom));
  /* Further to the right there may be a pip or a courtier. */
  g_assert_true (ends_below (&face, right * 3 / 4, bottom, scale));
  if (rank == CANASTA_RANK_TWO || rank == CANASTA_RANK_THREE)
    g_assert_true (ends_below (&face, right * 3 / 4, index.whole * scale, scale));
  /* Hats reach as far as a ten does. */
  if (rank <= CANASTA_RANK_TEN)
    g_assert_true (ends_beside (&face, right, bottom, scale));
}

/* Of every face, in every size, with every letter, the index ends where it is
 * said to: nothing of it is cut where the next card begins there. */
static void
test_index_ends (gconstpointer data)
{
  static const int widths[] = { 27, 41, 42, 78 };

  for (int large = 0; large < 2; large++)
    for (int letters = 0; letters < 3; letters++)
      {
        g_autoptr (CanastaCardArt) art = new_art (data);

        canasta_card_art_set_large_print (art, large);
        canasta_card_art_set_letters (art, (CanastaIndexLetters) letters);
        for (CanastaCard card = 0; card < CANASTA_N_FACES; card++)
          {
            CanastaRank rank = canasta_card_get_rank (card);

            if (letters > 0 && (rank < CANASTA_RANK_JACK || rank > CANASTA_RANK_KING))
              continue;
            for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
              assert_index_ends (art, card, large, widths[i], widths[i] < 50 ? 4 : 2);
          }
      }
}

/* Without colours: what is dark, and what is not. */
static GBytes *
trace_suit (CanastaCardArt *art, CanastaSuit suit, gboolean large)
{
  GdkTexture *face = canasta_card_art_get_face (art, canasta_card (CANASTA_RANK_SEVEN, suit),
                                                2 * WIDTH, 2 * HEIGHT, 1);
  const int stride = gdk_texture_get_width (face);
  const int width = 2 * (large ? LARGE_STRIP : STRIP) - 8;
  const int height = (int) (2 * HEIGHT * ROW_STEP);
  g_autofree guint32 *pixels = download (face);
  GByteArray *marks = g_byte_array_new ();

  for (int y = 4; y < height; y++)
    for (int x = 4; x < width; x++)
      {
        guint32 pixel = pixels[y * stride + x];
        guint grey = ((pixel >> 16 & 255) * 3 + (pixel >> 8 & 255) * 6 + (pixel & 255)) / 10;
        guint8 mark = grey < 180;

        g_byte_array_append (marks, &mark, 1);
      }
  return g_byte_array_free_to_bytes (marks);
}

/* In a picture without colours every suit can be told from every other, by the
 * shape under the index. */
static void
test_suits_without_colours (gconstpointer data)
{
  g_autoptr (CanastaCardArt) art = new_art (data);

  for (int way = 0; way < 4; way++)
    {
      canasta_card_art_set_large_print (art, way & 1);
      canasta_card_art_set_four_colour (art, way & 2);
      for (CanastaSuit a = CANASTA_SUIT_CLUBS; a <= CANASTA_SUIT_SPADES; a++)
        for (CanastaSuit b = a + 1; b <= CANASTA_SUIT_SPADES; b++)
          {
            g_autoptr (GBytes) first = trace_suit (art, a, way & 1);
            g_autoptr (GBytes) second = trace_suit (art, b, way & 1);
            const guint8 *one = g_bytes_get_data (first, NULL);
            const guint8 *other = g_bytes_get_data (second, NULL);
            guint marks = 0, differences = 0;

            for (gsize i = 0; i < g_bytes_get_size (first); i++)
              {
                marks += one[i];
                differences += one[i] != other[i];
              }
            g_assert_cmpuint (marks, >, 200);
            g_assert_cmpuint (differences, >, 60);
          }
    }
}

/* No face of a deck could be taken for one of another. */
static void
test_decks (void)
{
  const char *const *decks = canasta_card_art_list_decks ();
  g_autoptr (CanastaCardArt) first = new_art (decks[0]);

  g_assert_cmpuint (g_strv_length ((char **) decks), >=, 2);
  for (guint i = 1; decks[i]; i++)
    {
      g_autoptr (CanastaCardArt) other = new_art (decks[i]);

      for (CanastaCard card = 0; card < CANASTA_N_FACES; card++)
        g_assert_cmpuint (count_differences (
                            canasta_card_art_get_face (first, card, WIDTH, HEIGHT, 1),
                            canasta_card_art_get_face (other, card, WIDTH, HEIGHT, 1)),
                          >, WIDTH * HEIGHT / 5);
    }
  canasta_card_art_set_deck_id (first, "of a later version");
  g_assert_cmpstr (canasta_card_art_get_deck_id (first), ==, decks[0]);
}

static void
test_backs (void)
{
  const char * const *backs = canasta_card_art_list_backs ();
  g_autoptr (CanastaCardArt) art = canasta_card_art_new ();
  g_autoptr (GdkTexture) previous = NULL;

  g_assert_cmpuint (g_strv_length ((char **) backs), >=, 3);
  for (guint i = 0; backs[i]; i++)
    {
      g_autoptr (GdkTexture) preview = NULL;

      canasta_card_art_set_back_id (art, backs[i]);
      g_assert_cmpstr (canasta_card_art_get_back_id (art), ==, backs[i]);
      preview = canasta_card_art_preview_back (art, backs[i], WIDTH, HEIGHT, 1);
      g_assert_cmpuint (count_differences (canasta_card_art_get_back (art, WIDTH, HEIGHT, 1),
                                           preview),
                        ==, 0);
      if (previous)
        g_assert_cmpuint (count_differences (previous, preview), >, 2000);
      g_set_object (&previous, preview);
    }

  canasta_card_art_set_back_id (art, "of a later version");
  g_assert_cmpstr (canasta_card_art_get_back_id (art), ==, backs[0]);
}

static void
count_change (guint *n)
{
  *n += 1;
}

static void
test_changes_are_told_once (void)
{
  g_autoptr (CanastaCardArt) art = canasta_card_art_new ();
  GdkTexture *face = canasta_card_art_get_face (art, CANASTA_JOKER, WIDTH, HEIGHT, 1);
  guint n = 0;

  g_signal_connect_swapped (art, "changed", G_CALLBACK (count_change), &n);
  g_assert_true (canasta_card_art_get_face (art, CANASTA_JOKER, WIDTH, HEIGHT, 1) == face);

  g_object_set (art, "large-print", FALSE, "four-colour", FALSE, "back-id", "blue",
                "letters", CANASTA_INDEX_LETTERS_ENGLISH, NULL);
  g_assert_cmpuint (n, ==, 0);
  g_object_set (art, "large-print", TRUE, "four-colour", TRUE, "back-id", "red",
                "deck-id", "modern", "letters", CANASTA_INDEX_LETTERS_FRENCH, NULL);
  g_assert_cmpuint (n, ==, 5);
  g_assert_finalize_object (g_steal_pointer (&art));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add_for_decks ("faces-differ", test_faces_differ);
  add_for_decks ("switches", test_switches);
  add_for_decks ("plain-threes", test_plain_threes);
  add_for_decks ("turned", test_turned);
  g_test_add_func ("/card-art/letters", test_letters);
  add_for_decks ("index-fits-strip", test_index_fits_strip);
  add_for_decks ("index-ends", test_index_ends);
  add_for_decks ("suits-without-colours", test_suits_without_colours);
  g_test_add_func ("/card-art/decks", test_decks);
  g_test_add_func ("/card-art/backs", test_backs);
  g_test_add_func ("/card-art/changes-are-told-once", test_changes_are_told_once);

  return g_test_run ();
}
