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

/* A complete sequence among the canastas. */
static void
add_sequence (CanastaOutNeeds *self, const CanastaRuleValues *rules)
{
  if (rules->going_out_needs == CANASTA_GOING_OUT_NEEDS_SEQUENCE
      && canasta_rule_values_meet (rules, CANASTA_NEEDS_SEQUENCES
                                            | CANASTA_NEEDS_CANASTAS_TO_GO_OUT))
    add (self, (CanastaOutNeed){ CANASTA_OUT_NEED_CANASTAS, CANASTA_REASON_NEEDS_SEQUENCE, 1, 1,
                                 1 << CANASTA_CLASS_SEQUENCE, RULE (going_out_needs) });
}

/* Canastas of a class, and red threes, that the variant asks for. */
static void
add_asked (CanastaOutNeeds *self, const CanastaAskedNeeds *asked)
{
  for (guint i = CANASTA_CLASS_NONE + 1; i < CANASTA_N_CLASSES; i++)
    if (asked->canastas.of[i] > 0)
      {
        guint8 count = asked->canastas.of[i];

        add (self, (CanastaOutNeed){ CANASTA_OUT_NEED_CANASTAS, CANASTA_REASON_NEEDS_CANASTA_KIND,
                                     count, count, (guint16) (1 << i), NO_RULE });
        self->by_class = TRUE;
      }
  if (asked->red_threes > 0)
    add (self, (CanastaOutNeed){ CANASTA_OUT_NEED_RED_THREES, CANASTA_REASON_TOO_FEW_RED_THREES,
                                 asked->red_threes, asked->red_threes, 0, NO_RULE });
}

/**
 * canasta_out_needs_freeze: (skip)
 * @self: (out caller-allocates): the needs
 * @rules: the rules of a table
 * @asked: what its variant asks for besides; all 0 where it asks for nothing
 *
 * Lists what going out takes, in the order in which it is named to who may not.
 * Canastas of a class are counted among those of all classes: where they are more
 * than `canastas-to-go-out`, it takes as many as they are together.
 */
void
canasta_out_needs_freeze (CanastaOutNeeds *self, const CanastaRuleValues *rules,
                          const CanastaAskedNeeds *asked)
{
  guint8 count = (guint8) MAX (rules->canastas_to_go_out,
                               canasta_canastas_count (&asked->canastas));
  gboolean one = count > 1 && rules->concealed_canastas == CANASTA_CONCEALED_ONE;

  *self = (CanastaOutNeeds){ .asks_variant = asked->in_each_position };
  add (self, (CanastaOutNeed){ CANASTA_OUT_NEED_CANASTAS, CANASTA_REASON_TOO_FEW_CANASTAS, count,
                               one ? 1 : count, CANASTA_ALL_CLASSES, RULE (canastas_to_go_out) });
  add_sequence (self, rules);
  add_asked (self, asked);
  if (self->asks_variant)
    add (self, (CanastaOutNeed){ CANASTA_OUT_NEED_VARIANT, CANASTA_REASON_CANNOT_GO_OUT, 0, 0, 0,
                                 NO_RULE });
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
