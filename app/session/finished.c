/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/finished.h"

#include <glib/gstdio.h>
#include <string.h>

#include "players/manner.h"
#include "session/saved-matches.h"
#include "session/person.h"

#define FILE_NAME "statistics.jsonl"

struct _CanastaFinished
{
  GObject parent_instance;

  CanastaHistory *history;
};

G_DEFINE_FINAL_TYPE (CanastaFinished, canasta_finished, G_TYPE_OBJECT)

static void
canasta_finished_finalize (GObject *object)
{
  g_object_unref (CANASTA_FINISHED (object)->history);
  G_OBJECT_CLASS (canasta_finished_parent_class)->finalize (object);
}

static void
canasta_finished_class_init (CanastaFinishedClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_finished_finalize;
}

static void
canasta_finished_init (CanastaFinished *self)
{
}

/**
 * canasta_finished_new:
 * @data_folder: (nullable): the folder of the person's files, or %NULL for
 *   `canasta` in the person's folder of data
 *
 * Returns: (transfer full): the matches that are over, not yet read
 */
CanastaFinished *
canasta_finished_new (const char *data_folder)
{
  CanastaFinished *self = g_object_new (CANASTA_TYPE_FINISHED, NULL);
  g_autofree char *path =
    data_folder ? g_build_filename (data_folder, FILE_NAME, NULL)
                : g_build_filename (g_get_user_data_dir (), "canasta", FILE_NAME, NULL);

  self->history = canasta_history_new (path);
  return self;
}

gboolean
canasta_finished_load (CanastaFinished *self, GError **error)
{
  return canasta_history_load (self->history, error);
}

/**
 * canasta_finished_dup_id:
 * @path: where a match is saved
 * @match: the match
 *
 * Returns: (transfer full): what tells it from every other match of the person:
 *   when it was begun, which its file is called after, and its number
 */
char *
canasta_finished_dup_id (const char *path, CanastaMatch *match)
{
  g_autofree char *name = g_path_get_basename (path);

  if (g_str_has_suffix (name, CANASTA_MATCH_FILE_SUFFIX))
    name[strlen (name) - strlen (CANASTA_MATCH_FILE_SUFFIX)] = '\0';
  return g_strdup_printf ("%s/%" G_GUINT64_FORMAT, name, canasta_match_get_number (match));
}

/**
 * canasta_finished_has:
 * @self: the matches that are over
 * @path: where a match is saved
 * @match: the match
 *
 * Returns: whether it is known to be over
 */
gboolean
canasta_finished_has (CanastaFinished *self, const char *path, CanastaMatch *match)
{
  g_autofree char *id = canasta_finished_dup_id (path, match);

  return canasta_history_knows (self->history, id);
}

/**
 * canasta_finished_is_given_up:
 * @self: the matches that are over
 * @path: where a match is saved
 * @match: the match
 *
 * Returns: whether it is over without having been played to its end
 */
gboolean
canasta_finished_is_given_up (CanastaFinished *self, const char *path, CanastaMatch *match)
{
  return canasta_match_get_stage (match) != CANASTA_STAGE_MATCH_OVER
         && canasta_finished_has (self, path, match);
}

/* When it was saved last. */
static gint64
find_end (const char *path)
{
  GStatBuf info;

  return g_stat (path, &info) == 0 ? info.st_mtime : g_get_real_time () / G_USEC_PER_SEC;
}

/* Whether it was played from its beginning, by the person at a seat to its end, who has no
 * statistics elsewhere. */
static gboolean
is_counted (const CanastaPersonal *personal, guint seat)
{
  return personal->players && personal->origin.round == 0
         && !canasta_personal_peek_desk (personal, seat)->elsewhere
         && g_strcmp0 (personal->players[seat], CANASTA_PERSON_WORD) == 0;
}

/* Figures are kept by level. */
static char **
list_levels (char **words)
{
  g_autoptr (GStrvBuilder) levels = g_strv_builder_new ();

  for (guint i = 0; words[i]; i++)
    {
      CanastaManner manner;

      g_strv_builder_add (levels, canasta_manner_read (&manner, words[i]) ? manner.level->id
                                                                          : words[i]);
    }
  return g_strv_builder_end (levels);
}

/* Of matches that were dealt elsewhere: whether both began with the same deal, which nobody chose. Their
 * ids are alike but for the file. */
static gboolean
began_alike (const CanastaResult *result, const CanastaResult *other)
{
  return g_strcmp0 (result->person, other->person) == 0
         && g_strcmp0 (strchr (result->id, '/'), strchr (other->id, '/')) == 0;
}

static gboolean
is_same_round (const CanastaRoundResult *round, const CanastaRoundResult *other)
{
  return memcmp (round->points, other->points, sizeof round->points) == 0
         && memcmp (round->canastas, other->canastas, sizeof round->canastas) == 0
         && round->piles == other->piles && round->biggest_pile == other->biggest_pile
         && round->out == other->out;
}

/* Where two went on with one table, and the person played at both, the rounds before are counted once. */
static void
note_shared (CanastaFinished *self, CanastaMatch *match, CanastaResult *result)
{
  GPtrArray *counted;

  if (canasta_match_get_dealing (match) != CANASTA_DEALING_TOLD)
    return;
  canasta_history_load (self->history, NULL);
  counted = canasta_history_get_all (self->history);
  for (guint i = 0; i < counted->len; i++)
    {
      const CanastaResult *other = g_ptr_array_index (counted, i);

      if (!began_alike (result, other))
        continue;
      for (guint k = 0; k < MIN (result->n_rounds, other->n_rounds)
                        && is_same_round (&result->rounds[k], &other->rounds[k]); k++)
        result->rounds[k].shared = TRUE;
    }
}

