/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How well a computer player plays, and in what manner: in one word for preferences,
 * saved matches and the command line, as `master`, `strong:bold` or
 * `casual:cautious,seldom`. */

#pragma once

#include "players/habits.h"
#include "players/level.h"

G_BEGIN_DECLS

/**
 * CanastaManner:
 * @level: how well
 * @habits: in what manner
 */
typedef struct
{
  const CanastaLevel *level;
  CanastaHabits habits;
} CanastaManner;

CANASTA_API gboolean  canasta_manner_read      (CanastaManner        *self,
                                               const char          *word);
CANASTA_API char     *canasta_manner_write     (const CanastaManner  *self);
CANASTA_API char     *canasta_manner_describe  (const CanastaManner  *self);

G_END_DECLS
