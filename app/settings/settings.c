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
#include "match/player-names.h"
#include "settings/settings-file.h"
#include "variants/paths.h"

#define SETTINGS_FILE "settings.ini"

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

/* Opens a file whether there is one or not; one that is no ini file would be overwritten at
 * the first change, and is put aside. */
static CanastaSettingsFile *
open_or_put_aside (const char *path)
{
  g_autoptr (GError) problem = NULL;
  CanastaSettingsFile *file = canasta_settings_file_open (path, &problem);
  g_autofree char *aside = NULL;
  g_autofree char *shown = NULL;

  if (file)
    return file;
  if (problem->domain == G_FILE_ERROR)
    {
      g_message (_("%s The standard preferences are used, and changes are not kept."),
                 problem->message);
      return NULL;
    }
  aside = g_strconcat (path, ".broken", NULL);
  if (g_rename (path, aside) != 0)
    return NULL;
  shown = canasta_plain_text_file (aside);
  g_message (_("The preferences could not be read; the standard ones are used, "
               "and the old file is kept as “%s”."), shown);
  return canasta_settings_file_open (path, NULL);
}

/* Returns: where to keep preferences; %NULL where they hold until the program ends */
static CanastaSettingsFile *
open_file (const char *config_folder)
{
  g_autofree char *folder = dup_folder (config_folder);
  g_autofree char *path = g_build_filename (folder, SETTINGS_FILE, NULL);

  if (is_kept_in_memory ())
    return NULL;
  if (g_mkdir_with_parents (folder, 0700) != 0 || g_access (folder, W_OK) != 0)
    {
      int reason = errno;
      g_autofree char *shown = canasta_plain_text_file (folder);

      g_message (_("Preferences cannot be kept in “%s”: %s."), shown, g_strerror (reason));
      return NULL;
    }
  return open_or_put_aside (path);
}

/* Where there are no preferences, the standard ones hold. */
static CanastaSettingsFile *
open_file_to_read (const char *config_folder)
{
  g_autofree char *folder = dup_folder (config_folder);
  g_autofree char *path = g_build_filename (folder, SETTINGS_FILE, NULL);

  return is_kept_in_memory () ? NULL : canasta_settings_file_open (path, NULL);
}

/* The standard preferences. */
static GSettings *
make_settings (GError **error)
{
  g_autoptr (GSettingsSchema) schema = find_schema (error);
  g_autoptr (GSettingsBackend) backend = schema ? g_memory_settings_backend_new () : NULL;

  return schema ? g_settings_new_full (schema, backend, NULL) : NULL;
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
  g_autoptr (GSettings) settings = make_settings (error);
  g_autoptr (CanastaSettingsFile) file = settings ? open_file (config_folder) : NULL;

  if (file)
    {
      canasta_settings_file_load (file, settings);
      canasta_settings_file_keep (g_steal_pointer (&file), settings);
    }
  return g_steal_pointer (&settings);
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
  g_autoptr (GSettings) settings = make_settings (error);
  g_autoptr (CanastaSettingsFile) file = settings ? open_file_to_read (config_folder) : NULL;

  if (file)
    canasta_settings_file_load (file, settings);
  return g_steal_pointer (&settings);
}

/**
 * canasta_settings_dup_name:
 * @settings: the preferences
 *
 * Returns: (transfer full): the name of the person, or of their account; empty where
 *   nobody typed one
 */
char *
canasta_settings_dup_name (GSettings *settings)
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
