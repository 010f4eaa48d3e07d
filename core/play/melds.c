/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The melds of a board, and sides that form inside a deal. */
#include "config.h"

#include "play/melds.h"

#include <string.h>

/**
 * canasta_board_add_meld: (skip)
 * @board: a board
 * @side: a side
 * @kind: what kind of meld
 * @rank: its rank
 *
 * Begins an empty meld; there must be room for one.
 *
 * Returns: (transfer none): the meld, to be filled
 */
CanastaMeld *
canasta_board_add_meld (CanastaBoard *board, guint side, CanastaMeldKind kind, CanastaRank rank)
{
  CanastaMeld *meld = &board->melds[board->n_melds++];

  *meld = (CanastaMeld){ .side = (guint8) side, .kind = kind, .rank = rank };
  if (kind != CANASTA_MELD_SEQUENCE && board->first_meld[side][rank] == 0)
    board->first_meld[side][rank] = board->n_melds;
  return meld;
}

/**
 * canasta_meld_get_cards: (skip)
 * @meld: a meld
 * @cards: (out): its cards
 */
void
canasta_meld_get_cards (const CanastaMeld *meld, CanastaCardSet *cards)
{
  *cards = (CanastaCardSet){ 0 };
  if (meld->kind == CANASTA_MELD_SEQUENCE)
    {
      for (int rank = 0; rank < CANASTA_N_RANKS; rank++)
        if (meld->naturals & (1 << rank))
          canasta_card_set_add_card (cards, canasta_card (rank, meld->suit));
    }
  else if (meld->kind == CANASTA_MELD_RANK)
    canasta_card_set_add_lane (cards, meld->rank, meld->naturals);
  canasta_card_set_add_lane (cards, CANASTA_RANK_TWO, meld->twos);
  canasta_card_set_add_lane (cards, CANASTA_RANK_JOKER, meld->jokers);
}

/**
 * canasta_board_count_canastas: (skip)
 * @board: a board
 * @side: a side
 *
 * Returns: how many canastas the side has
 */
int
canasta_board_count_canastas (const CanastaBoard *board, guint side)
{
  int count = 0;

  for (guint i = 0; i < board->n_melds; i++)
    if (board->melds[i].side == side && canasta_meld_is_canasta (&board->melds[i]))
      count++;
  return count;
}

/* The limits of melds of a rank, whoever joins them. */
CanastaReason
canasta_meld_check_limits (const CanastaRuleValues *rules, const CanastaMeld *meld)
{
  int naturals = canasta_meld_count_naturals (meld);
  int wilds = canasta_meld_count_wilds (meld);
  int most = rules->maximum_wilds;

  if (meld->rank == CANASTA_RANK_THREE
      || (meld->kind == CANASTA_MELD_SEQUENCE && rules->sequences != CANASTA_SEQUENCES_WITH_WILDS))
    most = 0;
  if (meld->kind != CANASTA_MELD_WILD)
    {
      if (wilds > most)
        return CANASTA_REASON_TOO_MANY_WILDS;
      if (rules->wilds_at_most_naturals && wilds > naturals)
        return CANASTA_REASON_WILDS_EXCEED_NATURALS;
    }
  if (rules->meld_maximum_size > 0 && naturals + wilds > rules->meld_maximum_size)
    return CANASTA_REASON_TOO_MANY_CARDS;
  return CANASTA_REASON_NONE;
}

static void
index_melds (CanastaBoard *board)
{
  memset (board->first_meld, 0, sizeof board->first_meld);
  for (guint i = board->n_melds; i > 0; i--)
    {
      const CanastaMeld *meld = &board->melds[i - 1];

      if (meld->kind != CANASTA_MELD_SEQUENCE)
        board->first_meld[meld->side][meld->rank] = (guint8) i;
    }
}

/* Puts @from into the earlier meld @into where that is legal; where it is not,
 * both stay apart, closed to further wild cards. */
static gboolean
join_melds (const CanastaTable *table, CanastaMeld *into, CanastaMeld *from)
{
  CanastaMeld joined = *into;

  joined.naturals += from->naturals;
  joined.twos += from->twos;
  joined.jokers += from->jokers;
  if (canasta_meld_check_limits (&table->rules, &joined) != CANASTA_REASON_NONE)
    {
      into->closed = from->closed = TRUE;
      return FALSE;
    }
  *into = joined;
  return TRUE;
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

          if (table->rules.melds_per_rank == CANASTA_MELDS_ONE
              && earlier->kind == meld->kind && meld->kind != CANASTA_MELD_SEQUENCE
              && earlier->side == meld->side && earlier->rank == meld->rank)
            joined = join_melds (table, earlier, meld);
        }
      if (!joined)
        board->melds[kept++] = *meld;
    }
  board->n_melds = (guint8) kept;
  index_melds (board);
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
  index_melds (board);
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
