/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colour of the table, for whatever lies on it. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void  canasta_felt_bind (GSettings  *settings,
                         GtkWidget  *widget);
const char *canasta_felt_get_colour (GtkWidget *widget,
                                     gboolean   light);

G_END_DECLS
