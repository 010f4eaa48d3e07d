/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what the game says of itself. */
#include "config.h"

#include <adwaita.h>


/* The icon of the game is there, also where it is not installed. */
static void
activate_cb (GApplication *application)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());

  g_assert_true (gtk_icon_theme_has_icon (theme, APPLICATION_ID));
}

static void
test_icon (void)
{
  g_autoptr (AdwApplication) application = adw_application_new (APPLICATION_ID,
                                                                G_APPLICATION_NON_UNIQUE);

  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  g_assert_cmpint (g_application_run (G_APPLICATION (application), 0, NULL), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/about/icon", test_icon);
  return g_test_run ();
}
