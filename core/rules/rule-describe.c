/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The values of rules in words. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "rules/numbers.h"
#include "rules/rules.h"

static char *
describe_number (const CanastaRule *rule, int number)
{
  const char *title = canasta_rule_get_choice_title (rule, number);

  if (!title && number == 0 && rule->zero)
    title = g_dpgettext2 (GETTEXT_PACKAGE, "rule value", rule->zero);
  return title ? g_strdup (title) : canasta_number_format (number);
}

/* A minimum, and the rounds it holds in. */
static char *
describe_rounds (const CanastaBands *bands, int i, const char *minimum)
{
  int first = i == 0 ? 1 : bands->band[i].from;
  int last;

  if (i == bands->n - 1)
    /* Translators: a minimum to open, then the number of the round from which on it holds */
    return g_strdup_printf (_("%s from round %d on"), minimum, first);
  last = bands->band[i + 1].from - 1;
  if (first < last)
    /* Translators: a minimum to open, then the numbers of the rounds in which it holds */
    return g_strdup_printf (_("%s in rounds %d to %d"), minimum, first, last);
  /* Translators: a minimum to open, then the number of the round in which it holds */
  return g_strdup_printf (_("%s in round %d"), minimum, last);
}

/* A minimum, or what it takes to open, and the totals it holds at. */
static char *
describe_totals (const CanastaBands *bands, int i, const char *minimum)
{
  gboolean below = i == 0 && bands->n > 1;
  g_autofree char *from = canasta_number_format (bands->band[below ? 1 : i].from);

  if (below)
    /* Translators: a minimum, or what it takes to open, then the total below
     * which it holds */
    return g_strdup_printf (_("%s below %s"), minimum, from);
  /* Translators: a minimum, or what it takes to open, then the total from
   * which on it holds */
  return g_strdup_printf (_("%s from %s"), minimum, from);
}

static char *
describe_bands (const CanastaRule *rule, const CanastaBands *bands, gboolean by_round)
{
  GString *text;

  if (rule->choices && bands->n == 1)
    return describe_number (rule, bands->band[0].minimum);
  if (bands->n == 0)
    return g_strdup (_("As the variant says"));

  text = g_string_new (NULL);
  for (int i = 0; i < bands->n; i++)
    {
      g_autofree char *minimum = describe_number (rule, bands->band[i].minimum);
      g_autofree char *words = by_round ? describe_rounds (bands, i, minimum)
                                        : describe_totals (bands, i, minimum);

      g_string_append_printf (text, i > 0 ? ", %s" : "%s", words);
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
      return describe_number (rule, *field);
    case CANASTA_RULE_BANDS:
      return describe_bands (rule, (const CanastaBands *) field,
                             !rule->choices
                               && canasta_rules_get_values (self)->opening_by
                                      == CANASTA_OPENING_BY_ROUND);
    case CANASTA_RULE_COUNTS:
      if (counts->n == 0)
        return g_strdup (rule->counted_by == CANASTA_COUNTED_BY_LENGTH
                           ? C_("rule value", "As much as shorter ones")
                           : C_("rule value", "The same for each"));
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
