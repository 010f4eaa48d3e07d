/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which rules have a say: whether a rule can matter at all, as the other rules
 * are set and as the players sit. The table of rules says what each one needs;
 * whoever shows rules asks here. */

#pragma once

#include "rules/table.h"

G_BEGIN_DECLS

CANASTA_API const CanastaRule  *canasta_rule_find_silencer  (const CanastaRule   *rule,
                                                             CanastaRules        *rules);
CANASTA_API const CanastaRule  *canasta_rule_find_unmet     (const CanastaRule   *rule,
                                                             guint64              met);
CANASTA_API char              **canasta_rule_list_needed    (const CanastaRule   *rule);
CANASTA_API gboolean            canasta_table_has_partners  (const CanastaTable  *self);
CANASTA_API gboolean            canasta_table_suits_rule    (const CanastaTable  *table,
                                                             const CanastaRule   *rule);
CANASTA_API gboolean            canasta_table_rule_has_say  (const CanastaTable  *self,
                                                             const CanastaRule   *rule);

G_END_DECLS
