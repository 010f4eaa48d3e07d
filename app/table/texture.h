/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From what is drawn to what is shown. */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

GdkTexture  *canasta_texture_take (cairo_surface_t *surface);

G_END_DECLS
