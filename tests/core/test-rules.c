/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules: each one a property with words, a range and a standard; values
 * that cannot be, and rules that contradict each other. */
#include "config.h"

#include <string.h>

#include "canasta.h"

static void
test_table (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  guint groups = 0;

  g_assert_cmpuint (canasta_rule_count (), >=, 60);
  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      const CanastaRule *rule = canasta_rule_get (i);

      g_test_message ("%s", rule->name);
      g_assert_true (g_hash_table_add (names, (gpointer) rule->name));
      g_assert_true (canasta_rule_find (rule->name) == rule);
      g_assert_cmpstr (canasta_rule_get_title (rule), !=, "");
      g_assert_true (g_str_has_suffix (canasta_rule_get_explanation (rule), "."));
      groups |= 1u << rule->group;
      if (rule->kind == CANASTA_RULE_CHOICE)
        for (int value = 0; value <= rule->maximum; value++)
          g_assert_nonnull (canasta_rule_get_choice_title (rule, value));
    }
  g_assert_cmpuint (groups, ==, (1u << CANASTA_N_RULE_GROUPS) - 1);
  for (guint group = 0; group < CANASTA_N_RULE_GROUPS; group++)
    g_assert_cmpstr (canasta_rule_group_get_title (group), !=, "");
  g_assert_null (canasta_rule_find ("no-such-rule"));
}

typedef struct
{
  const char *rule;
  const char *silencer;
  int silent;                   /* a value of the silencer */
  int loud;
} Silence;

