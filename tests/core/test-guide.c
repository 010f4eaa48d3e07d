/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the guide: it speaks of every rule at every table of every house,
 * and says something else when a rule is changed. */
#include "config.h"

#include <string.h>

#include "canasta.h"
#include "random-play.h"

typedef void (*TestTable) (CanastaTable *table, CanastaVariant *variant);

static CanastaTable *
open_table (CanastaRegistry *registry, const char *name, const char *house)
{
  g_autofree char *variant = NULL;
  g_autofree char *seating = NULL;
  g_autoptr (GError) error = NULL;
  CanastaTable *table;
  guint players;

  g_assert_true (canasta_table_name_read (name, &variant, &players, &seating, &error));
  table = canasta_registry_open_table (registry, variant, players, seating, house, NULL, &error);
  g_assert_no_error (error);
  return table;
}

static void
test_tables_of (CanastaRegistry *registry, const char *house, TestTable test)
{
  g_auto (GStrv) names = canasta_registry_list_tables (registry, house, NULL);

  g_assert_nonnull (names[0]);
  for (guint i = 0; names[i]; i++)
    {
      g_autoptr (CanastaTable) table = open_table (registry, names[i], house);

      g_test_message ("%s, %s", names[i], house ? house : "no house");
      test (table, canasta_registry_get_variant (registry, canasta_table_get_variant (table),
                                                 NULL));
    }
}

static void
test_all_tables (TestTable test)
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  GListModel *houses = G_LIST_MODEL (canasta_registry_get_houses (registry));

  test_tables_of (registry, NULL, test);
  for (guint i = 0; i < g_list_model_get_n_items (houses); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (houses, i);

      test_tables_of (registry, canasta_house_get_id (house), test);
    }
}

static void
check_whole (CanastaTable *table, CanastaVariant *variant)
{
  g_autoptr (CanastaRules) rules = canasta_table_dup_rules (table);
  g_autoptr (CanastaGuide) guide = canasta_guide_new (table, rules);
  g_autofree char *text = canasta_guide_to_text (guide);
  g_autofree char *markdown = canasta_guide_to_markdown (guide);

  g_assert_false (canasta_guide_has_changes (guide));
  g_assert_cmpuint (canasta_guide_get_length (guide), >=, 13);
  for (guint i = 0; i < canasta_rule_count (); i++)
    if (!canasta_guide_find (guide, canasta_rule_get (i)->name))
      g_error ("no paragraph about %s", canasta_rule_get (i)->name);
  g_assert_null (canasta_guide_find (guide, "tea-break"));

  for (guint i = 0; i < canasta_guide_get_length (guide); i++)
    {
      const CanastaGuideSection *section = canasta_guide_get_section (guide, i);

      g_assert_cmpuint (section->paragraphs->len, >, 0);
      g_assert_nonnull (strstr (text, section->title));
      g_assert_nonnull (strstr (markdown, section->title));
    }
  g_assert_null (strchr (text, '%'));
  g_assert_null (strstr (text, "(null)"));
  g_assert_null (strstr (text, "  * "));
}

static void
test_whole (void)
{
  test_all_tables (check_whole);
}

/* Every paragraph is a row of whole sentences, every table has full rows. */
static void
check_form (CanastaTable *table, CanastaVariant *variant)
{
  g_autoptr (CanastaGuide) guide = canasta_guide_new (table, NULL);

  for (guint i = 0; i < canasta_guide_get_length (guide); i++)
    {
      const CanastaGuideSection *section = canasta_guide_get_section (guide, i);

      for (guint j = 0; j < section->paragraphs->len; j++)
        {
          const CanastaGuideParagraph *paragraph = g_ptr_array_index (section->paragraphs, j);

          g_assert_true (g_str_has_suffix (paragraph->text, "."));
          g_assert_null (strstr (paragraph->text, "  "));
          for (guint k = 0; paragraph->grid && k < paragraph->grid->rows->len; k++)
            {
              const CanastaGuideRow *row = g_ptr_array_index (paragraph->grid->rows, k);

              g_assert_cmpuint (g_strv_length (row->cells), ==,
                                g_strv_length (paragraph->grid->header));
            }
        }
    }
}

