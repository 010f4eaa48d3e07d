/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables as they are named on the command line and in a position. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "tables.h"

#include <glib/gi18n-lib.h>

/* The house that is played where none is named. */
#define STANDARD_HOUSE "classic"

void
canasta_table_options_clear (CanastaTableOptions *self)
{
  g_free (self->variant);
  g_free (self->seating);
  g_free (self->house);
}

void
canasta_table_choice_clear (CanastaTableChoice *self)
{
  g_clear_pointer (&self->variant, g_free);
  g_clear_pointer (&self->seating, g_free);
  g_clear_pointer (&self->house, g_free);
}

/**
 * canasta_tables_open_registry:
 * @data_folder: (nullable): where the person's own files lie
 *
 * Returns: (transfer full): the variants and houses there are
 */
CanastaRegistry *
canasta_tables_open_registry (const char *data_folder)
{
  g_auto (GStrv) plugin_folders = canasta_paths_dup_plugins ();
  g_autofree char *shipped = canasta_paths_dup_houses ();
  g_autofree char *own =
    data_folder != NULL ? g_build_filename (data_folder, "houses", NULL)
                        : g_build_filename (g_get_user_data_dir (), "canasta", "houses", NULL);
  g_autoptr (CanastaHouses) houses = canasta_houses_new (shipped, own);

  return canasta_registry_new_for ((const char *const *) plugin_folders, houses);
}

static gboolean
fits (const CanastaTableChoice *name, const CanastaTableOptions *options)
{
  return (options->variant == NULL || g_str_equal (options->variant, name->variant))
         && (options->players <= 0 || (guint) options->players == name->players)
         && (options->seating == NULL || g_strcmp0 (options->seating, name->seating) == 0);
}

/* Finds the first table of a list that the options do not exclude. */
static gboolean
find_table (char **names, const CanastaTableOptions *options, CanastaTableChoice *found)
{
  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      g_auto (CanastaTableChoice) name = { 0 };

      if (canasta_table_name_read (names[i], &name.variant, &name.players, &name.seating, NULL)
          && fits (&name, options))
        {
          *found = name;
          name = (CanastaTableChoice){ 0 };
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
refuse_options (char **names, const char *house, GError **error)
{
  g_autofree char *list = names != NULL ? g_strjoinv (", ", names) : g_strdup ("");

  if (house != NULL)
    g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_TABLE,
                 _("The house “%s” has no such table; it has these: %s."), house, list);
  else
    g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_TABLE,
                 _("There is no such table; there are these: %s."), list);
  return FALSE;
}

/**
 * canasta_tables_choose:
 * @registry: the variants
 * @options: which table
 * @choice: (out): the first table that fits
 * @error: where to say what there is no
 *
 * Finds the house and the table that are meant. Where no house is named, a
 * table the standard house lacks is played by the variant's own rules.
 *
 * Returns: whether there is one
 */
gboolean
canasta_tables_choose (CanastaRegistry           *registry,
                       const CanastaTableOptions *options,
                       CanastaTableChoice        *choice,
                       GError                   **error)
{
  const char *house = options->house != NULL ? options->house : STANDARD_HOUSE;
  g_auto (GStrv) names = NULL;
  g_auto (GStrv) all = NULL;

  if (options->variant != NULL
      && canasta_registry_get_variant (registry, options->variant, error) == NULL)
    return FALSE;

  names = canasta_registry_list_tables (registry, house, error);
  if (names == NULL)
    return FALSE;
  if (find_table (names, options, choice))
    {
      choice->house = g_strdup (house);
      return TRUE;
    }
  if (options->house != NULL)
    return refuse_options (names, house, error);

  all = canasta_registry_list_tables (registry, NULL, error);
  if (all == NULL)
    return FALSE;
  return find_table (all, options, choice) || refuse_options (all, NULL, error);
}

/**
 * canasta_tables_open:
 * @registry: the variants
 * @options: which table
 * @error: where to say what there is no
 *
 * Returns: (transfer full) (nullable): the table, or %NULL with @error set
 */
CanastaTable *
canasta_tables_open (CanastaRegistry *registry, const CanastaTableOptions *options,
                     GError **error)
{
  g_auto (CanastaTableChoice) choice = { 0 };

  if (!canasta_tables_choose (registry, options, &choice, error))
    return NULL;
  return canasta_registry_open_table (registry, choice.variant, choice.players, choice.seating,
                                      choice.house, NULL, error);
}

