/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a round ended; who went out can be asked why. */

#pragma once

#include <adwaita.h>

#include "match/match.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_ROUND_END (canasta_round_end_get_type ())
G_DECLARE_FINAL_TYPE (CanastaRoundEnd, canasta_round_end, CANASTA, ROUND_END, AdwBin)

void         canasta_round_end_show     (CanastaRoundEnd *self,
                                        CanastaMatch    *match,
                                        guint            viewer,
                                        gboolean         can_ask);
const char  *canasta_round_end_get_text (CanastaRoundEnd *self);

G_END_DECLS
