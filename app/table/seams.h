/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Seams in the felt, which part what lies before one of the others from what lies before the
 * next. */

#pragma once

#include "table/table-parts.h"

G_BEGIN_DECLS

void  canasta_seams_snapshot (GtkWidget                *table,
                              GtkSnapshot              *snapshot,
                              const CanastaTableParts  *parts,
                              const CanastaTableLayout *layout);

G_END_DECLS
