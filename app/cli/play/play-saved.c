/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays on in a saved match. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "play.h"

#include <glib/gi18n-lib.h>

#include "session/finished.h"
#include "session/saved-matches.h"

/* Seats whoever played the match. */
static gboolean
seat_players (CanastaTerminal *self, CanastaMatch *match, const CanastaPersonal *personal,
              CanastaMatchFile *file, GError **error)
{
  g_autofree char *name = canasta_plain_text_file (canasta_match_file_get_path (file));

  if (personal->players)
    return canasta_terminal_open (self, match, personal, file, error);

  g_set_error (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_CONTENT,
               _("“%s” does not say who plays."), name);
  return FALSE;
}

/* Returns: whether the match can go on; what is to be known of it is told. */
static gboolean
open_match (CanastaTerminal *self, const char *path, CanastaRegistry *registry,
            CanastaFinished *finished)
{
  g_auto (CanastaPersonal) personal = { 0 };
  g_autoptr (CanastaNotice) notice = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaMatchFile) file = canasta_saved_match_open (path, registry, &notice);
  g_autoptr (CanastaMatch) match =
    file ? canasta_saved_match_load (file, registry, &personal, &notice) : NULL;

  if (match && !seat_players (self, match, &personal, file, &error))
    canasta_notice_append (&notice, canasta_notice_new_unreadable (error));
  if (notice)
    canasta_terminal_show_notice (notice);
  if (match && !error && canasta_match_get_stage (match) != CANASTA_STAGE_MATCH_OVER
      && !canasta_finished_has (finished, path, match))
    return TRUE;
  if (file)
    canasta_match_file_close (file);
  return FALSE;
}

/**
 * canasta_play_continue:
 * @terminal: (out): the match and who plays it
 * @registry: the variants
 * @data_folder: (nullable): where matches are saved
 *
 * Opens the match that was played last and is not over; one that cannot be
 * opened is told and passed over.
 *
 * Returns: whether there is one
 */
gboolean
canasta_play_continue (CanastaTerminal *terminal, CanastaRegistry *registry,
                       const char *data_folder)
{
  g_auto (GStrv) paths = canasta_saved_matches_list (data_folder);
  g_autoptr (CanastaFinished) finished = canasta_finished_new (data_folder);
  g_autoptr (GError) damage = NULL;

  if (!canasta_finished_load (finished, &damage))
    {
      g_autoptr (CanastaNotice) notice = canasta_notice_new_statistics (damage);

      canasta_terminal_show_notice (notice);
    }
  for (guint i = 0; paths[i]; i++)
    {
      if (open_match (terminal, paths[i], registry, finished))
        return TRUE;
      canasta_terminal_clear (terminal);
    }
  return FALSE;
}

/**
 * canasta_play_count:
 * @terminal: a match that was played
 * @data_folder: (nullable): where the statistics are kept
 *
 * A match that is over counts in the statistics.
 *
 * Returns: whether nothing went wrong
 */
gboolean
canasta_play_count (CanastaTerminal *terminal, const char *data_folder)
{
  g_autoptr (CanastaFinished) finished = canasta_finished_new (data_folder);
  const char *path = canasta_session_get_path (terminal->session);
  g_autoptr (GError) error = NULL;

  if (!path || terminal->is_unsaved
      || canasta_match_get_stage (terminal->match) != CANASTA_STAGE_MATCH_OVER)
    return TRUE;
  if (!canasta_finished_note (finished, path, terminal->match,
                              canasta_session_get_personal (terminal->session), &error))
    {
      g_autoptr (CanastaNotice) notice = canasta_notice_new_uncounted (error);

      canasta_terminal_show_notice (notice);
    }
  return !error;
}
