/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the match brings and what the person wants. What is legal is asked of the
 * draft and the engine; where several things can be meant, the person is asked;
 * what is laid out is played as soon as it may be. */
#include "config.h"

#include "turn/turn-private.h"

#include "play/legality.h"
#include "settings/choices.h"
#include "turn/turn-laying.h"

/* How long a hint may take, in milliseconds. */
#define HINT_TIME 300

/* Discarding. */

static gboolean
must_confirm (CanastaTurn *self, CanastaCard card)
{
  CanastaConfirmDiscards when = self->settings
                                  ? g_settings_get_enum (self->settings, "confirm-discards")
                                  : CANASTA_CONFIRM_DISCARDS_NEVER;

  return when == CANASTA_CONFIRM_DISCARDS_ALWAYS
         || (when == CANASTA_CONFIRM_DISCARDS_RISKY
             && (canasta_faces_have (self->observation.table->roles.wild, card)
                 || canasta_gives_pile (self->observation.table, &self->observation.board, card)));
}

/* What is laid out and may be played is laid down before. */
static CanastaReply
throw_card (CanastaTurn *self, CanastaCard card)
{
  CanastaRefusal refusal;
  CanastaAction melds, discard;

  if (canasta_draft_judge (self->draft, NULL) == CANASTA_STANDING_LEGAL
      && canasta_draft_get_action (self->draft, &melds) && melds.kind == CANASTA_ACTION_MELD)
    {
      canasta_turn_hand_over (self, &melds);
      if (canasta_draft_get_laid (self->draft))
        return CANASTA_REPLY_REFUSAL;
    }
  if (!canasta_possible_may_discard (self->possible, card, &refusal))
    return canasta_turn_answer_refusal (self, &refusal);
  canasta_action_init_card (&discard, CANASTA_ACTION_DISCARD, card);
  return canasta_turn_hand_over (self, &discard);
}

static CanastaReply
discard (CanastaTurn *self, CanastaCard card, gboolean ask_before)
{
  CanastaRefusal refusal;

  if (!canasta_turn_check_mine (self))
    return CANASTA_REPLY_REFUSAL;
  if (!canasta_possible_may_discard (self->possible, card, &refusal))
    return canasta_turn_answer_refusal (self, &refusal);
  if (ask_before || must_confirm (self, card))
    {
      self->discarding = card;
      return canasta_turn_ask (self, CANASTA_QUESTION_DISCARD);
    }
  return throw_card (self, card);
}

/**
 * canasta_turn_discard:
 * @self: a turn
 * @card: a card of the hand
 * @ask: whether the person is asked before, whatever they prefer
 *
 * Discards a card, which ends the turn; asks before where the person wants it.
 */
CanastaReply
canasta_turn_discard (CanastaTurn *self, CanastaCard card, gboolean ask_before)
{
  CanastaReply reply;

  canasta_turn_begin (self);
  reply = discard (self, card, ask_before);
  canasta_turn_end (self);
  return reply;
}

static CanastaReply
discard_selected (CanastaTurn *self)
{
  CanastaCardSet selected;

  canasta_turn_get_selected (self, &selected);
  if (canasta_card_set_count (&selected) != 1)
    return canasta_turn_answer_missing (self, CANASTA_SAYING_SELECT_TO_DISCARD);
  return discard (self, canasta_card_set_next (&selected), FALSE);
}

/* Going out. */

/* Discards the last card, or goes out without one. */
static CanastaReply
end_going_out (CanastaTurn *self)
{
  CanastaAction action;

  self->going_out = FALSE;
  if (self->last_card == CANASTA_NO_CARD)
    return canasta_turn_play_plain (self, CANASTA_ACTION_OUT);
  canasta_action_init_card (&action, CANASTA_ACTION_DISCARD, self->last_card);
  return canasta_turn_play (self, &action);
}

static CanastaReply
refuse_out (CanastaTurn *self)
{
  CanastaRefusal refusal;

  if (canasta_may_go_out (self->observation.table, &self->observation.board, &refusal))
    canasta_possible_may (self->possible, CANASTA_ACTION_OUT, &refusal);
  return canasta_turn_answer_refusal (self, &refusal);
}

