/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What somebody who does not see the table is told of the others' turns, in as
 * much detail as they want. */

#pragma once

#include "turn/news.h"
#include "turn/surroundings.h"

G_BEGIN_DECLS

char  *canasta_tell_after_turn (const CanastaObservation   *observation,
                                const CanastaSurroundings  *surroundings,
                                guint                       seat,
                                CanastaDetail               detail);

G_END_DECLS
