/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The invitations to tables that are kept for others, as they are shown. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * CanastaInvitationWay:
 * @key: (nullable): by which whoever comes knows the host, or the proxy before it; %NULL where the
 *   authorities say who that is
 * @address: (nullable): where this computer is reached from elsewhere
 * @has_proxy: whether that is a proxy
 * @relay: (nullable): where the relay is by which people come
 *
 * How people come to the tables.
 */
typedef struct
{
  GTlsCertificate *key;
  const char *address;
  gboolean has_proxy;
  const char *relay;
} CanastaInvitationWay;

gboolean  canasta_invitations_print (const char *const           *paths,
                                     const CanastaInvitationWay  *way,
                                     const char                  *format,
                                     GError                     **error);

G_END_DECLS
