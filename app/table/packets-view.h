/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Second hands that are nobody's yet: packets beside the stock, with their numbers. */

#pragma once

#include <gtk/gtk.h>

#include "play/observation.h"
#include "table/card-art.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_PACKETS_VIEW (canasta_packets_view_get_type ())
G_DECLARE_FINAL_TYPE (CanastaPacketsView, canasta_packets_view, CANASTA, PACKETS_VIEW, GtkWidget)

GtkWidget  *canasta_packets_view_new       (CanastaCardArt           *art);
void        canasta_packets_view_update    (CanastaPacketsView       *self,
                                            const CanastaObservation *observation);
guint       canasta_packets_view_get_room  (CanastaPacketsView       *self);
void        canasta_packets_view_place     (CanastaPacketsView       *self,
                                            const GdkRectangle       *places);
void        canasta_packets_view_get_taken (CanastaPacketsView       *self,
                                            graphene_rect_t          *packet);

G_END_DECLS
