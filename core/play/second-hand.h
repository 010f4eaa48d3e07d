/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Second hands on the table: who would take which one up, and what else becomes of them.
 * When one is taken up is said in outcome.h. */

#pragma once

#include "play/state.h"

G_BEGIN_DECLS

void      canasta_board_assign_second_hands   (CanastaBoard       *board,
                                               const CanastaTable *table);
guint     canasta_board_count_dealt_packets   (const CanastaBoard *board,
                                               const CanastaTable *table);
guint     canasta_board_size_packet           (const CanastaBoard *board,
                                               const CanastaTable *table,
                                               guint               place);
void      canasta_state_deal_second_hands     (CanastaState       *self,
                                               const CanastaTable *table);
void      canasta_state_sort_packets          (CanastaState       *self,
                                               const CanastaTable *table);
void      canasta_state_get_packet            (const CanastaState *self,
                                               guint               place,
                                               CanastaCardSet     *cards);
void      canasta_state_take_second_hand      (CanastaState       *self,
                                               const CanastaTable *table,
                                               guint               seat);
gboolean  canasta_state_open_packet           (CanastaState       *self,
                                               const CanastaTable *table);

/* Whether a card may be drawn: where second hands that are left become the stock, one does
 * as soon as it is needed. */
static inline gboolean
canasta_state_has_stock (CanastaState *self, const CanastaTable *table)
{
  return canasta_board_has_stock (&self->board, table)
         || (self->board.n_second_hands > 0 && canasta_state_open_packet (self, table));
}

G_END_DECLS
