/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions of a window that have nothing to do with what it shows: help,
 * notices, and what belongs to the application. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void  canasta_help_install_actions (GtkWidgetClass *widget_class);

G_END_DECLS
