/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a side stands to go out: which of the table's needs are met, and what is
 * missing. All who want to know read it here: the judge, players, hints, review and
 * the window. */

#pragma once

#include "play/legality.h"

G_BEGIN_DECLS

/**
 * CanastaOutlook:
 * @needs: the needs of the table
 * @met: which of them are met, as bits in their order
 * @need: how many each takes; fewer where the player would go out concealed
 * @have: how many there are
 *
 * What one player may hope for, as the board stands or as an action would leave it.
 */
typedef struct
{
  const CanastaOutNeeds *needs;
  guint32 met;
  guint8 need[CANASTA_MAX_OUT_NEEDS];
  guint8 have[CANASTA_MAX_OUT_NEEDS];
} CanastaOutlook;

CANASTA_API void      canasta_outlook_init       (CanastaOutlook         *self,
                                                  const CanastaTable     *table,
                                                  const CanastaBoard     *board,
                                                  guint                   seat,
                                                  const CanastaPlan      *plan,
                                                  CanastaAnswer           answer);
CANASTA_API int       canasta_count_missing_canastas
                                                 (const CanastaTable     *table,
                                                  const CanastaBoard     *board,
                                                  guint                   side);

/* Whether all that a need is about is there. */
static inline gboolean
canasta_outlook_meets (const CanastaOutlook *self, guint need)
{
  return (self->met >> need) & 1;
}

/* How many canastas of some classes a side has. */
static inline int
canasta_board_count_canastas (const CanastaBoard *board, guint side, guint classes)
{
  int count = 0;

  if (classes == CANASTA_ALL_CLASSES)
    return board->n_canastas[side];
  for (; classes; classes &= classes - 1)
    count += board->canastas[side].of[__builtin_ctz (classes)];
  return count;
}

/* Whether a side has the canastas that going out takes: the quick test of players, for
 * any side. */
static inline gboolean
canasta_board_has_canastas (const CanastaBoard *board, const CanastaTable *table, guint side)
{
  const CanastaOutNeeds *needs = &table->out_needs;

  if (board->n_canastas[side] < needs->of[0].count)
    return FALSE;
  for (guint i = 1; i < needs->n_canastas; i++)
    if (canasta_board_count_canastas (board, side, needs->of[i].classes) < needs->of[i].count)
      return FALSE;
  return TRUE;
}

G_END_DECLS
