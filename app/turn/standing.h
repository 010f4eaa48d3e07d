/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a match stands, in words: who is written down together, what they have, and how
 * far it goes. */

#pragma once

#include "turn/turn.h"

G_BEGIN_DECLS

char *canasta_standing_say_ledger (CanastaTurn        *turn,
                                   guint               ledger);
guint canasta_standing_find_shape (CanastaTurn        *turn,
                                   guint               ledger);
char *canasta_standing_say_target (const CanastaTable *table);
char *canasta_standing_say        (CanastaTurn        *turn);

G_END_DECLS
