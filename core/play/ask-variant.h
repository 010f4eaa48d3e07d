/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a variant says to a position; private to play/. Called only where it fills
 * the hook: for all others nothing is worked out. */

#pragma once

#include "play/legality.h"
#include "play/score.h"
#include "rules/refuse.h"

G_BEGIN_DECLS

guint16   canasta_ask_discards    (const CanastaTable     *table,
                                   const CanastaBoard     *board,
                                   const CanastaCardSet   *hand) RARE;
gboolean  canasta_ask_may_go_out  (const CanastaTable     *table,
                                   const CanastaBoard     *board,
                                   const CanastaPlan      *plan,
                                   int                     left,
                                   GQuark                 *why) RARE;
int       canasta_ask_bonus       (const CanastaTable     *table,
                                   const CanastaBoard     *board,
                                   guint                   side,
                                   guint                   ledger,
                                   const CanastaScoreRow  *row) RARE;

G_END_DECLS
