/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The well: stock and discard pile, and all that is said about them. */

#pragma once

#include <gtk/gtk.h>

#include "table/card-art.h"
#include "table/pile-view.h"
#include "table/well-layout.h"
#include "turn/turn.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_WELL_VIEW (canasta_well_view_get_type ())
G_DECLARE_FINAL_TYPE (CanastaWellView, canasta_well_view, CANASTA, WELL_VIEW, GtkWidget)

GtkWidget        *canasta_well_view_new       (CanastaCardArt           *art,
                                               CanastaTurn              *turn);
void              canasta_well_view_update    (CanastaWellView          *self);
gboolean          canasta_well_view_get_needs (CanastaWellView          *self,
                                               CanastaWellNeeds         *needs);
int               canasta_well_view_get_foot  (CanastaWellView          *self);
int               canasta_well_view_get_notes_height
                                              (CanastaWellView          *self);
void              canasta_well_view_set_size  (CanastaWellView          *self,
                                               int                       card_width,
                                               int                       card_height);
void              canasta_well_view_set_compact
                                              (CanastaWellView          *self,
                                               gboolean                  compact);
void              canasta_well_view_get_piles (CanastaWellView          *self,
                                               GdkRectangle             *piles);
void              canasta_well_view_hold      (CanastaWellView          *self,
                                               const CanastaObservation *observation);
void              canasta_well_view_release   (GtkWidget                *well,
                                               CanastaCard               card);
GdkTexture       *canasta_well_view_draw_top  (CanastaWellView          *self,
                                               graphene_rect_t          *area);
void              canasta_well_view_show_pile (CanastaWellView          *self);
CanastaPileView  *canasta_well_view_get_stock (CanastaWellView          *self);
CanastaPileView  *canasta_well_view_get_pile  (CanastaWellView          *self);
void              canasta_well_view_get_packet (CanastaWellView         *self,
                                               graphene_rect_t          *packet);

G_END_DECLS
