/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When what is counted: times in milliseconds since the hands began to turn over. */

#pragma once

#include "turn/counting.h"

G_BEGIN_DECLS

/* More steps than a round can have. */
#define CANASTA_COUNTING_MOST_STEPS 256

/**
 * CanastaCountingPace:
 * @turning: how long the hands turn over
 * @n_steps: how many steps there are
 * @begins: when each begins
 * @counted: when everything is counted
 *
 * When what is counted.
 */
typedef struct
{
  int turning;
  guint n_steps;
  int begins[CANASTA_COUNTING_MOST_STEPS];
  int counted;
} CanastaCountingPace;

void    canasta_counting_pace_init        (CanastaCountingPace       *self,
                                           const CanastaCounting     *counting);
guint   canasta_counting_pace_count_steps (const CanastaCountingPace *self,
                                           int                        elapsed);
double  canasta_counting_pace_get_growth  (const CanastaCountingPace *self,
                                           int                        elapsed);
int     canasta_counting_pace_get_length  (const CanastaCountingPace *self);

G_END_DECLS
