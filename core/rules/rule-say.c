/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules/rule-say.h"

#include "rules/forms.h"
#include "rules/rule-needs.h"

static gboolean
has_canastas (const CanastaRuleValues *rules)
{
  return rules->meld_maximum_size == 0 || rules->meld_maximum_size >= CANASTA_CANASTA_SIZE;
}

/* Whether some cards of one rank are melded. */
static gboolean
has_groups (const CanastaRuleValues *rules)
{
  return rules->sequences == CANASTA_SEQUENCES_NONE || rules->groups != CANASTA_GROUPS_NONE;
}

/* Whether a sequence may have so many cards that it is full, as far as its size is limited. */
static gboolean
may_be_full (const CanastaRuleValues *rules)
{
  return (rules->complete_sequences != CANASTA_COMPLETE_SEQUENCES_CLOSED
          || rules->sequence_size >= CANASTA_FULL_SEQUENCE)
         && (rules->meld_maximum_size == 0 || rules->meld_maximum_size >= CANASTA_FULL_SEQUENCE);
}

/* Whether the top card may be added to a sequence with the whole pile. */
static gboolean
may_extend_with_pile (const CanastaRuleValues *rules)
{
  return rules->sequences != CANASTA_SEQUENCES_NONE
         && rules->take_to_extend == CANASTA_EXTEND_WHOLE_PILE;
}

/* Whether the rules have a canasta that the top card might be laid off on. */
static gboolean
may_take_onto_canastas (const CanastaRuleValues *rules)
{
  gboolean larger = rules->meld_maximum_size == 0
                    || rules->meld_maximum_size > CANASTA_CANASTA_SIZE;
  gboolean thaws = rules->freeze_model != CANASTA_FREEZE_ALWAYS;

  if (rules->sequences != CANASTA_SEQUENCES_NONE
      && rules->complete_sequences != CANASTA_COMPLETE_SEQUENCES_CLOSED
      && (rules->take_to_extend == CANASTA_EXTEND_TOP_CARD
          || (thaws && may_extend_with_pile (rules))))
    return TRUE;
  return larger && thaws && rules->take_by_lay_off && has_groups (rules)
         && rules->complete_groups == CANASTA_COMPLETE_OPEN;
}

/* Without bands the variant speaks, which may ask for anything. */
static gboolean
may_ask_for_points (const CanastaBands *bands)
{
  for (int i = 0; i < bands->n; i++)
    if (bands->band[i].minimum > 0)
      return TRUE;
  return bands->n == 0;
}

/* Whether it makes a difference that somebody goes out concealed. */
static gboolean
does_concealed_matter (const CanastaRuleValues *rules)
{
  return rules->concealed_bonus != rules->going_out_bonus
         || (rules->opening_waiver != CANASTA_WAIVER_NONE
             && may_ask_for_points (&rules->opening_minimum))
         || (rules->concealed_canastas != CANASTA_CONCEALED_REQUIRED_NUMBER
             && rules->canastas_to_go_out > 1);
}

int
canasta_rule_values_get_longest (const CanastaRuleValues *rules)
{
  return rules->sequence_span == CANASTA_SPAN_FOUR_TO_ACE
             ? CANASTA_PLACE_ACE - CANASTA_PLACE_FOUR + 1 : CANASTA_LONGEST_SEQUENCE;
}

/* The needs that rules meet or not, and the rule to blame. */
static const struct
{
  CanastaRuleNeeds need;
  const char *rule;
} needs[] = {
#define CANASTA_ROW_NEED(need, rule, ...) { need, rule },
#include "rules/rule-rows.h"
};

guint64
canasta_rule_values_list_met (const CanastaRuleValues *rules)
{
  guint64 met = 0;

#define CANASTA_ROW_NEED(need, rule, ...) met |= (__VA_ARGS__) ? need : 0;
#include "rules/rule-rows.h"
  return met;
}

static const char *
find_unmet (guint64 of, guint64 met)
{
  guint64 unmet = of & ~met;

  for (guint i = 0; i < G_N_ELEMENTS (needs); i++)
    if (unmet & needs[i].need)
      return needs[i].rule;
  return NULL;
}

gboolean
canasta_rule_values_meet (const CanastaRuleValues *rules, guint64 of)
{
  return find_unmet (of, canasta_rule_values_list_met (rules)) == NULL;
}

/**
 * canasta_rule_find_unmet:
 * @rule: a rule
 * @met: the needs that the rules it stands among meet
 *
 * Returns: (transfer none) (nullable): a rule that, as it is set, leaves @rule
 *   no say; %NULL where the others let it matter
 */
const CanastaRule *
canasta_rule_find_unmet (const CanastaRule *rule, guint64 met)
{
  const char *name = find_unmet (rule->needs, met);

  return name ? canasta_rule_find (name) : NULL;
}

/**
 * canasta_rule_find_silencer:
 * @rule: a rule
 * @rules: the rules it stands among
 *
 * Returns: (transfer none) (nullable): the same among these rules
 */
const CanastaRule *
canasta_rule_find_silencer (const CanastaRule *rule, CanastaRules *rules)
{
  return canasta_rule_find_unmet (
    rule, canasta_rule_values_list_met (canasta_rules_get_values (rules)));
}

/**
 * canasta_rule_list_needed:
 * @rule: a rule
 *
 * Returns: (transfer full) (array zero-terminated=1): the names of the rules
 *   on which it depends whether @rule has a say
 */
char **
canasta_rule_list_needed (const CanastaRule *rule)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  const char *last = "";

  for (guint i = 0; i < G_N_ELEMENTS (needs); i++)
    if ((rule->needs & needs[i].need) && !g_str_equal (needs[i].rule, last))
      g_strv_builder_add (builder, last = needs[i].rule);
  return g_strv_builder_end (builder);
}

/**
 * canasta_table_has_partners:
 * @self: a table
 *
 * Returns: whether two play a round side by side, from its beginning or once
 *   sides have formed
 */
gboolean
canasta_table_has_partners (const CanastaTable *self)
{
  const CanastaSeating *seating = &self->seatings[0];

  for (guint i = 0; i < seating->n_seats; i++)
    for (guint j = 0; j < i; j++)
      if (seating->side[seating->order[i]] == seating->side[seating->order[j]])
        return TRUE;
  return self->sides_form;
}

/**
 * canasta_table_suits_rule:
 * @table: a table
 * @rule: a rule
 *
 * Returns: whether the rule can matter among the players of the table, as they
 *   sit
 */
gboolean
canasta_table_suits_rule (const CanastaTable *table, const CanastaRule *rule)
{
#define CANASTA_ROW_SEAT_NEED(need, ...) \
  if ((rule->needs & need) && !(__VA_ARGS__)) \
    return FALSE;
#include "rules/rule-rows.h"
  return TRUE;
}

/**
 * canasta_table_rule_has_say:
 * @self: a table
 * @rule: a rule
 *
 * Returns: whether the rule can matter at this table, by the other rules and
 *   by who plays with whom
 */
gboolean
canasta_table_rule_has_say (const CanastaTable *self, const CanastaRule *rule)
{
  return canasta_rule_values_meet (&self->rules, rule->needs)
         && canasta_table_suits_rule (self, rule);
}
