/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table at which a round is counted: what lies there gives way to the scene, and comes
 * back after it. */

#pragma once

#include "table/layout.h"
#include "table/table-parts.h"
#include "turn/counting.h"

G_BEGIN_DECLS

typedef struct _CanastaTableCounting CanastaTableCounting;

CanastaTableCounting  *canasta_table_counting_new        (GtkWidget                *table,
                                                          const CanastaTableParts  *parts,
                                                          CanastaCardArt           *art,
                                                          CanastaTurn              *turn);
void                   canasta_table_counting_free       (CanastaTableCounting     *self);
void                   canasta_table_counting_begin      (CanastaTableCounting     *self,
                                                          CanastaCounting          *counting,
                                                          const CanastaTableLayout *layout,
                                                          double                    stretch);
gboolean               canasta_table_counting_end        (CanastaTableCounting     *self);
GtkWidget             *canasta_table_counting_get_view   (CanastaTableCounting     *self);
void                   canasta_table_counting_allocate   (CanastaTableCounting     *self,
                                                          const CanastaTableLayout *layout,
                                                          int                       width,
                                                          int                       height);
void                   canasta_table_counting_snapshot   (CanastaTableCounting     *self,
                                                          GtkSnapshot              *snapshot);

G_END_DECLS
