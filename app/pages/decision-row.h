/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A decision of a review, as a row that leads to its moment: by a click, a key, and
 * by name, “decision.show”. */

#pragma once

#include <gtk/gtk.h>

#include "review/review.h"

G_BEGIN_DECLS

GtkWidget  *canasta_decision_row_new (const CanastaReviewStep   *step,
                                      const CanastaReviewWords  *words,
                                      const char                *action,
                                      guint                      target);

G_END_DECLS
