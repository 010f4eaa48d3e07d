/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules and their values in words. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "rules/numbers.h"
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

static char *
describe_bands (const CanastaBands *bands)
{
  GString *text = g_string_new (NULL);

  if (bands->n == 0)
    return g_string_free (g_string_append (text, _("As the variant says")), FALSE);
  for (int i = 0; i < bands->n; i++)
    {
      gboolean below = i == 0 && bands->n > 1;
      g_autofree char *minimum = canasta_number_format (bands->band[i].minimum);
      g_autofree char *from = canasta_number_format (bands->band[below ? 1 : i].from);

      if (i > 0)
        g_string_append (text, ", ");
      if (below)
        /* Translators: a minimum, then the total below which it holds */
        g_string_append_printf (text, _("%s below %s"), minimum, from);
      else
        /* Translators: a minimum, then the total from which on it holds */
        g_string_append_printf (text, _("%s from %s"), minimum, from);
    }
  return g_string_free (text, FALSE);
}

/**
 * canasta_rules_describe_value:
 * @self: the rules
 * @rule: a rule
 *
 * Returns: (transfer full): its value in words, in the language of the interface
 */
char *
canasta_rules_describe_value (CanastaRules *self, const CanastaRule *rule)
{
  const gint32 *field =
      G_STRUCT_MEMBER_P (canasta_rules_get_values (self), rule->offset);
  const CanastaCountValues *counts = (const CanastaCountValues *) field;
  GString *text;

  switch (rule->kind)
    {
    case CANASTA_RULE_SWITCH:
      return g_strdup (*field ? C_("rule value", "Yes") : C_("rule value", "No"));
    case CANASTA_RULE_NUMBER:
    case CANASTA_RULE_CHOICE:
      if (canasta_rule_get_choice_title (rule, *field))
        return g_strdup (canasta_rule_get_choice_title (rule, *field));
      return canasta_number_format (*field);
    case CANASTA_RULE_BANDS:
      return describe_bands ((const CanastaBands *) field);
    case CANASTA_RULE_COUNTS:
      text = g_string_new (NULL);
      for (int i = 0; i < counts->n; i++)
        {
          g_autofree char *points = canasta_number_format (counts->of[i]);

          g_string_append_printf (text, i > 0 ? ", %s" : "%s", points);
        }
      return g_string_free (text, FALSE);
    default:
      g_return_val_if_reached (NULL);
    }
}
