/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A flap that is to slide before it has a size divides by that, and asks for a child of
 * -2147483648 pixels: GTK complains. */
#include "toolkit.h"

static void
map_cb (AdwFlap *flap)
{
  adw_flap_set_reveal_flap (flap, TRUE);
}

GtkWidget *
make_content (GtkWindow *window)
{
  GtkWidget *flap = adw_flap_new ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);

  adw_flap_set_flap (ADW_FLAP (flap), gtk_label_new ("Contents"));
  adw_flap_set_content (ADW_FLAP (flap), gtk_label_new ("Rules"));
  adw_flap_set_fold_policy (ADW_FLAP (flap), ADW_FLAP_FOLD_POLICY_ALWAYS);
  adw_flap_set_reveal_flap (ADW_FLAP (flap), FALSE);
  g_signal_connect_after (flap, "map", G_CALLBACK (map_cb), NULL);
  return flap;
}
