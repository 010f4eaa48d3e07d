/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table view: the whole felt under the header bar. Shows a turn and sends it
 * what the person wants. */

#pragma once

#include "table/motion.h"
#include "table/table-parts.h"
#include "turn/turn.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_TABLE_VIEW (canasta_table_view_get_type ())
G_DECLARE_FINAL_TYPE (CanastaTableView, canasta_table_view, CANASTA, TABLE_VIEW, GtkWidget)

/*
 * Signals:
 *   explain (const char *rule)
 *     "Why?": the rule, by its name, whose paragraph is wanted; may be NULL
 *   announce (const char *sentence)
 *     to be spoken by a screen reader
 *   asked ()
 *     the prompt asks something else: an Enter pressed before does not answer it
 *
 * Actions, for menus, shortcuts and assistive technology: one for each
 * CanastaIntent, and those of table-actions.c.
 * From outside: gtk_widget_activate_action (view, "table.undo", NULL).
 */

GtkWidget                *canasta_table_view_new           (GSettings         *settings,
                                                            CanastaTurn       *turn);
void                      canasta_table_view_set_few_melds (CanastaTableView  *self);
const CanastaTableParts  *canasta_table_view_get_parts     (CanastaTableView  *self);
GtkPopover               *canasta_table_view_get_choices   (CanastaTableView  *self);
CanastaMotion            *canasta_table_view_get_flights   (CanastaTableView  *self);

G_END_DECLS
