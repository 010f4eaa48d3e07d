/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Points in rows and columns, a column a side. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CANASTA_SCORE_GRID_MAX_COLUMNS 6

/**
 * CanastaScoreCell:
 * @points: (nullable): the number
 * @caption: (nullable): how it came about
 */
typedef struct
{
  char *points;
  char *caption;
} CanastaScoreCell;

typedef enum
{
  CANASTA_SCORE_ROW_PLAIN,
  CANASTA_SCORE_ROW_SUM,
  CANASTA_SCORE_ROW_QUIET,
} CanastaScoreRowStyle;

#define CANASTA_TYPE_SCORE_GRID (canasta_score_grid_get_type ())
G_DECLARE_FINAL_TYPE (CanastaScoreGrid, canasta_score_grid, CANASTA, SCORE_GRID, AdwBin)

GtkWidget  *canasta_score_grid_new        (void);
void        canasta_score_grid_clear      (CanastaScoreGrid      *self);
void        canasta_score_grid_add_column (CanastaScoreGrid      *self,
                                           const char            *title,
                                           const char            *names);
void        canasta_score_grid_add_head   (CanastaScoreGrid      *self,
                                           const char            *title,
                                           char                 **points);
void        canasta_score_grid_add_row    (CanastaScoreGrid      *self,
                                           const char            *title,
                                           CanastaScoreCell      *cells,
                                           CanastaScoreRowStyle   style);
void        canasta_score_grid_add_button (CanastaScoreGrid      *self,
                                           const char            *icon,
                                           const char            *label,
                                           const char            *action,
                                           guint                  target);

G_END_DECLS