static void
test_form (void)
{
  test_all_tables (check_form);
}

/* A table whose rules are changed one by one. */
typedef struct
{
  CanastaTable *table;
  CanastaVariant *variant;
  CanastaRules *standard;
  char *text;           /* what its guide reads as it is */
} Changing;

/* With one rule changed the guide reads otherwise, and the change is marked. */
static void
check_change (const Changing *of, const CanastaRule *rule, CanastaRules *changed)
{
  g_autoptr (CanastaTable) other = NULL;
  g_autoptr (CanastaGuide) plain = NULL, marked = NULL;
  g_autofree char *value = canasta_rules_describe_value (changed, rule);
  g_autofree char *plain_text = NULL;
  const CanastaGuideParagraph *paragraph;

  if (canasta_rules_is_same (of->standard, changed, rule))
    return;
  other = canasta_table_new (of->variant, canasta_table_get_variant (of->table),
                             of->table->players, canasta_table_get_seating (of->table), NULL,
                             changed, NULL);
  if (!other)
    return;
  /* Without a minimum nobody goes out below it: that is the same as never. */
  if (g_str_equal (rule->name, "pile-must-be-melded")
      && other->rules.pile_must_be_melded == CANASTA_PILE_CONCEALED
      && !canasta_table_rule_has_say (other, canasta_rule_find ("opening-waiver")))
    return;

  plain = canasta_guide_new (other, NULL);
  plain_text = canasta_guide_to_text (plain);
  marked = canasta_guide_new (other, of->standard);
  paragraph = canasta_guide_find (marked, rule->name);
  if (!canasta_table_rule_has_say (other, rule))
    {
      g_assert_false (canasta_guide_has_changes (marked));
      return;
    }
  if (g_str_equal (of->text, plain_text) || !paragraph->changed)
    g_error ("%s = %s: %s", rule->name, value,
             paragraph->changed ? "the text is the same" : "the change is not marked");
}

static void
change_number (const Changing *of, const CanastaRule *rule, int value)
{
  g_autoptr (CanastaRules) rules = canasta_rules_copy (of->standard);

  if (canasta_rules_set_number (rules, rule->name, value, NULL))
    check_change (of, rule, rules);
}

static void
change_numbers (const Changing *of, const CanastaRule *rule)
{
  g_autoptr (CanastaRules) rules = canasta_rules_copy (of->standard);
  int value = canasta_rules_get_number (rules, rule->name);

  if (rule->maximum - rule->minimum <= 4)
    {
      for (int other = rule->minimum; other <= rule->maximum; other++)
        change_number (of, rule, other);
      return;
    }
  change_number (of, rule, rule->minimum);
  change_number (of, rule, value - rule->step);
  change_number (of, rule, value + rule->step);
  change_number (of, rule, rule->maximum);
}

static void
change_list (const Changing *of, const CanastaRule *rule,
             const char *value)
{
  g_autoptr (CanastaRules) rules = canasta_rules_copy (of->standard);

  g_assert_true (canasta_rules_set_value (rules, rule, g_variant_new_parsed (value), NULL));
  check_change (of, rule, rules);
}

static void
check_changes (CanastaTable *table, CanastaVariant *variant)
{
  g_autoptr (CanastaRules) standard = canasta_table_dup_rules (table);
  g_autoptr (CanastaGuide) guide = canasta_guide_new (table, standard);
  g_autofree char *text = canasta_guide_to_text (guide);
  const Changing changing = { table, variant, standard, text };

  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      const CanastaRule *rule = canasta_rule_get (i);

      if (rule->kind == CANASTA_RULE_BANDS)
        {
          change_list (&changing, rule, rule->choices ? "[(-100000, 0), (2000, 1)]"
                                                           : "[(-100000, 30), (2000, 100)]");
          change_list (&changing, rule, rule->choices ? "[(0, 2)]" : "[(0, 45)]");
        }
      else if (rule->kind == CANASTA_RULE_COUNTS)
        {
          change_list (&changing, rule, "[50]");
          change_list (&changing, rule, canasta_rule_get_most_counts (rule) < 4
                                          ? "[100, 200]" : "[100, 200, 350, 800]");
        }
      else
        change_numbers (&changing, rule);
    }
}

