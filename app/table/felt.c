/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/felt.h"

#include "settings/choices.h"
#include "table/paint.h"

static void
felt_changed_cb (GtkWidget *widget, const char *key, GSettings *settings)
{
  static const char *const felts[] = {
    [CANASTA_FELT_GREEN] = "felt-green", [CANASTA_FELT_BLUE] = "felt-blue",
    [CANASTA_FELT_RED] = "felt-red", [CANASTA_FELT_BROWN] = "felt-brown",
    [CANASTA_FELT_GREY] = "felt-grey",
  };
  CanastaFelt wanted = g_settings_get_enum (settings, key);

  for (CanastaFelt felt = 0; felt < G_N_ELEMENTS (felts); felt++)
    canasta_paint_set_class (widget, felts[felt], felt == wanted);
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
