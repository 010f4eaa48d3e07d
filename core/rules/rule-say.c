/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules/rule-say.h"

#include "rules/rule-needs.h"

/* The size of a canasta; melds that may not grow to it make none. */
#define CANASTA_SIZE 7

static gboolean
has_upcard (const CanastaRuleValues *rules)
{
  return rules->upcard != CANASTA_UPCARD_NONE;
}

static gboolean
may_freeze (const CanastaRuleValues *rules)
{
  return rules->freeze_model == CANASTA_FREEZE_UNTIL_TAKEN;
}

static gboolean
thaws (const CanastaRuleValues *rules)
{
  return rules->freeze_model != CANASTA_FREEZE_ALWAYS;
}

static gboolean
may_take_to_open (const CanastaRuleValues *rules)
{
  return rules->take_before_opening != CANASTA_TAKE_FORBIDDEN;
}

static gboolean
may_take_by_lay_off (const CanastaRuleValues *rules)
{
  return rules->take_by_lay_off;
}

static gboolean
takes_more (const CanastaRuleValues *rules)
{
  return rules->take_extent != CANASTA_TAKE_TOP_ONLY;
}

static gboolean
lays_by_hand (const CanastaRuleValues *rules)
{
  return rules->red_threes_laid == CANASTA_RED_THREES_BY_HAND;
}

static gboolean
lays_automatically (const CanastaRuleValues *rules)
{
  return rules->red_threes_laid == CANASTA_RED_THREES_AUTOMATIC;
}

static gboolean
ends_turn_after_stock (const CanastaRuleValues *rules)
{
  return rules->stock_end != CANASTA_STOCK_END_IMMEDIATE;
}

static gboolean
counts_black_threes (const CanastaRuleValues *rules)
{
  return rules->black_three_in_hand > 0;
}

static gboolean
melds_black_threes (const CanastaRuleValues *rules)
{
  return rules->black_threes_melded != CANASTA_BLACK_THREES_NEVER;
}

/* A black three that nobody could meld stops the pile in any case. */
static gboolean
stops_under_black_three (const CanastaRuleValues *rules)
{
  return rules->black_three_stops == CANASTA_STOP_UNTIL_COVERED
         || rules->black_threes_melded != CANASTA_BLACK_THREES_ANY_TIME;
}

static gboolean
melds_wilds (const CanastaRuleValues *rules)
{
  return rules->maximum_wilds > 0;
}

static gboolean
melds_many_wilds (const CanastaRuleValues *rules)
{
  return rules->maximum_wilds > rules->minimum_naturals;
}

/* Without wild cards a meld has as many natural cards as it has cards. */
static gboolean
counts_naturals (const CanastaRuleValues *rules)
{
  return rules->maximum_wilds > 0 || rules->minimum_naturals > rules->meld_minimum_size;
}

static gboolean
has_canastas (const CanastaRuleValues *rules)
{
  return rules->meld_maximum_size == 0 || rules->meld_maximum_size >= CANASTA_SIZE;
}

static gboolean
melds_wilds_alone (const CanastaRuleValues *rules)
{
  return rules->wild_melds != CANASTA_WILD_MELDS_NONE;
}

static gboolean
melds_sequences (const CanastaRuleValues *rules)
{
  return rules->sequences != CANASTA_SEQUENCES_NONE;
}

static gboolean
has_jokers (const CanastaRuleValues *rules)
{
  return rules->jokers > 0;
}

/* Without bands the variant speaks, which may ask for anything. */
static gboolean
has_minimum (const CanastaRuleValues *rules)
{
  for (int i = 0; i < rules->opening_minimum.n; i++)
    if (rules->opening_minimum.band[i].minimum > 0)
      return TRUE;
  return rules->opening_minimum.n == 0;
}

static gboolean
has_several_minimums (const CanastaRuleValues *rules)
{
  return rules->opening_minimum.n > 1;
}

static gboolean
needs_several_canastas (const CanastaRuleValues *rules)
{
  return rules->canastas_to_go_out > 1;
}

static gboolean
may_go_out_concealed (const CanastaRuleValues *rules)
{
  return rules->concealed_definition == CANASTA_CONCEALED_LOOSE || has_canastas (rules);
}