static void
test_changes (void)
{
  test_all_tables (check_changes);
}

/* A variant's own minimum and bands that come to the same are no change. */
static void
test_same_minimum (void)
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (CanastaTable) table = open_table (registry, "partnership/4", "classic");
  g_autoptr (CanastaTable) bare = open_table (registry, "partnership/4", NULL);
  g_autoptr (CanastaRules) standard = canasta_table_dup_rules (bare);
  g_autoptr (CanastaGuide) guide = canasta_guide_new (table, standard);
  g_autoptr (CanastaGuide) other = canasta_guide_new (bare, NULL);
  g_autofree char *text = canasta_guide_to_text (guide);
  g_autofree char *other_text = canasta_guide_to_text (other);

  g_assert_false (canasta_guide_has_changes (guide));
  g_assert_cmpstr (text, ==, other_text);
}

/* What may not be said at a table, and when. */
typedef struct
{
  const char *name;
  gboolean (*holds) (const CanastaTable *table);
  const char *unsaid[12];
} Silence;

static gboolean
forbids_final_discard (const CanastaTable *table)
{
  return table->rules.final_discard == CANASTA_FINAL_DISCARD_FORBIDDEN;
}

static gboolean
melds_no_wilds (const CanastaTable *table)
{
  return table->rules.maximum_wilds == 0;
}

/* Where wild cards may be melded alone a canasta without them is something else. */
static gboolean
has_no_wilds_in_canastas (const CanastaTable *table)
{
  return table->rules.maximum_wilds == 0 && table->rules.opening_kind.n == 0;
}

static gboolean
freezes_nothing (const CanastaTable *table)
{
  const CanastaRuleValues *rules = &table->rules;
  gboolean cards = rules->wild_freezes || rules->black_three_freezes
                   || (rules->red_three_freezes && rules->upcard != CANASTA_UPCARD_NONE);
  gboolean side = rules->frozen_before_opening
                  && rules->take_before_opening != CANASTA_TAKE_FORBIDDEN;

  return rules->freeze_model != CANASTA_FREEZE_ALWAYS
         && !(rules->freeze_model == CANASTA_FREEZE_UNTIL_TAKEN && cards) && !side;
}

static gboolean
has_no_canastas (const CanastaTable *table)
{
  return table->rules.meld_maximum_size > 0 && table->rules.meld_maximum_size < 7;
}

static gboolean
has_no_jokers (const CanastaTable *table)
{
  return table->rules.jokers == 0;
}

static gboolean
forbids_taking_to_open (const CanastaTable *table)
{
  return table->rules.take_before_opening == CANASTA_TAKE_FORBIDDEN;
}

static gboolean
needs_no_minimum (const CanastaTable *table)
{
  const CanastaBands *bands = &table->rules.opening_minimum;

  for (int i = 0; i < bands->n; i++)
    if (bands->band[i].minimum > 0)
      return FALSE;
  return bands->n > 0;
}

static gboolean
counts_rounds (const CanastaTable *table)
{
  return table->rules.rounds > 0;
}

static gboolean
has_one_round (const CanastaTable *table)
{
  return table->rules.rounds == 1;
}

static gboolean
has_no_partners (const CanastaTable *table)
{
  return !canasta_table_has_partners (table);
}

static gboolean
turns_no_card_up (const CanastaTable *table)
{
  return table->rules.upcard == CANASTA_UPCARD_NONE;
}

static gboolean
takes_top_card_only (const CanastaTable *table)
{
  return table->rules.take_extent == CANASTA_TAKE_TOP_ONLY;
}

static gboolean
never_lays_off_top_card (const CanastaTable *table)
{
  const CanastaRuleValues *rules = &table->rules;
  gboolean extends = rules->take_to_extend == CANASTA_EXTEND_WHOLE_PILE
                     && rules->sequences != CANASTA_SEQUENCES_NONE;

  return (!rules->take_by_lay_off && !extends) || rules->freeze_model == CANASTA_FREEZE_ALWAYS;
}

