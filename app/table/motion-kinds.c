/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/motion-kinds.h"

/* How it moves, then what is heard. */
static const CanastaMotionRow rows[CANASTA_N_MOTIONS] = {
  [CANASTA_MOTION_DEAL]      = { 220, 40, 1200, ADW_EASE_OUT_CUBIC, "draw", 0.4, .each = 3 },
  [CANASTA_MOTION_DRAW]      = { 220, 0, 0, ADW_EASE_OUT_CUBIC, "draw", 1 },
  [CANASTA_MOTION_GLIDE]     = { 120, 0, 0, ADW_EASE_OUT_CUBIC },
  [CANASTA_MOTION_TURN]      = { 140, 0, 0, ADW_EASE_IN_OUT_CUBIC },
  [CANASTA_MOTION_LAY]       = { 260, 40, 0, ADW_EASE_OUT_CUBIC, "meld", 1 },
  [CANASTA_MOTION_DISCARD]   = { 220, 0, 0, ADW_EASE_OUT_CUBIC, "discard", 1 },
  [CANASTA_MOTION_FREEZE]    = { 220, 0, 0, ADW_EASE_OUT_CUBIC, "freeze", 1 },
  [CANASTA_MOTION_GO_OUT]    = { 220, 0, 0, ADW_EASE_OUT_CUBIC, "round-end", 1 },
  [CANASTA_MOTION_SWEEP]     = { 350, 0, 0, ADW_EASE_IN_OUT_CUBIC, "sweep", 1 },
  [CANASTA_MOTION_SPREAD]    = { 250, 0, 0, ADW_EASE_IN_OUT_CUBIC },
  [CANASTA_MOTION_TAKE_UP]   = { 320, 30, 400, ADW_EASE_IN_OUT_CUBIC, "draw", 1, .each = 4 },
  [CANASTA_MOTION_RED_THREE] = { 300, 40, 0, ADW_EASE_OUT_CUBIC, "meld", 1 },
  [CANASTA_MOTION_GATHER]    = { 160, 0, 0, ADW_EASE_IN_OUT_CUBIC },
  [CANASTA_MOTION_CLOSE]     = { 240, 0, 0, ADW_EASE_IN_OUT_CUBIC, "canasta", 1 },
  [CANASTA_MOTION_ASK]       = { 0, 0, 0, ADW_LINEAR, "your-turn", 0.5 },
  [CANASTA_MOTION_PASS_TURN] = { 0, 0, 0, ADW_LINEAR, "your-turn", 1 },

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
