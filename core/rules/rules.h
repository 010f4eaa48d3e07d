/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules: an object with one property a rule. */

#pragma once

#include <gio/gio.h>

#include "canasta-api.h"
#include "rules/rule-values.h"

G_BEGIN_DECLS

/**
 * CanastaRuleKind:
 * @CANASTA_RULE_SWITCH: on or off
 * @CANASTA_RULE_NUMBER: a number within a range
 * @CANASTA_RULE_CHOICE: one of several named choices
 * @CANASTA_RULE_BANDS: minimums from totals (or rounds) on; or choices
 * @CANASTA_RULE_COUNTS: values for one, two, … cards; or as its #CanastaRuleCounting says
 */
typedef enum
{
  CANASTA_RULE_SWITCH,
  CANASTA_RULE_NUMBER,
  CANASTA_RULE_CHOICE,
  CANASTA_RULE_BANDS,
  CANASTA_RULE_COUNTS,
} CanastaRuleKind;

/**
 * CanastaRuleCounting:
 * @CANASTA_COUNTED_BY_NUMBER: one card, two, …
 * @CANASTA_COUNTED_BY_JOKERS: no joker, one, …; they may be left out
 * @CANASTA_COUNTED_BY_LENGTH: thirteen cards of a sequence, fourteen; they may be
 *   left out
 *
 * What counts go by, and where they begin.
 */
typedef enum
{
  CANASTA_COUNTED_BY_NUMBER,
  CANASTA_COUNTED_BY_JOKERS,
  CANASTA_COUNTED_BY_LENGTH,
} CanastaRuleCounting;

typedef enum
{
  CANASTA_RULE_GROUP_DEAL,
  CANASTA_RULE_GROUP_PILE,
  CANASTA_RULE_GROUP_THREES,
  CANASTA_RULE_GROUP_MELDS,
  CANASTA_RULE_GROUP_OPENING,
  CANASTA_RULE_GROUP_GOING_OUT,
  CANASTA_RULE_GROUP_SCORING,
  CANASTA_RULE_GROUP_MATCH,
} CanastaRuleGroup;

#define CANASTA_N_RULE_GROUPS 8

/**
 * CanastaRuleChoice:
 * @nick: the choice in houses, positions and saved matches
 * @title: the choice in words, untranslated
 * @context: (nullable): what tells its title from the same words of other
 *   rules, which other languages say differently; %NULL for "rule value"
 */
typedef struct
{
  const char *nick;
  const char *title;
  const char *context;
} CanastaRuleChoice;

/**
 * CanastaRule:
 *
 * A row of the one table of rules. Titles and explanations are untranslated;
 * ask [method@Rule.get_title] and [method@Rule.get_explanation].
 */
typedef struct
{
  const char *name;
  CanastaRuleKind kind;
  CanastaRuleGroup group;
  gsize offset;
  gint32 standard;
  gconstpointer standard_list;          /* CanastaBands or CanastaCountValues */
  gint32 minimum;
  gint32 maximum;
  gint32 step;
  const CanastaRuleChoice *choices;     /* also the names of special numbers, or of bands */
  const char *title;
  const char *explanation;
  guint64 needs;                        /* what gives it a say */
  CanastaRuleCounting counted_by;       /* what counts go by */
  const char *zero;                     /* what the number 0 means, or NULL for just that */
} CanastaRule;

/* How many values a list of counts has at the least, and at most. */
static inline guint
canasta_rule_get_fewest_counts (const CanastaRule *rule)
{
  return rule->counted_by == CANASTA_COUNTED_BY_NUMBER ? 1 : 0;
}

static inline guint
canasta_rule_get_most_counts (const CanastaRule *rule)
{
  return rule->counted_by == CANASTA_COUNTED_BY_LENGTH ? CANASTA_N_FULL_SEQUENCES
                                                       : CANASTA_MAX_COUNT_VALUES;
}

#define CANASTA_RULES_ERROR (canasta_rules_error_quark ())

