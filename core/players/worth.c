/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "players/worth.h"

#include "cards/deck.h"
#include "play/score.h"
#include "players/policy.h"

/**
 * canasta_worth_count: (skip)
 * @state: a position
 * @table: the table
 * @seat: a seat
 *
 * Returns: what the seat has of the deal if it ended now, in points: its own less
 *   the mean of its opponents'
 */
int
canasta_worth_count (const CanastaState *state, const CanastaTable *table, guint seat)
{
  guint own = canasta_table_get_ledger (table, &state->board, seat);
  int others = 0, n_others = 0;
  CanastaScore score;

  canasta_state_score (state, table, &score);
  for (guint i = 0; i < score.n_rows; i++)
    if (i != own && (!score.by_seat || state->board.side[i] != state->board.side[own]))
      {
        others += score.rows[i].total;
        n_others++;
      }
  return score.rows[own].total - (n_others > 0 ? others / n_others : 0);
}

/* Whoever knows all hands does not know what the stock will bring. */
static void
shuffle_stock (CanastaState *state, CanastaRandom *random)
{
  for (guint i = state->board.stock_count; i > 1; i--)
    {
      guint other = canasta_random_below (random, i);
      CanastaCard card = state->stock[i - 1];

      state->stock[i - 1] = state->stock[other];
      state->stock[other] = card;
    }
}

/**
 * canasta_worth_estimate: (skip)
 * @state: a position
 * @table: the table
 * @memory: what all players remember
 * @seat: a seat
 * @rollouts: how many deals are played out, at least 1
 * @seed: where the random numbers begin
 *
 * Plays a position out with the hands as they are and the stock in any order.
 *
 * Returns: what it is worth to the seat on the average, in hundredths of a point;
 *   of a deal that has ended, exactly what the seat has of it
 */
int
canasta_worth_estimate (const CanastaState *state, const CanastaTable *table,
                        const CanastaMemory *memory, guint seat, guint rollouts, guint64 seed)
{
  const CanastaWeights *weights = canasta_policy_get_keen_weights (table);
  CanastaRandom random = { seed };
  gint64 sum = 0;

  g_return_val_if_fail (rollouts > 0, 0);

  if (state->board.ended != CANASTA_END_NONE)
    return canasta_worth_count (state, table, seat) * 100;
  for (guint i = 0; i < rollouts; i++)
    {
      CanastaMemory remembered = *memory;
      CanastaState world;

      canasta_state_copy (&world, state);
      shuffle_stock (&world, &random);
      canasta_policy_play_out (&world, table, &remembered, weights);
      sum += canasta_worth_count (&world, table, seat);
    }
  return (int) (sum * 100 / rollouts);
}
