/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fills score tables and their picture from a match. */

#pragma once

#include "match/match.h"
#include "pages/chart-drawing.h"
#include "pages/score-table.h"

G_BEGIN_DECLS

void  canasta_score_table_show_round  (CanastaScoreTable *self,
                                       CanastaMatch      *match,
                                       guint              viewer);
void  canasta_score_table_show_rounds (CanastaScoreTable *self,
                                       CanastaMatch      *match,
                                       guint              viewer);
CanastaChartData *
      canasta_score_chart_new       (CanastaMatch      *match,
                                     guint              viewer);

G_END_DECLS
