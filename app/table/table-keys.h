/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keyboard: what keys that jump, choose and go round do, the zones Tab goes
 * through, and whether Enter was pressed again. */

#pragma once

#include "table/table-parts.h"
#include "turn/keys.h"

G_BEGIN_DECLS

typedef struct _CanastaTableKeys CanastaTableKeys;

CanastaTableKeys  *canasta_table_keys_new          (GtkWidget               *table,
                                                    const CanastaTableParts *parts,
                                                    CanastaTurn             *turn);
void               canasta_table_keys_free         (CanastaTableKeys        *self);
void               canasta_table_keys_note         (CanastaTableKeys        *self,
                                                    guint                    key);
gboolean           canasta_table_keys_enters_again (CanastaTableKeys        *self);
gboolean           canasta_table_keys_enter_confirms
                                                   (CanastaTableKeys        *self);
gboolean           canasta_table_keys_are_meant    (CanastaTableKeys        *self,
                                                    const CanastaKey        *key);
gboolean           canasta_table_keys_focus        (CanastaTableKeys        *self,
                                                    GtkDirectionType         direction);
void               canasta_table_keys_go           (CanastaTableKeys        *self,
                                                    GtkDirectionType         direction);
gboolean           canasta_table_keys_jump         (CanastaTableKeys        *self,
                                                    const char              *rank);
CanastaCardView   *canasta_table_keys_choose       (CanastaTableKeys        *self);

G_END_DECLS
