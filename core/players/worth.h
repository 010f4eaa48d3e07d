/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a position is worth to a seat. */

#pragma once

#include "play/observation.h"

G_BEGIN_DECLS

CANASTA_API int  canasta_worth_count     (const CanastaState   *state,
                                          const CanastaTable   *table,
                                          guint                 seat);
int              canasta_worth_estimate  (const CanastaState   *state,
                                          const CanastaTable   *table,
                                          const CanastaMemory  *memory,
                                          guint                 seat,
                                          guint                 rollouts,
                                          guint64               seed);

G_END_DECLS
