/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was done to the rules of a house and can be undone: said for some seconds, with a button. */

#pragma once

#include <gtk/gtk.h>

#include "settings/rule-editor.h"

G_BEGIN_DECLS

void  canasta_rules_undo_offer_copy   (GtkWidget          *page,
                                       CanastaRuleEditor  *editor,
                                       CanastaHouse       *copy);
void  canasta_rules_undo_offer_table  (GtkWidget          *page,
                                       CanastaRuleEditor  *editor,
                                       const char         *sentence,
                                       const char         *table,
                                       CanastaRules       *rules);

G_END_DECLS
