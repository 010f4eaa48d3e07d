/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The way to a table of this computer, as an invitation tells it. */

#pragma once

#include "network/host-key.h"
#include "network/message.h"
#include "network/router-port.h"

G_BEGIN_DECLS

char  *canasta_way_in_write (const CanastaPin     *pin,
                             const CanastaTicket  *ticket,
                             guint16               port,
                             const char           *outer,
                             CanastaRouterPort    *router);
char  *canasta_way_in_write_proxy
                            (const CanastaPin     *pin,
                             const CanastaTicket  *ticket,
                             const char           *outer,
                             GError              **error);
char  *canasta_way_in_write_relay
                            (const CanastaPin     *pin,
                             const CanastaTicket  *ticket,
                             const char           *relay,
                             GError              **error);
GSocketConnectable *
       canasta_way_in_find_relay
                            (const char           *relay,
                             GError              **error);
gboolean
       canasta_way_in_check (const char           *outer,
                             GError              **error);

G_END_DECLS
