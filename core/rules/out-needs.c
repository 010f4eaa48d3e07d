/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules/out-needs.h"

#include "rules/refuse.h"
#include "rules/rule-needs.h"

static void
add (CanastaOutNeeds *self, CanastaOutNeed need)
{
  if (need.kind == CANASTA_OUT_NEED_CANASTAS)
    self->n_canastas++;
  self->of[self->n++] = need;
}

/* Whether a complete sequence must be among the canastas. */
static gboolean
needs_sequence (const CanastaRuleValues *rules)
{
  return rules->going_out_needs == CANASTA_GOING_OUT_NEEDS_SEQUENCE
         && canasta_rule_values_meet (rules, CANASTA_NEEDS_SEQUENCES
                                               | CANASTA_NEEDS_CANASTAS_TO_GO_OUT);
}

static void
add_sequence (CanastaOutNeeds *self, const CanastaRuleValues *rules)
{
  if (needs_sequence (rules))
    add (self, (CanastaOutNeed){ CANASTA_OUT_NEED_CANASTAS, CANASTA_REASON_NEEDS_SEQUENCE, 1, 1,
                                 1 << CANASTA_CLASS_SEQUENCE, RULE (going_out_needs) });
}

/* How many canastas of a class a rule asks for, and which one; NULL where none has a say. */
static guint8
count_ruled (const CanastaRuleValues *rules, guint class, const CanastaRule **rule)
{
  const char *name = canasta_class_get (class)->to_go_out;

  *rule = name ? canasta_rule_find (name) : NULL;
  if (*rule && !canasta_rule_values_meet (rules, (*rule)->needs))
    *rule = NULL;
  return *rule ? (guint8) G_STRUCT_MEMBER (gint32, rules, (*rule)->offset) : 0;
}

/**
 * canasta_out_needs_count_kinds: (skip)
 * @rules: the rules of a table
 * @name: (out) (optional) (nullable): the rule that asks for the most of them
 *
 * Returns: how many canastas of certain kinds the rules ask for to go out, all kinds together
 */
int
canasta_out_needs_count_kinds (const CanastaRuleValues *rules, const char **name)
{
  int count = needs_sequence (rules) ? 1 : 0;
  int most = count;
  const char *found = count > 0 ? "going-out-needs" : NULL;

  for (guint i = CANASTA_CLASS_NONE + 1; i < CANASTA_N_CLASSES; i++)
    {
      const CanastaRule *rule;
      int ruled = count_ruled (rules, i, &rule);

      count += ruled;
      if (ruled > most)
        {
          most = ruled;
          found = rule->name;
        }
    }
  if (name)
    *name = found;
  return count;
}

/* Canastas of a class, by a rule or because the variant asks for them, and red threes. */
static void
add_asked (CanastaOutNeeds *self, const CanastaRuleValues *rules, const CanastaAskedNeeds *asked)
{
  for (guint i = CANASTA_CLASS_NONE + 1; i < CANASTA_N_CLASSES; i++)
    {
      const CanastaRule *rule;
      guint8 ruled = count_ruled (rules, i, &rule);
      guint8 count = MAX (ruled, asked->canastas.of[i]);

      if (count == 0)
        continue;
      add (self, (CanastaOutNeed){ CANASTA_OUT_NEED_CANASTAS, CANASTA_REASON_NEEDS_CANASTA_KIND,
                                   count, count, (guint16) (1 << i),
                                   ruled == count ? (gint16) rule->offset : NO_RULE });
      self->by_class = TRUE;
    }
  if (asked->red_threes > 0)
    add (self, (CanastaOutNeed){ CANASTA_OUT_NEED_RED_THREES, CANASTA_REASON_TOO_FEW_RED_THREES,
                                 asked->red_threes, asked->red_threes, 0, NO_RULE });
}

/* Second hands: the own one, and those of the partners. */
static void
add_second_hands (CanastaOutNeeds *self, const CanastaRuleValues *rules)
{
  if (!canasta_rule_values_meet (rules, CANASTA_NEEDS_SECOND_HANDS))
    return;
  add (self, (CanastaOutNeed){ CANASTA_OUT_NEED_SECOND_HAND, CANASTA_REASON_SECOND_HAND_NEEDED, 0,
                               0, 0, RULE (second_hands) });
  if (rules->second_hand_to_go_out != CANASTA_SECOND_HAND_OUT_OFF)
    add (self, (CanastaOutNeed){ CANASTA_OUT_NEED_PARTNERS,
                                 rules->second_hand_to_go_out == CANASTA_SECOND_HAND_OUT_TAKEN
                                   ? CANASTA_REASON_PARTNER_SECOND_HAND_LEFT
                                   : CANASTA_REASON_PARTNER_SECOND_HAND,
                                 0, 0, 0, RULE (second_hand_to_go_out) });
}

/**
 * canasta_out_needs_freeze: (skip)
 * @self: (out caller-allocates): the needs
 * @rules: the rules of a table
 * @asked: what its variant asks for besides; all 0 where it asks for nothing
 *
 * Lists what going out takes, in the order in which it is named to who may not.
 * Canastas of a class are counted among those of all classes: where a variant asks for more
 * of them than `canastas-to-go-out`, it takes as many as they are together.
 */
void
canasta_out_needs_freeze (CanastaOutNeeds *self, const CanastaRuleValues *rules,
                          const CanastaAskedNeeds *asked)
{
  guint8 count = (guint8) MAX (rules->canastas_to_go_out,
                               (int) canasta_canastas_count (&asked->canastas));
  gboolean one = count > 1 && rules->concealed_canastas == CANASTA_CONCEALED_ONE;

  *self = (CanastaOutNeeds){ .asks_variant = asked->in_each_position };
  add (self, (CanastaOutNeed){ CANASTA_OUT_NEED_CANASTAS, CANASTA_REASON_TOO_FEW_CANASTAS, count,
                               one ? 1 : count, CANASTA_ALL_CLASSES, RULE (canastas_to_go_out) });
  add_sequence (self, rules);
  add_asked (self, rules, asked);
  if (self->asks_variant)
    add (self, (CanastaOutNeed){ CANASTA_OUT_NEED_VARIANT, CANASTA_REASON_CANNOT_GO_OUT, 0, 0, 0,
                                 NO_RULE });
  add_second_hands (self, rules);
  if (rules->asking != CANASTA_ASKING_OFF)
    add (self, (CanastaOutNeed){ CANASTA_OUT_NEED_WORD, CANASTA_REASON_MUST_ASK, 0, 0, 0,
                                 RULE (asking) });
}

/**
 * canasta_out_needs_count_classes: (skip)
 * @self: the needs
 * @classes: (out caller-allocates): how many canastas of each class they ask for
 */
void
canasta_out_needs_count_classes (const CanastaOutNeeds *self, CanastaCanastas *classes)
{
  *classes = (CanastaCanastas){ { 0 } };
  for (guint i = 1; i < self->n_canastas; i++)
    classes->of[__builtin_ctz (self->of[i].classes)] = self->of[i].count;
}
