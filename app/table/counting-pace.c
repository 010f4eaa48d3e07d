/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/counting-pace.h"

#include "table/motion-kinds.h"

#define FEW_CANASTAS 8
#define MOST 5000 /* until everything is counted */

static CanastaMotionKind
get_kind (const CanastaCounting *counting, const CanastaCountingStep *step)
{
  if (step->canasta >= 0)
    return counting->canastas->len > FEW_CANASTAS ? CANASTA_MOTION_COUNT_OF_MANY
                                                  : CANASTA_MOTION_COUNT_CANASTA;
  switch (counting->rows[step->row].line)
    {
    case CANASTA_LINE_CARDS:
      return CANASTA_MOTION_COUNT_CARDS;
    case CANASTA_LINE_HAND:
      return CANASTA_MOTION_COUNT_HANDS;
    default:
      return CANASTA_MOTION_COUNT_ROW;
    }
}

static int
get_time (CanastaMotionKind kind)
{
  return canasta_motion_kind_get (kind)->time;
}

/* What would take too long goes faster. */
void
canasta_counting_pace_init (CanastaCountingPace *self, const CanastaCounting *counting)
{
  int all = 0;
  double part;

  self->turning = get_time (CANASTA_MOTION_TURN_OVER);
  self->n_steps = MIN (counting->steps->len, CANASTA_COUNTING_MOST_STEPS);
  for (guint i = 0; i < self->n_steps; i++)
    {
      self->begins[i] = all;
      all += get_time (
        get_kind (counting, &g_array_index (counting->steps, CanastaCountingStep, i)));
    }
  part = MIN (1, (MOST - self->turning) / (double) MAX (all, 1));
  for (guint i = 0; i < self->n_steps; i++)
    self->begins[i] = self->turning + (int) (part * self->begins[i]);
  self->counted = self->turning + (int) (part * all);
}

/* How many steps have begun. */
guint
canasta_counting_pace_count_steps (const CanastaCountingPace *self, int elapsed)
{
  guint n = 0;

  while (n < self->n_steps && self->begins[n] <= elapsed)
    n++;
  return n;
}

/* How far what the last step adds is there, from 0 to 1. */
double
canasta_counting_pace_get_growth (const CanastaCountingPace *self, int elapsed)
{
  guint n = canasta_counting_pace_count_steps (self, elapsed);
  const CanastaMotionRow *grow = canasta_motion_kind_get (CANASTA_MOTION_GROW);
  int next, time;

  if (n == 0)
    return 1;
  next = n < self->n_steps ? self->begins[n] : self->counted;
  time = CLAMP (next - self->begins[n - 1], 1, grow->time);
  return adw_easing_ease (grow->easing,
                          CLAMP ((elapsed - self->begins[n - 1]) / (double) time, 0, 1));
}

/* How long all of it takes, with a rest at the end. */
int
canasta_counting_pace_get_length (const CanastaCountingPace *self)
{
  return self->counted + get_time (CANASTA_MOTION_REST);
}
