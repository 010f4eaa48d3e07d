/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Takes what the window knows to where the person wants it: into a file. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void  canasta_export_results (GtkWidget  *widget,
                              GPtrArray  *results,
                              gboolean    is_csv);

G_END_DECLS
