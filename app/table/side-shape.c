/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/side-shape.h"

#include "table/paint.h"

/* A side is known by its shape and its name; the colour only adds to it. */
const char *
canasta_side_shape_get_sign (guint shape)
{
  static const char *const signs[CANASTA_N_SIDE_SHAPES] = { "●", "▲", "■", "◆", "▼", "✚" };

  return signs[shape % CANASTA_N_SIDE_SHAPES];
}

const char *
canasta_side_shape_get_class (guint shape)
{
  static const char *const classes[CANASTA_N_SIDE_SHAPES] = {
    "side-own", "side-1", "side-2", "side-3", "side-4", "side-5",
  };

  return classes[shape % CANASTA_N_SIDE_SHAPES];
}


/* The colour of a side: a light tint, or that of the cloth of its chairs. */
void
canasta_side_shape_get_colour (GtkWidget *widget, guint shape, gboolean cloth, GdkRGBA *colour)
{
  g_autofree char *name = g_strdup_printf ("canasta_%s%s", canasta_side_shape_get_class (shape),
                                           cloth ? "_cloth" : "");

  g_strdelimit (name, "-", '_');
  canasta_paint_get_colour (widget, name, colour);
}

/* A name behind the sign of its side, as markup. */
char *
canasta_side_shape_name (GtkWidget *widget, guint shape, const char *name)
{
  g_autofree char *tint = NULL;
  GdkRGBA colour;

  canasta_side_shape_get_colour (widget, shape, FALSE, &colour);
  tint = g_strdup_printf ("#%02x%02x%02x", (guint) (255 * colour.red), (guint) (255 * colour.green),
                          (guint) (255 * colour.blue));
  return g_markup_printf_escaped ("<span foreground=\"%s\">%s</span> %s", tint,
                                  canasta_side_shape_get_sign (shape), name);
}
