/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules that cannot both hold; which, their rows say. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "rules/forms.h"
#include "rules/out-needs.h"
#include "rules/rule-needs.h"
#include "rules/rules.h"

/* A deal must leave a card to turn up and some to draw. */
#define LEAST_STOCK 8

/* With fewer cards a second hand might be gone before anything can be done with it. */
#define LEAST_SECOND_HAND 2

static int
count_cards (const CanastaRuleValues *rules)
{
  return 52 * rules->packs + rules->jokers;
}

static gboolean
leaves_stock_for_hands (const CanastaRuleValues *rules, guint players)
{
  return (int) players * rules->deal_size + LEAST_STOCK <= count_cards (rules);
}

static char *
describe_least_second_hand (void)
{
  return g_strdup_printf (ngettext ("A second hand needs %d card at least.",
                                    "A second hand needs %d cards at least.", LEAST_SECOND_HAND),
                          LEAST_SECOND_HAND);
}

/* Whether the first second hand may be larger than the others. */
static gboolean
has_lone_second_hand (const CanastaRuleValues *rules)
{
  return rules->second_hands == CANASTA_SECOND_HANDS_SIDE
         && rules->lone_hand_by == CANASTA_LONE_HAND_BY_SECOND_HAND;
}

static int
count_second_hands (const CanastaRuleValues *rules, guint players, guint sides)
{
  switch (rules->second_hands)
    {
    case CANASTA_SECOND_HANDS_PLAYER:
      return (int) players;
    case CANASTA_SECOND_HANDS_SIDE:
      return (int) sides;
    default:
      return 0;
    }
}

/* The cards dealt, with the second hands. */
static int
count_all_dealt (const CanastaRuleValues *rules, guint players, guint sides)
{
  int size = rules->second_hand_size;
  int second = count_second_hands (rules, players, sides) * size;

  /* One for the lone hand and one for the others, or one for each. */
  if (sides > 2 && has_lone_second_hand (rules))
    second = MAX (second, rules->second_hand_lone_size + size);
  return (int) players * rules->deal_size + second;
}

static gboolean
leaves_stock (const CanastaRuleValues *rules, guint players, guint sides)
{
  return count_all_dealt (rules, players, sides) + LEAST_STOCK <= count_cards (rules);
}

static char *
describe_dealt (const CanastaRuleValues *rules, guint players, guint sides)
{
  /* Translators: numbers of cards */
  return g_strdup_printf (_("With the second hands the number of cards dealt is %1$d, that of all "
                            "cards %2$d; the difference must be at least %3$d."),
                          count_all_dealt (rules, players, sides), count_cards (rules), LEAST_STOCK);
}

/* The same with the cards that stay in the stock. */
static gboolean
leaves_reserve (const CanastaRuleValues *rules, guint players, guint sides)
{
  return count_all_dealt (rules, players, sides) + rules->stock_reserve + LEAST_STOCK
         <= count_cards (rules);
}

static char *
describe_reserve (const CanastaRuleValues *rules, guint players, guint sides)
{
  /* Translators: numbers of cards */
  return g_strdup_printf (_("The number of cards dealt and of those that are never drawn is %1$d, "
                            "that of all cards %2$d; the difference must be at least %3$d."),
                          count_all_dealt (rules, players, sides) + rules->stock_reserve,
                          count_cards (rules), LEAST_STOCK);
}

static char *
describe_hands (const CanastaRuleValues *rules, guint players)
{
  int cards = count_cards (rules);
  int dealt = (int) players * rules->deal_size;

  if (dealt > cards)
    /* Translators: %1$u is a number of players, the others are numbers of cards */
    return g_strdup_printf (ngettext ("%1$u hand of %2$d takes %3$d cards; there are only %4$d.",
                                      "%1$u hands of %2$d take %3$d cards; there are only %4$d.",
                                      players),
                            players, rules->deal_size, dealt, cards);
  /* Translators: %1$u is a number of players, the others are numbers of cards */
  return g_strdup_printf (ngettext ("%1$u hand of %2$d takes %3$d of the %4$d cards; at least %5$d "
                                    "must be left.",
                                    "%1$u hands of %2$d take %3$d of the %4$d cards; at least %5$d "
                                    "must be left.",
                                    players),
                          players, rules->deal_size, dealt, cards, LEAST_STOCK);
}

/* Whether who goes out may take the pile under a black three. */
static gboolean
takes_black_threes (const CanastaRuleValues *rules)
{
  return rules->take_black_three_going_out && rules->threes == CANASTA_THREES_SPECIAL
         && !rules->take_freely;
}

/* Whether melds of a rank may become canastas. */
static gboolean
has_canastas (const CanastaRuleValues *rules)
{
  return canasta_rule_values_meet (rules, CANASTA_NEEDS_CANASTAS);
}

