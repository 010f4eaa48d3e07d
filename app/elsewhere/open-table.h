/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A host's table as it is open on this computer: it listens at a port, and an invitation leads
 * to it, until it is closed. */

#pragma once

#include "elsewhere/host.h"
#include "network/offer.h"
#include "network/registration.h"
#include "network/router-port.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_OPEN_TABLE (canasta_open_table_get_type ())
G_DECLARE_FINAL_TYPE (CanastaOpenTable, canasta_open_table, CANASTA, OPEN_TABLE, GObject)

CanastaOpenTable  *canasta_open_table_new            (CanastaHost        *host,
                                                      guint16             port,
                                                      const char         *data_folder,
                                                      GError            **error);
CanastaOpenTable  *canasta_open_table_new_near       (CanastaHost        *host,
                                                      guint16             port,
                                                      const char         *data_folder,
                                                      GError            **error);
guint16            canasta_open_table_get_port       (CanastaOpenTable   *self);
char              *canasta_open_table_dup_invitation (CanastaOpenTable   *self,
                                                      const char         *outer);
void               canasta_open_table_ask_router     (CanastaOpenTable   *self,
                                                      gboolean            is_asked);
CanastaRouterPort *canasta_open_table_get_router     (CanastaOpenTable   *self);
gboolean           canasta_open_table_go_through    (CanastaOpenTable   *self,
                                                      const char         *relay,
                                                      GError            **error);
const char        *canasta_open_table_get_relay      (CanastaOpenTable   *self);
CanastaRegistration *
                   canasta_open_table_get_registration
                                                     (CanastaOpenTable   *self);
void               canasta_open_table_fill_offer     (CanastaOpenTable   *self,
                                                      CanastaTableOffer  *offer);
void               canasta_open_table_close          (CanastaOpenTable   *self);
void               canasta_open_table_send_on        (CanastaOpenTable   *self);
void               canasta_open_table_finish         (CanastaOpenTable   *self);

G_END_DECLS
