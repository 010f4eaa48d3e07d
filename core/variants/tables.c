/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one way to a table. Its rules are the standard of the core, then of the
 * variant, then of the house, then of the match; the later wins. */
#include "config.h"

#include "variants/tables.h"

#include <glib/gi18n-lib.h>

#include "files/plain-text.h"
#include "rules/house-private.h"
#include "rules/rules-json.h"
#include "rules/table-name.h"
#include "rules/variant-rules.h"

/* The tables of one variant. */
static const char *const *
list_offered (CanastaRegistry  *registry,
              const char       *variant_id,
              GError          **error)
{
  if (!canasta_registry_get_variant (registry, variant_id, error))
    return NULL;
  return canasta_plugin_list_tables (canasta_registry_find_plugin (registry, variant_id));
}

/**
 * canasta_registry_list_tables:
 * @self: a registry
 * @house_id: (nullable): a house, %NULL for none
 * @error: return location for an error that names the houses there are
 *
 * Lists the tables of a house, the standard one first; without a house, those
 * of all variants that can be used.
 *
 * Returns: (transfer full) (array zero-terminated=1): names of tables, %NULL
 *   with @error set
 */
char **
canasta_registry_list_tables (CanastaRegistry  *self,
                              const char       *house_id,
                              GError          **error)
{
  g_autoptr (GStrvBuilder) names = NULL;
  guint n_plugins;

  g_return_val_if_fail (CANASTA_IS_REGISTRY (self), NULL);

  if (house_id)
    {
      CanastaHouse *house =
        canasta_houses_find (canasta_registry_get_houses (self), house_id, error);

      return house ? canasta_house_list_tables (house) : NULL;
    }

  canasta_registry_load_all (self);
  names = g_strv_builder_new ();
  n_plugins = g_list_model_get_n_items (G_LIST_MODEL (self));
  for (guint i = 0; i < n_plugins; i++)
    {
      g_autoptr (CanastaPlugin) plugin = g_list_model_get_item (G_LIST_MODEL (self), i);

      if (canasta_plugin_list_tables (plugin))
        g_strv_builder_addv (names, (const char **) canasta_plugin_list_tables (plugin));
    }
  return g_strv_builder_end (names);
}

static gboolean
fits (const char *name,
      const char *variant_id,
      int         players,
      const char *seating)
{
  g_autofree char *own_variant = NULL;
  g_autofree char *own_seating = NULL;
  guint own_players;

  return canasta_table_name_read (name, &own_variant, &own_players, &own_seating, NULL)
         && (!variant_id || g_str_equal (variant_id, own_variant))
         && (players == 0 || players == (int) own_players)
         && (!seating || g_strcmp0 (seating, own_seating) == 0);
}

/* What somebody asked for, as the name of a table: “…” for what may be any. */
static char *
write_wanted (const char *variant_id, int players, const char *seating)
{
  g_autofree char *number = players != 0 ? g_strdup_printf ("%d", players) : g_strdup ("…");

  return g_strjoin ("/", variant_id ? variant_id : "…", number, seating, NULL);
}

static void
set_not_offered (CanastaRegistry *registry, const char *variant_id, const char *wanted,
                 GError **error)
{
  g_autofree char *list = g_strjoinv (", ", (char **) list_offered (registry, variant_id, NULL));
  g_autofree char *shown = canasta_plain_text_quote (wanted, -1);

  g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_TABLE,
               /* Translators: the name of a variant, then names of tables */
               _("The variant “%s” has no table “%s”; it has these: %s."), variant_id, shown, list);
}