static gboolean
melds_no_black_threes (const CanastaTable *table)
{
  return table->rules.black_threes_melded == CANASTA_BLACK_THREES_NEVER;
}

static gboolean
melds_no_ranks (const CanastaTable *table)
{
  return table->rules.sequences != CANASTA_SEQUENCES_NONE
         && table->rules.groups == CANASTA_GROUPS_NONE;
}

/* Nobody gains anything by it, and nothing is easier. */
static gboolean
earns_nothing_concealed (const CanastaTable *table)
{
  const CanastaRuleValues *rules = &table->rules;

  return rules->concealed_bonus == rules->going_out_bonus
         && rules->opening_waiver == CANASTA_WAIVER_NONE
         && rules->concealed_canastas == CANASTA_CONCEALED_REQUIRED_NUMBER
         && rules->pile_must_be_melded != CANASTA_PILE_CONCEALED;
}

static const Silence silences[] = {
  { "final-discard forbidden", forbids_final_discard,
    { "last card may be discarded", "discard the last", "go out with a discard" } },
  { "no wild cards in melds", melds_no_wilds,
    { "mixed", "stand for other", "stand in for", "one wild card", "wild cards at most",
      "no wild cards", "outnumber", "more wild cards" } },
  { "no wild cards in canastas", has_no_wilds_in_canastas, { "without wild" } },
  { "nothing freezes", freezes_nothing, { "froze", "freez" } },
  { "no canastas", has_no_canastas,
    { "canasta on the table", "two canastas", "atural canasta", "ixed canasta", "Each canasta",
      "canastas bring", "canastas and", "whole canasta", "when it is a canasta",
      "canasta of your own", "canasta among", "An example" } },
  { "no jokers", has_no_jokers, { "Joker", "joker is", "jokers and", "jokers are" } },
  { "no pile to open with", forbids_taking_to_open,
    { "open with it", "open by taking", "taken the pile, you" } },
  { "no minimum", needs_no_minimum, { "minimum" } },
  { "rounds are counted", counts_rounds, { "total reaches" } },
  { "one round", has_one_round, { "several rounds" } },
  { "no partners", has_no_partners, { "your partner", "partners" } },
  { "no card turned up", turns_no_card_up,
    { "red three turned up", "red three that you take", "begins the discard" } },
  { "only the top card is taken", takes_top_card_only,
    { "whole pile", "cards you take with the pile", "every card of the pile" } },
  { "the top card is not added", never_lays_off_top_card,
    { "you must. If you can", "Even with a single card", "take the pile by adding",
      "not frozen by adding" } },
  { "no melds of one rank", melds_no_ranks, { "two natural cards" } },
  { "concealed like any other way", earns_nothing_concealed, { "oncealed" } },
  { "no melds of black threes", melds_no_black_threes,
    { "threes may be melded", "melded with them", "Black three, melded" } },
};

static void
check_silences (const CanastaTable *table, const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);
  g_autoptr (GString) line = g_string_new (NULL);

  /* Phrases may be broken over lines. */
  for (guint i = 0; words[i]; i++)
    if (*words[i])
      g_string_append_printf (line, "%s ", words[i]);
  for (guint i = 0; i < G_N_ELEMENTS (silences); i++)
    for (guint k = 0; silences[i].holds (table) && silences[i].unsaid[k]; k++)
      if (strstr (line->str, silences[i].unsaid[k]))
        g_error ("%s, and yet “%s”", silences[i].name, silences[i].unsaid[k]);
}

/* Rules by chance, at a table where they hold together: no sentence speaks of
 * what cannot be, none is marked for a rule without a say, and each rule is
 * spoken of. */
static void
check_chance (CanastaTable *table, CanastaVariant *variant)
{
  g_autoptr (CanastaRules) standard = canasta_table_dup_rules (table);
  CanastaRandom random = { 1949 };

  for (guint n = 0; n < 60; n++)
    {
      g_autoptr (CanastaRules) rules = canasta_rules_copy (standard);
      g_autoptr (CanastaTable) other = NULL;
      g_autoptr (CanastaGuide) guide = NULL;
      g_autofree char *text = NULL;

      test_random_rules (&random, rules);
      other = canasta_table_new (variant, canasta_table_get_variant (table), table->players,
                                 canasta_table_get_seating (table), NULL, rules, NULL);
      if (!other)
        continue;
      guide = canasta_guide_new (other, rules);
      text = canasta_guide_to_text (guide);
      g_assert_false (canasta_guide_has_changes (guide));
      for (guint i = 0; i < canasta_rule_count (); i++)
        if (!canasta_guide_find (guide, canasta_rule_get (i)->name))
          g_error ("no paragraph about %s", canasta_rule_get (i)->name);
      check_silences (other, text);
    }
}

