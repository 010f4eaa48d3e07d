/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a deal is worth, row by row. */

#pragma once

#include "play/state.h"
#include "rules/score-lines.h"

G_BEGIN_DECLS

/**
 * CanastaScoreLine:
 * @points: the points; losses are negative
 * @count: how many things they are for, where they are counted
 *
 * A line of a score.
 */
typedef struct
{
  gint32 points;
  guint8 count;
} CanastaScoreLine;

/**
 * CanastaScoreRow:
 * @seats: the seats it belongs to, as bits
 * @lines: a line of each #CanastaLineKind
 * @total: the exact sum of their points
 *
 * The score of a side, or of a seat where three play.
 */
typedef struct
{
  guint8 seats;
  CanastaScoreLine lines[CANASTA_N_LINES];
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

/* Whether a sheet shows a line at a table although nobody has points in it. */
static inline gboolean
canasta_table_shows_line (const CanastaTable *table, CanastaLineKind line)
{
  return !canasta_line_get (line)->is_rare
         && (line != CANASTA_LINE_RED_THREES || table->roles.aside != 0);
}

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
CANASTA_API int   canasta_board_value_red_threes
                                           (const CanastaBoard    *board,
                                            const CanastaTable    *table,
                                            guint                  ledger);
void              canasta_board_value_sides
                                           (const CanastaBoard    *board,
                                            const CanastaTable    *table,
                                            int                   *values);

G_END_DECLS
