/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Carrying actions out. Nothing here decides what is legal. */
#include "config.h"

#include "play/apply.h"
#include "play/judge.h"
#include "play/second-hand.h"
#include "rules/table-fault.h"

/* Notes that the player has had a turn. */
static void
note_turn (CanastaBoard *board)
{
  board->had_turn |= (guint8) (1 << board->turn_seat);
}

static void
end_deal (CanastaBoard *board, const CanastaTable *table, CanastaEnd end)
{
  board->ended = end;
  if (table->notes_turns && board->phase == CANASTA_PHASE_PLAY)
    note_turn (board);
}

static void
go_out (CanastaState *self, const CanastaTable *table)
{
  CanastaBoard *board = &self->board;
  guint seat = board->turn_seat;

  board->out_seat = (guint8) seat;
  end_deal (board, table, canasta_board_is_concealed (table, board, seat, NULL) ? CANASTA_END_CONCEALED
                                                                          : CANASTA_END_OUT);
}

/* The stock's end may end the turn's deal or, at once, the deal. */
static void G_GNUC_NO_INLINE
note_empty (CanastaBoard *board, const CanastaTable *table)
{
  if (table->rules.stock_end == CANASTA_STOCK_END_IMMEDIATE)
    end_deal (board, table, CANASTA_END_STOCK);
  else if (table->rules.stock_end == CANASTA_STOCK_END_AFTER_TURN)
    board->last_turn = TRUE;
}

static inline void
note_stock (CanastaState *self, const CanastaTable *table)
{
  if (!canasta_state_has_stock (self, table))
    note_empty (&self->board, table);
}

/* Who is the first to have a second hand, or to wait for one, may be alone against the others
 * from now on. */
static void
note_first_second_hand (CanastaBoard *board, const CanastaTable *table, guint seat)
{
  if (table->forms_by_second_hand && board->lone_hand == CANASTA_NO_SEAT
      && canasta_board_may_form_sides (board, table))
    canasta_board_form_sides (board, table, seat);
}

/* A second hand comes into the hand of a seat; red threes are laid down and replaced
 * where that goes by itself. */
static void G_GNUC_NO_INLINE
take_up_second_hand (CanastaState *self, const CanastaTable *table, guint seat)
{
  canasta_state_take_second_hand (self, table, seat);
  note_first_second_hand (&self->board, table, seat);
  self->board.second_hand_came = TRUE;
  if (!table->by_hand && canasta_state_lay_aside (self, table, seat) > 0)
    note_stock (self, table);
}

/* The turn is over for who has had the second hand in it. */
static void
note_second_hand_played (CanastaBoard *board)
{
  board->second_hand_played |= (guint8) (1 << board->turn_seat & board->second_hand_taken
                                         & ~board->second_hand_waiting);
}

/* The second hand that a player has waited for since a discard comes before the draw,
 * unless it is in the hand already. */
static void
begin_with_second_hand (CanastaState *self, const CanastaTable *table)
{
  CanastaBoard *board = &self->board;
  guint8 bit = (guint8) (1 << board->turn_seat);

  if (!(board->second_hand_waiting & bit))
    return;
  if (canasta_board_has_second_hand (board, board->turn_seat))
    take_up_second_hand (self, table, board->turn_seat);
  board->second_hand_waiting &= (guint8) ~bit;
}

/* Counts the turns in which the pile was taken and nothing melded: nothing else need ever end
 * a deal in which the pile goes round. */
static void
note_idle (CanastaBoard *board)
{
  board->lone_card = CANASTA_NO_CARD;
  if (board->source == CANASTA_SOURCE_PILE && canasta_card_set_is_empty (&board->laid))
    board->idle_turns++;
  else
    board->idle_turns = 0;
  if (canasta_board_is_idle (board))
    board->last_turn = TRUE;
}

/* What few tables note of a turn. */
static void G_GNUC_NO_INLINE
note_end_of_turn (CanastaBoard *board, const CanastaTable *table)
{
  if (table->has_second_hands)
    note_second_hand_played (board);
  if (table->takes_freely)
    note_idle (board);
}

static void
end_turn (CanastaState *self, const CanastaTable *table)
{
  CanastaBoard *board = &self->board;

  board->melded_before |= (guint8) (!canasta_card_set_is_empty (&board->laid) << board->turn_seat);
  if (table->notes_ends)
    note_end_of_turn (board, table);
  if (board->last_turn)
    {
      end_deal (board, table, CANASTA_END_STOCK);
      return;
    }

  if (table->notes_turns)
    note_turn (board);
  board->turn_seat = board->to_act = board->next[board->turn_seat];
  board->phase = CANASTA_PHASE_DRAW;
  board->source = CANASTA_SOURCE_NONE;
  board->asked = FALSE;
  board->answer = CANASTA_ANSWER_NONE;
  board->melded = board->second_hand_came = FALSE;
  board->picked_up = board->laid = (CanastaCardSet){ 0 };
  if (table->has_second_hands)
    begin_with_second_hand (self, table);
}

