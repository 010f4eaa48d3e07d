/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/matches.h"

#include <glib/gstdio.h>
#include <utime.h>

#include "session/deleted-matches.h"
#include "session/kept-reviews.h"
#include "session/saved-matches.h"
#include "settings/settings-file.h"
#include "settings/settings.h"
#include "settings/titles.h"
#include "variants/paths.h"

/* Nobody looks further back. Of the matches that are over no more are kept. */
#define MAX_LISTED 12
#define MAX_OVER 12
#define MAX_DELETED 50

#define AS_PREFERRED -1

struct _CanastaMatches
{
  GObject parent_instance;

  char *data_folder;            /* NULL for the standard one */
  GSettings *settings;
  CanastaRegistry *registry;
  CanastaFinished *finished;
  CanastaSession *session;
  int pace;                     /* AS_PREFERRED, or the pace whatever is preferred */
};

G_DEFINE_FINAL_TYPE (CanastaMatches, canasta_matches, G_TYPE_OBJECT)

static guint session_changed_signal;
static guint told_signal;

static void
canasta_matches_dispose (GObject *object)
{
  CanastaMatches *self = CANASTA_MATCHES (object);

  if (self->session)
    canasta_session_put_away (self->session);
  g_clear_object (&self->session);
  g_clear_object (&self->finished);
  if (self->settings)
    canasta_settings_file_finish (self->settings);
  g_clear_object (&self->settings);
  g_clear_object (&self->registry);
  g_clear_pointer (&self->data_folder, g_free);
  G_OBJECT_CLASS (canasta_matches_parent_class)->dispose (object);
}

