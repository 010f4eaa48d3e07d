/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a match goes on: after every action whoever drives the seat that is to act is asked.
 * A computer player chooses, when the step has taken as long as the pace wants; a person
 * acts when they will. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "session/person.h"
#include "session/seat-player.h"
#include "session/session-private.h"

#include "play/apply.h"
#include "rules/table-fault.h"

static void
stop_drivers (CanastaSession *self)
{
  for (guint seat = 0; seat < canasta_match_get_table (self->match)->players; seat++)
    canasta_driver_stop (self->drivers[seat]);
}

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
      stop_drivers (self);
    }
  return TRUE;
}

/* There is another position, or somebody else at a seat. */
void
canasta_session_tell_change (CanastaSession *self)
{
  canasta_saver_save_soon (self->saver);
  g_signal_emit_by_name (self, "changed");
  if (canasta_match_get_stage (self->match) == CANASTA_STAGE_MATCH_OVER)
    g_signal_emit_by_name (self, "match-over");
}

/* Tells of the event recorded last. */
static void
tell_step (CanastaSession *self)
{
  const CanastaRecord *record = canasta_match_get_record (self->match);

  g_signal_emit_by_name (self, "happened",
                         canasta_record_get (record, canasta_record_get_count (record) - 1));
  canasta_session_tell_change (self);
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

/* What a computer player does for somebody who has left is not theirs. */
static void
note_missed (CanastaSession *self, guint seat, guint round)
{
  CanastaDesk *desk = canasta_personal_get_desk (&self->personal, seat);

  if (!desk->left)
    return;
  canasta_desk_note_missed (desk, round);
  g_clear_pointer (&desk->draft, g_free);
}

/* What is legal is asked of who plays it; where that cannot be, there is no reason for it. */
static gboolean
ask_referee (CanastaSession *self, guint seat, const CanastaAction *action, CanastaRefusal *refusal)
{
  if (!canasta_match_judge (self->match, seat, action, refusal))
    return FALSE;
  if (refusal)
    *refusal = (CanastaRefusal){ .reason = CANASTA_REASON_NONE };
  if (!canasta_referee_ask (self->referee, seat, action))
    return FALSE;
  self->is_asking = TRUE;
  return TRUE;
}

static gboolean
act (CanastaSession *self, guint seat, const CanastaAction *action, CanastaRefusal *refusal)
{
  guint round = canasta_match_get_round (self->match);

  if (self->referee && canasta_referee_plays (self->referee))
    return ask_referee (self, seat, action, refusal);
  if (!canasta_match_act (self->match, seat, action, refusal))
    {
      canasta_session_has_failed (self);
      return FALSE;
    }

  note_missed (self, seat, round);
  if (canasta_match_get_state (self->match)->board.turn_seat != self->hurried)
    self->hurried = CANASTA_NO_SEAT;
  tell_step (self);
  wait_at_end (self);
  canasta_session_go_on (self);
  return TRUE;
}

/* A driver who was asked has chosen, or could not. */
static void
chose_cb (CanastaSession *self, const CanastaAction *chosen)
{
  guint seat = canasta_match_get_to_act (self->match);
  CanastaAction action;
  CanastaRefusal refusal = { .reason = CANASTA_REASON_NONE };

  if (chosen && (act (self, seat, chosen, &refusal) || canasta_session_has_failed (self)))
    return;
  /* What could not be sent is asked for again, once it is known how things stand. */
  if (chosen && refusal.reason == CANASTA_REASON_NONE)
    return;

  if (chosen)
    g_warning ("The player of seat %u chose what is not legal: %s", seat,
               canasta_reason_get_code (refusal.reason));
  canasta_player_choose_any (self->match, &action);
  act (self, seat, &action, NULL);
}

void
canasta_session_watch_driver (CanastaSession *self, guint seat)
{
  g_signal_connect_swapped (self->drivers[seat], "chose", G_CALLBACK (chose_cb), self);
  g_signal_connect_swapped (self->drivers[seat], "ready", G_CALLBACK (canasta_session_go_on), self);
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

void
canasta_session_go_on (CanastaSession *self)
{
  guint seat;
  CanastaObservation observation;

  if (canasta_session_has_failed (self) || !self->is_started || self->hold != 0
      || canasta_match_get_stage (self->match) != CANASTA_STAGE_PLAYING)
    return;

  seat = canasta_match_get_to_act (self->match);
  if (seat == CANASTA_NO_SEAT || canasta_driver_is_asked (self->drivers[seat]))
    return;

  canasta_match_observe (self->match, seat, &observation);
  canasta_driver_ask (self->drivers[seat], &observation,
                      seat == self->hurried ? 0 : get_time (self));
}

/* The first of some who will act: before anybody's hand is seen, they are called. */
guint
canasta_session_find_first (CanastaSession *self, guint seats)
{
  const CanastaBoard *board = &canasta_match_get_state (self->match)->board;
  guint seat = board->to_act;

  for (guint i = 0; i < CANASTA_MAX_SEATS && seat != CANASTA_NO_SEAT; i++)
    {
      if ((seats & (1u << seat)) != 0)
        return seat;
      seat = board->next[seat];
    }
  return seats != 0 ? (guint) g_bit_nth_lsf (seats, -1) : CANASTA_NO_SEAT;
}

/* Other cards lie there than were seen so far. */
static void
call_first (CanastaSession *self)
{
  if (!canasta_screen_is_shared (self->screen)
      || canasta_match_get_stage (self->match) != CANASTA_STAGE_PLAYING)
    return;
  canasta_screen_hide (self->screen);
  canasta_screen_call (self->screen,
                       canasta_session_find_first (self,
                                                   canasta_screen_get_persons (self->screen)));
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
  if (!self->is_started)
    call_first (self);
  self->is_started = TRUE;
  canasta_saver_save_soon (self->saver);
  canasta_session_go_on (self);
}

/* Hands the discard over that could have been taken back. */
static gboolean
hand_over (CanastaSession *self)
{
  g_clear_handle_id (&self->hold, g_source_remove);
  return act (self, self->holder, &self->held, NULL);
}

/* Hands over what is held back from there. */
void
canasta_session_hand_over (CanastaSession *self, guint seat)
{
  if (self->hold != 0 && seat == self->holder)
    hand_over (self);
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
  stop_drivers (self);
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
 * Returns: whether somebody who is no person here is about to act
 */
gboolean
canasta_session_is_thinking (CanastaSession *self)
{
  guint seat = canasta_match_get_to_act (self->match);

  return seat != CANASTA_NO_SEAT && canasta_driver_is_asked (self->drivers[seat]);
}

static gboolean
hold_over_cb (gpointer data)
{
  CanastaSession *self = data;

  self->hold = 0;
  act (self, self->holder, &self->held, NULL);
  return G_SOURCE_REMOVE;
}

/* What a person does. */

/**
 * canasta_session_act:
 * @self: a session
 * @seat: the seat of a person
 * @action: what they do
 * @refusal: (out) (optional): why they cannot
 *
 * A discard of somebody here is held back a moment, unless the others play instantly: it
 * counts as done, and can be taken back. Who only looks on does nothing, and there is no reason
 * to be told for it.
 *
 * Returns: whether it is done
 */
gboolean
canasta_session_act (CanastaSession *self, guint seat, const CanastaAction *action,
                     CanastaRefusal *refusal)
{
  g_return_val_if_fail (CANASTA_IS_PERSON (self->drivers[seat])
                        || (self->resting & (1u << seat)) != 0, FALSE);

  if ((self->resting & (1u << seat)) != 0)
    {
      if (refusal)
        *refusal = (CanastaRefusal){ .reason = CANASTA_REASON_NONE };
      return FALSE;
    }
  if (self->hold != 0)
    hand_over (self);
  if (action->kind != CANASTA_ACTION_DISCARD || self->pace == CANASTA_PACE_INSTANT
      || !canasta_person_is_here (CANASTA_PERSON (self->drivers[seat])))
    return act (self, seat, action, refusal);
  if (!canasta_match_judge (self->match, seat, action, refusal))
    {
      canasta_session_has_failed (self);
      return FALSE;
    }

  canasta_action_copy (&self->held, action);
  self->holder = seat;
  self->hold = g_timeout_add (CANASTA_SESSION_HOLD, hold_over_cb, self);
  g_signal_emit_by_name (self, "changed");
  return TRUE;
}

/**
 * canasta_session_look_ahead:
 * @self: a session
 * @seat: a seat
 * @state: (out caller-allocates): how things will stand when the discard is handed over that
 *   is held back; as they stand where the variant has failed meanwhile
 * @held: (out caller-allocates) (optional): what is held back
 *
 * Nobody else knows of it yet.
 *
 * Returns: whether a discard from there is held back
 */
gboolean
canasta_session_look_ahead (CanastaSession *self, guint seat, CanastaState *state,
                            CanastaAction *held)
{
  if (self->hold == 0 || seat != self->holder)
    return FALSE;

  canasta_state_copy (state, canasta_match_get_state (self->match));
  if (!canasta_state_apply (state, canasta_match_get_table (self->match), &self->held, NULL))
    g_return_val_if_fail (canasta_session_has_failed (self), TRUE);
  if (held)
    canasta_action_copy (held, &self->held);
  return TRUE;
}

/* Whether there is anything that can be finished at once: nobody hurries a person. */
gboolean
canasta_session_can_skip (CanastaSession *self)
{
  guint seat = canasta_match_get_to_act (self->match);

  return self->end != 0 || self->hold != 0
         || (seat != CANASTA_NO_SEAT && !CANASTA_IS_PERSON (self->drivers[seat]));
}

/**
 * canasta_session_skip:
 * @self: a session
 *
 * Finishes the steps of the player whose turn it is at once; a discard that is held back
 * is handed over, and a round that is over was seen.
 */
void
canasta_session_skip (CanastaSession *self)
{
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
  canasta_driver_hurry (self->drivers[canasta_match_get_to_act (self->match)]);
}

/**
 * canasta_session_start_round:
 * @self: a session
 *
 * Deals the next round, when one has ended and the match has not. Where others have a say, it
 * is dealt once they are ready, too.
 *
 * Returns: whether it did
 */
gboolean
canasta_session_start_round (CanastaSession *self)
{
  if (self->referee)
    {
      canasta_referee_ask_round (self->referee);
      return FALSE;
    }
  if (!canasta_match_start_round (self->match))
    {
      canasta_session_has_failed (self);
      return FALSE;
    }

  canasta_session_follow_round (self);
  return TRUE;
}

/**
 * canasta_session_follow_round:
 * @self: a session
 *
 * A round has begun in the match.
 */
void
canasta_session_follow_round (CanastaSession *self)
{
  g_clear_handle_id (&self->end, g_source_remove);
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      CanastaDesk *desk = canasta_personal_get_desk (&self->personal, seat);

      g_clear_pointer (&desk->hand, g_free);
      g_clear_pointer (&desk->draft, g_free);
    }
  call_first (self);
  canasta_session_follow_position (self);
}

/**
 * canasta_session_follow_position:
 * @self: a session
 *
 * The match stands otherwise than was told, in the same round; what lies before the persons
 * stays.
 */
void
canasta_session_follow_position (CanastaSession *self)
{
  self->is_asking = FALSE;
  stop_drivers (self);
  canasta_session_tell_change (self);
  canasta_session_go_on (self);
}

/**
 * canasta_session_follow_step:
 * @self: a session with a referee
 *
 * Somebody has acted, which the match knows already.
 */
void
canasta_session_follow_step (CanastaSession *self)
{
  self->is_asking = FALSE;
  stop_drivers (self);
  if (canasta_match_get_state (self->match)->board.turn_seat != self->hurried)
    self->hurried = CANASTA_NO_SEAT;
  tell_step (self);
  wait_at_end (self);
  canasta_session_go_on (self);
}

/**
 * canasta_session_follow_end:
 * @self: a session with a referee
 *
 * The round is known whole, of which it was told already what ended it.
 */
void
canasta_session_follow_end (CanastaSession *self)
{
  canasta_session_tell_change (self);
  wait_at_end (self);
}

/* Whether somebody here has acted, and what became of it is not known yet. */
gboolean
canasta_session_is_asking (CanastaSession *self)
{
  return self->is_asking;
}

/* Taking back. */

gboolean
canasta_session_is_holding (CanastaSession *self)
{
  return self->hold != 0;
}

static gboolean
take_discard_back (CanastaSession *self, guint seat)
{
  if (self->hold == 0 || seat != self->holder)
    return FALSE;

  g_clear_handle_id (&self->hold, g_source_remove);
  return TRUE;
}

/**
 * canasta_session_get_undo:
 * @self: a session
 * @seat: who wants to take something back
 *
 * Where somebody plays from elsewhere, all that is done was seen by them.
 *
 * Returns: whether the last step can be taken back, or why not; a discard that is held back
 *   always can
 */
CanastaUndo
canasta_session_get_undo (CanastaSession *self, guint seat)
{
  CanastaUndo undo = canasta_match_get_undo (self->match, seat);

  return undo == CANASTA_UNDO_POSSIBLE && canasta_person_list_elsewhere (&self->personal) != 0
         ? CANASTA_UNDO_SEEN : undo;
}

static gboolean
undo_step (CanastaSession *self, guint seat)
{
  return canasta_session_get_undo (self, seat) == CANASTA_UNDO_POSSIBLE
         && canasta_match_undo (self->match, seat);
}

/* The discard that is held back, or what was done before in this turn. */
gboolean
canasta_session_undo (CanastaSession *self, guint seat)
{
  if (!take_discard_back (self, seat) && !undo_step (self, seat))
    return FALSE;

  canasta_session_tell_change (self);
  return TRUE;
}

gboolean
canasta_session_undo_all (CanastaSession *self, guint seat)
{
  gboolean undone = take_discard_back (self, seat);

  while (undo_step (self, seat))
    undone = TRUE;
  if (!undone)
    return FALSE;

  canasta_session_tell_change (self);
  return TRUE;
}

gboolean
canasta_session_redo (CanastaSession *self, guint seat)
{
  if (self->hold != 0 || !canasta_match_redo (self->match, seat))
    return FALSE;

  tell_step (self);
  return TRUE;
}
