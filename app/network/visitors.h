/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How many connections there are, in all and from each address. */

#pragma once

#include <gio/gio.h>

#include "network/gate-limits.h"

G_BEGIN_DECLS

/**
 * CanastaVisitors:
 *
 * Counts whoever is connected.
 */
typedef struct _CanastaVisitors CanastaVisitors;

CanastaVisitors  *canasta_visitors_new          (const CanastaLimits    *limits);
void              canasta_visitors_free         (CanastaVisitors        *self);
gboolean          canasta_visitors_admit        (CanastaVisitors        *self,
                                                 const char             *address);
void              canasta_visitors_leave        (CanastaVisitors        *self,
                                                 const char             *address);
guint             canasta_visitors_count        (const CanastaVisitors  *self);
char             *canasta_visitors_dup_address  (GSocketAddress         *address);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaVisitors, canasta_visitors_free)

G_END_DECLS
