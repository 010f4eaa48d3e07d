/* SPDX-License-Identifier: GPL-3.0-or-later */
/* With GTK_A11Y=test, to which GTK falls back where there is no assistive technology,
 * whoever announces crashes. GTK can announce since 4.14. */
#include "toolkit.h"

static void
announce_cb (GtkAccessible *window)
{
#if GTK_CHECK_VERSION(4, 14, 0)
  gtk_accessible_announce (window, "Here I am", GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}

GtkWidget *
make_content (GtkWindow *window)
{
  return new_button ("Announce", G_CALLBACK (announce_cb), window);
}
