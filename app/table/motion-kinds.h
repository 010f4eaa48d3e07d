/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of what moves: how long it takes, how it begins and ends, and what it sounds
 * like. */

#pragma once

#include <adwaita.h>

#include "settings/choices.h"

G_BEGIN_DECLS

/**
 * CanastaMotionKind:
 * @CANASTA_MOTION_DEAL: from the stock to all in turn, one card each
 * @CANASTA_MOTION_DRAW: from the stock to its place in a hand
 * @CANASTA_MOTION_GLIDE: the cards of the own hand, apart or together
 * @CANASTA_MOTION_TURN: a back that goes, then the face that comes
 * @CANASTA_MOTION_LAY: from a hand to its place in a meld
 * @CANASTA_MOTION_DISCARD: from a hand to the pile
 * @CANASTA_MOTION_FREEZE: likewise, crosswise
 * @CANASTA_MOTION_GO_OUT: likewise, the last card of a round
 * @CANASTA_MOTION_SWEEP: from the pile to whoever takes it
 * @CANASTA_MOTION_SPREAD: what was swept up, into the hand
 * @CANASTA_MOTION_TAKE_UP: the cards of a second hand, from its packet into the hand
 * @CANASTA_MOTION_RED_THREE: from a hand to what lies before its side
 * @CANASTA_MOTION_GATHER: the cards of a canasta that is closed, together
 * @CANASTA_MOTION_CLOSE: all of them to their place among the canastas
 * @CANASTA_MOTION_ASK: a bubble, with a question or an answer
 * @CANASTA_MOTION_PASS_TURN: the ring around whose turn it is
 * @CANASTA_MOTION_TURN_OVER: all hands, before a round is counted
 * @CANASTA_MOTION_COUNT_CARDS: the cards on the table
 * @CANASTA_MOTION_COUNT_CANASTA: a canasta
 * @CANASTA_MOTION_COUNT_OF_MANY: a canasta where there are many
 * @CANASTA_MOTION_COUNT_ROW: any other row of the sheet
 * @CANASTA_MOTION_COUNT_HANDS: the cards left in hands
 * @CANASTA_MOTION_GROW: a bar, with what is counted
 * @CANASTA_MOTION_REST: nothing, so that what was counted can be seen
 *
 * What moves on the table.
 */
typedef enum
{
  CANASTA_MOTION_DEAL,
  CANASTA_MOTION_DRAW,
  CANASTA_MOTION_GLIDE,
  CANASTA_MOTION_TURN,
  CANASTA_MOTION_LAY,
  CANASTA_MOTION_DISCARD,
  CANASTA_MOTION_FREEZE,
  CANASTA_MOTION_GO_OUT,
  CANASTA_MOTION_SWEEP,
  CANASTA_MOTION_SPREAD,
  CANASTA_MOTION_TAKE_UP,
  CANASTA_MOTION_RED_THREE,
  CANASTA_MOTION_GATHER,
  CANASTA_MOTION_CLOSE,
  CANASTA_MOTION_ASK,
  CANASTA_MOTION_PASS_TURN,
  CANASTA_MOTION_TURN_OVER,
  CANASTA_MOTION_COUNT_CARDS,
  CANASTA_MOTION_COUNT_CANASTA,
  CANASTA_MOTION_COUNT_OF_MANY,
  CANASTA_MOTION_COUNT_ROW,
  CANASTA_MOTION_COUNT_HANDS,
  CANASTA_MOTION_GROW,
  CANASTA_MOTION_REST,
  CANASTA_N_MOTIONS,
} CanastaMotionKind;

/**
 * CanastaMotionRow:
 * @time: how long it takes, in milliseconds at the normal pace
 * @next: how much later the next card of several sets off, likewise; at most, where
 *   @most is given
 * @most: how long all of them take at most, or 0
 * @easing: how it begins and ends
 * @sound: (nullable): what it sounds like: a file of data/sounds
 * @loudness: how loud that is, from above 0 to 1
 * @each: of how many cards in a row one is heard, or 0: each
 *
 * How something moves. What takes no time is there at once, and is heard all the same.
 */
typedef struct
{
  int time;
  int next;
  int most;
  AdwEasing easing;
  const char *sound;
  double loudness;
  int each;
} CanastaMotionRow;

const CanastaMotionRow  *canasta_motion_kind_get         (CanastaMotionKind kind);
double                   canasta_motion_kind_get_stretch (CanastaPace       pace);

G_END_DECLS
