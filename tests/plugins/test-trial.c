/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the trial of variants that did not come with the game: they cannot
 * take the program down unnamed. */
#include "config.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "canasta.h"
#include "variants/layers.h"
#include "variants/trial.h"

#define FOLDER_VARIABLE "CANASTA_TRIAL_FOLDER"

#ifdef __SANITIZE_ADDRESS__
#define HAS_SANITIZER 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

static CanastaRegistry *
make_registry (const char *folder)
{
  const char *folders[] = { folder, NULL };
  g_autofree char *houses_folder = canasta_paths_dup_houses ();
  g_autoptr (CanastaHouses) houses = canasta_houses_new (houses_folder, "/nowhere");

  return canasta_registry_new_for (folders, houses);
}

static void
copy_file (const char *from, const char *to)
{
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (from, &text, &length, NULL));
  g_assert_true (g_file_set_contents (to, text, (gssize) length, NULL));
}

/* A folder with a copy of a plugin: what was found out about others has no say. */
static char *
copy_plugin (const char *built, const char *id, const char *module)
{
  g_autofree char *folder = g_dir_make_tmp ("canasta-trial-XXXXXX", NULL);
  g_autofree char *plugin = g_build_filename (folder, id, NULL);
  g_autofree char *description = g_strconcat (id, ".plugin", NULL);
  const char *names[] = { description, module };

  g_assert_cmpint (g_mkdir (plugin, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *from = g_test_build_filename (G_TEST_BUILT, "plugins", built, names[i],
                                                     NULL);
      g_autofree char *to = g_build_filename (plugin, names[i], NULL);

      copy_file (from, to);
    }
  return g_steal_pointer (&folder);
}

static char *
copy_harmful (void)
{
  return copy_plugin ("harmful/harmful", "harmful", "libharmful.so");
}

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *inner = g_build_filename (path, name, NULL);

      remove_tree (inner);
    }
  g_remove (path);
}

/* Loads a variant anew.
 * Returns: why it cannot be played, or NULL. */
static char *
load (const char *folder, const char *id)
{
  g_autoptr (CanastaRegistry) registry = make_registry (folder);
  g_autoptr (GError) error = NULL;

  if (canasta_registry_get_variant (registry, id, &error))
    return NULL;
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, id));
  return g_strdup (error->message);
}

/* One that does harm is named with the hook, and not tried again: by then it would
 * do well. */
static void
assert_set_aside (const char *folder, const char *id, const char *place, const char *fault)
{
  g_autofree char *harm = g_strconcat (place, " ", fault, NULL);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_setenv ("CANASTA_HARMFUL", harm, TRUE);
  first = load (folder, id);
  g_unsetenv ("CANASTA_HARMFUL");
  g_assert_nonnull (first);
  g_assert_nonnull (strstr (first, "set aside"));
  if (!g_str_equal (place, "load"))
    g_assert_nonnull (strstr (first, place));
  second = load (folder, id);
  g_assert_cmpstr (first, ==, second);
}

static const char *const places[] = {
  "load",       "list_tables", "deal_size",  "draw_count",  "canastas_to_go_out",
  "configure",  "seating",     "form_sides", "may_discard", "meld_threshold",
  "may_go_out", "score_side",  "classify_meld",
};

static void
test_ends (gconstpointer fault)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *folder = copy_harmful ();

      assert_set_aside (folder, "harmful", places[i], fault);
      remove_tree (folder);
    }
}

static void
test_takes_too_long (gconstpointer fault)
{
  g_autofree char *folder = copy_harmful ();

  assert_set_aside (folder, "harmful", "may_discard", fault);
  remove_tree (folder);
}

static void
touch (const char *folder, const char *file)
{
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autofree char *text = NULL;
  g_autofree char *longer = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  longer = g_strconcat (text, "\n", NULL);
  g_assert_true (g_file_set_contents (path, longer, -1, NULL));
}

static void
test_tried_again (void)
{
  g_autofree char *folder = copy_harmful ();

  assert_set_aside (folder, "harmful", "score_side", "crash");
  touch (folder, "harmful/harmful.plugin");
  g_assert_null (load (folder, "harmful"));
  remove_tree (folder);
}

