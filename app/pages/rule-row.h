/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The row of a rule that can be changed, made from the rule's row in the table of all
 * rules. */

#pragma once

#include <adwaita.h>

#include "settings/rule-editor.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_RULE_ROW (canasta_rule_row_get_type ())

/*
 * CanastaRuleRow:
 *
 * What keeps one row and one rule together: it follows the rule's property. It
 * lives as long as the widget.
 */
G_DECLARE_FINAL_TYPE (CanastaRuleRow, canasta_rule_row, CANASTA, RULE_ROW, GObject)

CanastaRuleRow     *canasta_rule_row_new        (CanastaRuleEditor  *editor,
                                                 const CanastaRule  *rule);
GtkWidget          *canasta_rule_row_get_widget (CanastaRuleRow     *self);
const CanastaRule  *canasta_rule_row_get_rule   (CanastaRuleRow     *self);
void                canasta_rule_row_show       (CanastaRuleRow     *self);
void                canasta_rule_row_mark_contradiction
                                                (GPtrArray          *rows,
                                                 const CanastaRule  *one,
                                                 const CanastaRule  *other,
                                                 const char         *reason);
void                canasta_rule_row_forget_refusal
                                                (CanastaRuleRow     *self);

G_END_DECLS
