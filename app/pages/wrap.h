/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words that take several lines in a narrow window. */
#pragma once

#include <gtk/gtk.h>

void canasta_wrap_labels (GtkWidget *widget,
                          gboolean   wrap);
