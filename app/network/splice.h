/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two connections, each of which hears what the other says, and nobody between them knows what. */

#pragma once

#include <gio/gio.h>

#include "network/ending.h"
#include "network/gate-limits.h"

G_BEGIN_DECLS

/**
 * CanastaSplice:
 *
 * Carries bytes both ways until both have ended, or one has broken a limit.
 */
typedef struct _CanastaSplice CanastaSplice;

/**
 * CanastaSpliceOver:
 * @ending: why it is over
 * @size: how many bytes were carried, both ways
 * @data: as was handed over
 *
 * Called once; the splice is no more after it.
 */
typedef void (*CanastaSpliceOver) (CanastaEnding ending, guint64 size, gpointer data);

CanastaSplice  *canasta_splice_new  (GSocketConnection    *one,
                                     GSocketConnection    *other,
                                     const CanastaLimits  *limits,
                                     CanastaSpliceOver     over,
                                     gpointer              data);
void            canasta_splice_cut  (CanastaSplice        *self,
                                     CanastaEnding         ending);

G_END_DECLS
