/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row that unfolds, and to which one can go. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CANASTA_TYPE_FOLD_ROW (canasta_fold_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (CanastaFoldRow, canasta_fold_row, CANASTA, FOLD_ROW, AdwExpanderRow)

struct _CanastaFoldRowClass
{
  AdwExpanderRowClass parent_class;
};

G_END_DECLS
