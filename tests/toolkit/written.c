/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row to write in says neither what is to be written nor that one can write. */
#include "toolkit.h"

GtkWidget *
make_content (GtkWindow *window)
{
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *row = g_object_new (ADW_TYPE_ENTRY_ROW, "title", "Your name", NULL);

  gtk_editable_set_text (GTK_EDITABLE (row), "Ada");
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  return new_column (new_button ("Before", NULL, NULL), list);
}
