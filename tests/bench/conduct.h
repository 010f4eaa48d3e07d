/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a side does in the rounds it plays. */

#pragma once

#include "arena.h"

/* What a side has done, all rounds together; numbers alone. */
typedef struct
{
  guint openings;
  guint turns_to_open;          /* draws and takes of the side before */
  guint piles;
  guint cards_taken;
  guint wilds_laid;
  guint freezes;                /* wild cards that were thrown */
  guint questions;
  guint outs;
  guint outs_unasked;
} Conduct;

int  conduct_play (Conduct             *self,
                   const CanastaTable  *table,
                   guint64              deal,
                   const ArenaPlayer   *own,
                   const ArenaPlayer   *others,
                   guint                side);
void conduct_add  (Conduct             *self,
                   const Conduct       *other);
