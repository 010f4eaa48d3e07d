/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is written down together. */

#pragma once

#include "play/state.h"

G_BEGIN_DECLS

guint  canasta_count_ledgers (const CanastaTable  *table,
                              const CanastaBoard  *board);
guint  canasta_list_ledgers  (const CanastaTable  *table,
                              const CanastaBoard  *board,
                              guint                viewer,
                              guint               *ledgers);

G_END_DECLS
