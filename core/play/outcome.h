/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What becomes of a player by how many cards are left. An empty hand means what is
 * said here, and so does a hand of one card that may not be kept. */

#pragma once

#include "rules/table.h"

G_BEGIN_DECLS

/**
 * CanastaOutcome:
 * @CANASTA_OUTCOME_PLAYS_ON: a card can be discarded, and one kept
 * @CANASTA_OUTCOME_KEEPS_LAST: the last card is kept, unless the player may go out
 *   (it-classic, samba-dutch: `keep-last-card`)
 * @CANASTA_OUTCOME_LAST_CARD: the turn ends by going out: with this card, or
 *   without it
 * @CANASTA_OUTCOME_OUT: the hand is empty, which ends the deal
 *
 * In the order in which hands shrink.
 */
typedef enum
{
  CANASTA_OUTCOME_PLAYS_ON,
  CANASTA_OUTCOME_KEEPS_LAST,
  CANASTA_OUTCOME_LAST_CARD,
  CANASTA_OUTCOME_OUT,
} CanastaOutcome;

/* How many cards must be left for a turn that ends nothing but itself: one to discard,
 * one to keep. Players go down to less only to go out. */
static inline int
canasta_table_count_to_play_on (const CanastaTable *table)
{
  return 2;
}

/**
 * canasta_table_get_outcome: (skip)
 * @table: the table
 * @left: how many cards are left, those that are laid aside for a bonus not counted
 *
 * Returns: what becomes of a player who has no more cards than that
 */
static inline CanastaOutcome
canasta_table_get_outcome (const CanastaTable *table, int left)
{
  if (left >= canasta_table_count_to_play_on (table))
    return CANASTA_OUTCOME_PLAYS_ON;
  if (left <= 0)
    return CANASTA_OUTCOME_OUT;
  return table->rules.keep_last_card ? CANASTA_OUTCOME_KEEPS_LAST : CANASTA_OUTCOME_LAST_CARD;
}

/* Whether the turn of a player with so many cards left leads to going out and nowhere
 * else: who keeps the last card does so only without the right to go out. */
static inline gboolean
canasta_table_ends_hand (const CanastaTable *table, int left)
{
  return canasta_table_get_outcome (table, left) != CANASTA_OUTCOME_PLAYS_ON;
}

/* How many cards must be left to who may not go out. */
static inline int
canasta_table_count_to_keep (const CanastaTable *table)
{
  return canasta_table_get_outcome (table, 1) == CANASTA_OUTCOME_KEEPS_LAST
           ? 1 : canasta_table_count_to_play_on (table);
}

G_END_DECLS
