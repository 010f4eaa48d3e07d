/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Another player at the table: name, role, what they did last, how many cards. */

#pragma once

#include <gtk/gtk.h>

#include "table/card-art.h"
#include "turn/turn.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_SEAT_VIEW (canasta_seat_view_get_type ())
G_DECLARE_FINAL_TYPE (CanastaSeatView, canasta_seat_view, CANASTA, SEAT_VIEW, GtkWidget)

GtkWidget  *canasta_seat_view_new             (CanastaCardArt   *art);
void        canasta_seat_view_update          (CanastaSeatView  *self,
                                               CanastaTurn      *turn,
                                               guint             seat);
gboolean    canasta_seat_view_get_cards_place (CanastaSeatView  *self,
                                               GtkWidget        *ancestor,
                                               graphene_rect_t  *place);
gboolean    canasta_seat_view_is_narrow       (CanastaSeatView  *self,
                                               int               width);
void        canasta_seat_view_set_compact     (CanastaSeatView  *self,
                                               gboolean          compact,
                                               gboolean          narrow,
                                               int               width);

G_END_DECLS
