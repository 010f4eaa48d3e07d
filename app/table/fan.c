/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/fan.h"

#include <math.h>

#include "table/texture.h"

#define ANGLE 6.5    /* between two cards, in degrees … */
#define WIDEST 72.0  /* … and between the first and the last */
#define PIVOT 0.71   /* of a card's height: how far below the cards they are held */

/**
 * canasta_fan_get_area:
 * @width: of a card
 * @height: of a card
 * @area: (out): what the widest fan takes, around the upper left corner of the card in its
 *   middle
 */
void
canasta_fan_get_area (double width, double height, graphene_rect_t *area)
{
  double angle = WIDEST / 2 * G_PI / 180, pivot = PIVOT * height;
  double half = ceil (sin (angle) * (pivot + height) + cos (angle) * width / 2 + 1);
  double lowest = ceil (height + pivot - cos (angle) * pivot + sin (angle) * width / 2 + 1);

  graphene_rect_init (area, (float) (floor (width / 2) - half), -1, (float) (2 * half),
                      (float) lowest + 1);
}

/**
 * canasta_fan_draw:
 * @back: the back of a card
 * @n: how many of them
 * @scale: how many pixels of the screen are one
 *
 * Returns: (transfer full): a fan, as large as canasta_fan_get_area() says
 */
GdkTexture *
canasta_fan_draw (GdkTexture *back, guint n, int scale)
{
  double width = (double) gdk_texture_get_width (back) / scale;
  double height = (double) gdk_texture_get_height (back) / scale;
  double step = n > 1 ? MIN (ANGLE, WIDEST / (n - 1)) * G_PI / 180 : 0;
  double pivot = PIVOT * height;
  graphene_rect_t area;
  cairo_surface_t *surface;
  cairo_t *cr;

  canasta_fan_get_area (width, height, &area);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) area.size.width * scale,
                                        (int) area.size.height * scale);
  cr = cairo_create (surface);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, width / 2 - area.origin.x, height + pivot - area.origin.y);
  cairo_rotate (cr, -step * (n - 1) / 2);
  for (guint i = 0; i < n; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, -width / 2, -height - pivot);
      cairo_scale (cr, 1.0 / scale, 1.0 / scale);
      cairo_set_source_surface (cr, canasta_texture_get_surface (back), 0, 0);
      cairo_paint (cr);
      cairo_restore (cr);
      cairo_rotate (cr, step);
    }
  cairo_destroy (cr);
  return canasta_texture_take (surface);
}