/* A program in which a variant that passed does harm. */
static void
test_harm_later (void)
{
  const char *folder = g_getenv (FOLDER_VARIABLE);
  const CanastaHookMeld meld = { CANASTA_MELD_RANK, CANASTA_RANK_SEVEN, 0, 7, 0, 0, TRUE };
  g_autoptr (CanastaRegistry) registry = NULL;
  CanastaVariant *variant;
  int points;

  if (!folder)
    return;
  registry = make_registry (folder);
  variant = canasta_registry_get_variant (registry, "harmful", NULL);
  g_assert_nonnull (variant);
  g_setenv ("CANASTA_HARMFUL", g_getenv ("CANASTA_LATER"), TRUE);
  canasta_score_hooks_classify_meld (CANASTA_SCORE_HOOKS (variant), &meld, 500, &points, NULL);
}

static void
end_program (const char *folder, const char *harm)
{
  g_setenv (FOLDER_VARIABLE, folder, TRUE);
  g_setenv ("CANASTA_LATER", harm, TRUE);
  g_test_trap_subprocess ("/trial/harm-later", 0, 0);
  g_unsetenv (FOLDER_VARIABLE);
}

/* What passed and ended the program later is named at the next start. */
static void
test_named_later (gconstpointer harm)
{
  g_autofree char *folder = copy_harmful ();
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_assert_null (load (folder, "harmful"));
  end_program (folder, harm);
  first = load (folder, "harmful");
  g_assert_nonnull (first);
  g_assert_nonnull (strstr (first, "ended the program in “classify_meld”"));
  second = load (folder, "harmful");
  g_assert_cmpstr (first, ==, second);
  touch (folder, "harmful/harmful.plugin");
  g_assert_null (load (folder, "harmful"));
  remove_tree (folder);
}

/* A program that ends elsewhere is no fault of the variant. */
static void
test_not_blamed (void)
{
  g_autofree char *folder = copy_harmful ();

  g_assert_null (load (folder, "harmful"));
  end_program (folder, "nowhere crash");
  g_test_trap_assert_passed ();
  g_assert_null (load (folder, "harmful"));
  remove_tree (folder);
}

/* A program that tries a variant, and is ended meanwhile: by that, or after some time. */
static void
test_only_load (void)
{
  const char *folder = g_getenv (FOLDER_VARIABLE);
  const char *after = g_getenv ("CANASTA_AFTER");
  g_autofree char *self = g_strdup_printf ("%d", getpid ());
  g_autofree char *problem = NULL;

  if (!folder)
    return;
  g_setenv ("CANASTA_GAME", self, TRUE);
  if (after)
    ualarm ((useconds_t) atoi (after) * 1000, 0);
  problem = load (folder, g_getenv ("CANASTA_ID"));
}

static void
end_while_trying (const char *folder, const char *id)
{
  g_setenv (FOLDER_VARIABLE, folder, TRUE);
  g_setenv ("CANASTA_ID", id, TRUE);
  g_test_trap_subprocess ("/trial/only-load", 0, 0);
  g_test_trap_assert_failed ();
  g_unsetenv (FOLDER_VARIABLE);
}

/* One that ends the keeper and the game in its constructor, where no layer keeps it from
 * that: the next start names it, and does not try it again. */
static void
test_ends_game (void)
{
  g_autofree char *folder = copy_plugin ("attacker/attacker", "attacker", "libattacker.so");
  g_autofree char *layers = canasta_layers_write (CANASTA_ALL_LAYERS);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_setenv ("CANASTA_TRIAL_WITHOUT", layers, TRUE);
  g_setenv ("CANASTA_ATTACK", "game", TRUE);
  end_while_trying (folder, "attacker");
  first = load (folder, "attacker");
  g_unsetenv ("CANASTA_ATTACK");
  g_unsetenv ("CANASTA_TRIAL_WITHOUT");
  g_assert_nonnull (first);
  g_assert_nonnull (strstr (first, "set aside"));
  second = load (folder, "attacker");
  g_assert_cmpstr (first, ==, second);
  touch (folder, "attacker/attacker.plugin");
  g_assert_null (load (folder, "attacker"));
  remove_tree (folder);
}

