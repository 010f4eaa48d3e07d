/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From one position to the next. */

#pragma once

#include "play/legality.h"

G_BEGIN_DECLS

CANASTA_API gboolean  canasta_state_apply   (CanastaState         *self,
                                             const CanastaTable   *table,
                                             const CanastaAction  *action,
                                             CanastaRefusal       *refusal);
CANASTA_API void      canasta_state_commit  (CanastaState         *self,
                                             const CanastaTable   *table,
                                             const CanastaAction  *action,
                                             const CanastaPlan    *plan);
void                  canasta_state_draw    (CanastaState         *self,
                                             const CanastaTable   *table);
void                  canasta_state_meld    (CanastaState         *self,
                                             const CanastaTable   *table,
                                             const CanastaPlan    *plan);
void                  canasta_state_discard (CanastaState         *self,
                                             const CanastaTable   *table,
                                             CanastaCard           card);
void                  canasta_state_suppose_out
                                            (CanastaState         *self,
                                             guint                 seat);

G_END_DECLS
