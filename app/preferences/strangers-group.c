/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "preferences/strangers-group.h"

#include <glib/gi18n-lib.h>

#include "preferences/stranger-row.h"

struct _CanastaStrangersGroup
{
  AdwPreferencesGroup parent_instance;
};

G_DEFINE_FINAL_TYPE (CanastaStrangersGroup, canasta_strangers_group, ADW_TYPE_PREFERENCES_GROUP)

static void
canasta_strangers_group_class_init (CanastaStrangersGroupClass *class)
{
}

static void
canasta_strangers_group_init (CanastaStrangersGroup *self)
{
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _("Variants from elsewhere"));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * canasta_strangers_group_show:
 * @self: a group
 * @registry: the variants
 *
 * Shows those that did not come with the game. Where there are none nothing is seen.
 */
void
canasta_strangers_group_show (CanastaStrangersGroup *self, CanastaRegistry *registry)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    {
      g_autoptr (CanastaPlugin) plugin = g_list_model_get_item (G_LIST_MODEL (registry), i);
      const char *warning = canasta_plugin_get_warning (plugin);

      if (!warning)
        continue;
      adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), warning);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self),
                                 canasta_stranger_row_new (registry, plugin));
      gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
    }
}
