/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is drawn while a round is counted, at a moment: the sheet, and the bars towards the
 * target. */

#pragma once

#include <gtk/gtk.h>

#include "table/counting-layout.h"
#include "turn/counting.h"

G_BEGIN_DECLS

/**
 * CanastaCountingPicture:
 * @widget: what draws it
 * @counting: what is counted
 * @layout: where everything goes
 * @names: the names of the columns
 * @shapes: the shapes of their sides
 * @letters: how large letters are on the sheet, of those of the widget
 * @n_steps: how many steps are shown
 * @growth: how far what the last one adds is there at the bars, from 0 to 1
 * @is_counted: whether nothing more is to come
 *
 * A moment of the counting. Nothing is owned.
 */
typedef struct
{
  GtkWidget *widget;
  const CanastaCounting *counting;
  const CanastaCountingLayout *layout;
  char *const *names;
  const guint *shapes;
  double letters;
  guint n_steps;
  double growth;
  gboolean is_counted;
} CanastaCountingPicture;

/* Of a sheet, beside the rows of what is counted. */
#define CANASTA_COUNTING_HEAD_ROWS 1
#define CANASTA_COUNTING_SUM_ROWS 2

const CanastaCountingStep  *canasta_counting_picture_get_step (const CanastaCountingPicture *self);

/* counting-sheet.c */
void  canasta_counting_sheet_snapshot (const CanastaCountingPicture *self,
                                       GtkSnapshot                  *snapshot);

/* counting-bars.c */
void  canasta_counting_bars_snapshot  (const CanastaCountingPicture *self,
                                       GtkSnapshot                  *snapshot,
                                       const char                   *target);

G_END_DECLS