/* Takes a step of the way out; the next one follows by itself. */
static CanastaReply
go_out (CanastaTurn *self)
{
  const CanastaGoingOut *way = canasta_possible_get_way_out (self->possible);
  CanastaAction step;
  CanastaReply reply;

  self->going_out = FALSE;
  if (!way)
    return refuse_out (self);
  canasta_action_copy (&step, &way->step);
  self->last_card = way->last_card;
  canasta_draft_clear (self->draft);
  if (step.kind == CANASTA_ACTION_MELD && step.n_groups == 0)
    return end_going_out (self);
  self->going_out = TRUE;
  reply = canasta_turn_play (self, &step);
  if (reply == CANASTA_REPLY_REFUSAL)
    self->going_out = FALSE;
  return reply;
}

/* Who has to ask before has no way out yet, but a question. */
static CanastaReply
want_out (CanastaTurn *self)
{
  if (!canasta_possible_get_way_out (self->possible)
      && !canasta_possible_may (self->possible, CANASTA_ACTION_ASK, NULL))
    return refuse_out (self);
  return self->observation.board.answer == CANASTA_ANSWER_YES
             || self->question == CANASTA_QUESTION_GO_OUT
           ? go_out (self) : canasta_turn_ask (self, CANASTA_QUESTION_GO_OUT);
}

/* Taking back. */

/* Has the match do what it does without an action. */
static CanastaReply
request (CanastaTurn *self, CanastaIntent intent)
{
  g_signal_emit_by_name (self, "request", (guint) intent);
  return CANASTA_REPLY_ACTION;
}

static CanastaReply
undo (CanastaTurn *self)
{
  CanastaAction action;

  if (canasta_turn_must_withdraw (self, &action))
    return canasta_turn_ask (self, CANASTA_QUESTION_WITHDRAW);
  if (canasta_draft_can_step_back (self->draft))
    {
      self->question = CANASTA_QUESTION_NONE;
      canasta_draft_step_back (self->draft);
      canasta_turn_say (self, CANASTA_SAYING_BACK_IN_HAND);
      return CANASTA_REPLY_NOTHING;
    }
  if (self->surroundings.undo != CANASTA_UNDO_POSSIBLE)
    return canasta_turn_answer_missing (self, CANASTA_SAYING_NO_UNDO);
  self->taking_back = canasta_turn_is_mine (self);
  return request (self, CANASTA_INTENT_UNDO);
}

static CanastaReply
undo_all (CanastaTurn *self)
{
  gboolean laid_out = canasta_draft_can_step_back (self->draft);
  CanastaAction action;

  if (canasta_turn_must_withdraw (self, &action))
    return canasta_turn_ask (self, CANASTA_QUESTION_WITHDRAW);
  if (laid_out)
    self->question = CANASTA_QUESTION_NONE;
  canasta_draft_clear (self->draft);
  if (self->surroundings.undo == CANASTA_UNDO_POSSIBLE)
    {
      self->laid.n_groups = 0;
      self->taking_back = canasta_turn_is_mine (self);
      return request (self, CANASTA_INTENT_UNDO_ALL);
    }
  if (!laid_out)
    return canasta_turn_answer_missing (self, CANASTA_SAYING_NO_UNDO);
  canasta_turn_say (self, CANASTA_SAYING_BACK_IN_HAND);
  return CANASTA_REPLY_NOTHING;
}

static CanastaReply
redo (CanastaTurn *self)
{
  if (!self->surroundings.can_redo)
    return canasta_turn_answer_missing (self, CANASTA_SAYING_NO_REDO);
  self->laid.n_groups = 0;
  return request (self, CANASTA_INTENT_REDO);
}

/* Hints. */

/* Whether a hint is being looked for. */
gboolean
canasta_turn_is_thinking (CanastaTurn *self)
{
  return self->thinking != NULL;
}

/**
 * canasta_turn_propose:
 * @self: a turn
 * @hint: (transfer full): what can be done in the position it sees
 *
 * Proposes the first idea, as if it had been asked for.
 */
void
canasta_turn_propose (CanastaTurn *self, CanastaHint *hint)
{
  canasta_turn_forget_hint (self);
  self->hint = hint;
  self->idea = 0;
  canasta_turn_show_hint (self);
}

/**
 * canasta_turn_point_at:
 * @self: a turn
 * @action: (nullable): a legal action, or %NULL to point at nothing
 *
 * Lights up what the action needs, until somebody acts; whoever wants a hint is
 * told of it.
 */