/* Each rule that can be left without a say, and by which other. */
static const Silence silences[] = {
  { "upcard-black-three", "upcard", CANASTA_UPCARD_NONE, CANASTA_UPCARD_KEEP },
  { "red-three-freezes", "upcard", CANASTA_UPCARD_NONE, CANASTA_UPCARD_KEEP },
  { "red-three-replaced-from-pile", "upcard", CANASTA_UPCARD_NONE, CANASTA_UPCARD_KEEP },
  { "red-three-freezes", "upcard", CANASTA_UPCARD_REBURY, CANASTA_UPCARD_COVER },
  { "red-three-values", "red-three-condition", CANASTA_RED_THREES_NEVER_COUNT,
    CANASTA_RED_THREES_NEED_NOTHING },
  { "red-three-losses", "red-three-condition", CANASTA_RED_THREES_NEED_NOTHING,
    CANASTA_RED_THREES_NEVER_COUNT },
  { "red-threes-laid", "threes", CANASTA_THREES_ORDINARY, CANASTA_THREES_SPECIAL },
  { "take-with-pair", "take-freely", TRUE, FALSE },
  { "opening-counts-top-card", "take-freely", TRUE, FALSE },
  { "lone-pile-card", "take-freely", FALSE, TRUE },
  { "upcard-black-three", "threes", CANASTA_THREES_ORDINARY, CANASTA_THREES_SPECIAL },
  { "value-three", "threes", CANASTA_THREES_SPECIAL, CANASTA_THREES_ORDINARY },
  { "last-discard", "final-discard", CANASTA_FINAL_DISCARD_FORBIDDEN,
    CANASTA_FINAL_DISCARD_REQUIRED },
  { "groups", "sequences", CANASTA_SEQUENCES_NONE, CANASTA_SEQUENCES_NATURAL },
  { "mixed-minimum-naturals", "maximum-wilds", 0, 1 },
  { "second-hand-size", "second-hands", CANASTA_SECOND_HANDS_NONE, CANASTA_SECOND_HANDS_PLAYER },
  { "second-hand-counts", "second-hands", CANASTA_SECOND_HANDS_NONE,
    CANASTA_SECOND_HANDS_PLAYER },
  { "take-with-wild-pair", "wild-melds", CANASTA_WILD_MELDS_NONE, CANASTA_WILD_MELDS_FREE },
  { "mixed-canastas-to-go-out", "maximum-wilds", 0, 1 },
  { "natural-canastas-to-go-out", "meld-maximum-size", 6, 7 },
  { "wild-canastas-to-go-out", "wild-melds", CANASTA_WILD_MELDS_NONE, CANASTA_WILD_MELDS_FREE },
  { "wild-freezes", "freeze-model", CANASTA_FREEZE_TOP_ONLY, CANASTA_FREEZE_UNTIL_TAKEN },
  { "wild-freezes", "freeze-model", CANASTA_FREEZE_ALWAYS, CANASTA_FREEZE_UNTIL_TAKEN },
  { "black-three-freezes", "freeze-model", CANASTA_FREEZE_UNTIL_COVERED,
    CANASTA_FREEZE_UNTIL_TAKEN },
  { "take-with-pair", "freeze-model", CANASTA_FREEZE_ALWAYS, CANASTA_FREEZE_TOP_ONLY },
  { "take-with-wild", "maximum-wilds", 0, 1 },
  { "frozen-before-opening", "take-before-opening", CANASTA_TAKE_FORBIDDEN,
    CANASTA_TAKE_IF_OPENS },
  { "opening-counts-top-card", "take-before-opening", CANASTA_TAKE_FORBIDDEN,
    CANASTA_TAKE_IF_OPENS },
  { "one-card-rule", "take-by-lay-off", FALSE, TRUE },
  { "pile-must-be-melded", "take-extent", CANASTA_TAKE_TOP_ONLY, CANASTA_TAKE_ALL },
  { "forgotten-red-three", "red-threes-laid", CANASTA_RED_THREES_AUTOMATIC,
    CANASTA_RED_THREES_BY_HAND },
  { "last-card-red-three", "red-threes-laid", CANASTA_RED_THREES_BY_HAND,
    CANASTA_RED_THREES_AUTOMATIC },
  { "last-card-red-three", "stock-end", CANASTA_STOCK_END_IMMEDIATE,
    CANASTA_STOCK_END_AFTER_TURN },
  { "black-threes-in-hand-flat", "black-three-in-hand", 0, 5 },
  { "value-black-three", "black-threes-melded", CANASTA_BLACK_THREES_NEVER,
    CANASTA_BLACK_THREES_GOING_OUT },
  { "minimum-naturals", "maximum-wilds", 0, 1 },
  { "wilds-at-most-naturals", "maximum-wilds", 2, 3 },
  { "mixed-canasta", "maximum-wilds", 0, 1 },
  { "natural-canasta", "meld-maximum-size", 6, 7 },
  { "natural-canasta", "meld-maximum-size", 6, 0 },
  { "complete-groups", "meld-maximum-size", 7, 8 },
  { "complete-groups", "meld-maximum-size", 7, 0 },
  { "concealed-bonus", "concealed-definition", CANASTA_CONCEALED_OWN_CANASTA,
    CANASTA_CONCEALED_LOOSE },
  { "concealed-canastas", "canastas-to-go-out", 1, 2 },
  { "wild-canasta", "wild-melds", CANASTA_WILD_MELDS_NONE, CANASTA_WILD_MELDS_FREE },
  { "sequence-canasta", "sequences", CANASTA_SEQUENCES_NONE, CANASTA_SEQUENCES_NATURAL },
  { "take-to-extend", "sequences", CANASTA_SEQUENCES_NONE, CANASTA_SEQUENCES_NATURAL },
  { "take-to-start-sequence", "sequences", CANASTA_SEQUENCES_NONE, CANASTA_SEQUENCES_NATURAL },
  { "sequence-span", "sequences", CANASTA_SEQUENCES_NONE, CANASTA_SEQUENCES_NATURAL },
  { "semi-clean-canasta", "maximum-wilds", 0, 1 },
  { "take-onto-complete", "take-by-lay-off", FALSE, TRUE },
  { "wilds-at-most-naturals", "naturals-per-wild", 2, 0 },
  { "naturals-per-wild", "maximum-wilds", 0, 2 },
  { "complete-wild-melds", "wild-melds", CANASTA_WILD_MELDS_NONE, CANASTA_WILD_MELDS_FREE },
  { "short-sequence-loss", "sequences", CANASTA_SEQUENCES_NONE, CANASTA_SEQUENCES_NATURAL },
  { "black-threes-from-pile", "take-extent", CANASTA_TAKE_TOP_ONLY, CANASTA_TAKE_ALL },
  { "black-threes-aside-values", "black-threes-from-pile", CANASTA_BLACK_THREES_TO_HAND,
    CANASTA_BLACK_THREES_SET_ASIDE },
  { "wild-canasta-values", "wild-melds", CANASTA_WILD_MELDS_NONE, CANASTA_WILD_MELDS_FREE },
  { "value-joker", "jokers", 0, 1 },
  { "target", "rounds", 1, 0 },
};

