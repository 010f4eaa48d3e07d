/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The row of a rule that is a list. */

#pragma once

#include "pages/fold-row.h"
#include "settings/rule-editor.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_RULE_LIST_ROW (canasta_rule_list_row_get_type ())
G_DECLARE_FINAL_TYPE (CanastaRuleListRow, canasta_rule_list_row, CANASTA, RULE_LIST_ROW,
                      CanastaFoldRow)

/*
 * Signals:
 *   edited (GVariant *value)
 *     what the entries say now, possible or not; a text where one is no number
 *   typing-begun (), typing-ended ()
 *     a field was entered, or left
 */

GtkWidget  *canasta_rule_list_row_new    (CanastaRuleEditor   *editor,
                                          const CanastaRule   *rule);
void        canasta_rule_list_row_update (CanastaRuleListRow  *self,
                                          gboolean             is_refused);
void        canasta_rule_list_row_let_open
                                         (CanastaRuleListRow  *self,
                                          gboolean             may_open);

G_END_DECLS
