/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which rules have a say at a table. */
#include "config.h"

#include "rules/guide-private.h"

/* The size of a canasta; melds that may not grow to it make none. */
#define CANASTA_SIZE 7

/* Two who play one round side by side, now or once sides have formed. */
static gboolean
has_partners (const CanastaTable *table)
{
  const CanastaSeating *seating = &table->seatings[0];

  for (guint i = 0; i < seating->n_seats; i++)
    for (guint j = 0; j < i; j++)
      if (seating->side[seating->order[i]] == seating->side[seating->order[j]])
        return TRUE;
  return table->sides_form;
}

gboolean
canasta_guide_has_partners (const CanastaGuideWriter *self)
{
  return has_partners (self->table);
}

/* A black three that nobody could meld stops the pile in any case. */
static gboolean
stops_black_three (const CanastaRuleValues *rules)
{
  return rules->black_three_stops == CANASTA_STOP_UNTIL_COVERED
         || rules->black_threes_melded != CANASTA_BLACK_THREES_ANY_TIME;
}

gboolean
canasta_guide_stops_black_three (const CanastaGuideWriter *self)
{
  return stops_black_three (self->rules);
}

static gboolean
has_canastas (const CanastaRuleValues *rules)
{
  return rules->meld_maximum_size == 0 || rules->meld_maximum_size >= CANASTA_SIZE;
}

gboolean
canasta_guide_has_canastas (const CanastaGuideWriter *self)
{
  return has_canastas (self->rules);
}

#define IS(field) (rule->offset == G_STRUCT_OFFSET (CanastaRuleValues, field))

static gboolean
has_say_on_pile (const CanastaRuleValues *rules, const CanastaRule *rule)
{
  if (IS (wild_freezes) || IS (black_three_freezes))
    return rules->freeze_model == CANASTA_FREEZE_UNTIL_TAKEN;
  if (IS (red_three_freezes))
    return rules->freeze_model == CANASTA_FREEZE_UNTIL_TAKEN
           && rules->upcard != CANASTA_UPCARD_NONE;
  if (IS (take_with_pair) || IS (take_with_wild) || IS (take_by_lay_off))
    return rules->freeze_model != CANASTA_FREEZE_ALWAYS;
  if (IS (frozen_before_opening))
    return rules->freeze_model != CANASTA_FREEZE_ALWAYS
           && rules->take_before_opening != CANASTA_TAKE_FORBIDDEN;
  if (IS (opening_counts_top_card))
    return rules->take_before_opening != CANASTA_TAKE_FORBIDDEN;
  if (IS (take_black_three_going_out))
    return stops_black_three (rules);
  return TRUE;
}

static gboolean
has_say_on_threes (const CanastaRuleValues *rules, const CanastaRule *rule)
{
  if (IS (red_three_replaced_from_pile))
    return rules->upcard != CANASTA_UPCARD_NONE;
  if (IS (last_card_red_three))
    return rules->red_threes_laid == CANASTA_RED_THREES_AUTOMATIC
           && rules->stock_end != CANASTA_STOCK_END_IMMEDIATE;
  if (IS (black_threes_in_hand_flat))
    return rules->black_three_in_hand > 0;
  if (IS (value_black_three))
    return rules->black_threes_melded != CANASTA_BLACK_THREES_NEVER;
  return TRUE;
}

static gboolean
has_say_on_points (const CanastaRuleValues *rules, const CanastaRule *rule)
{
  if (IS (natural_canasta) || IS (wild_canasta) || IS (sequence_canasta))
    return has_canastas (rules);
  if (IS (mixed_canasta))
    return has_canastas (rules) && rules->maximum_wilds > 0;
  if (IS (value_joker))
    return rules->jokers > 0;
  if (IS (opening_by))
    return rules->opening_minimum.n > 1;
  if (IS (concealed_canastas))
    return rules->canastas_to_go_out > 1;
  if (IS (target))
    return rules->rounds == 0;
  return TRUE;
}

/**
 * canasta_table_rule_has_say:
 * @self: a table
 * @rule: a rule
 *
 * Whether the rule can matter at this table, by what it depends on, by the
 * other rules and by who plays with whom.
 *
 * Returns: whether it has a say
 */
gboolean
canasta_table_rule_has_say (const CanastaTable *self, const CanastaRule *rule)
{
  const CanastaRuleValues *rules = &self->rules;

  if (rule->depends_on)
    {
      const CanastaRule *other = canasta_rule_find (rule->depends_on);

      if (G_STRUCT_MEMBER (gint32, rules, other->offset) == rule->depends_value)
        return FALSE;
    }
  if (IS (lone_hand_red_threes) || IS (lone_hand_pair_score))
    return self->sides_form;
  if (IS (asking))
    return has_partners (self);
  return has_say_on_pile (rules, rule) && has_say_on_threes (rules, rule)
         && has_say_on_points (rules, rule);
}
