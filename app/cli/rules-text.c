/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules in force at a table, in words and one by one. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "rules-text.h"

#include <glib/gi18n-lib.h>

#include "command.h"
#include "rules/table-words.h"

static const char *const kinds[] = {
  [CANASTA_RULE_SWITCH] = "switch",
  [CANASTA_RULE_NUMBER] = "number",
  [CANASTA_RULE_CHOICE] = "choice",
  [CANASTA_RULE_BANDS] = "bands",
  [CANASTA_RULE_COUNTS] = "counts",
};

static char *
dup_title (const CanastaTable *table)
{
  g_autofree char *name = canasta_table_dup_name (table);
  const char *house = canasta_table_get_house (table);

  if (!house || *house == '\0')
    return g_steal_pointer (&name);
  /* Translators: the name of a table, as “partnership/4”, and of a house */
  return g_strdup_printf (_("%s, house “%s”"), name, house);
}

/* The rules that the guide marks as changed, a line each. */
static void
print_changes (const CanastaTable *table, CanastaGuide *guide, CanastaRules *rules,
               CanastaRules *standard)
{
  g_print ("\n%s\n", _("Changed rules"));
  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      const CanastaRule *rule = canasta_rule_get (i);
      g_autofree char *value = canasta_rules_describe_value (rules, rule);
      g_autofree char *usual = canasta_rules_describe_value (standard, rule);

      if (!canasta_rules_is_same (rules, standard, rule)
          && canasta_table_rule_has_say (table, rule)
          && canasta_guide_find (guide, rule->name)->changed)
        /* Translators: the title of a rule, its value, its standard value */
        g_print (_("  %1$s: %2$s (standard: %3$s)\n"), canasta_table_say (table, rule->title),
                 value, usual);
    }
}

/**
 * canasta_rules_text_print_guide:
 * @table: a table
 * @standard: the rules to compare with
 *
 * Prints the guide, and after it the rules that are changed.
 */
void
canasta_rules_text_print_guide (const CanastaTable *table, CanastaRules *standard)
{
  g_autoptr (CanastaRules) rules = canasta_table_dup_rules (table);
  g_autoptr (CanastaGuide) guide = canasta_guide_new (table, standard);
  g_autofree char *text = canasta_guide_to_text (guide);
  g_autofree char *title = dup_title (table);

  g_print ("%s\n\n%s", title, text);
  if (canasta_guide_has_changes (guide))
    print_changes (table, guide, rules, standard);
}

/* The values a rule may have: two bounds, or all choices. */
static JsonNode *
write_range (const CanastaRule *rule)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_array (builder);
  if (rule->kind == CANASTA_RULE_SWITCH)
    {
      json_builder_add_boolean_value (builder, FALSE);
      json_builder_add_boolean_value (builder, TRUE);
    }
  else if (rule->kind == CANASTA_RULE_CHOICE)
    {
      for (guint i = 0; rule->choices[i].nick; i++)
        json_builder_add_string_value (builder, rule->choices[i].nick);
    }
  else
    {
      json_builder_add_int_value (builder, rule->minimum);
      json_builder_add_int_value (builder, rule->maximum);
    }
  json_builder_end_array (builder);
  return json_builder_get_root (builder);
}

/* The names of the rules on which it depends whether this one has a say. */
static void
add_needed (CanastaReport *report, const CanastaRule *rule)
{
  g_auto (GStrv) names = canasta_rule_list_needed (rule);
  CanastaReport *list = canasta_report_add_list (report, "depends-on", NULL);

  for (guint i = 0; names[i]; i++)
    canasta_report_add_text (list, NULL, names[i]);
}

/* People are told of those that have a say. */
static void
add_rule (CanastaReport *list, const CanastaTable *table, CanastaRules *rules,
          CanastaRules *standard, const CanastaRule *rule)
{
  gboolean has_say = canasta_table_rule_has_say (table, rule);
  const char *explanation = canasta_rule_get_explanation (rule);
  g_autofree char *value = canasta_rules_describe_value (rules, rule);
  /* Translators: a title and what it is */
  g_autofree char *label = g_strdup_printf (_("%s: %s"), canasta_table_say (table, rule->title),
                                            value);
  CanastaReport *report = canasta_report_add_object (list, NULL, has_say ? label : NULL);

  canasta_report_add_text (report, "name", rule->name);
  canasta_report_add_text (report, "kind", kinds[rule->kind]);
  canasta_report_add_text (report, "group", canasta_rule_group_get_id (rule->group));
  canasta_report_add_text (report, "title", canasta_rule_get_title (rule));
  canasta_report_add_text (report, "explanation", explanation);
  canasta_report_add (report, "range", NULL, write_range (rule), NULL);
  canasta_report_add (report, "default", NULL, canasta_rules_get_json (standard, rule), NULL);
  canasta_report_add (report, "value", NULL, canasta_rules_get_json (rules, rule), NULL);
  add_needed (report, rule);
  canasta_report_add_switch (report, "in-force", has_say);
  canasta_report_add_line (report, NULL, has_say ? explanation : NULL);
}

/**
 * canasta_rules_text_make_report:
 * @table: a table
 *
 * Returns: (transfer full): the rules of the table one by one: for people those that
 *   have a say, for programs all, with their ranges and core's defaults
 */
CanastaReport *
canasta_rules_text_make_report (const CanastaTable *table)
{
  g_autoptr (CanastaRules) rules = canasta_table_dup_rules (table);
  g_autoptr (CanastaRules) standard = canasta_rules_new ();
  g_autofree char *name = canasta_table_dup_name (table);
  g_autofree char *title = dup_title (table);
  CanastaReport *report = canasta_report_new ();
  CanastaReport *list;
  CanastaReport *section = NULL;

  canasta_report_add_text (report, "table", name);
  canasta_report_add_text (report, "house", canasta_table_get_house (table));
  canasta_report_add_line (report, NULL, title);
  list = canasta_report_add_list (report, "rules", NULL);
  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      const CanastaRule *rule = canasta_rule_get (i);

      if (i == 0 || rule->group != canasta_rule_get (i - 1)->group)
        section = canasta_report_add_section (list, canasta_rule_group_get_title (rule->group));
      add_rule (section, table, rules, standard, rule);
    }
  return report;
}

/* Prints all rules that have a say at the table. */
void
canasta_rules_text_print (const CanastaTable *table)
{
  g_autoptr (CanastaReport) report = canasta_rules_text_make_report (table);

  canasta_command_print_report (report, NULL, 0);
}
