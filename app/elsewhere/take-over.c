/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/take-over.h"

#include <glib/gstdio.h>
#include <string.h>

#include "elsewhere/reopen.h"
#include "elsewhere/unused-files.h"
#include "files/safe-file.h"
#include "network/bytes.h"
#include "session/saved-matches.h"

/* Beside the table lie the rounds that are over, as a match that is saved. */
#define ROUNDS_SUFFIX ".rounds"

/* Of them, in bytes. */
#define MOST_BYTES (16 * 1024 * 1024)

static char *
dup_folder (const char *data_folder)
{
  if (data_folder)
    return g_build_filename (data_folder, "visited", NULL);
  return g_build_filename (g_get_user_data_dir (), "canasta", "visited", NULL);
}

/**
 * canasta_take_over_dup_path:
 * @data_folder: (nullable): the folder of the person's files
 * @match: by what promises know the match at which they are a guest
 * @name: what the person is called: several may be guests from one computer
 *
 * Makes the folder as well, and removes from it what nobody has used for long.
 *
 * Returns: (transfer full): where its table is kept
 */
char *
canasta_take_over_dup_path (const char *data_folder, const guint8 *match, const char *name)
{
  g_autofree char *folder = dup_folder (data_folder);
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autofree char *file = NULL;

  g_checksum_update (sum, match, 16);
  g_checksum_update (sum, (const guchar *) name, (gssize) strlen (name));
  file = g_strconcat (g_checksum_get_string (sum), CANASTA_MATCH_FILE_SUFFIX, NULL);
  g_mkdir_with_parents (folder, 0700);
  canasta_unused_files_remove (folder);
  return g_build_filename (folder, file, NULL);
}

/* Where the rounds are kept that are over, of the table that is kept there. */
char *
canasta_take_over_dup_rounds_path (const char *path)
{
  return g_strconcat (path, ROUNDS_SUFFIX, NULL);
}

/* Where the table is kept, or %NULL, at which the person was a guest last, and whose match is not
 * over. */
char *
canasta_take_over_find_last (const char *data_folder)
{
  g_autofree char *folder = dup_folder (data_folder);
  g_auto (GStrv) paths = canasta_saved_matches_list_in (folder);

  return g_strdup (paths[0]);
}

/* Returns: (transfer full) (nullable): who else sat there, where anybody did */
char *
canasta_take_over_describe_last (const char *data_folder)
{
  g_autofree char *path = canasta_take_over_find_last (data_folder);
  g_auto (CanastaKeptTable) kept = { 0 };

  return path && canasta_kept_table_load (&kept, path, NULL) ? canasta_kept_table_name_guests (&kept)
                                                             : NULL;
}

/* It is not to be gone on with any more. */
void
canasta_take_over_forget (const char *path)
{
  g_autofree char *rounds = canasta_take_over_dup_rounds_path (path);

  g_unlink (path);
  g_unlink (rounds);
}

static gboolean
goes_on_from (const char *path, const guint8 *origin, const char *title)
{
  g_auto (CanastaKeptTable) kept = { 0 };

  return canasta_kept_table_load (&kept, path, NULL)
         && memcmp (kept.origin, origin, sizeof kept.origin) == 0
         && g_strcmp0 (kept.title, title) == 0;
}

/**
 * canasta_take_over_forget_earlier:
 * @path: where a table is kept
 * @origin: the match with which it began
 * @title: what the person is called there
 *
 * The person has come along to where it goes on: they need not go on from where it was before.
 */
void
canasta_take_over_forget_earlier (const char *path, const guint8 *origin, const char *title)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_auto (GStrv) paths = canasta_saved_matches_list_in (folder);

  for (guint i = 0; paths[i]; i++)
    if (!g_str_equal (paths[i], path) && goes_on_from (paths[i], origin, title))
      canasta_take_over_forget (paths[i]);
}

/* Rounds that cannot be read are not played anew. */
static gboolean
check_rounds (const char *text, const char *path, CanastaRegistry *registry, GError **error)
{
  g_autofree char *name = g_path_get_basename (path);
  g_auto (CanastaPersonal) personal = { 0 };
  g_autoptr (CanastaMatch) match =
    canasta_archive_read (text, -1, name, canasta_saved_match_find_variant, registry, &personal,
                          error);

  return match != NULL;
}

/* Whoever has tried before has saved them already, and has played nothing since. */
static CanastaMatchFile *
save_rounds (const char *path, const char *text, const char *data_folder, GError **error)
{
  g_autofree char *saved = canasta_saved_matches_find (data_folder, path, text);
  g_autoptr (CanastaMatchFile) file = saved ? canasta_match_file_open (saved, NULL) : NULL;

  if (file)
    return g_steal_pointer (&file);
  file = canasta_saved_matches_open_new (data_folder);
  return canasta_match_file_save (file, text, error) ? g_steal_pointer (&file) : NULL;
}

/* The rounds that are over are a match of the person's from now on. Returns: its file, where there
 * are none that of another match. */
