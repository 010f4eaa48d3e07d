/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/reopen.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "elsewhere/visit-table.h"
#include "session/saved-matches.h"
#include "turn/name-list.h"

/* The match of the table. After one that is over comes another, unless others that are dealt the
 * same may still be played. */
static CanastaMatch *
load_match (CanastaKeptTable *kept, CanastaMatchFile *file, CanastaRegistry *registry,
            gboolean is_evening, CanastaPersonal *personal, CanastaNotice **notice)
{
  g_autoptr (CanastaMatch) match = canasta_saved_match_load (file, registry, personal, notice);

  if (!match || is_evening || canasta_match_get_stage (match) != CANASTA_STAGE_MATCH_OVER)
    return g_steal_pointer (&match);
  memset (kept->match, 0, sizeof kept->match);
  memset (kept->origin, 0, sizeof kept->origin);
  return NULL;
}

/* Where the match is kept, if it is still there. */
static char *
find_match (const CanastaKeptTable *kept, const char *data_folder)
{
  g_autofree char *folder = canasta_saved_matches_dup_folder (data_folder);
  g_autofree char *path = kept->file ? g_build_filename (folder, kept->file, NULL) : NULL;

  return path && g_file_test (path, G_FILE_TEST_IS_REGULAR) ? g_steal_pointer (&path) : NULL;
}

static CanastaMatchFile *
open_file (const char *path, CanastaRegistry *registry, CanastaNotice **notice, GError **error)
{
  CanastaMatchFile *file = canasta_saved_match_open (path, registry, notice);

  if (!file)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                         _("The table is open in another program already."));
  return file;
}

static CanastaTable *
open_table (const CanastaKeptTable *kept, CanastaMatch *match, CanastaRegistry *registry,
            GError **error)
{
  g_auto (CanastaMessage) message = { .kind = CANASTA_MESSAGE_LEAVE };
  g_autoptr (CanastaTable) table = NULL;

  if (match)
    table = canasta_table_ref (canasta_match_get_table (match));
  else if (canasta_kept_table_read_message (kept->rules, CANASTA_MESSAGE_RULES, &message, error))
    table = canasta_visit_open_table (&message.rules, registry, error);
  if (!table || table->players == kept->n_seats)
    return g_steal_pointer (&table);
  g_set_error (error, CANASTA_MESSAGE_ERROR, CANASTA_MESSAGE_ERROR_IMPOSSIBLE,
               _("The table was kept with %u seats, and %u play at it."), kept->n_seats,
               table->players);
  return NULL;
}

/**
 * canasta_reopen_kept:
 * @kept: (inout): what was kept of a table; its @match is nought from now on where it is over
 * @registry: the variants
 * @data_folder: (nullable): the folder of the person's files
 * @is_evening: whether it is dealt the same as others, so that it stays as it is where it is over
 * @notice: (inout) (nullable): what is to be told of its match
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the table, as canasta_reopen_table() does
 */
CanastaHost *
canasta_reopen_kept (CanastaKeptTable *kept, CanastaRegistry *registry, const char *data_folder,
                     gboolean is_evening, CanastaNotice **notice, GError **error)
{
  g_auto (CanastaPersonal) personal = { 0 };
  g_autoptr (CanastaMatchFile) file = NULL;
  g_autoptr (CanastaMatch) match = NULL;
  g_autoptr (CanastaTable) table = NULL;
  g_autofree char *match_path = NULL;

  match_path = find_match (kept, data_folder);
  if (match_path && !(file = open_file (match_path, registry, notice, error)))
    return NULL;
  match = file ? load_match (kept, file, registry, is_evening, &personal, notice) : NULL;
  table = open_table (kept, match, registry, error);
  if (!table)
    return NULL;
  if (!match)
    {
      g_clear_object (&file);
      file = canasta_saved_matches_open_new (data_folder);
    }
  return canasta_host_new_again (kept, table, match, &personal, file, error);
}

/**
 * canasta_reopen_table:
 * @path: where the table is kept
 * @registry: the variants
 * @data_folder: (nullable): the folder of the person's files
 * @port: (out): where it listened
 * @relay: (out) (nullable) (transfer full): by which relay people came to it
 * @notice: (inout) (nullable): what is to be told of its match
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the table, at which nobody is yet; whoever asked starts
 *   its session, if it has one
 */
CanastaHost *
canasta_reopen_table (const char *path, CanastaRegistry *registry, const char *data_folder,
                      guint16 *port, char **relay, CanastaNotice **notice, GError **error)
{
  g_auto (CanastaKeptTable) kept = { 0 };

  if (!canasta_kept_table_load (&kept, path, error))
    return NULL;
  *port = kept.port;
  *relay = g_strdup (kept.relay);
  return canasta_reopen_kept (&kept, registry, data_folder, FALSE, notice, error);
}

/**
 * canasta_reopen_find_last:
 * @data_folder: (nullable): the folder of the person's files
 * @kept: (out caller-allocates): what is kept of it, to be cleared
 *
 * A table at which nobody sat at this computer is a terminal's.
 *
 * Returns: (transfer full) (nullable): where the table is kept that was open last
 */
char *
canasta_reopen_find_last (const char *data_folder, CanastaKeptTable *kept)
{
  g_autofree char *path = canasta_kept_table_find_last (data_folder);

  if (!path || !canasta_kept_table_load (kept, path, NULL)
      || canasta_kept_table_find_person (kept) == CANASTA_NO_SEAT)
    return NULL;
  return g_steal_pointer (&path);
}

/**
 * canasta_reopen_describe_last:
 * @data_folder: (nullable): the folder of the person's files
 *
 * Returns: (transfer full) (nullable): who sat elsewhere at the table that was open last, where
 *   anybody did
 */
char *
canasta_reopen_describe_last (const char *data_folder)
{
  g_auto (CanastaKeptTable) kept = { 0 };
  g_autofree char *path = canasta_reopen_find_last (data_folder, &kept);

  return path ? canasta_kept_table_name_guests (&kept) : NULL;
}