static void
canasta_matches_class_init (CanastaMatchesClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_matches_dispose;

  session_changed_signal = g_signal_new ("session-changed", G_TYPE_FROM_CLASS (class),
                                         G_SIGNAL_RUN_FIRST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  told_signal = g_signal_new ("told", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_FIRST, 0, NULL,
                              NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
canasta_matches_init (CanastaMatches *self)
{
  self->pace = AS_PREFERRED;
}

/* Where the reviews of rounds are kept. */
char *
canasta_matches_dup_reviews_folder (CanastaMatches *self)
{
  return canasta_kept_reviews_dup_folder (self->data_folder);
}

/* How fast the others play. */
CanastaPace
canasta_matches_get_pace (CanastaMatches *self)
{
  return self->pace == AS_PREFERRED ? (CanastaPace) g_settings_get_enum (self->settings, "pace")
                                    : (CanastaPace) self->pace;
}

static void
follow_pace (CanastaMatches *self)
{
  if (self->session)
    canasta_session_set_pace (self->session, canasta_matches_get_pace (self));
}

static CanastaRegistry *
open_registry (const char *data_folder)
{
  g_auto (GStrv) plugins = canasta_paths_dup_plugins ();
  g_autofree char *shipped = canasta_paths_dup_houses ();
  g_autofree char *own = data_folder
    ? g_build_filename (data_folder, "houses", NULL)
    : g_build_filename (g_get_user_data_dir (), "canasta", "houses", NULL);
  g_autoptr (CanastaHouses) houses = canasta_houses_new (shipped, own);

  return canasta_registry_new_for ((const char *const *) plugins, houses);
}

/**
 * canasta_matches_new:
 * @data_folder: (nullable): where everything of the person is kept, or %NULL
 *   for the folders of the system
 * @error: where to say what is missing
 *
 * Returns: (transfer full) (nullable): the matches
 */
CanastaMatches *
canasta_matches_new (const char *data_folder, GError **error)
{
  g_autoptr (GSettings) settings = canasta_settings_new (data_folder, error);
  CanastaMatches *self;

  if (!settings)
    return NULL;

  self = g_object_new (CANASTA_TYPE_MATCHES, NULL);
  self->data_folder = g_strdup (data_folder);
  self->settings = g_steal_pointer (&settings);
  self->registry = open_registry (data_folder);
  self->finished = canasta_finished_new (data_folder);
  canasta_saved_matches_tidy (data_folder);
  canasta_deleted_matches_tidy (data_folder);
  g_signal_connect_object (self->settings, "changed::pace", G_CALLBACK (follow_pace), self,
                           G_CONNECT_SWAPPED);
  return self;
}

GSettings *
canasta_matches_get_settings (CanastaMatches *self)
{
  return self->settings;
}

CanastaRegistry *
canasta_matches_get_registry (CanastaMatches *self)
{
  return self->registry;
}

/**
 * canasta_matches_get_session:
 * @self: the matches
 *
 * Returns: (transfer none) (nullable): the match being played
 */
CanastaSession *
canasta_matches_get_session (CanastaMatches *self)
{
  return self->session;
}

/**
 * canasta_matches_set_pace:
 * @self: the matches
 * @pace: how fast the others play, whatever the preferences say
 */
void
canasta_matches_set_pace (CanastaMatches *self, CanastaPace pace)
{
  self->pace = (int) pace;
  follow_pace (self);
}

/* A match that is over is saved before it is counted: killed in between, it is
 * counted when it is listed. */
static void
count_cb (CanastaMatches *self, CanastaSession *session)
{
  g_autoptr (GError) error = NULL;

  if (!canasta_session_get_path (session))
    return;
  canasta_session_save (session, NULL);
  if (!canasta_finished_note (self->finished, canasta_session_get_path (session),
                              canasta_session_get_match (session),
                              canasta_session_get_personal (session), &error))
    {
      g_autoptr (CanastaNotice) notice = canasta_notice_new_uncounted (error);

      g_signal_emit (self, told_signal, 0, notice);
    }
}

static void
set_session (CanastaMatches *self, CanastaSession *session)
{
  if (self->session)
    {
      canasta_session_put_away (self->session);
      g_signal_handlers_disconnect_by_data (self->session, self);
    }
  g_set_object (&self->session, session);
  if (session)
    g_signal_connect_object (session, "match-over", G_CALLBACK (count_cb), self,
                             G_CONNECT_SWAPPED);
  follow_pace (self);
  g_signal_emit (self, session_changed_signal, 0);
}

/**
 * canasta_matches_start:
 * @self: the matches
 * @setup: what to play
 * @error: where to say what is missing
 *
 * Deals a new match. One that was being played is kept.
 *
 * Returns: whether there is a new match
 */
gboolean
canasta_matches_start (CanastaMatches *self, const CanastaSetup *setup, GError **error)
{
  g_autoptr (CanastaSetup) seated = canasta_setup_copy (setup);
  guint seat = canasta_setup_seat_person (seated, self->registry);
  g_auto (GStrv) drivers = canasta_setup_list_drivers (seated);
  g_autoptr (CanastaMatch) match = canasta_setup_start (seated, self->registry, error);
  g_autoptr (CanastaSession) session = NULL;
  g_autoptr (CanastaMatchFile) file = NULL;

  if (!match)
    return FALSE;

  file = canasta_saved_matches_open_new (self->data_folder);
  session = canasta_session_new (match, seat, (const char *const *) drivers, file);
  if (!canasta_setup_has_hints (seated))
    canasta_session_forbid_hints (session);
  set_session (self, session);
  canasta_setup_store (setup, self->settings);
  canasta_deal_store (match, self->settings);
  return TRUE;
}

/**
 * canasta_matches_play:
 * @self: the matches
 * @session: a match that others have begun, and keep
 *
 * Plays it with them. One that was being played is kept.
 */
void
canasta_matches_play (CanastaMatches *self, CanastaSession *session)
{
  set_session (self, session);
}

/**
 * canasta_matches_dup_setup:
 * @self: the matches
 *
 * Returns: (transfer full): what the match that is shown is made of, to play another with
 *   the same people in the same seats
 */
CanastaSetup *
canasta_matches_dup_setup (CanastaMatches *self)
{
  return canasta_setup_new_again (canasta_session_get_match (self->session),
                                  canasta_session_get_personal (self->session), self->registry,
                                  self->settings);
}

/**
 * canasta_matches_open:
 * @self: the matches
 * @path: a saved match
 * @notice: (out) (nullable): why it cannot go on, or what the person should
 *   know of it
 *
 * Returns: whether the match goes on
 */
gboolean
canasta_matches_open (CanastaMatches *self, const char *path, CanastaNotice **notice)
{
  g_autoptr (CanastaMatchFile) file = NULL;
  g_autoptr (CanastaMatch) match = NULL;
  g_autoptr (CanastaSession) session = NULL;
  g_auto (CanastaPersonal) personal = { 0 };

  *notice = NULL;
  if (self->session
      && g_strcmp0 (canasta_session_get_path (self->session), path) == 0)
    return TRUE;

  file = canasta_saved_match_open (path, self->registry, notice);
  if (file)
    match = canasta_saved_match_load (file, self->registry, &personal, notice);
  if (!match)
    return FALSE;
  if (canasta_finished_is_given_up (self->finished, path, match))
    {
      g_autofree char *title = canasta_titles_dup_match (match, self->registry);

      canasta_notice_append (notice, canasta_notice_new_given_up (title));
      return FALSE;
    }

  session = canasta_session_resume (match, &personal, file);
  set_session (self, session);
  return TRUE;
}

/**
 * canasta_matches_find:
 * @self: the matches
 * @given: a match
 *
 * Returns: (transfer full) (nullable): the saved match that is this one, or has the
 *   same in it
 */
char *
canasta_matches_find (CanastaMatches *self, const CanastaGiven *given)
{
  return canasta_saved_matches_find (self->data_folder, given->path, given->text);
}

/* Somebody else has played it. */
static void
leave_out (CanastaMatches *self, const char *path)
{
  g_autoptr (CanastaNotice) notice = NULL;
  g_autoptr (CanastaMatch) match = canasta_saved_match_look (path, self->registry, NULL, &notice);

  if (match)
    canasta_finished_leave_out (self->finished, path, match, NULL);
}

/**
 * canasta_matches_take:
 * @self: the matches
 * @given: a match
 * @is_copy: (out): whether it was copied
 * @error: why it could not be
 *
 * Takes a match among the saved ones, so that it can be opened: a copy of it, for
 * the file is somebody else's; unless it is one of them already. What is over is
 * not counted.
 *
 * Returns: (transfer full) (nullable): the saved match
 */
char *
canasta_matches_take (CanastaMatches *self, const CanastaGiven *given, gboolean *is_copy,
                      GError **error)
{
  char *own = canasta_matches_find (self, given);
  g_autoptr (CanastaMatchFile) file = NULL;

  *is_copy = !own;
  if (own)
    return own;
  file = canasta_saved_matches_open_new (self->data_folder);
  if (!canasta_match_file_save (file, given->text, error))
    return NULL;
  own = g_strdup (canasta_match_file_get_path (file));
  if (given->is_over)
    leave_out (self, own);
  return own;
}

/**
 * canasta_matches_leave:
 * @self: the matches
 *
 * Puts the match away that is being played.
 */
void
canasta_matches_leave (CanastaMatches *self)
{
  if (self->session)
    set_session (self, NULL);
}

/* The match that is being played, where it is kept there or @path is %NULL. */
static CanastaSession *
find_session (CanastaMatches *self, const char *path)
{
  return self->session && (!path || g_strcmp0 (canasta_session_get_path (self->session), path) == 0)
           ? self->session
           : NULL;
}

static CanastaReplay *
watch (CanastaMatches *self, CanastaMatch *match, const CanastaPersonal *personal,
       const char *path, CanastaNotice **notice)
{
  g_autofree char *title = canasta_titles_dup_match (match, self->registry);
  CanastaReplay *replay =
    canasta_replay_exists (match) ? canasta_replay_new (match, personal, path) : NULL;

  if (replay)
    canasta_replay_set_pace (replay, g_settings_get_enum (self->settings, "pace"));
  else
    *notice = canasta_notice_new_nothing (title);
  return replay;
}

/**
 * canasta_matches_watch:
 * @self: the matches
 * @path: (nullable): a saved match, or %NULL for the one being played
 * @notice: (out) (nullable): why there is nothing to see
 *
 * Returns: (transfer full) (nullable): the last round of it that is over, from its
 *   beginning
 */
CanastaReplay *
canasta_matches_watch (CanastaMatches *self, const char *path, CanastaNotice **notice)
{
  CanastaSession *session = find_session (self, path);
  g_auto (CanastaPersonal) personal = { 0 };
  g_autoptr (CanastaMatch) match = NULL;

  *notice = NULL;
  if (session)
    return watch (self, canasta_session_get_match (session),
                  canasta_session_get_personal (session), canasta_session_get_path (session),
                  notice);
  g_return_val_if_fail (path != NULL, NULL);

  match = canasta_saved_match_read (path, self->registry, &personal, notice);
  return match ? watch (self, match, &personal, path, notice) : NULL;
}

/**
 * canasta_matches_play_on:
 * @self: the matches
 * @replay: a replay at which something is left to be played
 *
 * Makes a new match that goes on from the step that is shown. One that was being
 * played is kept, as is the one that was looked at.
 *
 * Returns: whether there is a new match
 */
gboolean
canasta_matches_play_on (CanastaMatches *self, CanastaReplay *replay)
{
  g_auto (CanastaPersonal) personal = { 0 };
  g_autoptr (CanastaMatch) match = canasta_replay_play_on (replay, &personal);
  g_autoptr (CanastaMatchFile) file = NULL;
  g_autoptr (CanastaSession) session = NULL;

  if (!match)
    return FALSE;
  file = canasta_saved_matches_open_new (self->data_folder);
  session = canasta_session_resume (match, &personal, file);
  set_session (self, session);
  return TRUE;
}

/* Looks at a saved match; %NULL where it cannot be read. */
static CanastaSaved *
look (CanastaMatches *self, const char *path, CanastaNotice **notice)
{
  CanastaSession *session = find_session (self, path);
  g_auto (CanastaPersonal) personal = { 0 };
  g_autoptr (CanastaMatch) match = NULL;

  if (session)
    return canasta_saved_new (path, canasta_session_get_match (session),
                              canasta_session_get_personal (session), self->finished,
                              self->registry);
  match = canasta_saved_match_look (path, self->registry, &personal, notice);
  if (!match)
    return NULL;
  canasta_finished_catch_up (self->finished, path, match, self->registry, notice);
  return canasta_saved_new (path, match, &personal, self->finished, self->registry);
}

static void
load_finished (CanastaMatches *self, CanastaNotice **notice)
{
  g_autoptr (GError) error = NULL;

  if (!canasta_finished_load (self->finished, &error))
    canasta_notice_append (notice, canasta_notice_new_statistics (error));
}

/* Older matches that are over are kept as long as what the person deletes. */
static void
put_away (CanastaMatches *self, const char *path)
{
  g_autoptr (CanastaMatchFile) file = canasta_match_file_open (path, NULL);

  if (file)
    g_free (canasta_deleted_matches_add (self->data_folder, file, NULL));
}

/**
 * canasta_matches_list_saved:
 * @self: the matches
 * @notice: (out) (nullable): what the person should know about matches that
 *   were damaged or cannot go on
 *
 * Returns: (transfer full) (element-type CanastaSaved): the matches that can go
 *   on, here or in another program, and the last ones that are over, the one
 *   played last first
 */
GPtrArray *
canasta_matches_list_saved (CanastaMatches *self, CanastaNotice **notice)
{
  g_auto (GStrv) paths = canasta_saved_matches_list (self->data_folder);
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) canasta_saved_free);
  guint n_over = 0;

  *notice = NULL;
  load_finished (self, notice);
  for (guint i = 0; paths[i] && list->len - n_over < MAX_LISTED; i++)
    {
      CanastaSaved *saved = look (self, paths[i], notice);

      if (saved && saved->is_over && n_over == MAX_OVER)
        {
          put_away (self, saved->path);
          canasta_saved_free (saved);
        }
      else if (saved)
        {
          n_over += saved->is_over;
          g_ptr_array_add (list, saved);
        }
    }
  return list;
}

/**
 * canasta_matches_delete_saved:
 * @self: the matches
 * @path: a saved match that is not being played
 * @notice: (out) (nullable): why not
 *
 * Deletes a match; it can come back for %CANASTA_DELETED_DAYS days.
 *
 * Returns: (transfer full) (nullable): where it is kept till then; %NULL where it is not
 *   deleted
 */
char *
canasta_matches_delete_saved (CanastaMatches *self, const char *path, CanastaNotice **notice)
{
  g_autoptr (CanastaMatchFile) file = NULL;
  g_autoptr (GError) error = NULL;
  char *kept;

  *notice = NULL;
  file = canasta_saved_match_open (path, self->registry, notice);
  if (!file)
    return NULL;
  kept = canasta_deleted_matches_add (self->data_folder, file, &error);
  if (!kept)
    *notice = canasta_notice_new_undeleted (error);
  return kept;
}

/**
 * canasta_matches_list_deleted:
 * @self: the matches
 *
 * Returns: (transfer full) (element-type CanastaSaved): the matches that were deleted
 *   and can come back, those of the last day first
 */
GPtrArray *
canasta_matches_list_deleted (CanastaMatches *self)
{
  g_auto (GStrv) paths = canasta_deleted_matches_list (self->data_folder);
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) canasta_saved_free);

  for (guint i = 0; paths[i] && list->len < MAX_DELETED; i++)
    {
      g_auto (CanastaPersonal) personal = { 0 };
      g_autoptr (CanastaNotice) unreadable = NULL;
      g_autoptr (CanastaMatch) match =
        canasta_saved_match_look (paths[i], self->registry, &personal, &unreadable);

      if (match)
        g_ptr_array_add (list, canasta_saved_new (paths[i], match, &personal, self->finished,
                                                  self->registry));
    }
  return list;
}