/* Whether a layer of this system keeps a trial from ending what is outside. */
static gboolean
has_layer_against_signals (void)
{
  return (canasta_trial_find_layers () & (CANASTA_LAYER_SPACES | CANASTA_LAYER_LANDLOCK_SIGNALS
                                          | CANASTA_LAYER_SECCOMP)) != 0;
}

/* A person who ends the game while something is tried that cannot have done that: at
 * whatever moment, in milliseconds, it is tried anew at the next start. */
static void
test_ended_by_others (gconstpointer after)
{
  g_autofree char *folder = NULL;

  if (!has_layer_against_signals ())
    {
      g_test_skip ("no layer here keeps it from ending the game");
      return;
    }
  folder = copy_harmful ();
  g_setenv ("CANASTA_HARMFUL", "may_discard slow", TRUE);
  g_setenv ("CANASTA_AFTER", after, TRUE);
  end_while_trying (folder, "harmful");
  g_unsetenv ("CANASTA_AFTER");
  g_unsetenv ("CANASTA_HARMFUL");
  g_assert_null (load (folder, "harmful"));
  remove_tree (folder);
}

/* What others may write to is not even tried. */
static void
test_others (void)
{
  static const char *const paths[] = {
    ".", "harmful", "harmful/libharmful.so", "harmful/harmful.plugin",
  };

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autofree char *folder = copy_harmful ();
      g_autofree char *path = g_build_filename (folder, paths[i], NULL);
      g_autofree char *problem = NULL;

      g_assert_cmpint (g_chmod (path, 0777), ==, 0);
      problem = load (folder, "harmful");
      g_assert_nonnull (problem);
      g_assert_nonnull (strstr (problem, "Other users can write to"));
      g_assert_cmpint (g_chmod (path, 0700), ==, 0);
      g_assert_null (load (folder, "harmful"));
      remove_tree (folder);
    }
}

static void
tried_cb (GObject *registry, GAsyncResult *result, gpointer data)
{
  gboolean *is_done = data;

  canasta_registry_try_strangers_finish (CANASTA_REGISTRY (registry), result);
  *is_done = TRUE;
}

static void
assert_untried (CanastaRegistry *registry, const char *id)
{
  g_auto (GStrv) untried = canasta_registry_list_untried (registry);

  g_assert_cmpstr (untried[0], ==, id);
}

/* Tried beforehand, while the program goes on: then it is known. */
static void
test_beforehand (gconstpointer harm)
{
  g_autofree char *folder = copy_harmful ();
  g_autoptr (CanastaRegistry) registry = make_registry (folder);
  CanastaPlugin *plugin = canasta_registry_find_plugin (registry, "harmful");
  g_autoptr (GError) error = NULL;
  gboolean is_done = FALSE;

  assert_untried (registry, "harmful");
  g_setenv ("CANASTA_HARMFUL", harm, TRUE);
  canasta_registry_try_strangers_async (registry, tried_cb, &is_done);
  g_assert_false (is_done);
  g_assert_nonnull (strstr (canasta_plugin_get_problem (plugin), "is being tried"));
  g_assert_null (canasta_registry_get_variant (registry, "harmful", NULL));
  while (!is_done)
    g_main_context_iteration (NULL, TRUE);
  g_unsetenv ("CANASTA_HARMFUL");

  assert_untried (registry, NULL);
  if (g_str_has_prefix (harm, "nowhere"))
    g_assert_nonnull (canasta_registry_get_variant (registry, "harmful", &error));
  else
    g_assert_nonnull (strstr (canasta_plugin_get_problem (plugin), "set aside"));
  g_assert_no_error (error);
  remove_tree (folder);
}

/* What passed shut in by less than the system has now is tried again, once. */
static void
test_more_layers (void)
{
  g_autofree char *folder = copy_harmful ();
  g_autofree char *layers = canasta_layers_write (CANASTA_ALL_LAYERS);
  g_autoptr (CanastaRegistry) before = make_registry (folder);
  g_autoptr (CanastaRegistry) now = NULL;
  g_autoptr (CanastaRegistry) afterwards = NULL;
  g_autoptr (CanastaRegistry) less = NULL;

  g_setenv ("CANASTA_TRIAL_WITHOUT", layers, TRUE);
  g_assert_nonnull (canasta_registry_get_variant (before, "harmful", NULL));
  g_unsetenv ("CANASTA_TRIAL_WITHOUT");
  if (canasta_trial_find_layers () == 0)
    {
      g_test_skip ("no layer is to be had here");
      remove_tree (folder);
      return;
    }

  now = make_registry (folder);
  assert_untried (now, "harmful");
  g_assert_nonnull (canasta_registry_get_variant (now, "harmful", NULL));
  afterwards = make_registry (folder);
  assert_untried (afterwards, NULL);
  g_setenv ("CANASTA_TRIAL_WITHOUT", layers, TRUE);
  less = make_registry (folder);
  assert_untried (less, NULL);
  g_unsetenv ("CANASTA_TRIAL_WITHOUT");
  remove_tree (folder);
}