/* A value that the family has and this game does not is refused as such. */
static void
test_not_built (void)
{
  static const char *const rows[][2] = {
    { "wild-melds", "twos" }, { "last-card-red-three", "kept" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (CanastaRules) rules = canasta_rules_new ();
      g_autoptr (GError) error = NULL;

      g_assert_false (canasta_rules_set_value (rules, canasta_rule_find (rows[i][0]),
                                               g_variant_new_string (rows[i][1]), &error));
      g_assert_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_NOT_BUILT);
      g_assert_nonnull (strstr (error->message, rows[i][1]));
    }
}

static void
test_silence (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (silences); i++)
    {
      const Silence *silence = &silences[i];
      const CanastaRule *rule = canasta_rule_find (silence->rule);
      const CanastaRule *silencer = canasta_rule_find (silence->silencer);
      g_autoptr (CanastaRules) rules = canasta_rules_new ();
      g_auto (GStrv) needed = canasta_rule_list_needed (rule);

      g_test_message ("%s by %s", silence->rule, silence->silencer);
      g_assert_true (g_strv_contains ((const char *const *) needed, silence->silencer));
      if (g_str_equal (silence->silencer, "concealed-definition"))
        g_assert_true (canasta_rules_set_number (rules, "meld-maximum-size", 6, NULL));
      g_assert_true (canasta_rules_set_number (rules, silencer->name, silence->silent, NULL));
      g_assert_true (canasta_rule_find_silencer (rule, rules) == silencer);
      g_assert_true (canasta_rules_set_number (rules, silencer->name, silence->loud, NULL));
      g_assert_null (canasta_rule_find_silencer (rule, rules));
    }
}

/* Minimums are a list; who sits at the table is no rule. */
static void
test_say_at_table (void)
{
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (CanastaTable) alone = NULL;
  const CanastaRule *by = canasta_rule_find ("opening-by");
  const CanastaRule *counts = canasta_rule_find ("opening-counts");
  const CanastaRule *minimum = canasta_rule_find ("opening-minimum");

  g_assert_null (canasta_rule_find_silencer (by, rules));
  g_assert_true (canasta_rules_set_value (rules, minimum, g_variant_new_parsed ("[(0, 50)]"),
                                          NULL));
  g_assert_true (canasta_rule_find_silencer (by, rules) == minimum);
  g_assert_null (canasta_rule_find_silencer (counts, rules));
  g_assert_true (canasta_rules_set_value (rules, minimum, g_variant_new_parsed ("[(0, 0)]"),
                                          NULL));
  g_assert_true (canasta_rule_find_silencer (counts, rules) == minimum);

  alone = canasta_table_new (NULL, "two-player", 2, NULL, NULL, rules, NULL);
  g_assert_null (canasta_rule_find_silencer (canasta_rule_find ("asking"), rules));
  g_assert_false (canasta_table_rule_has_say (alone, canasta_rule_find ("asking")));
  g_assert_false (canasta_table_rule_has_say (alone, canasta_rule_find ("lone-hand-pair-score")));
  g_assert_false (canasta_table_rule_has_say (alone, counts));
  g_assert_true (canasta_table_rule_has_say (alone, canasta_rule_find ("final-discard")));
}

