/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table has columns as wide as what stands in them; where that is more than there is,
 * the wide ones share what the narrow ones leave. */
#include "config.h"

#include "pages/paper-piece.h"

#define TEXT_SIZE 10.5
#define SMALL_SIZE 9
#define HEADING_SIZE 13
#define TITLE_SIZE 18
#define GAP 8
#define CELL_GAP 10
#define RULE_WIDTH 0.5
#define CHART_HEIGHT 190
#define FONT "Sans"

/* From so many columns on a table has smaller letters. */
#define MANY_COLUMNS 5

CanastaPiece *
canasta_piece_new (CanastaPieceKind kind, char **texts)
{
  CanastaPiece *self = g_new0 (CanastaPiece, 1);

  self->kind = kind;
  self->texts = texts;
  return self;
}

void
canasta_piece_free (gpointer data)
{
  CanastaPiece *self = data;

  g_strfreev (self->texts);
  g_free (self->columns);
  g_clear_pointer (&self->chart, canasta_chart_data_free);
  g_free (self);
}

/* Letters. */

static double
get_size (const CanastaPiece *self)
{
  switch (self->kind)
    {
    case CANASTA_PIECE_TITLE:
      return TITLE_SIZE;
    case CANASTA_PIECE_HEADING:
      return HEADING_SIZE;
    case CANASTA_PIECE_HEAD:
    case CANASTA_PIECE_ROW:
      return g_strv_length (self->texts) < MANY_COLUMNS ? TEXT_SIZE : SMALL_SIZE;
    case CANASTA_PIECE_TEXT:
    case CANASTA_PIECE_CHART:
    default:
      return TEXT_SIZE;
    }
}

static gboolean
is_bold (const CanastaPiece *self)
{
  return self->is_strong || self->kind == CANASTA_PIECE_TITLE
         || self->kind == CANASTA_PIECE_HEADING || self->kind == CANASTA_PIECE_HEAD;
}