/* What others may write to is not waited for. */
static void
test_others_not_due (void)
{
  g_autofree char *folder = copy_harmful ();
  g_autoptr (CanastaRegistry) registry = make_registry (folder);

  g_assert_cmpint (g_chmod (folder, 0777), ==, 0);
  assert_untried (registry, NULL);
  g_assert_cmpint (g_chmod (folder, 0700), ==, 0);
  assert_untried (registry, "harmful");
  remove_tree (folder);
}

static void
test_python (void)
{
  static const char *const harms[][2] = {
    { "load", "crash" }, { "load", "exit" }, { "may_discard", "exit" },
    { "classify_meld", "crash" }, { "score_side", "slow" },
  };
  g_autofree char *typelibs = canasta_paths_dup_typelibs ();
  g_autofree char *typelib = g_build_filename (typelibs, "Canasta-" CANASTA_API_VERSION ".typelib", NULL);

#ifdef HAS_SANITIZER
  g_test_skip ("the Python interpreter leaks");
  return;
#endif
  if (!g_file_test (typelib, G_FILE_TEST_EXISTS))
    {
      g_test_skip ("built without introspection");
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (harms); i++)
    {
      g_autofree char *folder = copy_plugin ("python/variants", "harmful-snake",
                                             "harmful-snake.py");
      g_autofree char *harm = g_strjoin (" ", harms[i][0], harms[i][1], NULL);
      g_autofree char *problem = NULL;

      g_setenv ("CANASTA_HARMFUL", harm, TRUE);
      problem = load (folder, "harmful-snake");
      g_unsetenv ("CANASTA_HARMFUL");
      g_assert_nonnull (problem);
      if (strstr (problem, "loader"))
        {
          g_test_skip ("libpeas has no loader for Python");
          return;
        }
      g_assert_nonnull (strstr (problem, "set aside"));
      if (i > 1)
        g_assert_nonnull (strstr (problem, harms[i][0]));
      remove_tree (folder);
    }
}

static const char *const moments[] = { "5", "20", "40", "60", "100", "200", "900" };

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/trial/crashes", "crash", test_ends);
  g_test_add_data_func ("/trial/exits", "exit", test_ends);
  g_test_add_data_func ("/trial/lies", "lie", test_ends);
  g_test_add_func ("/trial/ends-game", test_ends_game);
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      g_autofree char *name = g_strconcat ("/trial/ended-by-others/", moments[i], NULL);

      g_test_add_data_func (name, moments[i], test_ended_by_others);
    }
  g_test_add_data_func ("/trial/loops", "loop", test_takes_too_long);
  g_test_add_data_func ("/trial/sleeps", "slow", test_takes_too_long);
  g_test_add_func ("/trial/tried-again", test_tried_again);
  g_test_add_func ("/trial/harm-later", test_harm_later);
  g_test_add_func ("/trial/only-load", test_only_load);
  g_test_add_data_func ("/trial/crashes-later", "classify_meld crash", test_named_later);
  g_test_add_data_func ("/trial/exits-later", "classify_meld exit", test_named_later);
  g_test_add_func ("/trial/not-blamed", test_not_blamed);
  g_test_add_func ("/trial/others", test_others);
  g_test_add_data_func ("/trial/beforehand/passes", "nowhere crash", test_beforehand);
  g_test_add_data_func ("/trial/beforehand/crashes", "score_side crash", test_beforehand);
  g_test_add_func ("/trial/beforehand/others", test_others_not_due);
  g_test_add_func ("/trial/more-layers", test_more_layers);
  g_test_add_func ("/trial/python", test_python);
  return g_test_run ();
}
