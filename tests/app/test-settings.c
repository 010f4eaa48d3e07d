/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of keeping the preferences in a file. */
#include "config.h"

#include "settings/choices.h"
#include "settings/language.h"
#include "settings/settings-file.h"
#include "settings/settings.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>

typedef struct
{
  char *folder;
  char *file;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_setenv ("GSETTINGS_BACKEND", "keyfile", TRUE);
  fixture->folder = g_dir_make_tmp ("canasta-settings-XXXXXX", NULL);
  fixture->file = g_build_filename (fixture->folder, "settings.ini", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autofree char *aside = g_strconcat (fixture->file, ".broken", NULL);

  g_unlink (fixture->file);
  g_unlink (aside);
  g_rmdir (fixture->folder);
  g_free (fixture->file);
  g_free (fixture->folder);
}

static GSettings *
open_settings (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  GSettings *settings = canasta_settings_new (fixture->folder, &error);

  g_assert_no_error (error);
  g_assert_true (G_IS_SETTINGS (settings));
  return settings;
}

static void
test_kept (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = open_settings (fixture);
  g_autoptr (GSettings) reopened = NULL;
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;

  g_assert_cmpint (g_settings_get_int (settings, "window-width"), ==, 1100);
  g_assert_true (g_settings_set_string (settings, "player-name", "Anaïs"));
  g_assert_true (g_settings_set_double (settings, "card-size", 1.25));
  g_assert_false (g_file_test (fixture->file, G_FILE_TEST_EXISTS));
  g_clear_object (&settings);

  g_assert_true (g_file_get_contents (fixture->file, &text, NULL, NULL));
  g_assert_nonnull (g_strstr_len (text, -1, "[canasta]"));

  reopened = open_settings (fixture);
  name = g_settings_get_string (reopened, "player-name");
  g_assert_cmpstr (name, ==, "Anaïs");
  g_assert_cmpfloat (g_settings_get_double (reopened, "card-size"), ==, 1.25);
}

/* Another value than the one there is. */
static GVariant *
make_other (GSettings *settings, GSettingsSchemaKey *key)
{
  const char *name = g_settings_schema_key_get_name (key);
  g_autoptr (GVariant) value = g_settings_get_value (settings, name);
  g_autoptr (GVariant) range = g_settings_schema_key_get_range (key);
  const char *kind;
  g_autoptr (GVariant) detail = NULL;

  g_variant_get (range, "(&sv)", &kind, &detail);
  if (g_str_equal (kind, "enum"))
    {
      g_autofree const char **words = g_variant_get_strv (detail, NULL);

      return g_variant_new_string (g_str_equal (words[0], g_variant_get_string (value, NULL))
                                     ? words[1] : words[0]);
    }
  switch (g_variant_classify (value))
    {
    case G_VARIANT_CLASS_BOOLEAN:
      return g_variant_new_boolean (!g_variant_get_boolean (value));
    case G_VARIANT_CLASS_INT32:
      return g_variant_new_int32 (g_variant_get_int32 (value) + 1);
    case G_VARIANT_CLASS_INT64:
      return g_variant_new_int64 (g_variant_get_int64 (value) + 1);
    case G_VARIANT_CLASS_DOUBLE:
      return g_variant_new_double (g_variant_get_double (value) - 0.125);
    case G_VARIANT_CLASS_STRING:
      return g_variant_new_string ("other");
    case G_VARIANT_CLASS_ARRAY:
      if (g_variant_is_of_type (value, G_VARIANT_TYPE_STRING_ARRAY))
        return g_variant_new_parsed ("['other']");
      return g_variant_is_of_type (value, G_VARIANT_TYPE ("a{ss}"))
               ? g_variant_new_parsed ("{'other': 'one'}")
               : g_variant_new_parsed ("{'other': uint32 1}");
    default:
      g_assert_not_reached ();
    }
}

/* Every preference there is, is the same after the next start. */
static void
test_all_kept (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = open_settings (fixture);
  g_autoptr (GSettings) reopened = NULL;
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) names = NULL;
  g_autoptr (GPtrArray) values =
    g_ptr_array_new_with_free_func ((GDestroyNotify) g_variant_unref);

  g_object_get (settings, "settings-schema", &schema, NULL);
  names = g_settings_schema_list_keys (schema);
  for (guint i = 0; names[i]; i++)
    {
      g_autoptr (GSettingsSchemaKey) key = g_settings_schema_get_key (schema, names[i]);
      GVariant *other = g_variant_ref_sink (make_other (settings, key));

      g_ptr_array_add (values, other);
      g_assert_true (g_settings_set_value (settings, names[i], other));
    }
  g_clear_object (&settings);

  reopened = open_settings (fixture);
  for (guint i = 0; names[i]; i++)
    {
      g_autoptr (GVariant) value = g_settings_get_value (reopened, names[i]);

      g_test_message ("%s", names[i]);
      g_assert_true (g_variant_equal (value, values->pdata[i]));
    }
}

