/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language the game speaks, changed while it runs.
 *
 * gettext was made to choose once, at the start. What makes it choose again:
 *
 *  1. textdomain ("canasta") is never called: with a default domain that has
 *     no catalogue in the language of the start, GLib decides once and for all
 *     not to translate. Every file names its domain (gi18n-lib.h).
 *  2. setlocale () is called here and nowhere else. A program with a window
 *     calls gtk_disable_setlocale () first, or GTK undoes what was set.
 *  3. gettext follows LANGUAGE only where the locale of messages is a real
 *     one: neither "C" nor, since glibc 2.41, "C.UTF-8".
 *  4. After LANGUAGE has changed, what gettext remembers must be flushed.
 *
 * What is already on the screen stays: whoever switches builds it anew.
 * Dates follow the system, whatever the language; numbers follow the language
 * (rules/numbers.h). */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "settings/language.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>
#include <unistd.h>

static const CanastaLanguage languages[] = {
  { "en", "English" },
#include "language-rows.h"
};

/* The environment and the C library's locale are the process's own; so is
 * what we know of them. */
static char *system_value; /* what LANGUAGE must be to speak the system's language */
static const char *current = "";

/**
 * canasta_language_list:
 * @length: (out): how many
 *
 * Returns: the languages one can choose, English first
 */
const CanastaLanguage *
canasta_language_list (gsize *length)
{
  *length = G_N_ELEMENTS (languages);
  return languages;
}

static gboolean
is_c_locale (const char *locale)
{
  return !locale || g_str_equal (locale, "C") || g_str_equal (locale, "POSIX")
         || g_str_has_prefix (locale, "C.");
}

/* With LC_ALL=C a script asks for untranslated text, whatever LANGUAGE says. */
static gboolean
asks_for_untranslated (void)
{
  const char *locale = g_getenv ("LC_ALL");

  if (!locale || *locale == '\0')
    locale = g_getenv ("LC_MESSAGES");

  return locale && (g_str_equal (locale, "C") || g_str_equal (locale, "POSIX"));
}

/* What LANGUAGE must be to get the language of the system, also where LANG
 * names a locale that was never generated; NULL for unset. */
static char *
find_system_value (void)
{
  g_autoptr (GStrvBuilder) builder = NULL;
  g_auto (GStrv) wanted = NULL;
  const char *const *names;

  if (!is_c_locale (setlocale (LC_MESSAGES, NULL)))
    return g_strdup (g_getenv ("LANGUAGE"));

  if (asks_for_untranslated ())
    return g_strdup ("C");

  builder = g_strv_builder_new ();
  names = g_get_language_names ();
  for (guint i = 0; names[i]; i++)
    if (!is_c_locale (names[i]))
      g_strv_builder_add (builder, names[i]);

  wanted = g_strv_builder_end (builder);
  return *wanted ? g_strjoinv (":", wanted) : g_strdup ("C");
}

/* Lends glibc's own C.utf8 locale under another name. The link is needed only
 * while setlocale () reads it. */
static gboolean
set_private_messages_locale (void)
{
  static const char *const sources[] = {
    "/usr/lib/locale/C.utf8",
    "/usr/lib64/locale/C.utf8",
    "/usr/lib/locale/C.UTF-8",
  };
  g_autofree char *folder = g_dir_make_tmp ("canasta-XXXXXX", NULL);
  g_autofree char *link = NULL;
  g_autofree char *search_path = g_strdup (g_getenv ("LOCPATH"));
  gboolean set = FALSE;

  if (!folder)
    return FALSE;

  link = g_build_filename (folder, "messages", NULL);
  g_setenv ("LOCPATH", folder, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (sources) && !set; i++)
    if (g_file_test (sources[i], G_FILE_TEST_IS_DIR) && symlink (sources[i], link) == 0)
      {
        set = setlocale (LC_MESSAGES, "messages") != NULL;
        g_unlink (link);
      }
  g_rmdir (folder);

  if (search_path)
    g_setenv ("LOCPATH", search_path, TRUE);
  else
    g_unsetenv ("LOCPATH");

  return set;
}

