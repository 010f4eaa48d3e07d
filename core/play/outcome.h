/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What becomes of a player by how many cards are left. An empty hand means what is
 * said here, and so does a hand of one card that may not be kept. */

#pragma once

#include "play/state.h"

G_BEGIN_DECLS

/**
 * CanastaOutcome:
 * @CANASTA_OUTCOME_PLAYS_ON: a card can be discarded, and one kept
 * @CANASTA_OUTCOME_KEEPS_LAST: the last card is kept, unless the player may go out
 *   (it-classic, samba-dutch: `keep-last-card`)
 * @CANASTA_OUTCOME_LAST_CARD: the turn ends by going out: with this card, or
 *   without it
 * @CANASTA_OUTCOME_SECOND_HAND: the hand is empty, and the second one comes
 * @CANASTA_OUTCOME_OUT: the hand is empty, which ends the deal
 *
 * In the order in which hands shrink.
 */
typedef enum
{
  CANASTA_OUTCOME_PLAYS_ON,
  CANASTA_OUTCOME_KEEPS_LAST,
  CANASTA_OUTCOME_LAST_CARD,
  CANASTA_OUTCOME_SECOND_HAND,
  CANASTA_OUTCOME_OUT,
} CanastaOutcome;

/* A card to discard, and one to keep. */
#define CANASTA_TO_PLAY_ON 2

/* How many cards must be left for a turn that ends nothing but itself: one to discard,
 * one to keep. Players go down to less only to go out, or to take the second hand up. */
static inline int
canasta_board_count_to_play_on (const CanastaBoard *board, guint seat)
{
  return canasta_board_has_second_hand (board, seat) ? 0 : CANASTA_TO_PLAY_ON;
}

/**
 * canasta_board_get_outcome: (skip)
 * @board: the board
 * @table: the table
 * @seat: a seat
 * @left: how many cards are left to it, those that are laid aside for a bonus not counted
 *
 * Returns: what becomes of a player who has no more cards than that
 */
static inline CanastaOutcome
canasta_board_get_outcome (const CanastaBoard *board, const CanastaTable *table, guint seat,
                           int left)
{
  if (left >= CANASTA_TO_PLAY_ON)
    return CANASTA_OUTCOME_PLAYS_ON;
  if (canasta_board_has_second_hand (board, seat))
    return left > 0 ? CANASTA_OUTCOME_PLAYS_ON : CANASTA_OUTCOME_SECOND_HAND;
  if (left <= 0)
    return CANASTA_OUTCOME_OUT;
  return table->rules.keep_last_card ? CANASTA_OUTCOME_KEEPS_LAST : CANASTA_OUTCOME_LAST_CARD;
}

/* Whether the turn of a player with so many cards left leads to going out and nowhere
 * else: who keeps the last card does so only without the right to go out. */
static inline gboolean
canasta_board_ends_hand (const CanastaBoard *board, const CanastaTable *table, guint seat, int left)
{
  return left < CANASTA_TO_PLAY_ON && !canasta_board_has_second_hand (board, seat);
}

/* How many cards must be left to who may not go out. */
static inline int
canasta_board_count_to_keep (const CanastaBoard *board, const CanastaTable *table, guint seat)
{
  return canasta_board_get_outcome (board, table, seat, 1) == CANASTA_OUTCOME_KEEPS_LAST
           ? 1 : canasta_board_count_to_play_on (board, seat);
}

G_END_DECLS
