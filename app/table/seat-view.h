/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Another player at the table: on a chair, with their cards, name, role and what they
 * did last. */

#pragma once

#include <gtk/gtk.h>

#include "table/card-art.h"
#include "table/layout.h"
#include "turn/turn.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_SEAT_VIEW (canasta_seat_view_get_type ())
G_DECLARE_FINAL_TYPE (CanastaSeatView, canasta_seat_view, CANASTA, SEAT_VIEW, GtkWidget)

GtkWidget  *canasta_seat_view_new             (CanastaCardArt   *art);
void        canasta_seat_view_update          (CanastaSeatView  *self,
                                               CanastaTurn      *turn,
                                               guint             seat);
void        canasta_seat_view_show_hand       (CanastaSeatView      *self,
                                               const CanastaCardSet *cards,
                                               int                   cost);
const char *canasta_seat_view_get_speech      (CanastaSeatView      *self);
void        canasta_seat_view_turn_hand       (CanastaSeatView      *self,
                                               double                turned);
void        canasta_seat_view_get_hand        (CanastaSeatView  *self,
                                               graphene_rect_t  *hand);
void        canasta_seat_view_get_card        (CanastaSeatView  *self,
                                               graphene_rect_t  *card);
void        canasta_seat_view_get_packet      (CanastaSeatView  *self,
                                               graphene_rect_t  *packet);
void        canasta_seat_view_await           (CanastaSeatView  *self,
                                               guint             n_cards);
void        canasta_seat_view_land_card       (GtkWidget        *seat,
                                               CanastaCard       card);
void        canasta_seat_view_land_all        (GtkWidget        *seat,
                                               CanastaCard       card);
void        canasta_seat_view_set_look        (CanastaSeatView  *self,
                                               CanastaLook       look);
void        canasta_seat_view_set_time        (CanastaSeatView  *self,
                                               gboolean          is_timed,
                                               gint64            left);
void        canasta_seat_view_set_form        (CanastaSeatView  *self,
                                               CanastaTableForm  form);
void        canasta_seat_view_measure_words   (CanastaSeatView  *self,
                                               int              *wanted,
                                               int              *height);
void        canasta_seat_view_set_place       (CanastaSeatView  *self,
                                               const CanastaSeatPlace *place);

G_END_DECLS
