/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tests find of a page, by what it is and what it says. Each may be the widget that is asked for
 * itself, or anything below it; or it is NULL. */
#pragma once

#include <gtk/gtk.h>

GtkWidget  *test_find_mapped      (GtkWidget   *widget,
                                   GType        type,
                                   const char  *text);
GtkWidget  *test_find_button      (GtkWidget   *widget,
                                   const char  *label);
GtkWidget  *test_find_row         (GtkWidget   *widget,
                                   const char  *title);
GtkWidget  *test_find_row_outside (GtkWidget   *widget,
                                   const char  *title,
                                   GType        type);
