/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the person sees of a match beside the position: who sits there, what they
 * did and said last, and what can be taken back. */

#pragma once

#include "session/session.h"
#include "turn/surroundings.h"

G_BEGIN_DECLS

void  canasta_session_get_surroundings (CanastaSession       *self,
                                        CanastaIndexLetters   letters,
                                        CanastaSurroundings  *surroundings);

G_END_DECLS
