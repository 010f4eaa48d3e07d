/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a seat can believe about the cards it does not see: whole positions that
 * agree with an observation. */

#pragma once

#include "cards/deck.h"
#include "players/hand-odds.h"

G_BEGIN_DECLS

/**
 * CanastaBelief:
 * @table: where the seat plays
 * @state: the position as far as it is known
 * @n_pool: how many cards are anywhere
 * @pool: the cards that may lie anywhere: in other hands, in the stock, aside
 * @n_stock_only: how many of them, at the end, cannot be in a hand
 * @missing: how many cards of each hand are to be found
 * @infers: whether cards are where they are likely, and not anywhere
 * @kinds: by card, the kind it counts as in a hand
 * @gains: by owner, kind, and how many of it are held, what one more does to the odds of
 *   the hand; the last owner stands for the stock and the cards aside
 *
 * Made of an observation alone, so it cannot know more than a seat does.
 */
typedef struct
{
  const CanastaTable *table;
  CanastaState state;
  guint n_pool;
  guint n_stock_only;
  CanastaCard pool[CANASTA_MAX_CARDS];
  guint8 missing[CANASTA_MAX_SEATS];
  gboolean infers;
  guint8 kinds[CANASTA_N_FACES];
  gint16 gains[CANASTA_MAX_SEATS + 1][16][16];
} CanastaBelief;

CANASTA_API void  canasta_belief_init    (CanastaBelief             *self,
                                          const CanastaObservation  *observation,
                                          const CanastaHandOdds     *odds);
CANASTA_API void  canasta_belief_sample  (const CanastaBelief       *self,
                                          CanastaRandom             *random,
                                          CanastaState              *state);

G_END_DECLS
