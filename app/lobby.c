/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "lobby.h"

#include <glib/gstdio.h>

#include "saved-matches.h"
#include "settings.h"
#include "sides.h"
#include "variants/paths.h"

/* A match is read whole to be listed; nobody looks further back. */
#define MAX_LISTED 12

struct _CanastaLobby
{
  GObject parent_instance;

  char *data_folder;            /* NULL for the standard one */
  GSettings *settings;
  CanastaRegistry *registry;
  CanastaSession *session;
  char *pace;                   /* NULL: as the preferences say */
};

G_DEFINE_FINAL_TYPE (CanastaLobby, canasta_lobby, G_TYPE_OBJECT)

static guint session_changed_signal;

static void
canasta_lobby_dispose (GObject *object)
{
  CanastaLobby *self = CANASTA_LOBBY (object);

  if (self->session)
    canasta_session_put_away (self->session);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_object (&self->registry);
  g_clear_pointer (&self->data_folder, g_free);
  g_clear_pointer (&self->pace, g_free);
  G_OBJECT_CLASS (canasta_lobby_parent_class)->dispose (object);
}

static void
canasta_lobby_class_init (CanastaLobbyClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_lobby_dispose;

  session_changed_signal = g_signal_new ("session-changed", G_TYPE_FROM_CLASS (class),
                                         G_SIGNAL_RUN_FIRST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
canasta_lobby_init (CanastaLobby *self)
{
}

static CanastaPace
read_pace (const char *pace)
{
  static const char *const paces[] = { "slow", "normal", "fast", "instant" };

  for (guint i = 0; i < G_N_ELEMENTS (paces); i++)
    if (g_strcmp0 (pace, paces[i]) == 0)
      return i;
  return CANASTA_PACE_NORMAL;
}

static void
follow_pace (CanastaLobby *self)
{
  g_autofree char *pace = g_settings_get_string (self->settings, "pace");

  if (self->session)
    canasta_session_set_pace (self->session, read_pace (self->pace ? self->pace : pace));
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
 * canasta_lobby_new:
 * @data_folder: (nullable): where everything of the person is kept, or %NULL
 *   for the folders of the system
 * @error: where to say what is missing
 *
 * Returns: (transfer full) (nullable): the lobby
 */
CanastaLobby *
canasta_lobby_new (const char *data_folder, GError **error)
{
  g_autoptr (GSettings) settings = canasta_settings_new (data_folder, error);
  CanastaLobby *self;

  if (!settings)
    return NULL;

  self = g_object_new (CANASTA_TYPE_LOBBY, NULL);
  self->data_folder = g_strdup (data_folder);
  self->settings = g_steal_pointer (&settings);
  self->registry = open_registry (data_folder);
  canasta_saved_matches_tidy (data_folder);
  g_signal_connect_object (self->settings, "changed::pace", G_CALLBACK (follow_pace), self,
                           G_CONNECT_SWAPPED);
  return self;
}

GSettings *
canasta_lobby_get_settings (CanastaLobby *self)
{
  return self->settings;
}

CanastaRegistry *
canasta_lobby_get_registry (CanastaLobby *self)
{
  return self->registry;
}

/**
 * canasta_lobby_get_session:
 * @self: a lobby
 *
 * Returns: (transfer none) (nullable): the match being played
 */
CanastaSession *
canasta_lobby_get_session (CanastaLobby *self)
{
  return self->session;
}

/**
 * canasta_lobby_set_pace:
 * @self: a lobby
 * @pace: (nullable): how fast the others play, whatever the preferences say
 */
void
canasta_lobby_set_pace (CanastaLobby *self, const char *pace)
{
  g_free (self->pace);
  self->pace = g_strdup (pace);
  follow_pace (self);
}

static void
set_session (CanastaLobby *self, CanastaSession *session)
{
  if (self->session)
    canasta_session_put_away (self->session);
  g_set_object (&self->session, session);
  follow_pace (self);
  g_signal_emit (self, session_changed_signal, 0);
}

/**
 * canasta_lobby_start:
 * @self: a lobby
 * @setup: what to play
 * @error: where to say what is missing
 *
 * Deals a new match. One that was being played is kept.
 *
 * Returns: whether there is a new match
 */
gboolean
canasta_lobby_start (CanastaLobby *self, const CanastaSetup *setup, GError **error)
{
  g_autoptr (CanastaSetup) seated = canasta_setup_copy (setup);
  guint seat = canasta_setup_seat_person (seated, self->registry);
  g_autoptr (CanastaMatch) match = canasta_setup_start (seated, self->registry, error);
  g_autoptr (CanastaSession) session = NULL;
  g_autoptr (CanastaMatchFile) file = NULL;

  if (!match)
    return FALSE;

  file = canasta_saved_matches_open_new (self->data_folder);
  session = canasta_session_new (match, seat, canasta_setup_get_levels (seated), file);
  set_session (self, session);
  canasta_setup_store (setup, self->settings);
  return TRUE;
}

static CanastaVariant *
find_variant_cb (const char *id, gpointer data, GError **error)
{
  CanastaVariant *variant = canasta_registry_get_variant (data, id, error);

  return variant ? g_object_ref (variant) : NULL;
}

/* Opens a match, or says which one is open elsewhere. */
static CanastaMatchFile *
open_file (CanastaLobby *self, const char *path, CanastaNotice **notice)
{
  g_autoptr (GError) cause = NULL;
  g_autoptr (CanastaMatch) match = NULL;
  g_autofree char *title = NULL;
  CanastaMatchFile *file = canasta_match_file_open (path, &cause);

  if (file)
    return file;
  match = canasta_match_file_look (path, find_variant_cb, self->registry, NULL, NULL, NULL);
  title = match ? canasta_match_dup_title (match, self->registry)
                : g_path_get_basename (path);
  *notice = canasta_notice_new_elsewhere (title, cause);
  return NULL;
}

/**
 * canasta_lobby_open:
 * @self: a lobby
 * @path: a saved match
 * @notice: (out) (nullable): why it cannot go on, or what the person should
 *   know of it
 *
 * Returns: whether the match goes on
 */
gboolean
canasta_lobby_open (CanastaLobby *self, const char *path, CanastaNotice **notice)
{
  g_autoptr (CanastaMatchFile) file = NULL;
  g_autoptr (CanastaSession) session = NULL;
  g_autoptr (GError) damage = NULL;
  g_autoptr (GError) error = NULL;
  const char *gap;

  *notice = NULL;
  if (self->session
      && g_strcmp0 (canasta_session_get_path (self->session), path) == 0)
    return TRUE;

  file = open_file (self, path, notice);
  if (!file)
    return FALSE;

  session = canasta_session_load (file, find_variant_cb, self->registry, &damage, &error);
  if (!session)
    {
      *notice = canasta_notice_new_unreadable (error);
      return FALSE;
    }
  if (damage)
    {
      g_autofree char *title = canasta_match_dup_title (canasta_session_get_match (session),
                                                        self->registry);

      *notice = canasta_notice_new_mended (title, damage);
    }
  gap = canasta_match_get_gap (canasta_session_get_match (session));
  if (gap)
    canasta_notice_append (notice, canasta_notice_new_resumed (gap));
  set_session (self, session);
  return TRUE;
}

/**
 * canasta_lobby_leave:
 * @self: a lobby
 *
 * Puts the match away that is being played.
 */
void
canasta_lobby_leave (CanastaLobby *self)
{
  if (self->session)
    set_session (self, NULL);
}

void
canasta_saved_free (CanastaSaved *self)
{
  g_free (self->path);
  g_free (self->title);
  g_free (self->standing);
  g_clear_pointer (&self->played, g_date_time_unref);
  g_free (self);
}

static CanastaSaved *
describe_saved (CanastaLobby *self, const char *path, CanastaMatch *match, guint seat)
{
  CanastaSaved *saved = g_new0 (CanastaSaved, 1);
  GStatBuf info;

  saved->path = g_strdup (path);
  saved->title = canasta_match_dup_title (match, self->registry);
  saved->standing = canasta_match_dup_standing (match, seat);
  if (g_stat (path, &info) == 0)
    saved->played = g_date_time_new_from_unix_local (info.st_mtime);
  return saved;
}

/* Reads a match that is not being played. */
static CanastaMatch *
look_at (CanastaLobby *self, const char *path, CanastaDesk *desk, CanastaNotice **notice)
{
  g_autoptr (GError) damage = NULL;
  g_autoptr (GError) error = NULL;
  CanastaMatch *match =
    canasta_match_file_look (path, find_variant_cb, self->registry, desk, &damage, &error);

  if (!match)
    {
      canasta_notice_append (notice, canasta_notice_new_unreadable (error));
    }
  else if (damage)
    {
      g_autofree char *title = canasta_match_dup_title (match, self->registry);

      canasta_notice_append (notice, canasta_notice_new_mended (title, damage));
    }
  return match;
}

/**
 * canasta_lobby_list_saved:
 * @self: a lobby
 * @notice: (out) (nullable): what the person should know about matches that
 *   were damaged or cannot go on
 *
 * Returns: (transfer full) (element-type CanastaSaved): the matches that can go
 *   on, here or in another program, the one played last first
 */
GPtrArray *
canasta_lobby_list_saved (CanastaLobby *self, CanastaNotice **notice)
{
  g_auto (GStrv) paths = canasta_saved_matches_list (self->data_folder);
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) canasta_saved_free);

  *notice = NULL;
  for (guint i = 0; paths[i] && i < MAX_LISTED; i++)
    {
      gboolean is_played = self->session
        && g_strcmp0 (canasta_session_get_path (self->session), paths[i]) == 0;
      g_auto (CanastaDesk) desk = { 0 };
      g_autoptr (CanastaMatch) match = NULL;

      if (is_played)
        match = g_object_ref (canasta_session_get_match (self->session));
      else
        match = look_at (self, paths[i], &desk, notice);

      if (match && canasta_match_get_stage (match) != CANASTA_STAGE_MATCH_OVER)
        g_ptr_array_add (list, describe_saved (self, paths[i], match,
                                               is_played ? canasta_session_get_seat (self->session)
                                                         : desk.seat));
    }
  return list;
}

/**
 * canasta_lobby_delete_saved:
 * @self: a lobby
 * @path: a saved match that is not being played
 * @notice: (out) (nullable): why not
 *
 * Returns: whether it is gone
 */
gboolean
canasta_lobby_delete_saved (CanastaLobby *self, const char *path, CanastaNotice **notice)
{
  g_autoptr (CanastaMatchFile) file = open_file (self, path, notice);
  g_autoptr (GError) error = NULL;

  if (!file)
    return FALSE;
  if (canasta_match_file_delete (file, &error))
    return TRUE;
  *notice = canasta_notice_new_undeleted (error);
  return FALSE;
}