/* Nobody is called by how they log in: better by no name than by that one. What an
 * earlier version put where nobody typed anything is none. */
static void
test_name (Fixture *fixture, gconstpointer data)
{
  static const char *const made_up[] = { "You", "Vous", "Sie", "Tu", "  " };
  g_autoptr (GSettings) settings = open_settings (fixture);
  g_autofree char *first = canasta_settings_dup_name (settings);
  g_autofree char *chosen = NULL;

  g_assert_cmpstr (first, !=, g_get_user_name ());
  g_assert_cmpstr (first, !=, "You");
  for (guint i = 0; i < G_N_ELEMENTS (made_up); i++)
    {
      g_autofree char *name = NULL;

      g_assert_true (g_settings_set_string (settings, "player-name", made_up[i]));
      name = canasta_settings_dup_name (settings);
      g_assert_cmpstr (name, ==, first);
    }
  g_assert_true (g_settings_set_string (settings, "player-name", " Anaïs "));
  chosen = canasta_settings_dup_name (settings);
  g_assert_cmpstr (chosen, ==, "Anaïs");
}

static void
test_out_of_range (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = open_settings (fixture);

  g_test_expect_message ("GLib-GIO", G_LOG_LEVEL_WARNING, "*outside of valid range*");
  g_assert_false (g_settings_set_double (settings, "card-size", 3.0));
  g_test_expect_message ("GLib-GIO", G_LOG_LEVEL_WARNING, "*outside of valid range*");
  g_assert_false (g_settings_set_string (settings, "pace", "hurried"));
  g_test_assert_expected_messages ();
}

/* A value that is none of the choices, whoever has written it. */
static void
test_bad_choices (Fixture *fixture, gconstpointer data)
{
  static const char *const keys[] = {
    "pace", "confirm-discards", "hints", "sort-order", "style", "felt", "index-letters",
    "animations", "announcements", "card-deck",
  };
  g_autoptr (GString) text = g_string_new ("[canasta]\nlanguage='tlh'\n");
  g_autoptr (GSettings) settings = NULL;
  g_autofree char *language = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_string_append_printf (text, "%s=%s\n", keys[i], i % 2 == 0 ? "'hurried'" : "2");
  g_assert_true (g_file_set_contents (fixture->file, text->str, -1, NULL));

  settings = open_settings (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autoptr (GVariant) standard = g_settings_get_default_value (settings, keys[i]);
      g_autoptr (GVariant) value = g_settings_get_value (settings, keys[i]);

      g_assert_true (g_variant_equal (value, standard));
    }
  g_assert_cmpint (g_settings_get_enum (settings, "pace"), ==, CANASTA_PACE_NORMAL);
  g_assert_cmpint (g_settings_get_enum (settings, "hints"), ==, CANASTA_HINTS_LEGAL_MOVES);
  language = g_settings_get_string (settings, "language");
  g_assert_cmpstr (language, ==, "");
}

/* The codes of the schema are those there are translations for. */
static void
test_languages (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = open_settings (fixture);
  gsize n;
  const CanastaLanguage *languages = canasta_language_list (&n);

  for (gsize i = 0; i < n; i++)
    g_assert_true (g_settings_set_string (settings, "language", languages[i].code));
}

