/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list that is filled, and scrolled to its end, gives the focus to its first item, and does
 * not show that. */
#include "toolkit.h"

#define ITEMS 30

static void
setup_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, gtk_label_new (NULL));
}

static void
bind_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

static void
painted_cb (GtkWidget *view)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_frame_clock (view), painted_cb, view);
  gtk_widget_activate_action (view, "list.scroll-to-item", "u", ITEMS - 1);
}

static void
map_cb (GtkWidget *view, GtkStringList *model)
{
  for (guint i = 1; i <= ITEMS; i++)
    {
      g_autofree char *title = g_strdup_printf (i % 3 ? "Turn %u" : "Turn %u,\nof two lines", i);

      gtk_string_list_append (model, title);
    }
  g_signal_connect_swapped (gtk_widget_get_frame_clock (view), "after-paint",
                            G_CALLBACK (painted_cb), view);
}

GtkWidget *
make_content (GtkWindow *window)
{
  GtkStringList *model = gtk_string_list_new (NULL);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *view = gtk_list_view_new (
    GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (model))), factory);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  g_signal_connect_after (view, "map", G_CALLBACK (map_cb), model);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), view);
  gtk_widget_set_size_request (scrolled, 200, 200);
  return new_column (new_button ("Before", NULL, NULL), scrolled);
}
