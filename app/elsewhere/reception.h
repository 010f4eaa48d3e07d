/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables on a network: whoever comes in by the gate is at one of them, and what it says goes
 * over their line. Which one it is their ticket tells. */

#pragma once

#include "elsewhere/host.h"
#include "network/gate.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_RECEPTION (canasta_reception_get_type ())
G_DECLARE_FINAL_TYPE (CanastaReception, canasta_reception, CANASTA, RECEPTION, GObject)

CanastaReception  *canasta_reception_new      (GTlsCertificate      *key,
                                               const CanastaLimits  *limits);
void               canasta_reception_add      (CanastaReception     *self,
                                               CanastaHost          *host);
void               canasta_reception_replace  (CanastaReception     *self,
                                               CanastaHost          *host,
                                               CanastaHost          *other);
gboolean           canasta_reception_open     (CanastaReception     *self,
                                               guint16               port,
                                               GError              **error);
gboolean           canasta_reception_open_at  (CanastaReception     *self,
                                               GSocket              *socket,
                                               GError              **error);
CanastaGate       *canasta_reception_get_gate (CanastaReception     *self);
void               canasta_reception_close    (CanastaReception     *self);
void               canasta_reception_finish   (CanastaReception     *self,
                                               gint64                patience);

G_END_DECLS
