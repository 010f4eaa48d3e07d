/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The melds of a board, and sides that form inside a deal. */
#include "config.h"

#include "play/state.h"

#include <string.h>

/* Counts a meld in its class, or no longer. */
static inline void
count_canasta (CanastaBoard *board, const CanastaMeld *meld, int by)
{
  board->canastas[meld->side].of[meld->canasta] += (guint8) by;
  board->n_canastas[meld->side] += (guint8) (canasta_meld_is_canasta (meld) ? by : 0);
}

/* What follows from the meld at a place: the first of its rank must come first. */
static void
index_meld (CanastaBoard *board, guint place)
{
  const CanastaMeld *meld = &board->melds[place];
  guint side = meld->side;
  guint8 *first = &board->first_meld[side][meld->rank];
  guint8 *growing = &board->growing_meld[side][meld->rank];
  guint16 bit = (guint16) (1 << meld->rank);

  count_canasta (board, meld, 1);
  if (canasta_meld_spans (meld))
    {
      board->sequences[side] |= G_GUINT64_CONSTANT (1) << place;
      return;
    }
  if (*first == 0)
    {
      *first = *growing = (guint8) (place + 1);
      board->melded_ranks[side] |= bit;
      board->full_ranks[side] |= bit;
    }
  if ((board->full_ranks[side] & bit) && !canasta_meld_is_canasta (meld))
    {
      *growing = (guint8) (place + 1);
      board->full_ranks[side] &= (guint16) ~bit;
    }
}

/**
 * canasta_board_add_meld: (skip)
 * @board: a board
 * @meld: a meld
 *
 * Lays a meld after the others; there must be room for one.
 */
void
canasta_board_add_meld (CanastaBoard *board, const CanastaMeld *meld)
{
  board->melds[board->n_melds] = *meld;
  index_meld (board, board->n_melds++);
  canasta_meld_add_naturals (meld, &board->open);
}

/* Finds the meld that grows in place of one that has become a canasta. */
static void
find_growing (CanastaBoard *board, const CanastaMeld *full)
{
  guint8 *growing = &board->growing_meld[full->side][full->rank];

  for (guint at = *growing; at < board->n_melds; at++)
    {
      const CanastaMeld *meld = &board->melds[at];

      if (meld->side == full->side && meld->rank == full->rank
          && !canasta_meld_spans (meld) && !canasta_meld_is_canasta (meld))
        {
          *growing = (guint8) (at + 1);
          return;
        }
    }
  *growing = board->first_meld[full->side][full->rank];
  board->full_ranks[full->side] |= (guint16) (1 << full->rank);
}

/**
 * canasta_board_change_meld: (skip)
 * @board: a board
 * @place: where a meld lies
 * @meld: the same meld with more cards
 *
 * Adds cards to a meld.
 */
void
canasta_board_change_meld (CanastaBoard *board, guint place, const CanastaMeld *meld)
{
  CanastaMeld *before = &board->melds[place];
  CanastaMeld added = *meld;

  if (meld->canasta != before->canasta)
    {
      count_canasta (board, before, -1);
      count_canasta (board, meld, 1);
    }
  added.naturals -= before->naturals;
  canasta_meld_add_naturals (&added, &board->open);
  *before = *meld;
  if (canasta_meld_is_canasta (meld) && !canasta_meld_spans (meld)
      && board->growing_meld[meld->side][meld->rank] == place + 1)
    find_growing (board, meld);
}

/**
 * canasta_board_recount: (skip)
 * @board: a board
 *
 * Works out anew what follows from the melds and the pile: for who wrote them
 * otherwise than one by one.
 */
void
canasta_board_recount (CanastaBoard *board)
{
  memset (&board->open, 0, sizeof board->open);
  memset (board->canastas, 0, sizeof board->canastas);
  memset (board->n_canastas, 0, sizeof board->n_canastas);
  memset (board->melded_ranks, 0, sizeof board->melded_ranks);
  memset (board->full_ranks, 0, sizeof board->full_ranks);
  memset (board->sequences, 0, sizeof board->sequences);
  memset (board->first_meld, 0, sizeof board->first_meld);
  memset (board->growing_meld, 0, sizeof board->growing_meld);

  for (guint i = 0; i < board->pile_count; i++)
    board->open.of[canasta_card_get_rank (board->pile[i])]++;
  for (guint i = 0; i < board->n_melds; i++)
    {
      index_meld (board, i);
      canasta_meld_add_naturals (&board->melds[i], &board->open);
    }
}

