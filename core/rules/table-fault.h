/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What went wrong with the variant of a table while a deal was played. */

#pragma once

#include "rules/table.h"

G_BEGIN_DECLS

CANASTA_API const GError  *canasta_table_get_fault     (const CanastaTable  *self);
CANASTA_API gboolean       canasta_table_check_variant (const CanastaTable  *self,
                                                        GError             **error);
void                       canasta_table_take_fault    (const CanastaTable  *self,
                                                        GError              *fault);

G_END_DECLS
