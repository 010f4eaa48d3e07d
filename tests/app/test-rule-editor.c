/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of changing the rules of houses: what is compared with what, what goes
 * into a copy, and that everything is kept at once. */
#include "config.h"

#include "settings/rule-editor.h"

#include <string.h>

#include "fixture.h"
#include "rules/house-given.h"

typedef struct
{
  char *folder;
  char *own;
  CanastaRegistry *registry;
  CanastaRuleEditor *editor;
  const char *original; /* that is copied */
  guint n_opened;
  guint n_changed;
  guint n_copied;
} Fixture;

static void
count_cb (CanastaRuleEditor *editor, guint *n)
{
  (*n)++;
}

static void
copied_cb (CanastaRuleEditor *editor, const char *original, Fixture *fixture)
{
  g_assert_cmpstr (original, ==, fixture->original);
  fixture->n_copied++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = test_folder_new ();
  fixture->own = g_build_filename (fixture->folder, "own", NULL);
  fixture->registry = test_registry_new (fixture->own);
  fixture->editor = canasta_rule_editor_new (fixture->registry);
  fixture->original = "Classic";
  g_signal_connect (fixture->editor, "opened", G_CALLBACK (count_cb), &fixture->n_opened);
  g_signal_connect (fixture->editor, "changed", G_CALLBACK (count_cb), &fixture->n_changed);
  g_signal_connect (fixture->editor, "copied", G_CALLBACK (copied_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->editor);
  g_clear_object (&fixture->registry);
  test_folder_remove (fixture->folder);
  g_free (fixture->own);
}

static const CanastaRule *
find (const char *name)
{
  const CanastaRule *rule = canasta_rule_find (name);

  g_assert_nonnull (rule);
  return rule;
}

static void
set_number (Fixture *fixture, const char *name, int value)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (canasta_rule_editor_set_value (fixture->editor, find (name),
                                                g_variant_new_int32 (value), &error));
  g_assert_no_error (error);
}

/* What the file of the open house says now of a table. */
static int
read_kept_at (Fixture *fixture, const char *table, const char *name)
{
  g_autoptr (CanastaRegistry) registry = test_registry_new (fixture->own);
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaRules) rules = canasta_registry_make_rules (
    registry, table, canasta_house_get_id (canasta_rule_editor_get_house (fixture->editor)), &error);

  g_assert_no_error (error);
  return canasta_rules_get_number (rules, name);
}

static int
read_kept (Fixture *fixture, const char *name)
{
  return read_kept_at (fixture, canasta_rule_editor_get_table (fixture->editor), name);
}

static void
test_open (Fixture *fixture, gconstpointer data)
{
  CanastaRuleEditor *editor = fixture->editor;

  canasta_rule_editor_open (editor, "fr-ducale", NULL);
  g_assert_cmpstr (canasta_rule_editor_get_table (editor), ==, "partnership/4");
  g_assert_false (canasta_rule_editor_is_own (editor));
  g_assert_cmpuint (canasta_rule_editor_count_changed (editor), ==, 0);

  canasta_rule_editor_open (editor, "fr-ducale", "teams/6/nobody");
  g_assert_cmpstr (canasta_rule_editor_get_table (editor), ==, "partnership/4");
  canasta_rule_editor_open (editor, "nowhere", "two-player/2");
  g_assert_cmpstr (canasta_house_get_id (canasta_rule_editor_get_house (editor)), ==, "classic");
  g_assert_cmpstr (canasta_rule_editor_get_table (editor), ==, "two-player/2");
}

/* The first change of a house of the game goes into a copy; the next ones into
 * the same. */
