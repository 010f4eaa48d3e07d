/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a match goes on: after every action either the person is to act, and the
 * session waits, or a computer player is, who thinks on a worker thread. What
 * they chose is played when the step has taken as long as the pace wants. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "session/seat-player.h"
#include "session/session-private.h"

#include "rules/table-fault.h"

static void go_on (CanastaSession *self);

static gboolean
tell_failure_cb (gpointer data)
{
  CanastaSession *self = data;

  self->failing = 0;
  g_signal_emit_by_name (self, "failed",
                         canasta_table_get_fault (canasta_match_get_table (self->match))->message);
  return G_SOURCE_REMOVE;
}

/* Whether the variant has failed, be it asked here or where a player thinks. It is
 * told once, when whoever found out is done. */
gboolean
canasta_session_has_failed (CanastaSession *self)
{
  if (!canasta_table_get_fault (canasta_match_get_table (self->match)))
    return FALSE;
  if (!self->has_failed)
    {
      self->has_failed = TRUE;
      self->failing = g_idle_add (tell_failure_cb, self);
      if (self->thinking)
        g_cancellable_cancel (self->thinking);
    }
  return TRUE;
}

static void
tell_change (CanastaSession *self)
{
  canasta_saver_save_soon (self->saver);
  canasta_scene_tell_change (CANASTA_SCENE (self), CANASTA_SCENE_GOES_ON);
}

/* Tells of the event recorded last. */
static void
tell_step (CanastaSession *self)
{
  const CanastaRecord *record = canasta_match_get_record (self->match);

  canasta_scene_tell_event (CANASTA_SCENE (self),
                            canasta_record_get (record, canasta_record_get_count (record) - 1));
  tell_change (self);
}

static gboolean
end_cb (gpointer data)
{
  CanastaSession *self = data;

  self->end = 0;
  g_signal_emit_by_name (self, "round-over");
  return G_SOURCE_REMOVE;
}

/* The end of a round is seen before its sheet, if only for a moment. */
static void
wait_at_end (CanastaSession *self)
{
  guint time = self->pace == CANASTA_PACE_INSTANT ? 0 : CANASTA_SESSION_END;

  if (self->is_started && self->end == 0
      && canasta_match_get_stage (self->match) != CANASTA_STAGE_PLAYING)
    self->end = g_timeout_add (time, end_cb, self);
}

static gboolean
act (CanastaSession *self, guint seat, const CanastaAction *action, CanastaRefusal *refusal)
{
  if (!canasta_match_act (self->match, seat, action, refusal))
    {
      canasta_session_has_failed (self);
      return FALSE;
    }

  if (canasta_match_get_state (self->match)->board.turn_seat != self->hurried)
    self->hurried = CANASTA_NO_SEAT;
  tell_step (self);
  wait_at_end (self);
  go_on (self);
  return TRUE;
}

