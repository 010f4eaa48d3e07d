/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A second hand at a chair: a packet of backs as long as it waits, then a sign that its
 * player has taken it up. */

#pragma once

#include <gtk/gtk.h>

#include "table/card-art.h"

G_BEGIN_DECLS

void         canasta_packet_snapshot       (GtkWidget             *widget,
                                            GtkSnapshot           *snapshot,
                                            CanastaCardArt        *art,
                                            guint                  n,
                                            const graphene_rect_t *place);
void         canasta_packet_snapshot_taken (GtkWidget             *widget,
                                            GtkSnapshot           *snapshot,
                                            const graphene_rect_t *place);

G_END_DECLS
