/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The levels that a computer player may be given, as they are chosen from. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkStringList  *canasta_level_list_new   (void);
guint           canasta_level_list_find  (const char *id);
const char     *canasta_level_list_get   (guint       place);

G_END_DECLS
