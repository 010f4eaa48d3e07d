/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of where the game's files are looked for. */
#include "config.h"

#include "variants/paths.h"

#include <string.h>

static void
test_build_tree (void)
{
  g_autofree char *houses = canasta_paths_dup_houses ();
  g_autofree char *locale = canasta_paths_dup_locale ();
  g_autofree char *schemas = canasta_paths_dup_schemas ();
  g_autofree char *compiled = g_build_filename (schemas, "gschemas.compiled", NULL);

  g_assert_false (canasta_paths_is_installed ());
  g_assert_true (g_path_is_absolute (houses));
  g_assert_true (g_str_has_suffix (houses, "/data/houses"));
  g_assert_true (g_str_has_suffix (locale, "/po"));
  g_assert_true (g_file_test (locale, G_FILE_TEST_IS_DIR));
  g_assert_true (g_file_test (compiled, G_FILE_TEST_IS_REGULAR));
}

static void
test_plugin_path (void)
{
  g_auto (GStrv) standard = NULL;
  g_auto (GStrv) extended = NULL;

  g_unsetenv ("CANASTA_PLUGIN_PATH");
  standard = canasta_paths_dup_plugins ();
  g_assert_cmpuint (g_strv_length (standard), ==, 2);
  g_assert_true (g_str_has_prefix (standard[0], g_get_user_data_dir ()));
  g_assert_true (g_str_has_suffix (standard[1], "/plugins"));
  g_assert_true (g_file_test (standard[1], G_FILE_TEST_IS_DIR));

  g_setenv ("CANASTA_PLUGIN_PATH", "/first::/second", TRUE);
  extended = canasta_paths_dup_plugins ();
  g_assert_cmpuint (g_strv_length (extended), ==, 4);
  g_assert_cmpstr (extended[0], ==, "/first");
  g_assert_cmpstr (extended[1], ==, "/second");
  g_assert_cmpstr (extended[2], ==, standard[0]);
  g_assert_cmpstr (extended[3], ==, standard[1]);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paths/build-tree", test_build_tree);
  g_test_add_func ("/paths/plugin-path", test_plugin_path);
  return g_test_run ();
}
