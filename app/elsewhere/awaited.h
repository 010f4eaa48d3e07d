/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For whom a table with people elsewhere waits, and why. */

#pragma once

#include "match/match.h"
#include "network/message.h"

G_BEGIN_DECLS

const char  *canasta_awaited_describe_line (gboolean                 is_seated,
                                            gboolean                 is_missed);
const char  *canasta_awaited_describe_door (gboolean                 wants_to_look);
char        *canasta_awaited_describe      (const CanastaTableSeen  *table,
                                            guint                    viewer,
                                            CanastaMatch            *match);
char        *canasta_awaited_explain_clock (const CanastaTableSeen  *table,
                                            CanastaMatch            *match);
char        *canasta_awaited_describe_others
                                           (const CanastaTableSeen  *table);
gboolean     canasta_awaited_is_over       (const CanastaTableSeen  *table);

G_END_DECLS