void
canasta_turn_point_at (CanastaTurn *self, const CanastaAction *action)
{
  self->is_pointing = action != NULL;
  if (action)
    canasta_action_copy (&self->advice, action);
  canasta_turn_tell (self, CANASTA_TURN_CHANGE_SAID);
}

static void
propose_advice (CanastaTurn *self)
{
  CanastaHint *hint = g_new0 (CanastaHint, 1);

  hint->n_ideas = 1;
  canasta_action_copy (&hint->ideas[0].action, &self->advice);
  canasta_hint_reason_find (&hint->ideas[0].reason, &self->observation, &self->advice, NULL);
  canasta_turn_propose (self, hint);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (CanastaTurn) self = data;
  g_autoptr (GError) error = NULL;
  CanastaHint *hint = canasta_hint_find_finish (result, &error);

  /* Something has happened meanwhile. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->thinking);
  if (hint)
    canasta_turn_propose (self, hint);
}

/* It is found in another thread, and forgotten when something happens. */
static CanastaReply
find_hint (CanastaTurn *self)
{
  CanastaSearchOptions options;

  if (!canasta_turn_wants_hints (self))
    return canasta_turn_answer_missing (self, CANASTA_SAYING_HINTS_OFF);
  if (self->thinking)
    return CANASTA_REPLY_NOTHING;
  if (self->is_pointing)
    {
      propose_advice (self);
      return CANASTA_REPLY_NOTHING;
    }
  if (self->hint)
    {
      /* What is no longer to be read is said again, before the next idea. */
      if (canasta_turn_get_hint (self))
        self->idea = (self->idea + 1) % self->hint->n_ideas;
      canasta_turn_show_hint (self);
      return CANASTA_REPLY_NOTHING;
    }
  self->thinking = g_cancellable_new ();
  canasta_hint_init_options (&options, HINT_TIME);
  canasta_hint_find_async (&self->observation, &options, self->thinking, found_cb,
                           g_object_ref (self));
  return CANASTA_REPLY_NOTHING;
}

static CanastaReply
play_hint (CanastaTurn *self)
{
  const CanastaAction *hint = canasta_turn_get_hint (self);
  CanastaAction action;

  if (!hint)
    return CANASTA_REPLY_NOTHING;
  canasta_action_copy (&action, hint);
  canasta_turn_hide_hint (self);
  canasta_draft_clear (self->draft);
  return canasta_turn_play (self, &action);
}

/* Answering. */

static CanastaReply
confirm (CanastaTurn *self)
{
  CanastaQuestion question = self->question;

  if (canasta_draft_is_taking (self->draft))
    return canasta_turn_finish_take (self);
  self->question = CANASTA_QUESTION_NONE;
  switch (question)
    {
    case CANASTA_QUESTION_GO_OUT:
      return go_out (self);
    case CANASTA_QUESTION_DISCARD:
      return throw_card (self, self->discarding);
    case CANASTA_QUESTION_WITHDRAW:
      return canasta_turn_withdraw (self);
    case CANASTA_QUESTION_NONE:
    default:
      return play_hint (self);
    }
}

/* Takes back what is pending, one thing after another. */
static CanastaReply
cancel (CanastaTurn *self)
{
  canasta_turn_hide_hint (self);
  if (self->question != CANASTA_QUESTION_NONE)
    self->question = CANASTA_QUESTION_NONE;
  else if (canasta_draft_is_taking (self->draft))
    canasta_draft_cancel_take (self->draft);
  else
    canasta_turn_clear_selection (self);
  canasta_turn_say (self, CANASTA_SAYING_NOTHING);
  return CANASTA_REPLY_NOTHING;
}

static CanastaReply
draw (CanastaTurn *self)
{
  if (canasta_possible_may (self->possible, CANASTA_ACTION_DRAW, NULL))
    canasta_draft_cancel_take (self->draft);
  return canasta_turn_play_plain (self, CANASTA_ACTION_DRAW);
}

static CanastaReply
sort (CanastaTurn *self)
{
  CanastaSortOrder order = canasta_hand_order_get_sort (self->hand);

  /* From the person's own order the round begins again. */
  canasta_turn_sort (self, order == CANASTA_SORT_MANUAL ? 0 : (order + 1) % CANASTA_SORT_MANUAL);
  return CANASTA_REPLY_NOTHING;
}

/* Whether a question is open that the person alone decides, or a move is proposed. */
static gboolean
is_deciding (CanastaTurn *self)
{
  return self->observation.board.phase != CANASTA_PHASE_REPLY
         && (canasta_turn_is_asking (self) || canasta_turn_get_hint (self));
}

/* What wants the person to be the one who acts. */
static CanastaReply
follow_own (CanastaTurn *self, CanastaIntent intent)
{
  if (!canasta_turn_check_mine (self))
    return CANASTA_REPLY_REFUSAL;
  switch (intent)
    {
    case CANASTA_INTENT_DRAW:
      return draw (self);
    case CANASTA_INTENT_TAKE:
      return canasta_turn_take (self);
    case CANASTA_INTENT_PASS:
      return canasta_turn_play_plain (self, CANASTA_ACTION_PASS);
    case CANASTA_INTENT_MELD:
      return canasta_turn_meld (self);
    case CANASTA_INTENT_JOIN:
      return canasta_turn_join (self);
    case CANASTA_INTENT_DISCARD:
      return self->question == CANASTA_QUESTION_DISCARD ? confirm (self)
                                                        : discard_selected (self);
    case CANASTA_INTENT_GO_OUT:
      return want_out (self);
    case CANASTA_INTENT_ASK:
      canasta_draft_clear (self->draft);
      return canasta_turn_play_plain (self, CANASTA_ACTION_ASK);
    case CANASTA_INTENT_YES:
      return is_deciding (self) ? confirm (self) : canasta_turn_play_plain (self, CANASTA_ACTION_YES);
    case CANASTA_INTENT_NO:
      return is_deciding (self) ? cancel (self) : canasta_turn_play_plain (self, CANASTA_ACTION_NO);
    case CANASTA_INTENT_HINT:
      return find_hint (self);
    case CANASTA_INTENT_CONFIRM:
    default:
      return confirm (self);
    }
}

static CanastaReply
follow (CanastaTurn *self, CanastaIntent intent)
{
  canasta_turn_forget_choice (self);
  switch (intent)
    {
    case CANASTA_INTENT_CANCEL:
      return cancel (self);
    case CANASTA_INTENT_UNDO:
      return undo (self);
    case CANASTA_INTENT_UNDO_ALL:
      return undo_all (self);
    case CANASTA_INTENT_REDO:
      return redo (self);
    case CANASTA_INTENT_SKIP:
      return request (self, CANASTA_INTENT_SKIP);
    default:
      return follow_own (self, intent);
    }
}

/**
 * canasta_turn_follow:
 * @self: a turn
 * @intent: what the person wants
 *
 * Does it, hands the match an action for it, asks, or says why it cannot be.
 * Nothing can be wanted before there is something to see.
 */
CanastaReply
canasta_turn_follow (CanastaTurn *self, CanastaIntent intent)
{
  CanastaReply reply;

  g_return_val_if_fail (CANASTA_IS_TURN (self), CANASTA_REPLY_NOTHING);

  if (intent == CANASTA_INTENT_SORT)
    return sort (self);
  if (!self->has_observation)
    return CANASTA_REPLY_NOTHING;
  canasta_turn_begin (self);
  reply = follow (self, intent);
  canasta_turn_end (self);
  return reply;
}

/* What the match brings. */

static gboolean
is_same_deal (const CanastaObservation *a, const CanastaObservation *b)
{
  return a->board.deal == b->board.deal && a->board.round == b->board.round
         && a->seat == b->seat && a->table == b->table;
}

/* What was asked, said and proposed belongs to the position before. */
static void
forget_pending (CanastaTurn *self)
{
  self->question = CANASTA_QUESTION_NONE;
  canasta_turn_forget_hint (self);
  canasta_turn_forget_choice (self);
  self->is_pointing = FALSE;
  self->said = (CanastaSaying){ 0 };
}

/* Another turn or another deal: what lies on the table by now stays there. After
 * a restart the person's own turn has begun before: what they have laid down in
 * it can still come back to its place. */
static void
begin_turn (CanastaTurn *self)
{
  const CanastaRecall *recall = &self->surroundings.recall;

  canasta_hand_order_update (self->hand, &self->observation.table->roles, &recall->held,
                             &recall->fresh);
  canasta_hand_order_end_turn (self->hand);
}

/* What was laid down in one go comes back one meld after another: all of it is
 * undone, and all but the last meld is laid out again. */
static void
finish_taking_back (CanastaTurn *self)
{
  CanastaAction rest;

  if (!self->taking_back)
    return;
  self->taking_back = FALSE;
  canasta_action_init (&rest, CANASTA_ACTION_MELD);
  while (rest.n_groups + 1u < self->laid.n_groups)
    {
      rest.groups[rest.n_groups] = self->laid.groups[rest.n_groups];
      rest.n_groups++;
      if (!canasta_draft_lay_out (self->draft, &rest))
        break;
    }
  self->laid.n_groups = 0;
  canasta_turn_say (self, CANASTA_SAYING_BACK_IN_HAND);
}

static void
finish_going_out (CanastaTurn *self)
{
  if (self->going_out && canasta_turn_is_mine (self)
      && self->observation.board.phase == CANASTA_PHASE_PLAY)
    go_out (self);
}

/**
 * canasta_turn_update:
 * @self: a turn
 * @observation: the position, as the person sees it; copied
 * @surroundings: what belongs to it; copied
 *
 * Shows a position: somebody has acted, or the match begins.
 */
void
canasta_turn_update (CanastaTurn               *self,
                     const CanastaObservation  *observation,
                     const CanastaSurroundings *surroundings)
{
  gboolean same_deal = self->has_observation && is_same_deal (&self->observation, observation);
  gboolean turn_over = self->has_observation
                       && self->observation.board.turn_seat == observation->seat
                       && observation->board.turn_seat != observation->seat;
  gboolean was_mine = same_deal && canasta_turn_is_mine (self);
  guint8 phase_before = self->observation.board.phase;

  g_return_if_fail (CANASTA_IS_TURN (self));

  canasta_turn_begin (self);
  canasta_surroundings_copy (&self->surroundings, surroundings);
  self->observation = *observation;
  self->has_observation = TRUE;
  forget_pending (self);
  self->is_quiet = surroundings->task != NULL;
  self->updating = TRUE;
  if (!same_deal)
    canasta_turn_clear_selection (self);
  canasta_draft_update (self->draft, observation);
  self->updating = FALSE;
  if (turn_over || !same_deal)
    begin_turn (self);
  canasta_turn_update_hand (self);
  canasta_turn_tell (self, CANASTA_TURN_CHANGE_POSITION
                             | (same_deal ? 0 : CANASTA_TURN_CHANGE_DEAL));
  if (canasta_turn_is_mine (self) && (!was_mine || phase_before != observation->board.phase))
    canasta_turn_speak (self, CANASTA_SPEECH_PROMPT);
  finish_taking_back (self);
  finish_going_out (self);
  self->is_quiet = FALSE;
  canasta_turn_end (self);
}

/* Nothing is seen any more: before the first position, and after a match. */
void
canasta_turn_clear (CanastaTurn *self)
{
  const CanastaCardSet none = { 0 };

  g_return_if_fail (CANASTA_IS_TURN (self));

  if (!self->has_observation)
    return;
  canasta_turn_begin (self);
  self->updating = TRUE;
  canasta_draft_clear (self->draft);
  self->updating = FALSE;
  forget_pending (self);
  canasta_hand_order_update (self->hand, &self->observation.table->roles, &none, &none);
  canasta_hand_order_end_turn (self->hand);
  self->has_observation = FALSE;
  self->going_out = FALSE;
  canasta_turn_tell (self, CANASTA_TURN_CHANGE_POSITION);
  canasta_turn_end (self);
}

/**
 * canasta_turn_refuse:
 * @self: a turn
 * @refusal: (nullable): why not; %NULL where somebody else says so
 *
 * The match does not play what it was handed.
 */
void
canasta_turn_refuse (CanastaTurn *self, const CanastaRefusal *refusal)
{
  g_return_if_fail (CANASTA_IS_TURN (self));

  self->going_out = FALSE;
  if (!self->has_observation)
    return;
  if (refusal)
    canasta_turn_say_refusal (self, refusal);
  else
    canasta_draft_clear (self->draft);
}
