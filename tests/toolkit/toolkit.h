/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program that shows one thing of the toolkit: a window, and what is in it. */
#pragma once

#include <adwaita.h>

/* What is in the window, which is not shown yet. */
GtkWidget  *make_content  (GtkWindow   *window);

GtkWidget  *new_column    (GtkWidget   *first,
                           GtkWidget   *second);
GtkWidget  *new_button    (const char  *label,
                           GCallback    clicked,
                           gpointer     data);
