/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A host's table on a network: whoever comes in by the gate is at the table, and what the
 * table says goes over their line. */

#pragma once

#include "elsewhere/host.h"
#include "network/gate.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_RECEPTION (canasta_reception_get_type ())
G_DECLARE_FINAL_TYPE (CanastaReception, canasta_reception, CANASTA, RECEPTION, GObject)

CanastaReception  *canasta_reception_new   (CanastaHost         *host,
                                            GTlsCertificate     *key);
gboolean           canasta_reception_open  (CanastaReception    *self,
                                            guint16              port,
                                            GError             **error);
CanastaGate       *canasta_reception_get_gate (CanastaReception *self);
void               canasta_reception_close (CanastaReception    *self);

G_END_DECLS
