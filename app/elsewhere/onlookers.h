/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who looks on at a table with people elsewhere, as it was told last. */

#pragma once

#include "network/message.h"

G_BEGIN_DECLS

/**
 * CanastaOnlookers:
 * @names: (nullable): what they are called
 *
 * Those who looked on when it was told last; nobody at first.
 */
typedef struct
{
  char **names;
} CanastaOnlookers;

void   canasta_onlookers_clear  (CanastaOnlookers        *self);
char  *canasta_onlookers_tell   (CanastaOnlookers        *self,
                                 const CanastaTableSeen  *table,
                                 const char              *own);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CanastaOnlookers, canasta_onlookers_clear)

G_END_DECLS
