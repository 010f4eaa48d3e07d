/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A number that an arrow has changed is not told: a text was unselected. */
#include "toolkit.h"

GtkWidget *
make_content (GtkWindow *window)
{
  return new_column (gtk_spin_button_new_with_range (1, 9, 1), new_button ("Next", NULL, NULL));
}
