/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ways a player has to take the pile, and why there is none; private to
 * draft/. */

#pragma once

#include "draft/draft.h"

G_BEGIN_DECLS

GArray   *canasta_taking_list_ways     (const CanastaObservation  *observation);
gboolean  canasta_taking_lacks_points  (const CanastaObservation  *observation);
void      canasta_taking_explain       (const CanastaObservation  *observation,
                                        CanastaRefusal            *refusal);

G_END_DECLS
