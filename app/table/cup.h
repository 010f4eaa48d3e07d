/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A cup that stands on the table: an ornament. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GdkTexture  *canasta_cup_draw (int  width,
                               int  height,
                               int  scale);

G_END_DECLS