static void
test_chance (void)
{
  test_all_tables (check_chance);
}

/* Partners are asked before the pile is taken, too. */
static void
test_asking (void)
{
  static const struct
  {
    const char *table;
    const char *house;
    gboolean may;
    gboolean must;
  } rows[] = {
    { "partnership/4", "it-classic", TRUE, TRUE },
    { "three-player/3/lone-hand", "it-classic", TRUE, TRUE },
    { "three-player/3/individual", "it-classic", FALSE, FALSE },
    { "partnership/4", "fr-ducale", TRUE, FALSE },
    { "two-player/2", "it-classic", FALSE, FALSE },
  };
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (CanastaTable) table = open_table (registry, rows[i].table, rows[i].house);
      g_autoptr (CanastaGuide) guide = canasta_guide_new (table, NULL);
      g_autofree char *text = canasta_guide_to_text (guide);
      g_autofree char *line = g_strdelimit (g_strdup (text), "\n", ' ');

      g_test_message ("%s, %s", rows[i].table, rows[i].house);
      g_assert_true ((strstr (line, "you may ask before you take it") != NULL) == rows[i].may);
      g_assert_true ((strstr (line, "you must ask before you take it") != NULL) == rows[i].must);
    }
}

/* What a round is counted by is all in one table. */
static void
test_sheet (void)
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (CanastaTable) table = open_table (registry, "partnership/4", "fr-online");
  g_autoptr (CanastaGuide) guide = canasta_guide_new (table, NULL);
  g_autofree char *text = canasta_guide_to_text (guide);
  const char *counting = strstr (text, "What is counted");

  g_assert_nonnull (strstr (counting, "Each canasta of wild cards alone   +2,000\n"));
}

/* One rule alone: what it rules out is not spoken of. */
static void
test_single_rules (void)
{
  static const struct
  {
    const char *rule;
    int value;
  } changes[] = {
    { "final-discard", CANASTA_FINAL_DISCARD_FORBIDDEN }, { "maximum-wilds", 0 },
    { "freeze-model", CANASTA_FREEZE_TOP_ONLY }, { "jokers", 0 }, { "rounds", 1 },
    { "take-before-opening", CANASTA_TAKE_FORBIDDEN }, { "upcard", CANASTA_UPCARD_NONE },
    { "take-extent", CANASTA_TAKE_TOP_ONLY }, { "take-by-lay-off", FALSE },
    { "black-threes-melded", CANASTA_BLACK_THREES_NEVER },
  };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (CanastaRules) rules = canasta_rules_new ();
      g_autoptr (CanastaTable) table = NULL;
      g_autoptr (CanastaGuide) guide = NULL;
      g_autofree char *text = NULL;

      g_test_message ("%s", changes[i].rule);
      g_assert_true (canasta_rules_set_number (rules, "frozen-before-opening", FALSE, NULL));
      g_assert_true (canasta_rules_set_number (rules, changes[i].rule, changes[i].value, NULL));
      table = canasta_table_new (NULL, "partnership", 4, NULL, NULL, rules, NULL);
      guide = canasta_guide_new (table, NULL);
      text = canasta_guide_to_text (guide);
      check_silences (table, text);
    }
}

