/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "session/saved-matches.h"

#include <glib/gstdio.h>
#include <string.h>

#include "files/json-text.h"
#include "files/safe-file.h"
#include "settings/titles.h"

#define SUFFIX CANASTA_MATCH_FILE_SUFFIX

/* A file and when it was last written, in microseconds: two programs may write
 * in the same second. */
typedef struct
{
  char *path;
  gint64 written;
} SavedMatch;

static void
saved_match_clear (gpointer data)
{
  g_free (((SavedMatch *) data)->path);
}

static gint64
find_time (const char *path)
{
  GStatBuf info;

  if (g_stat (path, &info) != 0)
    return 0;
  return info.st_mtim.tv_sec * G_USEC_PER_SEC + info.st_mtim.tv_nsec / 1000;
}

static gint
compare (gconstpointer a, gconstpointer b)
{
  const SavedMatch *one = a;
  const SavedMatch *other = b;

  if (one->written != other->written)
    return one->written > other->written ? -1 : 1;
  return g_strcmp0 (other->path, one->path);
}

/**
 * canasta_saved_matches_dup_folder:
 * @data_folder: (nullable): the folder of the person's files, or %NULL for
 *   `canasta` in the person's folder of data
 *
 * Returns: (transfer full): the folder of saved matches, which may not be there
 */
char *
canasta_saved_matches_dup_folder (const char *data_folder)
{
  if (data_folder)
    return g_build_filename (data_folder, "matches", NULL);
  return g_build_filename (g_get_user_data_dir (), "canasta", "matches", NULL);
}

/**
 * canasta_saved_matches_open_new:
 * @data_folder: (nullable): the folder of the person's files
 *
 * Finds a name for a new match. Where the folder cannot be made or written, the
 * match is not saved.
 *
 * Returns: (transfer full): a file nobody else has, and which is not there yet
 */
