/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/details.h"

static GQuark
get_quark (void)
{
  return g_quark_from_static_string ("canasta-details");
}

/* %NULL or nothing: all there is to say is seen. */
void
canasta_details_set (GtkWidget *widget, const char *text)
{
  g_object_set_qdata_full (G_OBJECT (widget), get_quark (),
                           text && *text != '\0' ? g_strdup (text) : NULL, g_free);
}

const char *
canasta_details_get (GtkWidget *widget)
{
  return g_object_get_qdata (G_OBJECT (widget), get_quark ());
}
