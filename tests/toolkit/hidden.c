/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a row shows is told after its name, though it is hidden from whoever hears it. */
#include "toolkit.h"

static GtkWidget *
new_hidden_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_accessible_update_state (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  return label;
}

GtkWidget *
make_content (GtkWindow *window)
{
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_box_append (GTK_BOX (line), new_hidden_label ("Red threes"));
  gtk_box_append (GTK_BOX (line), new_hidden_label ("100"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  "Red threes, 100 points", -1);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  return new_column (new_button ("Before", NULL, NULL), list);
}