static void
test_bad_value (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = NULL;
  g_autofree char *pace = NULL;
  const char *text = "[canasta]\npace='hurried'\ncard-size='large'\nsound=true\n";

  g_assert_true (g_file_set_contents (fixture->file, text, -1, NULL));
  settings = open_settings (fixture);
  pace = g_settings_get_string (settings, "pace");
  g_assert_cmpstr (pace, ==, "normal");
  g_assert_cmpfloat (g_settings_get_double (settings, "card-size"), ==, 1.0);
  g_assert_true (g_settings_get_boolean (settings, "sound"));
}

static void
test_broken_file (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = NULL;
  g_autofree char *aside = g_strconcat (fixture->file, ".broken", NULL);
  g_autofree char *kept = NULL;
  const char *text = "this is not\nan ini file\n";

  g_assert_true (g_file_set_contents (fixture->file, text, -1, NULL));
  g_test_expect_message ("canasta", G_LOG_LEVEL_MESSAGE, "*kept as*");
  settings = open_settings (fixture);
  g_test_assert_expected_messages ();

  g_assert_true (g_settings_set_boolean (settings, "sound", TRUE));
  g_assert_true (g_file_get_contents (aside, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, text);
}

/* A pipe in place of the file, or a file without end: nobody waits, and the
 * preferences last as long as the program. */
static void
test_no_file (Fixture *fixture, gconstpointer data)
{
  g_autofree char *filling = g_strnfill (2000000, '#');

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GSettings) settings = NULL;
      g_autoptr (GSettings) read = NULL;
      g_autoptr (GError) error = NULL;

      if (i == 0)
        g_assert_cmpint (mkfifo (fixture->file, 0600), ==, 0);
      else
        g_assert_true (g_file_set_contents (fixture->file, filling, -1, NULL));

      g_test_expect_message ("canasta", G_LOG_LEVEL_MESSAGE,
                             i == 0 ? "*is not an ordinary file*" : "*is too large*");
      settings = open_settings (fixture);
      g_test_assert_expected_messages ();
      g_assert_true (g_settings_set_boolean (settings, "sound", TRUE));
      g_assert_true (g_settings_get_boolean (settings, "sound"));

      read = canasta_settings_new_to_read (fixture->folder, &error);
      g_assert_no_error (error);
      g_assert_false (g_settings_get_boolean (read, "sound"));
      g_assert_cmpint (g_unlink (fixture->file), ==, 0);
    }
}

static void
test_no_folder (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *below = g_build_filename (fixture->file, "below", NULL);

  g_assert_true (g_file_set_contents (fixture->file, "", -1, NULL));
  g_test_expect_message ("canasta", G_LOG_LEVEL_MESSAGE, "*cannot be kept*");
  settings = canasta_settings_new (below, &error);
  g_test_assert_expected_messages ();
  g_assert_no_error (error);

  g_assert_true (g_settings_set_boolean (settings, "sound", TRUE));
  g_assert_true (g_settings_get_boolean (settings, "sound"));
}

/* A disk that is full, with a file and without: it is said once, the file is what it was,
 * what is chosen holds all the same, and is kept once there is room. */
