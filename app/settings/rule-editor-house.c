/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house that is open in a rule editor as a whole, and its tables. */
#include "config.h"

#include "settings/rule-editor-private.h"

#include <glib/gi18n-lib.h>

#include "rules/house-given.h"
#include "rules/table-name.h"
#include "settings/titles.h"

/**
 * canasta_rule_editor_rename:
 * @self: an editor with an own house open
 * @title: its new title
 * @error: return location for an error
 *
 * Returns: whether it was renamed
 */
gboolean
canasta_rule_editor_rename (CanastaRuleEditor  *self,
                            const char         *title,
                            GError            **error)
{
  g_autofree char *stripped = g_strstrip (g_strdup (title));

  if (*stripped == '\0')
    {
      g_set_error_literal (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VALUE,
                           _("A house needs a name."));
      return FALSE;
    }

  if (!canasta_houses_rename (canasta_rule_editor_get_houses (self), self->house, stripped, error))
    return FALSE;
  canasta_rule_editor_tell (self);
  return TRUE;
}

/**
 * canasta_rule_editor_delete:
 * @self: an editor with an own house open
 * @error: return location for an error
 *
 * Opens the original of the house, or the first there is, and deletes the house.
 *
 * Returns: whether it was deleted; otherwise it is open as before
 */
gboolean
canasta_rule_editor_delete (CanastaRuleEditor  *self,
                            GError            **error)
{
  g_autoptr (CanastaHouse) house = g_object_ref (self->house);
  g_autofree char *table = g_strdup (self->table);

  canasta_rule_editor_open (self, canasta_house_get_original (house), table);
  if (!canasta_houses_delete (canasta_rule_editor_get_houses (self), house, error))
    {
      canasta_rule_editor_open (self, canasta_house_get_id (house), table);
      return FALSE;
    }
  /* Without houses of the game it may have been the first itself. */
  if (self->house == house)
    canasta_rule_editor_open (self, NULL, NULL);
  return TRUE;
}

/**
 * canasta_rule_editor_import:
 * @self: an editor
 * @path: (type filename): the file of a house
 * @error: return location for a sentence that names the line and the key
 *
 * Takes a house into the person's own and opens it.
 *
 * Returns: whether it is one
 */
gboolean
canasta_rule_editor_import (CanastaRuleEditor  *self,
                            const char         *path,
                            GError            **error)
{
  CanastaHouse *house =
    canasta_houses_import (canasta_rule_editor_get_houses (self), path, error);

  if (!house)
    return FALSE;

  canasta_rule_editor_open (self, canasta_house_get_id (house), self->table);
  return TRUE;
}

/**
 * canasta_rule_editor_export:
 * @self: an editor with a house open
 * @path: (type filename): where to write it
 * @error: return location for an error
 *
 * Writes the house for somebody else, under the name of its title.
 *
 * Returns: whether it was written
 */
gboolean
canasta_rule_editor_export (CanastaRuleEditor  *self,
                            const char         *path,
                            GError            **error)
{
  return canasta_house_give_away (self->house, path, error);
}

/**
 * canasta_rule_editor_list_missing_tables:
 * @self: an editor
 *
 * Returns: (transfer full): the tables of all variants that the house does not
 *   have
 */
char **
canasta_rule_editor_list_missing_tables (CanastaRuleEditor *self)
{
  g_autoptr (GStrvBuilder) missing = g_strv_builder_new ();
  g_auto (GStrv) all = canasta_registry_list_tables (self->registry, NULL, NULL);
  g_auto (GStrv) names = self->house ? canasta_house_list_tables (self->house) : NULL;

  for (guint i = 0; names && all[i]; i++)
    if (!g_strv_contains ((const char *const *) names, all[i]))
      g_strv_builder_add (missing, all[i]);
  return g_strv_builder_end (missing);
}

/* Keeps a change after which this table is to be open, or the first where there is none
 * of this name. */
static gboolean
change_tables (CanastaRuleEditor   *self,
               CanastaHouseChange   change,
               const void          *changed,
               const char          *wanted,
               GError             **error)
{
  gboolean is_kept = canasta_rule_editor_keep (self, change, changed, error);

  canasta_rule_editor_open (self, canasta_house_get_id (self->house),
                            is_kept ? wanted : self->table);
  return is_kept;
}

static gboolean
add_table (CanastaRuleEditor  *self,
           CanastaHouse       *house,
           const void         *table,
           GError            **error)
{
  return canasta_house_add_table (house, table, error);
}

/**
 * canasta_rule_editor_add_table:
 * @self: an editor with a house open
 * @table: a table
 * @error: return location for an error
 *
 * Adds a table to the house, to a copy where it is one of the game, and opens
 * it.
 *
 * Returns: whether the house has this table now
 */
gboolean
canasta_rule_editor_add_table (CanastaRuleEditor  *self,
                               const char         *table,
                               GError            **error)
{
  return change_tables (self, add_table, table, table, error);
}

