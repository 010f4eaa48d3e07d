/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one way to refuse; private to the library. Each returns FALSE, so that
 * a judgement can end in it. */

#pragma once

#include "rules/refusal.h"

G_BEGIN_DECLS

/* The rule behind a refusal. */
#define RULE(field) ((gint16) G_STRUCT_OFFSET (CanastaRuleValues, field))
#define NO_RULE ((gint16) -1)

/* Players ask far more often than they want to know why not: what names the
 * reason, and what few houses have, is kept out of the way of the rest. */
#define RARE G_GNUC_NO_INLINE __attribute__ ((cold))

gboolean  canasta_refuse       (CanastaRefusal  *refusal,
                                CanastaReason    reason,
                                gint16           rule,
                                int              need,
                                int              have) RARE;
gboolean  canasta_refuse_rank  (CanastaRefusal  *refusal,
                                CanastaReason    reason,
                                gint16           rule,
                                int              rank,
                                int              need,
                                int              have) RARE;
gboolean  canasta_refuse_card  (CanastaRefusal  *refusal,
                                CanastaReason    reason,
                                gint16           rule,
                                CanastaCard      card) RARE;
/* Without a rule or numbers. */
gboolean  canasta_refuse_plain (CanastaRefusal  *refusal,
                                CanastaReason    reason) RARE;

G_END_DECLS
