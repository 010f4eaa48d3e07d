/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where people elsewhere come in: it listens, and lets nothing through but one request to
 * open a WebSocket of our protocol, over TLS, within its limits. Upstream says of
 * libsoup's own server that it is not for untrusted clients: it reads bodies of any size
 * and waits for ever. */

#pragma once

#include "network/line.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_GATE (canasta_gate_get_type ())
G_DECLARE_FINAL_TYPE (CanastaGate, canasta_gate, CANASTA, GATE, GObject)

/*
 * Signals:
 *   came (CanastaLine *line, const char *address)
 *     somebody has come in; the gate keeps the line until it ends
 *   left (const char *address, CanastaEnding ending)
 *     a connection has ended, whether it had come in or not; for the log
 *   blamed (const char *address)
 *     somebody from there had nothing that opens a door; for the log
 */

CanastaGate  *canasta_gate_new           (GTlsCertificate      *key,
                                          const CanastaLimits  *limits);
void          canasta_gate_trust_proxy   (CanastaGate          *self);
gboolean      canasta_gate_open          (CanastaGate          *self,
                                          guint16               port,
                                          GError              **error);
gboolean      canasta_gate_open_at       (CanastaGate          *self,
                                          GSocket              *socket,
                                          GError              **error);
void          canasta_gate_take          (CanastaGate          *self,
                                          GSocketConnection    *connection,
                                          const char           *address);
guint16       canasta_gate_get_port      (CanastaGate          *self);
guint         canasta_gate_count         (CanastaGate          *self);
void          canasta_gate_blame         (CanastaGate          *self,
                                          const char           *address);
void          canasta_gate_close         (CanastaGate          *self);

G_END_DECLS
