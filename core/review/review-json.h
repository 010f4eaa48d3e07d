/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A review as JSON, and back, so that what was found once is shown again. Only what
 * was found stands there: everything that can be counted again is. */

#pragma once

#include "review/review.h"

G_BEGIN_DECLS

CANASTA_API char           *canasta_review_write (const CanastaReview  *self);
CANASTA_API CanastaReview  *canasta_review_read  (const char           *text,
                                                  gssize                length,
                                                  CanastaMatch         *match,
                                                  guint                 round,
                                                  guint                 seat);

G_END_DECLS