static gboolean
is_played_to_target (const CanastaRuleValues *rules)
{
  return rules->rounds == 0;
}

/* The rule to blame where a need is not met. */
static const struct
{
  CanastaRuleNeeds need;
  const char *rule;
  gboolean (*is_met) (const CanastaRuleValues *rules);
} needs[] = {
  { CANASTA_NEEDS_UPCARD, "upcard", has_upcard },
  { CANASTA_NEEDS_FREEZING, "freeze-model", may_freeze },
  { CANASTA_NEEDS_THAW, "freeze-model", thaws },
  { CANASTA_NEEDS_TAKING_TO_OPEN, "take-before-opening", may_take_to_open },
  { CANASTA_NEEDS_TAKING_BY_LAY_OFF, "take-by-lay-off", may_take_by_lay_off },
  { CANASTA_NEEDS_TAKING_MORE, "take-extent", takes_more },
  { CANASTA_NEEDS_RED_THREES_BY_HAND, "red-threes-laid", lays_by_hand },
  { CANASTA_NEEDS_RED_THREES_AUTOMATIC, "red-threes-laid", lays_automatically },
  { CANASTA_NEEDS_TURN_AFTER_STOCK, "stock-end", ends_turn_after_stock },
  { CANASTA_NEEDS_BLACK_THREES_COST, "black-three-in-hand", counts_black_threes },
  { CANASTA_NEEDS_BLACK_THREES_MELDED, "black-threes-melded", melds_black_threes },
  { CANASTA_NEEDS_BLACK_THREES_STOP, "black-three-stops", stops_under_black_three },
  { CANASTA_NEEDS_WILDS_IN_MELDS, "maximum-wilds", melds_wilds },
  { CANASTA_NEEDS_MANY_WILDS, "maximum-wilds", melds_many_wilds },
  { CANASTA_NEEDS_NATURALS, "maximum-wilds", counts_naturals },
  { CANASTA_NEEDS_CANASTAS, "meld-maximum-size", has_canastas },
  { CANASTA_NEEDS_WILD_MELDS, "wild-melds", melds_wilds_alone },
  { CANASTA_NEEDS_SEQUENCES, "sequences", melds_sequences },
  { CANASTA_NEEDS_JOKERS, "jokers", has_jokers },
  { CANASTA_NEEDS_MINIMUM, "opening-minimum", has_minimum },
  { CANASTA_NEEDS_SEVERAL_MINIMUMS, "opening-minimum", has_several_minimums },
  { CANASTA_NEEDS_SEVERAL_CANASTAS, "canastas-to-go-out", needs_several_canastas },
  { CANASTA_NEEDS_CONCEALED, "concealed-definition", may_go_out_concealed },
  { CANASTA_NEEDS_TARGET, "rounds", is_played_to_target },
};

static const char *
find_unmet (const CanastaRuleValues *rules, guint32 of)
{
  for (guint i = 0; i < G_N_ELEMENTS (needs); i++)
    if ((of & needs[i].need) && !needs[i].is_met (rules))
      return needs[i].rule;
  return NULL;
}

gboolean
canasta_rule_values_meet (const CanastaRuleValues *rules, guint32 of)
{
  return find_unmet (rules, of) == NULL;
}

/**
 * canasta_rule_find_silencer:
 * @rule: a rule
 * @rules: the rules it stands among
 *
 * Returns: (transfer none) (nullable): a rule that, as it is set, leaves @rule
 *   no say; %NULL where the others let it matter
 */
const CanastaRule *
canasta_rule_find_silencer (const CanastaRule *rule, CanastaRules *rules)
{
  const char *name = find_unmet (canasta_rules_get_values (rules), rule->needs);

  return name ? canasta_rule_find (name) : NULL;
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
 * @self: a table
 * @rule: a rule
 *
 * Returns: whether the rule can matter among the players of the table, as they
 *   sit
 */
gboolean
canasta_table_suits_rule (const CanastaTable *self, const CanastaRule *rule)
{
  return (!(rule->needs & CANASTA_NEEDS_PARTNERS) || canasta_table_has_partners (self))
         && (!(rule->needs & CANASTA_NEEDS_LONE_HAND) || self->sides_form);
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