static void
test_copy_on_change (Fixture *fixture, gconstpointer data)
{
  CanastaRuleEditor *editor = fixture->editor;
  CanastaHouses *houses = canasta_rule_editor_get_houses (editor);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (houses));
  g_autoptr (GError) error = NULL;

  canasta_rule_editor_open (editor, "classic", "two-player/2");
  set_number (fixture, "packs", 2);
  g_assert_cmpuint (fixture->n_copied, ==, 0);
  g_assert_false (canasta_rule_editor_set_value (editor, find ("packs"),
                                                 g_variant_new_int32 (99), &error));
  g_assert_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VALUE);
  g_assert_nonnull (strstr (error->message, "2"));
  g_assert_nonnull (strstr (error->message, "7"));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (houses)), ==, n);

  set_number (fixture, "packs", 3);
  g_assert_cmpuint (fixture->n_copied, ==, 1);
  g_assert_true (canasta_rule_editor_is_own (editor));
  g_assert_cmpstr (canasta_rule_editor_get_table (editor), ==, "two-player/2");
  g_assert_cmpstr (canasta_house_get_title (canasta_rule_editor_get_house (editor)), ==,
                   "Classic – my rules");
  set_number (fixture, "jokers", 6);
  g_assert_cmpuint (fixture->n_copied, ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (houses)), ==, n + 1);
  g_assert_cmpint (read_kept (fixture, "packs"), ==, 3);
  g_assert_cmpint (read_kept (fixture, "jokers"), ==, 6);
  g_assert_cmpuint (canasta_rule_editor_count_changed (editor), ==, 2);

  /* The other tables of the copy, and Classic, are as they were. */
  canasta_rule_editor_open (
    editor, canasta_house_get_id (canasta_rule_editor_get_house (editor)), "partnership/4");
  g_assert_cmpuint (canasta_rule_editor_count_changed (editor), ==, 0);
  canasta_rule_editor_open (editor, "classic", "two-player/2");
  g_assert_cmpint (canasta_rules_get_number (canasta_rule_editor_get_rules (editor), "packs"),
                   ==, 2);
  set_number (fixture, "packs", 4);
  g_assert_cmpstr (canasta_house_get_title (canasta_rule_editor_get_house (editor)), ==,
                   "Classic – my rules 2");
}

/* Every rule of every table of every house can be changed, is marked, and goes
 * back to what the house it was copied from says; and all that is undone. */
