/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/way-in.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "network/addresses.h"
#include "network/dial.h"
#include "network/invitation.h"

/* Where a proxy listens that says nothing else. */
#define PROXY_PORT 443

/* An address that somebody has typed, which may have a port of its own and letters of any alphabet;
 * NULL where no invitation can lead there. */
static char *
make_outer_place (const char *outer, guint16 port)
{
  g_autoptr (GSocketConnectable) read = g_network_address_parse (outer, port, NULL);
  GNetworkAddress *address = (GNetworkAddress *) read;
  g_autofree char *host =
    read ? g_hostname_to_ascii (g_network_address_get_hostname (address)) : NULL;
  g_autofree char *place = NULL;
  g_autofree char *written = NULL;

  if (!host || strlen (outer) > CANASTA_INVITATION_LONGEST_PLACE)
    return NULL;
  place = g_strdup_printf (strchr (host, ':') ? "[%s]:%u" : "%s:%u", host,
                           g_network_address_get_port (address));
  written = g_ascii_strup (place, -1);
  return canasta_invitation_is_place (written) ? g_steal_pointer (&place) : NULL;
}

/* The same, which says where there is none. */
static char *
read_place (const char *outer, guint16 port, GError **error)
{
  char *place = make_outer_place (outer, port);

  if (!place)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _("“%s” is no address."), outer);
  return place;
}

/* All places where somebody elsewhere may reach this computer, as many as an invitation has
 * room for; where there is no network, this computer itself. */
static char **
list_places (const char *outer, CanastaRouterPort *router, guint16 port)
{
  g_autoptr (GPtrArray) addresses = canasta_addresses_list ();
  g_autoptr (GPtrArray) places = g_ptr_array_new ();
  char *outer_place = outer && *outer != '\0' ? make_outer_place (outer, port) : NULL;
  g_autofree char *router_place = router ? canasta_router_port_dup_place (router) : NULL;

  if (outer_place)
    g_ptr_array_add (places, outer_place);
  if (router_place && g_strcmp0 (router_place, outer_place) != 0)
    g_ptr_array_add (places, g_steal_pointer (&router_place));
  for (guint i = 0; i < addresses->len && places->len < 1 + CANASTA_INVITATION_OTHERS; i++)
    g_ptr_array_add (places,
                     canasta_address_write_place (g_ptr_array_index (addresses, i), port));
  if (addresses->len == 0)
    g_ptr_array_add (places, g_strdup_printf ("127.0.0.1:%u", port));
  g_ptr_array_add (places, NULL);
  return (char **) g_ptr_array_steal (places, NULL);
}

/**
 * canasta_way_in_write:
 * @pin: that of the key by which the host is known
 * @ticket: what opens the door of the table
 * @port: where this computer listens
 * @outer: (nullable): the address of the router before this computer, where that is known
 * @router: (nullable): the port there, where the router was asked
 *
 * Returns: (transfer full): an invitation: another text where this computer is reached otherwise
 */
char *
canasta_way_in_write (const CanastaPin *pin, const CanastaTicket *ticket, guint16 port,
                      const char *outer, CanastaRouterPort *router)
{
  g_auto (CanastaInvitation) invitation = { .has_pin = TRUE };

  invitation.places = list_places (outer, router, port);
  invitation.ticket = *ticket;
  canasta_invitation_set_pin (&invitation, pin->bytes);
  return canasta_invitation_write (&invitation);
}

/* With one place alone, which somebody has typed. */
static char *
write_place (CanastaInvitation *invitation, const CanastaPin *pin, const CanastaTicket *ticket,
             const char *outer, guint16 port, GError **error)
{
  char *place = read_place (outer, port, error);

  if (!place)
    return NULL;
  invitation->places = g_new0 (char *, 2);
  invitation->places[0] = place;
  invitation->ticket = *ticket;
  if (pin)
    canasta_invitation_set_pin (invitation, pin->bytes);
  return canasta_invitation_write (invitation);
}

/**
 * canasta_way_in_write_proxy:
 * @pin: (nullable): that of the proxy's key, where not the authorities say who it is
 * @ticket: what opens the door of the table
 * @outer: where the proxy is reached
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): an invitation to a table behind a proxy; %NULL where @outer is no
 *   address
 */
char *
canasta_way_in_write_proxy (const CanastaPin *pin, const CanastaTicket *ticket, const char *outer,
                            GError **error)
{
  g_auto (CanastaInvitation) invitation = { 0 };

  return write_place (&invitation, pin, ticket, outer, PROXY_PORT, error);
}

/**
 * canasta_way_in_write_relay:
 * @pin: that of the key by which the host is known, and registered at the relay
 * @ticket: what opens the door of the table
 * @relay: where the relay is reached
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): an invitation that leads through a relay; %NULL where @relay is no
 *   address
 */
char *
canasta_way_in_write_relay (const CanastaPin *pin, const CanastaTicket *ticket, const char *relay,
                            GError **error)
{
  g_auto (CanastaInvitation) invitation = { .is_relayed = TRUE };

  return write_place (&invitation, pin, ticket, relay, CANASTA_DIAL_PORT, error);
}

/**
 * canasta_way_in_find_relay:
 * @relay: where a relay is reached, as somebody has typed it
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the same for who connects to it; %NULL where it is no address
 */
GSocketConnectable *
canasta_way_in_find_relay (const char *relay, GError **error)
{
  g_autofree char *place = read_place (relay, CANASTA_DIAL_PORT, error);

  return place ? g_network_address_parse (place, CANASTA_DIAL_PORT, error) : NULL;
}

/**
 * canasta_way_in_check:
 * @outer: where this computer, or a relay, is reached, as somebody has typed it
 * @error: return location for an error
 *
 * Returns: whether an invitation can lead there
 */
gboolean
canasta_way_in_check (const char *outer, GError **error)
{
  g_autofree char *place = read_place (outer, CANASTA_DIAL_PORT, error);

  return place != NULL;
}
