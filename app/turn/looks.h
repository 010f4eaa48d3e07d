/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the players' faces show: what everybody has seen happen, and never a hand. */

#pragma once

#include "match/match.h"

G_BEGIN_DECLS

/**
 * CanastaLook:
 * @CANASTA_LOOK_WAITING: nothing special
 * @CANASTA_LOOK_THINKING: they are to act, and take their time
 * @CANASTA_LOOK_PLEASED: something good has happened to them
 * @CANASTA_LOOK_CROSS: something bad has
 *
 * How a player looks.
 */
typedef enum
{
  CANASTA_LOOK_WAITING,
  CANASTA_LOOK_THINKING,
  CANASTA_LOOK_PLEASED,
  CANASTA_LOOK_CROSS,
} CanastaLook;

#define CANASTA_N_LOOKS 4

/* Who is to act thinks after so many milliseconds without a step. */
#define CANASTA_LOOK_THINKING_AFTER 400

void  canasta_looks_find     (const CanastaBoard         *board,
                              const CanastaEvent *const  *events,
                              guint                       n_events,
                              const CanastaScore         *score,
                              CanastaLook                *looks);
void  canasta_looks_of_match (CanastaMatch               *match,
                              CanastaLook                *looks);

G_END_DECLS
