/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A decision of a review to look at: the hand, what was done, what would have been
 * better, by how much and why. */

#pragma once

#include <adwaita.h>

#include "review/review.h"
#include "table/card-art.h"

G_BEGIN_DECLS

GtkWidget  *canasta_review_card_new (CanastaCardArt            *art,
                                     const CanastaReviewStep   *step,
                                     const CanastaReviewWords  *words,
                                     const CanastaObservation  *observation,
                                     const char                *action,
                                     guint                      target);

G_END_DECLS
