/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Laying the melds of a plan, and taking the pile with one. */
#include "config.h"

#include "play/judge.h"

/**
 * canasta_board_carry_out: (skip)
 * @board: the board
 * @plan: the melds to lay
 * @seat: who lays them
 *
 * Lays the melds of a plan on the board.
 */
void
canasta_board_carry_out (CanastaBoard *board, const CanastaPlan *plan, guint seat)
{
  guint side = board->side[seat];

  for (guint i = 0; i < plan->layout.n; i++)
    {
      const CanastaLaying *laying = &plan->layout.of[i];

      if (laying->place < CANASTA_NEW_MELD)
        canasta_board_change_meld (board, laying);
      else
        canasta_board_add_meld (board, &laying->meld);
    }
  canasta_card_set_add (&board->laid, &plan->laid);
  board->hand_count[seat] -= plan->n_from_hand;
  if (plan->layout.n > 0 && board->opened_by[side] == CANASTA_NO_SEAT)
    board->opened_by[side] = (guint8) seat;
}

/**
 * canasta_board_note_taken: (skip)
 * @board: the board
 * @table: the table
 * @seat: who has taken the pile
 * @plan: how they took it, carried out
 *
 * Notes who was the first to take the pile: at some tables sides form then.
 */
void
canasta_board_note_taken (CanastaBoard *board, const CanastaTable *table, guint seat,
                          const CanastaPlan *plan)
{
  if (board->pile_taken_by != CANASTA_NO_SEAT || plan->top_alone)
    return;
  board->pile_taken_by = (guint8) seat;
  if (table->sides_form && !table->forms_by_second_hand
      && canasta_board_may_form_sides (board, table))
    canasta_board_form_sides (board, table, seat);
}

/**
 * canasta_board_pick_up: (skip)
 * @board: (inout): the board, in the draw phase
 * @table: the table
 * @hand: (inout): the hand of the player to act
 * @plan: how the pile is taken
 *
 * Takes the pile as far as that can be foreseen: red threes of the pile leave
 * it, as cards do that are set aside; whatever comes for them from the stock
 * stays unknown. Sides that form do so: their melds are laid on from then on.
 */
void
canasta_board_pick_up (CanastaBoard *board, const CanastaTable *table, CanastaCardSet *hand,
                       const CanastaPlan *plan)
{
  guint seat = board->to_act;
  guint first = table->takes_freely ? 0 : 1;

  board->lone_card = canasta_find_lone_card (table, board, hand);
  for (guint i = 0; i < plan->pile_cards; i++)
    {
      CanastaCard card = canasta_board_pop (board);

      if (i >= first && canasta_faces_have (table->roles.set_aside, card))
        board->black_threes[canasta_table_get_ledger (table, board, seat)] +=
            canasta_lane_of (card);
      else if (!canasta_faces_have (table->roles.aside, card))
        canasta_card_set_add_card (hand, card);
    }
  canasta_card_set_remove (hand, &plan->laid);
  canasta_board_carry_out (board, plan, seat);
  board->hand_count[seat] = (guint16) canasta_card_set_count (hand);
  board->phase = CANASTA_PHASE_PLAY;
  board->source = CANASTA_SOURCE_PILE;
  canasta_board_note_taken (board, table, seat, plan);
}
