/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/listener.h"

#include <glib/gi18n-lib.h>

#define BACKLOG 128

static gboolean
listen_here (GSocketListener *self, guint16 port, guint16 *got, GError **error)
{
  g_autoptr (GInetAddress) loopback = g_inet_address_new_loopback (G_SOCKET_FAMILY_IPV4);
  g_autoptr (GSocketAddress) wanted = g_inet_socket_address_new (loopback, port);
  g_autoptr (GSocketAddress) address = NULL;

  if (!g_socket_listener_add_address (self, wanted, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, NULL,
                                      &address, error))
    return FALSE;
  *got = g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (address));
  return TRUE;
}

/* Everywhere, by both families where the system has them. */
static gboolean
listen_everywhere (GSocketListener *self, guint16 port, guint16 *got, GError **error)
{
  *got = port != 0 ? port : g_socket_listener_add_any_inet_port (self, NULL, error);
  return port != 0 ? g_socket_listener_add_inet_port (self, port, NULL, error) : *got != 0;
}

/* In a sentence of this program, which names the port; the error stays one of the same kind. */
static void
explain (const GError *fault, guint16 port, GError **error)
{
  if (g_error_matches (fault, G_IO_ERROR, G_IO_ERROR_ADDRESS_IN_USE))
    g_set_error (error, fault->domain, fault->code, _("Another program listens at port %u."), port);
  else if (g_error_matches (fault, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED))
    g_set_error (error, fault->domain, fault->code,
                 _("The system does not let this program listen at port %u."), port);
  else
    g_set_error (error, fault->domain, fault->code,
                 /* Translators: a number, and what another library says of it. */
                 _("This program cannot listen at port %u: %s"), port, fault->message);
}

static GSocketService *
make_service (void)
{
  GSocketService *self = g_socket_service_new ();

  g_socket_listener_set_backlog (G_SOCKET_LISTENER (self), BACKLOG);
  return self;
}

/**
 * canasta_listener_open:
 * @port: where to listen, 0 for any free port
 * @is_for_all: whether people may come from elsewhere, and not from this computer alone
 * @got: (out): where it listens
 * @error: return location for an error
 *
 * Returns: (transfer full): what listens, for “incoming”
 */
GSocketService *
canasta_listener_open (guint16 port, gboolean is_for_all, guint16 *got, GError **error)
{
  g_autoptr (GSocketService) self = make_service ();
  g_autoptr (GError) fault = NULL;

  if ((is_for_all ? listen_everywhere : listen_here) (G_SOCKET_LISTENER (self), port, got, &fault))
    return g_steal_pointer (&self);
  explain (fault, port, error);
  return NULL;
}

static gboolean
may_listen (GSocketAddress *address, gboolean is_for_all)
{
  return is_for_all || g_inet_address_get_is_loopback (
                         g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (address)));
}

static gboolean
check_socket (GSocket *socket, gboolean is_for_all, guint16 *got, GError **error)
{
  g_autoptr (GSocketAddress) address = g_socket_get_local_address (socket, error);

  if (!address)
    return FALSE;
  if (!G_IS_INET_SOCKET_ADDRESS (address) || g_socket_get_socket_type (socket) != G_SOCKET_TYPE_STREAM)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                           _("The socket that the system has opened is not one of TCP."));
      return FALSE;
    }
  if (!may_listen (address, is_for_all))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                           _("Behind a proxy the socket listens at 127.0.0.1 alone."));
      return FALSE;
    }
  *got = g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (address));
  return TRUE;
}

/**
 * canasta_listener_open_at:
 * @socket: a socket that listens already
 * @is_for_all: whether people may come from elsewhere, and not from this computer alone
 * @got: (out): where it listens
 * @error: return location for an error
 *
 * Returns: (transfer full): what listens there, for “incoming”
 */
GSocketService *
canasta_listener_open_at (GSocket *socket, gboolean is_for_all, guint16 *got, GError **error)
{
  g_autoptr (GSocketService) self = make_service ();

  if (!check_socket (socket, is_for_all, got, error)
      || !g_socket_listener_add_socket (G_SOCKET_LISTENER (self), socket, NULL, error))
    return NULL;
  return g_steal_pointer (&self);
}

/* Listens no more. */
void
canasta_listener_close (GSocketService *self)
{
  g_socket_service_stop (self);
  g_socket_listener_close (G_SOCKET_LISTENER (self));
}
