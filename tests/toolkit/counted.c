/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list that has grown is told with as many items as it had before. */
#include "toolkit.h"

static GtkWidget *
new_item (const char *name)
{
  GtkWidget *item = g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                                  "focusable", TRUE, NULL);

  adw_bin_set_child (ADW_BIN (item), gtk_label_new (name));
  gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return item;
}

/* As a card is drawn. */
static void
grow_cb (GtkBox *list)
{
  gtk_box_append (list, new_item ("New"));
}

GtkWidget *
make_content (GtkWindow *window)
{
  GtkWidget *list = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, "Hand", -1);
  gtk_box_append (GTK_BOX (list), new_item ("First"));
  gtk_box_append (GTK_BOX (list), new_item ("Second"));
  return new_column (new_button ("Draw", G_CALLBACK (grow_cb), list), list);
}
