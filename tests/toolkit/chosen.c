/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is chosen in a row is not told with the row. */
#include "toolkit.h"

GtkWidget *
make_content (GtkWindow *window)
{
  static const char *const paces[] = { "Slow", "Normal", NULL };
  g_autoptr (GtkStringList) model = gtk_string_list_new (paces);
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_append (GTK_LIST_BOX (list), g_object_new (ADW_TYPE_COMBO_ROW, "title", "Pace",
                                                          "model", model, NULL));
  return new_column (new_button ("Before", NULL, NULL), list);
}
