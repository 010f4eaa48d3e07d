/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/wrap.h"

/**
 * canasta_wrap_labels:
 * @widget: a widget, such as a bar of buttons
 * @wrap: whether they may
 *
 * Lets all labels in it take more lines than one where it is narrow, which those
 * of buttons and of other parts of GTK do not by themselves.
 */
void
canasta_wrap_labels (GtkWidget *widget, gboolean wrap)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      canasta_wrap_labels (child, wrap);
      if (!GTK_IS_LABEL (child))
        continue;
      gtk_label_set_wrap (GTK_LABEL (child), wrap);
      if (GTK_IS_BUTTON (widget))
        gtk_label_set_justify (GTK_LABEL (child), GTK_JUSTIFY_CENTER);
    }
}
