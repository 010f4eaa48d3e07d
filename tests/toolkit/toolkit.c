/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toolkit.h"

GtkWidget *
new_column (GtkWidget *first, GtkWidget *second)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_box_append (GTK_BOX (column), first);
  gtk_box_append (GTK_BOX (column), second);
  return column;
}

GtkWidget *
new_button (const char *label, GCallback clicked, gpointer data)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  if (clicked)
    g_signal_connect_swapped (button, "clicked", clicked, data);
  return button;
}

static void
activate_cb (GtkApplication *application)
{
  GtkWidget *window = gtk_application_window_new (application);

  gtk_window_set_title (GTK_WINDOW (window), "Shown");
  gtk_window_set_child (GTK_WINDOW (window), make_content (GTK_WINDOW (window)));
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  AdwApplication *application =
    adw_application_new ("io.github.canasta_game.Toolkit", G_APPLICATION_NON_UNIQUE);
  int status;

  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  status = g_application_run (G_APPLICATION (application), argc, argv);
  g_object_unref (application);
  return status;
}
