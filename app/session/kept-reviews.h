/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reviews that were made once, a file each. A file is called after what the review
 * was made from – rules, cards, everything that was done, and for whom – so that a
 * match finds its own again wherever it is kept, and never those of another. */

#pragma once

#include "review/review.h"

G_BEGIN_DECLS

char           *canasta_kept_reviews_dup_folder (const char           *data_folder);

CanastaReview  *canasta_kept_reviews_find       (const char           *folder,
                                                 CanastaMatch         *match,
                                                 guint                 round,
                                                 guint                 seat);
void            canasta_kept_reviews_keep       (const char           *folder,
                                                 CanastaMatch         *match,
                                                 const CanastaReview  *review);

G_END_DECLS
