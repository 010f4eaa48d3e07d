/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a side stands to go out: what is missing of the canastas that the table's needs ask
 * for. The quick answers, for players and hints; the judge's own, with a refusal that
 * names what is missing, is canasta_judge_may_go_out(). */

#pragma once

#include "play/state.h"

G_BEGIN_DECLS

CANASTA_API int  canasta_outlook_count_missing (const CanastaTable  *table,
                                                const CanastaBoard  *board,
                                                guint                side);

/* How many canastas of a class a side must still make before it may go out. */
static inline int
canasta_count_missing_of_class (const CanastaTable *table, const CanastaBoard *board, guint side,
                                guint canasta)
{
  const CanastaOutNeeds *needs = &table->out_needs;

  for (guint i = 1; i < needs->n_canastas; i++)
    if (needs->of[i].classes == 1u << canasta)
      return MAX (0, needs->of[i].count - board->of_side[side].canastas.of[canasta]);
  return 0;
}

/* Whether a side has the canastas that going out takes. */
static inline gboolean
canasta_board_has_canastas (const CanastaBoard *board, const CanastaTable *table, guint side)
{
  const CanastaOutNeeds *needs = &table->out_needs;

  if (board->of_side[side].n_canastas < needs->of[0].count)
    return FALSE;
  for (guint i = 1; i < needs->n_canastas; i++)
    if (canasta_canastas_count_some (&board->of_side[side].canastas, needs->of[i].classes)
        < needs->of[i].count)
      return FALSE;
  return TRUE;
}

G_END_DECLS
