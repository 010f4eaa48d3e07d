/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sides of a match in words, as one of the players sees them, or, where several read
 * at once, as %CANASTA_NO_SEAT does: by names. A ledger is a seat where points are kept by
 * seat, otherwise a side. */

#pragma once

#include "match/match.h"

G_BEGIN_DECLS

guint  canasta_sides_count_ledgers    (CanastaMatch  *match);
guint  canasta_sides_list_ledgers     (CanastaMatch  *match,
                                       guint          viewer,
                                       guint         *ledgers);
guint  canasta_sides_get_ledger_seats (CanastaMatch  *match,
                                       guint          ledger);
char  *canasta_sides_dup_ledger_title (CanastaMatch  *match,
                                       guint          viewer,
                                       guint          ledger);
char  *canasta_sides_dup_ledger_names (CanastaMatch  *match,
                                       guint          viewer,
                                       guint          ledger);
char  *canasta_sides_dup_standing     (CanastaMatch  *match,
                                       guint          viewer);
char  *canasta_sides_dup_result       (CanastaMatch  *match,
                                       guint          viewer);

guint64  canasta_sides_get_shared_deal (CanastaMatch *match);

G_END_DECLS
