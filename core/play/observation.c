/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "play/observation.h"

static void
note_take (CanastaMemory *self, guint seat, const CanastaBoard *after)
{
  /* The top card and cards named out of the pile were laid at once. */
  canasta_card_set_add (&self->known[seat], &after->picked_up);
  canasta_card_set_remove_there (&self->known[seat], &after->laid);
}

static void
note_lay (CanastaMemory *self, guint seat, CanastaCard card)
{
  guint64 known = canasta_card_set_count_card (&self->known[seat], card) > 0;

  self->known[seat].words[card >> 4] -= known << (4 * (card & 15));
}

/**
 * canasta_memory_note_laid: (skip)
 * @self: the memory
 * @seat: who melded
 * @laid: the cards
 *
 * Remembers what of known cards has left a hand. Of a `meld` there is nothing
 * else to remember.
 */
void
canasta_memory_note_laid (CanastaMemory *self, guint seat, const CanastaCardSet *laid)
{
  if (!canasta_card_set_is_empty (&self->known[seat]))
    canasta_card_set_remove_there (&self->known[seat], laid);
}

/**
 * canasta_memory_note_left: (skip)
 * @self: the memory
 * @table: the table
 * @seat: who has drawn
 * @top: the top card of the pile, or %CANASTA_NO_CARD
 *
 * Remembers the rank of a card that was not taken, where it is a natural one: what lies on
 * top of the pile is hard to foresee, so there is no branch.
 */
void
canasta_memory_note_left (CanastaMemory *self, const CanastaTable *table, guint seat,
                          CanastaCard top)
{
  self->passed[seat] |= (guint16) ((G_GUINT64_CONSTANT (1) << (top >> 2))
                                   & table->roles.natural_ranks);
}

/**
 * canasta_memory_note_discarded: (skip)
 * @self: the memory
 * @seat: who has discarded
 * @card: what
 *
 * Remembers a discard.
 */
void
canasta_memory_note_discarded (CanastaMemory *self, guint seat, CanastaCard card)
{
  note_lay (self, seat, card);
  if (canasta_card_set_count_card (&self->discarded[seat], card) < 15)
    canasta_card_set_add_card (&self->discarded[seat], card);
}

/**
 * canasta_memory_note: (skip)
 * @self: the memory
 * @table: the table
 * @before: the board before the action
 * @action: a legal action
 * @after: the board after it
 *
 * Remembers what everyone saw.
 */
void
canasta_memory_note (CanastaMemory *self, const CanastaTable *table, const CanastaBoard *before,
                     const CanastaAction *action, const CanastaBoard *after)
{
  canasta_memory_note_by (self, table, before->to_act, canasta_board_get_top (before), action,
                          after);
}

/**
 * canasta_memory_note_by: (skip)
 * @self: the memory
 * @table: the table
 * @seat: who acted
 * @top: the top card of the pile before
 * @action: a legal action
 * @after: the board after it
 *
 * The same as [method@Memory.note] for who has not kept the board from before.
 */
void
canasta_memory_note_by (CanastaMemory *self, const CanastaTable *table, guint seat,
                        CanastaCard top, const CanastaAction *action, const CanastaBoard *after)
{
  CanastaCardSet laid;

  switch ((CanastaActionKind) action->kind)
    {
    case CANASTA_ACTION_DRAW:
      canasta_memory_note_left (self, table, seat, top);
      break;
    case CANASTA_ACTION_TAKE:
      note_take (self, seat, after);
      break;
    case CANASTA_ACTION_MELD:
      canasta_action_get_cards (action, &laid);
      canasta_memory_note_laid (self, seat, &laid);
      break;
    case CANASTA_ACTION_LAY:
      note_lay (self, seat, action->card);
      break;
    case CANASTA_ACTION_DISCARD:
      canasta_memory_note_discarded (self, seat, action->card);
      break;
    case CANASTA_ACTION_PASS:
    case CANASTA_ACTION_WITHDRAW:
    case CANASTA_ACTION_ASK:
    case CANASTA_ACTION_YES:
    case CANASTA_ACTION_NO:
    case CANASTA_ACTION_OUT:
    case CANASTA_ACTION_JOIN:
    default:
      break;
    }
}

/**
 * canasta_state_observe: (skip)
 * @state: the position
 * @table: the table; it must live as long as the observation
 * @memory: (nullable): what was seen before
 * @seat: whose eyes, or %CANASTA_NO_SEAT for who only looks on
 * @observation: (out caller-allocates): what the seat may know, without a log
 */
void
canasta_state_observe (const CanastaState *state, const CanastaTable *table,
                       const CanastaMemory *memory, guint seat, CanastaObservation *observation)
{
  static const CanastaMemory nothing;

  if (!memory)
    memory = &nothing;
  observation->table = table;
  observation->board = state->board;
  observation->board.deal = 0;
  /* Whether it may go back is told by a hand. */
  if (seat != state->board.turn_seat)
    observation->board.lone_card = CANASTA_NO_CARD;
  observation->seat = (guint8) seat;
  observation->hand = seat != CANASTA_NO_SEAT ? state->hands[seat] : (CanastaCardSet){ 0 };
  for (guint i = 0; i < CANASTA_MAX_SEATS; i++)
    {
      observation->known[i] = memory->known[i];
      observation->discarded[i] = memory->discarded[i];
      observation->passed[i] = memory->passed[i];
    }
  observation->log = NULL;
  observation->n_guessed = 0;
}

/**
 * canasta_observation_get_unseen: (skip)
 * @self: the observation
 * @unseen: (out): the cards that are neither in the own hand nor on the table:
 *   in other hands, in the stock or aside
 */
void
canasta_observation_get_unseen (const CanastaObservation *self, CanastaCardSet *unseen)
{
  const CanastaBoard *board = &self->board;

  *unseen = (CanastaCardSet){ 0 };
  for (guint i = 0; i < self->table->n_cards; i++)
    canasta_card_set_add_card (unseen, self->table->pack[i]);
  canasta_card_set_remove (unseen, &self->hand);
  for (guint i = 0; i < board->pile_count; i++)
    canasta_card_set_remove_card (unseen, board->pile[i]);
  for (guint i = 0; i < board->n_melds; i++)
    {
      CanastaCardSet cards;

      canasta_meld_get_cards (&board->melds[i], &cards);
      canasta_card_set_remove (unseen, &cards);
    }
  for (guint i = 0; i < CANASTA_MAX_SEATS; i++)
    {
      canasta_card_set_remove_lane (unseen, (CanastaRank) self->table->roles.aside_rank,
                                    board->red_threes[i]);
      canasta_card_set_remove_lane (unseen, (CanastaRank) self->table->roles.stop_rank,
                                    board->black_threes[i]);
    }
}

/**
 * canasta_observation_get_memory: (skip)
 * @self: the observation
 * @memory: (out): what it remembers, to go on with
 */
void
canasta_observation_get_memory (const CanastaObservation *self, CanastaMemory *memory)
{
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      memory->known[seat] = self->known[seat];
      memory->discarded[seat] = self->discarded[seat];
      memory->passed[seat] = self->passed[seat];
    }
}
