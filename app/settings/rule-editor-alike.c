/* SPDX-License-Identifier: GPL-3.0-or-later */
/* At which tables of a house a change of a rule holds. */
#include "config.h"

#include "settings/rule-editor-private.h"

#include "rules/table-name.h"

/* The tables of the house, or of the game where that is open itself. */
static char **
list_tables (CanastaRuleEditor *self)
{
  g_autofree char *variant = NULL;

  if (self->house)
    return canasta_house_list_tables (self->house);
  canasta_table_name_read (self->table, &variant, NULL, NULL, NULL);
  return g_strdupv (
    (char **) canasta_plugin_list_tables (canasta_registry_find_plugin (self->registry, variant)));
}

/* Whether the game of a table names the rule among those that differ most. */
static gboolean
offers (CanastaRuleEditor *self,
        const char        *table,
        const CanastaRule *rule)
{
  g_autofree char *variant = NULL;
  CanastaPlugin *plugin;
  const char *const *options;

  if (!canasta_table_name_read (table, &variant, NULL, NULL, NULL))
    return FALSE;
  plugin = canasta_registry_find_plugin (self->registry, variant);
  options = plugin ? canasta_plugin_list_options (plugin) : NULL;
  return options && g_strv_contains (options, rule->name);
}

/* Whether a rule is the same at another table, and was before it was ever changed: what only happens to
 * be the same for a moment, as a number that is being typed, is not. */
static gboolean
is_alike (CanastaRuleEditor *self,
          const char        *table,
          const CanastaRule *rule)
{
  const char *house = self->house ? canasta_house_get_id (self->house) : NULL;
  g_autoptr (CanastaRules) rules = canasta_registry_make_rules (self->registry, table, house, NULL);
  g_autoptr (CanastaRules) standard =
    canasta_registry_make_standard (self->registry, table, house, NULL);

  return rules && standard && canasta_rules_is_same (rules, self->rules, rule)
         && canasta_rules_is_same (standard, self->standard, rule);
}

/**
 * canasta_rule_editor_list_alike:
 * @self: an editor without a problem
 * @rule: a rule
 *
 * Returns: (transfer full): the tables of the house at which a change of the rule holds, the open one
 *   among them
 */
char **
canasta_rule_editor_list_alike (CanastaRuleEditor *self,
                                const CanastaRule *rule)
{
  g_autoptr (GStrvBuilder) alike = g_strv_builder_new ();
  g_auto (GStrv) names = self->holds_for_all ? list_tables (self) : NULL;

  g_strv_builder_add (alike, self->table);
  for (guint i = 0; names && names[i]; i++)
    if (!g_str_equal (names[i], self->table) && offers (self, names[i], rule)
        && is_alike (self, names[i], rule))
      g_strv_builder_add (alike, names[i]);
  return g_strv_builder_end (alike);
}