/* The names other files rely on: houses, positions and saved matches. */
static void
test_names (void)
{
  static const char *const names[] = {
    "packs", "jokers", "deal-size", "second-hands", "second-hand-size",
    "second-hand-lone-size",
    "second-hand-by-discard", "second-hand-as-stock",
    "draw-count", "stock-reserve", "upcard", "upcard-black-three", "first-dealer",
    "take-freely", "lone-pile-card",
    "freeze-model", "wild-freezes", "red-three-freezes", "black-three-freezes",
    "frozen-before-opening", "take-before-opening", "take-with-pair", "take-with-wild",
    "take-with-wild-pair", "take-onto-largest",
    "take-by-lay-off", "take-to-extend", "take-to-start-sequence", "take-onto-complete",
    "take-extent", "one-card-rule",
    "pile-must-be-melded", "pile-visibility",
    "threes", "red-threes-laid", "red-three-replaced-from-pile", "red-three-values", "red-three-losses",
    "red-three-condition", "forgotten-red-three", "forgotten-red-three-flat", "last-card-red-three",
    "black-three-stops",
    "black-threes-melded", "black-three-in-hand", "black-threes-in-hand-flat",
    "take-black-three-going-out", "black-threes-from-pile", "black-threes-aside-values",
    "first-lap-discard", "meld-minimum-size", "meld-maximum-size", "minimum-naturals",
    "maximum-wilds", "wilds-at-most-naturals", "naturals-per-wild",
    "mixed-minimum-naturals", "groups", "melds-per-rank",
    "join-melds", "complete-groups",
    "sequences", "sequence-span", "natural-two", "wild-moves", "sequence-size",
    "complete-sequences", "wild-melds", "complete-wild-melds",
    "opening-minimum", "opening-kind", "opening-by", "opening-counts", "opening-counts-top-card",
    "opening-waiver", "opening-fail-penalty", "canastas-to-go-out",
    "natural-canastas-to-go-out", "mixed-canastas-to-go-out", "wild-canastas-to-go-out",
    "going-out-needs", "second-hand-to-go-out", "second-hand-counts",
    "second-hand-loss", "second-hand-loss-when", "second-hand-unplayed",
    "keep-last-card", "final-discard", "last-discard", "asking",
    "going-out-bonus", "concealed-bonus", "concealed-definition", "concealed-canastas",
    "stock-end", "natural-canasta", "mixed-canasta", "semi-clean-canasta", "semi-clean-group",
    "wild-canasta", "wild-canasta-values", "sequence-canasta", "mixed-sequence-canasta",
    "full-sequence-values", "short-sequence-size", "short-sequence-loss",
    "value-joker", "value-two", "value-ace", "value-high", "value-low", "value-black-three",
    "value-three",
    "lone-hand-by", "lone-hand-until", "lone-hand-red-threes", "lone-hand-pair-score", "target",
    "rounds", "tie",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_test_message ("%s", names[i]);
      g_assert_nonnull (canasta_rule_find (names[i]));
    }
  g_assert_cmpuint (canasta_rule_count (), ==, G_N_ELEMENTS (names));
}

/* Every rule can be read and written as a property. */
static void
test_properties (void)
{
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (CanastaRules) other = canasta_rules_new ();

  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      const CanastaRule *rule = canasta_rule_get (i);
      GParamSpec *spec = g_object_class_find_property (G_OBJECT_GET_CLASS (rules), rule->name);
      g_auto (GValue) value = G_VALUE_INIT;
      int number;

      g_assert_nonnull (spec);
      g_value_init (&value, spec->value_type);
      g_object_get_property (G_OBJECT (rules), rule->name, &value);
      g_object_set_property (G_OBJECT (other), rule->name, &value);
      g_assert_true (canasta_rules_is_same (rules, other, rule));
      if (rule->kind > CANASTA_RULE_CHOICE)
        continue;

      number = canasta_rules_get_number (rules, rule->name);
      g_assert_cmpint (number, ==, rule->standard);
      number = number == rule->maximum ? rule->minimum : rule->maximum;
      g_assert_true (canasta_rules_set_number (other, rule->name, number, NULL));
      g_assert_false (canasta_rules_is_same (rules, other, rule));
      g_object_get_property (G_OBJECT (other), rule->name, &value);
      g_object_set_property (G_OBJECT (rules), rule->name, &value);
      g_assert_cmpint (canasta_rules_get_number (rules, rule->name), ==, number);
    }
}

static void
count (GObject *object, GParamSpec *spec, int *n)
{
  (*n)++;
}

static void
test_notify (void)
{
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  int n = 0;

  g_signal_connect (rules, "notify::target", G_CALLBACK (count), &n);
  g_assert_true (canasta_rules_set_number (rules, "target", 7500, NULL));
  g_assert_cmpint (n, ==, 1);
  g_assert_false (canasta_rules_set_number (rules, "target", 7500000, NULL));
  g_assert_cmpint (n, ==, 1);
}

static void
test_values (void)
{
  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      const CanastaRule *rule = canasta_rule_get (i);
      g_autoptr (CanastaRules) rules = canasta_rules_new ();
      g_autoptr (CanastaRules) other = canasta_rules_new ();
      g_autoptr (GVariant) value = NULL;
      g_autofree char *words = canasta_rules_describe_value (rules, rule);
      g_autoptr (GError) error = NULL;

      g_assert_cmpstr (words, !=, "");
      if (rule->kind <= CANASTA_RULE_CHOICE)
        canasta_rules_set_number (rules, rule->name, rule->maximum, NULL);
      value = canasta_rules_get_value (rules, rule);
      g_assert_true (canasta_rules_set_value (other, rule, value, &error));
      g_assert_no_error (error);
      g_assert_true (canasta_rules_is_same (rules, other, rule));
    }
}