static void
test_reset_everything (Fixture *fixture, gconstpointer data)
{
  CanastaRuleEditor *editor = fixture->editor;
  g_autoptr (CanastaRules) before = NULL;
  g_autoptr (GError) error = NULL;

  canasta_rule_editor_open (editor, "fr-ducale", "teams/6/pairs");
  g_assert_cmpstr (canasta_rule_editor_get_table (editor), ==, "teams/6/pairs");
  g_assert_true (canasta_rule_editor_copy (editor, &error));
  g_assert_no_error (error);

  for (guint i = 0; i < canasta_rule_count (); i++)
    {
      const CanastaRule *rule = canasta_rule_get (i);
      CanastaRules *rules = canasta_rule_editor_get_rules (editor);
      g_autoptr (GVariant) value = NULL;

      if (rule->kind == CANASTA_RULE_BANDS)
        value = g_variant_ref_sink (g_variant_new_parsed (rule->choices ? "[(0, 1)]"
                                                                        : "[(0, 45)]"));
      else if (rule->kind == CANASTA_RULE_COUNTS)
        value = g_variant_ref_sink (g_variant_new_parsed ("[50, 150]"));
      else
        {
          g_autoptr (CanastaRules) other = canasta_rules_copy (rules);
          int number = canasta_rules_get_number (rules, rule->name);

          g_assert_true (canasta_rules_set_number (
            other, rule->name, number == rule->minimum ? rule->maximum : rule->minimum, NULL));
          value = canasta_rules_get_value (other, rule);
        }

      g_assert_true (canasta_rule_editor_set_value (editor, rule, value, &error));
      g_assert_no_error (error);
      g_assert_true (canasta_rule_editor_is_changed (editor, rule));
    }
  g_assert_cmpuint (canasta_rule_editor_count_changed (editor), ==, canasta_rule_count ());

  g_assert_true (canasta_rule_editor_reset (editor, find ("opening-counts"), &error));
  g_assert_no_error (error);
  g_assert_cmpuint (canasta_rule_editor_count_changed (editor), ==, canasta_rule_count () - 1);
  g_assert_cmpint (read_kept (fixture, "opening-counts"), ==, CANASTA_OPENING_SINGLE_MELD);

  before = canasta_rules_copy (canasta_rule_editor_get_rules (editor));
  g_assert_true (canasta_rule_editor_reset_all (editor, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (canasta_rule_editor_count_changed (editor), ==, 0);
  g_assert_cmpint (read_kept (fixture, "deal-size"), ==, 13);

  g_assert_true (canasta_rule_editor_give_rules (editor, "teams/6/pairs", before, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (canasta_rule_editor_count_changed (editor), ==, canasta_rule_count () - 1);
  for (guint i = 0; i < canasta_rule_count (); i++)
    g_assert_true (canasta_rules_is_same (canasta_rule_editor_get_rules (editor), before,
                                          canasta_rule_get (i)));
}

/* Here a house keeps its name in files, which saved matches know; to others it goes
 * under its title. */
static void
test_given_away (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *title;
    const char *id;
  } rows[] = {
    { "Grandmother’s Sundays", "grandmother-s-sundays" },
    { "Chez Zoé", "chez-zoe" },
    { "4 Freunde", "freunde" },
    { "♠♥", "classic-my-rules" },
  };
  g_autofree char *path = g_build_filename (fixture->folder, "gift.json", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (canasta_rule_editor_export (fixture->editor, path, &error));
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (CanastaHouse) given = NULL;
      g_autofree char *id = NULL;

      if (i == 0)
        g_assert_true (canasta_rule_editor_copy (fixture->editor, &error));
      g_assert_true (canasta_rule_editor_rename (fixture->editor, rows[i].title, &error));
      g_assert_true (canasta_rule_editor_export (fixture->editor, path, &error));
      given = canasta_house_new_from_file (path, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (canasta_house_get_id (given), ==, rows[i].id);
      g_assert_cmpstr (canasta_house_get_title (given), ==, rows[i].title);
      id = canasta_house_dup_given_id (canasta_rule_editor_get_house (fixture->editor));
      g_assert_cmpstr (id, ==, rows[i].id);
      g_assert_cmpstr (canasta_house_get_id (canasta_rule_editor_get_house (fixture->editor)), ==,
                       "classic-my-rules");
    }
}

/* An own house that was not copied is compared with the variant's standard. */
static void
test_without_original (Fixture *fixture, gconstpointer data)
{
  g_autofree char *gift = g_build_filename (fixture->folder, "gift.json", NULL);
  g_autofree char *back = g_build_filename (fixture->folder, "back.json", NULL);
  g_autoptr (CanastaHouse) written = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (gift,
    "{ \"format\": 1, \"id\": \"aunt\", \"title\": \"Aunt\", \"tables\": ["
    " { \"table\": \"partnership/4\", \"rules\": { \"packs\": 5 } } ] }", -1, NULL));
  g_assert_true (canasta_rule_editor_import (fixture->editor, gift, &error));
  g_assert_no_error (error);
  g_assert_true (canasta_rule_editor_is_own (fixture->editor));
  g_assert_true (canasta_rule_editor_is_changed (fixture->editor, find ("packs")));
  g_assert_cmpuint (canasta_rule_editor_count_changed (fixture->editor), ==, 1);
  g_assert_true (canasta_rule_editor_reset_all (fixture->editor, &error));
  g_assert_cmpint (read_kept (fixture, "packs"), ==, 2);

  g_assert_true (canasta_rule_editor_export (fixture->editor, back, &error));
  written = canasta_house_new_from_file (back, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (canasta_house_get_id (written), ==, "aunt");

  g_assert_true (g_file_set_contents (gift, "{ \"format\": 1,\n \"id\": 3 }", -1, NULL));
  g_assert_false (canasta_rule_editor_import (fixture->editor, gift, &error));
  g_assert_nonnull (strstr (error->message, "gift.json"));
  g_assert_nonnull (strstr (error->message, "line"));
}

static void
test_needs_and_contradictions (Fixture *fixture, gconstpointer data)
{
  CanastaRuleEditor *editor = fixture->editor;
  const CanastaRule *one, *other;
  g_autofree char *need = NULL;
  g_autofree char *none = NULL;
  g_autofree char *seats = NULL;
  g_autofree char *frozen = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *gone = NULL;
  g_autoptr (GError) error = NULL;

  need = canasta_rule_editor_dup_need (editor, find ("wild-canasta"));
  g_assert_nonnull (strstr (need, canasta_rule_get_title (find ("wild-melds"))));
  g_assert_null (canasta_rule_editor_dup_need (editor, find ("packs")));
  g_assert_true (canasta_rule_editor_set_value (editor, find ("wild-melds"),
                                                g_variant_new_string ("free"), &error));
  none = canasta_rule_editor_dup_need (editor, find ("wild-canasta"));
  g_assert_null (none);
  seats = canasta_rule_editor_dup_need (editor, find ("lone-hand-pair-score"));
  g_assert_nonnull (seats);
  g_assert_true (canasta_rule_editor_set_value (editor, find ("freeze-model"),
                                                g_variant_new_string ("top-only"), &error));
  frozen = canasta_rule_editor_dup_need (editor, find ("wild-freezes"));
  g_assert_nonnull (strstr (frozen, canasta_rule_get_title (find ("freeze-model"))));

  gone = canasta_rule_editor_dup_contradiction (editor, &one, &other);
  g_assert_null (gone);
  set_number (fixture, "deal-size", 26);
  sentence = canasta_rule_editor_dup_contradiction (editor, &one, &other);
  g_assert_cmpstr (sentence, ==,
                   "4 hands of 26 take 104 of the 108 cards; at least 8 must be left.");
  /* It is told beside the rule that was changed. */
  g_assert_cmpstr (one->name, ==, "deal-size");
  g_assert_cmpstr (other->name, ==, "packs");
  g_assert_cmpint (read_kept (fixture, "deal-size"), ==, 26);
}

static void
test_house (Fixture *fixture, gconstpointer data)
{
  CanastaRuleEditor *editor = fixture->editor;
  GListModel *houses = G_LIST_MODEL (canasta_rule_editor_get_houses (editor));
  guint n = g_list_model_get_n_items (houses);
  g_auto (GStrv) missing = NULL;
  g_auto (GStrv) left = NULL;
  g_autofree char *first = NULL;
  g_autofree char *words = NULL;
  g_autofree char *teams = NULL;
  g_autoptr (CanastaRules) trios = NULL;
  g_autoptr (GError) error = NULL;

  canasta_rule_editor_open (editor, "it-classic", NULL);
  first = g_strdup (canasta_rule_editor_get_table (editor));
  g_assert_false (canasta_rule_editor_may_remove_table (editor));
  g_assert_true (canasta_rule_editor_copy (editor, &error));
  g_assert_false (canasta_rule_editor_rename (editor, "  ", &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_true (canasta_rule_editor_rename (editor, " Da noi ", &error));
  g_assert_cmpstr (canasta_house_get_title (canasta_rule_editor_get_house (editor)), ==,
                   "Da noi");

  missing = canasta_rule_editor_list_missing_tables (editor);
  g_assert_true (g_strv_contains ((const char *const *) missing, "teams/6/trios"));
  g_assert_false (g_strv_contains ((const char *const *) missing, "partnership/4"));
  g_assert_true (canasta_rule_editor_add_table (editor, "teams/6/trios", &error));
  g_assert_no_error (error);
  g_assert_cmpstr (canasta_rule_editor_get_table (editor), ==, "teams/6/trios");
  g_assert_null (canasta_rule_editor_get_problem (editor));

  /* What was removed comes back as it was. */
  set_number (fixture, "packs", 5);
  trios = canasta_rules_copy (canasta_rule_editor_get_rules (editor));
  g_assert_true (canasta_rule_editor_remove_table (editor, &error));
  g_assert_true (canasta_rule_editor_give_rules (editor, "teams/6/trios", trios, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (canasta_rule_editor_get_table (editor), ==, "teams/6/trios");
  for (guint i = 0; i < canasta_rule_count (); i++)
    g_assert_true (canasta_rules_is_same (canasta_rule_editor_get_rules (editor), trios,
                                          canasta_rule_get (i)));

  /* What was added can be removed again, down to the last table. */
  g_assert_true (canasta_rule_editor_remove_table (editor, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (canasta_rule_editor_get_table (editor), ==, first);
  while (canasta_rule_editor_may_remove_table (editor))
    g_assert_true (canasta_rule_editor_remove_table (editor, &error));
  left = canasta_house_list_tables (canasta_rule_editor_get_house (editor));
  g_assert_cmpuint (g_strv_length (left), ==, 1);

  words = canasta_rule_editor_describe_table (editor, "partnership/4");
  g_assert_cmpstr (words, ==, "Partnership");
  teams = canasta_rule_editor_describe_table (editor, "teams/6/trios");
  g_assert_cmpstr (teams, ==, "Teams, 6 players: Two teams of three");

  g_assert_cmpuint (g_list_model_get_n_items (houses), ==, n + 1);
  g_assert_true (canasta_rule_editor_delete (editor, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (houses), ==, n);
  g_assert_cmpstr (canasta_house_get_id (canasta_rule_editor_get_house (editor)), ==,
                   "it-classic");
  g_assert_false (canasta_rule_editor_delete (editor, &error));
  g_assert_nonnull (error);
}

/* A table of a variant that is not installed says so, and can be left. */
static void
test_missing_variant (Fixture *fixture, gconstpointer data)
{
  g_autofree char *gift = g_build_filename (fixture->folder, "gift.json", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (gift,
    "{ \"format\": 1, \"id\": \"far\", \"title\": \"Far\", \"tables\": ["
    " { \"table\": \"canastone/4\" }, { \"table\": \"partnership/4\" } ] }", -1, NULL));
  g_assert_true (canasta_rule_editor_import (fixture->editor, gift, &error));
  canasta_rule_editor_open (fixture->editor, "far", "canastone/4");
  g_assert_nonnull (strstr (canasta_rule_editor_get_problem (fixture->editor), "canastone"));
  g_assert_cmpuint (canasta_rule_editor_count_changed (fixture->editor), ==, 0);
  canasta_rule_editor_open (fixture->editor, "far", "partnership/4");
  g_assert_null (canasta_rule_editor_get_problem (fixture->editor));
}

static int
compare_words (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
note_cb (CanastaRules *rules, GParamSpec *spec, GPtrArray *heard)
{
  g_ptr_array_add (heard, (gpointer) spec->name);
}

/* What was heard, by the alphabet; nothing is then. */
static char *
take_heard (GPtrArray *heard)
{
  char *words;

  g_ptr_array_sort (heard, compare_words);
  g_ptr_array_add (heard, NULL);
  words = g_strjoinv (" ", (char **) heard->pdata);
  g_ptr_array_set_size (heard, 0);
  return words;
}

/* Of which there is something else to say when piles freeze otherwise. */
#define WORDS_OF_FREEZING \
  "black-three-freezes freeze-model frozen-before-opening one-card-rule red-three-freezes " \
  "take-by-lay-off take-onto-complete take-to-start-sequence take-with-pair take-with-wild " \
  "wild-freezes"

/* Who follows the live rules hears of the one that is changed, and of those of which
 * there is something else to say then, and of no other; and everybody hears once that
 * something has changed. */
static void
test_followed (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *rule;
    const char *value;
    const char *heard;
  } rows[] = {
    { "packs", "3", "packs" },
    { "packs", "3", "" },
    { "wild-melds", "'free'", "complete-wild-melds take-with-wild-pair wild-canasta wild-canasta-values "
      "wild-canastas-to-go-out wild-melds" },
    { "freeze-model", "'always'", WORDS_OF_FREEZING },
    { "freeze-model", "'top-only'", WORDS_OF_FREEZING },
    { "opening-counts", "'single-meld'", "opening-counts" },
  };
  CanastaRuleEditor *editor = fixture->editor;
  CanastaRules *rules = canasta_rule_editor_get_rules (editor);
  g_autoptr (GPtrArray) heard = g_ptr_array_new ();

  canasta_rule_editor_open (editor, "classic", "partnership/4");
  g_signal_connect (rules, "notify", G_CALLBACK (note_cb), heard);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *words = NULL;
      guint n = fixture->n_changed;

      g_assert_true (canasta_rule_editor_set_value (
        editor, find (rows[i].rule), g_variant_new_parsed (rows[i].value), &error));
      g_assert_no_error (error);
      words = take_heard (heard);
      g_assert_cmpstr (words, ==, rows[i].heard);
      g_assert_cmpuint (fixture->n_changed, ==, n + (*rows[i].heard != '\0'));
    }

  /* At another table it is the same rules that have its values. */
  canasta_rule_editor_open (editor, "classic", "two-player/2");
  g_assert_true (rules == canasta_rule_editor_get_rules (editor));
  g_assert_cmpint (canasta_rules_get_number (rules, "packs"), ==, 2);
  g_assert_cmpuint (fixture->n_opened, ==, 2);
}

/* The rules of a game without a house go into one that has all its tables and no original. */
static void
test_game (Fixture *fixture, gconstpointer data)
{
  CanastaRuleEditor *editor = fixture->editor;
  g_auto (GStrv) tables = NULL;
  CanastaHouse *house;

  fixture->original = "Hand and Foot";
  canasta_rule_editor_open_game (editor, "hand-and-foot/3");
  g_assert_null (canasta_rule_editor_get_problem (editor));
  g_assert_null (canasta_rule_editor_get_house (editor));
  g_assert_false (canasta_rule_editor_is_own (editor));
  g_assert_cmpuint (canasta_rule_editor_count_changed (editor), ==, 0);
  g_assert_cmpint (canasta_rules_get_number (canasta_rule_editor_get_rules (editor), "packs"),
                   ==, 4);

  set_number (fixture, "deal-size", 11);
  set_number (fixture, "second-hand-size", 11);
  g_assert_cmpuint (fixture->n_copied, ==, 1);
  house = canasta_rule_editor_get_house (editor);
  tables = canasta_house_list_tables (house);
  g_assert_cmpstr (canasta_house_get_title (house), ==, "Hand and Foot – my rules");
  g_assert_null (canasta_house_get_original (house));
  g_assert_cmpuint (g_strv_length (tables), ==, 5);
  g_assert_true (canasta_rule_editor_is_own (editor));
  g_assert_cmpuint (canasta_rule_editor_count_changed (editor), ==, 2);
  g_assert_cmpint (read_kept (fixture, "deal-size"), ==, 11);
  g_assert_cmpint (read_kept (fixture, "packs"), ==, 4);

  g_assert_true (canasta_rule_editor_reset_all (editor, NULL));
  g_assert_cmpint (read_kept (fixture, "deal-size"), ==, 13);

  canasta_rule_editor_open_game (editor, "hand-and-foot/nobody");
  g_assert_nonnull (canasta_rule_editor_get_problem (editor));
}

/* A change holds at all tables of the house where the rule is the same, and at none that only comes to
 * have the same value by it. */
static void
test_for_all (Fixture *fixture, gconstpointer data)
{
  CanastaRuleEditor *editor = fixture->editor;
  g_autoptr (GError) error = NULL;

  canasta_rule_editor_open (editor, "classic", "partnership/4");
  canasta_rule_editor_hold_for_all (editor);
  for (int canastas = 2; canastas <= 3; canastas++)
    {
      set_number (fixture, "canastas-to-go-out", canastas);
      g_assert_cmpint (read_kept (fixture, "canastas-to-go-out"), ==, canastas);
      g_assert_cmpint (read_kept_at (fixture, "three-player/3/individual", "canastas-to-go-out"), ==,
                       canastas);
      g_assert_cmpint (read_kept_at (fixture, "two-player/2", "canastas-to-go-out"), ==, 2);
    }
  g_assert_cmpuint (fixture->n_copied, ==, 1);

  /* What no game of theirs offers is a matter of one table. */
  set_number (fixture, "deal-size", 12);
  g_assert_cmpint (read_kept (fixture, "deal-size"), ==, 12);
  g_assert_cmpint (read_kept_at (fixture, "three-player/3/individual", "deal-size"), !=, 12);

  g_assert_true (canasta_rule_editor_reset (editor, find ("canastas-to-go-out"), &error));
  g_assert_no_error (error);
  g_assert_cmpint (read_kept (fixture, "canastas-to-go-out"), ==, 1);
  g_assert_cmpint (read_kept_at (fixture, "three-player/3/individual", "canastas-to-go-out"), ==, 1);
  g_assert_cmpint (read_kept_at (fixture, "two-player/2", "canastas-to-go-out"), ==, 2);
}

/* Where nothing can be written, that is said, and no house is half there. */
static void
test_not_writable (Fixture *fixture, gconstpointer data)
{
  CanastaRuleEditor *editor = fixture->editor;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (fixture->own, "in the way", -1, NULL));
  g_assert_false (canasta_rule_editor_set_value (editor, find ("packs"), g_variant_new_int32 (3),
                                                 &error));
  g_assert_nonnull (error);
  g_assert_false (canasta_rule_editor_is_own (editor));
  g_assert_cmpint (canasta_rules_get_number (canasta_rule_editor_get_rules (editor), "packs"),
                   ==, 2);
}

#define ADD(path, function) \
  g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/rule-editor/open", test_open);
  ADD ("/rule-editor/copy-on-change", test_copy_on_change);
  ADD ("/rule-editor/reset-everything", test_reset_everything);
  ADD ("/rule-editor/given-away", test_given_away);
  ADD ("/rule-editor/without-original", test_without_original);
  ADD ("/rule-editor/needs-and-contradictions", test_needs_and_contradictions);
  ADD ("/rule-editor/house", test_house);
  ADD ("/rule-editor/missing-variant", test_missing_variant);
  ADD ("/rule-editor/followed", test_followed);
  ADD ("/rule-editor/game", test_game);
  ADD ("/rule-editor/for-all", test_for_all);
  ADD ("/rule-editor/not-writable", test_not_writable);
  return g_test_run ();
}
