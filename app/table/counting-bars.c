/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules/numbers.h"
#include "table/counting-picture.h"
#include "table/paint.h"
#include "table/side-shape.h"

#define BAR 12         /* how high a bar is at most */
#define BAR_TITLE 5.5  /* lines of text that a name has beside a bar */
#define BAR_NUMBER 4
#define TARGET 1.2     /* lines of text below the bars */
#define LOST 0.45      /* of the colour, where a total was before it fell */
#define LETTERS 0.95

static int
get_total (const CanastaCountingPicture *self, guint n_steps, guint column)
{
  return self->counting->columns[column].before
         + canasta_counting_get_sum (self->counting, n_steps, column);
}

/* What a whole bar stands for. */
static int
get_whole (const CanastaCountingPicture *self)
{
  int whole = MAX (self->counting->target, 1);

  for (guint i = 0; i < self->counting->n_columns; i++)
    {
      whole = MAX (whole, self->counting->columns[i].before);
      whole = MAX (whole, get_total (self, self->counting->steps->len, i));
    }
  return whole;
}

/* How far a bar is: it grows with each step. */
static double
get_reach (const CanastaCountingPicture *self, guint column)
{
  guint n = self->n_steps;
  double now = get_total (self, n, column);
  double before = n > 0 ? get_total (self, n - 1, column) : now;

  return before + (now - before) * self->growth;
}

/* A part of a bar. */
static void
fill (GtkSnapshot *snapshot, double x, double y, double width, double height,
      const GdkRGBA *colour)
{
  canasta_paint_fill (snapshot,
                      &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) MAX (width, 0),
                                           (float) height),
                      height / 2, colour);
}

static void
snapshot_bar (const CanastaCountingPicture *self, GtkSnapshot *snapshot, guint column)
{
  GtkWidget *widget = self->widget;
  const GdkRectangle *bars = &self->layout->bars;
  double em = canasta_paint_get_em (widget);
  double pitch = (bars->height - TARGET * em) / self->counting->n_columns;
  double height = MIN (BAR, 0.5 * pitch), y = bars->y + (column + 0.5) * pitch - height / 2;
  double left = bars->x + MIN (BAR_TITLE * em, 0.25 * bars->width);
  double width = bars->x + bars->width - BAR_NUMBER * em - left;
  double reach = CLAMP (get_reach (self, column) / get_whole (self), 0, 1) * width;
  double before = CLAMP (self->counting->columns[column].before / (double) get_whole (self), 0, 1)
                  * width;
  g_autofree char *name = canasta_side_shape_name (widget, self->shapes[column],
                                                   self->names[column]);
  g_autofree char *total = canasta_number_format (get_total (self, self->n_steps, column));
  graphene_rect_t title = GRAPHENE_RECT_INIT ((float) bars->x, (float) (y + height / 2 - pitch / 2),
                                              (float) (left - bars->x - 6), (float) pitch);
  graphene_rect_t number = title;
  GdkRGBA edge, ground, cloth, tint, lost, text;

  canasta_paint_get_colour (widget, "canasta_plate_edge", &edge);
  canasta_paint_get_colour (widget, "canasta_plate", &ground);
  canasta_paint_get_colour (widget, "canasta_felt_text", &text);
  canasta_side_shape_get_colour (widget, self->shapes[column], TRUE, &cloth);
  canasta_side_shape_get_colour (widget, self->shapes[column], FALSE, &tint);
  fill (snapshot, left - 1, y - 1, width + 2, height + 2, &edge);
  fill (snapshot, left, y, width, height, &ground);
  lost = cloth;
  lost.alpha *= LOST;
  fill (snapshot, left, y, MAX (before, reach), height, reach >= before ? &tint : &lost);
  fill (snapshot, left, y, MIN (before, reach), height, &cloth);
  canasta_paint_markup (widget, snapshot, name, LETTERS, TRUE, &title, 0, &text);
  number.origin.x = (float) (bars->x + bars->width - BAR_NUMBER * em);
  number.size.width = (float) (BAR_NUMBER * em);
  canasta_paint_line (widget, snapshot, total, LETTERS, TRUE, &number, 1, &text);
}

/* What the end of all bars stands for. */
static void
snapshot_target (const CanastaCountingPicture *self, GtkSnapshot *snapshot, const char *target)
{
  GtkWidget *widget = self->widget;
  const GdkRectangle *bars = &self->layout->bars;
  double em = canasta_paint_get_em (widget);
  graphene_rect_t within = GRAPHENE_RECT_INIT (
    (float) bars->x, (float) (bars->y + bars->height - TARGET * em),
    (float) (bars->width - BAR_NUMBER * em), (float) (TARGET * em));
  GdkRGBA quiet;

  canasta_paint_get_colour (widget, "canasta_quiet_text", &quiet);
  canasta_paint_line (widget, snapshot, target, 0.9 * LETTERS, FALSE, &within, 1, &quiet);
}

/* A bar for each side, and what the end of all of them stands for. */
void
canasta_counting_bars_snapshot (const CanastaCountingPicture *self, GtkSnapshot *snapshot,
                                const char *target)
{
  for (guint i = 0; i < self->counting->n_columns; i++)
    snapshot_bar (self, snapshot, i);
  snapshot_target (self, snapshot, target);
}
