/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the scene brings and what the person wants. What is legal is asked of the
 * draft and the engine; where several things can be meant, the person is asked;
 * what is laid out is played as soon as it may be. */
#include "config.h"

#include "turn/turn-private.h"

#include "notation/draft-text.h"
#include "play/legality.h"
#include "settings/choices.h"
#include "turn/turn-laying.h"
#include "turn/viewer.h"

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
                 || canasta_board_gives_pile (self->observation.table, &self->observation.board, card)));
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
      if (canasta_turn_hand_over (self, &melds) == CANASTA_REPLY_REFUSAL)
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

  if (canasta_judge_may_go_out (self->observation.table, &self->observation.board, &refusal))
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
  canasta_scene_undo (self->scene);
  return CANASTA_REPLY_ACTION;
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
      canasta_scene_undo_all (self->scene);
      return CANASTA_REPLY_ACTION;
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
  canasta_scene_redo (self->scene);
  return CANASTA_REPLY_ACTION;
}

/* Hints. */

/* What is proposed is what is said: without the sentence nothing is. */
static void
hide_hint (CanastaTurn *self)
{
  if (self->said.kind == CANASTA_SAYING_HINT)
    self->said = (CanastaSaying){ 0 };
}

/* Whether a hint is being looked for. */
gboolean
canasta_turn_is_thinking (CanastaTurn *self)
{
  return canasta_ideas_is_thinking (self->ideas);
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
  hide_hint (self);
  canasta_ideas_take (self->ideas, hint);
  canasta_turn_show_hint (self);
}

/* What is no longer to be read is said again, before the next idea. */
static CanastaReply
find_hint (CanastaTurn *self)
{
  if (canasta_turn_forbids_hints (self))
    return canasta_turn_answer_missing (self, CANASTA_SAYING_NO_HINTS);
  if (!canasta_turn_wants_hints (self))
    return canasta_turn_answer_missing (self, CANASTA_SAYING_HINTS_OFF);
  if (canasta_ideas_is_thinking (self->ideas))
    return CANASTA_REPLY_NOTHING;
  if (!canasta_ideas_get_hint (self->ideas))
    {
      canasta_ideas_find (self->ideas, &self->observation);
      return CANASTA_REPLY_NOTHING;
    }
  if (canasta_turn_get_hint (self))
    canasta_ideas_go_on (self->ideas);
  canasta_turn_show_hint (self);
  return CANASTA_REPLY_NOTHING;
}

static CanastaReply
play_idea (CanastaTurn *self, const CanastaAction *idea)
{
  CanastaAction action;

  if (!idea)
    return CANASTA_REPLY_NOTHING;
  canasta_action_copy (&action, idea);
  hide_hint (self);
  canasta_draft_clear (self->draft);
  return canasta_turn_play (self, &action);
}

/* Does what the scene advises, whatever is laid out. */
CanastaReply
canasta_turn_follow_advice (CanastaTurn *self)
{
  CanastaReply reply;

  canasta_turn_begin (self);
  self->question = CANASTA_QUESTION_NONE;
  reply = play_idea (self, canasta_ideas_get_advice (self->ideas));
  canasta_turn_end (self);
  return reply;
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
      return play_idea (self, canasta_turn_get_hint (self));
    }
}