/**
 * canasta_board_unite_melds: (skip)
 * @board: a board
 * @one: where a meld lies
 * @other: where another one lies
 * @united: both together
 *
 * Puts two melds together where the first of them was laid.
 */
void
canasta_board_unite_melds (CanastaBoard *board, guint one, guint other,
                           const CanastaMeld *united)
{
  guint last = MAX (one, other);

  board->melds[MIN (one, other)] = *united;
  memmove (&board->melds[last], &board->melds[last + 1],
           (board->n_melds - last - 1) * sizeof *board->melds);
  board->n_melds--;
  canasta_board_recount (board);
}

static void
join_sides_melds (CanastaBoard *board, const CanastaTable *table)
{
  guint kept = 0;

  for (guint i = 0; i < board->n_melds; i++)
    {
      CanastaMeld *meld = &board->melds[i];
      gboolean joined = FALSE;

      for (guint k = 0; k < kept && !joined; k++)
        {
          CanastaMeld *earlier = &board->melds[k];

          if (!canasta_meld_get_form (meld, &table->forms)->several
              && earlier->side == meld->side
              && canasta_meld_get_likeness (earlier) == canasta_meld_get_likeness (meld))
            joined = canasta_meld_join (earlier, meld, &table->forms);
        }
      if (!joined)
        board->melds[kept++] = *meld;
    }
  board->n_melds = (guint8) kept;
  canasta_board_recount (board);
}

/**
 * canasta_board_set_sides: (skip)
 * @board: a board
 * @sides: (array length=n_seats): the new side of each seat
 * @n_seats: how many seats
 *
 * Changes who plays with whom. Melds go where their owners go and stay apart.
 */
void
canasta_board_set_sides (CanastaBoard *board, const guint8 *sides, guint n_seats)
{
  guint8 became[CANASTA_MAX_SIDES];
  guint8 opened_by[CANASTA_MAX_SIDES];

  memset (became, 0, sizeof became);
  memset (opened_by, CANASTA_NO_SEAT, sizeof opened_by);
  board->n_sides = 0;
  for (guint seat = 0; seat < n_seats; seat++)
    {
      became[board->side[seat]] = sides[seat];
      board->n_sides = MAX (board->n_sides, sides[seat] + 1);
    }
  for (guint side = 0; side < CANASTA_MAX_SIDES; side++)
    {
      guint8 opener = board->opened_by[side];

      if (opener != CANASTA_NO_SEAT && opened_by[became[side]] == CANASTA_NO_SEAT)
        opened_by[became[side]] = opener;
    }

  memcpy (board->opened_by, opened_by, sizeof opened_by);
  memcpy (board->side, sides, n_seats);
  for (guint i = 0; i < board->n_melds; i++)
    board->melds[i].side = became[board->melds[i].side];
  canasta_board_recount (board);
}

/**
 * canasta_board_form_sides: (skip)
 * @board: a board
 * @table: a table where sides form inside a deal
 * @taker: the first seat that takes the pile or, with nobody having taken it,
 *   the one that went out
 *
 * Makes @taker a lone hand and the others a side. Melds of one rank that meet
 * join where the joined meld is legal; where it is not they stay apart, closed
 * to further wild cards (Bicycle, pagat).
 */
void
canasta_board_form_sides (CanastaBoard *board, const CanastaTable *table, guint taker)
{
  canasta_board_set_sides (board, table->formed[taker], table->players);
  join_sides_melds (board, table);
}

/**
 * canasta_get_minimum: (skip)
 * @table: the table
 * @board: the board
 * @seat: a seat
 *
 * Returns: what the seat's side must lay to open, in points, failed openings
 *   counted; also after it has opened
 */
int
canasta_get_minimum (const CanastaTable *table, const CanastaBoard *board, guint seat)
{
  guint ledger = canasta_table_get_ledger (table, board, seat);

  return board->minimum[ledger] + board->opening_penalty[ledger];
}

/**
 * canasta_get_opening_kind: (skip)
 * @table: the table
 * @board: the board
 * @seat: a seat
 *
 * Returns: what the first melds of the seat's side must hold besides the minimum,
 *   a #CanastaOpeningKind
 */
int
canasta_get_opening_kind (const CanastaTable *table, const CanastaBoard *board, guint seat)
{
  return board->opening_kind[canasta_table_get_ledger (table, board, seat)];
}
