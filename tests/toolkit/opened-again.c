/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window that is hidden and opened again is told the first time only. */
#include "toolkit.h"

static void
open_cb (GtkWindow *parent)
{
  static GtkWidget *window;

  if (!window)
    {
      window = gtk_window_new ();
      gtk_window_set_title (GTK_WINDOW (window), "Preferences");
      gtk_window_set_hide_on_close (GTK_WINDOW (window), TRUE);
      gtk_window_set_transient_for (GTK_WINDOW (window), parent);
      gtk_window_set_child (GTK_WINDOW (window),
                            new_button ("Close", G_CALLBACK (gtk_window_close), window));
    }
  gtk_window_present (GTK_WINDOW (window));
}

GtkWidget *
make_content (GtkWindow *window)
{
  return new_column (new_button ("Open", G_CALLBACK (open_cb), window),
                     new_button ("Next", NULL, NULL));
}