/* Takes back what is pending, one thing after another. */
static CanastaReply
cancel (CanastaTurn *self)
{
  hide_hint (self);
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

/* Who looks on has nothing to take back, and no hand to sort. */
static gboolean
needs_seat (CanastaIntent intent)
{
  return intent != CANASTA_INTENT_CANCEL && intent != CANASTA_INTENT_SKIP;
}

static CanastaReply
follow (CanastaTurn *self, CanastaIntent intent)
{
  canasta_turn_forget_choice (self);
  if (canasta_viewer_looks_on (&self->observation) && needs_seat (intent))
    return follow_own (self, intent);
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
      canasta_scene_skip (self->scene);
      return CANASTA_REPLY_ACTION;
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

  if (intent == CANASTA_INTENT_SORT
      && !(self->has_observation && canasta_viewer_looks_on (&self->observation)))
    return sort (self);
  if (!self->has_observation)
    return CANASTA_REPLY_NOTHING;
  canasta_turn_begin (self);
  reply = follow (self, intent);
  canasta_turn_end (self);
  return reply;
}

/* What the scene brings. */

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
  canasta_ideas_forget (self->ideas);
  canasta_turn_forget_choice (self);
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

/* Whoever has laid down melds in a game knows where they lie. */
static void
note_melds (CanastaTurn *self)
{
  const CanastaBoard *board = &self->observation.board;

  if (canasta_turn_invites_melds (self) && !self->surroundings.task
      && !self->surroundings.told && !canasta_viewer_looks_on (&self->observation)
      && canasta_board_has_opened (board, board->side[self->observation.seat]))
    g_settings_set_boolean (self->settings, "melds-laid", TRUE);
}

/* What is seen now lights up what is advised. */
static void
look (CanastaTurn *self)
{
  canasta_surroundings_clear (&self->surroundings);
  canasta_scene_observe (self->scene, &self->observation);
  canasta_scene_get_surroundings (self->scene, &self->surroundings);
  self->knows_seats = FALSE;
  self->has_observation = TRUE;
  note_melds (self);
  forget_pending (self);
  canasta_ideas_set_advice (self->ideas, canasta_scene_get_advice (self->scene));
}

/* Shows what is seen now: somebody has acted, or the scene begins. */
static void
update (CanastaTurn *self)
{
  const CanastaObservation *now = &self->observation;
  gboolean had_observation = self->has_observation;
  gboolean was_mine = canasta_turn_is_mine (self);
  CanastaObservation before = self->observation;
  gboolean is_same, is_turn_over;

  canasta_turn_begin (self);
  look (self);
  is_same = had_observation && is_same_deal (&before, now);
  is_turn_over = had_observation && before.board.turn_seat == now->seat
                 && now->board.turn_seat != now->seat;
  self->is_quiet = self->surroundings.task != NULL;
  self->updating = TRUE;
  if (!is_same)
    canasta_turn_clear_selection (self);
  canasta_draft_update (self->draft, now);
  self->updating = FALSE;
  if (is_turn_over || !is_same)
    begin_turn (self);
  canasta_turn_update_hand (self);
  canasta_turn_tell (self, CANASTA_TURN_CHANGE_POSITION | (is_same ? 0 : CANASTA_TURN_CHANGE_DEAL));
  if (canasta_turn_is_mine (self)
      && (!is_same || !was_mine || before.board.phase != now->board.phase
          || (canasta_card_set_is_empty (&now->hand)
              && !canasta_card_set_is_empty (&before.hand))))
    canasta_turn_speak (self, CANASTA_SPEECH_PROMPT);
  finish_taking_back (self);
  finish_going_out (self);
  self->is_quiet = FALSE;
  canasta_turn_end (self);
}

/* Nothing is seen any more. */
static void
clear (CanastaTurn *self)
{
  const CanastaCardSet none = { 0 };

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

static void
changed_cb (CanastaTurn *self, guint change)
{
  if (change == CANASTA_SCENE_JUMPS)
    clear (self);
  update (self);
}

/* Where the order is the person's own. */
void
canasta_turn_restore_hand (CanastaTurn *self, const char *text)
{
  if (canasta_hand_order_get_sort (self->hand) != CANASTA_SORT_MANUAL)
    return;
  canasta_hand_order_restore (self->hand, text);
  canasta_turn_tell (self, CANASTA_TURN_CHANGE_ORDER);
}

gboolean
canasta_turn_restore_draft (CanastaTurn *self, const char *text)
{
  return canasta_draft_restore (self->draft, text);
}

/* As the person has left it. */
static void
restore (CanastaTurn *self)
{
  const char *hand, *draft;

  canasta_scene_get_arranged (self->scene, &hand, &draft);
  if (hand)
    canasta_turn_restore_hand (self, hand);
  if (draft)
    canasta_turn_restore_draft (self, draft);
}

/**
 * canasta_turn_set_scene:
 * @self: a turn
 * @scene: (nullable): what the person sees and acts in from now on, or %NULL for nothing
 *
 * The hand lies, and cards are laid out, as the person has left them there.
 */
void
canasta_turn_set_scene (CanastaTurn *self, CanastaScene *scene)
{
  g_return_if_fail (CANASTA_IS_TURN (self));

  if (self->scene)
    g_signal_handlers_disconnect_by_func (self->scene, changed_cb, self);
  clear (self);
  g_set_object (&self->scene, scene);
  if (!scene)
    return;
  g_signal_connect_swapped (scene, "changed", G_CALLBACK (changed_cb), self);
  canasta_turn_begin (self);
  update (self);
  restore (self);
  canasta_turn_end (self);
}
