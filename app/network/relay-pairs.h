/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guests and hosts at a relay who hear one another: what one says goes to the other, until both
 * have ended. */

#pragma once

#include <gio/gio.h>

#include "network/ending.h"
#include "network/gate-limits.h"

G_BEGIN_DECLS

/**
 * CanastaRelayPair:
 * @guest: from where the guest comes
 * @host: from where their host does
 *
 * Two who hear one another.
 */
typedef struct
{
  char *guest;
  char *host;
} CanastaRelayPair;

/**
 * CanastaRelayPartedFunc:
 * @pair: who hear one another no more
 * @ending: why
 * @size: how many bytes were carried, both ways
 * @data: as was handed over
 */
typedef void (*CanastaRelayPartedFunc) (const CanastaRelayPair *pair, CanastaEnding ending, guint64 size,
                                        gpointer data);

/**
 * CanastaRelayPairs:
 *
 * All of them.
 */
typedef struct _CanastaRelayPairs CanastaRelayPairs;

CanastaRelayPairs  *canasta_relay_pairs_new   (const CanastaLimits     *limits,
                                               CanastaRelayPartedFunc   parted,
                                               gpointer                 data);
void                canasta_relay_pairs_free  (CanastaRelayPairs       *self);
void                canasta_relay_pairs_join  (CanastaRelayPairs       *self,
                                               GSocketConnection       *guest,
                                               GSocketConnection       *host,
                                               const CanastaRelayPair  *pair);
void                canasta_relay_pairs_cut   (CanastaRelayPairs       *self,
                                               CanastaEnding            ending);

G_END_DECLS
