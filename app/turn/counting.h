/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a round was worth, counted one thing after the other: the steps from the totals
 * before it to those on the sheet. */

#pragma once

#include "match/match.h"
#include "rules/score-lines.h"

G_BEGIN_DECLS

/**
 * CanastaCountingStep:
 * @row: the row of the sheet to which something is added
 * @canasta: which canasta is counted, by its number among @canastas, or -1
 * @nth: and the how manieth of its row that is, from 1 on
 * @points: what is added, by column
 *
 * A step of the counting.
 */
typedef struct
{
  guint row;
  int canasta;
  guint nth;
  int points[CANASTA_MAX_SEATS];
} CanastaCountingStep;

/**
 * CanastaCountingColumn:
 * @ledger: whose points
 * @before: the total before the round
 *
 * A column of the sheet.
 */
typedef struct
{
  guint ledger;
  int before;
} CanastaCountingColumn;

/**
 * CanastaCountingRow:
 * @line: what is counted there
 * @title: what that is called at the table
 * @n_canastas: how many canastas, of all sides
 *
 * A row of the sheet.
 */
typedef struct
{
  CanastaLineKind line;
  const char *title;
  guint n_canastas;
} CanastaCountingRow;

/**
 * CanastaCountingCanasta:
 * @meld: the canasta
 * @column: the first column that it counts for
 * @points: what it counts beside its cards
 *
 * A canasta on the table.
 */
typedef struct
{
  CanastaMeld meld;
  guint column;
  int points;
} CanastaCountingCanasta;

/**
 * CanastaCountingHand:
 * @cards: what was left
 * @cost: and what that costs
 *
 * The hand of a seat.
 */
typedef struct
{
  CanastaCardSet cards;
  int cost;
} CanastaCountingHand;

/**
 * CanastaCounting:
 * @round: which round
 * @target: how far the match goes in points, or 0 where its rounds are counted
 * @end: (nullable): how the round ended, in sentences
 * @columns: the columns of the sheet, the own one first
 * @n_columns: how many
 * @rows: its rows
 * @n_rows: how many
 * @canastas: (element-type CanastaCountingCanasta): the canastas in the order in which they
 *   are counted
 * @steps: (element-type CanastaCountingStep): the steps
 * @hands: what was left, by seat
 *
 * A round that is over, as it is counted.
 */
typedef struct
{
  guint round;
  int target;
  char *end;
  CanastaCountingColumn columns[CANASTA_MAX_SEATS];
  guint n_columns;
  CanastaCountingRow rows[CANASTA_N_LINES];
  guint n_rows;
  GArray *canastas;
  GArray *steps;
  CanastaCountingHand hands[CANASTA_MAX_SEATS];
} CanastaCounting;

CanastaCounting  *canasta_counting_new        (CanastaMatch          *match,
                                               guint                  viewer);
char             *canasta_counting_describe_end
                                              (CanastaMatch          *match,
                                               guint                  viewer);
void              canasta_counting_free       (CanastaCounting       *self);
int               canasta_counting_get_points (const CanastaCounting *self,
                                               guint                  n_steps,
                                               guint                  row,
                                               guint                  column);
int               canasta_counting_get_sum    (const CanastaCounting *self,
                                               guint                  n_steps,
                                               guint                  column);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaCounting, canasta_counting_free)

G_END_DECLS
