/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tickets by which a guest has their seat again, kept on the disk: who was at a table comes
 * back to it from a program that was started anew, too. */

#pragma once

#include "network/invitation.h"

G_BEGIN_DECLS

char      *canasta_tickets_dup_path (const char                 *data_folder,
                                     const CanastaInvitation    *invitation,
                                     const char                 *name);
gboolean   canasta_tickets_load     (const char                 *path,
                                     CanastaReturnTicket        *ticket);
gboolean   canasta_tickets_keep     (const char                 *path,
                                     const CanastaReturnTicket  *ticket,
                                     GError                    **error);

G_END_DECLS
