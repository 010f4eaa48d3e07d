/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the pointer rests on: its details are told in the prompt, where they cover
 * no card, no pile and no button, as a tooltip beside it would. */

#pragma once

#include "table/table-parts.h"

G_BEGIN_DECLS

typedef struct _CanastaTablePointing CanastaTablePointing;

CanastaTablePointing  *canasta_table_pointing_new    (GtkWidget               *table,
                                                      const CanastaTableParts *parts);
void                   canasta_table_pointing_free   (CanastaTablePointing    *self);
void                   canasta_table_pointing_forget (CanastaTablePointing    *self);

G_END_DECLS
