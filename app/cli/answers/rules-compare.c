/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "rules-compare.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/tables.h"

/* Two houses, and the tables that both have: in each list as many, in the same
 * order. */
typedef struct
{
  CanastaHouse *houses[2];
  GPtrArray *tables[2];
} Comparison;

static void
comparison_clear (Comparison *self)
{
  for (guint i = 0; i < 2; i++)
    {
      g_clear_object (&self->houses[i]);
      g_clear_pointer (&self->tables[i], g_ptr_array_unref);
    }
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Comparison, comparison_clear)

/* Whether a table is the one that was named, or one of a variant that was. */
static gboolean
is_wanted (const char *name, const char *wanted)
{
  gsize length = wanted ? strlen (wanted) : 0;

  return !wanted
         || (strncmp (name, wanted, length) == 0 && (name[length] == '/' || name[length] == '\0'));
}

/* Opens a table by the rules of both houses. */
static gboolean
add_table (Comparison *self, CanastaRegistry *registry, const char *name, GError **error)
{
  for (guint i = 0; i < 2; i++)
    {
      CanastaTable *table = canasta_tables_open_named (
        registry, name, canasta_house_get_id (self->houses[i]), error);

      if (!table)
        return FALSE;
      g_ptr_array_add (self->tables[i], table);
    }
  return TRUE;
}

static gboolean
find_houses (Comparison *self, CanastaRegistry *registry, const char *house,
             const char *other_house, GError **error)
{
  const char *names[] = { house, other_house };

  for (guint i = 0; i < 2; i++)
    {
      CanastaHouse *found =
        canasta_houses_find (canasta_registry_get_houses (registry), names[i], error);

      if (!found)
        return FALSE;
      self->houses[i] = g_object_ref (found);
      self->tables[i] = g_ptr_array_new_with_free_func ((GDestroyNotify) canasta_table_unref);
    }
  return TRUE;
}

/* Finds the tables. A table that was named must be one of both houses. */
static gboolean
find_tables (Comparison *self, CanastaRegistry *registry, const char *wanted, GError **error)
{
  g_auto (GStrv) names = canasta_registry_list_tables (
    registry, canasta_house_get_id (self->houses[0]), error);
  g_auto (GStrv) others = canasta_registry_list_tables (
    registry, canasta_house_get_id (self->houses[1]), error);
  g_autoptr (CanastaTable) lacking = NULL;

  if (!names || !others)
    return FALSE;

  for (guint i = 0; names[i]; i++)
    if (is_wanted (names[i], wanted) && g_strv_contains ((const char *const *) others, names[i])
        && !add_table (self, registry, names[i], error))
      return FALSE;
  if (!wanted || self->tables[0]->len > 0)
    return TRUE;

  for (guint i = 0; i < 2; i++)
    {
      g_clear_pointer (&lacking, canasta_table_unref);
      lacking = canasta_tables_open_named (registry, wanted,
                                           canasta_house_get_id (self->houses[i]), error);
      if (!lacking)
        return FALSE;
    }
  return TRUE;
}

/* Prints a comparison and frees it. */
static void
print_guide (CanastaGuide *guide, const char *format)
{
  g_autofree char *text = g_strcmp0 (format, "markdown") == 0 ? canasta_guide_to_markdown (guide)
                                                              : canasta_guide_to_text (guide);

  g_print ("%s", text);
  canasta_guide_unref (guide);
}

static void
print_text (const Comparison *self, const char *format)
{
  const char *title = canasta_house_get_title (self->houses[0]);
  const char *other_title = canasta_house_get_title (self->houses[1]);

  for (guint i = 0; i < self->tables[0]->len; i++)
    {
      if (i > 0)
        g_print ("\n");
      print_guide (canasta_guide_compare (g_ptr_array_index (self->tables[0], i), title,
                                          g_ptr_array_index (self->tables[1], i), other_title),
                   format);
    }
  if (self->tables[0]->len == 0)
    /* Translators: the titles of two houses */
    g_print (_("“%1$s” and “%2$s” have no table in common.\n"), title, other_title);
}

static void
add_difference (JsonBuilder *builder, const CanastaTable *tables[2], const CanastaRule *rule)
{
  json_builder_begin_object (builder);
  canasta_json_add_text (builder, "name", rule->name);
  canasta_json_add_text (builder, "group", canasta_rule_group_get_id (rule->group));
  canasta_json_add_text (builder, "title", canasta_rule_get_title (rule));
  json_builder_set_member_name (builder, "values");
  json_builder_begin_array (builder);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (CanastaRules) rules = canasta_table_dup_rules (tables[i]);

      json_builder_add_value (builder, canasta_rules_get_json (rules, rule));
    }
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "in-force");
  json_builder_begin_array (builder);
  for (guint i = 0; i < 2; i++)
    json_builder_add_boolean_value (builder, canasta_table_rule_has_say (tables[i], rule));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
