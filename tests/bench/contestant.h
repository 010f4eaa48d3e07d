/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Players as they are named on the command lines of measurements: `random`;
 * `policy`, by the weights it has, by those of a file as the tuner prints it
 * (`policy=FILE`), by those set by hand (`untuned`), or without pile control
 * (`racing`); or `search=ROLLOUTS`, followed by `,margin=HUNDREDTHS`,
 * `,threads=N`, `,infer` or `,no-infer` where it is not as usual. */

#pragma once

#include "arena.h"

typedef struct
{
  const char *name;
  ArenaPlayer player;
  CanastaRandom random;
  CanastaWeights weights;
  ArenaSearch search;
} Contestant;

gboolean  contestant_read          (Contestant          *self,
                                    const CanastaTable  *table,
                                    const char          *text);
void      contestant_print_effort  (const Contestant    *self);
