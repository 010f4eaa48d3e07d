/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What has a name that drops down is called by what is chosen, and by nothing else. */
#include "toolkit.h"

GtkWidget *
make_content (GtkWindow *window)
{
  static const char *const paces[] = { "Slow", "Normal", NULL };
  GtkWidget *drop_down = gtk_drop_down_new_from_strings (paces);

  gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL, "Pace",
                                  -1);
  return new_column (new_button ("Before", NULL, NULL), drop_down);
}
