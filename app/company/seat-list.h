/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Seats of a table to choose one from. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkStringList  *canasta_seat_list_new  (guint                   seats);
guint           canasta_seat_list_get  (guint                   seats,
                                        guint                   index);
guint           canasta_seat_list_find (guint                   seats,
                                        guint                   seat);

G_END_DECLS