/* A match that is over, and older than those that are kept, would go again at once: it
 * counts as the last that was looked at. One that can go on keeps its place. */
static void
keep_restored (CanastaMatches *self, const char *path)
{
  g_autoptr (CanastaNotice) unreadable = NULL;
  g_autoptr (CanastaSaved) saved = look (self, path, &unreadable);

  if (saved && saved->is_over)
    g_utime (path, NULL);
}

/**
 * canasta_matches_restore:
 * @self: the matches
 * @path: a match that was deleted
 * @notice: (out) (nullable): why not
 *
 * Returns: whether it is among the saved ones again
 */
gboolean
canasta_matches_restore (CanastaMatches *self, const char *path, CanastaNotice **notice)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *saved = canasta_deleted_match_restore (self->data_folder, path, &error);

  *notice = NULL;
  if (saved)
    keep_restored (self, saved);
  else
    *notice = canasta_notice_new_unrestored (error);
  return saved != NULL;
}

/**
 * canasta_matches_give_up:
 * @self: the matches
 * @notice: (out) (nullable): why not
 *
 * Gives the match up that is being played, which is lost, and puts it away. What
 * is held back may end it first: then it stays where it is.
 *
 * Returns: whether there is no match any more
 */
gboolean
canasta_matches_give_up (CanastaMatches *self, CanastaNotice **notice)
{
  g_autoptr (GError) error = NULL;
  CanastaMatch *match;

  *notice = NULL;
  g_return_val_if_fail (self->session != NULL, FALSE);

  match = canasta_session_get_match (self->session);
  canasta_session_stop (self->session);
  if (canasta_match_get_stage (match) == CANASTA_STAGE_MATCH_OVER)
    return FALSE;
  if (!canasta_finished_give_up (self->finished, canasta_session_get_path (self->session), match,
                                 canasta_session_get_personal (self->session), &error))
    {
      *notice = canasta_notice_new_uncounted (error);
      return FALSE;
    }
  set_session (self, NULL);
  return TRUE;
}