static gboolean
remove_table (CanastaRuleEditor  *self,
              CanastaHouse       *house,
              const void         *table,
              GError            **error)
{
  return canasta_house_remove_table (house, table, error);
}

/**
 * canasta_rule_editor_may_remove_table:
 * @self: an editor
 *
 * Returns: whether the open table may be taken from the house: it is one of the
 *   person's, with other tables
 */
gboolean
canasta_rule_editor_may_remove_table (CanastaRuleEditor *self)
{
  g_auto (GStrv) names = self->house ? canasta_house_list_tables (self->house) : NULL;

  return canasta_rule_editor_is_own (self) && g_strv_length (names) > 1;
}

/**
 * canasta_rule_editor_remove_table:
 * @self: an editor whose open table may be removed
 * @error: return location for an error
 *
 * Takes the open table from the house, with its rules.
 *
 * Returns: whether the house is without this table now
 */
gboolean
canasta_rule_editor_remove_table (CanastaRuleEditor  *self,
                                  GError            **error)
{
  g_return_val_if_fail (canasta_rule_editor_may_remove_table (self), FALSE);

  return change_tables (self, remove_table, self->table, NULL, error);
}

typedef struct
{
  const char *table;
  CanastaRules *rules;
} Earlier;

static gboolean
give_rules (CanastaRuleEditor  *self,
            CanastaHouse       *house,
            const void         *what,
            GError            **error)
{
  const Earlier *earlier = what;
  g_auto (GStrv) names = canasta_house_list_tables (house);
  g_autoptr (CanastaRules) rules = NULL;

  if (!g_strv_contains ((const char *const *) names, earlier->table)
      && !canasta_house_add_table (house, earlier->table, error))
    return FALSE;
  rules = canasta_registry_make_rules (self->registry, earlier->table,
                                       canasta_house_get_id (house), error);
  if (!rules)
    return FALSE;
  for (guint i = 0; i < canasta_rule_count (); i++)
    if (!canasta_rules_is_same (rules, earlier->rules, canasta_rule_get (i))
        && !canasta_house_set_rule (house, earlier->table, canasta_rule_get (i), earlier->rules,
                                    error))
      return FALSE;
  return TRUE;
}

/**
 * canasta_rule_editor_give_rules:
 * @self: an editor with a house of the person open
 * @table: a table that the house has, or had
 * @rules: the rules that held there
 * @error: return location for an error
 *
 * Has them hold again, and opens the table.
 *
 * Returns: whether it was possible, and kept
 */
gboolean
canasta_rule_editor_give_rules (CanastaRuleEditor  *self,
                                const char         *table,
                                CanastaRules       *rules,
                                GError            **error)
{
  const Earlier earlier = { table, rules };

  return change_tables (self, give_rules, &earlier, table, error);
}

/* Whether the variant has tables with different numbers of players. */
static gboolean
players_vary (CanastaPlugin *plugin,
              guint          players)
{
  const char *const *tables = canasta_plugin_list_tables (plugin);

  for (guint i = 0; tables && tables[i]; i++)
    {
      guint n;

      if (canasta_table_name_read (tables[i], NULL, &n, NULL, NULL) && n != players)
        return TRUE;
    }
  return FALSE;
}

/**
 * canasta_rule_editor_describe_table:
 * @self: an editor
 * @table: the name of a table
 *
 * Returns: (transfer full): the table in words
 */
char *
canasta_rule_editor_describe_table (CanastaRuleEditor *self,
                                    const char        *table)
{
  g_autofree char *variant = NULL;
  g_autofree char *seating = NULL;
  g_autofree char *words = NULL;
  CanastaPlugin *plugin;
  guint players;

  if (!canasta_table_name_read (table, &variant, &players, &seating, NULL)
      || !canasta_registry_get_variant (self->registry, variant, NULL))
    return g_strdup (table);

  plugin = canasta_registry_find_plugin (self->registry, variant);
  words = g_strdup (canasta_plugin_get_name (plugin));
  if (players_vary (plugin, players))
    {
      g_autofree char *name = g_steal_pointer (&words);
      g_autofree char *number =
        g_strdup_printf (ngettext ("%u player", "%u players", players), players);

      words = g_strdup_printf (C_("variant, players", "%s, %s"), name, number);
    }
  if (!seating)
    return g_steal_pointer (&words);
  return g_strdup_printf (C_("table: seating", "%s: %s"), words,
                          canasta_titles_get_seating (seating));
}

/**
 * canasta_rule_editor_open_table:
 * @self: an editor with a house open
 * @error: return location for a sentence that says what stands in the way
 *
 * Returns: (transfer full): the table that is open, as a match would be played at it
 */
CanastaTable *
canasta_rule_editor_open_table (CanastaRuleEditor  *self,
                                GError            **error)
{
  g_autofree char *variant = NULL;
  g_autofree char *seating = NULL;
  guint players;

  if (!canasta_table_name_read (self->table, &variant, &players, &seating, error))
    return NULL;
  return canasta_registry_open_table (self->registry, variant, players, seating,
                                      canasta_house_get_id (self->house), NULL, error);
}
