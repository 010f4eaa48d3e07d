/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of changing the language in one process, under the locales in which
 * simpler recipes fail. Each case runs in a process of its own, since a
 * process starts but once. */
#include "config.h"

#include "settings/language.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include <string.h>

#include "canasta.h"

/* The environment of a case, and what the system's language then is. */
typedef struct
{
  const char *name;
  const char *lang;
  const char *language;
  const char *lc_all;
  const char *greeting;
} Case;

static const Case cases[] = {
  { "c", "C", NULL, NULL, "Good morning" },
  { "unset", NULL, NULL, NULL, "Good morning" },
  { "c-utf8", "C.UTF-8", NULL, NULL, "Good morning" },
  { "lc-all-c", "fr_FR.UTF-8", "fr", "C", "Good morning" },
  { "c-utf8-language", "C.UTF-8", "de", NULL, "Guten Morgen" },
  { "language-unknown", "C.UTF-8", "xx:it", NULL, "Buongiorno" },
  { "french-not-generated", "fr_FR.UTF-8", NULL, NULL, "Bonjour" },
  { "italian-not-generated", "it_IT.UTF-8", NULL, NULL, "Buongiorno" },
  { "english-not-generated", "en_GB.UTF-8", NULL, NULL, "Good morning" },
  { "no-such-language", "xx_YY.UTF-8", NULL, NULL, "Good morning" },
};

static const char *const greetings[][2] = {
  { "fr", "Bonjour" },
  { "de", "Guten Morgen" },
  { "it", "Buongiorno" },
};

static void
compile_catalogue (const char *folder, const char *code, const char *greeting)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) msgfmt = NULL;
  g_autofree char *below = g_build_filename (folder, code, "LC_MESSAGES", NULL);
  g_autofree char *output = g_build_filename (below, "canasta.mo", NULL);
  g_autofree char *text = g_strdup_printf (
    "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
    "msgid \"Good morning\"\nmsgstr \"%s\"\n",
    greeting);

  g_assert_cmpint (g_mkdir_with_parents (below, 0700), ==, 0);
  msgfmt = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE, &error,
                             "msgfmt", "--output-file", output, "-", NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (msgfmt, text, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_successful (msgfmt));
}

static void
remove_catalogue (const char *folder, const char *code)
{
  g_autofree char *language = g_build_filename (folder, code, NULL);
  g_autofree char *below = g_build_filename (language, "LC_MESSAGES", NULL);
  g_autofree char *file = g_build_filename (below, "canasta.mo", NULL);

  g_unlink (file);
  g_rmdir (below);
  g_rmdir (language);
}

static void
set_or_unset (const char *name, const char *value)
{
  if (value)
    g_setenv (name, value, TRUE);
  else
    g_unsetenv (name);
}

