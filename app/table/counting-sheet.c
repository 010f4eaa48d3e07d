/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "rules/numbers.h"
#include "table/counting-picture.h"
#include "table/paint.h"
#include "table/side-shape.h"

#define EDGE 0.25      /* of a row: the red edge of the sheet */
#define SHADOW 5
#define MARGIN 12
#define NARROW 4       /* letters in a column that has no room for a name */

/* The step that is shown, or %NULL before the first. */
const CanastaCountingStep *
canasta_counting_picture_get_step (const CanastaCountingPicture *self)
{
  return self->n_steps > 0
           ? &g_array_index (self->counting->steps, CanastaCountingStep, self->n_steps - 1)
           : NULL;
}

static void
fill (const CanastaCountingPicture *self, GtkSnapshot *snapshot, const char *name, double alpha, double x,
      double y, double width, double height)
{
  GdkRGBA colour;

  canasta_paint_get_colour (self->widget, name, &colour);
  colour.alpha *= (float) alpha;
  gtk_snapshot_append_color (snapshot, &colour,
                             &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width,
                                                  (float) height));
}

static double
get_row_y (const CanastaCountingPicture *self, guint row)
{
  return self->layout->sheet.y + (EDGE + row) * self->layout->row_height;
}

static void
write_cell (const CanastaCountingPicture *self, GtkSnapshot *snapshot, guint row, int column,
            const char *text, gboolean bold, const GdkRGBA *colour)
{
  const CanastaCountingLayout *layout = self->layout;
  int x = layout->sheet.x + MARGIN;
  graphene_rect_t within = GRAPHENE_RECT_INIT ((float) x, (float) get_row_y (self, row),
                                               (float) layout->title_width - 4,
                                               (float) layout->row_height);

  if (column >= 0)
    graphene_rect_init (&within,
                        (float) (x + layout->title_width + column * layout->column_width + 4),
                        (float) get_row_y (self, row), (float) layout->column_width - 8,
                        (float) layout->row_height);
  canasta_paint_line (self->widget, snapshot, text, self->letters, bold, &within,
                      column >= 0 ? 1 : 0, colour);
}

static void
snapshot_paper (const CanastaCountingPicture *self, GtkSnapshot *snapshot)
{
  const GdkRectangle *sheet = &self->layout->sheet;
  guint n_rows = CANASTA_COUNTING_HEAD_ROWS + self->counting->n_rows + CANASTA_COUNTING_SUM_ROWS;

  fill (self, snapshot, "canasta_shade", 0.35, sheet->x + SHADOW, sheet->y + SHADOW, sheet->width,
        sheet->height);
  fill (self, snapshot, "canasta_ink", 1, sheet->x - 1, sheet->y - 1, sheet->width + 2,
        sheet->height + 2);
  fill (self, snapshot, "canasta_pad", 1, sheet->x, sheet->y, sheet->width, sheet->height);
  fill (self, snapshot, "canasta_pad_red", 1, sheet->x, sheet->y, sheet->width,
        (int) (0.8 * EDGE * self->layout->row_height));
  for (guint row = 1; row <= n_rows; row++)
    fill (self, snapshot, "canasta_pad_rule", 1, sheet->x + MARGIN / 2, (int) get_row_y (self, row),
          sheet->width - MARGIN, 1);
  for (guint i = 0; i < self->counting->n_columns; i++)
    fill (self, snapshot, "canasta_pad_red", 0.4,
          sheet->x + MARGIN + self->layout->title_width + (int) i * self->layout->column_width,
          (int) get_row_y (self, 0), 1, (int) (n_rows * self->layout->row_height));
}

