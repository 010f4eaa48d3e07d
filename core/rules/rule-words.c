/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules, their choices and groups in words. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "rules/rules.h"

/**
 * canasta_rule_get_title:
 * @rule: a rule
 *
 * Returns: (transfer none): its title in the language of the interface
 */
const char *
canasta_rule_get_title (const CanastaRule *rule)
{
  return _(rule->title);
}

/**
 * canasta_rule_get_explanation:
 * @rule: a rule
 *
 * Returns: (transfer none): one sentence in the language of the interface
 */
const char *
canasta_rule_get_explanation (const CanastaRule *rule)
{
  return _(rule->explanation);
}

/**
 * canasta_rule_get_choice_title:
 * @rule: a rule with choices
 * @value: a value
 *
 * Returns: (transfer none) (nullable): the choice in words, in the language of
 *   the interface; %NULL for a number without a name of its own
 */
const char *
canasta_rule_get_choice_title (const CanastaRule *rule, int value)
{
  for (int i = 0; rule->choices && rule->choices[i].nick; i++)
    if (i == value)
      return g_dpgettext2 (GETTEXT_PACKAGE,
                           rule->choices[i].context ? rule->choices[i].context : "rule value",
                           rule->choices[i].title);
  return NULL;
}

/**
 * canasta_rule_group_get_id:
 * @group: a group
 *
 * Returns: (transfer none): its name, the same in all languages: `going-out`
 */
const char *
canasta_rule_group_get_id (CanastaRuleGroup group)
{
  switch (group)
    {
    case CANASTA_RULE_GROUP_DEAL: return "deal";
    case CANASTA_RULE_GROUP_PILE: return "pile";
    case CANASTA_RULE_GROUP_THREES: return "threes";
    case CANASTA_RULE_GROUP_MELDS: return "melds";
    case CANASTA_RULE_GROUP_OPENING: return "opening";
    case CANASTA_RULE_GROUP_GOING_OUT: return "going-out";
    case CANASTA_RULE_GROUP_SCORING: return "scoring";
    case CANASTA_RULE_GROUP_MATCH: return "match";
    default: g_return_val_if_reached ("");
    }
}

/**
 * canasta_rule_group_get_title:
 * @group: a group
 *
 * Returns: (transfer none): its title in the language of the interface
 */
const char *
canasta_rule_group_get_title (CanastaRuleGroup group)
{
  switch (group)
    {
    case CANASTA_RULE_GROUP_DEAL: return C_("rule group", "Deal");
    case CANASTA_RULE_GROUP_PILE: return C_("rule group", "Discard pile");
    case CANASTA_RULE_GROUP_THREES: return C_("rule group", "Threes");
    case CANASTA_RULE_GROUP_MELDS: return C_("rule group", "Melds and wild cards");
    case CANASTA_RULE_GROUP_OPENING: return C_("rule group", "Opening");
    case CANASTA_RULE_GROUP_GOING_OUT: return C_("rule group", "Going out");
    case CANASTA_RULE_GROUP_SCORING: return C_("rule group", "Scoring");
    case CANASTA_RULE_GROUP_MATCH: return C_("rule group", "Sides and match");
    default: g_return_val_if_reached ("");
    }
}
