/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fills score grids and their picture from a match. */

#pragma once

#include "match/match.h"
#include "pages/chart-drawing.h"
#include "pages/score-grid.h"

G_BEGIN_DECLS

void  canasta_score_grid_show_round  (CanastaScoreGrid *self,
                                      CanastaMatch     *match,
                                      guint             viewer);
void  canasta_score_grid_show_rounds (CanastaScoreGrid *self,
                                      CanastaMatch     *match,
                                      guint             viewer);
CanastaChartData *
      canasta_score_chart_new        (CanastaMatch     *match,
                                      guint             viewer);

G_END_DECLS
