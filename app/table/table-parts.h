/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parts the table view is made of, for the objects that lay them out, move
 * cards between them, drag cards over them and lead the focus through them. */

#pragma once

#include "table/band-view.h"
#include "table/hand-view.h"
#include "table/prompt-view.h"
#include "table/score-pad.h"
#include "table/seats-view.h"
#include "table/well-view.h"

G_BEGIN_DECLS

/**
 * CanastaTableParts:
 * @seats: the other players
 * @bands: what lies before each side: the own band first, the others in turn order
 * @n_bands: how many bands
 * @well: the piles
 * @prompt: what to do
 * @hand: the person's hand
 * @pad: the score
 */
typedef struct
{
  CanastaSeatsView *seats;
  CanastaBandView *bands[CANASTA_MAX_SIDES];
  guint n_bands;
  CanastaWellView *well;
  CanastaPromptView *prompt;
  CanastaHandView *hand;
  CanastaScorePad *pad;
} CanastaTableParts;

G_END_DECLS