/* A canasta that is closed is said to be, and what would change it is not told. */
static void
test_closed_canastas (void)
{
  static const struct
  {
    int complete;
    int melds;
    gboolean large;
    const char *says;
  } rows[] = {
    { CANASTA_COMPLETE_OPEN, CANASTA_MELDS_ONE, TRUE, "A meld of seven cards or more is a canasta" },
    { CANASTA_COMPLETE_CLOSED, CANASTA_MELDS_ONE, FALSE, "its rank is finished for your side" },
    { CANASTA_COMPLETE_CLOSED, CANASTA_MELDS_MANY, FALSE, "no more cards can be added to it." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (CanastaRules) rules = canasta_rules_new ();
      g_autoptr (CanastaTable) table = NULL;
      g_autoptr (CanastaGuide) guide = NULL;
      g_autofree char *text = NULL;

      g_test_message ("%s", rows[i].says);
      g_assert_true (canasta_rules_set_number (rules, "complete-groups", rows[i].complete, NULL));
      g_assert_true (canasta_rules_set_number (rules, "melds-per-rank", rows[i].melds, NULL));
      table = canasta_table_new (NULL, "partnership", 4, NULL, NULL, rules, NULL);
      guide = canasta_guide_new (table, NULL);
      text = canasta_guide_to_markdown (guide);
      g_assert_nonnull (strstr (text, rows[i].says));
      g_assert_true ((strstr (text, "as large as you like") != NULL) == rows[i].large);
      g_assert_true ((strstr (text, "becomes a mixed one") != NULL) == rows[i].large);
    }
}

/* What holds at some tables is said there, and nowhere else. */
static void
test_where_said (void)
{
  static const struct
  {
    const char *table;
    const char *house;
    const char *says[6];
    const char *unsaid[6];
  } rows[] = {
    { "burraco/4", NULL,
      { "may grow to 9 cards.", "here, too, there is only one.", "beside it another two may be",
        "at most: all of its suit and a wild card.", "sporco or semipulito." },
      { "as large as you like", "as many as in other melds", "appears only once",
        "omplete sequence with", "when the side was formed" } },
    { "burraco/4", "burraco-tournament",
      { "can still be taken up.", "Your side must have taken its pozzetto up as well.",
        "and no pozzetto waits for you", "a natural one that you may discard.",
        "the player may still go out." },
      { "waits for one of your partners", "If a round ends like this" } },
    { "burraco/4", NULL,
      { "The stock then has 41 cards.", "Cards are collected", "A meld of seven cards or more" },
      { "Canasta is a game" } },
    { "burraco/2", NULL,
      { "The stock then has 63 cards.", "in the second seat deals the first round. After that you",
        "first melds of a round need not be worth anything.",
        "Burraco semipulito | 150 |\n| Burraco sporco" },
      { "decide alone", "partner", "last seat", "to the left", "# Opening" } },
    { "burraco/3/lone-hand", NULL,
      { "Sequences stay as they lie.", "natural cards may be added to either.",
        "is a side of one player.", "when the side was formed.",
        "On top is the one that the lone hand takes up, with this many cards: 18." },
      { "has opened, both have" } },
    { "three-player/3/lone-hand", "classic",
      { "If one of the two has opened, both have.", "when the side was formed." },
      { "Sequences stay", "second hand" } },
    { "buraco/4", "buraco-fechado",
      { "a canastra suja has one.", "unless none is left for it.", "the card that a wild card" },
      { "omplete sequence |", "becomes a mixed one", "semi-clean" } },
    { "buraco/4", "buraco-aberto",
      { "omplete sequence |", "Cards of one suit in sequence are collected", "then has 42 cards." },
      { "may grow to", "Cards of the same rank", "Cards are collected" } },
    { "hand-and-foot/4", NULL, { "You must have taken your foot up as well." },
      { "Your side must have taken" } },
    { "samba/4", NULL, { "appears only once", "omplete sequence |" }, { "No place of" } },
    { "partnership/4", "classic", { "as large as you like", "Canasta is a game" },
      { "may grow to", "second hand", "The stock then" } },
    { "cuban/4", NULL, { "A meld of seven cards is a canasta" }, { "seven cards or more" } },
  };
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (CanastaTable) table = open_table (registry, rows[i].table, rows[i].house);
      g_autoptr (CanastaGuide) guide = canasta_guide_new (table, NULL);
      g_autofree char *text = canasta_guide_to_markdown (guide);

      for (guint k = 0; k < G_N_ELEMENTS (rows[i].says) && rows[i].says[k]; k++)
        if (!strstr (text, rows[i].says[k]))
          g_error ("%s: nothing of “%s”", rows[i].table, rows[i].says[k]);
      for (guint k = 0; k < G_N_ELEMENTS (rows[i].unsaid) && rows[i].unsaid[k]; k++)
        if (strstr (text, rows[i].unsaid[k]))
          g_error ("%s, and yet “%s”", rows[i].table, rows[i].unsaid[k]);
    }
}