static void
change_to (const char *code, const char *greeting)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (canasta_language_set (code, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (canasta_language_get (), ==, code);
  g_assert_cmpstr (_("Good morning"), ==, greeting);
  g_assert_cmpstr (g_dgettext (GETTEXT_PACKAGE, "Good morning"), ==, greeting);
}

static void
test_switch_in_child (gconstpointer data)
{
  const Case *this_case = data;

  canasta_language_init (g_getenv ("TEST_LOCALE_FOLDER"));
  g_assert_cmpstr (canasta_language_get (), ==, "");
  g_assert_cmpstr (_("Good morning"), ==, this_case->greeting);

  change_to ("en", "Good morning");
  change_to ("fr", "Bonjour");
  change_to ("de", "Guten Morgen");
  change_to ("it", "Buongiorno");
  change_to ("en", "Good morning");
  change_to ("", this_case->greeting);
  change_to ("it", "Buongiorno");
  change_to ("", this_case->greeting);
}

static void
test_switch (gconstpointer data)
{
  const Case *this_case = data;
  g_autofree char *folder = g_dir_make_tmp ("canasta-language-XXXXXX", NULL);
  g_autofree char *child = g_strconcat ("/language/subprocess/", this_case->name, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (greetings); i++)
    compile_catalogue (folder, greetings[i][0], greetings[i][1]);

  g_setenv ("TEST_LOCALE_FOLDER", folder, TRUE);
  g_unsetenv ("LC_MESSAGES");
  set_or_unset ("LANG", this_case->lang);
  set_or_unset ("LANGUAGE", this_case->language);
  set_or_unset ("LC_ALL", this_case->lc_all);
  g_test_trap_subprocess (child, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();

  for (guint i = 0; i < G_N_ELEMENTS (greetings); i++)
    remove_catalogue (folder, greetings[i][0]);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* A plugin from outside, whose catalogue knows German and whose German has a
 * sign that is no plain text. */
static void
write_plugin (const char *folder)
{
  g_autofree char *plugin = g_build_filename (folder, "storm", NULL);
  g_autofree char *locale = g_build_filename (plugin, "locale", "de", "LC_MESSAGES", NULL);
  g_autofree char *description = g_build_filename (plugin, "storm.plugin", NULL);
  g_autofree char *output = g_build_filename (locale, "canasta-storm.mo", NULL);
  g_autoptr (GSubprocess) msgfmt = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (locale, 0700), ==, 0);
  g_file_set_contents (description, "[Plugin]\nModule=storm\nName=Storm\nX-Canasta-Api=3\n", -1,
                       &error);
  g_assert_no_error (error);
  msgfmt = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE, &error,
                             "msgfmt", "--output-file", output, "-", NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (
    msgfmt,
    "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
    "msgid \"Storm\"\nmsgstr \"St\\033urm\"\n",
    NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_successful (msgfmt));
}

static void
test_plugin_in_child (void)
{
  const char *folders[] = { g_getenv ("TEST_PLUGINS"), NULL };
  g_autoptr (CanastaHouses) houses = NULL;
  g_autoptr (CanastaRegistry) registry = NULL;
  g_autoptr (CanastaPlugin) plugin = NULL;
  g_autofree char *locale = canasta_paths_dup_locale ();

  canasta_language_init (locale);
  houses = canasta_houses_new ("/nowhere", "/nowhere");
  registry = canasta_registry_new_for (folders, houses);
  plugin = g_list_model_get_item (G_LIST_MODEL (registry), 0);
  g_assert_nonnull (plugin);
  g_assert_true (canasta_language_set ("de", NULL));
  g_assert_cmpstr (canasta_plugin_get_name (plugin), ==, "St\uFFFDurm");
  g_assert_true (canasta_language_set ("fr", NULL));
  g_assert_cmpstr (canasta_plugin_get_name (plugin), ==, "Storm");
  g_assert_true (canasta_language_set ("de", NULL));
  g_assert_cmpstr (canasta_plugin_get_name (plugin), ==, "St\uFFFDurm");
  g_assert_true (canasta_language_set ("en", NULL));
  g_assert_cmpstr (canasta_plugin_get_name (plugin), ==, "Storm");
}

/* The texts of a plugin from outside change with those of the game. */
static void
test_plugin (void)
{
  g_autofree char *folder = g_dir_make_tmp ("canasta-plugins-XXXXXX", NULL);
  g_autoptr (GSubprocess) rm = NULL;

  write_plugin (folder);
  g_setenv ("TEST_PLUGINS", folder, TRUE);
  g_test_trap_subprocess ("/language/subprocess/plugin", 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
  rm = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, NULL, "rm", "-r", folder, NULL);
  g_assert_true (g_subprocess_wait_check (rm, NULL, NULL));
}

static void
test_unknown (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (canasta_language_set ("tlh", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  g_assert_nonnull (strstr (error->message, "tlh"));
  g_assert_cmpstr (canasta_language_get (), ==, "");
}

/* Every catalogue can be chosen, and nothing else but English. */
static void
test_list (void)
{
  g_autofree char *folder = canasta_paths_dup_locale ();
  gsize length;
  const CanastaLanguage *languages = canasta_language_list (&length);

  g_assert_cmpuint (length, >=, 4);
  g_assert_cmpstr (languages[0].code, ==, "en");
  for (gsize i = 0; i < length; i++)
    {
      g_autofree char *catalogue =
        g_build_filename (folder, languages[i].code, "LC_MESSAGES", "canasta.mo", NULL);

      g_test_message ("%s %s", languages[i].code, languages[i].name);
      g_assert_true (i == 0 || g_file_test (catalogue, G_FILE_TEST_EXISTS));
      g_assert_true (g_utf8_validate (languages[i].name, -1, NULL));
      g_assert_cmpint (strlen (languages[i].name), >, strlen (languages[i].code));
    }
}

/* What cannot be chosen is refused with what can. */
static void
test_refusal (void)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  const CanastaLanguage *languages = canasta_language_list (&length);

  g_assert_false (canasta_language_set ("tlh", &error));
  for (gsize i = 0; i < length; i++)
    g_assert_nonnull (strstr (error->message, languages[i].code));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/language/list", test_list);
  g_test_add_func ("/language/plugin", test_plugin);
  g_test_add_func ("/language/subprocess/plugin", test_plugin_in_child);
  g_test_add_func ("/language/unknown", test_unknown);
  g_test_add_func ("/language/refusal", test_refusal);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/language/switch/", cases[i].name, NULL);
      /* GLib runs a test with "subprocess" in its path only when trapped. */
      g_autofree char *child = g_strconcat ("/language/subprocess/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_switch);
      g_test_add_data_func (child, &cases[i], test_switch_in_child);
    }

  return g_test_run ();
}