/* Text of a piece in lines of a width, or in one line where the width is negative. */
PangoLayout *
canasta_piece_new_layout (GtkPrintContext *context, const CanastaPiece *self, const char *text,
                          double width)
{
  PangoLayout *layout = gtk_print_context_create_pango_layout (context);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (FONT);

  pango_font_description_set_size (font, (int) (get_size (self) * PANGO_SCALE));
  if (is_bold (self))
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, width < 0 ? -1 : (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

/* Columns. */

static void
widen (double *columns, const CanastaPiece *row, GtkPrintContext *context)
{
  for (guint i = 0; row->texts[i]; i++)
    {
      g_autoptr (PangoLayout) layout = canasta_piece_new_layout (context, row, row->texts[i], -1);
      int width;

      pango_layout_get_size (layout, &width, NULL);
      columns[i] = MAX (columns[i], width / (double) PANGO_SCALE + CELL_GAP + 1);
    }
}

/* Cuts what is wider than an equal share of what the others leave. */
static void
share (double *columns, guint n, double width)
{
  double most = 0;

  for (guint n_wide = 0, before = n + 1; n_wide != before;)
    {
      double rest = width;

      before = n_wide;
      n_wide = 0;
      for (guint i = 0; i < n; i++)
        if (columns[i] > most)
          n_wide++;
        else
          rest -= columns[i];
      if (n_wide == 0)
        return;
      most = rest / n_wide;
    }
  for (guint i = 0; i < n; i++)
    columns[i] = MIN (columns[i], most);
}

/* Finds how wide the columns of all tables are. */
void
canasta_piece_fit_columns (GPtrArray *pieces, GtkPrintContext *context, double width)
{
  for (guint i = 0; i < pieces->len; i++)
    {
      CanastaPiece *head = g_ptr_array_index (pieces, i);
      guint n;

      if (head->kind != CANASTA_PIECE_HEAD)
        continue;
      n = g_strv_length (head->texts);
      g_free (head->columns);
      head->columns = g_new0 (double, n);
      widen (head->columns, head, context);
      for (guint k = i + 1; k < pieces->len; k++)
        {
          const CanastaPiece *row = g_ptr_array_index (pieces, k);

          if (row->head != head)
            break;
          widen (head->columns, row, context);
        }
      share (head->columns, n, width);
    }
}

static double
get_column (const CanastaPiece *self, guint column, double width)
{
  const CanastaPiece *head = self->head ? self->head : self;

  return head->columns ? head->columns[column] : width;
}

/* Drawing. */

static double
put_chart (const CanastaPiece *self, GtkPrintContext *context, double width, double y, cairo_t *cr)
{
  static const GdkRGBA ink = { 0, 0, 0, 1 };
  GdkRGBA colours[CANASTA_CHART_MAX_SERIES];
  g_autoptr (PangoLayout) layout = canasta_piece_new_layout (context, self, "", -1);

  /* Signs tell the curves apart where there is no colour. */
  for (guint i = 0; i < CANASTA_CHART_MAX_SERIES; i++)
    colours[i] = (GdkRGBA){ 0.14f * i, 0.14f * i, 0.14f * i, 1 };
  if (cr)
    {
      cairo_save (cr);
      cairo_translate (cr, 0, y + GAP);
      canasta_chart_draw (self->chart, cr, layout, width, CHART_HEIGHT, &ink, colours);
      cairo_restore (cr);
    }
  return CHART_HEIGHT + 2 * GAP;
}

/* The texts beside each other. Returns: how high they are. */
static double
put_texts (const CanastaPiece *self, GtkPrintContext *context, double width, double y, cairo_t *cr)
{
  double height = 0;
  double x = 0;

  for (guint column = 0; self->texts[column]; column++)
    {
      double room = get_column (self, column, width);
      g_autoptr (PangoLayout) layout =
        canasta_piece_new_layout (context, self, self->texts[column], MAX (room - CELL_GAP, 1));
      int lines;

      pango_layout_get_size (layout, NULL, &lines);
      height = MAX (height, lines / (double) PANGO_SCALE);
      if (cr)
        {
          cairo_set_source_rgb (cr, 0, 0, 0);
          cairo_move_to (cr, x, y);
          pango_cairo_show_layout (cr, layout);
        }
      x += room;
    }
  return height;
}

/* Under the first row of a table. */
static void
draw_rule (const CanastaPiece *self, double y, cairo_t *cr)
{
  double width = -CELL_GAP;

  for (guint column = 0; self->texts[column]; column++)
    width += self->columns[column];
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, RULE_WIDTH);
  cairo_move_to (cr, 0, y);
  cairo_line_to (cr, width, y);
  cairo_stroke (cr);
}

/**
 * canasta_piece_put:
 * @self: what is drawn, or only measured
 * @context: the paper
 * @width: how wide that is
 * @y: where it begins
 * @cr: (nullable): where it is drawn
 *
 * Returns: how high it is, with what is free below it
 */
double
canasta_piece_put (const CanastaPiece *self, GtkPrintContext *context, double width, double y,
                   cairo_t *cr)
{
  double height;

  switch (self->kind)
    {
    case CANASTA_PIECE_CHART:
      return put_chart (self, context, width, y, cr);
    case CANASTA_PIECE_HEADING:
      /* What begins anew stands apart from what was before. */
      return GAP + put_texts (self, context, width, y + GAP, cr) + GAP;
    case CANASTA_PIECE_HEAD:
      height = put_texts (self, context, width, y, cr);
      if (cr)
        draw_rule (self, y + height + GAP / 4.0, cr);
      return height + 0.75 * GAP;
    case CANASTA_PIECE_ROW:
      return put_texts (self, context, width, y, cr) + (self->is_last ? 1.5 * GAP : GAP / 2.0);
    case CANASTA_PIECE_TITLE:
    case CANASTA_PIECE_TEXT:
    default:
      return put_texts (self, context, width, y, cr) + GAP;
    }
}
