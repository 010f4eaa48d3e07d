/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows to write in, as they are heard. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void  canasta_text_row_tell_title (GtkWidget *row);

G_END_DECLS
