/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What melds may hold, told anew from the rules and as plainly as can be, and
 * every way to lay cards out by trying everything: what the owner of melds is
 * held against. */
#pragma once

#include "canasta.h"

/* Layouts as texts that do not tell suits of a rank or orders apart. */
GHashTable *brute_list_layouts (const CanastaTable     *table,
                                const CanastaSideMelds *own,
                                const CanastaCardSet   *cards);
char       *brute_write_layout (const CanastaLayout    *layout);
gboolean    brute_is_meld      (const CanastaTable     *table,
                                const CanastaCardSet   *before,
                                const CanastaCardSet   *cards,
                                CanastaMeldKind         kind);
