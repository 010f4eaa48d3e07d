/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of a round as a scene: what lies on the table is counted on a sheet of paper, row
 * by row and canasta by canasta, and the bars towards the target grow with it. */

#pragma once

#include "table/card-art.h"
#include "table/layout.h"
#include "turn/counting.h"
#include "turn/turn.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_COUNTING_VIEW (canasta_counting_view_get_type ())
G_DECLARE_FINAL_TYPE (CanastaCountingView, canasta_counting_view, CANASTA, COUNTING_VIEW, GtkWidget)

/*
 * Signals:
 *   turned (double part)
 *     the hands turn over: so far by now, from 0 to 1
 *   done ()
 *     everything is counted, and was there to be seen for a moment
 */

GtkWidget  *canasta_counting_view_new          (CanastaCardArt           *art,
                                                CanastaTurn              *turn,
                                                CanastaCounting          *counting,
                                                double                    stretch);
void        canasta_counting_view_set_layout   (CanastaCountingView      *self,
                                                const CanastaTableLayout *table);
void        canasta_counting_view_snapshot_own (CanastaCountingView      *self,
                                                GtkSnapshot              *snapshot);
void        canasta_counting_view_stop_at      (CanastaCountingView      *self,
                                                int                       time);
int         canasta_counting_view_get_length   (CanastaCountingView      *self);

G_END_DECLS
