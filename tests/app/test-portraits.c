/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the portraits, by the pixels that are drawn; no display is needed. */
#include "config.h"

#include "table/card-art.h"
#include "table/portrait-art.h"
#include "turn/portraits.h"

/* The smallest size a portrait is shown in. */
#define SMALLEST 40

static guint32 *
download (GdkTexture *texture)
{
  const int width = gdk_texture_get_width (texture);
  guint32 *pixels = g_new (guint32, (gsize) width * gdk_texture_get_height (texture));

  gdk_texture_download (texture, (guchar *) pixels, width * sizeof *pixels);
  return pixels;
}

static guint
get_alpha (guint32 pixel)
{
  return pixel >> 24;
}

/* How light a pixel is on a grey ground, without its colour. */
static int
get_grey (guint32 pixel)
{
  guint red = pixel >> 16 & 0xff, green = pixel >> 8 & 0xff, blue = pixel & 0xff;

  return (30 * red + 59 * green + 11 * blue + 50 * (255 - get_alpha (pixel))) / 100;
}

static void
test_differ (void)
{
  const int sizes[][2] = { { SMALLEST, 1 }, { 58, 1 }, { 84, 1 }, { 130, 2 } };
  g_autoptr (CanastaCardArt) art = canasta_card_art_new ();

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      const int pixels = sizes[i][0] * sizes[i][1];
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                           (GDestroyNotify) g_bytes_unref, NULL);

      for (guint portrait = 0; portrait < CANASTA_N_PORTRAITS; portrait++)
        for (CanastaLook look = 0; look < CANASTA_N_LOOKS; look++)
          {
            GdkTexture *texture =
              canasta_card_art_get_portrait (art, portrait, look, sizes[i][0], sizes[i][1]);

            g_assert_cmpint (gdk_texture_get_width (texture), ==, pixels);
            g_assert_cmpint (gdk_texture_get_height (texture), ==, pixels);
            g_assert_true (g_hash_table_add (seen, g_bytes_new_take (download (texture),
                                                                     (gsize) pixels * pixels * 4)));
          }
    }
}

/* There is nothing but the person, who is whole: nobody's hair is cut off. */
static void
test_stand_free (void)
{
  const int size = 80;
  g_autoptr (CanastaCardArt) art = canasta_card_art_new ();

  for (guint portrait = 0; portrait < CANASTA_N_PORTRAITS; portrait++)
    for (CanastaLook look = 0; look < CANASTA_N_LOOKS; look++)
      {
        g_autofree guint32 *pixels =
          download (canasta_card_art_get_portrait (art, portrait, look, size, 1));
        guint drawn = 0;

        for (int i = 0; i < size * size; i++)
          drawn += get_alpha (pixels[i]) > 0;
        g_assert_cmpuint (drawn, >, size * size * 2 / 5);
        g_assert_cmpuint (drawn, <, size * size * 3 / 4);
        for (int i = 0; i < size; i++)
          {
            g_test_message ("%s, look %u, %d", canasta_portrait_get_id (portrait), look, i);
            g_assert_cmpuint (get_alpha (pixels[i]), <, 128);
            g_assert_cmpuint (get_alpha (pixels[i * size]), <, 128);
            g_assert_cmpuint (get_alpha (pixels[i * size + size - 1]), <, 128);
          }
      }
}

static void
compare (CanastaCardArt *art, guint first, guint second)
{
  g_autofree guint32 *a =
    download (canasta_card_art_get_portrait (art, first, CANASTA_LOOK_WAITING, SMALLEST, 1));
  g_autofree guint32 *b =
    download (canasta_card_art_get_portrait (art, second, CANASTA_LOOK_WAITING, SMALLEST, 1));
  guint outlines = 0, greys = 0;

  for (int i = 0; i < SMALLEST * SMALLEST; i++)
    {
      outlines += (get_alpha (a[i]) > 127) != (get_alpha (b[i]) > 127);
      greys += ABS (get_grey (a[i]) - get_grey (b[i])) > 48;
    }
  g_test_message ("%s and %s: %u, %u", canasta_portrait_get_id (first),
                  canasta_portrait_get_id (second), outlines, greys);
  g_assert_cmpuint (outlines, >, SMALLEST * SMALLEST / 50);
  g_assert_cmpuint (greys, >, SMALLEST * SMALLEST / 7);
}

/* Each is told from each at the smallest size, by the outline and without colours. */
static void
test_told_apart (void)
{
  g_autoptr (CanastaCardArt) art = canasta_card_art_new ();

  for (guint first = 0; first < CANASTA_N_PORTRAITS; first++)
    for (guint second = first + 1; second < CANASTA_N_PORTRAITS; second++)
      compare (art, first, second);
}

static void
test_bounded (void)
{
  CanastaPortraitArt *art = canasta_portrait_art_new ();
  g_autoptr (GdkTexture) shown =
    g_object_ref (canasta_portrait_art_get (art, 0, CANASTA_LOOK_CROSS, 84, 1));
  gsize most = 0;

  g_assert_true (canasta_portrait_art_get (art, 0, CANASTA_LOOK_CROSS, 84, 1) == shown);
  g_assert_cmpuint (canasta_portrait_art_get_bytes (art), ==, 84 * 84 * 4);
  for (int size = 200; size < 230; size++)
    {
      canasta_portrait_art_get (art, size % CANASTA_N_PORTRAITS, CANASTA_LOOK_WAITING, size, 2);
      most = MAX (most, canasta_portrait_art_get_bytes (art));
    }
  g_assert_cmpuint (most, >, 3 * 1024 * 1024);
  g_assert_cmpuint (most, <=, 4 * 1024 * 1024);
  g_assert_cmpint (gdk_texture_get_width (shown), ==, 84);
  canasta_portrait_art_free (art);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/portraits/differ", test_differ);
  g_test_add_func ("/portraits/stand-free", test_stand_free);
  g_test_add_func ("/portraits/told-apart", test_told_apart);
  g_test_add_func ("/portraits/bounded", test_bounded);

  return g_test_run ();
}
