/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What melds are made of; private to play/. */

#pragma once

#include "play/refusal.h"
#include "play/state.h"

G_BEGIN_DECLS

CanastaReason  canasta_meld_check_limits  (const CanastaRuleValues *rules,
                                           const CanastaMeld       *meld,
                                           int                      naturals,
                                           int                      wilds);
gboolean       canasta_sequence_add       (CanastaMeld             *meld,
                                           const CanastaCardSet    *cards);

G_END_DECLS
