/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/caller.h"

#include <netinet/in.h>
#include <netinet/tcp.h>

static gboolean
deadline_cb (gpointer data)
{
  CanastaCaller *self = data;

  self->deadline = 0;
  canasta_caller_cut (self, CANASTA_ENDING_SLOW);
  return G_SOURCE_REMOVE;
}

/**
 * canasta_caller_begin:
 * @self: (out caller-allocates): somebody
 * @connection: their connection
 * @address: by what they are counted
 * @limits: what they may take
 */
void
canasta_caller_begin (CanastaCaller *self, GSocketConnection *connection, const char *address,
                      const CanastaLimits *limits)
{
  *self = (CanastaCaller){ .address = g_strdup (address), .ending = CANASTA_ENDING_CLOSED };
  self->socket = g_object_ref (g_socket_connection_get_socket (connection));
  self->deadline = g_timeout_add (limits->handshake, deadline_cb, self);
  g_socket_set_option (self->socket, IPPROTO_TCP, TCP_NODELAY, TRUE, NULL);
  g_socket_set_option (self->socket, IPPROTO_TCP, TCP_USER_TIMEOUT, (int) limits->silence, NULL);
}

void
canasta_caller_clear (CanastaCaller *self)
{
  g_clear_handle_id (&self->deadline, g_source_remove);
  g_clear_object (&self->socket);
  g_clear_pointer (&self->address, g_free);
}

/* For the first reason that there is. */
void
canasta_caller_cut (CanastaCaller *self, CanastaEnding ending)
{
  if (self->ending == CANASTA_ENDING_CLOSED)
    self->ending = ending;
  g_socket_shutdown (self->socket, TRUE, TRUE, NULL);
}
