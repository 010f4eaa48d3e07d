/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What making a review and reading one share. */

#pragma once

#include "review/review.h"

G_BEGIN_DECLS

CanastaReview  *canasta_review_new    (guint           round,
                                       guint           seat,
                                       gboolean        whole);
void            canasta_review_settle (CanastaReview  *self);

G_END_DECLS