/* Who reads from the beginning meets no word before it is explained. */
static void
check_order (CanastaTable *table, CanastaVariant *variant)
{
  static const char *const order[] = { "aim", "cards", "turn", "melds", "canastas", "opening",
                                       "pile", "threes", "going-out", "scoring" };
  g_autoptr (CanastaGuide) guide = canasta_guide_new (table, NULL);
  g_autofree char *text = canasta_guide_to_markdown (guide);
  const char *frozen = strstr (text, "frozen");
  const char *concealed = strstr (text, "oncealed");
  const char *pile = strstr (text, "# Taking the discard pile");
  const char *red = strstr (text, "those of hearts and diamonds are called red threes");
  gboolean has_threes = table->rules.threes == CANASTA_THREES_SPECIAL;
  gboolean has_opening = strstr (text, "Your first melds of a round need not") == NULL;
  guint n = 0;

  for (guint i = 0; i < canasta_guide_get_length (guide) && n < G_N_ELEMENTS (order); i++)
    {
      if ((!has_threes && g_str_equal (order[n], "threes"))
          || (!has_opening && g_str_equal (order[n], "opening")))
        n++;
      if (g_str_equal (canasta_guide_get_section (guide, i)->id, order[n]))
        n++;
    }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (order));
  g_assert_true ((red != NULL) == has_threes);
  g_assert_true (!red || red < strstr (text, "red three "));
  g_assert_true (!frozen || frozen > pile);
  g_assert_true (!concealed || concealed > pile);
  g_assert_true (has_opening || table->rules.take_freely);
  g_assert_true ((strstr (text, "# Opening") != NULL) == has_opening);
  g_assert_true ((strstr (text, "An example: three kings count") == NULL)
                 == (!has_opening
                     || strstr (text, "They need not be worth anything.") != NULL));
}

static void
test_order (void)
{
  test_all_tables (check_order);
}

static void
test_marks (void)
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (CanastaTable) table = open_table (registry, "partnership/4", "fr-ducale");
  g_autoptr (CanastaTable) classic = open_table (registry, "partnership/4", "classic");
  g_autoptr (CanastaRules) standard = canasta_table_dup_rules (classic);
  g_autoptr (CanastaGuide) guide = canasta_guide_new (table, standard);
  g_autofree char *text = canasta_guide_to_text (guide);
  g_autofree char *markdown = canasta_guide_to_markdown (guide);

  g_assert_true (canasta_guide_find (guide, "opening-counts")->changed);
  g_assert_true (canasta_guide_find (guide, "frozen-before-opening")->changed);
  g_assert_false (canasta_guide_find (guide, "deal-size")->changed);
  g_assert_nonnull (strstr (text, "\n* "));
  g_assert_nonnull (strstr (markdown, "\n**A red three that you take"));
}

static void
test_compare (void)
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (CanastaTable) classic = open_table (registry, "partnership/4", "classic");
  g_autoptr (CanastaTable) ducale = open_table (registry, "partnership/4", "fr-ducale");
  g_autoptr (CanastaGuide) same = canasta_guide_compare (classic, "A", classic, "B");
  g_autoptr (CanastaGuide) guide = canasta_guide_compare (classic, "A|b", ducale, "Ducale");
  g_autofree char *markdown = canasta_guide_to_markdown (guide);
  const CanastaGuideParagraph *overview =
      g_ptr_array_index (canasta_guide_get_section (guide, 0)->paragraphs, 0);

  g_assert_cmpuint (canasta_guide_get_length (same), ==, 1);
  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      const CanastaRule *rule = canasta_rule_get (i);

      g_assert_true (canasta_guide_tables_differ (classic, ducale, rule)
                     == (canasta_guide_find (guide, rule->name) != NULL));
    }
  g_assert_cmpuint (overview->grid->rows->len, ==, 6);
  g_assert_cmpstr (overview->grid->header[1], ==, "A|b");
  g_assert_nonnull (strstr (markdown, "A\\|b"));
}

