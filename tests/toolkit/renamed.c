/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The name of a window is told when it changes, but not where the focus moves in it just
 * then. */
#include "toolkit.h"

static GtkWidget *other;

static void
rename_cb (GtkWindow *window)
{
  gtk_window_set_title (window, "This is told");
}

static void
rename_and_move_cb (GtkWindow *window)
{
  gtk_widget_grab_focus (other);
  gtk_window_set_title (window, "This is not told");
}

GtkWidget *
make_content (GtkWindow *window)
{
  other = new_button ("Rename", G_CALLBACK (rename_cb), window);
  return new_column (new_button ("Rename and move", G_CALLBACK (rename_and_move_cb), window),
                     other);
}
