/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far a meld is, under its cards or on the last of them. */

#pragma once

#include <gtk/gtk.h>

#include "turn/band.h"

G_BEGIN_DECLS

int   canasta_meld_foot_get_width    (GtkWidget             *widget,
                                      const CanastaMeldItem *item,
                                      const char            *caption);
void  canasta_meld_foot_snapshot     (GtkWidget             *widget,
                                      GtkSnapshot           *snapshot,
                                      const CanastaMeldItem *item,
                                      const char            *caption,
                                      const graphene_rect_t *cards,
                                      int                    foot);
void  canasta_meld_foot_snapshot_tag (GtkWidget             *widget,
                                      GtkSnapshot           *snapshot,
                                      const char            *caption,
                                      const graphene_rect_t *cards);

G_END_DECLS
