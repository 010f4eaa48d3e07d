/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of two tables side by side. */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "guide/guide-private.h"

typedef struct
{
  const CanastaTable *table;
  CanastaRules *rules;
  const char *name;
} Side;

/**
 * canasta_guide_tables_differ:
 * @one: a table
 * @other: another table
 * @rule: a rule
 *
 * Returns: whether the rule makes a difference between the tables: it is set
 *   otherwise, and has a say at one of them
 */
gboolean
canasta_guide_tables_differ (const CanastaTable *one, const CanastaTable *other,
                             const CanastaRule *rule)
{
  g_autoptr (CanastaRules) rules = canasta_table_dup_rules (one);
  g_autoptr (CanastaRules) other_rules = canasta_table_dup_rules (other);

  if (canasta_rules_is_same (rules, other_rules, rule)
      || !(canasta_table_rule_has_say (one, rule) || canasta_table_rule_has_say (other, rule)))
    return FALSE;
  return rule->offset != G_STRUCT_OFFSET (CanastaRuleValues, opening_minimum)
         || (one->rules.opening_minimum.n > 0) == (other->rules.opening_minimum.n > 0)
         || !canasta_guide_is_minimum_same (one, other);
}

static guint
count_differences (const Side *one, const Side *other)
{
  guint count = 0;

  for (guint i = 0; i < canasta_rule_count (); i++)
    count += canasta_guide_tables_differ (one->table, other->table, canasta_rule_get (i));
  return count;
}

static char *
describe (const Side *side, const CanastaRule *rule)
{
  if (!canasta_table_rule_has_say (side->table, rule))
    return g_strdup (C_("rule value", "No effect"));
  return canasta_rules_describe_value (side->rules, rule);
}

/* The table in whose words both are told: players of different games share none. */
static const CanastaTable *
find_words (const Side *one, const Side *other)
{
  return g_strcmp0 (one->table->variant_id, other->table->variant_id) == 0 ? one->table : NULL;
}

static void
write_overview (CanastaGuideWriter *writer, const Side *one, const Side *other)
{
  guint count = count_differences (one, other);

  canasta_guide_write_head (writer, "overview", _("Overview"));
  if (count == 0)
    {
      canasta_guide_write (writer, "", _("There is no difference between these rules."));
      return;
    }

  canasta_guide_write (writer, "",
                       ngettext ("There is %u difference.", "There are %u differences.", count),
                       count);
  canasta_guide_add_grid (writer, _("Rule"), one->name, other->name, NULL);
  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      const CanastaRule *rule = canasta_rule_get (i);
      g_autofree char *first = describe (one, rule);
      g_autofree char *second = describe (other, rule);

      if (canasta_guide_tables_differ (one->table, other->table, rule))
        canasta_guide_add_row (writer, rule->name,
                               canasta_table_say (find_words (one, other), rule->title), first,
                               second, NULL);
    }
}

static void
write_rule (CanastaGuideWriter *writer, const Side *one, const Side *other,
            const CanastaRule *rule)
{
  const CanastaTable *words = find_words (one, other);
  g_autofree char *first = describe (one, rule);
  g_autofree char *second = describe (other, rule);

  if (!writer->section
      || g_strcmp0 (writer->section->id, canasta_rule_group_get_id (rule->group)) != 0)
    canasta_guide_write_head (writer, canasta_rule_group_get_id (rule->group),
                              canasta_rule_group_get_title (rule->group));
  /* Translators: a rule, the sentence that explains it, then twice the name of
   * the rules and their value: “Cards drawn. How many cards a player draws from
   * the stock in a turn. Classic: 2. French: 1.” */
  canasta_guide_write (writer, rule->name, _("%1$s. %2$s %3$s: %4$s. %5$s: %6$s."),
                       canasta_table_say (words, rule->title),
                       canasta_table_say (words, rule->explanation), one->name, first, other->name, second);
}

/**
 * canasta_guide_compare:
 * @one: a table
 * @name_of_one: how its rules are called
 * @other: the same table by other rules, or another table
 * @name_of_other: how those are called
 *
 * Writes down what differs between two sets of rules at a table, and nothing
 * else: as a grid, then rule by rule in sentences. Rules that have a say in
 * neither are left out.
 *
 * Returns: (transfer full): the comparison
 */
CanastaGuide *
canasta_guide_compare (const CanastaTable *one, const char *name_of_one,
                       const CanastaTable *other, const char *name_of_other)
{
  g_autoptr (CanastaRules) rules = canasta_table_dup_rules (one);
  g_autoptr (CanastaRules) other_rules = canasta_table_dup_rules (other);
  const Side first = { one, rules, name_of_one };
  const Side second = { other, other_rules, name_of_other };
  g_autofree char *name = canasta_table_dup_name (one);
  g_autofree char *other_name = canasta_table_dup_name (other);
  /* Translators: the names of two sets of rules, and of a table, as “partnership/4” */
  g_autofree char *title = g_str_equal (name, other_name)
                             ? g_strdup_printf (_("%1$s and %2$s, table %3$s"), name_of_one,
                                                name_of_other, name)
                             /* Translators: the names of two games */
                             : g_strdup_printf (_("%1$s and %2$s"), name_of_one, name_of_other);
  CanastaGuideWriter writer = { .guide = canasta_guide_begin (title), .table = one, .own = rules };

  write_overview (&writer, &first, &second);
  for (guint i = 0; i < canasta_rule_count (); i++)
    if (canasta_guide_tables_differ (one, other, canasta_rule_get (i)))
      write_rule (&writer, &first, &second, canasta_rule_get (i));
  return writer.guide;
}
