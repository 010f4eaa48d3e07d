/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Second hands that wait, and where: one that is a player's, or kept for one, lies before them.
 * The others are nobody's yet and lie in the middle, for whoever needs one first. */

#pragma once

#include "play/state.h"

G_BEGIN_DECLS

guint  canasta_packets_count_at_seat   (const CanastaTable *table,
                                        const CanastaBoard *board,
                                        guint               seat);
guint  canasta_packets_list_in_middle  (const CanastaTable *table,
                                        const CanastaBoard *board,
                                        guint              *counts);
guint  canasta_packets_count_dealt     (const CanastaTable *table,
                                        const CanastaBoard *board);
char  *canasta_packets_describe_middle (const CanastaTable *table,
                                        const CanastaBoard *board);

G_END_DECLS