/* Values that cannot be: refused with the rule's name, and nothing changes. */
typedef struct
{
  const char *rule;
  const char *value;            /* in the notation of GVariant */
} Value;

static void
test_refused_values (void)
{
  static const Value values[] = {
    { "packs", "1" },
    { "packs", "8" },
    { "packs", "'two'" },
    { "packs", "true" },
    { "jokers", "-1" },
    { "jokers", "15" },
    { "deal-size", "0" },
    { "draw-count", "5" },
    { "target", "0" },
    { "wild-freezes", "2" },
    { "wild-freezes", "'yes'" },
    { "upcard", "'covered'" },
    { "upcard", "1" },
    { "asking", "''" },
    { "take-extent", "'most'" },
    { "take-extent", "21" },
    { "red-three-values", "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]" },
    { "red-three-values", "[-100]" },
    { "red-three-values", "@ai []" },
    { "red-three-values", "'many'" },
    { "opening-minimum", "[(0, 50), (0, 90)]" },
    { "opening-minimum", "[(0, 50), (-5, 90)]" },
    { "opening-minimum", "[(0, -50)]" },
    { "opening-minimum", "[(0, 1005)]" },
    { "opening-minimum", "[0, 50]" },
    { "opening-minimum",
      "[(0, 5), (1, 5), (2, 5), (3, 5), (4, 5), (5, 5), (6, 5), (7, 5), (8, 5)]" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      const CanastaRule *rule = canasta_rule_find (values[i].rule);
      g_autoptr (CanastaRules) rules = canasta_rules_new ();
      g_autoptr (CanastaRules) standard = canasta_rules_new ();
      g_autoptr (GVariant) value = g_variant_parse (NULL, values[i].value, NULL, NULL, NULL);
      g_autoptr (GError) error = NULL;

      g_test_message ("%s = %s", values[i].rule, values[i].value);
      g_assert_nonnull (value);
      g_assert_false (canasta_rules_set_value (rules, rule, value, &error));
      g_assert_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VALUE);
      g_assert_nonnull (strstr (error->message, canasta_rule_get_title (rule)));
      g_assert_true (canasta_rules_is_same (rules, standard, rule));
    }
}

