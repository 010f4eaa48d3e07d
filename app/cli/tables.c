/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables as they are named on the command line and in a position. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "tables.h"

#include <string.h>

#include "number-option.h"

void
canasta_table_options_clear (CanastaTableOptions *self)
{
  g_free (self->variant);
  g_free (self->seating);
  g_free (self->house);
}

/**
 * canasta_tables_check_players:
 * @players: (inout): how many play, as it stands on the command line; 0 for any number then
 * @error: where to say that so many do not
 *
 * Returns: whether so many can play
 */
gboolean
canasta_tables_check_players (int *players, GError **error)
{
  if (*players != CANASTA_NOT_GIVEN)
    return canasta_number_option_check ("--players", *players, 2, CANASTA_MAX_SEATS, error);
  *players = 0;
  return TRUE;
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
    data_folder ? g_build_filename (data_folder, "houses", NULL)
                : g_build_filename (g_get_user_data_dir (), "canasta", "houses", NULL);
  g_autoptr (CanastaHouses) houses = canasta_houses_new (shipped, own);

  return canasta_registry_new_for ((const char *const *) plugin_folders, houses);
}

/**
 * canasta_tables_open:
 * @registry: the variants
 * @options: which table
 * @error: where to say what there is no
 *
 * Opens the first table that fits. Where no house is named, a table the
 * standard house lacks is played by the variant's own rules.
 *
 * Returns: (transfer full) (nullable): the table, or %NULL with @error set
 */
CanastaTable *
canasta_tables_open (CanastaRegistry *registry, const CanastaTableOptions *options,
                     GError **error)
{
  const char *house = options->house ? options->house : CANASTA_STANDARD_HOUSE;
  g_autoptr (GError) lack = NULL;
  g_autofree char *name = NULL;
  g_autofree char *variant = NULL;
  g_autofree char *seating = NULL;
  guint players;

  name = canasta_registry_choose_table (registry, house, options->variant, options->players,
                                        options->seating, &lack);
  if (!name && options->house)
    {
      g_propagate_error (error, g_steal_pointer (&lack));
      return NULL;
    }
  if (!name)
    {
      house = NULL;
      name = canasta_registry_choose_table (registry, NULL, options->variant,
                                            options->players, options->seating, error);
    }
  if (!name || !canasta_table_name_read (name, &variant, &players, &seating, error))
    return NULL;
  return canasta_registry_open_table (registry, variant, players, seating, house, NULL, error);
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
  g_autofree char *variant = NULL;
  g_autofree char *seating = NULL;
  guint players = 0;
  CanastaTableOptions options = { .house = (char *) house };

  if (text && !strchr (text, '/'))
    variant = g_strdup (text);
  else if (text
           && !canasta_table_name_read (text, &variant, &players, &seating, error))
    return NULL;

  options.variant = variant;
  options.players = (int) players;
  options.seating = seating;
  return canasta_tables_open (registry, &options, error);
}

/* The key of the first thing there is not. */
static const char *
find_culprit (CanastaRegistry *registry, const CanastaTableOptions *options)
{
  CanastaHouses *houses = canasta_registry_get_houses (registry);

  if (options->variant
      && !canasta_registry_get_variant (registry, options->variant, NULL))
    return "variant";
  if (options->house && !canasta_houses_find (houses, options->house, NULL))
    return "house";
  return options->players > 0 ? "players" : "variant";
}

/* Checks each rule of the match at its own place in the text. @unknown: (nullable):
 * takes the names of those that are not known here, which are else refused. */
static gboolean
check_overrides (CanastaJsonReader *reader, GStrvBuilder *unknown)
{
  g_autoptr (CanastaRules) scratch = canasta_rules_new ();
  g_auto (GStrv) names = NULL;

  if (!canasta_json_reader_enter_object (reader, "rules"))
    return !canasta_json_reader_has_failed (reader);

  names = canasta_json_reader_list_keys (reader);
  for (guint i = 0; names[i] && !canasta_json_reader_has_failed (reader); i++)
    {
      JsonNode *node = canasta_json_reader_get_node (reader, names[i]);
      GError *error = NULL;

      if (unknown && !canasta_rule_find (names[i]))
        g_strv_builder_add (unknown, names[i]);
      else if (node && !canasta_rules_set_json (scratch, names[i], node, &error))
        canasta_json_reader_refuse (reader, names[i], error);
    }
  canasta_json_reader_leave (reader);
  return !canasta_json_reader_has_failed (reader);
}

/* The rules of an object that are known here. */
static JsonObject *
copy_known (JsonObject *rules, char **unknown)
{
  JsonObject *known = json_object_new ();
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  json_object_iter_init_ordered (&iter, rules);
  while (json_object_iter_next_ordered (&iter, &name, &value))
    if (!g_strv_contains ((const char *const *) unknown, name))
      json_object_set_member (known, name, json_node_copy (value));
  return known;
}

/**
 * canasta_tables_read:
 * @registry: the variants
 * @reader: a reader that stands on a position or an observation
 * @rules: (out) (nullable): its own rules, those that are not known here among
 *   them
 * @unknown: (out) (optional): the names of its rules that are not known here, as
 *   those of a newer program: they are kept and have no say; %NULL to refuse them
 *
 * Reads the keys that name a table. What is wrong becomes the reader's error.
 *
 * Returns: (transfer full) (nullable): the table
 */
CanastaTable *
canasta_tables_read (CanastaRegistry *registry, CanastaJsonReader *reader, JsonNode **rules,
                     char ***unknown)
{
  CanastaTableOptions options = {
    .variant = (char *) canasta_json_reader_get_string (reader, "variant", NULL),
    .players = (int) canasta_json_reader_get_int (reader, "players", 2, CANASTA_MAX_SEATS, 0),
    .seating = (char *) canasta_json_reader_get_string (reader, "seating", NULL),
    .house = (char *) canasta_json_reader_get_string (reader, "house", NULL),
  };
  g_autoptr (CanastaTable) table = NULL;
  g_autoptr (CanastaTable) changed = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) left_out = NULL;
  g_autoptr (JsonObject) known = NULL;
  JsonNode *overrides = canasta_json_reader_get_node (reader, "rules");
  GError *error = NULL;

  if (canasta_json_reader_has_failed (reader))
    return NULL;

  table = canasta_tables_open (registry, &options, &error);
  if (!table)
    {
      const char *key = find_culprit (registry, &options);

      canasta_json_reader_refuse (reader, canasta_json_reader_has (reader, key) ? key : NULL,
                                  error);
      return NULL;
    }
  if (!overrides)
    return g_steal_pointer (&table);
  if (!check_overrides (reader, unknown ? builder : NULL))
    return NULL;

  left_out = g_strv_builder_end (builder);
  known = copy_known (json_node_get_object (overrides), left_out);
  *rules = json_node_copy (overrides);
  changed = canasta_registry_open_table (registry, canasta_table_get_variant (table),
                                         table->players, canasta_table_get_seating (table),
                                         canasta_table_get_house (table),
                                         known, &error);
  if (!changed)
    canasta_json_reader_refuse (reader, "rules", error);
  else if (unknown)
    *unknown = g_steal_pointer (&left_out);
  return g_steal_pointer (&changed);
}
