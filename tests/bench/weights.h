/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Weights besides those the policy has: as one sets them by hand, which is what
 * tuned ones are measured against, and those of a file. */

#pragma once

#include "canasta.h"

extern const CanastaWeights weights_untuned;

gboolean  weights_read  (CanastaWeights  *self,
                         const char      *path,
                         GError         **error);
