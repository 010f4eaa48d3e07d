/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the felt is shared out among what lies before the sides and the piles: what the layout of
 * the table asks. */

#pragma once

#include "table/layout.h"

G_BEGIN_DECLS

/**
 * CanastaFeltRoom:
 * @top: where what lies before the others can begin
 * @bottom: where the own melds end at most
 * @others_x: where the others' melds and the piles begin
 * @others_width: how wide both are
 * @own_x: where the own melds begin
 * @own_width: how wide they are
 * @pile: how high a pile is
 * @good_others: from this height on the cards of the others' melds are large enough
 * @good_own: the same of the own ones
 * @tuck: how far up the own name stands beside those of the piles
 *
 * What there is to share out between the far edge and the near one.
 */
typedef struct
{
  int top;
  int bottom;
  int others_x;
  int others_width;
  int own_x;
  int own_width;
  int pile;
  int good_others;
  int good_own;
  int tuck;
} CanastaFeltRoom;

double  canasta_felt_shares_compute (CanastaTableLayout      *self,
                                     const CanastaTableNeeds *needs,
                                     CanastaFeltRoom         *felt,
                                     int                      lowest_pile);

G_END_DECLS
