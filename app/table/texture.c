/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/texture.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

/* What is kept with a texture: the surface it was made of, and what shows it where the
 * processor paints. */
static GQuark
get_surface_quark (void)
{
  return g_quark_from_static_string ("canasta-surface");
}

static GQuark
get_node_quark (void)
{
  return g_quark_from_static_string ("canasta-node");
}

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
  GdkTexture *texture;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      (gsize) height * stride,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  texture = gdk_memory_texture_new (cairo_image_surface_get_width (surface), height,
                                    GDK_MEMORY_DEFAULT, bytes, stride);
  g_object_set_qdata_full (G_OBJECT (texture), get_surface_quark (),
                           cairo_surface_reference (surface),
                           (GDestroyNotify) cairo_surface_destroy);
  return texture;
}

/* What a texture shows, to draw with; transfer none. What a renderer has drawn is copied
 * once. */
cairo_surface_t *
canasta_texture_get_surface (GdkTexture *texture)
{
  cairo_surface_t *surface = g_object_get_qdata (G_OBJECT (texture), get_surface_quark ());

  if (surface)
    return surface;
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, gdk_texture_get_width (texture),
                                        gdk_texture_get_height (texture));
  gdk_texture_download (texture, cairo_image_surface_get_data (surface),
                        (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);
  g_object_set_qdata_full (G_OBJECT (texture), get_surface_quark (), surface,
                           (GDestroyNotify) cairo_surface_destroy);
  return surface;
}

static GskRenderNode *
make_node (GdkTexture *texture, const graphene_rect_t *area)
{
  static const cairo_user_data_key_t kept;
  cairo_surface_t *surface = canasta_texture_get_surface (texture);
  GskRenderNode *node = gsk_cairo_node_new (area);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_scale (cr, (double) area->size.width / gdk_texture_get_width (texture),
               (double) area->size.height / gdk_texture_get_height (texture));
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  /* What cairo has recorded copies a surface that goes before it. */
  cairo_surface_set_user_data (cairo_get_target (cr), &kept, cairo_surface_reference (surface),
                               (cairo_destroy_func_t) cairo_surface_destroy);
  cairo_destroy (cr);
  return node;
}

/* Transfer none: of the size it was shown in last. */
static GskRenderNode *
get_node (GdkTexture *texture, const graphene_size_t *size)
{
  GskRenderNode *node = g_object_get_qdata (G_OBJECT (texture), get_node_quark ());
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, size->width, size->height), bounds;

  if (node)
    gsk_render_node_get_bounds (node, &bounds);
  if (node && graphene_rect_equal (&bounds, &area))
    return node;
  node = make_node (texture, &area);
  g_object_set_qdata_full (G_OBJECT (texture), get_node_quark (), node,
                           (GDestroyNotify) gsk_render_node_unref);
  return node;
}

/* A node in its place, alone in a box: whoever looks for what has changed since the last
 * frame compares boxes one by one, and gives up on a row of nodes that all have moved. */
static void
append_node (GtkSnapshot *snapshot, GskRenderNode *node, const graphene_point_t *place)
{
  g_autoptr (GskTransform) transform = gsk_transform_translate (NULL, place);
  g_autoptr (GskRenderNode) moved = transform ? gsk_transform_node_new (node, transform)
                                              : gsk_render_node_ref (node);
  g_autoptr (GskRenderNode) box = gsk_container_node_new (&moved, 1);

  gtk_snapshot_append_node (snapshot, box);
}

/**
 * canasta_texture_paint:
 * @texture: a texture
 * @widget: what shows it
 * @snapshot: where to
 * @place: how large, and where
 *
 * Shows a texture. Where the processor paints, GTK converts a texture as a whole for each
 * frame, however little of it is painted; what cairo has drawn it does not. So the texture
 * keeps a node for that, as long as it lives itself.
 */
void
canasta_texture_paint (GdkTexture            *texture,
                       GtkWidget             *widget,
                       GtkSnapshot           *snapshot,
                       const graphene_rect_t *place)
{
  GtkNative *native = gtk_widget_get_native (widget);

  if (native && GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native)))
    append_node (snapshot, get_node (texture, &place->size), &place->origin);
  else
    gtk_snapshot_append_texture (snapshot, texture, place);
}

/* Drawing takes several times the memory that is kept of it, which goes back to the system. */
void
canasta_texture_give_back (void)
{
#ifdef __GLIBC__
  malloc_trim (0);
#endif
}
