/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Above the field stands whose curve has which sign, to its left the scale, and under
 * it what the places are; labels that would touch are left out. */
#include "config.h"

#include "pages/chart-drawing.h"

#include <math.h>

#include "rules/numbers.h"

#define GAP 8
#define LINE_WIDTH 2.5
#define GRID_ALPHA 0.18
#define TICK_STEP 36 /* the least between two lines of the scale */
#define MANY 24 /* from here on only the last point has a sign */
#define BAR_SHARE 0.6
#define WIDEST_BAR 64

/* A drawing under way. */
typedef struct
{
  const CanastaChartData *data;
  cairo_t *cr;
  PangoLayout *layout;
  const GdkRGBA *ink;
  const GdkRGBA *colours;
  double left, top, right, bottom;      /* the field */
  double low, high, step;               /* the scale */
  guint n;                              /* places */
} Drawing;

/* The data. */

static void
free_series (gpointer data)
{
  CanastaChartSeries *series = data;

  g_free (series->title);
  g_array_unref (series->values);
  g_free (series);
}

CanastaChartData *
canasta_chart_data_new (CanastaChartKind kind)
{
  CanastaChartData *self = g_new0 (CanastaChartData, 1);

  self->kind = kind;
  self->labels = g_ptr_array_new_with_free_func (g_free);
  self->series = g_ptr_array_new_with_free_func (free_series);
  return self;
}

void
canasta_chart_data_free (CanastaChartData *self)
{
  g_ptr_array_unref (self->labels);
  g_ptr_array_unref (self->series);
  g_free (self);
}

/**
 * canasta_chart_data_add_series:
 * @self: what is drawn
 * @title: whose values follow
 * @sign: (nullable): what marks them
 * @colour: the name of their colour
 *
 * Returns: (transfer none): the values, none yet
 */
CanastaChartSeries *
canasta_chart_data_add_series (CanastaChartData *self, const char *title, const char *sign,
                               const char *colour)
{
  CanastaChartSeries *series = g_new0 (CanastaChartSeries, 1);

  g_return_val_if_fail (self->series->len < CANASTA_CHART_MAX_SERIES, NULL);

  series->title = g_strdup (title);
  series->sign = sign;
  series->colour = colour;
  series->values = g_array_new (FALSE, FALSE, sizeof (double));
  g_ptr_array_add (self->series, series);
  return series;
}

void
canasta_chart_data_add_label (CanastaChartData *self, const char *label)
{
  g_ptr_array_add (self->labels, g_strdup (label));
}

void
canasta_chart_series_add (CanastaChartSeries *self, double value)
{
  g_array_append_val (self->values, value);
}

/* How many places there are. */
guint
canasta_chart_data_count (const CanastaChartData *self)
{
  guint n = 0;

  for (guint i = 0; i < self->series->len; i++)
    n = MAX (n, ((CanastaChartSeries *) g_ptr_array_index (self->series, i))->values->len);
  return n;
}

/**
 * canasta_chart_data_describe:
 * @self: what is drawn
 *
 * Returns: (transfer full): all of it in words: "Us: Round 1 520, Round 2 1,240."
 */
