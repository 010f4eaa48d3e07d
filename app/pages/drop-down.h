/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list to choose of that drops down, where a row has room for more than its title. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget  *canasta_drop_down_new (const char     *title,
                                   GtkStringList  *choices);

G_END_DECLS
