/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where everything goes while a round is counted: plain arithmetic, no widgets. */

#pragma once

#include "table/layout.h"

G_BEGIN_DECLS

/**
 * CanastaCountingNeeds:
 * @width: of the table
 * @height: likewise
 * @line_height: of a line of text
 * @n_rows: of the sheet, with its head and its sums
 * @n_columns: of the sheet
 * @n_canastas: how many canastas the others have, and how many the own side
 *
 * What decides it, with the layout of the table.
 */
typedef struct
{
  int width;
  int height;
  int line_height;
  guint n_rows;
  guint n_columns;
  guint n_canastas[2];
} CanastaCountingNeeds;

/**
 * CanastaCountingLayout:
 * @sheet: the sheet of paper
 * @row_height: of its rows
 * @title_width: what the titles of its rows have
 * @column_width: what each column has
 * @trophies: where the canastas of the others stand, and where the own ones
 * @most_card: how high their cards are at most
 * @points_height: what there is for points below a canasta
 * @bars: where the bars towards the target are
 *
 * Where everything goes.
 */
typedef struct
{
  GdkRectangle sheet;
  double row_height;
  int title_width;
  int column_width;
  GdkRectangle trophies[2];
  int most_card;
  int points_height;
  GdkRectangle bars;
} CanastaCountingLayout;

void  canasta_counting_layout_compute       (CanastaCountingLayout      *self,
                                             const CanastaTableLayout   *table,
                                             const CanastaCountingNeeds *needs);
void  canasta_counting_layout_place_canasta (const CanastaCountingLayout *self,
                                             gboolean                    own,
                                             guint                       n,
                                             guint                       index,
                                             GdkRectangle               *place);

G_END_DECLS
