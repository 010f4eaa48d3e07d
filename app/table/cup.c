/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/cup.h"

#include "table/texture.h"

/* It is drawn in a picture of this size. */
#define WIDTH 62.0
#define HEIGHT 46.0

static void
trace_oval (cairo_t *cr, double x, double y, double width, double height)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, width, height);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
}

/* As portraits and cards are: ink around flat fills. */
static void
fill (cairo_t *cr, double red, double green, double blue)
{
  cairo_set_source_rgb (cr, red, green, blue);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0.15, 0.13, 0.19);
  cairo_set_line_width (cr, 1.6);
  cairo_stroke (cr);
}

static void
draw_saucer (cairo_t *cr)
{
  cairo_set_source_rgba (cr, 0, 0, 0, 0.35);
  trace_oval (cr, 32, 36, 29, 9);
  cairo_fill (cr);
  trace_oval (cr, 31, 34, 29, 9);
  fill (cr, 0.97, 0.95, 0.92);
  cairo_set_source_rgb (cr, 0.79, 0.29, 0.26);
  cairo_set_line_width (cr, 1.8);
  trace_oval (cr, 31, 34, 23, 6.5);
  cairo_stroke (cr);
}

static void
draw_cup (cairo_t *cr)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (int inside = FALSE; inside <= TRUE; inside++)
    {
      cairo_set_source_rgb (cr, inside ? 0.97 : 0.15, inside ? 0.95 : 0.13, inside ? 0.92 : 0.19);
      cairo_set_line_width (cr, inside ? 3 : 6);
      cairo_arc (cr, 48, 18, 6, -G_PI_2, G_PI_2);
      cairo_stroke (cr);
    }
  cairo_move_to (cr, 11, 11);
  cairo_curve_to (cr, 12, 25, 18, 34, 24, 34);
  cairo_line_to (cr, 36, 34);
  cairo_curve_to (cr, 42, 34, 48, 25, 49, 11);
  cairo_close_path (cr);
  fill (cr, 0.97, 0.95, 0.92);
  cairo_set_source_rgb (cr, 0.79, 0.29, 0.26);
  cairo_set_line_width (cr, 2.4);
  cairo_move_to (cr, 14, 24);
  cairo_curve_to (cr, 24, 28, 38, 28, 46, 24);
  cairo_stroke (cr);
  trace_oval (cr, 30, 11, 19, 7);
  fill (cr, 0.97, 0.95, 0.92);
  trace_oval (cr, 30, 12, 15, 4.6);
  fill (cr, 0.43, 0.25, 0.15);
}

/* At its size, in the pixels of the screen. */
GdkTexture *
canasta_cup_draw (int width, int height, int scale)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * scale, height * scale);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, width * scale / WIDTH, height * scale / HEIGHT);
  draw_saucer (cr);
  draw_cup (cr);
  cairo_destroy (cr);
  return canasta_texture_take (surface);
}
