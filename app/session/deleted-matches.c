/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was deleted on a day lies in a folder that is called after it, "2026-11-24", so
 * that it is known when its time is over, whatever happens to the times of files. */
#include "config.h"

#include "session/deleted-matches.h"

#include <glib/gstdio.h>
#include <stdio.h>

#include "session/saved-matches.h"

#define DAY_FORMAT "%Y-%m-%d"

static char *
dup_folder (const char *data_folder)
{
  if (data_folder)
    return g_build_filename (data_folder, "deleted", NULL);
  return g_build_filename (g_get_user_data_dir (), "canasta", "deleted", NULL);
}

/* Returns: the day a folder is called after, %NULL for any other name */
static GDateTime *
read_day (const char *name)
{
  g_autofree char *written = NULL;
  GDateTime *day;
  int year, month, date;

  if (sscanf (name, "%4d-%2d-%2d", &year, &month, &date) != 3)
    return NULL;
  day = g_date_time_new_local (year, month, date, 0, 0, 0);
  written = day ? g_date_time_format (day, DAY_FORMAT) : NULL;
  if (g_strcmp0 (written, name) != 0)
    g_clear_pointer (&day, g_date_time_unref);
  return day;
}

static int
compare_newest_first (gconstpointer a, gconstpointer b)
{
  return -g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* The names of the days, the newest first. */
static GPtrArray *
list_days (const char *folder)
{
  GPtrArray *days = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  const char *name;

  while (files && (name = g_dir_read_name (files)))
    {
      g_autoptr (GDateTime) day = read_day (name);

      if (day)
        g_ptr_array_add (days, g_strdup (name));
    }
  g_ptr_array_sort (days, compare_newest_first);
  return days;
}

/**
 * canasta_deleted_matches_add:
 * @data_folder: (nullable): the folder of the person's files
 * @file: a saved match, which is closed
 * @error: why it is still where it was
 *
 * Deletes a match: from now on it is kept among those that were deleted.
 *
 * Returns: (transfer full) (nullable): where it is kept
 */
char *
canasta_deleted_matches_add (const char *data_folder, CanastaMatchFile *file, GError **error)
{
  g_autofree char *folder = dup_folder (data_folder);
  g_autofree char *name = g_path_get_basename (canasta_match_file_get_path (file));
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, DAY_FORMAT);
  g_autofree char *day_folder = g_build_filename (folder, day, NULL);

  if (!canasta_match_file_move (file, day_folder, error))
    return NULL;
  return g_build_filename (day_folder, name, NULL);
}

/* Whether a match of this name is still, or again, among the saved ones: what is left of
 * a program that was killed while it moved one. */
static gboolean
is_saved (const char *saved_folder, const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *saved = g_build_filename (saved_folder, name, NULL);

  return g_file_test (saved, G_FILE_TEST_EXISTS);
}

/**
 * canasta_deleted_matches_list:
 * @data_folder: (nullable): the folder of the person's files
 *
 * Returns: (transfer full): the paths of all deleted matches, those of the last day
 *   first
 */
char **
canasta_deleted_matches_list (const char *data_folder)
{
  g_autofree char *folder = dup_folder (data_folder);
  g_autofree char *saved_folder = canasta_saved_matches_dup_folder (data_folder);
  g_autoptr (GPtrArray) days = list_days (folder);
  g_autoptr (GStrvBuilder) all = g_strv_builder_new ();

  for (guint i = 0; i < days->len; i++)
    {
      g_autofree char *day = g_build_filename (folder, g_ptr_array_index (days, i), NULL);
      g_auto (GStrv) paths = canasta_saved_matches_list_in (day);

      for (guint k = 0; paths[k]; k++)
        if (!is_saved (saved_folder, paths[k]))
          g_strv_builder_add (all, paths[k]);
    }
  return g_strv_builder_end (all);
}

/**
 * canasta_deleted_match_find_day:
 * @path: a deleted match
 *
 * Returns: (transfer full) (nullable): when it was deleted
 */
GDateTime *
canasta_deleted_match_find_day (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (folder);

  return read_day (name);
}

/**
 * canasta_deleted_match_restore:
 * @data_folder: (nullable): the folder of the person's files
 * @path: a deleted match
 * @error: why it is still deleted
 *
 * Puts a match back among the saved ones, as it was.
 *
 * Returns: (transfer full) (nullable): where it is saved
 */
char *
canasta_deleted_match_restore (const char *data_folder, const char *path, GError **error)
{
  g_autofree char *folder = canasta_saved_matches_dup_folder (data_folder);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *day = g_path_get_dirname (path);
  g_autofree char *saved = g_build_filename (folder, name, NULL);
  g_autoptr (CanastaMatchFile) file = canasta_match_file_open (path, error);

  if (!file || !canasta_match_file_move (file, folder, error))
    return NULL;
  /* Only where nothing else was deleted on that day. */
  g_rmdir (day);
  return g_steal_pointer (&saved);
}

/* Removes a folder with all that lies in it. */
static void
remove_day (const char *folder)
{
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  const char *name;

  while (files && (name = g_dir_read_name (files)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

/**
 * canasta_deleted_matches_tidy:
 * @data_folder: (nullable): the folder of the person's files
 *
 * Removes for ever what was deleted long enough ago.
 */
void
canasta_deleted_matches_tidy (const char *data_folder)
{
  g_autofree char *folder = dup_folder (data_folder);
  g_autoptr (GPtrArray) days = list_days (folder);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  for (guint i = 0; i < days->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, g_ptr_array_index (days, i), NULL);
      g_autoptr (GDateTime) day = read_day (g_ptr_array_index (days, i));
      /* Deleted in the last moment of it. */
      g_autoptr (GDateTime) end = g_date_time_add_days (day, CANASTA_DELETED_DAYS + 1);

      if (g_date_time_compare (end, now) <= 0)
        remove_day (path);
    }
}
