/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/ledgers.h"

guint
canasta_ledgers_count (const CanastaTable *table, const CanastaBoard *board)
{
  return table->by_seat ? table->players : board->n_sides;
}

/**
 * canasta_ledgers_get_own:
 * @table: a table
 * @board: a board there
 * @viewer: the seat of the person, or %CANASTA_NO_SEAT where it is nobody's view
 *
 * Returns: the ledger that stands first
 */
guint
canasta_ledgers_get_own (const CanastaTable *table, const CanastaBoard *board, guint viewer)
{
  return viewer == CANASTA_NO_SEAT ? 0 : canasta_table_get_ledger (table, board, viewer);
}

/**
 * canasta_ledgers_list:
 * @table: a table
 * @board: a board there
 * @viewer: the seat of the person, or %CANASTA_NO_SEAT where it is nobody's view
 * @ledgers: (out): room for %CANASTA_MAX_SEATS ledgers: the one of the person, then the
 *   others in their order; for several, in their order
 *
 * Returns: how many there are
 */
guint
canasta_ledgers_list (const CanastaTable *table, const CanastaBoard *board, guint viewer,
                      guint *ledgers)
{
  guint own = canasta_ledgers_get_own (table, board, viewer);
  guint n = canasta_ledgers_count (table, board);

  for (guint i = 0; i < n; i++)
    ledgers[i] = (own + i) % n;
  return n;
}

/**
 * canasta_ledgers_find_shape:
 * @table: a table
 * @board: a board there
 * @viewer: the seat of the person, or %CANASTA_NO_SEAT where it is nobody's view
 * @ledger: a ledger
 *
 * Returns: the place of its side, the own one being 0, by which that has its sign; of a player's
 *   ledger that of the side on which they are now
 */
guint
canasta_ledgers_find_shape (const CanastaTable *table, const CanastaBoard *board, guint viewer,
                            guint ledger)
{
  guint first = viewer == CANASTA_NO_SEAT ? 0 : viewer;
  guint side = table->by_seat ? board->side[ledger] : ledger;
  guint before = 0; /* sides, as bits */

  for (guint i = 0; i < table->players; i++)
    {
      guint other = board->side[(first + i) % table->players];

      if (other == side)
        return (guint) __builtin_popcount (before);
      before |= 1u << other;
    }
  return 0;
}
