/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What moves when the table changes: worked out from what was shown before and
 * what is shown now. Can be left out at any time. */

#pragma once

#include "table/motion.h"
#include "table/table-parts.h"

G_BEGIN_DECLS

typedef struct _CanastaTableMotion CanastaTableMotion;

CanastaTableMotion  *canasta_table_motion_new      (GtkWidget               *table,
                                                    const CanastaTableParts *parts,
                                                    CanastaCardArt          *art,
                                                    CanastaTurn             *turn,
                                                    GSettings               *settings);
void                 canasta_table_motion_free     (CanastaTableMotion      *self);

/* Before a change is shown, and once all has its place. */
void                 canasta_table_motion_note     (CanastaTableMotion      *self,
                                                    gboolean                 deal);
gboolean             canasta_table_motion_launch   (CanastaTableMotion      *self,
                                                    int                      card_width,
                                                    int                      card_height);

/* What was let go over the table begins its way there. */
void                 canasta_table_motion_let_go   (CanastaTableMotion      *self,
                                                    const graphene_rect_t   *place);

void                 canasta_table_motion_finish   (CanastaTableMotion      *self);
void                 canasta_table_motion_land     (CanastaTableMotion      *self);
void                 canasta_table_motion_snapshot (CanastaTableMotion      *self,
                                                    GtkSnapshot             *snapshot);
double               canasta_table_motion_get_stretch
                                                   (CanastaTableMotion      *self);
CanastaMotion       *canasta_table_motion_get_flights
                                                   (CanastaTableMotion      *self);

G_END_DECLS
