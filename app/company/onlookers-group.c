/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "company/onlookers-group.h"

#include <glib/gi18n-lib.h>

#include "pages/accessible.h"
#include "pages/wrap.h"

struct _CanastaOnlookersGroup
{
  AdwPreferencesGroup parent_instance;

  CanastaHost *host;            /* whose table it is, or NULL for somebody else's */
  GPtrArray *rows;              /* by their names, as they are told */
};

G_DEFINE_FINAL_TYPE (CanastaOnlookersGroup, canasta_onlookers_group, ADW_TYPE_PREFERENCES_GROUP)

static void
canasta_onlookers_group_dispose (GObject *object)
{
  CanastaOnlookersGroup *self = CANASTA_ONLOOKERS_GROUP (object);

  g_clear_object (&self->host);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (canasta_onlookers_group_parent_class)->dispose (object);
}

static void
put_out_action (GtkWidget *widget, const char *action, GVariant *name)
{
  CanastaOnlookersGroup *self = CANASTA_ONLOOKERS_GROUP (widget);
  const CanastaGuest *guest = canasta_guests_find_name (canasta_host_get_guests (self->host),
                                                        g_variant_get_string (name, NULL));

  if (guest && guest->is_looking)
    canasta_host_put_out (self->host, guest->id);
}

static void
canasta_onlookers_group_class_init (CanastaOnlookersGroupClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_onlookers_group_dispose;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (class), "onlookers.put-out", "s",
                                   put_out_action);
}

static void
canasta_onlookers_group_init (CanastaOnlookersGroup *self)
{
  self->rows = g_ptr_array_new ();
}

static GtkWidget *
new_button (const char *name)
{
  GtkWidget *button = gtk_button_new_with_label (_("Put out"));
  g_autofree char *label = g_strdup_printf (_("Put %s out"), name);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "onlookers.put-out");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", name);
  canasta_accessible_set_name (button, label);
  canasta_wrap_labels (button, TRUE);
  return button;
}

static void
add_row (CanastaOnlookersGroup *self, const char *name)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  if (self->host)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_button (name));
  g_ptr_array_add (self->rows, row);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
}

static gboolean
is_shown (CanastaOnlookersGroup *self, const CanastaTableSeen *table)
{
  if (table->n_onlookers != self->rows->len)
    return FALSE;
  for (guint i = 0; i < self->rows->len; i++)
    if (g_strcmp0 (adw_preferences_row_get_title (g_ptr_array_index (self->rows, i)),
                   table->onlookers[i].name) != 0)
      return FALSE;
  return TRUE;
}

/**
 * canasta_onlookers_group_show:
 * @self: a group, which is not there where nobody looks on
 * @table: the table as everybody sees it
 * @host: (nullable): its host, where it is open here
 *
 * Shows who looks on now. Made anew only where that is somebody else: who is at a button stays
 * there.
 */
void
canasta_onlookers_group_show (CanastaOnlookersGroup *self, const CanastaTableSeen *table,
                              CanastaHost *host)
{
  gtk_widget_set_visible (GTK_WIDGET (self), table->n_onlookers > 0);
  if (is_shown (self, table))
    return;
  g_set_object (&self->host, host);
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < table->n_onlookers; i++)
    add_row (self, table->onlookers[i].name);
}
