/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/visit-record.h"

#include "session/finished.h"
#include "session/saved-matches.h"

/**
 * canasta_visit_record_match:
 * @visit: a visit
 * @data_folder: (nullable): the folder of the person's files
 * @error: why it could not be kept
 *
 * A match that is over is kept among those that were played here, to be reviewed and watched
 * again, and counts in the statistics of the guest. Any other is the host's to keep.
 *
 * Returns: whether nothing went wrong
 */
gboolean
canasta_visit_record_match (CanastaVisit *visit, const char *data_folder, GError **error)
{
  CanastaSession *session = canasta_visit_get_session (visit);
  CanastaMatch *match = session ? canasta_session_get_match (session) : NULL;
  const CanastaPersonal *personal = session ? canasta_session_get_personal (session) : NULL;
  g_autoptr (CanastaMatchFile) file = NULL;
  g_autoptr (CanastaFinished) finished = NULL;
  g_autofree char *text = NULL;

  if (!match || canasta_match_get_stage (match) != CANASTA_STAGE_MATCH_OVER)
    return TRUE;
  file = canasta_saved_matches_open_new (data_folder);
  text = canasta_archive_write (match, personal);
  finished = canasta_finished_new (data_folder);
  return canasta_match_file_save (file, text, error)
         && canasta_finished_note (finished, canasta_match_file_get_path (file), match, personal,
                                   error);
}
