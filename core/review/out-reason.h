/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a player went out: what it was worth against playing on, as far as that player
 * could see, told in words. */

#pragma once

#include "match/match.h"

G_BEGIN_DECLS

/**
 * CanastaOutReason:
 * @seat: who went out
 * @has_choice: whether there was something else to do
 * @gain: by how many points going out was ahead of the best that was left
 * @error: the standard error of @gain, rounded up
 * @partner: the partner with the most cards, or %CANASTA_NO_SEAT
 * @partner_cards: how many cards that partner held
 * @agreed: whether the partner had been asked and had said yes
 * @threat: the opponent who was nearest to going out, or %CANASTA_NO_SEAT where nobody
 *   was near
 * @threat_cards: how many cards that opponent held
 *
 * The reason, from what the player knew when they decided.
 */
typedef struct
{
  guint8 seat;
  gboolean has_choice;
  int gain;
  int error;
  guint8 partner;
  guint partner_cards;
  gboolean agreed;
  guint8 threat;
  guint threat_cards;
} CanastaOutReason;

CANASTA_API guint              canasta_out_reason_find_seat  (CanastaMatch            *match);
CANASTA_API CanastaOutReason  *canasta_out_reason_find       (CanastaMatch            *match,
                                                              GCancellable            *cancellable,
                                                              GError                 **error);
CANASTA_API void               canasta_out_reason_find_async (CanastaMatch            *match,
                                                              GCancellable            *cancellable,
                                                              GAsyncReadyCallback      callback,
                                                              gpointer                 user_data);
CANASTA_API CanastaOutReason  *canasta_out_reason_find_finish
                                                             (GAsyncResult            *result,
                                                              GError                 **error);
CANASTA_API char              *canasta_out_reason_describe   (const CanastaOutReason  *self,
                                                              const char *const       *names,
                                                              guint                    viewer);

G_END_DECLS
