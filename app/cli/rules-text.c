/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules in force at a table, in words and as JSON. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "rules-text.h"

#include <glib/gi18n-lib.h>

#include "command.h"

static const char *const groups[CANASTA_N_RULE_GROUPS] = {
  [CANASTA_RULE_GROUP_DEAL] = "deal",
  [CANASTA_RULE_GROUP_PILE] = "pile",
  [CANASTA_RULE_GROUP_THREES] = "threes",
  [CANASTA_RULE_GROUP_MELDS] = "melds",
  [CANASTA_RULE_GROUP_OPENING] = "opening",
  [CANASTA_RULE_GROUP_GOING_OUT] = "going-out",
  [CANASTA_RULE_GROUP_SCORING] = "scoring",
  [CANASTA_RULE_GROUP_MATCH] = "match",
};

static const char *const kinds[] = {
  [CANASTA_RULE_SWITCH] = "switch",
  [CANASTA_RULE_NUMBER] = "number",
  [CANASTA_RULE_CHOICE] = "choice",
  [CANASTA_RULE_BANDS] = "bands",
  [CANASTA_RULE_COUNTS] = "counts",
};

/* Whether the rule has a say: the one it depends on lets it. */
static gboolean
has_a_say (CanastaRules *rules, const CanastaRule *rule)
{
  return rule->depends_on == NULL
         || canasta_rules_get_number (rules, rule->depends_on) != rule->depends_value;
}

static char *
dup_title (const CanastaTable *table)
{
  g_autofree char *name = canasta_table_dup_name (table);
  const char *house = canasta_table_get_house (table);

  if (house == NULL || *house == '\0')
    return g_steal_pointer (&name);
  /* Translators: the name of a table, as “partnership/4”, and of a house */
  return g_strdup_printf (_("%s, house “%s”"), name, house);
}

static void
print_group (CanastaRules *rules, CanastaRuleGroup group, const char *heading, const char *line)
{
  g_print (heading, canasta_rule_group_get_title (group));
  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      const CanastaRule *rule = canasta_rule_get (i);
      g_autofree char *value = NULL;

      if (rule->group != group || !has_a_say (rules, rule))
        continue;
      value = canasta_rules_describe_value (rules, rule);
      g_print (line, canasta_rule_get_title (rule), value, canasta_rule_get_explanation (rule));
    }
}

void
canasta_rules_text_print (const CanastaTable *table)
{
  g_autoptr (CanastaRules) rules = canasta_table_dup_rules (table);
  g_autofree char *title = dup_title (table);

  g_print ("%s\n", title);
  for (guint group = 0; group < CANASTA_N_RULE_GROUPS; group++)
    print_group (rules, group, "\n%s\n", "  %s: %s\n    %s\n");
}

void
canasta_rules_text_print_markdown (const CanastaTable *table)
{
  g_autoptr (CanastaRules) rules = canasta_table_dup_rules (table);
  g_autofree char *title = dup_title (table);

  g_print ("# %s\n", title);
  for (guint group = 0; group < CANASTA_N_RULE_GROUPS; group++)
    print_group (rules, group, "\n## %s\n\n", "- **%s**: %s  \n  %s\n");
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
      for (guint i = 0; rule->choices[i].nick != NULL; i++)
        json_builder_add_string_value (builder, rule->choices[i].nick);
    }
  else
    {
      json_builder_add_int_value (builder, rule->minimum);
      json_builder_add_int_value (builder, rule->maximum);
    }
  json_builder_end_array (builder);
}

static void
add_rule (JsonBuilder *builder, CanastaRules *rules, CanastaRules *standard,
          const CanastaRule *rule)
{
  json_builder_begin_object (builder);
  canasta_command_add_text (builder, "name", rule->name);
  canasta_command_add_text (builder, "kind", kinds[rule->kind]);
  canasta_command_add_text (builder, "group", groups[rule->group]);
  canasta_command_add_text (builder, "title", canasta_rule_get_title (rule));
  canasta_command_add_text (builder, "explanation", canasta_rule_get_explanation (rule));
  add_range (builder, rule);
  json_builder_set_member_name (builder, "default");
  json_builder_add_value (builder, canasta_rules_get_json (standard, rule));
  json_builder_set_member_name (builder, "value");
  json_builder_add_value (builder, canasta_rules_get_json (rules, rule));
  canasta_command_add_text (builder, "depends-on", rule->depends_on);
  json_builder_set_member_name (builder, "in-force");
  json_builder_add_boolean_value (builder, has_a_say (rules, rule));
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
  canasta_command_add_text (builder, "table", name);
  canasta_command_add_text (builder, "house", canasta_table_get_house (table));
  json_builder_set_member_name (builder, "rules");
  json_builder_begin_array (builder);
  for (guint i = 0; i < canasta_rule_count (); i++)
    add_rule (builder, rules, standard, canasta_rule_get (i));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}