add_differences (JsonBuilder *builder, const CanastaTable *tables[2])
{
  json_builder_set_member_name (builder, "differences");
  json_builder_begin_array (builder);
  for (guint i = 0; i < canasta_rule_count (); i++)
    if (canasta_guide_tables_differ (tables[0], tables[1], canasta_rule_get (i)))
      add_difference (builder, tables, canasta_rule_get (i));
  json_builder_end_array (builder);
}

static void
add_table_json (JsonBuilder *builder, const CanastaTable *tables[2])
{
  g_autofree char *name = canasta_table_dup_name (tables[0]);

  json_builder_begin_object (builder);
  canasta_json_add_text (builder, "table", name);
  add_differences (builder, tables);
  json_builder_end_object (builder);
}

static void
print_json (const Comparison *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "houses");
  json_builder_begin_array (builder);
  for (guint i = 0; i < 2; i++)
    json_builder_add_string_value (builder, canasta_house_get_id (self->houses[i]));
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "tables");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->tables[0]->len; i++)
    {
      const CanastaTable *tables[2] = { g_ptr_array_index (self->tables[0], i),
                                        g_ptr_array_index (self->tables[1], i) };

      add_table_json (builder, tables);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  node = json_builder_get_root (builder);
  canasta_command_print_json (node);
}

/**
 * canasta_rules_compare:
 * @registry: the variants and houses
 * @house: a house
 * @other_house: another one
 * @wanted: (nullable): a table, or a variant; %NULL for all tables
 * @format: (nullable): `markdown` or `json`, otherwise text
 *
 * Prints what differs between two houses, for each table that both have.
 *
 * Returns: the exit code
 */
int
canasta_rules_compare (CanastaRegistry *registry, const char *house, const char *other_house,
                       const char *wanted, const char *format)
{
  g_auto (Comparison) comparison = { 0 };
  g_autoptr (GError) error = NULL;

  if (!find_houses (&comparison, registry, house, other_house, &error)
      || !find_tables (&comparison, registry, wanted, &error))
    return canasta_command_refuse ("rules", error);

  if (g_strcmp0 (format, "json") == 0)
    print_json (&comparison);
  else
    print_text (&comparison, format);
  return CANASTA_EXIT_DONE;
}

/* The house and the table of `[HOUSE:]VARIANT/PLAYERS[/SEATING]`, opened. */
static CanastaTable *
open_table (CanastaRegistry *registry, const char *text, GError **error)
{
  const char *colon = strchr (text, ':');
  g_autofree char *house = colon ? g_strndup (text, (gsize) (colon - text)) : NULL;

  return canasta_tables_open_named (registry, colon ? colon + 1 : text, house, error);
}

/* What a table's rules are called: by their house or, without one, their variant. */
static char *
name_rules (CanastaRegistry *registry, const CanastaTable *table)
{
  const char *house = canasta_table_get_house (table);
  CanastaPlugin *plugin = canasta_registry_find_plugin (registry,
                                                        canasta_table_get_variant (table));

  return g_strdup (house ? canasta_house_get_title (
                             canasta_houses_find (canasta_registry_get_houses (registry), house,
                                                  NULL))
                         : canasta_plugin_get_name (plugin));
}

static void
print_tables_json (const CanastaTable *tables[2])
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "tables");
  json_builder_begin_array (builder);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *name = canasta_table_dup_name (tables[i]);

      json_builder_begin_object (builder);
      canasta_json_add_text (builder, "house", canasta_table_get_house (tables[i]));
      canasta_json_add_text (builder, "table", name);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  add_differences (builder, tables);
  json_builder_end_object (builder);
  node = json_builder_get_root (builder);
  canasta_command_print_json (node);
}

/**
 * canasta_rules_compare_tables:
 * @registry: the variants and houses
 * @one: a table, as `classic:partnership/4`
 * @other: another one, as `samba/4`
 * @format: (nullable): `markdown` or `json`, otherwise text
 *
 * Prints what differs between two tables, which may be of different games.
 *
 * Returns: the exit code
 */
int
canasta_rules_compare_tables (CanastaRegistry *registry, const char *one, const char *other,
                              const char *format)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaTable) first = open_table (registry, one, &error);
  g_autoptr (CanastaTable) second = first ? open_table (registry, other, &error) : NULL;
  const CanastaTable *tables[] = { first, second };
  g_autofree char *name = NULL;
  g_autofree char *other_name = NULL;

  if (!second)
    return canasta_command_refuse ("rules", error);
  if (g_strcmp0 (format, "json") == 0)
    {
      print_tables_json (tables);
      return CANASTA_EXIT_DONE;
    }

  name = name_rules (registry, first);
  other_name = name_rules (registry, second);
  if (g_str_equal (name, other_name))
    {
      g_free (name);
      g_free (other_name);
      name = g_strdup (one);
      other_name = g_strdup (other);
    }
  print_guide (canasta_guide_compare (first, name, second, other_name), format);
  return CANASTA_EXIT_DONE;
}
