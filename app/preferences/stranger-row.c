/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "preferences/stranger-row.h"

#include <glib/gi18n-lib.h>

#include "pages/accessible.h"
#include "preferences/message-dialog.h"

struct _CanastaStrangerRow
{
  AdwActionRow parent_instance;

  CanastaRegistry *registry;
  CanastaPlugin *plugin;
  GtkSwitch *button;
  GtkSpinner *spinner;  /* turns while it is tried */
  gboolean is_updating;
};

G_DEFINE_FINAL_TYPE (CanastaStrangerRow, canasta_stranger_row, ADW_TYPE_ACTION_ROW)

static gboolean
is_tried (CanastaStrangerRow *self)
{
  return gtk_spinner_get_spinning (self->spinner);
}

static void
add_line (GString *text, const char *line)
{
  if (line)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
}

/* What was seen while it was tried; one that is off again has been. */
static void
add_trial (CanastaStrangerRow *self, GString *text)
{
  g_auto (GStrv) trial = canasta_plugin_list_trial (self->plugin);
  g_autofree char *sentences = trial ? g_strjoinv (" ", trial) : NULL;

  add_line (text, sentences);
  if (sentences && !canasta_plugin_is_on (self->plugin))
    add_line (text, _("It stays loaded until you quit the game."));
}

static void
describe (CanastaStrangerRow *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *escaped = NULL;

  if (is_tried (self))
    add_line (text, _("It is being tried, which takes a few seconds."));
  else if (canasta_plugin_is_on (self->plugin) && canasta_plugin_get_problem (self->plugin))
    add_line (text, canasta_plugin_get_problem (self->plugin));
  else
    {
      add_line (text, canasta_plugin_get_summary (self->plugin));
      add_trial (self, text);
    }
  if (!canasta_plugin_is_own (self->plugin))
    add_line (text, _("It is always on, since CANASTA_PLUGIN_PATH names its folder."));

  escaped = g_markup_escape_text (text->str, -1);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), escaped);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text->str, -1);
}

static void
update (CanastaStrangerRow *self)
{
  self->is_updating = TRUE;
  gtk_switch_set_active (self->button, canasta_plugin_is_on (self->plugin));
  gtk_widget_set_sensitive (GTK_WIDGET (self->button),
                            canasta_plugin_is_own (self->plugin) && !is_tried (self));
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), is_tried (self));
  describe (self);
  self->is_updating = FALSE;
}

/* What it is loaded for is told by the row. */
static void
load (CanastaStrangerRow *self)
{
  if (canasta_plugin_is_on (self->plugin))
    canasta_registry_get_variant (self->registry, canasta_plugin_get_id (self->plugin), NULL);
  update (self);
}

static void
tried_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (CanastaStrangerRow) self = data;

  canasta_registry_try_strangers_finish (CANASTA_REGISTRY (source), result);
  if (!self->plugin)
    return;
  gtk_spinner_stop (self->spinner);
  load (self);
}

/* Others may be new as well, and are tried with it. */
static void
try_or_load (CanastaStrangerRow *self)
{
  g_auto (GStrv) untried = canasta_registry_list_untried (self->registry);

  if (!g_strv_contains ((const char *const *) untried, canasta_plugin_get_id (self->plugin)))
    {
      load (self);
      return;
    }
  gtk_spinner_start (self->spinner);
  update (self);
  canasta_registry_try_strangers_async (self->registry, tried_cb, g_object_ref (self));
}

static void
switched_cb (CanastaStrangerRow *self)
{
  gboolean on = gtk_switch_get_active (self->button);
  g_autoptr (GError) error = NULL;

  if (self->is_updating)
    return;
  if (canasta_registry_switch (self->registry, canasta_plugin_get_id (self->plugin), on, &error))
    {
      try_or_load (self);
      return;
    }
  canasta_message_dialog_tell (GTK_WIDGET (self), _("The variant could not be switched on or off"),
                               error->message);
  update (self);
}

static void
canasta_stranger_row_dispose (GObject *object)
{
  CanastaStrangerRow *self = CANASTA_STRANGER_ROW (object);

  g_clear_object (&self->registry);
  g_clear_object (&self->plugin);
  G_OBJECT_CLASS (canasta_stranger_row_parent_class)->dispose (object);
}

static void
canasta_stranger_row_class_init (CanastaStrangerRowClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_stranger_row_dispose;
}

static void
canasta_stranger_row_init (CanastaStrangerRow *self)
{
  self->button = GTK_SWITCH (gtk_switch_new ());
  self->spinner = GTK_SPINNER (g_object_new (GTK_TYPE_SPINNER, "accessible-role",
                                             GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  gtk_widget_set_valign (GTK_WIDGET (self->button), GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), GTK_WIDGET (self->spinner));
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), GTK_WIDGET (self->button));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), GTK_WIDGET (self->button));
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self), 0);
  g_signal_connect_swapped (self->button, "notify::active", G_CALLBACK (switched_cb), self);
}

/**
 * canasta_stranger_row_new:
 * @registry: the variants
 * @plugin: one that did not come with the game
 *
 * Returns: its row
 */
GtkWidget *
canasta_stranger_row_new (CanastaRegistry *registry, CanastaPlugin *plugin)
{
  CanastaStrangerRow *self = g_object_new (CANASTA_TYPE_STRANGER_ROW, NULL);
  g_autofree char *title = g_markup_escape_text (canasta_plugin_get_name (plugin), -1);

  self->registry = g_object_ref (registry);
  self->plugin = g_object_ref (plugin);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  canasta_accessible_set_name (self->button, canasta_plugin_get_name (plugin));
  load (self);
  return GTK_WIDGET (self);
}
