/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules/refuse.h"

gboolean
canasta_refuse (CanastaRefusal *refusal, CanastaReason reason, gint16 rule, int need, int have)
{
  if (refusal)
    *refusal = (CanastaRefusal){
      .reason = reason, .card = CANASTA_NO_CARD, .rank = -1,
      .rule = rule, .need = need, .have = have,
    };
  return FALSE;
}

gboolean
canasta_refuse_rank (CanastaRefusal *refusal, CanastaReason reason, gint16 rule, int rank,
                     int need, int have)
{
  canasta_refuse (refusal, reason, rule, need, have);
  if (refusal)
    refusal->rank = (gint16) rank;
  return FALSE;
}

gboolean
canasta_refuse_card (CanastaRefusal *refusal, CanastaReason reason, gint16 rule, CanastaCard card)
{
  canasta_refuse (refusal, reason, rule, CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
  if (refusal)
    refusal->card = card;
  return FALSE;
}

gboolean
canasta_refuse_plain (CanastaRefusal *refusal, CanastaReason reason)
{
  return canasta_refuse (refusal, reason, NO_RULE, CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
}
