/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A meld on the table: its cards fanned out, a framed pile once it is a canasta,
 * or a chip where there is no room. */

#pragma once

#include <gtk/gtk.h>

#include "table/card-art.h"
#include "table/meld-layout.h"
#include "turn/band.h"

G_BEGIN_DECLS


#define CANASTA_TYPE_MELD_VIEW (canasta_meld_view_get_type ())
G_DECLARE_FINAL_TYPE (CanastaMeldView, canasta_meld_view, CANASTA, MELD_VIEW, GtkWidget)

/*
 * Signals:
 *   activate (): clicked, or Enter
 */

GtkWidget              *canasta_meld_view_new        (CanastaCardArt          *art);
void                    canasta_meld_view_update     (CanastaMeldView         *self,
                                                      const CanastaMeldItem   *item);
const CanastaMeldItem  *canasta_meld_view_get_item   (CanastaMeldView         *self);
void                    canasta_meld_view_set_layout (CanastaMeldView         *self,
                                                      const CanastaMeldLayout *layout);
guint                   canasta_meld_view_get_length (CanastaMeldView         *self);
int                     canasta_meld_view_get_foot_width
                                                     (CanastaMeldView         *self);
void                    canasta_meld_view_show_cards (CanastaMeldView         *self);

/* Where cards lie that fly there, and which of them have not landed yet. */
void                    canasta_meld_view_get_area   (CanastaMeldView         *self,
                                                      graphene_rect_t         *area);
void                    canasta_meld_view_get_card   (CanastaMeldView         *self,
                                                      CanastaCard              card,
                                                      graphene_rect_t         *place);
void                    canasta_meld_view_await_card (CanastaMeldView         *self,
                                                      CanastaCard              card);
void                    canasta_meld_view_land_card  (GtkWidget               *meld,
                                                      CanastaCard              card);

G_END_DECLS
