/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a deal is worth, row by row. */

#pragma once

#include "play/state.h"

G_BEGIN_DECLS

/**
 * CanastaScoreRow:
 *
 * The score of a side, or of a seat where three play. Losses are negative;
 * @total is the exact sum of the other points.
 */
typedef struct
{
  guint8 seats;                 /* the seats it belongs to, as bits */
  guint8 n_natural_canastas;
  guint8 n_mixed_canastas;
  guint8 n_special_canastas;
  guint8 n_red_threes;
  gint32 cards;
  gint32 natural_canastas;
  gint32 mixed_canastas;
  gint32 special_canastas;
  gint32 red_threes;
  gint32 going_out;
  gint32 hand;
  gint32 penalties;
  gint32 bonus;                 /* what a variant's hook adds */
  gint32 total;
} CanastaScoreRow;

/**
 * CanastaScore:
 * @by_seat: whether rows belong to seats instead of sides
 * @n_rows: how many rows
 * @rows: the rows, by ledger
 * @totals: the new totals, by ledger
 * @match_over: whether the match ends with this deal
 * @winners: the ledgers that win, as bits, when the match is over
 */
typedef struct
{
  gboolean by_seat;
  guint8 n_rows;
  gboolean match_over;
  guint8 winners;
  CanastaScoreRow rows[CANASTA_MAX_SEATS];
  gint32 totals[CANASTA_MAX_SEATS];
} CanastaScore;

CANASTA_API gboolean
                  canasta_state_score      (const CanastaState    *state,
                                            const CanastaTable    *table,
                                            CanastaScore          *score);
CANASTA_API int   canasta_table_cost_hand  (const CanastaTable    *table,
                                            const CanastaCardSet  *hand);
CANASTA_API int   canasta_board_value_side (const CanastaBoard    *board,
                                            const CanastaTable    *table,
                                            guint                  side,
                                            CanastaScoreRow       *row);
CANASTA_API void  canasta_board_value_sides
                                           (const CanastaBoard    *board,
                                            const CanastaTable    *table,
                                            int                   *values);

G_END_DECLS
