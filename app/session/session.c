/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session: who sits at the table, what is kept of the match and of what the
 * person has arranged, and what the person sees. */
#include "config.h"

#include "session/seat-player.h"
#include "session/session-private.h"

#include <string.h>

#include "match/match-names.h"
#include "play/apply.h"
#include "players/bot.h"
#include "turn/news.h"

static void canasta_session_init_scene (CanastaSceneInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CanastaSession, canasta_session, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_SCENE,
                                                      canasta_session_init_scene))

static void
close_file (CanastaSession *self)
{
  if (self->saver)
    canasta_saver_close (self->saver);
  g_clear_object (&self->saver);
}

static void
canasta_session_dispose (GObject *object)
{
  CanastaSession *self = CANASTA_SESSION (object);

  if (self->match)
    {
      canasta_session_stop (self);
      close_file (self);
    }

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    g_clear_object (&self->players[seat]);
  g_clear_object (&self->match);
  canasta_personal_clear (&self->personal);
  G_OBJECT_CLASS (canasta_session_parent_class)->dispose (object);
}

static void
canasta_session_class_init (CanastaSessionClass *class)
{
  GType type = G_TYPE_FROM_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_session_dispose;

  g_signal_new ("round-over", type, G_SIGNAL_RUN_FIRST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("failed", type, G_SIGNAL_RUN_FIRST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("save-failed", type, G_SIGNAL_RUN_FIRST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
}

static void
canasta_session_init (CanastaSession *self)
{
  self->pace = CANASTA_PACE_NORMAL;
  self->hurried = CANASTA_NO_SEAT;
}

static void
save_failed_cb (CanastaSession *self, const char *details)
{
  g_signal_emit_by_name (self, "save-failed", details);
}

static CanastaArchive *
take_down_cb (gpointer data)
{
  CanastaSession *self = data;

  return canasta_archive_new (self->match, &self->personal);
}

/* Takes what @personal holds. */
static CanastaSession *
open_session (CanastaMatch *match, CanastaPersonal *personal, CanastaMatchFile *file)
{
  CanastaSession *self = g_object_new (CANASTA_TYPE_SESSION, NULL);
  guint players = canasta_match_get_table (match)->players;

  self->match = g_object_ref (match);
  self->personal = *personal;
  *personal = (CanastaPersonal){ 0 };

  for (guint seat = 0; seat < players; seat++)
    {
      CanastaManner manner;

      if (seat != self->personal.seat
          && canasta_manner_read (&manner, self->personal.players[seat]))
        self->players[seat] = CANASTA_PLAYER (canasta_bot_new_mannered (
          &manner, canasta_player_get_seed (match, seat)));
    }

  if (file)
    {
      self->saver = canasta_saver_new (file, take_down_cb, self);
      g_signal_connect_object (self->saver, "failed", G_CALLBACK (save_failed_cb), self,
                               G_CONNECT_SWAPPED);
    }
  return self;
}

/* Words for the players that are all known: a manner for everyone but the
 * person, the weakest one offered where a word is missing or strange. */
static char **
check_players (const char *const *players, guint n_players, guint seat)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  gsize n_words = players ? g_strv_length ((char **) players) : 0;

  for (guint i = 0; i < n_players; i++)
    {
      const char *word = i < n_words ? players[i] : NULL;
      CanastaManner manner;

      if (i == seat)
        word = CANASTA_SESSION_PERSON;
      else if (!canasta_manner_read (&manner, word))
        word = canasta_level_get (0)->id;
      g_strv_builder_add (builder, word);
    }
  return g_strv_builder_end (builder);
}

/**
 * canasta_session_new:
 * @match: a match
 * @seat: the seat of the person, or %CANASTA_NO_SEAT where nobody is one
 * @players: how well and in what manner the computer player of each seat plays; what stands at
 *   @seat does not matter
 * @file: (nullable): where the match is kept, or %NULL to keep it nowhere
 *
 * Sits the players down. Nothing happens before canasta_session_start().
 *
 * Returns: (transfer full): the session
 */
CanastaSession *
canasta_session_new (CanastaMatch       *match,
                     guint               seat,
                     const char *const  *players,
                     CanastaMatchFile   *file)
{
  guint n_players = canasta_match_get_table (match)->players;
  CanastaPersonal personal = { .seat = seat };

  g_return_val_if_fail (seat < n_players || seat == CANASTA_NO_SEAT, NULL);

  if (seat != CANASTA_NO_SEAT)
    canasta_match_set_person (match, seat);
  personal.players = check_players (players, n_players, seat);
  return open_session (match, &personal, file);
}

/**
 * canasta_session_resume:
 * @match: a match that was kept
 * @personal: what was kept beside it
 * @file: where it is kept, or will be
 *
 * Returns: (transfer full): the session as it was left
 */
CanastaSession *
canasta_session_resume (CanastaMatch          *match,
                        const CanastaPersonal *personal,
                        CanastaMatchFile      *file)
{
  CanastaPersonal own;

  canasta_personal_copy (personal, &own);
  g_strfreev (own.players);
  own.players = check_players ((const char *const *) personal->players,
                               canasta_match_get_table (match)->players, personal->seat);
  return open_session (match, &own, file);
}

CanastaMatch *
canasta_session_get_match (CanastaSession *self)
{
  return self->match;
}

/* What is kept beside the match. */
const CanastaPersonal *
canasta_session_get_personal (CanastaSession *self)
{
  return &self->personal;
}

/**
 * canasta_session_get_path:
 * @self: a session
 *
 * Returns: (nullable): where the match is kept
 */
const char *
canasta_session_get_path (CanastaSession *self)
{
  if (!self->saver)
    return NULL;
  return canasta_match_file_get_path (canasta_saver_get_file (self->saver));
}

guint
canasta_session_get_seat (CanastaSession *self)
{
  return self->personal.seat;
}

/**
 * canasta_session_get_player:
 * @self: a session
 * @seat: a seat
 *
 * Returns: the level of the computer player, or %CANASTA_SESSION_PERSON
 */
const char *
canasta_session_get_player (CanastaSession *self, guint seat)
{
  g_return_val_if_fail (seat < canasta_match_get_table (self->match)->players, NULL);

  return self->personal.players[seat];
}

CanastaPace
canasta_session_get_pace (CanastaSession *self)
{
  return self->pace;
}

void
canasta_session_set_pace (CanastaSession *self, CanastaPace pace)
{
  self->pace = pace;
}

/**
 * canasta_session_seat:
 * @self: a session that is not started
 * @seat: a seat that is not the person's
 * @word: what is kept of who plays there
 * @player: who plays there
 *
 * Has somebody else drive a seat than the computer player whose manner the word tells.
 */
void
canasta_session_seat (CanastaSession *self, guint seat, const char *word, CanastaPlayer *player)
{
  char *copy = g_strdup (word);

  g_return_if_fail (seat < canasta_match_get_table (self->match)->players);
  g_return_if_fail (seat != self->personal.seat);

  g_free (self->personal.players[seat]);
  self->personal.players[seat] = copy;
  g_set_object (&self->players[seat], player);
}

/**
 * canasta_session_save:
 * @self: a session
 * @error: where to say why it cannot be saved
 *
 * Does not return before the match is on the disk as it is now.
 *
 * Returns: whether it is, or need not be
 */
gboolean
canasta_session_save (CanastaSession *self, GError **error)
{
  canasta_saver_save_soon (self->saver);
  return canasta_saver_finish (self->saver, error);
}

/**
 * canasta_session_put_away:
 * @self: a session
 *
 * Stops the match and closes its file, so that it can be opened again.
 */
void
canasta_session_put_away (CanastaSession *self)
{
  canasta_session_stop (self);
  close_file (self);
}

/* What can be seen. */

/* How things will stand when the discard that is held back is handed over; as
 * they stand where the variant has failed meanwhile. */
static void
look_ahead (CanastaSession *self, CanastaState *state)
{
  canasta_state_copy (state, canasta_match_get_state (self->match));
  if (!canasta_state_apply (state, canasta_match_get_table (self->match), &self->held, NULL))
    g_return_if_fail (canasta_session_has_failed (self));
}

/* What the discard that is held back will have been when it is handed over. */
static CanastaEvent *
dup_held (CanastaScene *scene)
{
  CanastaSession *self = CANASTA_SESSION (scene);
  CanastaState state;

  if (self->hold == 0)
    return NULL;
  look_ahead (self, &state);
  return canasta_event_new (canasta_match_get_table (self->match),
                            canasta_match_get_state (self->match), &self->held, &state);
}

static CanastaPace
get_pace (CanastaScene *scene)
{
  return CANASTA_SESSION (scene)->pace;
}

static void
observe (CanastaScene *scene, CanastaObservation *observation)
{
  CanastaSession *self = CANASTA_SESSION (scene);
  CanastaState state;
  CanastaMemory memory;

  canasta_match_observe (self->match, self->personal.seat, observation);
  if (self->hold == 0)
    return;

  memcpy (memory.known, observation->known, sizeof memory.known);
  memcpy (memory.discarded, observation->discarded, sizeof memory.discarded);
  memcpy (memory.passed, observation->passed, sizeof memory.passed);
  look_ahead (self, &state);
  canasta_state_observe (&state, canasta_match_get_table (self->match), &memory,
                         self->personal.seat, observation);
}

/* A discard that is held back can be taken back, and nothing before it done again. */
static void
look_ahead_around (CanastaSession *self, CanastaSurroundings *surroundings)
{
  CanastaState state;

  look_ahead (self, &state);
  canasta_recall_follow (&surroundings->recall, self->personal.seat,
                         canasta_match_get_state (self->match), &state);
  surroundings->undo = CANASTA_UNDO_POSSIBLE;
  surroundings->can_redo = FALSE;
}

static void
get_surroundings (CanastaScene *scene, CanastaIndexLetters letters,
                  CanastaSurroundings *surroundings)
{
  CanastaSession *self = CANASTA_SESSION (scene);

  canasta_surroundings_init (surroundings, self->match, self->personal.seat, letters);
  if (self->hold != 0)
    look_ahead_around (self, surroundings);
  for (guint seat = 0; seat < canasta_match_get_table (self->match)->players; seat++)
    {
      CanastaManner manner;

      if (canasta_manner_read (&manner, self->personal.players[seat]))
        surroundings->seats[seat].manner = canasta_manner_describe (&manner);
    }
}

static const char *const *
get_names (CanastaScene *scene)
{
  return canasta_match_get_names (CANASTA_SESSION (scene)->match);
}

static char *
dup_news (CanastaScene *scene, CanastaDetail detail)
{
  CanastaSession *self = CANASTA_SESSION (scene);

  return canasta_news_tell_since (self->match, self->personal.seat, detail);
}

/* What lies before the person. */

static void
get_arranged (CanastaScene *scene, const char **hand, const char **draft)
{
  CanastaSession *self = CANASTA_SESSION (scene);

  *hand = self->personal.hand;
  *draft = self->personal.draft;
}

static void
keep_arranged (CanastaScene *scene, const char *hand, const char *draft)
{
  CanastaSession *self = CANASTA_SESSION (scene);

  if (g_strcmp0 (hand, self->personal.hand) == 0 && g_strcmp0 (draft, self->personal.draft) == 0)
    return;

  g_free (self->personal.hand);
  g_free (self->personal.draft);
  self->personal.hand = hand && *hand != '\0' ? g_strdup (hand) : NULL;
  self->personal.draft = draft && *draft != '\0' ? g_strdup (draft) : NULL;
  canasta_saver_save_soon (self->saver);
  /* What was laid out was judged. */
  canasta_session_has_failed (self);
}

/* The match is one with hints from now on. */
static void
note_hint (CanastaScene *scene)
{
  CanastaSession *self = CANASTA_SESSION (scene);

  if (self->personal.hints)
    return;
  self->personal.hints = TRUE;
  canasta_saver_save_soon (self->saver);
}

static void
canasta_session_init_scene (CanastaSceneInterface *interface)
{
  interface->observe = observe;
  interface->get_surroundings = get_surroundings;
  interface->get_names = get_names;
  interface->dup_held = dup_held;
  interface->get_pace = get_pace;
  interface->dup_news = dup_news;
  interface->get_arranged = get_arranged;
  interface->keep_arranged = keep_arranged;
  interface->note_hint = note_hint;
  canasta_session_init_acting (interface);
}

/**
 * canasta_session_set_strongest:
 * @self: a session
 * @text: what canasta_duplicate_write() wrote
 *
 * Keeps it with the match.
 */
void
canasta_session_set_strongest (CanastaSession *self, const char *text)
{
  char *copy = g_strdup (text);

  g_free (self->personal.strongest);
  self->personal.strongest = copy;
  canasta_saver_save_soon (self->saver);
}
