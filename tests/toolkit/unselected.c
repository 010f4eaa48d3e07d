/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row is called “not selected” in a list in which nothing can be. */
#include "toolkit.h"

GtkWidget *
make_content (GtkWindow *window)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_list_box_append (GTK_LIST_BOX (list), g_object_new (ADW_TYPE_ACTION_ROW, "title",
                                                          "Two players", "activatable", TRUE,
                                                          NULL));
  return new_column (new_button ("Before", NULL, NULL), list);
}