/* Names the tables there are: those of the house, the variant, or all. */
static void
set_no_choice (CanastaRegistry *registry, const char *house_id, const char *variant_id, int players,
               const char *seating, GError **error)
{
  CanastaHouses *houses = canasta_registry_get_houses (registry);
  g_autofree char *wanted = write_wanted (variant_id, players, seating);
  g_autofree char *shown = canasta_plain_text_quote (wanted, -1);
  g_auto (GStrv) names = NULL;
  g_autofree char *list = NULL;

  if (house_id)
    canasta_house_set_no_table (canasta_houses_find (houses, house_id, NULL), wanted, error);
  else if (variant_id)
    set_not_offered (registry, variant_id, wanted, error);
  else
    {
      names = canasta_registry_list_tables (registry, NULL, NULL);
      list = g_strjoinv (", ", names);
      g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_TABLE,
                   /* Translators: what somebody asked for, then names of tables */
                   _("There is no table “%s”; there are these: %s."), shown, list);
    }
}

/**
 * canasta_registry_choose_table:
 * @self: a registry
 * @house_id: (nullable): a house, %NULL for none
 * @variant_id: (nullable): a variant, %NULL for any
 * @players: how many play, 0 for any number
 * @seating: (nullable): a seating, %NULL for any
 * @error: return location for an error that names the tables there are
 *
 * Finds the first table that fits among those of a house or, without one,
 * among those of all variants.
 *
 * Returns: (transfer full): the name of a table, %NULL with @error set
 */
char *
canasta_registry_choose_table (CanastaRegistry  *self,
                               const char       *house_id,
                               const char       *variant_id,
                               int               players,
                               const char       *seating,
                               GError          **error)
{
  g_auto (GStrv) names = NULL;

  g_return_val_if_fail (CANASTA_IS_REGISTRY (self), NULL);

  if (players != 0 && (players < 2 || players > CANASTA_MAX_SEATS))
    {
      g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_TABLE,
                   _("A game for %d is not possible: choose 2 to %d players."), players,
                   CANASTA_MAX_SEATS);
      return NULL;
    }

  if (variant_id && !canasta_registry_get_variant (self, variant_id, error))
    return NULL;

  names = canasta_registry_list_tables (self, house_id, error);
  if (!names)
    return NULL;

  for (guint i = 0; names[i]; i++)
    if (fits (names[i], variant_id, players, seating))
      return g_strdup (names[i]);

  set_no_choice (self, house_id, variant_id, players, seating, error);
  return NULL;
}

/* The name of a table of the variant, without asking a house. */
static char *
find_offered (CanastaRegistry  *registry,
              const char       *variant_id,
              guint             players,
              const char       *seating,
              GError          **error)
{
  const char *const *offered = list_offered (registry, variant_id, error);
  g_autofree char *wanted = NULL;

  if (!offered)
    return NULL;

  wanted = canasta_table_name_write (variant_id, players, seating);
  if (g_strv_contains (offered, wanted))
    return g_steal_pointer (&wanted);

  for (guint i = 0; offered[i] && !seating; i++)
    {
      guint n = 0;

      canasta_table_name_read (offered[i], NULL, &n, NULL, NULL);
      if (n == players)
        return g_strdup (offered[i]);
    }

  set_not_offered (registry, variant_id, wanted, error);
  return NULL;
}

/**
 * canasta_registry_make_rules:
 * @self: a registry
 * @table_name: the name of a table
 * @house_id: (nullable): a house, %NULL for the variant's own standard
 * @error: return location for an error that names the tables there are
 *
 * Puts together the rules of a table: those of the core, the variant and the
 * house.
 *
 * Returns: (transfer full): the rules, %NULL with @error set
 */
CanastaRules *
canasta_registry_make_rules (CanastaRegistry  *self,
                             const char       *table_name,
                             const char       *house_id,
                             GError          **error)
{
  g_autoptr (CanastaRules) rules = NULL;
  g_autofree char *variant_id = NULL;
  g_autofree char *seating = NULL;
  g_autofree char *offered = NULL;
  CanastaHouse *house;
  guint players;

  g_return_val_if_fail (CANASTA_IS_REGISTRY (self), NULL);
  g_return_val_if_fail (table_name != NULL, NULL);

  if (!canasta_table_name_read (table_name, &variant_id, &players, &seating, error))
    return NULL;

  offered = find_offered (self, variant_id, players, seating, error);
  if (!offered)
    return NULL;

  rules = canasta_variant_make_rules (canasta_registry_get_variant (self, variant_id, NULL),
                                      players, seating, error);
  if (!rules || !house_id)
    return g_steal_pointer (&rules);

  house = canasta_houses_find (canasta_registry_get_houses (self), house_id, error);
  if (!house || !canasta_house_apply (house, table_name, rules, error))
    return NULL;
  return g_steal_pointer (&rules);
}

