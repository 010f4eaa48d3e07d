/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A second hand: a packet of backs as long as it waits, at a player's chair or in the middle of
 * the table; then a sign at the chair of who has taken it up. */

#pragma once

#include <gtk/gtk.h>

#include "table/card-art.h"

G_BEGIN_DECLS

void  canasta_packet_snapshot       (GtkWidget             *widget,
                                     GtkSnapshot           *snapshot,
                                     CanastaCardArt        *art,
                                     guint                  n,
                                     const graphene_rect_t *place);
void  canasta_packet_snapshot_taken (GtkWidget             *widget,
                                     GtkSnapshot           *snapshot,
                                     const graphene_rect_t *place);

G_END_DECLS
