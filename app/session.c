/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a match goes on: after every action either the person is to act, and the
 * session waits, or a computer player is, who thinks on a worker thread. What
 * he chose is played when his step has taken as long as the pace wants. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "session.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "play/apply.h"
#include "players/bot.h"
#include "saver.h"

struct _CanastaSession
{
  GObject parent_instance;

  CanastaMatch *match;
  CanastaDesk desk;
  CanastaPlayer *players[CANASTA_MAX_SEATS];    /* NULL for the person */
  CanastaPace pace;
  gboolean is_started;

  GCancellable *thinking;       /* while a player thinks */
  CanastaAction chosen;
  gint64 due;                   /* when the step has taken long enough */
  guint pause;                  /* until then */
  guint8 hurried;               /* the seat whose steps are finished at once */

  CanastaAction held;           /* the discard that can still be taken back */
  guint hold;

  CanastaSaver *saver;          /* NULL where nothing is kept */
  guint saving;
};

G_DEFINE_FINAL_TYPE (CanastaSession, canasta_session, G_TYPE_OBJECT)

enum
{
  STEPPED,
  CHANGED,
  SAVE_FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void go_on (CanastaSession *self);

static void
canasta_session_dispose (GObject *object)
{
  CanastaSession *self = CANASTA_SESSION (object);

  if (self->match != NULL)
    canasta_session_stop (self);

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    g_clear_object (&self->players[seat]);
  g_clear_object (&self->match);
  g_clear_object (&self->saver);
  canasta_desk_clear (&self->desk);
  G_OBJECT_CLASS (canasta_session_parent_class)->dispose (object);
}

static void
canasta_session_class_init (CanastaSessionClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = canasta_session_dispose;

  signals[STEPPED] = g_signal_new ("stepped", type, G_SIGNAL_RUN_FIRST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_FIRST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[SAVE_FAILED] = g_signal_new ("save-failed", type, G_SIGNAL_RUN_FIRST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
canasta_session_init (CanastaSession *self)
{
  self->pace = CANASTA_PACE_NORMAL;
  self->hurried = CANASTA_NO_SEAT;
}

static void
save_failed_cb (CanastaSession *self, const char *sentence)
{
  g_signal_emit (self, signals[SAVE_FAILED], 0, sentence);
}

/* Takes what @desk holds. */
static CanastaSession *
open_session (CanastaMatch *match, CanastaDesk *desk, const char *path)
{
  CanastaSession *self = g_object_new (CANASTA_TYPE_SESSION, NULL);
  guint players = canasta_match_get_table (match)->players;

  self->match = g_object_ref (match);
  self->desk = *desk;
  *desk = (CanastaDesk){ 0 };

  for (guint seat = 0; seat < players; seat++)
    {
      const CanastaLevel *level = canasta_level_find (self->desk.players[seat]);

      if (level != NULL && seat != self->desk.seat)
        self->players[seat] = CANASTA_PLAYER (canasta_bot_new (level, g_random_int ()));
    }

  if (path != NULL)
    {
      self->saver = canasta_saver_new (path);
      g_signal_connect_object (self->saver, "failed", G_CALLBACK (save_failed_cb), self,
                               G_CONNECT_SWAPPED);
    }
  return self;
}

/* Words for the players that are all known: a level for everyone but the
 * person, the weakest one offered where a word is missing or strange. */
static char **
check_players (const char *const *players, guint n_players, guint seat)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  gsize n_words = players != NULL ? g_strv_length ((char **) players) : 0;

  for (guint i = 0; i < n_players; i++)
    {
      const char *word = i < n_words ? players[i] : NULL;

      if (i == seat)
        word = CANASTA_SESSION_PERSON;
      else if (word == NULL || canasta_level_find (word) == NULL)
        word = canasta_level_get (0)->id;
      g_strv_builder_add (builder, word);
    }
  return g_strv_builder_end (builder);
}

/**
 * canasta_session_new:
 * @match: a match
 * @seat: the seat of the person
 * @players: the level of the computer player of each seat; what stands at
 *   @seat does not matter
 * @path: (nullable): where the match is kept, or %NULL to keep it nowhere
 *
 * Sits the players down. Nothing happens before canasta_session_start().
 *
 * Returns: (transfer full): the session
 */
CanastaSession *
canasta_session_new (CanastaMatch       *match,
                     guint               seat,
                     const char *const  *players,
                     const char         *path)
{
  guint n_players = canasta_match_get_table (match)->players;
  CanastaDesk desk = { .seat = seat };

  g_return_val_if_fail (seat < n_players, NULL);

  desk.players = check_players (players, n_players, seat);
  return open_session (match, &desk, path);
}

/**
 * canasta_session_load:
 * @path: where a match was kept
 * @find_variant: finds the variant of the match
 * @data: what is handed to @find_variant
 * @notice: (out) (optional) (nullable): what the person should know where only
 *   an older version could be read
 * @error: where to say why not
 *
 * Returns: (transfer full) (nullable): the session as it was left
 */
CanastaSession *
canasta_session_load (const char          *path,
                      CanastaVariantFunc   find_variant,
                      gpointer             data,
                      char               **notice,
                      GError             **error)
{
  g_auto (CanastaDesk) desk = { 0 };
  g_autoptr (CanastaMatch) match = NULL;
  g_auto (GStrv) words = NULL;
  guint n_players;

  match = canasta_archive_load (path, find_variant, data, &desk, notice, error);
  if (match == NULL)
    return NULL;

  n_players = canasta_match_get_table (match)->players;
  if (desk.seat >= n_players)
    {
      g_set_error (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_CONTENT,
                   _("“%s” does not say who plays."), path);
      return NULL;
    }
  words = g_steal_pointer (&desk.players);
  desk.players = check_players ((const char *const *) words, n_players, desk.seat);
  return open_session (match, &desk, path);
}

CanastaMatch *
canasta_session_get_match (CanastaSession *self)
{
  return self->match;
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
  return self->saver != NULL ? canasta_saver_get_path (self->saver) : NULL;
}

guint
canasta_session_get_seat (CanastaSession *self)
{
  return self->desk.seat;
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

  return self->desk.players[seat];
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

static guint
get_step_time (CanastaPace pace)
{
  switch (pace)
    {
    case CANASTA_PACE_SLOW:
      return 900;
    case CANASTA_PACE_NORMAL:
      return 500;
    case CANASTA_PACE_FAST:
      return 200;
    case CANASTA_PACE_INSTANT:
    default:
      return 0;
    }
}

/* Keeping the match. */

static void
save_now (CanastaSession *self)
{
  g_clear_handle_id (&self->saving, g_source_remove);
  if (self->saver != NULL)
    canasta_saver_write (self->saver, canasta_archive_write (self->match, &self->desk));
}

static gboolean
save_cb (gpointer data)
{
  CanastaSession *self = data;

  self->saving = 0;
  save_now (self);
  return G_SOURCE_REMOVE;
}

/* Several changes at once are kept once. */
static void
save_soon (CanastaSession *self)
{
  if (self->saver != NULL && self->saving == 0)
    self->saving = g_idle_add (save_cb, self);
}

static void
tell_change (CanastaSession *self)
{
  save_soon (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Playing. */

static gboolean
act (CanastaSession *self, guint seat, const CanastaAction *action, CanastaRefusal *refusal)
{
  const CanastaRecord *record = canasta_match_get_record (self->match);

  if (!canasta_match_act (self->match, seat, action, refusal))
    return FALSE;

  if (canasta_match_get_state (self->match)->board.turn_seat != self->hurried)
    self->hurried = CANASTA_NO_SEAT;
  g_signal_emit (self, signals[STEPPED], 0,
                 canasta_record_get (record, canasta_record_get_count (record) - 1));
  tell_change (self);
  go_on (self);
  return TRUE;
}

static gboolean
keep_first_cb (const CanastaAction *action, gpointer data)
{
  canasta_action_copy (data, action);
  return FALSE;
}

/* A player who fails must not stop the match: he does the first thing that is
 * legal. */
static void
choose_for (CanastaSession *self, guint seat, CanastaAction *action)
{
  CanastaObservation observation;

  canasta_match_observe (self->match, seat, &observation);
  canasta_list_legal (observation.table, &observation.board, &observation.hand, keep_first_cb,
                      action);
}

static void
play_chosen (CanastaSession *self)
{
  guint seat = canasta_match_get_to_act (self->match);
  CanastaRefusal refusal;

  if (act (self, seat, &self->chosen, &refusal))
    return;

  g_warning ("The player of seat %u chose what is not legal: %s", seat,
             canasta_reason_get_code (refusal.reason));
  choose_for (self, seat, &self->chosen);
  act (self, seat, &self->chosen, NULL);
}

static gboolean
pause_over_cb (gpointer data)
{
  CanastaSession *self = data;

  self->pause = 0;
  play_chosen (self);
  return G_SOURCE_REMOVE;
}

static void
chosen_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (CanastaSession) self = data;
  g_autoptr (GCancellable) thinking = g_steal_pointer (&self->thinking);
  g_autoptr (GError) error = NULL;
  gint64 rest;

  if (!canasta_player_choose_finish (CANASTA_PLAYER (object), result, &self->chosen, &error) &&
      !g_cancellable_is_cancelled (thinking))
    {
      guint seat = canasta_match_get_to_act (self->match);

      g_warning ("The player of seat %u could not choose: %s", seat, error->message);
      choose_for (self, seat, &self->chosen);
    }

  /* Whoever was stopped thinks anew when the match goes on. */
  if (g_cancellable_is_cancelled (thinking))
    {
      go_on (self);
      return;
    }

  rest = (self->due - g_get_monotonic_time ()) / 1000;
  if (rest > 0 && self->hurried == CANASTA_NO_SEAT)
    self->pause = g_timeout_add (rest, pause_over_cb, self);
  else
    play_chosen (self);
}

static void
go_on (CanastaSession *self)
{
  guint seat;
  CanastaObservation observation;

  if (!self->is_started || self->thinking != NULL || self->pause != 0 || self->hold != 0 ||
      canasta_match_get_stage (self->match) != CANASTA_STAGE_PLAYING)
    return;

  seat = canasta_match_get_to_act (self->match);
  if (self->players[seat] == NULL)
    return;

  canasta_match_observe (self->match, seat, &observation);
  self->thinking = g_cancellable_new ();
  self->due = g_get_monotonic_time () + get_step_time (self->pace) * 1000;
  canasta_player_choose_async (self->players[seat], &observation, self->thinking, chosen_cb,
                               g_object_ref (self));
}

/**
 * canasta_session_start:
 * @self: a session
 *
 * Lets the match go on, from its begin or from where it was stopped.
 */
void
canasta_session_start (CanastaSession *self)
{
  self->is_started = TRUE;
  save_soon (self);
  go_on (self);
}

/* Hands the discard over that could have been taken back. */
static gboolean
hand_over (CanastaSession *self)
{
  g_clear_handle_id (&self->hold, g_source_remove);
  return act (self, self->desk.seat, &self->held, NULL);
}

/**
 * canasta_session_stop:
 * @self: a session
 *
 * Stops thinking and waiting and keeps the match as it is. Does not return
 * before the file is written.
 */
void
canasta_session_stop (CanastaSession *self)
{
  self->is_started = FALSE;
  if (self->thinking != NULL)
    g_cancellable_cancel (self->thinking);
  g_clear_handle_id (&self->pause, g_source_remove);
  if (self->hold != 0)
    hand_over (self);
  if (self->saver != NULL)
    {
      if (self->saving != 0)
        save_now (self);
      canasta_saver_finish (self->saver);
    }
}

/**
 * canasta_session_is_thinking:
 * @self: a session
 *
 * Returns: whether another player than the person is about to act
 */
gboolean
canasta_session_is_thinking (CanastaSession *self)
{
  return self->thinking != NULL || self->pause != 0;
}

/**
 * canasta_session_observe:
 * @self: a session
 * @observation: (out caller-allocates): what the person may know
 *
 * A discard that is held back counts as done.
 */
void
canasta_session_observe (CanastaSession *self, CanastaObservation *observation)
{
  const CanastaTable *table = canasta_match_get_table (self->match);
  CanastaState state;
  CanastaMemory memory;

  canasta_match_observe (self->match, self->desk.seat, observation);
  if (self->hold == 0)
    return;

  memcpy (memory.known, observation->known, sizeof memory.known);
  memcpy (memory.discarded, observation->discarded, sizeof memory.discarded);
  memcpy (memory.passed, observation->passed, sizeof memory.passed);
  canasta_state_copy (&state, canasta_match_get_state (self->match));
  if (!canasta_state_apply (&state, table, &self->held, NULL))
    g_return_if_reached ();
  canasta_state_observe (&state, table, &memory, self->desk.seat, observation);
}

/**
 * canasta_session_describe_last:
 * @self: a session
 * @seat: a seat
 * @letters: the letters of court cards
 *
 * Returns: (transfer full) (nullable): what the seat did last in this round, in
 *   a few words; %NULL where it has done nothing
 */
char *
canasta_session_describe_last (CanastaSession *self, guint seat, CanastaIndexLetters letters)
{
  const CanastaRecord *record = canasta_match_get_record (self->match);
  guint first = canasta_record_find_round (record, canasta_match_get_round (self->match));

  for (guint i = canasta_record_get_count (record); i > first; i--)
    {
      const CanastaEvent *event = canasta_record_get (record, i - 1);

      if (event->seat == seat)
        return canasta_event_summarise (event, letters);
    }
  return NULL;
}

/**
 * canasta_session_get_answer:
 * @self: a session
 * @seat: a seat
 *
 * Returns: what the seat answered to the question of the turn, if it did
 */
CanastaAnswer
canasta_session_get_answer (CanastaSession *self, guint seat)
{
  const CanastaRecord *record = canasta_match_get_record (self->match);
  const CanastaBoard *board = &canasta_match_get_state (self->match)->board;

  if (board->answer == CANASTA_ANSWER_NONE)
    return CANASTA_ANSWER_NONE;

  for (guint i = canasta_record_get_count (record); i > 0; i--)
    {
      const CanastaEvent *event = canasta_record_get (record, i - 1);

      if (event->kind == CANASTA_ACTION_YES || event->kind == CANASTA_ACTION_NO)
        return event->seat == seat ? board->answer : CANASTA_ANSWER_NONE;
    }
  return CANASTA_ANSWER_NONE;
}

static gboolean
hold_over_cb (gpointer data)
{
  CanastaSession *self = data;

  self->hold = 0;
  act (self, self->desk.seat, &self->held, NULL);
  return G_SOURCE_REMOVE;
}

/**
 * canasta_session_act:
 * @self: a session
 * @action: what the person plays
 * @refusal: (out) (optional): why it is not legal
 *
 * Plays an action of the person. A discard is held back a moment, unless the
 * others play instantly.
 *
 * Returns: whether it is legal
 */
gboolean
canasta_session_act (CanastaSession       *self,
                     const CanastaAction  *action,
                     CanastaRefusal       *refusal)
{
  if (self->hold != 0)
    hand_over (self);
  if (action->kind != CANASTA_ACTION_DISCARD || self->pace == CANASTA_PACE_INSTANT)
    return act (self, self->desk.seat, action, refusal);
  if (!canasta_match_judge (self->match, self->desk.seat, action, refusal))
    return FALSE;

  canasta_action_copy (&self->held, action);
  self->hold = g_timeout_add (CANASTA_SESSION_HOLD, hold_over_cb, self);
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

/**
 * canasta_session_skip:
 * @self: a session
 *
 * Finishes the steps of the player whose turn it is at once; a discard that is
 * held back is handed over.
 */
void
canasta_session_skip (CanastaSession *self)
{
  if (self->hold != 0)
    {
      hand_over (self);
      return;
    }
  if (!canasta_session_is_thinking (self))
    return;

  self->hurried = canasta_match_get_state (self->match)->board.turn_seat;
  if (self->pause != 0)
    {
      g_clear_handle_id (&self->pause, g_source_remove);
      play_chosen (self);
    }
}

/**
 * canasta_session_start_round:
 * @self: a session
 *
 * Deals the next round, when one has ended and the match has not.
 *
 * Returns: whether it did
 */
gboolean
canasta_session_start_round (CanastaSession *self)
{
  if (!canasta_match_start_round (self->match))
    return FALSE;

  canasta_session_set_desk (self, NULL, NULL);
  tell_change (self);
  go_on (self);
  return TRUE;
}

/* Taking back. */

gboolean
canasta_session_is_holding (CanastaSession *self)
{
  return self->hold != 0;
}

CanastaUndo
canasta_session_get_undo (CanastaSession *self)
{
  if (self->hold != 0)
    return CANASTA_UNDO_POSSIBLE;
  return canasta_match_get_undo (self->match, self->desk.seat);
}

gboolean
canasta_session_can_redo (CanastaSession *self)
{
  return self->hold == 0 && canasta_match_can_redo (self->match, self->desk.seat);
}

static gboolean
take_discard_back (CanastaSession *self)
{
  if (self->hold == 0)
    return FALSE;

  g_clear_handle_id (&self->hold, g_source_remove);
  return TRUE;
}

/**
 * canasta_session_undo:
 * @self: a session
 *
 * Takes the person's last action back: the discard that is held back, or what
 * was done before in this turn.
 *
 * Returns: whether there was one; see canasta_session_get_undo()
 */
gboolean
canasta_session_undo (CanastaSession *self)
{
  if (!take_discard_back (self) && !canasta_match_undo (self->match, self->desk.seat))
    return FALSE;

  tell_change (self);
  return TRUE;
}

gboolean
canasta_session_undo_all (CanastaSession *self)
{
  gboolean undone = take_discard_back (self);

  if (!canasta_match_undo_all (self->match, self->desk.seat) && !undone)
    return FALSE;

  tell_change (self);
  return TRUE;
}

gboolean
canasta_session_redo (CanastaSession *self)
{
  if (self->hold != 0 || !canasta_match_redo (self->match, self->desk.seat))
    return FALSE;

  tell_change (self);
  return TRUE;
}

/* What lies before the person. */

const char *
canasta_session_get_hand (CanastaSession *self)
{
  return self->desk.hand;
}

const char *
canasta_session_get_draft (CanastaSession *self)
{
  return self->desk.draft;
}

/**
 * canasta_session_set_desk:
 * @self: a session
 * @hand: (nullable): the order of the hand, in notation
 * @draft: (nullable): what is laid out but not played, as a draft is saved
 *
 * Keeps what the person has arranged beside the match.
 */
void
canasta_session_set_desk (CanastaSession *self, const char *hand, const char *draft)
{
  if (g_strcmp0 (hand, self->desk.hand) == 0 && g_strcmp0 (draft, self->desk.draft) == 0)
    return;

  g_free (self->desk.hand);
  g_free (self->desk.draft);
  self->desk.hand = hand != NULL && *hand != '\0' ? g_strdup (hand) : NULL;
  self->desk.draft = draft != NULL && *draft != '\0' ? g_strdup (draft) : NULL;
  save_soon (self);
}
