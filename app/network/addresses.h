/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where this computer can be reached, as far as it can know: no program sees from inside
 * what a router shows to the world. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * CanastaReach:
 * @CANASTA_REACH_NOBODY: only from this computer, or from programs shut in on it
 * @CANASTA_REACH_NETWORK: from the same network, at home or at work
 * @CANASTA_REACH_TUNNEL: from a private network that goes through others (VPN)
 * @CANASTA_REACH_WORLD: from everywhere, where the router lets it
 *
 * From where an address can be reached.
 */
typedef enum
{
  CANASTA_REACH_NOBODY,
  CANASTA_REACH_NETWORK,
  CANASTA_REACH_TUNNEL,
  CANASTA_REACH_WORLD,
} CanastaReach;

/**
 * CanastaAddress:
 * @text: the address as one writes it, without a port
 * @reach: from where it can be reached
 * @usual: whether it is the one by which this computer goes out itself
 */
typedef struct
{
  char *text;
  CanastaReach reach;
  gboolean usual;
} CanastaAddress;

CanastaReach   canasta_reach_judge          (GInetAddress          *address,
                                             const char            *interface,
                                             gboolean               is_tunnel);

void           canasta_address_free         (CanastaAddress        *self);
char          *canasta_address_write_place  (const CanastaAddress  *self,
                                             guint16                port);
int            canasta_address_compare      (gconstpointer          one,
                                             gconstpointer          other);
GPtrArray     *canasta_addresses_list       (void);

G_END_DECLS
