/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/roomy.h"

#include "table/frame.h"
#include "table/paint.h"

#define ROOMY_WIDTH 1500
#define ROOMY_HEIGHT 850

static void
adapt (GtkWidget *widget)
{
  GtkScrolledWindow *ground = GTK_SCROLLED_WINDOW (widget);
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (ground);
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (ground);

  canasta_paint_set_class (widget, "roomy",
                           gtk_adjustment_get_page_size (across) >= ROOMY_WIDTH
                             && gtk_adjustment_get_page_size (down) >= ROOMY_HEIGHT);
}

static void
size_changed_cb (GtkWidget *ground)
{
  canasta_frame_call_before_paint (ground, adapt);
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
