/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is written down together. */

#pragma once

#include "play/state.h"

G_BEGIN_DECLS

guint  canasta_ledgers_count   (const CanastaTable  *table,
                                const CanastaBoard  *board);
guint  canasta_ledgers_get_own (const CanastaTable  *table,
                                const CanastaBoard  *board,
                                guint                viewer);
guint  canasta_ledgers_list    (const CanastaTable  *table,
                                const CanastaBoard  *board,
                                guint                viewer,
                                guint               *ledgers);
guint  canasta_ledgers_find_shape
                               (const CanastaTable  *table,
                                const CanastaBoard  *board,
                                guint                viewer,
                                guint                ledger);

G_END_DECLS
