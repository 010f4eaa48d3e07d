/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a rule needs to have a say, and a picture in the guide. Each need is
 * named in rule-rows.h, beneath the rule it asks or with the seats; they are
 * bits of 64. */

#pragma once

#include "rules/rule-values.h"

G_BEGIN_DECLS

enum
{
#define CANASTA_ROW_NEED(need, ...) need##_BIT,
#define CANASTA_ROW_SEAT_NEED(need, ...) need##_BIT,
#include "rules/rule-rows.h"
};

typedef enum
{
#define CANASTA_ROW_NEED(need, ...) need = G_GUINT64_CONSTANT (1) << need##_BIT,
#define CANASTA_ROW_SEAT_NEED(need, ...) need = G_GUINT64_CONSTANT (1) << need##_BIT,
#include "rules/rule-rows.h"
} CanastaRuleNeeds;

/* The needs that the values meet, and whether those are all of some; needs of the seats are
 * left out. */
CANASTA_API guint64   canasta_rule_values_list_met
                                               (const CanastaRuleValues *rules);
CANASTA_API gboolean  canasta_rule_values_meet (const CanastaRuleValues *rules,
                                                guint64                  needs);

/* The most canastas that going out can take. */
#define CANASTA_MOST_TO_GO_OUT 8

/* The most cards a sequence may have: from the four to the ace, or from ace to ace, where
 * a wild card may stand for the second one. */
int                   canasta_rule_values_get_longest
                                               (const CanastaRuleValues *rules);

G_END_DECLS