static void
begin_play (CanastaBoard *board, CanastaSource source)
{
  board->phase = CANASTA_PHASE_PLAY;
  board->source = source;
}

/* Draws up to @count cards; red threes are laid down and replaced where that
 * goes by itself. Returns how many cards came into the hand. */
static inline int
draw_cards (CanastaState *self, const CanastaTable *table, guint seat, int count)
{
  CanastaBoard *board = &self->board;
  int drawn = 0;

  while (drawn < count && canasta_state_has_stock (self, table))
    {
      CanastaCard card = self->stock[--board->stock_count];

      if (canasta_faces_have (table->roles.aside, card) && !table->by_hand)
        {
          board->red_threes[canasta_table_get_ledger (table, board, seat)] += canasta_lane_of (card);
          continue;
        }
      canasta_card_set_add_card (&self->hands[seat], card);
      board->hand_count[seat]++;
      drawn++;
    }
  return drawn;
}

/* With nothing drawn and too few cards left a player can be without a move. */
static void
end_if_stuck (CanastaState *self, const CanastaTable *table)
{
  CanastaBoard *board = &self->board;
  const CanastaCardSet *hand = &self->hands[board->to_act];
  CanastaCard cards[CANASTA_N_FACES];
  CanastaAction out, pass;

  if (board->ended
      || !canasta_board_ends_hand (board, table, board->to_act, board->hand_count[board->to_act])
      || canasta_roles_count_aside (&table->roles, hand) > 0)
    return;
  canasta_action_init (&out, CANASTA_ACTION_OUT);
  canasta_action_init (&pass, CANASTA_ACTION_PASS);
  if (canasta_list_discards (table, board, hand, cards) == 0
      && !canasta_judge (table, board, hand, &out, NULL, NULL)
      && !canasta_judge (table, board, hand, &pass, NULL, NULL))
    end_deal (board, table, CANASTA_END_STOCK);
}

/**
 * canasta_state_draw: (skip)
 * @self: a position in which the player to act may draw
 * @table: the table
 *
 * Carries out a `draw`.
 */
void
canasta_state_draw (CanastaState *self, const CanastaTable *table)
{
  CanastaBoard *board = &self->board;
  int drawn = draw_cards (self, table, board->turn_seat, table->rules.draw_count);

  begin_play (board, CANASTA_SOURCE_STOCK);
  if (drawn == 0 && table->rules.last_card_red_three == CANASTA_LAST_RED_THREE_ENDS_DEAL)
    end_deal (board, table, CANASTA_END_STOCK);
  else
    note_stock (self, table);
  if (drawn == 0)
    end_if_stuck (self, table);
}

/* With the hand used up the turn goes on with the second one, where there is one. */
static void G_GNUC_NO_INLINE
go_on_with_second_hand (CanastaState *self, const CanastaTable *table)
{
  guint seat = self->board.turn_seat;

  if (self->board.ended || !canasta_board_has_second_hand (&self->board, seat))
    return;
  take_up_second_hand (self, table, seat);
  if (self->board.phase == CANASTA_PHASE_PLAY)
    end_if_stuck (self, table);
}

/* Moves so many cards from the top of the pile into the hand. Red threes are laid
 * down where that goes by itself; others may be set aside, but for a top card that is
 * melded. Returns how many red threes were laid. */
static int
pick_up (CanastaState *self, const CanastaTable *table, guint count)
{
  CanastaBoard *board = &self->board;
  guint seat = board->turn_seat;
  guint ledger = canasta_table_get_ledger (table, board, seat);
  guint64 laid_down = table->by_hand ? 0 : table->roles.aside;
  guint64 kept = laid_down | (table->takes_freely ? table->roles.set_aside : 0);
  int laid = 0;

  for (; count > 0; count--)
    {
      CanastaCard card = canasta_board_pop (board);

      if (canasta_faces_have (kept, card))
        {
          CanastaLane *lane = canasta_faces_have (laid_down, card) ? &board->red_threes[ledger]
                                                                   : &board->black_threes[ledger];

          *lane += canasta_lane_of (card);
          laid += canasta_faces_have (laid_down, card);
        }
      else
        {
          canasta_card_set_add_card (&board->picked_up, card);
          board->hand_count[seat]++;
        }
      kept = laid_down | table->roles.set_aside;
    }
  canasta_card_set_add (&self->hands[seat], &board->picked_up);
  return laid;
}