static void
snapshot_head (const CanastaCountingPicture *self, GtkSnapshot *snapshot, const GdkRGBA *ink)
{
  g_autofree char *round = g_strdup_printf (_("Round %u"), self->counting->round);
  /* The bars have the names beside their signs. */
  gboolean is_narrow =
    self->layout->column_width < NARROW * canasta_paint_get_em (self->widget);

  write_cell (self, snapshot, 0, -1, round, TRUE, ink);
  for (guint i = 0; i < self->counting->n_columns; i++)
    {
      const char *sign = canasta_side_shape_get_sign (self->shapes[i]);
      g_autofree char *head = is_narrow ? g_strdup (sign)
                                        : g_strdup_printf ("%s %s", sign, self->names[i]);

      write_cell (self, snapshot, 0, (int) i, head, TRUE, ink);
    }
}

/* Which of how many canastas is counted, behind the title of their row. */
static char *
say_title (const CanastaCountingPicture *self, guint row, const CanastaCountingStep *step)
{
  const char *title = self->counting->rows[row].title;

  if (!step || step->row != row || self->counting->rows[row].n_canastas < 2)
    return g_strdup (title);
  /* Translators: a title, and which of how many things below it is being counted: "Natural
   * canastas 1 of 2" */
  return g_strdup_printf (_("%1$s %2$u of %3$u"), title, step->nth,
                          self->counting->rows[row].n_canastas);
}

static void
snapshot_row (const CanastaCountingPicture *self, GtkSnapshot *snapshot, guint row, const GdkRGBA *ink)
{
  const CanastaCountingStep *step = self->is_counted ? NULL : canasta_counting_picture_get_step (self);
  gboolean is_now = step && step->row == row;
  gboolean is_due = !self->is_counted && (!step || row > step->row);
  g_autofree char *title = say_title (self, row, step);
  GdkRGBA colour = *ink;

  if (is_now)
    fill (self, snapshot, "canasta_pad_now", 1, self->layout->sheet.x + MARGIN / 2,
          (int) get_row_y (self, row + CANASTA_COUNTING_HEAD_ROWS) + 1, self->layout->sheet.width - MARGIN,
          (int) self->layout->row_height - 1);
  colour.alpha = is_due ? 0.65f : 1;
  write_cell (self, snapshot, row + CANASTA_COUNTING_HEAD_ROWS, -1, title, is_now, &colour);
  if (is_due)
    return;
  for (guint i = 0; i < self->counting->n_columns; i++)
    {
      g_autofree char *points = canasta_number_format_signed (
        canasta_counting_get_points (self->counting, self->n_steps, row, i));

      write_cell (self, snapshot, row + CANASTA_COUNTING_HEAD_ROWS, (int) i, points, TRUE, ink);
    }
}

static void
snapshot_sums (const CanastaCountingPicture *self, GtkSnapshot *snapshot, const GdkRGBA *ink)
{
  guint row = CANASTA_COUNTING_HEAD_ROWS + self->counting->n_rows;

  write_cell (self, snapshot, row, -1, _("Round total"), TRUE, ink);
  write_cell (self, snapshot, row + 1, -1, _("New total"), TRUE, ink);
  for (guint i = 0; i < self->counting->n_columns; i++)
    {
      int sum = canasta_counting_get_sum (self->counting, self->n_steps, i);
      g_autofree char *round = canasta_number_format_signed (sum);
      g_autofree char *total = canasta_number_format (self->counting->columns[i].before + sum);

      write_cell (self, snapshot, row, (int) i, round, TRUE, ink);
      write_cell (self, snapshot, row + 1, (int) i, total, TRUE, ink);
    }
}

/* What is counted and what it comes to, on paper. */
void
canasta_counting_sheet_snapshot (const CanastaCountingPicture *self, GtkSnapshot *snapshot)
{
  GdkRGBA ink;

  canasta_paint_get_colour (self->widget, "canasta_ink", &ink);
  snapshot_paper (self, snapshot);
  snapshot_head (self, snapshot, &ink);
  for (guint row = 0; row < self->counting->n_rows; row++)
    snapshot_row (self, snapshot, row, &ink);
  snapshot_sums (self, snapshot, &ink);
}