/**
 * canasta_tables_open_named:
 * @registry: the variants
 * @text: (nullable): `variant[/players[/seating]]`
 * @house: (nullable): a house
 * @error: where to say what there is no
 *
 * Returns: (transfer full) (nullable): the table, or %NULL with @error set
 */
CanastaTable *
canasta_tables_open_named (CanastaRegistry *registry, const char *text, const char *house,
                           GError **error)
{
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "", "/", 2);
  g_auto (CanastaTableChoice) name = { 0 };
  CanastaTableOptions options = { .house = (char *) house };

  if (text != NULL && g_strv_length (parts) == 1)
    options.variant = parts[0];
  else if (text != NULL)
    {
      if (!canasta_table_name_read (text, &name.variant, &name.players, &name.seating, error))
        return NULL;
      options.variant = name.variant;
      options.players = (int) name.players;
      options.seating = name.seating;
    }
  return canasta_tables_open (registry, &options, error);
}

/* The key of the first thing there is not. */
static const char *
find_culprit (CanastaRegistry *registry, const CanastaTableOptions *options)
{
  CanastaHouses *houses = canasta_registry_get_houses (registry);

  if (options->variant != NULL
      && canasta_registry_get_variant (registry, options->variant, NULL) == NULL)
    return "variant";
  if (options->house != NULL && canasta_houses_find (houses, options->house, NULL) == NULL)
    return "house";
  return options->players > 0 ? "players" : "variant";
}

/* Checks each rule of the match at its own place in the text. */
static gboolean
check_overrides (CanastaJsonReader *reader)
{
  g_autoptr (CanastaRules) scratch = canasta_rules_new ();
  g_auto (GStrv) names = NULL;

  if (!canasta_json_reader_enter_object (reader, "rules"))
    return !canasta_json_reader_has_failed (reader);

  names = canasta_json_reader_list_keys (reader);
  for (guint i = 0; names[i] != NULL && !canasta_json_reader_has_failed (reader); i++)
    {
      JsonNode *node = canasta_json_reader_get_node (reader, names[i]);
      GError *error = NULL;

      if (node != NULL && !canasta_rules_set_json (scratch, names[i], node, &error))
        canasta_json_reader_refuse (reader, names[i], error);
    }
  canasta_json_reader_leave (reader);
  return !canasta_json_reader_has_failed (reader);
}

/**
 * canasta_tables_read:
 * @registry: the variants
 * @reader: a reader that stands on a position or an observation
 * @rules: (out) (nullable): its own rules
 *
 * Reads the keys that name a table. What is wrong becomes the reader's error.
 *
 * Returns: (transfer full) (nullable): the table
 */
CanastaTable *
canasta_tables_read (CanastaRegistry *registry, CanastaJsonReader *reader, JsonNode **rules)
{
  CanastaTableOptions options = {
    .variant = (char *) canasta_json_reader_get_string (reader, "variant", NULL),
    .players = (int) canasta_json_reader_get_int (reader, "players", 2, CANASTA_MAX_SEATS, 0),
    .seating = (char *) canasta_json_reader_get_string (reader, "seating", NULL),
    .house = (char *) canasta_json_reader_get_string (reader, "house", NULL),
  };
  g_autoptr (CanastaTable) table = NULL;
  g_autoptr (CanastaTable) changed = NULL;
  JsonNode *overrides = canasta_json_reader_get_node (reader, "rules");
  GError *error = NULL;

  if (canasta_json_reader_has_failed (reader))
    return NULL;

  table = canasta_tables_open (registry, &options, &error);
  if (table == NULL)
    {
      const char *key = find_culprit (registry, &options);

      canasta_json_reader_refuse (reader, canasta_json_reader_has (reader, key) ? key : NULL,
                                  error);
      return NULL;
    }
  if (overrides == NULL)
    return g_steal_pointer (&table);
  if (!check_overrides (reader))
    return NULL;

  *rules = json_node_copy (overrides);
  changed = canasta_registry_open_table (registry, canasta_table_get_variant (table),
                                         table->players, canasta_table_get_seating (table),
                                         canasta_table_get_house (table),
                                         json_node_get_object (overrides), &error);
  if (changed == NULL)
    canasta_json_reader_refuse (reader, "rules", error);
  return g_steal_pointer (&changed);
}
