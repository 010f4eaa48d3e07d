/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks the variant of a table while a deal is played, and keeps what goes wrong. */

#pragma once

#include "rules/table.h"

G_BEGIN_DECLS

CANASTA_API const GError  *canasta_table_get_fault     (const CanastaTable     *self);
CANASTA_API gboolean       canasta_table_check_variant (const CanastaTable     *self,
                                                        GError                **error);

void                       canasta_table_take_fault    (const CanastaTable     *self,
                                                        GError                 *fault);
gboolean                   canasta_table_may_discard   (const CanastaTable     *self,
                                                        const CanastaHookTurn  *turn,
                                                        CanastaRank             rank);
gboolean                   canasta_table_may_go_out    (const CanastaTable     *self,
                                                        const CanastaHookTurn  *turn,
                                                        const CanastaHookSide  *side);
int                        canasta_table_classify_meld (const CanastaTable     *self,
                                                        const CanastaHookMeld  *meld,
                                                        int                     standard);
int                        canasta_table_score_side    (const CanastaTable     *self,
                                                        const CanastaHookSide  *side,
                                                        int                     points);

G_END_DECLS
