/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Boxes whose children stand beside each other where there is room, and below each
 * other where there is not: a window can become narrow at once. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void  canasta_columns_set_sidebar (GtkBox  *box);
void  canasta_columns_set_grid    (GtkBox  *box);
void  canasta_columns_set_bar     (GtkBox  *box);
void  canasta_columns_set_pair    (GtkBox  *box);

G_END_DECLS
