/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/addresses.h"

#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <string.h>

/* Whoever sends to these, which are nobody's, goes out by the usual way; nothing is sent. */
#define FAR_4 "192.0.2.1"
#define FAR_6 "2001:db8::1"
#define ANY_PORT 9

/* Bridges to containers and virtual machines on this computer. */
static const char *const inner_interfaces[] = {
  "docker", "br-", "virbr", "veth", "lxc", "lxd", "cni", "podman", "vnet", "vmnet", "vboxnet",
};

/* Of private networks that go through others. */
static const char *const tunnel_interfaces[] = {
  "tun", "tap", "wg", "tailscale", "zt", "ppp", "ipsec", "nebula",
};

static gboolean
begins_with_one (const char *text, const char *const *beginnings, gsize n)
{
  for (gsize i = 0; i < n; i++)
    if (g_str_has_prefix (text, beginnings[i]))
      return TRUE;
  return FALSE;
}

/* Addresses of a network of one's own; the first two thirds of what carriers share out
 * among their customers belong to nobody's home either, and are reached from there. */
static gboolean
is_private (GInetAddress *address)
{
  const guint8 *bytes = g_inet_address_to_bytes (address);

  if (g_inet_address_get_family (address) == G_SOCKET_FAMILY_IPV6)
    return (bytes[0] & 0xfe) == 0xfc;
  return g_inet_address_get_is_site_local (address) || (bytes[0] == 100 && (bytes[1] & 0xc0) == 64);
}

/**
 * canasta_reach_judge:
 * @address: an address of this computer
 * @interface: the name of what it belongs to
 * @is_tunnel: whether there is one other end alone
 *
 * Returns: from where the address can be reached
 */
CanastaReach
canasta_reach_judge (GInetAddress *address, const char *interface, gboolean is_tunnel)
{
  if (g_inet_address_get_is_loopback (address) || g_inet_address_get_is_link_local (address)
      || g_inet_address_get_is_any (address) || g_inet_address_get_is_multicast (address)
      || begins_with_one (interface, inner_interfaces, G_N_ELEMENTS (inner_interfaces)))
    return CANASTA_REACH_NOBODY;
  if (is_tunnel || begins_with_one (interface, tunnel_interfaces, G_N_ELEMENTS (tunnel_interfaces)))
    return CANASTA_REACH_TUNNEL;
  return is_private (address) ? CANASTA_REACH_NETWORK : CANASTA_REACH_WORLD;
}

void
canasta_address_free (CanastaAddress *self)
{
  g_free (self->text);
  g_free (self);
}

/* As in an invitation. */
char *
canasta_address_write_place (const CanastaAddress *self, guint16 port)
{
  return g_strdup_printf (strchr (self->text, ':') ? "[%s]:%u" : "%s:%u", self->text, port);
}

static int
rank (const CanastaAddress *address)
{
  static const int ranks[] = {
    [CANASTA_REACH_NETWORK] = 0,
    [CANASTA_REACH_WORLD] = 1,
    [CANASTA_REACH_TUNNEL] = 2,
    [CANASTA_REACH_NOBODY] = 3,
  };

  return 4 * !address->usual + ranks[address->reach];
}

/**
 * canasta_address_compare:
 * @one: (type CanastaAddress): an address
 * @other: (type CanastaAddress): another
 *
 * Returns: less than nought where more people are likely to reach @one
 */
int
canasta_address_compare (gconstpointer one, gconstpointer other)
{
  const CanastaAddress *const *first = one, *const *second = other;
  int difference = rank (*first) - rank (*second);

  return difference != 0 ? difference : g_strcmp0 ((*first)->text, (*second)->text);
}

/* The own address towards a far one, or NULL where there is no way. */
static char *
find_usual (const char *far)
{
  g_autoptr (GSocketAddress) address = g_inet_socket_address_new_from_string (far, ANY_PORT);
  g_autoptr (GSocket) socket = g_socket_new (g_socket_address_get_family (address),
                                             G_SOCKET_TYPE_DATAGRAM, G_SOCKET_PROTOCOL_UDP, NULL);
  g_autoptr (GSocketAddress) own = NULL;

  if (!socket || !g_socket_connect (socket, address, NULL, NULL))
    return NULL;
  own = g_socket_get_local_address (socket, NULL);
  if (!own)
    return NULL;
  return g_inet_address_to_string (
    g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (own)));
}

static GInetAddress *
read_address (const struct sockaddr *address)
{
  gsize size = address->sa_family == AF_INET ? sizeof (struct sockaddr_in)
                                             : sizeof (struct sockaddr_in6);
  g_autoptr (GSocketAddress) read = g_socket_address_new_from_native ((gpointer) address, size);

  return read ? g_object_ref (g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (read)))
              : NULL;
}

static void
add (GPtrArray *list, const struct ifaddrs *interface, const char *usual_4, const char *usual_6)
{
  g_autoptr (GInetAddress) address = read_address (interface->ifa_addr);
  CanastaReach reach = address ? canasta_reach_judge (address, interface->ifa_name,
                                                      (interface->ifa_flags & IFF_POINTOPOINT) != 0)
                               : CANASTA_REACH_NOBODY;
  CanastaAddress *self;

  if (reach == CANASTA_REACH_NOBODY)
    return;
  self = g_new0 (CanastaAddress, 1);
  self->text = g_inet_address_to_string (address);
  self->reach = reach;
  self->usual = g_strcmp0 (self->text, usual_4) == 0 || g_strcmp0 (self->text, usual_6) == 0;
  g_ptr_array_add (list, self);
}

/**
 * canasta_addresses_list:
 *
 * Looks for every address at which somebody else may reach this computer.
 *
 * Returns: (transfer full) (element-type CanastaAddress): those that most are likely to
 *   reach first; none where there is no network
 */
GPtrArray *
canasta_addresses_list (void)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) canasta_address_free);
  g_autofree char *usual_4 = find_usual (FAR_4);
  g_autofree char *usual_6 = find_usual (FAR_6);
  struct ifaddrs *interfaces = NULL;

  if (getifaddrs (&interfaces) != 0)
    return list;
  for (const struct ifaddrs *each = interfaces; each; each = each->ifa_next)
    if (each->ifa_addr && (each->ifa_flags & IFF_UP) != 0
        && (each->ifa_addr->sa_family == AF_INET || each->ifa_addr->sa_family == AF_INET6))
      add (list, each, usual_4, usual_6);
  freeifaddrs (interfaces);
  g_ptr_array_sort (list, canasta_address_compare);
  return list;
}
