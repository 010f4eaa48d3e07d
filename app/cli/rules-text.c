/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules in force at a table, in words and as JSON. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "rules-text.h"

#include <glib/gi18n-lib.h>

#include "command.h"

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

/**
 * canasta_rules_text_print:
 * @table: a table
 *
 * Prints all rules that have a say at the table, one by one.
 */
void
canasta_rules_text_print (const CanastaTable *table)
{
  g_autoptr (CanastaRules) rules = canasta_table_dup_rules (table);
  g_autofree char *title = dup_title (table);

  g_print ("%s\n", title);
  for (guint group = 0; group < CANASTA_N_RULE_GROUPS; group++)
    {
      g_print ("\n%s\n", canasta_rule_group_get_title (group));
      for (guint i = 0; i < canasta_rule_count (); i++)
        {
          const CanastaRule *rule = canasta_rule_get (i);
          g_autofree char *value = canasta_rules_describe_value (rules, rule);

          if (rule->group == group && canasta_table_rule_has_say (table, rule))
            {
              /* Translators: a title and what it is */
              g_print (_("  %s: %s\n"), canasta_rule_get_title (rule), value);
              g_print ("    %s\n", canasta_rule_get_explanation (rule));
            }
        }
    }
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
        g_print (_("  %1$s: %2$s (standard: %3$s)\n"), canasta_rule_get_title (rule), value,
                 usual);
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
static void
add_range (JsonBuilder *builder, const CanastaRule *rule)
{
  json_builder_set_member_name (builder, "range");
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
}

/* The names of the rules on which it depends whether this one has a say. */
static void
add_needed (JsonBuilder *builder, const CanastaRule *rule)
{
  g_auto (GStrv) names = canasta_rule_list_needed (rule);

  json_builder_set_member_name (builder, "depends-on");
  json_builder_begin_array (builder);
  for (guint i = 0; names[i]; i++)
    json_builder_add_string_value (builder, names[i]);
  json_builder_end_array (builder);
}

static void
add_rule (JsonBuilder *builder, const CanastaTable *table, CanastaRules *rules,
          CanastaRules *standard, const CanastaRule *rule)
{
  json_builder_begin_object (builder);
  canasta_json_add_text (builder, "name", rule->name);
  canasta_json_add_text (builder, "kind", kinds[rule->kind]);
  canasta_json_add_text (builder, "group", canasta_rule_group_get_id (rule->group));
  canasta_json_add_text (builder, "title", canasta_rule_get_title (rule));
  canasta_json_add_text (builder, "explanation", canasta_rule_get_explanation (rule));
  add_range (builder, rule);
  json_builder_set_member_name (builder, "default");
  json_builder_add_value (builder, canasta_rules_get_json (standard, rule));
  json_builder_set_member_name (builder, "value");
  json_builder_add_value (builder, canasta_rules_get_json (rules, rule));
  add_needed (builder, rule);
  json_builder_set_member_name (builder, "in-force");
  json_builder_add_boolean_value (builder, canasta_table_rule_has_say (table, rule));
  json_builder_end_object (builder);
}

/**
 * canasta_rules_text_to_json:
 * @table: a table
 *
 * Returns: (transfer full): an object with all rules, their ranges, core's
 *   defaults and the values at the table
 */
JsonNode *
canasta_rules_text_to_json (const CanastaTable *table)
{
  g_autoptr (CanastaRules) rules = canasta_table_dup_rules (table);
  g_autoptr (CanastaRules) standard = canasta_rules_new ();
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autofree char *name = canasta_table_dup_name (table);

  json_builder_begin_object (builder);
  canasta_json_add_text (builder, "table", name);
  canasta_json_add_text (builder, "house", canasta_table_get_house (table));
  json_builder_set_member_name (builder, "rules");
  json_builder_begin_array (builder);
  for (guint i = 0; i < canasta_rule_count (); i++)
    add_rule (builder, table, rules, standard, canasta_rule_get (i));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}
