/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What came of an evening, at which all tables were dealt the same. */

#pragma once

#include "elsewhere/host.h"

G_BEGIN_DECLS

/**
 * CanastaEveningResult:
 * @place: which place it is, from 1
 * @names: who sat there
 * @table: what their table is called
 * @rounds: (array): their points, by round
 * @points: those of all rounds together
 * @difference: by how many that is more than the average of those who had the same cards
 * @notes: (nullable): in which rounds a computer player acted for whom, a line each
 *
 * What came of it for a side of a table.
 */
typedef struct
{
  guint place;
  char **names;
  char *table;
  int *rounds;
  int points;
  double difference;
  char *notes;
} CanastaEveningResult;

/**
 * CanastaEveningResults:
 * @n_rounds: how many rounds were played
 * @deals: (array length=n_rounds): the numbers they were dealt by
 * @lines: (element-type GPtrArray): for each side, those who had its cards, in the order of their
 *   places
 *
 * What came of it for everybody.
 */
typedef struct
{
  guint n_rounds;
  guint64 *deals;
  GPtrArray *lines;
} CanastaEveningResults;

void   canasta_evening_results_count     (CanastaEveningResults       *self,
                                          GPtrArray                   *hosts);
void   canasta_evening_results_clear     (CanastaEveningResults       *self);
char  *canasta_evening_result_dup_names  (const CanastaEveningResult  *self);
char  *canasta_evening_result_dup_difference
                                         (const CanastaEveningResult  *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CanastaEveningResults, canasta_evening_results_clear)

G_END_DECLS
