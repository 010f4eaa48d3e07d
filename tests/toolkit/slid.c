/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A flap that slides in the frame in which it gets its first size divides its speed, 0, by that
 * size, 0: how far it is out is no number, and GTK complains of a width of -2147483648. */
#include "toolkit.h"
#include <math.h>

static void
slide_cb (GdkFrameClock *clock, AdwFlap *flap)
{
  adw_flap_set_reveal_flap (flap, TRUE);
}

static void
tell_cb (GdkFrameClock *clock, AdwFlap *flap)
{
  gboolean shown = isnan (adw_flap_get_reveal_progress (flap));

  g_print ("1..1\n%sok 1 - slid%s\n", shown || adw_get_minor_version () > 2 ? "" : "not ",
           shown ? "" : " # SKIP this libadwaita slides a flap that has no size");
  g_application_quit (g_application_get_default ());
}

static void
map_cb (GtkWidget *flap)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (flap);
  g_signal_connect (clock, "before-paint", G_CALLBACK (slide_cb), flap);
  g_signal_connect (clock, "after-paint", G_CALLBACK (tell_cb), flap);
}

GtkWidget *
make_content (GtkWindow *window)
{
  GtkWidget *flap = g_object_new (ADW_TYPE_FLAP, "flap", gtk_label_new ("Contents"), "content",
                                  gtk_label_new ("Rules"), "reveal-flap", FALSE, NULL);
  g_signal_connect_after (flap, "map", G_CALLBACK (map_cb), NULL);
  return flap;
}