static CanastaMatchFile *
take_rounds (const char *path, CanastaRegistry *registry, const char *data_folder, GError **error)
{
  g_autofree char *rounds = canasta_take_over_dup_rounds_path (path);
  g_autofree char *text = NULL;

  if (!g_file_test (rounds, G_FILE_TEST_EXISTS))
    return canasta_saved_matches_open_new (data_folder);
  if (!canasta_safe_file_read (rounds, MOST_BYTES, &text, NULL, error)
      || !check_rounds (text, rounds, registry, error))
    return NULL;
  return save_rounds (rounds, text, data_folder, error);
}

/**
 * canasta_take_over_table:
 * @path: where a table is kept
 * @registry: the variants
 * @data_folder: (nullable): the folder of the person's files
 * @kept_path: (out) (transfer full): where it is to be kept from now on, as a table of one's own
 * @person: (out) (optional): where the person sits
 * @notice: (inout) (nullable): what is to be told of its match
 * @error: return location for an error
 *
 * The match goes on after the last round that is over; the deal that was begun is dealt anew. Those who
 * sat there are awaited at their seats, which they have by their keys. Whoever asked starts its session,
 * if it has one, and forgets the table that was visited once this one is kept.
 *
 * Returns: (transfer full) (nullable): the table, at which nobody is yet
 */
CanastaHost *
canasta_take_over_table (const char *path, CanastaRegistry *registry, const char *data_folder,
                         char **kept_path, guint *person, CanastaNotice **notice, GError **error)
{
  g_auto (CanastaKeptTable) kept = { 0 };
  g_autoptr (CanastaMatchFile) file = NULL;
  g_autofree char *own_path = NULL;
  CanastaHost *host;

  if (!canasta_kept_table_load (&kept, path, error))
    return NULL;
  file = take_rounds (path, registry, data_folder, error);
  if (!file)
    return NULL;
  own_path = canasta_kept_table_dup_path (data_folder, file);
  kept.file = g_path_get_basename (canasta_match_file_get_path (file));
  g_clear_object (&file);
  /* Promises know it by another name, which is drawn where there is none. */
  memset (kept.match, 0, sizeof kept.match);
  host = canasta_reopen_kept (&kept, registry, data_folder, FALSE, notice, error);
  if (person)
    *person = canasta_kept_table_find_person (&kept);
  if (host)
    *kept_path = g_steal_pointer (&own_path);
  return host;
}

static CanastaMatchFile *
save_given_rounds (const char *rounds, CanastaRegistry *registry, const char *data_folder,
                   GError **error)
{
  g_autoptr (CanastaMatchFile) file = canasta_saved_matches_open_new (data_folder);

  return !rounds
             || (check_rounds (rounds, canasta_match_file_get_path (file), registry, error)
                 && canasta_match_file_save (file, rounds, error))
           ? g_steal_pointer (&file) : NULL;
}

/**
 * canasta_take_over_given:
 * @given: (inout): a table that another host gives
 * @door: what opens its door here
 * @title: what it is called here
 * @registry: the variants
 * @data_folder: (nullable): where its match is saved
 * @notice: (inout) (nullable): what is to be told of its match
 * @error: return location for an error
 *
 * As canasta_take_over_table(), where nobody of this computer sat at it.
 *
 * Returns: (transfer full) (nullable): the table, at which nobody is yet
 */
CanastaHost *
canasta_take_over_given (CanastaHandedTable *given, const CanastaDoor *door, const char *title,
                         CanastaRegistry *registry, const char *data_folder, CanastaNotice **notice,
                         GError **error)
{
  g_autoptr (CanastaMatchFile) file = save_given_rounds (given->rounds, registry, data_folder, error);
  g_autofree char *path = NULL;
  CanastaKeptTable *kept = &given->kept;
  CanastaHost *host;

  if (!file)
    return NULL;
  path = g_strdup (canasta_match_file_get_path (file));
  g_clear_object (&file);
  g_free (kept->title);
  kept->title = g_strdup (title);
  kept->ticket = door->ticket;
  g_free (kept->file);
  kept->file = g_path_get_basename (path);
  kept->is_untouched = TRUE;
  memset (kept->match, 0, sizeof kept->match);
  host = canasta_reopen_kept (kept, registry, data_folder, FALSE, notice, error);
  if (host)
    return host;
  g_unlink (path);
  return NULL;
}

/**
 * canasta_take_over_undo:
 * @kept_path: where the table was to be kept that was taken over, and is not yet
 * @data_folder: (nullable): the folder of the person's files
 *
 * Nothing has come of it, and nobody has the table open any more: it can be taken over once more.
 */
void
canasta_take_over_undo (const char *kept_path, const char *data_folder)
{
  g_autofree char *folder = canasta_saved_matches_dup_folder (data_folder);
  g_autofree char *name = g_path_get_basename (kept_path);
  g_autofree char *match = g_build_filename (folder, name, NULL);

  g_unlink (kept_path);
  canasta_saved_match_forget (match);
}
