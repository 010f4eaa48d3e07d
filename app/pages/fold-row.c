/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/fold-row.h"

#include "pages/accessible.h"

G_DEFINE_TYPE (CanastaFoldRow, canasta_fold_row, ADW_TYPE_EXPANDER_ROW)

/* An AdwExpanderRow does not take the focus, so that the search of the
 * preferences would not find the way to it; its header does. */
static gboolean
canasta_fold_row_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
}

static void
canasta_fold_row_class_init (CanastaFoldRowClass *class)
{
  GTK_WIDGET_CLASS (class)->grab_focus = canasta_fold_row_grab_focus;
}

static void
titled_cb (AdwPreferencesRow *self)
{
  canasta_accessible_set_name (self, adw_preferences_row_get_title (self));
}

static void
canasta_fold_row_init (CanastaFoldRow *self)
{
  g_signal_connect (self, "notify::title", G_CALLBACK (titled_cb), NULL);
}
