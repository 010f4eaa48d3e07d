/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a log of a deal's actions tells. Private to `play`. */
#pragma once

#include "play/observation.h"

G_BEGIN_DECLS

/**
 * CanastaLog:
 * @memory: what everyone saw happen
 * @seat: whose turn it is
 * @n_pile: how many cards of the pile are known
 * @pile: the cards that lie on top of the pile, bottom to top: what was thrown
 *   since the deal or since the pile was taken
 *
 * A deal followed by its actions alone.
 */
typedef struct
{
  CanastaMemory memory;
  guint8 seat;
  guint16 n_pile;
  CanastaCard pile[CANASTA_MAX_CARDS];
} CanastaLog;

gboolean  canasta_log_follow  (CanastaLog          *self,
                               const CanastaTable  *table,
                               const CanastaBoard  *board,
                               const char *const   *actions,
                               guint               *wrong);

G_END_DECLS