/* Whether some cards of one rank are melded. */
static gboolean
has_groups (const CanastaRuleValues *rules)
{
  return canasta_rule_values_meet (rules, CANASTA_NEEDS_GROUPS);
}

/* The most cards a sequence may have, other limits of melds left aside. */
static int
get_longest (const CanastaRuleValues *rules)
{
  return rules->complete_sequences == CANASTA_COMPLETE_SEQUENCES_CLOSED
             ? rules->sequence_size : canasta_rule_values_get_longest (rules);
}

/* How many natural cards a sequence may have. */
static int
count_places (const CanastaRuleValues *rules)
{
  return canasta_rule_values_get_longest (rules)
         - (rules->sequence_span == CANASTA_SPAN_ACE_LOW_OR_HIGH ? 1 : 0);
}

/* Groups and sequences are canastas, or neither. */
static char *
describe_half_canastas (const CanastaRuleValues *rules)
{
  int most = rules->meld_maximum_size;

  if (has_canastas (rules))
    /* Translators: numbers of cards */
    return g_strdup_printf (ngettext ("With %1$d card at most a meld of one rank may become a "
                                      "canasta, but a sequence needs %2$d.",
                                      "With %1$d cards at most a meld of one rank may become a "
                                      "canasta, but a sequence needs %2$d.",
                                      most),
                            most, rules->sequence_size);
  /* Translators: numbers of cards */
  return g_strdup_printf (ngettext ("With %1$d card at most a sequence may become a canasta, but "
                                    "a meld of one rank needs %2$d.",
                                    "With %1$d cards at most a sequence may become a canasta, but "
                                    "a meld of one rank needs %2$d.",
                                    most),
                          most, CANASTA_CANASTA_SIZE);
}

/* The rule that asks for the most canastas of a kind. */
static const char *
find_kind_to_go_out (const CanastaRuleValues *rules)
{
  const char *name;

  canasta_out_needs_count_kinds (rules, &name);
  return name;
}

static char *
describe_kinds_to_go_out (const CanastaRuleValues *rules)
{
  int count = canasta_out_needs_count_kinds (rules, NULL);

  /* Translators: numbers of canastas */
  return g_strdup_printf (ngettext ("Going out needs %1$d canasta of a certain kind, but only "
                                    "%2$d in all.",
                                    "Going out needs %1$d canastas of certain kinds, but only "
                                    "%2$d in all.",
                                    count),
                          count, rules->canastas_to_go_out);
}

/* The names of two rules that contradict each other, NULL for none. */
static const char *
find_contradiction (const CanastaRuleValues *rules, guint players, guint sides,
                    const char **other, char **reason)
{
#define CANASTA_ROW_CONTRADICTION(one_name, other_name, condition, sentence) \
  if (condition) \
    { \
      *other = other_name; \
      *reason = sentence; \
      return one_name; \
    }
#include "rules/rule-rows.h"
  return NULL;
}

/**
 * canasta_rules_find_contradiction:
 * @self: the rules
 * @players: how many are dealt cards
 * @sides: how many sides they are
 * @one: (out) (transfer none): a rule
 * @other: (out) (transfer none): the rule it contradicts
 *
 * Checks the rules against each other, as [method@Rules.check] does.
 *
 * Returns: (transfer full) (nullable): why both cannot hold, a sentence in the
 *   language of the interface; %NULL where there is no contradiction, and @one
 *   and @other are not set
 */
char *
canasta_rules_find_contradiction (CanastaRules *self, guint players, guint sides,
                                  const CanastaRule **one, const CanastaRule **other)
{
  const char *other_name;
  char *reason;
  const char *name = find_contradiction (canasta_rules_get_values (self), players, sides,
                                         &other_name, &reason);

  if (!name)
    return NULL;

  *one = canasta_rule_find (name);
  *other = canasta_rule_find (other_name);
  return reason;
}

/**
 * canasta_rules_check:
 * @self: the rules
 * @players: how many are dealt cards
 * @sides: how many sides they are
 * @error: which two rules contradict each other, and why
 *
 * Checks the rules against each other; each alone was checked when it was set.
 *
 * Returns: whether a match can be played by these rules
 */
gboolean
canasta_rules_check (CanastaRules *self, guint players, guint sides, GError **error)
{
  const CanastaRule *one, *other;
  g_autofree char *reason = canasta_rules_find_contradiction (self, players, sides, &one, &other);

  if (!reason)
    return TRUE;

  g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_CONTRADICTION,
               /* Translators: the titles of two rules, and a sentence that says why */
               _("“%1$s” and “%2$s” cannot both hold as they are set. %3$s"),
               canasta_rule_get_title (one), canasta_rule_get_title (other), reason);
  return FALSE;
}
