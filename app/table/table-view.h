/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table view: the whole felt under the header bar. Has the turn of the person in the
 * scene that is set, shows it and sends it what the person wants. */

#pragma once

#include "table/motion.h"
#include "table/table-parts.h"
#include "turn/counting.h"
#include "turn/turn.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_TABLE_VIEW (canasta_table_view_get_type ())
G_DECLARE_FINAL_TYPE (CanastaTableView, canasta_table_view, CANASTA, TABLE_VIEW, GtkWidget)

/*
 * Actions, for menus, shortcuts and assistive technology: one for each
 * CanastaIntent, and those of table-actions.c.
 * From outside: gtk_widget_activate_action (view, "table.undo", NULL).
 */

GtkWidget                *canasta_table_view_new           (GSettings         *settings);
CanastaTurn              *canasta_table_view_get_turn      (CanastaTableView  *self);
void                      canasta_table_view_set_scene     (CanastaTableView  *self,
                                                            CanastaScene      *scene);
void                      canasta_table_view_set_few_melds (CanastaTableView  *self);
const CanastaTableParts  *canasta_table_view_get_parts     (CanastaTableView  *self);
GtkPopover               *canasta_table_view_get_choices   (CanastaTableView  *self);
gboolean                  canasta_table_view_count         (CanastaTableView  *self,
                                                            CanastaCounting   *counting);
GtkWidget                *canasta_table_view_get_counting  (CanastaTableView  *self);
CanastaMotion            *canasta_table_view_get_flights   (CanastaTableView  *self);

G_END_DECLS
