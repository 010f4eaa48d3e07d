/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tells sides apart: a sign and a colour of their own. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How many shapes there are; the first is the person's own. */
#define CANASTA_N_SIDE_SHAPES 6

const char  *canasta_side_shape_get_sign   (guint       shape);
const char  *canasta_side_shape_get_class  (guint       shape);
void         canasta_side_shape_get_colour (GtkWidget  *widget,
                                            guint       shape,
                                            gboolean    cloth,
                                            GdkRGBA    *colour);
char        *canasta_side_shape_name       (GtkWidget  *widget,
                                            guint       shape,
                                            const char *name);

G_END_DECLS
