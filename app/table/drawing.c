/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "drawing.h"

#define RESOURCES "/io/github/canasta_game/Canasta/cards/"

/* A drawing of data/cards; transfer full. */
RsvgHandle *
canasta_drawing_load (const char *path)
{
  g_autofree char *resource = g_strconcat (RESOURCES, path, NULL);
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GError) error = NULL;
  RsvgHandle *drawing = NULL;
  gsize size;
  const guint8 *data;

  bytes = g_resources_lookup_data (resource, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  if (bytes)
    {
      data = g_bytes_get_data (bytes, &size);
      drawing = rsvg_handle_new_from_data (data, size, &error);
    }
  if (!drawing)
    g_error ("Drawing %s: %s", path, error->message);
  return drawing;
}

/* Draws a whole document, or the one layer of it with this id, so large that
 * the document fills the viewport. */
void
canasta_drawing_draw (RsvgHandle          *drawing,
                      const char          *layer,
                      cairo_t             *cr,
                      const RsvgRectangle *viewport)
{
  g_autofree char *id = layer ? g_strconcat ("#", layer, NULL) : NULL;
  g_autoptr(GError) error = NULL;

  if (!rsvg_handle_render_layer (drawing, cr, id, viewport, &error))
    g_error ("Drawing: %s", error->message);
}