static void G_GNUC_NO_INLINE
commit_take (CanastaState *self, const CanastaTable *table, const CanastaPlan *plan)
{
  CanastaBoard *board = &self->board;
  guint seat = board->turn_seat;
  int red_threes;

  board->lone_card = canasta_find_lone_card (table, board, &self->hands[seat]);
  red_threes = pick_up (self, table, plan->pile_cards);

  /* The plan's hand cards leave the count with the melds, its pile cards here. */
  canasta_card_set_remove (&self->hands[seat], &plan->laid);
  board->hand_count[seat] -= (guint16) (canasta_card_set_count (&plan->laid)
                                       - plan->n_from_hand);
  canasta_board_carry_out (board, plan, seat);
  if (board->frozen)
    canasta_board_refreeze (board, table);
  begin_play (board, CANASTA_SOURCE_PILE);

  if (table->rules.red_three_replaced_from_pile && red_threes > 0
      && canasta_board_has_stock (board, table))
    {
      draw_cards (self, table, seat, red_threes);
      note_stock (self, table);
      end_if_stuck (self, table);
    }
  canasta_board_note_taken (board, table, seat, plan);
  if (board->hand_count[seat] == 0)
    go_on_with_second_hand (self, table);
}

/**
 * canasta_state_meld: (skip)
 * @self: a position
 * @table: its table
 * @plan: a `meld` that is legal there, worked out
 *
 * Carries out a `meld`.
 */
void
canasta_state_meld (CanastaState *self, const CanastaTable *table, const CanastaPlan *plan)
{
  CanastaBoard *board = &self->board;

  canasta_card_set_remove (&self->hands[board->turn_seat], &plan->from_hand);
  canasta_board_carry_out (board, plan, board->turn_seat);
  board->melded = TRUE;
  if (board->hand_count[board->turn_seat] == 0)
    go_on_with_second_hand (self, table);
}

static void G_GNUC_NO_INLINE
commit_lay (CanastaState *self, const CanastaTable *table, CanastaCard card)
{
  CanastaBoard *board = &self->board;
  guint seat = board->to_act;
  gboolean from_pile = canasta_card_set_count_card (&board->picked_up, card) > 0;

  canasta_card_set_remove_card (&self->hands[seat], card);
  board->hand_count[seat]--;
  board->red_threes[canasta_table_get_ledger (table, board, seat)] += canasta_lane_of (card);

  if (from_pile)
    canasta_card_set_remove_card (&board->picked_up, card);
  if (canasta_board_has_stock (board, table)
      && (!from_pile || table->rules.red_three_replaced_from_pile))
    {
      draw_cards (self, table, seat, 1);
      note_stock (self, table);
    }
  if (board->hand_count[seat] == 0)
    go_on_with_second_hand (self, table);
  if (board->phase == CANASTA_PHASE_PLAY)
    end_if_stuck (self, table);
}

/* The hand is used up by a discard: the second one is played from the next turn. */
static void G_GNUC_NO_INLINE
wait_for_second_hand (CanastaState *self, const CanastaTable *table)
{
  CanastaBoard *board = &self->board;
  guint seat = board->turn_seat;

  board->second_hand_waiting |= (guint8) (1 << seat);
  if (table->rules.second_hand_by_discard == CANASTA_SECOND_HAND_AT_ONCE)
    take_up_second_hand (self, table, seat);
  else
    {
      canasta_board_assign_second_hands (board, table);
      note_first_second_hand (board, table, seat);
    }
}

/**
 * canasta_state_discard: (skip)
 * @self: a position
 * @table: the table
 * @card: a card that may be discarded
 *
 * Carries out a `discard`.
 */
void
canasta_state_discard (CanastaState *self, const CanastaTable *table, CanastaCard card)
{
  CanastaBoard *board = &self->board;
  guint seat = board->turn_seat;

  canasta_card_set_remove_card (&self->hands[seat], card);
  board->hand_count[seat]--;
  canasta_board_push (board, card);
  if (table->rules.freeze_model == CANASTA_FREEZE_UNTIL_TAKEN
      && canasta_table_is_frozen_by (table, card))
    board->frozen = TRUE;

  if (board->hand_count[seat] > 0)
    end_turn (self, table);
  else if (canasta_board_has_second_hand (board, seat))
    {
      wait_for_second_hand (self, table);
      if (!board->ended)
        end_turn (self, table);
    }
  else
    go_out (self, table);
}

/* Before the draw the deal ends, after it the turn with the last card kept. */
static void G_GNUC_NO_INLINE
commit_pass (CanastaState *self, const CanastaTable *table)
{
  if (self->board.phase == CANASTA_PHASE_PLAY)
    end_turn (self, table);
  else
    end_deal (&self->board, table, CANASTA_END_STOCK);
}

