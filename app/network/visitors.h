/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How many connections there are, in all and from each address, and from which address somebody
 * guesses. */

#pragma once

#include <gio/gio.h>

#include "network/gate-limits.h"

G_BEGIN_DECLS

/* Who is wrong so often opens no door for so many milliseconds, and nobody else from there. */
#define CANASTA_VISITORS_GUESSES 3
#define CANASTA_VISITORS_CLOSED 60000

/**
 * CanastaVisitors:
 *
 * Counts whoever is connected.
 */
typedef struct _CanastaVisitors CanastaVisitors;

CanastaVisitors  *canasta_visitors_new          (const CanastaLimits    *limits);
void              canasta_visitors_free         (CanastaVisitors        *self);
gboolean          canasta_visitors_admit        (CanastaVisitors        *self,
                                                 const char             *address,
                                                 gint64                  now);
void              canasta_visitors_expect       (CanastaVisitors        *self,
                                                 const char             *address,
                                                 int                     n);
void              canasta_visitors_blame        (CanastaVisitors        *self,
                                                 const char             *address,
                                                 gint64                  now);
gboolean          canasta_visitors_may_ask      (CanastaVisitors        *self,
                                                 const char             *address,
                                                 gint64                  now);
void              canasta_visitors_leave        (CanastaVisitors        *self,
                                                 const char             *address);
guint             canasta_visitors_count        (const CanastaVisitors  *self);
char             *canasta_visitors_dup_address  (GSocketAddress         *address);
char             *canasta_visitors_read_address (const char             *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaVisitors, canasta_visitors_free)

G_END_DECLS
