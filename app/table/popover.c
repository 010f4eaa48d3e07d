/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/popover.h"

/* Takes a popover away from its parent; there need not be one. GTK keeps one
 * that is still shown alive for ever. */
void
canasta_popover_remove (GtkWidget **popover)
{
  GtkWidget *removed = g_steal_pointer (popover);

  if (removed == NULL)
    return;
  gtk_popover_popdown (GTK_POPOVER (removed));
  gtk_widget_unparent (removed);
}
