/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

int   canasta_popover_get_room   (GtkWidget      *widget);
void  canasta_popover_set_child  (GtkPopover     *popover,
                                  GtkWidget      *child,
                                  int             room);
void  canasta_popover_set_menu   (GtkMenuButton  *button,
                                  GMenuModel     *menu);
void  canasta_popover_remove     (GtkWidget     **popover);

G_END_DECLS
