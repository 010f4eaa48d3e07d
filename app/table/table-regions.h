/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who gets which part of the table. */

#pragma once

#include "table/layout.h"
#include "table/table-parts.h"

G_BEGIN_DECLS

typedef struct _CanastaTableRegions CanastaTableRegions;

CanastaTableRegions      *canasta_table_regions_new        (GtkWidget               *table,
                                                            const CanastaTableParts *parts,
                                                            CanastaCardArt          *art);
void                      canasta_table_regions_free       (CanastaTableRegions     *self);
void                      canasta_table_regions_set_card_size
                                                           (CanastaTableRegions     *self,
                                                            double                   size);
void                      canasta_table_regions_set_few_melds
                                                           (CanastaTableRegions     *self);
void                      canasta_table_regions_measure    (CanastaTableRegions     *self,
                                                            GtkOrientation           orientation,
                                                            int                     *minimum,
                                                            int                     *natural);
void                      canasta_table_regions_allocate   (CanastaTableRegions     *self,
                                                            int                      width,
                                                            int                      height);
const CanastaTableLayout *canasta_table_regions_get_layout (CanastaTableRegions     *self);

G_END_DECLS
