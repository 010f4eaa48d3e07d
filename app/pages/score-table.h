/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Points in rows and columns, a column a side. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CANASTA_SCORE_TABLE_MAX_COLUMNS 6

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

#define CANASTA_TYPE_SCORE_TABLE (canasta_score_table_get_type ())
G_DECLARE_FINAL_TYPE (CanastaScoreTable, canasta_score_table, CANASTA, SCORE_TABLE, AdwBin)

GtkWidget  *canasta_score_table_new        (void);
void        canasta_score_table_clear      (CanastaScoreTable      *self);
void        canasta_score_table_add_column (CanastaScoreTable      *self,
                                            const char             *title,
                                            const char             *names);
void        canasta_score_table_add_head   (CanastaScoreTable      *self,
                                            const char             *title,
                                            char                  **points);
void        canasta_score_table_add_row    (CanastaScoreTable      *self,
                                            const char             *title,
                                            CanastaScoreCell       *cells,
                                            CanastaScoreRowStyle    style);
void        canasta_score_table_add_button (CanastaScoreTable      *self,
                                            const char             *icon,
                                            const char             *label,
                                            const char             *action,
                                            guint                   target);

G_END_DECLS