char *
canasta_chart_data_describe (const CanastaChartData *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->series->len; i++)
    {
      const CanastaChartSeries *series = g_ptr_array_index (self->series, i);

      g_string_append_printf (text, "%s%s:", i > 0 ? " " : "", series->title);
      for (guint k = 0; k < series->values->len; k++)
        {
          g_autofree char *value =
            canasta_number_format ((gint64) round (g_array_index (series->values, double, k)));

          g_string_append (text, k > 0 ? ", " : " ");
          if (k < self->labels->len)
            g_string_append_printf (text, "%s ",
                                    (char *) g_ptr_array_index (self->labels, k));
          g_string_append (text, value);
        }
      g_string_append_c (text, '.');
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The scale. */

/* 1, 2 or 5 and noughts: a step that people can read. */
static double
find_step (double range, double most)
{
  double raw = MAX (range / MAX (most, 1), 1);
  double power = pow (10, floor (log10 (raw)));
  double rest = raw / power;

  return power * (rest <= 1 ? 1 : rest <= 2 ? 2 : rest <= 5 ? 5 : 10);
}

static void
find_scale (Drawing *self)
{
  double low = 0;
  double high = 0;

  for (guint i = 0; i < self->data->series->len; i++)
    {
      GArray *values = ((CanastaChartSeries *) g_ptr_array_index (self->data->series, i))->values;

      for (guint k = 0; k < values->len; k++)
        {
          low = MIN (low, g_array_index (values, double, k));
          high = MAX (high, g_array_index (values, double, k));
        }
    }
  self->step = find_step (high - low, (self->bottom - self->top) / TICK_STEP);
  self->low = floor (low / self->step) * self->step;
  self->high = MAX (ceil (high / self->step) * self->step, self->low + self->step);
}

static double
get_y (Drawing *self, double value)
{
  return self->bottom
         - (value - self->low) / (self->high - self->low) * (self->bottom - self->top);
}

/* Curves have half a place free at both ends, as bars have. */
static double
get_x (Drawing *self, guint place)
{
  return self->left + (place + 0.5) * (self->right - self->left) / MAX (self->n, 1);
}

/* Drawing. */

static void
set_text (Drawing *self, const char *text, double *width, double *height)
{
  int w, h;

  pango_layout_set_text (self->layout, text, -1);
  pango_layout_get_pixel_size (self->layout, &w, &h);
  *width = w;
  *height = h;
}

static void
use_colour (Drawing *self, const GdkRGBA *colour, double alpha)
{
  cairo_set_source_rgba (self->cr, colour->red, colour->green, colour->blue,
                         colour->alpha * alpha);
}

/* Shows the text that was set. */
static void
show_text (Drawing *self, double x, double y, const GdkRGBA *colour)
{
  use_colour (self, colour, 1);
  cairo_move_to (self->cr, x, y);
  pango_cairo_show_layout (self->cr, self->layout);
}

/* How wide the sign of a curve is, with what is free beside it. */
static double
get_sign_width (Drawing *self, const CanastaChartSeries *series)
{
  double width, height;

  if (!series->sign)
    return 0;
  set_text (self, series->sign, &width, &height);
  return width + GAP / 2;
}

/* Whose curve has which sign, in as many lines as it needs. */
static void
draw_legend (Drawing *self)
{
  double x = self->left;
  double height = 0;

  if (self->data->series->len < 2)
    return;
  for (guint i = 0; i < self->data->series->len; i++)
    {
      const CanastaChartSeries *series = g_ptr_array_index (self->data->series, i);
      double sign_width = get_sign_width (self, series);
      double width;

      set_text (self, series->title, &width, &height);
      if (x > self->left && x + sign_width + width > self->right)
        {
          x = self->left;
          self->top += height;
        }
      show_text (self, x + sign_width, self->top, self->ink);
      if (series->sign)
        {
          pango_layout_set_text (self->layout, series->sign, -1);
          show_text (self, x, self->top, &self->colours[i]);
        }
      x += sign_width + width + 2 * GAP;
    }
  self->top += height + GAP;
}

/* The field gets what the scale and the labels leave. */
static void
draw_scale (Drawing *self)
{
  double widest = 0;
  double width, height = 0;

  for (double value = self->low; value <= self->high; value += self->step)
    {
      g_autofree char *text = canasta_number_format ((gint64) round (value));

      set_text (self, text, &width, &height);
      widest = MAX (widest, width);
    }
  self->left += widest + GAP;
  cairo_set_line_width (self->cr, 1);
  for (double value = self->low; value <= self->high + self->step / 2; value += self->step)
    {
      g_autofree char *text = canasta_number_format ((gint64) round (value));
      double y = round (get_y (self, value)) + 0.5;

      set_text (self, text, &width, &height);
      show_text (self, self->left - GAP - width, y - height / 2, self->ink);
      use_colour (self, self->ink, round (value) == 0 ? 2.5 * GRID_ALPHA : GRID_ALPHA);
      cairo_move_to (self->cr, self->left, y);
      cairo_line_to (self->cr, self->right, y);
      cairo_stroke (self->cr);
    }
}

static void
draw_labels (Drawing *self)
{
  double free_from = self->left;

  for (guint place = 0; place < self->data->labels->len; place++)
    {
      double width, height, x;

      set_text (self, g_ptr_array_index (self->data->labels, place), &width, &height);
      x = CLAMP (get_x (self, place) - width / 2, self->left, MAX (self->right - width, 0));
      if (x < free_from)
        continue;
      show_text (self, x, self->bottom + GAP / 2, self->ink);
      free_from = x + width + GAP;
    }
}

static void
draw_sign (Drawing *self, const char *sign, double x, double y, const GdkRGBA *colour)
{
  double width, height;

  if (!sign)
    {
      use_colour (self, colour, 1);
      cairo_new_path (self->cr);
      cairo_arc (self->cr, x, y, 1.6 * LINE_WIDTH, 0, 2 * G_PI);
      cairo_fill (self->cr);
      return;
    }
  set_text (self, sign, &width, &height);
  show_text (self, x - width / 2, y - height / 2, colour);
}

static void
draw_curve (Drawing *self, const CanastaChartSeries *series, const GdkRGBA *colour)
{
  GArray *values = series->values;

  use_colour (self, colour, 1);
  cairo_set_line_width (self->cr, LINE_WIDTH);
  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path (self->cr);
  for (guint place = 0; place < values->len; place++)
    cairo_line_to (self->cr, get_x (self, place),
                   get_y (self, g_array_index (values, double, place)));
  cairo_stroke (self->cr);
  for (guint place = values->len > MANY ? values->len - 1 : 0; place < values->len; place++)
    draw_sign (self, series->sign, get_x (self, place),
               get_y (self, g_array_index (values, double, place)), colour);
}

/* Every bar has its number above it. */
static void
draw_bars (Drawing *self, const CanastaChartSeries *series, const GdkRGBA *colour)
{
  double bar = MIN (BAR_SHARE * (self->right - self->left) / MAX (self->n, 1), WIDEST_BAR);

  for (guint place = 0; place < series->values->len; place++)
    {
      double value = g_array_index (series->values, double, place);
      g_autofree char *text = canasta_number_format ((gint64) round (value));
      double y = get_y (self, value);
      double width, height;

      use_colour (self, colour, 1);
      cairo_rectangle (self->cr, get_x (self, place) - bar / 2, y, bar, self->bottom - y);
      cairo_fill (self->cr);
      set_text (self, text, &width, &height);
      show_text (self, get_x (self, place) - width / 2, y - height, self->ink);
    }
}

/**
 * canasta_chart_draw:
 * @data: what is drawn
 * @cr: where, from the origin
 * @layout: how text looks
 * @width: the room there is
 * @height: the room there is
 * @ink: the colour of text
 * @colours: the colours of the series
 */
void
canasta_chart_draw (const CanastaChartData *data, cairo_t *cr, PangoLayout *layout, double width,
                    double height, const GdkRGBA *ink, const GdkRGBA *colours)
{
  Drawing self = { .data = data, .cr = cr, .layout = layout, .ink = ink, .colours = colours,
                   .right = width, .bottom = height, .n = canasta_chart_data_count (data) };
  double text_width, text_height;

  set_text (&self, "0", &text_width, &text_height);
  draw_legend (&self);
  self.top += data->kind == CANASTA_CHART_BARS ? text_height : text_height / 2;
  self.bottom -= data->labels->len > 0 ? text_height + GAP : text_height / 2;
  find_scale (&self);
  draw_scale (&self);
  draw_labels (&self);
  for (guint i = 0; i < data->series->len; i++)
    {
      if (data->kind == CANASTA_CHART_BARS)
        draw_bars (&self, g_ptr_array_index (data->series, i), &colours[i]);
      else
        draw_curve (&self, g_ptr_array_index (data->series, i), &colours[i]);
    }
}
