/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A round gone through with the strongest player: the costliest decisions first, all
 * others turn by turn, what the position was worth, and what was luck. */

#pragma once

#include <adwaita.h>

#include "review/review.h"
#include "session/reviewer.h"
#include "table/card-art.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_REVIEW_PAGE (canasta_review_page_get_type ())
G_DECLARE_FINAL_TYPE (CanastaReviewPage, canasta_review_page, CANASTA, REVIEW_PAGE, AdwBin)

/* The moment after so many steps of the round is shown by the action "past.show-moment",
 * whoever has it. */

GtkWidget  *canasta_review_page_new       (GSettings          *settings,
                                           CanastaCardArt     *art,
                                           CanastaReviewer    *reviewer);
void        canasta_review_page_review    (CanastaReviewPage  *self,
                                           CanastaMatch       *match,
                                           guint               round,
                                           guint               seat);
void        canasta_review_page_stop      (CanastaReviewPage  *self);
guint       canasta_review_page_get_round (CanastaReviewPage  *self);
guint       canasta_review_page_get_seat  (CanastaReviewPage  *self);
void        canasta_review_page_focus     (CanastaReviewPage  *self);
CanastaReviewWords *
            canasta_review_page_describe_moment
                                              (CanastaReviewPage  *self,
                                               guint               moment);

G_END_DECLS
