/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From what is drawn to what is shown. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GdkTexture       *canasta_texture_take        (cairo_surface_t        *surface);
cairo_surface_t  *canasta_texture_get_surface (GdkTexture             *texture);
void              canasta_texture_paint       (GdkTexture             *texture,
                                               GtkWidget              *widget,
                                               GtkSnapshot            *snapshot,
                                               const graphene_rect_t  *place);
void              canasta_texture_give_back   (void);

G_END_DECLS