/* The partner who follows in play is asked, before the draw or after it. */
static void
commit_ask (CanastaBoard *board)
{
  guint partner = board->next[board->turn_seat];

  while (board->side[partner] != board->side[board->turn_seat])
    partner = board->next[partner];
  board->asked = TRUE;
  board->phase = CANASTA_PHASE_REPLY;
  board->to_act = (guint8) partner;
}

static void
commit_answer (CanastaBoard *board, CanastaAnswer answer)
{
  board->answer = answer;
  board->phase = board->source == CANASTA_SOURCE_NONE ? CANASTA_PHASE_DRAW : CANASTA_PHASE_PLAY;
  board->to_act = board->turn_seat;
}

/**
 * canasta_state_commit: (skip)
 * @self: the position
 * @table: the table
 * @action: a legal action of the player to act
 * @plan: the plan [func@judge] made of it for this very position
 *
 * Carries a legal action out.
 */
void
canasta_state_commit (CanastaState *self, const CanastaTable *table,
                      const CanastaAction *action, const CanastaPlan *plan)
{
  CanastaBoard *board = &self->board;
  guint ledger;

  switch ((CanastaActionKind) action->kind)
    {
    case CANASTA_ACTION_DRAW:
      canasta_state_draw (self, table);
      break;
    case CANASTA_ACTION_TAKE:
      commit_take (self, table, plan);
      break;
    case CANASTA_ACTION_PASS:
      commit_pass (self, table);
      break;
    case CANASTA_ACTION_LAY:
      commit_lay (self, table, action->card);
      break;
    case CANASTA_ACTION_MELD:
      canasta_state_meld (self, table, plan);
      break;
    case CANASTA_ACTION_WITHDRAW:
      ledger = canasta_table_get_ledger (table, board, board->turn_seat);
      board->opening_penalty[ledger] += (gint16) table->rules.opening_fail_penalty;
      break;
    case CANASTA_ACTION_ASK:
      commit_ask (board);
      break;
    case CANASTA_ACTION_YES:
      commit_answer (board, CANASTA_ANSWER_YES);
      break;
    case CANASTA_ACTION_NO:
      commit_answer (board, CANASTA_ANSWER_NO);
      break;
    case CANASTA_ACTION_DISCARD:
      canasta_state_discard (self, table, action->card);
      break;
    case CANASTA_ACTION_OUT:
      go_out (self, table);
      break;
    case CANASTA_ACTION_JOIN:
      canasta_board_unite_melds (board, plan->layout.of[0].place, plan->joined,
                                 &plan->layout.of[0].meld);
      break;
    default:
      g_return_if_reached ();
    }
}

/* A position that a variant has a say in stays as it was if that fails. */
static gboolean
commit_or_refuse (CanastaState *self, const CanastaTable *table, const CanastaAction *action,
                  const CanastaPlan *plan, CanastaRefusal *refusal)
{
  CanastaState before;

  canasta_state_copy (&before, self);
  canasta_state_commit (self, table, action, plan);
  if (!canasta_table_get_fault (table))
    return TRUE;
  canasta_state_copy (self, &before);
  return canasta_refuse_plain (refusal, CANASTA_REASON_VARIANT_FAILED);
}

/**
 * canasta_state_apply: (skip)
 * @self: the position
 * @table: the table
 * @action: what the player to act does
 * @refusal: (out caller-allocates) (optional): why it is not legal
 *
 * Goes to the next position, or leaves everything as it was. Nothing is legal
 * any more once the table's variant has failed.
 *
 * Returns: whether the action was legal
 */
gboolean
canasta_state_apply (CanastaState *self, const CanastaTable *table, const CanastaAction *action,
                     CanastaRefusal *refusal)
{
  CanastaPlan plan;
  gboolean is_legal = canasta_judge (table, &self->board, &self->hands[self->board.to_act],
                                     action, &plan, refusal);

  if (canasta_table_get_fault (table))
    return canasta_refuse_plain (refusal, CANASTA_REASON_VARIANT_FAILED);
  if (!is_legal)
    return FALSE;
  if (table->asks_variant)
    return commit_or_refuse (self, table, action, &plan, refusal);
  canasta_state_commit (self, table, action, &plan);
  return TRUE;
}

/**
 * canasta_state_suppose_out: (skip)
 * @self: a state
 * @seat: who is supposed to have gone out
 *
 * Ends the deal as if @seat had laid its whole hand, whether or not it can: for who
 * wants to know what that would be worth.
 */
void
canasta_state_suppose_out (CanastaState *self, guint seat)
{
  self->hands[seat] = (CanastaCardSet){ 0 };
  self->board.hand_count[seat] = 0;
  self->board.ended = CANASTA_END_OUT;
  self->board.out_seat = (guint8) seat;
}
