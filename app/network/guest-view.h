/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a guest is told of a match, and nothing besides: both ends of it. All that is
 * written here is made of an observation, which holds no hidden card, but for rounds that
 * are over. */

#pragma once

#include "match/match.h"
#include "network/message.h"

G_BEGIN_DECLS

char      *canasta_guest_view_write_position  (CanastaMatch              *match,
                                               guint                      seat);
char      *canasta_guest_view_write_record    (CanastaMatch              *match,
                                               guint                      seat);
char      *canasta_guest_view_write_round     (CanastaMatch              *match,
                                               guint                      round);
gboolean   canasta_guest_view_read            (const CanastaMessage      *message,
                                               const CanastaTable        *table,
                                               CanastaObservation        *observation,
                                               GError                   **error);
gboolean   canasta_guest_view_is_of_deal      (const CanastaObservation  *dealt,
                                               guint64                    deal);

G_END_DECLS
