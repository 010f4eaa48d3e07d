/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/saved.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "match/match-names.h"
#include "session/deleted-matches.h"
#include "session/person.h"
#include "session/replay.h"
#include "session/sides.h"
#include "settings/titles.h"

/**
 * canasta_saved_new:
 * @path: where a match is kept
 * @match: the match as it stands
 * @personal: what is kept beside it
 * @finished: the matches that are over
 * @registry: the variants
 *
 * Returns: (transfer full): the match as it is listed
 */
CanastaSaved *
canasta_saved_new (const char *path, CanastaMatch *match, const CanastaPersonal *personal,
                   CanastaFinished *finished, CanastaRegistry *registry)
{
  CanastaSaved *self = g_new0 (CanastaSaved, 1);
  gboolean is_played_out = canasta_match_get_stage (match) == CANASTA_STAGE_MATCH_OVER;
  gboolean is_given_up = canasta_finished_is_given_up (finished, path, match);
  guint reader = canasta_person_find_reader (personal);
  GStatBuf info;

  self->path = g_strdup (path);
  self->title = canasta_titles_dup_match (match, registry);
  self->is_over = is_played_out || is_given_up;
  self->has_rounds = canasta_match_get_n_scores (match) > 0;
  if (reader == CANASTA_NO_SEAT)
    canasta_match_set_person (match, reader);
  self->standing = is_played_out ? canasta_sides_dup_result (match, reader)
                                 : canasta_sides_dup_standing (match, reader);
  if (is_given_up)
    {
      g_autofree char *standing = g_steal_pointer (&self->standing);

      /* Translators: how the game stood, as “Us 1,240 · Them 980 · to 5,000” */
      self->standing = g_strdup_printf (_("Given up: %s"), standing);
    }
  self->origin = canasta_replay_describe_origin (&personal->origin);
  self->deleted = canasta_deleted_match_find_day (path);
  if (g_stat (path, &info) == 0)
    self->played = g_date_time_new_from_unix_local (info.st_mtime);
  return self;
}

void
canasta_saved_free (CanastaSaved *self)
{
  g_free (self->path);
  g_free (self->title);
  g_free (self->standing);
  g_free (self->origin);
  g_clear_pointer (&self->played, g_date_time_unref);
  g_clear_pointer (&self->deleted, g_date_time_unref);
  g_free (self);
}
