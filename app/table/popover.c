/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/popover.h"

#define EDGES 72 /* of a popover, and some room around it */
#define NARROWEST 200
#define WIDEST 640

/* How wide what a popover shows may be, so that it lies within the window. */
int
canasta_popover_get_room (GtkWidget *widget)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  int width = window ? gtk_widget_get_width (window) : 0;

  return CLAMP (width - EDGES, NARROWEST, WIDEST);
}

/* Takes a popover away from its parent; there need not be one. GTK keeps one
 * that is still shown alive for ever. */
void
canasta_popover_remove (GtkWidget **popover)
{
  GtkWidget *removed = g_steal_pointer (popover);

  if (!removed)
    return;
  gtk_popover_popdown (GTK_POPOVER (removed));
  gtk_widget_unparent (removed);
}