/**
 * canasta_matches_get_finished:
 * @self: the matches
 * @notice: (out) (nullable): what the person should know of them
 *
 * Returns: (transfer none): the matches that are over, those among them that were
 *   not counted yet
 */
CanastaFinished *
canasta_matches_get_finished (CanastaMatches *self, CanastaNotice **notice)
{
  g_autoptr (GPtrArray) saved = canasta_matches_list_saved (self, notice);

  return self->finished;
}

/**
 * canasta_matches_reset_statistics:
 * @self: the matches
 * @notice: (out) (nullable): why not
 *
 * Begins the statistics anew. Matches that are over and still there are not
 * counted again.
 *
 * Returns: whether they are empty
 */
gboolean
canasta_matches_reset_statistics (CanastaMatches *self, CanastaNotice **notice)
{
  g_auto (GStrv) paths = canasta_saved_matches_list (self->data_folder);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) remembered = NULL;
  g_autoptr (GError) error = NULL;

  *notice = NULL;
  load_finished (self, notice);
  for (guint i = 0; paths[i]; i++)
    {
      g_autoptr (CanastaMatch) match =
        canasta_saved_match_look (paths[i], self->registry, NULL, notice);
      g_autofree char *id = match ? canasta_finished_dup_id (paths[i], match) : NULL;

      if (match && canasta_finished_has (self->finished, paths[i], match))
        g_strv_builder_add (builder, id);
    }
  remembered = g_strv_builder_end (builder);
  if (canasta_finished_reset (self->finished, (const char *const *) remembered, &error))
    return TRUE;
  canasta_notice_append (notice, canasta_notice_new_unreset (error));
  return FALSE;
}
