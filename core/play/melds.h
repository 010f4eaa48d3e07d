/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The limits of a meld; private to play/. */

#pragma once

#include "play/refusal.h"
#include "play/state.h"

G_BEGIN_DECLS

CanastaReason  canasta_meld_check_limits  (const CanastaRuleValues *rules,
                                           const CanastaMeld       *meld);

G_END_DECLS
