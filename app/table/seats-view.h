/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The other players, in a row above the table. */

#pragma once

#include <gtk/gtk.h>

#include "table/card-art.h"
#include "turn/turn.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_SEATS_VIEW (canasta_seats_view_get_type ())
G_DECLARE_FINAL_TYPE (CanastaSeatsView, canasta_seats_view, CANASTA, SEATS_VIEW, GtkWidget)

GtkWidget  *canasta_seats_view_new         (CanastaCardArt    *art,
                                            CanastaTurn       *turn);
void        canasta_seats_view_update      (CanastaSeatsView  *self);
void        canasta_seats_view_set_compact (CanastaSeatsView  *self,
                                            gboolean           compact,
                                            int                width);
GtkWidget  *canasta_seats_view_get_seat    (CanastaSeatsView  *self,
                                            guint              seat);

G_END_DECLS