static void
test_accepted_values (void)
{
  static const Value values[] = {
    { "take-extent", "'all'" },
    { "take-extent", "'top-only'" },
    { "take-extent", "7" },
    { "upcard", "'keep'" },
    { "red-three-values", "[100, 200, 300, 900, 1000, 1200]" },
    { "red-three-losses", "[0]" },
    { "opening-minimum", "[(-100000, 15), (0, 50), (1500, 90), (3000, 120), (7000, 150)]" },
    { "opening-minimum", "@a(ii) []" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autoptr (CanastaRules) rules = canasta_rules_new ();
      g_autoptr (GVariant) value = g_variant_parse (NULL, values[i].value, NULL, NULL, NULL);
      g_autoptr (GError) error = NULL;

      g_test_message ("%s = %s", values[i].rule, values[i].value);
      canasta_rules_set_value (rules, canasta_rule_find (values[i].rule), value, &error);
      g_assert_no_error (error);
    }
}

/* Rules that cannot both hold: the error names both as a person knows them, and says
 * why, with the numbers. */
typedef struct
{
  const char *rule;
  int value;
  const char *other;
  int other_value;
  guint players;
  const char *reason;
} Pair;

static void
test_contradictions (void)
{
  static const Pair pairs[] = {
    { "packs", 2, "deal-size", 26, 4,
      "4 hands of 26 take 104 of the 108 cards; at least 8 must be left." },
    { "packs", 2, "deal-size", 17, 6,
      "6 hands of 17 take 102 of the 108 cards; at least 8 must be left." },
    { "packs", 2, "deal-size", 20, 6, "6 hands of 20 take 120 cards; there are only 108." },
    { "meld-minimum-size", 8, "meld-maximum-size", 7, 4,
      "The number of cards in a meld must be at least 8 and at most 7." },
    { "minimum-naturals", 5, "meld-maximum-size", 4, 4,
      "The number of natural cards in a meld must be at least 5, that of all its cards at most 4." },
    { "sequences", CANASTA_SEQUENCES_NATURAL, "meld-minimum-size", 8, 4,
      "The number of cards in a meld must be at least 8, in a sequence at most 7." },
    { "meld-maximum-size", 6, "canastas-to-go-out", 1, 4,
      "Going out needs a canasta of seven cards, and a meld has at most 6." },
    { "canastas-to-go-out", 2, "natural-canastas-to-go-out", 3, 4,
      "Going out needs 3 canastas of certain kinds, but only 2 in all." },
    { "canastas-to-go-out", 0, "mixed-canastas-to-go-out", 1, 4,
      "Going out needs 1 canasta of a certain kind, but only 0 in all." },
    { "black-threes-melded", CANASTA_BLACK_THREES_NEVER, "take-black-three-going-out", TRUE, 4,
      "Whoever goes out with a black three of the pile melds it, but black threes are never "
      "melded." },
    { "black-threes-from-pile", CANASTA_BLACK_THREES_SET_ASIDE, "take-black-three-going-out", TRUE,
      4, "Whoever goes out with a black three of the pile melds it, but black threes of the pile "
      "are set aside." },
    { "take-extent", CANASTA_TAKE_TOP_ONLY, "take-black-three-going-out", TRUE, 4,
      "Whoever goes out with a black three of the pile melds the whole pile, but only a part of it "
      "may be taken." },
    { "take-extent", CANASTA_TAKE_TOP_ONLY, "pile-must-be-melded", CANASTA_PILE_ALWAYS, 4,
      "The whole pile must be melded, but only a part of it may be taken." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      const Pair *pair = &pairs[i];
      g_autoptr (CanastaRules) rules = canasta_rules_new ();
      g_autofree char *told = NULL;
      g_autofree char *reason = NULL;
      const CanastaRule *one = NULL, *other = NULL;
      g_autoptr (GError) error = NULL;

      g_test_message ("%s and %s", pair->rule, pair->other);
      g_assert_true (canasta_rules_check (rules, pair->players, 2, NULL));
      g_assert_null (canasta_rules_find_contradiction (rules, pair->players, 2, &one, &other));
      g_assert_true (canasta_rules_set_number (rules, pair->rule, pair->value, NULL));
      g_assert_true (canasta_rules_set_number (rules, pair->other, pair->other_value, NULL));
      g_assert_false (canasta_rules_check (rules, pair->players, 2, &error));
      g_assert_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_CONTRADICTION);
      reason = canasta_rules_find_contradiction (rules, pair->players, 2, &one, &other);
      g_assert_cmpstr (reason, ==, pair->reason);
      told = g_strdup_printf ("“%s” and “%s” cannot both hold as they are set. %s",
                              canasta_rule_get_title (canasta_rule_find (pair->rule)),
                              canasta_rule_get_title (canasta_rule_find (pair->other)),
                              pair->reason);
      g_assert_cmpstr (error->message, ==, told);
      g_assert_null (strstr (error->message, pair->rule));
    }
}

/* Where more than two rules have a say. */
static void
test_many_contradictions (void)
{
  static const struct
  {
    const char *names[5];
    int values[5];
    const char *reason;
  } cases[] = {
    { { "sequences", "sequence-size", "meld-maximum-size", "canastas-to-go-out" },
      { CANASTA_SEQUENCES_NATURAL, 5, 6, 0 },
      "With 6 cards at most a sequence may become a canasta, but a meld of one rank needs 7." },
    { { "sequences", "sequence-size", "meld-maximum-size" }, { CANASTA_SEQUENCES_NATURAL, 9, 8 },
      "With 8 cards at most a meld of one rank may become a canasta, but a sequence needs 9." },
    { { "sequences", "take-to-extend", "take-by-lay-off" },
      { CANASTA_SEQUENCES_NATURAL, CANASTA_EXTEND_TOP_CARD, TRUE },
      "Whoever takes the top card without cards of the hand takes either that card alone or the "
      "pile with it, not the one for sequences and the other for melds of one rank." },
    { { "sequences", "sequence-span", "natural-two", "maximum-wilds" },
      { CANASTA_SEQUENCES_WITH_WILDS, CANASTA_SPAN_ACE_LOW_OR_HIGH, TRUE, 2 },
      "A two is natural in its own place of a sequence, and nobody could tell which of several "
      "wild cards comes there; a meld may hold one at most." },
    { { "canastas-to-go-out", "natural-canastas-to-go-out", "mixed-canastas-to-go-out" },
      { 1, 4, 4 }, "Going out needs 8 canastas of certain kinds, but only 1 in all." },
    { { "canastas-to-go-out", "sequences", "going-out-needs", "natural-canastas-to-go-out" },
      { 2, CANASTA_SEQUENCES_NATURAL, CANASTA_GOING_OUT_NEEDS_SEQUENCE, 2 },
      "Going out needs 3 canastas of certain kinds, but only 2 in all." },
    { { "deal-size", "stock-reserve" }, { 24, 5 },
      "The number of cards dealt and of those that are never drawn is 101, that of all cards 108; "
      "the difference must be at least 8." },
    { { "sequences", "sequence-size" }, { CANASTA_SEQUENCES_NATURAL, 12 },
      "A sequence is complete with 12 cards, but it has 11 at most." },
    { { "sequences", "mixed-sequence-canasta", "going-out-needs" },
      { CANASTA_SEQUENCES_WITH_WILDS, 100, CANASTA_GOING_OUT_NEEDS_SEQUENCE },
      "Complete sequences count as natural and mixed canastas, but going out asks for one of their "
      "own kind." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (CanastaRules) rules = canasta_rules_new ();
      g_autofree char *reason = NULL;
      const CanastaRule *one, *other;

      for (guint k = 0; cases[i].names[k]; k++)
        g_assert_true (canasta_rules_set_number (rules, cases[i].names[k], cases[i].values[k],
                                                 NULL));
      reason = canasta_rules_find_contradiction (rules, 4, 2, &one, &other);
      g_assert_cmpstr (reason, ==, cases[i].reason);
    }
}

static void
test_bands (void)
{
  static const int rows[][2] = {
    { -100001, 15 }, { -5, 15 }, { -1, 15 }, { 0, 50 }, { 1495, 50 }, { 1499, 50 },
    { 1500, 90 }, { 2995, 90 }, { 3000, 120 }, { 100000, 120 },
  };
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (CanastaTable) table = NULL;
  g_autoptr (CanastaTable) by_round = NULL;
  g_autoptr (GError) error = NULL;

  table = canasta_table_new (NULL, "test", 2, NULL, NULL, rules, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (canasta_table_get_minimum (table, rows[i][0], 3), ==, rows[i][1]);

  g_assert_true (canasta_rules_set_value (rules, canasta_rule_find ("opening-minimum"),
                                          g_variant_new_parsed ("[(1, 50), (2, 90), (3, 120)]"),
                                          NULL));
  canasta_rules_set_number (rules, "opening-by", CANASTA_OPENING_BY_ROUND, NULL);
  by_round = canasta_table_new (NULL, "test", 2, NULL, NULL, rules, &error);
  g_assert_no_error (error);
  g_assert_cmpint (canasta_table_get_minimum (by_round, 4000, 1), ==, 50);
  g_assert_cmpint (canasta_table_get_minimum (by_round, -4000, 2), ==, 90);
  g_assert_cmpint (canasta_table_get_minimum (by_round, 0, 9), ==, 120);
}

/* A match keeps its rules whatever becomes of the object they came from. */
static void
test_table_is_frozen (void)
{
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (CanastaTable) table =
      canasta_table_new (NULL, "test", 2, NULL, NULL, rules, NULL);
  g_autoptr (CanastaRules) copy = NULL;

  canasta_rules_set_number (rules, "deal-size", 15, NULL);
  g_assert_cmpint (table->rules.deal_size, ==, 11);
  copy = canasta_table_dup_rules (table);
  g_assert_cmpint (canasta_rules_get_number (copy, "deal-size"), ==, 11);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/table", test_table);
  g_test_add_func ("/rules/not-built", test_not_built);
  g_test_add_func ("/rules/silence", test_silence);
  g_test_add_func ("/rules/say-at-table", test_say_at_table);
  g_test_add_func ("/rules/names", test_names);
  g_test_add_func ("/rules/properties", test_properties);
  g_test_add_func ("/rules/notify", test_notify);
  g_test_add_func ("/rules/values", test_values);
  g_test_add_func ("/rules/values/refused", test_refused_values);
  g_test_add_func ("/rules/values/accepted", test_accepted_values);
  g_test_add_func ("/rules/contradictions", test_contradictions);
  g_test_add_func ("/rules/many-contradictions", test_many_contradictions);
  g_test_add_func ("/rules/bands", test_bands);
  g_test_add_func ("/rules/table-is-frozen", test_table_is_frozen);
  return g_test_run ();
}
