/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all seats of computer players share, in a match and where its cards are
 * played again. */

#pragma once

#include "match/match.h"

G_BEGIN_DECLS

guint64  canasta_player_get_seed   (CanastaMatch   *match,
                                    guint           seat);
void     canasta_player_choose_any (CanastaMatch   *match,
                                    CanastaAction  *action);

G_END_DECLS
