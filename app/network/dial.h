/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The way to a host: from a place that an invitation tells to a line, to that host and to
 * nobody else. */

#pragma once

#include "network/invitation.h"
#include "network/line.h"

G_BEGIN_DECLS

#define CANASTA_DIAL_ERROR (canasta_dial_error_quark ())

/* Where a table is whose invitation tells no port. */
#define CANASTA_DIAL_PORT 47011

/**
 * CanastaDialError:
 * @CANASTA_DIAL_ERROR_OTHER_HOST: who answers is not who has sent the invitation
 * @CANASTA_DIAL_ERROR_NO_TABLE: what answers is no table, or speaks another protocol
 */
typedef enum
{
  CANASTA_DIAL_ERROR_OTHER_HOST,
  CANASTA_DIAL_ERROR_NO_TABLE,
} CanastaDialError;

GQuark        canasta_dial_error_quark  (void);

void          canasta_dial_async        (const char               *place,
                                         const CanastaInvitation  *invitation,
                                         const CanastaLimits      *limits,
                                         GCancellable             *cancellable,
                                         GAsyncReadyCallback       callback,
                                         gpointer                  data);
CanastaLine  *canasta_dial_finish       (GAsyncResult             *result,
                                         GError                  **error);

G_END_DECLS
