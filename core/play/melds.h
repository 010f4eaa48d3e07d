/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What melds are made of; private to play/. */

#pragma once

#include "play/refusal.h"
#include "play/state.h"

G_BEGIN_DECLS

/* The limits of a meld of so many cards, whoever joins it. */
static inline CanastaReason
canasta_meld_check_limits (const CanastaRuleValues *rules, const CanastaMeld *meld,
                           int naturals, int wilds)
{
  int most = rules->maximum_wilds;

  if (meld->rank == CANASTA_RANK_THREE
      || (meld->kind == CANASTA_MELD_SEQUENCE && rules->sequences != CANASTA_SEQUENCES_WITH_WILDS))
    most = 0;
  if (meld->kind != CANASTA_MELD_WILD)
    {
      if (wilds > most)
        return CANASTA_REASON_TOO_MANY_WILDS;
      if (rules->wilds_at_most_naturals && wilds > naturals)
        return CANASTA_REASON_WILDS_EXCEED_NATURALS;
    }
  if (rules->meld_maximum_size > 0 && naturals + wilds > rules->meld_maximum_size)
    return CANASTA_REASON_TOO_MANY_CARDS;
  return CANASTA_REASON_NONE;
}

gboolean  canasta_sequence_add  (CanastaMeld           *meld,
                                 const CanastaCardSet  *cards);

G_END_DECLS
