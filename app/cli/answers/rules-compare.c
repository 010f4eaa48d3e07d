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
add_difference (CanastaReport *report, const CanastaTable *tables[2], const CanastaRule *rule)
{
  CanastaReport *difference = canasta_report_add_object (report, NULL, NULL);
  CanastaReport *list;

  canasta_report_add_text (difference, "name", rule->name);
  canasta_report_add_text (difference, "group", canasta_rule_group_get_id (rule->group));
  canasta_report_add_text (difference, "title", canasta_rule_get_title (rule));
  list = canasta_report_add_list (difference, "values", NULL);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (CanastaRules) rules = canasta_table_dup_rules (tables[i]);

      canasta_report_add (list, NULL, NULL, canasta_rules_get_json (rules, rule), NULL);
    }
  list = canasta_report_add_list (difference, "in-force", NULL);
  for (guint i = 0; i < 2; i++)
    canasta_report_add_switch (list, NULL, canasta_table_rule_has_say (tables[i], rule));
}

static void
add_differences (CanastaReport *report, const CanastaTable *tables[2])
{
  CanastaReport *list = canasta_report_add_list (report, "differences", NULL);

  for (guint i = 0; i < canasta_rule_count (); i++)
    if (canasta_guide_tables_differ (tables[0], tables[1], canasta_rule_get (i)))
      add_difference (list, tables, canasta_rule_get (i));
}

static void
add_table_report (CanastaReport *report, const CanastaTable *tables[2])
{
  CanastaReport *part = canasta_report_add_object (report, NULL, NULL);
  g_autofree char *name = canasta_table_dup_name (tables[0]);

  canasta_report_add_text (part, "table", name);
  add_differences (part, tables);
}

static CanastaReport *
make_report (const Comparison *self)
{
  CanastaReport *report = canasta_report_new ();
  CanastaReport *list = canasta_report_add_list (report, "houses", NULL);

  for (guint i = 0; i < 2; i++)
    canasta_report_add_text (list, NULL, canasta_house_get_id (self->houses[i]));
  list = canasta_report_add_list (report, "tables", NULL);
  for (guint i = 0; i < self->tables[0]->len; i++)
    {
      const CanastaTable *tables[2] = { g_ptr_array_index (self->tables[0], i),
                                        g_ptr_array_index (self->tables[1], i) };

      add_table_report (list, tables);
    }
  return report;
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
    {
      g_autoptr (CanastaReport) report = make_report (&comparison);

      canasta_command_print_report (report, format, 0);
    }
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

static CanastaReport *
make_tables_report (const CanastaTable *tables[2])
{
  CanastaReport *report = canasta_report_new ();
  CanastaReport *list = canasta_report_add_list (report, "tables", NULL);

  for (guint i = 0; i < 2; i++)
    {
      CanastaReport *part = canasta_report_add_object (list, NULL, NULL);
      g_autofree char *name = canasta_table_dup_name (tables[i]);

      canasta_report_add_text (part, "house", canasta_table_get_house (tables[i]));
      canasta_report_add_text (part, "table", name);
    }
  add_differences (report, tables);
  return report;
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
      g_autoptr (CanastaReport) report = make_tables_report (tables);

      canasta_command_print_report (report, format, 0);
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
