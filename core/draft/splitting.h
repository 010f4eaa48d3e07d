/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A selection taken apart into melds, where only one thing can be meant, and laid out so;
 * private to draft/. */

#pragma once

#include "draft/laying.h"

G_BEGIN_DECLS

GArray   *canasta_splitting_split (const CanastaObservation  *observation,
                                   const CanastaLaid         *laid,
                                   const CanastaCardSet      *cards);
gboolean  canasta_splitting_lay   (const CanastaObservation  *observation,
                                   const CanastaLaid         *laid,
                                   const CanastaCardSet      *cards,
                                   CanastaAction             *action,
                                   CanastaRefusal            *refusal);

G_END_DECLS