/**
 * canasta_registry_make_standard:
 * @self: a registry
 * @table_name: the name of a table
 * @house_id: (nullable): a house, %NULL for none
 * @error: return location for an error that names the tables there are
 *
 * Puts together the rules that those of a house are compared with: for a house
 * of the person those of the one it was copied from, otherwise those of the
 * house itself; where that house is gone or has no such table, the variant's
 * own.
 *
 * Returns: (transfer full): the rules, %NULL with @error set
 */
CanastaRules *
canasta_registry_make_standard (CanastaRegistry  *self,
                                const char       *table_name,
                                const char       *house_id,
                                GError          **error)
{
  CanastaHouses *houses;
  CanastaHouse *house;

  g_return_val_if_fail (CANASTA_IS_REGISTRY (self), NULL);

  houses = canasta_registry_get_houses (self);
  house = house_id ? canasta_houses_find (houses, house_id, NULL) : NULL;
  if (house && canasta_houses_is_own (houses, house))
    {
      const char *original = canasta_house_get_original (house);

      house = original ? canasta_houses_find (houses, original, NULL) : NULL;
    }
  if (house)
    {
      g_auto (GStrv) names = canasta_house_list_tables (house);

      if (!g_strv_contains ((const char *const *) names, table_name))
        house = NULL;
    }
  return canasta_registry_make_rules (self, table_name,
                                      house ? canasta_house_get_id (house) : NULL, error);
}

/* The whole name of the table that is meant, with the standard seating where
 * none is named. */
static char *
find_table (CanastaRegistry  *registry,
            const char       *variant_id,
            guint             players,
            const char       *seating,
            const char       *house_id,
            GError          **error)
{
  CanastaHouse *house;

  if (!house_id)
    return find_offered (registry, variant_id, players, seating, error);

  if (!canasta_registry_get_variant (registry, variant_id, error))
    return NULL;

  house = canasta_houses_find (canasta_registry_get_houses (registry), house_id, error);
  if (!house)
    return NULL;
  return g_strdup (canasta_house_find_table (house, variant_id, players, seating, error));
}

/**
 * canasta_registry_open_table:
 * @self: a registry
 * @variant_id: a variant
 * @players: how many play
 * @seating: (nullable): the seating, %NULL for the standard one
 * @house_id: (nullable): a house, %NULL for the variant's own standard
 * @overrides: (nullable): rules of this match, by name, in JSON
 * @error: return location for an error that names what is missing
 *
 * Makes a table to play at.
 *
 * Returns: (transfer full): the table, %NULL with @error set
 */
CanastaTable *
canasta_registry_open_table (CanastaRegistry  *self,
                             const char       *variant_id,
                             guint             players,
                             const char       *seating,
                             const char       *house_id,
                             JsonObject       *overrides,
                             GError          **error)
{
  g_autoptr (CanastaRules) rules = NULL;
  g_autofree char *name = NULL;
  g_autofree char *whole_seating = NULL;

  g_return_val_if_fail (CANASTA_IS_REGISTRY (self), NULL);
  g_return_val_if_fail (variant_id != NULL, NULL);

  name = find_table (self, variant_id, players, seating, house_id, error);
  if (!name)
    return NULL;

  rules = canasta_registry_make_rules (self, name, house_id, error);
  if (!rules
      || (overrides && !canasta_rules_apply_json (rules, overrides, error))
      || !canasta_table_name_read (name, NULL, NULL, &whole_seating, error))
    return NULL;

  return canasta_table_new (canasta_registry_get_variant (self, variant_id, NULL), variant_id,
                            players, whole_seating, house_id, rules, error);
}
