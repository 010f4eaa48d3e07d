/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A host who is reached through a relay: registered there, again after each break, and fetching who
 * waits there to the gate. */

#pragma once

#include "network/gate.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_REGISTRATION (canasta_registration_get_type ())
G_DECLARE_FINAL_TYPE (CanastaRegistration, canasta_registration, CANASTA, REGISTRATION, GObject)

/*
 * Signals:
 *   changed ()
 *     it stands otherwise with the relay
 */

CanastaRegistration  *canasta_registration_new        (CanastaGate          *gate,
                                                       GTlsCertificate      *key,
                                                       GSocketConnectable   *relay,
                                                       GError              **error);
char                 *canasta_registration_describe   (CanastaRegistration  *self);

G_END_DECLS