/* Gives messages a locale under which gettext follows LANGUAGE; which one does
 * not matter. */
static gboolean
set_real_messages_locale (void)
{
  static const char *const likely[] = {
    "en_US.UTF-8", "en_GB.UTF-8", "fr_FR.UTF-8", "de_DE.UTF-8", "it_IT.UTF-8",
  };

  for (guint i = 0; i < G_N_ELEMENTS (likely); i++)
    if (setlocale (LC_MESSAGES, likely[i]))
      return TRUE;

  return set_private_messages_locale () || setlocale (LC_MESSAGES, "C.UTF-8");
}

/* A category whose locale is missing must not take the others with it. */
static void
set_system_locale (void)
{
  static const int categories[] = {
    LC_CTYPE, LC_NUMERIC, LC_TIME, LC_COLLATE, LC_MONETARY, LC_MESSAGES,
  };

  if (!setlocale (LC_ALL, ""))
    for (guint i = 0; i < G_N_ELEMENTS (categories); i++)
      setlocale (categories[i], "");

  if (is_c_locale (setlocale (LC_CTYPE, NULL)))
    setlocale (LC_CTYPE, "C.UTF-8");
}

static gboolean
speaks_english (const char *value)
{
  return value && (is_c_locale (value) || g_str_equal (value, "en")
                   || g_str_has_prefix (value, "en_"));
}

/* Makes gettext follow `value`, a list as in LANGUAGE, or NULL for unset. */
static gboolean
follow (const char *value)
{
  gboolean followed = TRUE;

  if (value)
    g_setenv ("LANGUAGE", value, TRUE);
  else
    g_unsetenv ("LANGUAGE");

  if (!speaks_english (value) && is_c_locale (setlocale (LC_MESSAGES, NULL)))
    followed = set_real_messages_locale ();

  /* The name the default domain has anyway: changes nothing, but makes gettext
   * forget what it had looked up. */
  textdomain ("messages");

  return followed;
}

/**
 * canasta_language_init:
 * @locale_folder: the folder of the translations
 *
 * Sets the locale and speaks the system's language. Call it first in main (),
 * before anything is translated and after gtk_disable_setlocale () where there
 * is a window.
 */
void
canasta_language_init (const char *locale_folder)
{
  set_system_locale ();

  bindtextdomain (GETTEXT_PACKAGE, locale_folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");

  g_free (system_value);
  system_value = find_system_value ();
  current = "";
  follow (system_value);
}

static char *
list_codes (void)
{
  g_autoptr (GStrvBuilder) codes = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    g_strv_builder_add (codes, languages[i].code);
  list = g_strv_builder_end (codes);
  return g_strjoinv (", ", list);
}

/**
 * canasta_language_set:
 * @code: a code of canasta_language_list(), or "" for the system's language
 * @error: where to say why not
 *
 * Changes the language of everything translated from now on.
 *
 * Returns: %TRUE when the language was changed
 */
gboolean
canasta_language_set (const char *code, GError **error)
{
  const CanastaLanguage *language = NULL;

  g_return_val_if_fail (code != NULL, FALSE);

  if (*code == '\0')
    {
      current = "";
      follow (system_value);
      return TRUE;
    }

  for (guint i = 0; i < G_N_ELEMENTS (languages) && !language; i++)
    if (g_str_equal (languages[i].code, code))
      language = &languages[i];

  if (!language)
    {
      g_autofree char *codes = list_codes ();

      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                   _("There is no language “%s”: choose one of %s."), code, codes);
      return FALSE;
    }

  if (!follow (language->code))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                   _("The language cannot be changed: this system has no usable locale, "
                     "not even C.UTF-8."));
      return FALSE;
    }

  current = language->code;
  return TRUE;
}

/**
 * canasta_language_get:
 *
 * Returns: the code of the language chosen, or "" for the system's
 */
const char *
canasta_language_get (void)
{
  return current;
}
