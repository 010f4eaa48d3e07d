/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is to be read in a group is told before what has the focus in it. */
#include "toolkit.h"

GtkWidget *
make_content (GtkWindow *window)
{
  GtkWidget *group = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (group), GTK_ACCESSIBLE_PROPERTY_LABEL, "Turn 38",
                                  -1);
  gtk_box_append (GTK_BOX (group), gtk_label_new ("The nine of clubs was discarded."));
  gtk_box_append (GTK_BOX (group), new_button ("Show this moment", NULL, NULL));
  return new_column (new_button ("Before", NULL, NULL), group);
}
