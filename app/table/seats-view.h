/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The other players around the table. */

#pragma once

#include <gtk/gtk.h>

#include "table/card-art.h"
#include "table/layout.h"
#include "turn/counting.h"
#include "turn/looks.h"
#include "turn/turn.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_SEATS_VIEW (canasta_seats_view_get_type ())
G_DECLARE_FINAL_TYPE (CanastaSeatsView, canasta_seats_view, CANASTA, SEATS_VIEW, GtkWidget)

GtkWidget  *canasta_seats_view_new         (CanastaCardArt    *art,
                                            CanastaTurn       *turn);
void        canasta_seats_view_update      (CanastaSeatsView  *self);
int         canasta_seats_view_measure_words (CanastaSeatsView *self,
                                            CanastaTableForm   form,
                                            int               *wanted);
guint       canasta_seats_view_get_count   (CanastaSeatsView  *self);
gboolean    canasta_seats_view_has_resting (CanastaSeatsView  *self);
gboolean    canasta_seats_view_has_near    (CanastaSeatsView  *self);
void        canasta_seats_view_set_places  (CanastaSeatsView  *self,
                                            const CanastaTableLayout *layout,
                                            const GdkRectangle       *piles);
void        canasta_seats_view_snapshot_own (CanastaSeatsView *self,
                                            GtkSnapshot       *snapshot,
                                            const GdkRectangle *place);
void        canasta_seats_view_snapshot_bubbles
                                              (CanastaSeatsView *self,
                                               GtkSnapshot      *snapshot);
void        canasta_seats_view_get_own_packet (CanastaSeatsView *self,
                                            graphene_rect_t   *packet);
const CanastaLook *
            canasta_seats_view_get_looks   (CanastaSeatsView  *self);
void        canasta_seats_view_hold_looks  (CanastaSeatsView  *self,
                                            const CanastaLook *looks);
void        canasta_seats_view_release_looks (GtkWidget       *seats,
                                            CanastaCard        card);
GtkWidget  *canasta_seats_view_get_seat    (CanastaSeatsView  *self,
                                            guint              seat);

void        canasta_seats_view_show_hands    (CanastaSeatsView          *self,
                                              const CanastaCountingHand *hands);
void        canasta_seats_view_turn_hands    (CanastaSeatsView          *self,
                                              double                     turned);

G_END_DECLS
