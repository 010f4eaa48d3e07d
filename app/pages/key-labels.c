/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/key-labels.h"

/**
 * canasta_key_labels_new:
 * @keys: (array length=n): the keys of one title
 * @n: how many
 *
 * Returns: (transfer floating): their labels, a line under the other
 */
GtkWidget *
canasta_key_labels_new (const CanastaKey *keys, guint n)
{
  g_auto (GStrv) lines = canasta_key_write_lines (keys, n);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint i = 0; lines[i]; i++)
    gtk_box_append (GTK_BOX (box), gtk_shortcut_label_new (lines[i]));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

static void
collect_text (GtkWidget *widget, GString *text)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                            gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    collect_text (child, text);
}

/**
 * canasta_key_labels_describe:
 * @labels: labels of keys
 * @widget: what is read out by the title of the keys
 *
 * Has the keys, which are only seen, read out after it.
 */
void
canasta_key_labels_describe (GtkWidget *labels, GtkWidget *widget)
{
  g_autoptr (GString) keys = g_string_new ("");

  collect_text (labels, keys);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  keys->str, -1);
}
