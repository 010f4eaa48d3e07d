/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Weights besides those the policy has: as one sets them by hand, which is what
 * tuned ones are measured against, those of players with a bent of their own, and
 * those of a file. */

#pragma once

#include "canasta.h"

extern const CanastaWeights weights_untuned;

void      weights_race  (CanastaWeights  *self);
void      weights_fight (CanastaWeights  *self);
gboolean  weights_read  (CanastaWeights  *self,
                         const char      *path,
                         GError         **error);
