/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Portrait art: each look once, from the drawings of data/cards/portraits.
 *
 * A drawing holds the looks of one person side by side, a layer each.
 */

#include "config.h"

#include "portrait-art.h"

#include "drawing.h"
#include "texture.h"
#include "turn/portraits.h"

/* Textures are dropped all at once when they take more than this. */
#define CACHE_LIMIT (4 * 1024 * 1024)

#define MAX_SIZE 1024
#define MAX_SCALE 8

struct _CanastaPortraitArt
{
  GHashTable  *textures;
  gsize        bytes;
};

static const char * const layers[CANASTA_N_LOOKS] = {
  [CANASTA_LOOK_WAITING] = "waiting",
  [CANASTA_LOOK_THINKING] = "thinking",
  [CANASTA_LOOK_PLEASED] = "pleased",
  [CANASTA_LOOK_CROSS] = "cross",
};

CanastaPortraitArt *
canasta_portrait_art_new (void)
{
  CanastaPortraitArt *self = g_new0 (CanastaPortraitArt, 1);

  self->textures = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_object_unref);
  return self;
}

void
canasta_portrait_art_free (CanastaPortraitArt *self)
{
  g_hash_table_unref (self->textures);
  g_free (self);
}

/* The drawing is read anew each time: that takes less time than drawing it, and
 * whoever plays is drawn four times in a match. */
static GdkTexture *
render (guint portrait, CanastaLook look, int pixels)
{
  const RsvgRectangle viewport = {
    -(double) look * pixels, 0, (double) CANASTA_N_LOOKS * pixels, pixels
  };
  g_autofree char *path = g_strdup_printf ("portraits/%s.svg", canasta_portrait_get_id (portrait));
  g_autoptr(GObject) drawing = G_OBJECT (canasta_drawing_load (path));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, pixels);
  cairo_t *cr = cairo_create (surface);

  canasta_drawing_draw (RSVG_HANDLE (drawing), layers[look], cr, &viewport);
  cairo_destroy (cr);
  return canasta_texture_take (surface);
}

/* A bust on nothing, cut by the lower edge, size x size logical pixels at a scale
 * factor. Transfer none: the texture lives until the cache is full, so whoever
 * shows it takes a reference. */
GdkTexture *
canasta_portrait_art_get (CanastaPortraitArt *self,
                          guint               portrait,
                          CanastaLook         look,
                          int                 size,
                          int                 scale)
{
  guint64 key;
  gsize bytes;
  GdkTexture *texture;

  g_return_val_if_fail (portrait < CANASTA_N_PORTRAITS, NULL);
  g_return_val_if_fail (look < CANASTA_N_LOOKS, NULL);
  g_return_val_if_fail (size > 0 && size <= MAX_SIZE, NULL);
  g_return_val_if_fail (scale > 0 && scale <= MAX_SCALE, NULL);

  key = (guint64) portrait << 40 | (guint64) look << 32 | (guint64) size * scale;
  texture = g_hash_table_lookup (self->textures, &key);
  if (texture)
    return texture;

  bytes = (gsize) size * scale * size * scale * 4;
  if (self->bytes + bytes > CACHE_LIMIT)
    {
      g_hash_table_remove_all (self->textures);
      self->bytes = 0;
    }
  texture = render (portrait, look, size * scale);
  g_hash_table_insert (self->textures, g_memdup2 (&key, sizeof key), texture);
  self->bytes += bytes;
  return texture;
}

/* How much memory the textures take that are kept. */
gsize
canasta_portrait_art_get_bytes (const CanastaPortraitArt *self)
{
  return self->bytes;
}
