/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawings of ours: from the resource to a texture. */

#pragma once

#include <gtk/gtk.h>
#include <librsvg/rsvg.h>

G_BEGIN_DECLS

RsvgHandle  *canasta_drawing_load         (const char           *path);
void         canasta_drawing_draw         (RsvgHandle           *drawing,
                                           const char           *layer,
                                           cairo_t              *cr,
                                           const RsvgRectangle  *viewport);

G_END_DECLS
