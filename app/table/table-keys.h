/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keyboard: shortcuts to intents and ranks, the zones Tab goes through, and
 * whether Enter was pressed again. */

#pragma once

#include "table/table-parts.h"

G_BEGIN_DECLS

typedef struct _CanastaTableKeys CanastaTableKeys;

CanastaTableKeys  *canasta_table_keys_new          (GtkWidget               *table,
                                                    const CanastaTableParts *parts,
                                                    CanastaTurn             *turn);
void               canasta_table_keys_free         (CanastaTableKeys        *self);
void               canasta_table_keys_use_letters  (CanastaTableKeys        *self,
                                                    gboolean                 use);
void               canasta_table_keys_note         (CanastaTableKeys        *self,
                                                    guint                    key);
gboolean           canasta_table_keys_enters_again (CanastaTableKeys        *self);
gboolean           canasta_table_keys_focus        (CanastaTableKeys        *self,
                                                    GtkDirectionType         direction);

G_END_DECLS
