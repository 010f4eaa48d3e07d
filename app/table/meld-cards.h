/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the cards of a meld lie: which is seen whole, and which on top. No
 * widgets. */

#pragma once

#include "melds/meld.h"

G_BEGIN_DECLS

guint        canasta_meld_list_cards (const CanastaMeld *meld,
                                      CanastaCard       *cards);
CanastaCard  canasta_meld_get_top    (const CanastaMeld *meld);

G_END_DECLS
