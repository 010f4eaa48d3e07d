/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What became of the games the person has played. */
#pragma once

#include <adwaita.h>

#include "session/matches.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_STATISTICS_PAGE (canasta_statistics_page_get_type ())
G_DECLARE_FINAL_TYPE (CanastaStatisticsPage, canasta_statistics_page, CANASTA, STATISTICS_PAGE,
                      AdwBin)

void            canasta_statistics_page_open        (CanastaStatisticsPage  *self,
                                                     CanastaMatches         *matches,
                                                     CanastaNotice         **notice);
GPtrArray      *canasta_statistics_page_get_results (CanastaStatisticsPage  *self);
void            canasta_statistics_page_focus       (CanastaStatisticsPage  *self);

G_END_DECLS
