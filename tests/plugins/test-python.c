/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of a variant in Python. */
#include "config.h"

#include <string.h>

#include "canasta.h"

#ifdef __SANITIZE_ADDRESS__
#define HAS_SANITIZER 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

/* Skips the test where variants in Python cannot work: without the typelib,
 * without libpeas' loader, or with an interpreter that leaks under a
 * sanitizer. */
static CanastaRegistry *
make_registry (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_BUILT, "plugins", "python", NULL);
  const char *folders[] = { folder, NULL };
  g_autofree char *houses_folder = canasta_paths_dup_houses ();
  g_autofree char *typelibs = canasta_paths_dup_typelibs ();
  g_autofree char *typelib = g_build_filename (typelibs, "Canasta-" CANASTA_API_VERSION ".typelib", NULL);
  g_autoptr (CanastaHouses) houses = canasta_houses_new (houses_folder, "/nowhere");
  g_autoptr (CanastaRegistry) registry = NULL;
  CanastaPlugin *plugin;

#ifdef HAS_SANITIZER
  g_test_skip ("the Python interpreter leaks");
  return NULL;
#endif
  if (!g_file_test (typelib, G_FILE_TEST_EXISTS))
    {
      g_test_skip ("built without introspection");
      return NULL;
    }

  registry = canasta_registry_new_for (folders, houses);
  plugin = canasta_registry_find_plugin (registry, "wild-night");
  g_assert_nonnull (plugin);
  canasta_registry_get_variant (registry, "wild-night", NULL);
  if (canasta_plugin_get_problem (plugin)
      && strstr (canasta_plugin_get_problem (plugin), "loader"))
    {
      g_test_skip ("libpeas has no loader for Python");
      return NULL;
    }
  return g_steal_pointer (&registry);
}

static void
test_works (void)
{
  g_autoptr (CanastaRegistry) registry = make_registry ();
  g_autoptr (CanastaTable) table = NULL;
  g_autoptr (GError) error = NULL;
  CanastaVariant *variant;
  CanastaScoreHooks *scoring;
  const CanastaHookMeld sevens = { CANASTA_MELD_RANK, CANASTA_RANK_SEVEN, 0, 7, 0, 0, TRUE };
  const CanastaHookMeld kings = { CANASTA_MELD_RANK, CANASTA_RANK_KING, 0, 7, 0, 0, TRUE };
  const CanastaHookSide sides[] = {
    { .canastas = 1, .n_melds = 1, .melds = &sevens }, { .canastas = 1, .n_melds = 1, .melds = &kings },
  };
  const CanastaHookTurn turn = { .round = 1, .players = 4, .n_sides = 2, .sides = sides };
  g_autofree char *why = NULL;
  gboolean allowed;
  int points;

  if (!registry)
    return;

  table = canasta_registry_open_table (registry, "wild-night", 4, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (table->rules.deal_size, ==, 13);
  g_assert_cmpint (table->rules.draw_count, ==, 2);
  g_assert_cmpint (table->rules.canastas_to_go_out, ==, 2);
  g_assert_cmpint (table->rules.packs, ==, 3);
  g_assert_cmpuint (table->n_sides, ==, 2);
  g_assert_cmpint (canasta_table_get_minimum (table, 1500, 1), ==, 90);
  g_assert_true (table->asks_worth);
  g_assert_false (table->asks_bonus);
  g_assert_true (table->out_needs.asks_variant);

  variant = canasta_registry_get_variant (registry, "wild-night", NULL);
  scoring = CANASTA_SCORE_HOOKS (variant);
  g_assert_true (canasta_score_hooks_classify_meld (scoring, &sevens, 500, &points, &error));
  g_assert_cmpint (points, ==, 1000);
  g_assert_true (canasta_score_hooks_classify_meld (scoring, &kings, 500, &points, &error));
  g_assert_cmpint (points, ==, 500);

  g_assert_true (canasta_play_hooks_may_go_out (CANASTA_PLAY_HOOKS (variant), &turn, &sides[0],
                                                &allowed, &why, &error));
  g_assert_true (allowed);
  g_assert_null (why);
  g_assert_true (canasta_play_hooks_may_go_out (CANASTA_PLAY_HOOKS (variant), &turn, &sides[1],
                                                &allowed, &why, &error));
  g_assert_false (allowed);
  g_assert_cmpstr (why, ==, "You need a canasta of sevens to go out.");
}

static void
test_says_why (void)
{
  g_autoptr (CanastaRegistry) registry = make_registry ();
  g_autoptr (GError) error = NULL;

  if (!registry)
    return;

  g_assert_null (canasta_registry_get_variant (registry, "unlucky", &error));
  g_assert_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT);
  g_assert_nonnull (strstr (error->message, "The cards are at the bottom of the lake."));
}

/* A class that leaves a base out would change every classic variant: it is
 * refused, and the others are as they were. */
static void
test_forgets_interface (void)
{
  g_autoptr (CanastaRegistry) registry = make_registry ();
  g_autoptr (CanastaRegistry) shipped = canasta_registry_new ();
  g_autoptr (CanastaTable) table = NULL;
  g_autoptr (GError) error = NULL;

  if (!registry)
    return;

  g_assert_null (canasta_registry_get_variant (registry, "forgetful", &error));
  g_assert_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_VARIANT);
  g_assert_nonnull (strstr (error->message, "Canasta.ScoreHooks"));
  table = canasta_registry_open_table (shipped, "partnership", 4, NULL, NULL, NULL, NULL);
  g_assert_false (table->asks_worth);
}

/* What the plugins' README shows is what is tested here. */
static void
test_is_documented (void)
{
  g_autofree char *example_path =
    g_test_build_filename (G_TEST_DIST, "plugins", "python", "variants", "wild-night.py",
                           NULL);
  g_autofree char *readme_path =
    g_test_build_filename (G_TEST_DIST, "..", "plugins", "README.md", NULL);
  g_autofree char *readme = NULL;
  g_autofree char *example = NULL;
  g_autoptr (GString) shown = NULL;

  g_assert_true (g_file_get_contents (example_path, &example, NULL, NULL));
  g_assert_true (g_file_get_contents (readme_path, &readme, NULL, NULL));
  shown = g_string_new (readme);
  g_string_replace (shown, "\n   ", "\n", 0);
  g_assert_nonnull (strstr (shown->str, example));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/python/works", test_works);
  g_test_add_func ("/python/says-why", test_says_why);
  g_test_add_func ("/python/forgets-interface", test_forgets_interface);
  g_test_add_func ("/python/is-documented", test_is_documented);
  return g_test_run ();
}
