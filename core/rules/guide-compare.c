/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two sets of rules side by side. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "rules/guide-private.h"

static const char *const group_ids[CANASTA_N_RULE_GROUPS] = {
  [CANASTA_RULE_GROUP_DEAL] = "deal",
  [CANASTA_RULE_GROUP_PILE] = "pile",
  [CANASTA_RULE_GROUP_THREES] = "threes",
  [CANASTA_RULE_GROUP_MELDS] = "melds",
  [CANASTA_RULE_GROUP_OPENING] = "opening",
  [CANASTA_RULE_GROUP_GOING_OUT] = "going-out",
  [CANASTA_RULE_GROUP_SCORING] = "scoring",
  [CANASTA_RULE_GROUP_MATCH] = "match",
};

typedef struct
{
  CanastaRules *rules;
  const char *name;
} Side;

static guint
count_differences (CanastaRules *one, CanastaRules *other)
{
  guint count = 0;

  for (guint i = 0; i < canasta_rule_count (); i++)
    count += !canasta_rules_is_same (one, other, canasta_rule_get (i));
  return count;
}

static void
write_overview (CanastaGuideWriter *writer, const Side *one, const Side *other, guint count)
{
  canasta_guide_write_head (writer, "overview", _("Overview"));
  if (count == 0)
    {
      canasta_guide_write (writer, "", _("There is no difference between these rules."));
      return;
    }

  canasta_guide_write (writer, "",
                       ngettext ("There is %u difference.", "There are %u differences.", count),
                       count);
  canasta_guide_add_table (writer, _("Rule"), one->name, other->name, NULL);
  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      const CanastaRule *rule = canasta_rule_get (i);
      g_autofree char *first = canasta_rules_describe_value (one->rules, rule);
      g_autofree char *second = canasta_rules_describe_value (other->rules, rule);

      if (!canasta_rules_is_same (one->rules, other->rules, rule))
        canasta_guide_add_row (writer, rule->name, canasta_rule_get_title (rule), first, second,
                               NULL);
    }
}

static void
write_rule (CanastaGuideWriter *writer, const Side *one, const Side *other,
            const CanastaRule *rule)
{
  g_autofree char *first = canasta_rules_describe_value (one->rules, rule);
  g_autofree char *second = canasta_rules_describe_value (other->rules, rule);

  if (!writer->section || g_strcmp0 (writer->section->id, group_ids[rule->group]) != 0)
    canasta_guide_write_head (writer, group_ids[rule->group],
                              canasta_rule_group_get_title (rule->group));
  /* Translators: a rule, the sentence that explains it, then twice the name of
   * the rules and their value: “Cards drawn. How many cards a player draws from
   * the stock in a turn. Classic: 2. French: 1.” */
  canasta_guide_write (writer, rule->name, _("%1$s. %2$s %3$s: %4$s. %5$s: %6$s."),
                       canasta_rule_get_title (rule), canasta_rule_get_explanation (rule),
                       one->name, first, other->name, second);
}

/**
 * canasta_guide_compare:
 * @one: some rules
 * @name_of_one: how they are called
 * @other: other rules
 * @name_of_other: how those are called
 *
 * Writes down what differs between two sets of rules, and nothing else: as a
 * table, then rule by rule in sentences.
 *
 * Returns: (transfer full): the comparison
 */
CanastaGuide *
canasta_guide_compare (CanastaRules *one, const char *name_of_one, CanastaRules *other,
                       const char *name_of_other)
{
  const Side first = { one, name_of_one }, second = { other, name_of_other };
  /* Translators: the names of two sets of rules */
  g_autofree char *title = g_strdup_printf (_("%1$s and %2$s"), name_of_one, name_of_other);
  CanastaGuideWriter writer = { .guide = canasta_guide_begin (title), .own = one };

  write_overview (&writer, &first, &second, count_differences (one, other));
  for (guint i = 0; i < canasta_rule_count (); i++)
    if (!canasta_rules_is_same (one, other, canasta_rule_get (i)))
      write_rule (&writer, &first, &second, canasta_rule_get (i));
  return writer.guide;
}
