/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/roomy.h"

#include "table/paint.h"

#define ROOMY_WIDTH 1500
#define ROOMY_HEIGHT 850

static gboolean
adapt_cb (gpointer data)
{
  GtkScrolledWindow *ground = data;
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (ground);
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (ground);

  canasta_paint_set_class (GTK_WIDGET (ground), "roomy",
                           gtk_adjustment_get_page_size (across) >= ROOMY_WIDTH
                             && gtk_adjustment_get_page_size (down) >= ROOMY_HEIGHT);
  return G_SOURCE_REMOVE;
}

/* While sizes are given, the style must not change. */
static void
size_changed_cb (GtkScrolledWindow *ground)
{
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, adapt_cb, g_object_ref (ground), g_object_unref);
}

/**
 * canasta_roomy_follow:
 * @ground: what a page scrolls in
 *
 * From now on it has the style class `roomy` while it is large.
 */
void
canasta_roomy_follow (GtkScrolledWindow *ground)
{
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (ground), "notify::page-size",
                           G_CALLBACK (size_changed_cb), ground, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (ground), "notify::page-size",
                           G_CALLBACK (size_changed_cb), ground, G_CONNECT_SWAPPED);
}
