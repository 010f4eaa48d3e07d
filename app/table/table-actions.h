/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a table can be asked for by the name of an action, whatever asks: a key, a
 * button, a menu, a screen reader. */

#pragma once

#include "table/table-keys.h"

G_BEGIN_DECLS

typedef struct _CanastaTableActions CanastaTableActions;

void                  canasta_table_actions_install (GtkWidgetClass              *widget_class,
                                                     GtkWidgetActionActivateFunc  func);
CanastaTableActions  *canasta_table_actions_new     (GtkWidget                   *table,
                                                     const CanastaTableParts     *parts,
                                                     CanastaTurn                 *turn,
                                                     CanastaTableKeys            *keys);
void                  canasta_table_actions_free    (CanastaTableActions         *self);
void                  canasta_table_actions_forget  (CanastaTableActions         *self);
void                  canasta_table_actions_follow  (CanastaTableActions         *self,
                                                     const char                  *name,
                                                     GVariant                    *parameter);

G_END_DECLS