/**
 * CanastaRulesError:
 * @CANASTA_RULES_ERROR_UNKNOWN: there is no rule of this name
 * @CANASTA_RULES_ERROR_VALUE: a value of the wrong kind or out of range
 * @CANASTA_RULES_ERROR_CONTRADICTION: two rules that cannot hold together
 * @CANASTA_RULES_ERROR_NOT_BUILT: a value whose behaviour is not built
 * @CANASTA_RULES_ERROR_VARIANT: a variant's hook gave no usable answer
 * @CANASTA_RULES_ERROR_TABLE: a table the variant or house does not have
 */
typedef enum
{
  CANASTA_RULES_ERROR_UNKNOWN,
  CANASTA_RULES_ERROR_VALUE,
  CANASTA_RULES_ERROR_CONTRADICTION,
  CANASTA_RULES_ERROR_NOT_BUILT,
  CANASTA_RULES_ERROR_VARIANT,
  CANASTA_RULES_ERROR_TABLE,
} CanastaRulesError;

CANASTA_API GQuark              canasta_rules_error_quark     (void);

CANASTA_API guint               canasta_rule_count            (void) G_GNUC_CONST;
CANASTA_API const CanastaRule  *canasta_rule_get              (guint               index);
CANASTA_API const CanastaRule  *canasta_rule_find             (const char         *name);
CANASTA_API const char         *canasta_rule_get_title        (const CanastaRule  *rule);
CANASTA_API const char         *canasta_rule_get_explanation  (const CanastaRule  *rule);
CANASTA_API const char         *canasta_rule_get_choice_title (const CanastaRule  *rule,
                                                               int                 value);
CANASTA_API const char         *canasta_rule_group_get_id    (CanastaRuleGroup    group);
CANASTA_API const char         *canasta_rule_group_get_title  (CanastaRuleGroup    group);

#define CANASTA_TYPE_RULES (canasta_rules_get_type ())

CANASTA_API
G_DECLARE_FINAL_TYPE (CanastaRules, canasta_rules, CANASTA, RULES, GObject)

CANASTA_API CanastaRules             *canasta_rules_new             (void);
CANASTA_API CanastaRules             *canasta_rules_new_from_values (const CanastaRuleValues  *values);
CANASTA_API CanastaRules             *canasta_rules_copy            (CanastaRules             *self);
CANASTA_API const CanastaRuleValues  *canasta_rules_get_values      (CanastaRules             *self);
CANASTA_API GVariant                 *canasta_rules_get_value       (CanastaRules             *self,
                                                                     const CanastaRule        *rule);
CANASTA_API gboolean                  canasta_rules_set_value       (CanastaRules             *self,
                                                                     const CanastaRule        *rule,
                                                                     GVariant                 *value,
                                                                     GError                  **error);
CANASTA_API int                       canasta_rules_get_number      (CanastaRules             *self,
                                                                     const char               *name);
CANASTA_API gboolean                  canasta_rules_set_number      (CanastaRules             *self,
                                                                     const char               *name,
                                                                     int                       value,
                                                                     GError                  **error);
CANASTA_API gboolean                  canasta_rules_is_same         (CanastaRules             *self,
                                                                     CanastaRules             *other,
                                                                     const CanastaRule        *rule);
CANASTA_API void                      canasta_rules_assign          (CanastaRules             *self,
                                                                     CanastaRules             *other);
CANASTA_API char                     *canasta_rules_describe_value  (CanastaRules             *self,
                                                                     const CanastaRule        *rule);
CANASTA_API char                     *canasta_rules_find_contradiction
                                                                    (CanastaRules             *self,
                                                                     guint                     players,
                                                                     guint                     sides,
                                                                     const CanastaRule       **one,
                                                                     const CanastaRule       **other);
CANASTA_API gboolean                  canasta_rules_check           (CanastaRules             *self,
                                                                     guint                     players,
                                                                     guint                     sides,
                                                                     GError                  **error);

G_END_DECLS
