/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score of a round as JSON. */

#pragma once

#include "files/json-rows.h"
#include "play/score.h"

G_BEGIN_DECLS

/* How the lines of a side, or of a seat, are written. */
CANASTA_API const CanastaJsonRow canasta_score_rows[];

CANASTA_API void  canasta_score_write  (const CanastaScore  *score,
                                        gboolean             whole,
                                        JsonBuilder         *builder);
void              canasta_score_read   (CanastaJsonReader   *reader,
                                        const CanastaTable  *table,
                                        const CanastaScore  *before,
                                        CanastaScore        *score);

G_END_DECLS
