/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The focus has the button in it. Since its version 4.10 GTK calls that as what is around it,
 * which it calls by what is chosen only; before, a screen reader tells of both, and the
 * button has no name. */
#include "config.h"

#include "pages/drop-down.h"

#include <glib/gi18n-lib.h>

#include "pages/accessible.h"

static void
name_cb (GtkDropDown *self, GParamSpec *property, const char *title)
{
  GtkStringObject *chosen = gtk_drop_down_get_selected_item (self);
  g_autofree char *name = NULL;

  if (chosen)
    /* Translators: what can be chosen, and what is: "Pace: Normal" */
    name = g_strdup_printf (C_("choice", "%1$s: %2$s"), title, gtk_string_object_get_string (chosen));
  canasta_accessible_set_name (self, name && !gtk_check_version (4, 10, 0) ? name : title);
  canasta_accessible_set_name (gtk_widget_get_first_child (GTK_WIDGET (self)), name ? name : title);
}

/**
 * canasta_drop_down_new:
 * @title: what is chosen here
 * @choices: (transfer full): what can be chosen
 *
 * Returns: (transfer floating): a #GtkDropDown of these choices, which is called by its title
 *   and by what is chosen
 */
GtkWidget *
canasta_drop_down_new (const char *title, GtkStringList *choices)
{
  GtkWidget *self = gtk_drop_down_new (G_LIST_MODEL (choices), NULL);

  gtk_widget_set_valign (self, GTK_ALIGN_CENTER);
  g_signal_connect_data (self, "notify::selected-item", G_CALLBACK (name_cb), g_strdup (title),
                         (GClosureNotify) (GCallback) g_free, 0);
  name_cb (GTK_DROP_DOWN (self), NULL, title);
  return self;
}
