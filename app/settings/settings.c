/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences of the person: GSettings for types, ranges and binding, an
 * ini file for keeping, so that they last without a session bus. */
#define G_LOG_DOMAIN "canasta"
#define G_SETTINGS_ENABLE_BACKEND

#include "config.h"

#include "settings/settings.h"

#include <errno.h>
#include <gio/gsettingsbackend.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "files/plain-text.h"
#include "files/safe-file.h"
#include "match/player-names.h"
#include "variants/paths.h"

#define SETTINGS_PATH "/io/github/canasta_game/Canasta/"
#define SETTINGS_GROUP "canasta"
#define SETTINGS_FILE "settings.ini"

/* The most bytes of the file. */
#define MAX_SIZE (1024 * 1024)

static GSettingsSchema *
find_schema (GError **error)
{
  g_autofree char *folder = canasta_paths_dup_schemas ();
  g_autoptr (GSettingsSchemaSource) source = NULL;
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autofree char *shown = canasta_plain_text_file (folder);

  source = g_settings_schema_source_new_from_directory (
    folder, g_settings_schema_source_get_default (), FALSE, NULL);
  if (source)
    schema = g_settings_schema_source_lookup (source, APPLICATION_ID, TRUE);

  if (!schema)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                 _("The list of preferences is missing in “%s”: reinstall the game."), shown);

  return g_steal_pointer (&schema);
}

/* GLib would wait for a pipe and read any size, so the file is read here before. */
static gboolean
read_file (const char *file, GKeyFile *keys, GError **error)
{
  g_autofree char *text = NULL;
  gsize length;

  return canasta_safe_file_read (file, MAX_SIZE, &text, &length, error)
         && g_key_file_load_from_data (keys, text, length, G_KEY_FILE_NONE, error);
}

static void
tell_not_kept (const GError *problem)
{
  g_message (_("%s The standard preferences are used, and changes are not kept."),
             problem->message);
}

/* Makes the file where there is none: on a full disk GLib would leave an empty one, take
 * it for changes of another program, follow them, and try anew without end. */
static gboolean
make_file (const char *file, GError **error)
{
  g_clear_error (error);
  return canasta_safe_file_write (file, "[" SETTINGS_GROUP "]\n", -1, FALSE, error);
}

/* Returns: whether the file can be used. One that is not an ini file would be
 * overwritten at the first change; it is put aside instead. */
static gboolean
prepare_file (const char *file)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (GError) problem = NULL;
  g_autofree char *aside = NULL;
  g_autofree char *shown = NULL;

  if (read_file (file, keys, &problem)
      || (g_error_matches (problem, G_FILE_ERROR, G_FILE_ERROR_NOENT)
          && make_file (file, &problem)))
    return TRUE;
  if (problem->domain == G_FILE_ERROR)
    {
      tell_not_kept (problem);
      return FALSE;
    }

  aside = g_strconcat (file, ".broken", NULL);
  if (g_rename (file, aside) != 0)
    return TRUE;
  shown = canasta_plain_text_file (aside);
  g_message (_("The preferences could not be read; the standard ones are used, "
               "and the old file is kept as “%s”."), shown);
  if (make_file (file, &problem))
    return TRUE;
  tell_not_kept (problem);
  return FALSE;
}

static gboolean
is_kept_in_memory (void)
{
  return g_strcmp0 (g_getenv ("GSETTINGS_BACKEND"), "memory") == 0;
}

static char *
dup_folder (const char *config_folder)
{
  if (config_folder)
    return g_strdup (config_folder);
  return g_build_filename (g_get_user_config_dir (), "canasta", NULL);
}

/* Where nothing can be kept, preferences still hold until the program ends. */
static GSettingsBackend *
open_backend (const char *config_folder)
{
  g_autofree char *folder = dup_folder (config_folder);
  g_autofree char *file = g_build_filename (folder, SETTINGS_FILE, NULL);

  if (is_kept_in_memory ())
    return g_memory_settings_backend_new ();

  if (g_mkdir_with_parents (folder, 0700) != 0 || g_access (folder, W_OK) != 0)
    {
      int reason = errno;
      g_autofree char *shown = canasta_plain_text_file (folder);

      g_message (_("Preferences cannot be kept in “%s”: %s."), shown, g_strerror (reason));
      return g_memory_settings_backend_new ();
    }

  if (!prepare_file (file))
    return g_memory_settings_backend_new ();
  return g_keyfile_settings_backend_new (file, SETTINGS_PATH, SETTINGS_GROUP);
}

/* Where there are no preferences, the standard ones hold. */
static GSettingsBackend *
open_backend_to_read (const char *config_folder)
{
  g_autofree char *folder = dup_folder (config_folder);
  g_autofree char *file = g_build_filename (folder, SETTINGS_FILE, NULL);
  g_autoptr (GKeyFile) keys = g_key_file_new ();

  if (is_kept_in_memory () || !read_file (file, keys, NULL))
    return g_memory_settings_backend_new ();
  return g_keyfile_settings_backend_new (file, SETTINGS_PATH, SETTINGS_GROUP);
}

/**
 * canasta_settings_new:
 * @config_folder: (nullable): the folder to keep `settings.ini` in, or %NULL
 *   for `canasta` in the person's folder of configurations
 * @error: where to say why not
 *
 * Opens the preferences. With `GSETTINGS_BACKEND=memory` in the environment
 * nothing is kept.
 *
 * Returns: (transfer full) (nullable): the preferences, or %NULL with @error
 *   set when their schema is missing
 */
GSettings *
canasta_settings_new (const char *config_folder, GError **error)
{
  g_autoptr (GSettingsSchema) schema = find_schema (error);
  g_autoptr (GSettingsBackend) backend = NULL;

  if (!schema)
    return NULL;

  backend = open_backend (config_folder);
  return g_settings_new_full (schema, backend, NULL);
}

/**
 * canasta_settings_new_to_read:
 * @config_folder: (nullable): the folder `settings.ini` is kept in, or %NULL
 *   for `canasta` in the person's folder of configurations
 * @error: where to say why not
 *
 * Opens the preferences for a program that changes none: nothing is made or
 * put aside, and nothing need be said where nothing can be kept.
 *
 * Returns: (transfer full): the preferences, or %NULL with @error set when
 *   their schema is missing
 */
GSettings *
canasta_settings_new_to_read (const char *config_folder, GError **error)
{
  g_autoptr (GSettingsSchema) schema = find_schema (error);
  g_autoptr (GSettingsBackend) backend = NULL;

  if (!schema)
    return NULL;

  backend = open_backend_to_read (config_folder);
  return g_settings_new_full (schema, backend, NULL);
}

/**
 * canasta_person_dup_name:
 * @settings: the preferences
 *
 * Returns: (transfer full): the name of the person, or of their account; empty where
 *   nobody typed one
 */
char *
canasta_person_dup_name (GSettings *settings)
{
  g_autofree char *name = g_strstrip (g_settings_get_string (settings, "player-name"));
  const char *account = g_get_real_name ();
  g_autofree char *first = account ? g_strndup (account, strcspn (account, " ,")) : NULL;

  if (!canasta_name_is_made_up (name))
    return g_steal_pointer (&name);
  /* GLib says so where the account has no name; how somebody logs in is none. */
  if (!first || *first == '\0' || g_str_equal (account, "Unknown")
      || g_str_equal (first, g_get_user_name ()))
    return g_strdup ("");
  return g_steal_pointer (&first);
}