/* What has a say in neither house is no difference; what has one in a single
 * house is said to be without effect in the other. */
static void
test_compare_silent (void)
{
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (CanastaRules) changed = canasta_rules_copy (rules);
  g_autoptr (CanastaTable) table = NULL;
  g_autoptr (CanastaTable) other = NULL;
  g_autoptr (CanastaGuide) guide = NULL;
  g_autofree char *text = NULL;

  g_assert_true (canasta_rules_set_number (changed, "wild-canasta", 1000, NULL));
  g_assert_true (canasta_rules_set_number (changed, "freeze-model", CANASTA_FREEZE_TOP_ONLY,
                                           NULL));
  g_assert_true (canasta_rules_set_number (changed, "wild-freezes", FALSE, NULL));
  g_assert_true (canasta_rules_set_number (changed, "asking", CANASTA_ASKING_OFF, NULL));
  table = canasta_table_new (NULL, "two-player", 2, NULL, NULL, rules, NULL);
  other = canasta_table_new (NULL, "two-player", 2, NULL, NULL, changed, NULL);
  guide = canasta_guide_compare (table, "A", other, "B");
  text = canasta_guide_to_text (guide);

  g_assert_nonnull (strstr (text, "A and B, table two-player/2"));
  g_assert_nonnull (strstr (text, "There are 2 differences."));
  g_assert_nonnull (canasta_guide_find (guide, "freeze-model"));
  g_assert_nonnull (strstr (text, "B: No effect."));
  g_assert_null (canasta_guide_find (guide, "wild-canasta"));
  g_assert_null (canasta_guide_find (guide, "asking"));
}

/* Rules of one game are compared in the words of its players, those of two in everybody's; 0
 * is said to be what it means. */
static void
test_compare_words (void)
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (CanastaTable) own = open_table (registry, "hand-and-foot/4", NULL);
  g_autoptr (CanastaTable) bicycle = open_table (registry, "hand-and-foot/4",
                                                 "hand-and-foot-bicycle");
  g_autoptr (CanastaTable) burraco = open_table (registry, "burraco/4", NULL);
  g_autoptr (CanastaGuide) of_one = canasta_guide_compare (own, "A", bicycle, "B");
  g_autoptr (CanastaGuide) of_two = canasta_guide_compare (own, "A", burraco, "B");
  g_autofree char *one = canasta_guide_to_markdown (of_one);
  g_autofree char *two = canasta_guide_to_markdown (of_two);

  g_assert_nonnull (strstr (one, "| Cards of a foot | 13 | 11 |"));
  g_assert_nonnull (strstr (one, "How many cards a foot has."));
  g_assert_nonnull (strstr (one, "Clean canastas to go out"));
  g_assert_null (strstr (one, "econd hand"));
  g_assert_nonnull (strstr (two, "| Cards of a second hand | 13 | 11 |"));
  g_assert_nonnull (strstr (two, "| 7 | Any number |"));
  g_assert_null (strstr (two, "foot has"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/guide/whole", test_whole);
  g_test_add_func ("/guide/form", test_form);
  g_test_add_func ("/guide/changes", test_changes);
  g_test_add_func ("/guide/same-minimum", test_same_minimum);
  g_test_add_func ("/guide/chance", test_chance);
  g_test_add_func ("/guide/asking", test_asking);
  g_test_add_func ("/guide/sheet", test_sheet);
  g_test_add_func ("/guide/single-rules", test_single_rules);
  g_test_add_func ("/guide/closed-canastas", test_closed_canastas);
  g_test_add_func ("/guide/where-said", test_where_said);
  g_test_add_func ("/guide/order", test_order);
  g_test_add_func ("/guide/marks", test_marks);
  g_test_add_func ("/guide/compare", test_compare);
  g_test_add_func ("/guide/compare-silent", test_compare_silent);
  g_test_add_func ("/guide/compare-words", test_compare_words);
  return g_test_run ();
}
