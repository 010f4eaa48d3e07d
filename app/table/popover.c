/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/popover.h"

#include <adwaita.h>

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

/* Has a popover show something that needs the more height the narrower it is, and has
 * so much room. GTK 4.8 asks how high it is where it is as wide as the popover with its
 * edges, and cuts what then wraps: it must ask of the width that it gives. */
void
canasta_popover_set_child (GtkPopover *popover, GtkWidget *child, int room)
{
  GtkWidget *clamp = adw_clamp_new ();
  int width;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  width = MIN (width, room);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), width);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), width);
  adw_clamp_set_child (ADW_CLAMP (clamp), child);
  gtk_popover_set_child (popover, clamp);
}

/* The keys that stand beside what a menu offers. */
static void
show_keys (GtkWidget *widget, gboolean shown)
{
  if (g_str_equal (gtk_widget_get_css_name (widget), "accelerator"))
    gtk_widget_set_visible (widget, shown);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    show_keys (child, shown);
}

static void
open_menu_cb (GtkMenuButton *button, gpointer menu)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (button)));
  GtkWidget *popover;
  int width;

  if (!gtk_menu_button_get_popover (button))
    gtk_menu_button_set_menu_model (button, menu);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (button));
  /* What is not shown yet is nothing wide. */
  show_keys (popover, TRUE);
  gtk_widget_measure (gtk_widget_get_first_child (popover), GTK_ORIENTATION_HORIZONTAL, -1, NULL,
                      &width, NULL, NULL);
  show_keys (popover, width <= gtk_widget_get_width (window));
}

/* Gives a button a menu, which is made when it is opened first, and names keys only where they have
 * room: GTK cuts off what is wider than the screen. */
void
canasta_popover_set_menu (GtkMenuButton *button, GMenuModel *menu)
{
  gtk_menu_button_set_create_popup_func (button, open_menu_cb, g_object_ref (menu),
                                         g_object_unref);
}

/* Takes a popover away from its parent; there need not be one. GTK keeps one alive
 * for ever that is still shown, or was a moment ago: without what it showed. */
void
canasta_popover_remove (GtkWidget **popover)
{
  GtkWidget *removed = g_steal_pointer (popover);

  if (!removed)
    return;
  gtk_popover_popdown (GTK_POPOVER (removed));
  gtk_popover_set_child (GTK_POPOVER (removed), NULL);
  gtk_widget_unparent (removed);
}