/* What the match was for one of those who played it, as far as they did. */
static CanastaResult *
make_result (CanastaFinished *self, const char *id, const char *path, CanastaMatch *match,
             const CanastaPersonal *personal, guint seat, gboolean is_given_up)
{
  const CanastaDesk *desk = canasta_personal_peek_desk (personal, seat);
  g_auto (GStrv) levels = list_levels (personal->players);
  CanastaResult *result = canasta_result_new (match, id, find_end (path), seat,
                                              (const char *const *) levels, is_given_up);

  result->hints = desk->hints;
  for (guint i = 0; i < result->n_rounds; i++)
    result->rounds[i].missed = canasta_desk_has_missed (desk, i + 1);
  if (seat != personal->seat)
    result->person = g_strdup (canasta_match_get_names (match)[seat]);
  note_shared (self, match, result);
  return result;
}

/* Counts it for another person than whoever the program belongs to, by their name. */
static gboolean
add_guest (CanastaFinished *self, const char *path, CanastaMatch *match,
           const CanastaPersonal *personal, guint seat, gboolean is_given_up, GError **error)
{
  g_autofree char *of_match = canasta_finished_dup_id (path, match);
  g_autofree char *id = g_strdup_printf ("%s/%u", of_match, seat);
  CanastaResult *result;

  if (seat == personal->seat || !is_counted (personal, seat)
      || canasta_history_knows (self->history, id))
    return TRUE;
  result = make_result (self, id, path, match, personal, seat, is_given_up);
  return canasta_history_add (self->history, result, error);
}

/* That the match itself is known comes last: what was cut short before is done again. */
static gboolean
add (CanastaFinished *self, const char *path, CanastaMatch *match,
     const CanastaPersonal *personal, gboolean is_given_up, GError **error)
{
  g_autofree char *id = canasta_finished_dup_id (path, match);

  if (canasta_history_knows (self->history, id))
    return TRUE;
  for (guint seat = 0; personal->players && personal->players[seat]; seat++)
    if (!add_guest (self, path, match, personal, seat, is_given_up, error))
      return FALSE;
  if (is_counted (personal, personal->seat))
    return canasta_history_add (self->history,
                                make_result (self, id, path, match, personal,
                                             personal->seat, is_given_up), error);
  return !(is_given_up || personal->desk.left)
         || canasta_history_leave_out (self->history, id, error);
}

/**
 * canasta_finished_note:
 * @self: the matches that are over
 * @path: where a match is saved as it is now
 * @match: the match, played to its end
 * @personal: what is kept beside it
 * @error: why it could not be counted
 *
 * Counts a match, unless it is counted or does not count.
 *
 * Returns: whether nothing went wrong
 */
gboolean
canasta_finished_note (CanastaFinished *self, const char *path, CanastaMatch *match,
                       const CanastaPersonal *personal, GError **error)
{
  return add (self, path, match, personal, FALSE, error);
}

/**
 * canasta_finished_catch_up:
 * @self: the matches that are over
 * @path: where a match is saved
 * @seen: the match as it stands; how it came to that is not asked
 * @registry: the variants
 * @notice: (inout) (nullable): what is to be told: why it could not be counted
 *
 * Counts a match that is over and is not counted, because a program was killed
 * or one has played it that does not count.
 */
void
canasta_finished_catch_up (CanastaFinished *self, const char *path, CanastaMatch *seen,
                           CanastaRegistry *registry, CanastaNotice **notice)
{
  g_auto (CanastaPersonal) personal = { 0 };
  g_autoptr (CanastaMatch) match = NULL;
  g_autoptr (GError) error = NULL;

  if (canasta_match_get_stage (seen) != CANASTA_STAGE_MATCH_OVER
      || canasta_finished_has (self, path, seen))
    return;
  match = canasta_saved_match_read (path, registry, &personal, notice);
  if (match && !canasta_finished_note (self, path, match, &personal, &error))
    canasta_notice_append (notice, canasta_notice_new_uncounted (error));
}

/**
 * canasta_finished_give_up:
 * @self: the matches that are over
 * @path: where a match is saved as it is now
 * @match: the match, not played to its end
 * @personal: what is kept beside it
 * @error: why it could not be given up
 *
 * Makes a match one that is over, and lost.
 *
 * Returns: whether it is over
 */
gboolean
canasta_finished_give_up (CanastaFinished *self, const char *path, CanastaMatch *match,
                          const CanastaPersonal *personal, GError **error)
{
  return add (self, path, match, personal, TRUE, error);
}

/**
 * canasta_finished_leave_out:
 * @self: the matches that are over
 * @path: where a match is saved
 * @match: the match, played to its end by somebody else
 * @error: why that could not be saved
 *
 * Returns: whether it does not count
 */
gboolean
canasta_finished_leave_out (CanastaFinished *self, const char *path, CanastaMatch *match,
                            GError **error)
{
  g_autofree char *id = canasta_finished_dup_id (path, match);

  return canasta_history_leave_out (self->history, id, error);
}

/**
 * canasta_finished_reset:
 * @self: the matches that are over
 * @remembered: those of them that are still there, by canasta_finished_dup_id()
 * @error: why not
 *
 * Begins the statistics anew.
 *
 * Returns: whether that is saved
 */
gboolean
canasta_finished_reset (CanastaFinished *self, const char *const *remembered, GError **error)
{
  return canasta_history_reset (self->history, remembered, error);
}

/**
 * canasta_finished_get_results:
 * @self: the matches that are over
 *
 * Returns: (transfer none) (element-type CanastaResult): what each of them was, the
 *   oldest first
 */
GPtrArray *
canasta_finished_get_results (CanastaFinished *self)
{
  return canasta_history_get_all (self->history);
}
