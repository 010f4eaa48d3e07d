/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Enter on a row that a search in the preferences has found does nothing. */
#include "toolkit.h"

static void
open_cb (GtkWindow *parent)
{
  GtkWidget *window = adw_preferences_window_new ();
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                             g_object_new (ADW_TYPE_ACTION_ROW, "title", "Pace", NULL));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window), ADW_PREFERENCES_PAGE (page));
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  gtk_window_present (GTK_WINDOW (window));
}

GtkWidget *
make_content (GtkWindow *window)
{
  return new_button ("Open", G_CALLBACK (open_cb), window);
}
