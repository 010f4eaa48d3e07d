/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/guide-window.h"

/**
 * canasta_guide_window_new:
 * @parent: the window it stands beside
 * @view: (transfer floating): the rules, without a place
 *
 * Returns: (transfer none): the window, not yet presented
 */
GtkWindow *
canasta_guide_window_new (GtkWindow *parent, CanastaGuideView *view)
{
  GtkWindow *window = g_object_new (ADW_TYPE_WINDOW, "transient-for", parent, "title",
                                    canasta_guide_view_get_title (view), "default-width", 860,
                                    "default-height", 680, "destroy-with-parent", TRUE,
                                    "content", view, NULL);

  gtk_widget_grab_focus (GTK_WIDGET (view));
  return window;
}
