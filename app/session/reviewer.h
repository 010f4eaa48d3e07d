/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Has a round that is over gone through by the strongest player, on threads;
 * what was found of it before is shown again. Knows no window. */

#pragma once

#include "review/review.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_REVIEWER (canasta_reviewer_get_type ())
G_DECLARE_FINAL_TYPE (CanastaReviewer, canasta_reviewer, CANASTA, REVIEWER, GObject)

/*
 * Signals:
 *   changed ()
 *     it has begun, come to its end or been stopped
 *   progressed ()
 *     it has come further
 */

CanastaReviewer      *canasta_reviewer_new          (const char       *folder);

void                  canasta_reviewer_start        (CanastaReviewer  *self,
                                                     CanastaMatch     *match,
                                                     guint             round,
                                                     guint             seat);
void                  canasta_reviewer_stop         (CanastaReviewer  *self);

gboolean              canasta_reviewer_is_working   (CanastaReviewer  *self);
double                canasta_reviewer_get_progress (CanastaReviewer  *self);
CanastaMatch         *canasta_reviewer_get_match    (CanastaReviewer  *self);
const CanastaReview  *canasta_reviewer_get_review   (CanastaReviewer  *self);
const char           *canasta_reviewer_get_problem  (CanastaReviewer  *self);

G_END_DECLS
