/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names for what GTK leaves without one, and icons that need none. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *canasta_accessible_new_icon      (const char *name);
void       canasta_accessible_set_name      (gpointer    accessible,
                                             const char *name);
void       canasta_accessible_tell_as_one   (GtkWidget  *row,
                                             const char *sentence);
void       canasta_accessible_set_description
                                            (gpointer    accessible,
                                             const char *description);
void       canasta_accessible_cover_description
                                            (gpointer    accessible,
                                             const char *sentence);
void       canasta_accessible_make_known   (GtkWidget  *widget);
gulong     canasta_accessible_name_widgets  (void);
void       canasta_accessible_leave_widgets (gulong      names);

G_END_DECLS
