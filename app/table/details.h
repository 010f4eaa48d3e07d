/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be said of a thing on the table in words: on the wish of a person who is
 * there with the keyboard, and where the pointer rests on it. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void        canasta_details_set (GtkWidget  *widget,
                                 const char *text);
const char *canasta_details_get (GtkWidget  *widget);

G_END_DECLS
