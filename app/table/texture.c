/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/texture.h"

/**
 * canasta_texture_take:
 * @surface: (transfer full): what is drawn
 *
 * Returns: (transfer full): a texture of it, which keeps the surface
 */
GdkTexture *
canasta_texture_take (cairo_surface_t *surface)
{
  const int height = cairo_image_surface_get_height (surface);
  const int stride = cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      (gsize) height * stride,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (cairo_image_surface_get_width (surface), height,
                                 GDK_MEMORY_DEFAULT, bytes, stride);
}
