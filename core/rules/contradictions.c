/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules that cannot both hold; which, their rows say. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "rules/forms.h"
#include "rules/rule-needs.h"
#include "rules/rules.h"

/* A deal must leave a card to turn up and some to draw. */
#define LEAST_STOCK 8

static gboolean
leaves_stock (const CanastaRuleValues *rules, guint players)
{
  return (int) players * rules->deal_size + LEAST_STOCK <= 52 * rules->packs + rules->jokers;
}

/* Whether melds of a rank may become canastas. */
static gboolean
has_canastas (const CanastaRuleValues *rules)
{
  return canasta_rule_values_meet (rules, CANASTA_NEEDS_CANASTAS);
}

/* The most cards a sequence may have, other limits of melds left aside. */
static int
get_longest (const CanastaRuleValues *rules)
{
  return rules->complete_sequences == CANASTA_COMPLETE_SEQUENCES_CLOSED ? rules->sequence_size
                                                                        : CANASTA_LONGEST_SEQUENCE;
}

/* The names of two rules that contradict each other, NULL for none. */
static const char *
find_contradiction (const CanastaRuleValues *rules, guint players, const char **other)
{
#define CANASTA_ROW_CONTRADICTION(one_name, other_name, ...) \
  if (__VA_ARGS__) \
    { \
      *other = other_name; \
      return one_name; \
    }
#include "rules/rule-rows.h"
  return NULL;
}

/**
 * canasta_rules_find_contradiction:
 * @self: the rules
 * @players: how many are dealt cards
 * @one: (out) (transfer none): a rule
 * @other: (out) (transfer none): the rule it contradicts
 *
 * Checks the rules against each other, as [method@Rules.check] does.
 *
 * Returns: whether there is a contradiction; @one and @other are set only then
 */
gboolean
canasta_rules_find_contradiction (CanastaRules *self, guint players, const CanastaRule **one,
                                  const CanastaRule **other)
{
  const char *other_name;
  const char *name = find_contradiction (canasta_rules_get_values (self), players, &other_name);

  if (!name)
    return FALSE;

  *one = canasta_rule_find (name);
  *other = canasta_rule_find (other_name);
  return TRUE;
}

/**
 * canasta_rules_check:
 * @self: the rules
 * @players: how many are dealt cards
 * @error: which two rules contradict each other, with their names
 *
 * Checks the rules against each other; each alone was checked when it was set.
 *
 * Returns: whether a match can be played by these rules
 */
gboolean
canasta_rules_check (CanastaRules *self, guint players, GError **error)
{
  const CanastaRule *one, *other;

  if (!canasta_rules_find_contradiction (self, players, &one, &other))
    return TRUE;

  g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_CONTRADICTION,
               /* Translators: the title of a rule, its name in files as
                * “deal-size”, and the same of another rule */
               _("“%1$s” (%2$s) and “%3$s” (%4$s) cannot both hold as they are set."),
               canasta_rule_get_title (one), one->name, canasta_rule_get_title (other),
               other->name);
  return FALSE;
}