CanastaMatchFile *
canasta_saved_matches_open_new (const char *data_folder)
{
  g_autofree char *folder = canasta_saved_matches_dup_folder (data_folder);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d-%H%M%S");

  g_mkdir_with_parents (folder, 0700);
  for (guint i = 1;; i++)
    {
      g_autofree char *name = i == 1 ? g_strconcat (date, SUFFIX, NULL)
                                     : g_strdup_printf ("%s-%u" SUFFIX, date, i);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *previous = canasta_safe_file_previous_path (path);
      g_autoptr (CanastaMatchFile) file = canasta_match_file_open (path, NULL);

      if (file && !g_file_test (path, G_FILE_TEST_EXISTS)
          && !g_file_test (previous, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&file);
    }
}

/* The match a file belongs to: the match itself, or the version before where
 * nothing else is left. */
static char *
find_match (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  if (g_str_has_suffix (name, SUFFIX))
    return g_steal_pointer (&path);
  if (!g_str_has_suffix (name, SUFFIX "~"))
    return NULL;
  path[strlen (path) - 1] = '\0';
  return g_file_test (path, G_FILE_TEST_EXISTS) ? NULL : g_steal_pointer (&path);
}

/**
 * canasta_saved_matches_list:
 * @data_folder: (nullable): the folder of the person's files
 *
 * Returns: (transfer full): the paths of all saved matches, the one played last
 *   first
 */
char **
canasta_saved_matches_list (const char *data_folder)
{
  g_autofree char *folder = canasta_saved_matches_dup_folder (data_folder);

  return canasta_saved_matches_list_in (folder);
}

/**
 * canasta_saved_matches_list_in:
 * @folder: any folder of matches, or of what is kept beside them, which need not be there
 *
 * Returns: (transfer full): the paths of all files in it, the one written last first
 */
char **
canasta_saved_matches_list_in (const char *folder)
{
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (SavedMatch));
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();
  const char *name;

  g_array_set_clear_func (found, saved_match_clear);
  while (files && (name = g_dir_read_name (files)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      SavedMatch saved = { find_match (folder, name), find_time (path) };

      if (saved.path)
        g_array_append_val (found, saved);
    }

  g_array_sort (found, compare);
  for (guint i = 0; i < found->len; i++)
    g_strv_builder_add (paths, g_array_index (found, SavedMatch, i).path);
  return g_strv_builder_end (paths);
}

/* Whether a match is the same file, by whatever name, or holds the same. */
static gboolean
is_same (const char *path, const char *file, const char *text)
{
  g_autofree char *own_text = NULL;
  GStatBuf info, file_info;

  if (g_stat (path, &info) == 0 && g_stat (file, &file_info) == 0
      && info.st_dev == file_info.st_dev && info.st_ino == file_info.st_ino)
    return TRUE;
  return canasta_safe_file_read (path, CANASTA_JSON_MAX_SIZE, &own_text, NULL, NULL)
         && g_str_equal (own_text, text);
}

/**
 * canasta_saved_matches_find:
 * @data_folder: (nullable): the folder of the person's files
 * @file: any file
 * @text: the match in it
 *
 * Returns: (transfer full) (nullable): the saved match that is this one
 */
char *
canasta_saved_matches_find (const char *data_folder, const char *file, const char *text)
{
  g_auto (GStrv) paths = canasta_saved_matches_list (data_folder);

  for (guint i = 0; paths[i]; i++)
    if (is_same (paths[i], file, text))
      return g_strdup (paths[i]);
  return NULL;
}

/**
 * canasta_saved_matches_tidy:
 * @data_folder: (nullable): the folder of the person's files
 *
 * Removes what killed programs have left behind.
 */
void
canasta_saved_matches_tidy (const char *data_folder)
{
  g_autofree char *folder = canasta_saved_matches_dup_folder (data_folder);

  canasta_match_file_tidy (folder);
}

/**
 * canasta_saved_match_find_variant:
 * @id: the name of a variant
 * @registry: the #CanastaRegistry
 * @error: what is wrong with it, where it is there
 *
 * A #CanastaVariantFunc for whoever reads matches.
 *
 * Returns: (transfer full) (nullable): the variant
 */
CanastaVariant *
canasta_saved_match_find_variant (const char *id, gpointer registry, GError **error)
{
  CanastaVariant *variant;

  if (!canasta_registry_find_plugin (registry, id))
    return NULL;
  variant = canasta_registry_get_variant (registry, id, error);
  return variant ? g_object_ref (variant) : NULL;
}

/* Tells why there is no match, or that the version before took its place. */
static void
tell_read (CanastaMatch *match, CanastaRegistry *registry, const GError *damage,
           const GError *error, CanastaNotice **notice)
{
  if (!match)
    {
      canasta_notice_append (notice, canasta_notice_new_unreadable (error));
    }
  else if (damage)
    {
      g_autofree char *title = canasta_titles_dup_match (match, registry);

      canasta_notice_append (notice, canasta_notice_new_mended (title, damage));
    }
}

/**
 * canasta_saved_match_open:
 * @path: a saved match
 * @registry: the variants
 * @notice: (inout) (nullable): what is to be told: that another program plays it
 *
 * Returns: (transfer full) (nullable): the match, not yet read
 */
CanastaMatchFile *
canasta_saved_match_open (const char *path, CanastaRegistry *registry, CanastaNotice **notice)
{
  g_autoptr (GError) cause = NULL;
  g_autoptr (CanastaMatch) match = NULL;
  g_autofree char *title = NULL;
  CanastaMatchFile *file = canasta_match_file_open (path, &cause);

  if (file)
    return file;
  match = canasta_match_file_look (path, canasta_saved_match_find_variant, registry, NULL, NULL, NULL);
  title = match ? canasta_titles_dup_match (match, registry) : g_path_get_basename (path);
  canasta_notice_append (notice, canasta_notice_new_elsewhere (title, cause));
  return NULL;
}

/**
 * canasta_saved_match_load:
 * @file: a saved match
 * @registry: the variants
 * @personal: (out caller-allocates): what was kept beside the match
 * @notice: (inout) (nullable): what is to be told: why it cannot be read, or what
 *   of it is lost
 *
 * Returns: (transfer full) (nullable): the match, to be played
 */
CanastaMatch *
canasta_saved_match_load (CanastaMatchFile *file, CanastaRegistry *registry,
                          CanastaPersonal *personal, CanastaNotice **notice)
{
  g_autoptr (GError) damage = NULL;
  g_autoptr (GError) error = NULL;
  CanastaMatch *match =
    canasta_match_file_load (file, canasta_saved_match_find_variant, registry, personal, &damage, &error);
  const char *gap = match ? canasta_match_get_gap (match) : NULL;

  tell_read (match, registry, damage, error, notice);
  if (gap)
    canasta_notice_append (notice, canasta_notice_new_resumed (gap));
  return match;
}

/**
 * canasta_saved_match_look:
 * @path: a saved match, which may be open in another program
 * @registry: the variants
 * @personal: (out caller-allocates): what was kept beside the match
 * @notice: (inout) (nullable): what is to be told: why it cannot be read, or that
 *   the version before took its place
 *
 * Returns: (transfer full) (nullable): the match as it stands, to be listed
 */
CanastaMatch *
canasta_saved_match_look (const char *path, CanastaRegistry *registry, CanastaPersonal *personal,
                          CanastaNotice **notice)
{
  g_autoptr (GError) damage = NULL;
  g_autoptr (GError) error = NULL;
  CanastaMatch *match =
    canasta_match_file_look (path, canasta_saved_match_find_variant, registry, personal, &damage, &error);

  tell_read (match, registry, damage, error, notice);
  return match;
}

/**
 * canasta_saved_match_read:
 * @path: a saved match, which may be open in another program
 * @registry: the variants
 * @personal: (out caller-allocates): what was kept beside the match
 * @notice: (inout) (nullable): what is to be told: why it cannot be read
 *
 * Returns: (transfer full) (nullable): the match with all its steps, to be
 *   looked at
 */
CanastaMatch *
canasta_saved_match_read (const char *path, CanastaRegistry *registry, CanastaPersonal *personal,
                          CanastaNotice **notice)
{
  g_autoptr (GError) error = NULL;
  CanastaMatch *match =
    canasta_match_file_read (path, canasta_saved_match_find_variant, registry, personal, &error);

  tell_read (match, registry, NULL, error, notice);
  return match;
}

/* For ever: it goes on somewhere else. */
void
canasta_saved_match_forget (const char *path)
{
  g_autofree char *previous = canasta_safe_file_previous_path (path);

  g_unlink (previous);
  g_unlink (path);
}
