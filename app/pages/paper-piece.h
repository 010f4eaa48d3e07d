/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands on paper and is not cut: a heading, a paragraph, a row of a table, a
 * picture. All places are points. */
#pragma once

#include <gtk/gtk.h>

#include "pages/chart-drawing.h"

G_BEGIN_DECLS

typedef enum
{
  CANASTA_PIECE_TITLE,
  CANASTA_PIECE_HEADING,
  CANASTA_PIECE_TEXT,
  CANASTA_PIECE_HEAD,           /* the first row of a table */
  CANASTA_PIECE_ROW,
  CANASTA_PIECE_CHART,
} CanastaPieceKind;

typedef struct _CanastaPiece CanastaPiece;

/*
 * CanastaPiece:
 * @is_strong: whether it is marked, in heavier letters
 * @texts: one, or the cells of a row; of a chart %NULL
 * @columns: how wide each column of the table is, of its first row
 * @head: the first row of the table a row belongs to
 * @is_last: whether it is the last row of its table
 * @chart: what is drawn, or %NULL
 * @height: how high it is on this paper, with what is free below it
 */
struct _CanastaPiece
{
  CanastaPieceKind kind;
  gboolean is_strong;
  char **texts;
  double *columns;
  const CanastaPiece *head;
  gboolean is_last;
  CanastaChartData *chart;
  double height;
};

CanastaPiece  *canasta_piece_new          (CanastaPieceKind     kind,
                                           char               **texts);
void           canasta_piece_free         (gpointer             data);
PangoLayout   *canasta_piece_new_layout   (GtkPrintContext     *context,
                                           const CanastaPiece  *self,
                                           const char          *text,
                                           double               width);
void           canasta_piece_fit_columns  (GPtrArray           *pieces,
                                           GtkPrintContext     *context,
                                           double               width);
double         canasta_piece_put          (const CanastaPiece  *self,
                                           GtkPrintContext     *context,
                                           double               width,
                                           double               y,
                                           cairo_t             *cr);

G_END_DECLS
