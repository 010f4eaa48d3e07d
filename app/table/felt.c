/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/felt.h"

#include "settings/choices.h"
#include "table/paint.h"

/* Each felt: its class, and the names of its colours, in the light and away from it. */
static const struct
{
  const char *css_class;
  const char *light;
  const char *dark;
} felts[] = {
  [CANASTA_FELT_GREEN] = { "felt-green", "canasta_felt_green", "canasta_felt_green_dark" },
  [CANASTA_FELT_BLUE] = { "felt-blue", "canasta_felt_blue", "canasta_felt_blue_dark" },
  [CANASTA_FELT_RED] = { "felt-red", "canasta_felt_red", "canasta_felt_red_dark" },
  [CANASTA_FELT_BROWN] = { "felt-brown", "canasta_felt_brown", "canasta_felt_brown_dark" },
  [CANASTA_FELT_GREY] = { "felt-grey", "canasta_felt_grey", "canasta_felt_grey_dark" },
};

static void
felt_changed_cb (GtkWidget *widget, const char *key, GSettings *settings)
{
  CanastaFelt wanted = g_settings_get_enum (settings, key);

  for (CanastaFelt felt = 0; felt < G_N_ELEMENTS (felts); felt++)
    canasta_paint_set_class (widget, felts[felt].css_class, felt == wanted);
}

/* The name of the colour of what is bound, in the light or away from it. */
const char *
canasta_felt_get_colour (GtkWidget *widget, gboolean light)
{
  CanastaFelt felt = CANASTA_FELT_GREEN;

  for (CanastaFelt i = 0; i < G_N_ELEMENTS (felts); i++)
    if (gtk_widget_has_css_class (widget, felts[i].css_class))
      felt = i;
  return light ? felts[felt].light : felts[felt].dark;
}

/**
 * canasta_felt_bind:
 * @settings: the preferences
 * @widget: what has the colour of the table, from now on
 */
void
canasta_felt_bind (GSettings *settings, GtkWidget *widget)
{
  g_signal_connect_object (settings, "changed::felt", G_CALLBACK (felt_changed_cb), widget,
                           G_CONNECT_SWAPPED);
  felt_changed_cb (widget, "felt", settings);
}
