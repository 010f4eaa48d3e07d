/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A description is told anew when what it describes has the focus for the first time. */
#include "toolkit.h"

static GtkWidget *
new_described (const char *label, const char *description)
{
  GtkWidget *button = new_button (label, NULL, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
  return button;
}

GtkWidget *
make_content (GtkWindow *window)
{
  return new_column (new_described ("Nine", "Ten points"), new_described ("Three", "Five points"));
}
