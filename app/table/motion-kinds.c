/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/motion-kinds.h"

static const CanastaMotionRow rows[CANASTA_N_MOTIONS] = {
  [CANASTA_MOTION_DEAL]      = { .time = 220, .next = 40, .most = 1200,
                                 .easing = ADW_EASE_OUT_CUBIC },
  [CANASTA_MOTION_DRAW]      = { .time = 220, .easing = ADW_EASE_OUT_CUBIC },
  [CANASTA_MOTION_GLIDE]     = { .time = 120, .easing = ADW_EASE_OUT_CUBIC },
  [CANASTA_MOTION_TURN]      = { .time = 140, .easing = ADW_EASE_IN_OUT_CUBIC },
  [CANASTA_MOTION_LAY]       = { .time = 260, .next = 40, .easing = ADW_EASE_OUT_CUBIC },
  [CANASTA_MOTION_DISCARD]   = { .time = 220, .easing = ADW_EASE_OUT_CUBIC },
  [CANASTA_MOTION_SWEEP]     = { .time = 350, .easing = ADW_EASE_IN_OUT_CUBIC },
  [CANASTA_MOTION_SPREAD]    = { .time = 250, .easing = ADW_EASE_IN_OUT_CUBIC },
  [CANASTA_MOTION_RED_THREE] = { .time = 300, .next = 40, .easing = ADW_EASE_OUT_CUBIC },
  [CANASTA_MOTION_GATHER]    = { .time = 160, .easing = ADW_EASE_IN_OUT_CUBIC },
  [CANASTA_MOTION_CLOSE]     = { .time = 240, .easing = ADW_EASE_IN_OUT_CUBIC },

  [CANASTA_MOTION_TURN_OVER]     = { .time = 300, .easing = ADW_LINEAR },
  [CANASTA_MOTION_COUNT_CARDS]   = { .time = 500 },
  [CANASTA_MOTION_COUNT_CANASTA] = { .time = 350 },
  [CANASTA_MOTION_COUNT_OF_MANY] = { .time = 150 },
  [CANASTA_MOTION_COUNT_ROW]     = { .time = 250 },
  [CANASTA_MOTION_COUNT_HANDS]   = { .time = 400 },
  [CANASTA_MOTION_GROW]          = { .time = 220, .easing = ADW_EASE_OUT_CUBIC },
  [CANASTA_MOTION_REST]          = { .time = 1200 },
};

const CanastaMotionRow *
canasta_motion_kind_get (CanastaMotionKind kind)
{
  return &rows[kind];
}

/* How much longer everything takes at a pace; 0: nothing moves. */
double
canasta_motion_kind_get_stretch (CanastaPace pace)
{
  switch (pace)
    {
    case CANASTA_PACE_SLOW:
      return 1.6;
    case CANASTA_PACE_NORMAL:
      return 1;
    case CANASTA_PACE_FAST:
      return 0.5;
    case CANASTA_PACE_INSTANT:
    default:
      return 0;
    }
}
