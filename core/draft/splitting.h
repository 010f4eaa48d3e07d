/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A selection taken apart into melds, where only one thing can be meant; private
 * to draft/. */

#pragma once

#include "draft/laying.h"

G_BEGIN_DECLS

GArray  *canasta_splitting_split (const CanastaObservation  *observation,
                                  const CanastaLaid         *laid,
                                  const CanastaCardSet      *cards);

G_END_DECLS
