/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What making a review and reading one share. */

#pragma once

#include "files/json-rows.h"
#include "players/search.h"
#include "review/review.h"

G_BEGIN_DECLS

CanastaReview  *canasta_review_new    (guint           round,
                                       guint           seat,
                                       gboolean        whole);
void            canasta_review_settle (CanastaReview  *self);

/* How a step is written: the decision only where there was one. */
CANASTA_API const CanastaJsonRow canasta_review_step_rows[];
CANASTA_API const CanastaJsonRow canasta_review_decision_rows[];
CANASTA_API const CanastaJsonRow canasta_review_worth_rows[];

/* review-choice.c */
void      canasta_review_explain          (CanastaReviewStep          *step,
                                           const CanastaObservation   *seen);
void      canasta_review_choice_complete  (CanastaSearchChoice        *self,
                                           const CanastaState         *state,
                                           const CanastaTable         *table,
                                           const CanastaMemory        *memory);
void      canasta_review_choice_liken     (CanastaSearchChoice        *self,
                                           const CanastaSearchChoice  *done,
                                           const CanastaObservation   *seen);
gboolean  canasta_review_choice_equal     (const CanastaSearchChoice  *self,
                                           const CanastaSearchChoice  *other);

G_END_DECLS