static void
test_full_disk (Fixture *fixture, gconstpointer has_file)
{
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (GSettings) again = NULL;
  g_autofree char *before = NULL;
  struct rlimit any, none;

  if (has_file)
    g_assert_true (g_file_set_contents (fixture->file, "# mine\n[canasta]\nsound=true\ntomorrow=1\n",
                                        -1, NULL));
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &any), ==, 0);
  none = any;
  none.rlim_cur = 0;

  settings = open_settings (fixture);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &none), ==, 0);
  g_test_expect_message ("canasta", G_LOG_LEVEL_MESSAGE, "*settings.ini* could not be saved: *");
  g_assert_true (g_settings_set_int (settings, "window-width", 700));
  canasta_settings_file_finish (settings);
  g_assert_true (g_settings_set_int (settings, "window-width", 800));
  canasta_settings_file_finish (settings);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &any), ==, 0);
  g_test_assert_expected_messages ();
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_cmpint (g_settings_get_int (settings, "window-width"), ==, 800);
  g_assert_true (g_file_get_contents (fixture->file, &before, NULL, NULL) == (has_file != NULL));
  g_assert_cmpstr (before, ==,
                   has_file ? "# mine\n[canasta]\nsound=true\ntomorrow=1\n" : NULL);

  g_assert_true (g_settings_set_int (settings, "window-height", 600));
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  again = open_settings (fixture);
  g_assert_cmpint (g_settings_get_int (again, "window-width"), ==, 800);
  g_assert_cmpint (g_settings_get_int (again, "window-height"), ==, 600);
  g_assert_true (g_settings_get_boolean (again, "sound") == (has_file != NULL));
}

/* What another program has written meanwhile, or nobody knows, stays where it is; what
 * is standard again is no longer kept. */
static void
test_others_keys (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (GString) kept = g_string_new (NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_set_contents (fixture->file, "[canasta]\nsound=true\n", -1, NULL));
  settings = open_settings (fixture);
  g_assert_true (g_file_set_contents (fixture->file,
                                      "# mine\n[canasta]\nsound=true\ntomorrow=1\n", -1, NULL));
  g_assert_true (g_settings_set_int (settings, "window-width", 700));
  g_settings_reset (settings, "sound");
  canasta_settings_file_finish (settings);
  g_assert_true (g_file_get_contents (fixture->file, &text, NULL, NULL));
  /* Whether a blank line stands before a group is GLib's: 2.74 writes one, 2.84 none. */
  g_string_append (kept, text);
  g_string_replace (kept, "\n\n", "\n", 0);
  g_assert_cmpstr (kept->str, ==, "# mine\n[canasta]\ntomorrow=1\nwindow-width=700\n");
}

/* Who only reads leaves the folder as it is, and says nothing of it. */
static void
test_read (Fixture *fixture, gconstpointer data)
{
  g_autofree char *below = g_build_filename (fixture->folder, "below", NULL);
  g_autoptr (GSettings) standard = NULL;
  g_autoptr (GSettings) read = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *language = NULL;

  standard = canasta_settings_new_to_read (below, &error);
  g_assert_no_error (error);
  g_assert_false (g_file_test (below, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_settings_get_int (standard, "window-width"), ==, 1100);

  g_assert_true (g_file_set_contents (fixture->file, "[canasta]\nlanguage='de'\n", -1, NULL));
  read = canasta_settings_new_to_read (fixture->folder, &error);
  g_assert_no_error (error);
  language = g_settings_get_string (read, "language");
  g_assert_cmpstr (language, ==, "de");
}

static void
test_memory (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = NULL;

  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  settings = open_settings (fixture);
  g_assert_true (g_settings_set_boolean (settings, "sound", TRUE));
  canasta_settings_file_finish (settings);
  g_assert_false (g_file_test (fixture->file, G_FILE_TEST_EXISTS));
}

#define ADD(name, function) \
  g_test_add (name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/settings/kept", test_kept);
  ADD ("/settings/all-kept", test_all_kept);
  ADD ("/settings/name", test_name);
  ADD ("/settings/out-of-range", test_out_of_range);
  ADD ("/settings/bad-choices", test_bad_choices);
  ADD ("/settings/bad-value", test_bad_value);
  ADD ("/settings/languages", test_languages);
  ADD ("/settings/broken-file", test_broken_file);
  ADD ("/settings/no-file", test_no_file);
  ADD ("/settings/no-folder", test_no_folder);
  ADD ("/settings/full-disk", test_full_disk);
  g_test_add ("/settings/full-disk/file", Fixture, "a file", set_up, test_full_disk, tear_down);
  ADD ("/settings/others-keys", test_others_keys);
  ADD ("/settings/read", test_read);
  ADD ("/settings/memory", test_memory);
  return g_test_run ();
}
