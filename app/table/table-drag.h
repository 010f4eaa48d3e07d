/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dragging: cards to melds, to the pile or within the hand, and the stock or the
 * pile to the hand. Every drag does what an intent does as well. */

#pragma once

#include "table/table-motion.h"
#include "table/table-parts.h"

G_BEGIN_DECLS

typedef struct _CanastaTableDrag CanastaTableDrag;

CanastaTableDrag  *canasta_table_drag_new      (GtkWidget               *table,
                                                const CanastaTableParts *parts,
                                                CanastaCardArt          *art,
                                                CanastaTurn             *turn,
                                                CanastaTableMotion      *motion);
void               canasta_table_drag_free     (CanastaTableDrag        *self);
void               canasta_table_drag_snapshot (CanastaTableDrag        *self,
                                                GtkSnapshot             *snapshot,
                                                int                      card_width,
                                                int                      card_height);

G_END_DECLS