static void
play_chosen (CanastaSession *self)
{
  guint seat = canasta_match_get_to_act (self->match);
  CanastaRefusal refusal;

  if (act (self, seat, &self->chosen, &refusal) || canasta_session_has_failed (self))
    return;

  g_warning ("The player of seat %u chose what is not legal: %s", seat,
             canasta_reason_get_code (refusal.reason));
  canasta_player_choose_any (self->match, &self->chosen);
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

  if (!canasta_player_choose_finish (CANASTA_PLAYER (object), result, &self->chosen, &error)
      && !g_cancellable_is_cancelled (thinking))
    {
      guint seat = canasta_match_get_to_act (self->match);

      g_warning ("The player of seat %u could not choose: %s", seat, error->message);
      canasta_player_choose_any (self->match, &self->chosen);
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

/* How long a step of another player takes, in milliseconds. */
guint
canasta_session_get_step_time (CanastaPace pace)
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

/* How long the next step of another player takes, in milliseconds; the first
 * one of a round waits until everybody has their cards. */
static guint
get_time (CanastaSession *self)
{
  const CanastaRecord *record = canasta_match_get_record (self->match);
  guint round = canasta_match_get_round (self->match);
  guint time = canasta_session_get_step_time (self->pace);

  if (time > 0 && !canasta_record_get_log (record, round))
    time += CANASTA_SESSION_DEAL;
  return time;
}

static void
go_on (CanastaSession *self)
{
  guint seat;
  CanastaObservation observation;

  if (canasta_session_has_failed (self) || !self->is_started || self->thinking
      || self->pause != 0 || self->hold != 0
      || canasta_match_get_stage (self->match) != CANASTA_STAGE_PLAYING)
    return;

  seat = canasta_match_get_to_act (self->match);
  if (!self->players[seat])
    return;

  canasta_match_observe (self->match, seat, &observation);
  self->thinking = g_cancellable_new ();
  self->due = g_get_monotonic_time () + get_time (self) * 1000;
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
  canasta_saver_save_soon (self->saver);
  go_on (self);
}

/* Hands the discard over that could have been taken back. */
static gboolean
hand_over (CanastaSession *self)
{
  g_clear_handle_id (&self->hold, g_source_remove);
  return act (self, self->personal.seat, &self->held, NULL);
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
  if (self->thinking)
    g_cancellable_cancel (self->thinking);
  g_clear_handle_id (&self->pause, g_source_remove);
  if (self->hold != 0)
    hand_over (self);
  g_clear_handle_id (&self->end, g_source_remove);
  g_clear_handle_id (&self->failing, g_source_remove);
  canasta_saver_finish (self->saver, NULL);
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
  return self->thinking || self->pause != 0;
}

static gboolean
hold_over_cb (gpointer data)
{
  CanastaSession *self = data;

  self->hold = 0;
  act (self, self->personal.seat, &self->held, NULL);
  return G_SOURCE_REMOVE;
}

/* What the person does. */

/* A discard is held back a moment, unless the others play instantly. */
static gboolean
act_as_person (CanastaScene *scene, const CanastaAction *action, CanastaRefusal *refusal)
{
  CanastaSession *self = (CanastaSession *) scene;

  if (self->hold != 0)
    hand_over (self);
  if (action->kind != CANASTA_ACTION_DISCARD || self->pace == CANASTA_PACE_INSTANT)
    return act (self, self->personal.seat, action, refusal);
  if (!canasta_match_judge (self->match, self->personal.seat, action, refusal))
    {
      canasta_session_has_failed (self);
      return FALSE;
    }

  canasta_action_copy (&self->held, action);
  self->hold = g_timeout_add (CANASTA_SESSION_HOLD, hold_over_cb, self);
  canasta_scene_tell_change (scene, CANASTA_SCENE_GOES_ON);
  return TRUE;
}

/* Finishes the steps of the player whose turn it is at once; a discard that is held back
 * is handed over, and a round that is over was seen. */
static void
skip (CanastaScene *scene)
{
  CanastaSession *self = (CanastaSession *) scene;

  if (self->end != 0)
    {
      g_clear_handle_id (&self->end, g_source_remove);
      end_cb (self);
      return;
    }
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
    {
      canasta_session_has_failed (self);
      return FALSE;
    }

  g_clear_handle_id (&self->end, g_source_remove);
  g_clear_pointer (&self->personal.hand, g_free);
  g_clear_pointer (&self->personal.draft, g_free);
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

static gboolean
take_discard_back (CanastaSession *self)
{
  if (self->hold == 0)
    return FALSE;

  g_clear_handle_id (&self->hold, g_source_remove);
  return TRUE;
}

/* The discard that is held back, or what was done before in this turn. */
static gboolean
undo (CanastaScene *scene)
{
  CanastaSession *self = (CanastaSession *) scene;

  if (!take_discard_back (self) && !canasta_match_undo (self->match, self->personal.seat))
    return FALSE;

  tell_change (self);
  return TRUE;
}

static gboolean
undo_all (CanastaScene *scene)
{
  CanastaSession *self = (CanastaSession *) scene;
  gboolean undone = take_discard_back (self);

  if (!canasta_match_undo_all (self->match, self->personal.seat) && !undone)
    return FALSE;

  tell_change (self);
  return TRUE;
}

static gboolean
redo (CanastaScene *scene)
{
  CanastaSession *self = (CanastaSession *) scene;

  if (self->hold != 0 || !canasta_match_redo (self->match, self->personal.seat))
    return FALSE;

  tell_step (self);
  return TRUE;
}

/* The part of the scene that acts. */
void
canasta_session_init_acting (CanastaSceneInterface *interface)
{
  interface->act = act_as_person;
  interface->undo = undo;
  interface->undo_all = undo_all;
  interface->redo = redo;
  interface->skip = skip;
}
