/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/dial.h"

#include <glib/gi18n-lib.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>

#include "network/host-key.h"
#include "network/relay-ask.h"
#include "network/request.h"

/* An attempt to reach a host. */
typedef struct
{
  char *place;
  CanastaInvitation invitation; /* its pin alone, and whether it leads through a relay */
  CanastaLimits limits;
  GCancellable *cancellable;
  guint deadline;
  gboolean is_other;            /* it is another host */
  GIOStream *connection;        /* to a relay, until it has answered */
  GSocket *socket;
  CanastaMeteredStream *stream;
  CanastaRequest request;
  char *text;                   /* of the request */
  char head[CANASTA_REQUEST_SIZE];
  gsize n_read;
} Dial;

G_DEFINE_QUARK (canasta-dial-error-quark, canasta_dial_error)

static void
free_dial (gpointer data)
{
  Dial *self = data;

  g_clear_handle_id (&self->deadline, g_source_remove);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->connection);
  g_clear_object (&self->socket);
  g_clear_object (&self->stream);
  g_free (self->place);
  g_free (self->text);
  g_free (self);
}

static void
fail (GTask *task, GError *error)
{
  Dial *self = g_task_get_task_data (task);

  if (self->is_other)
    {
      g_error_free (error);
      error = g_error_new_literal (CANASTA_DIAL_ERROR, CANASTA_DIAL_ERROR_OTHER_HOST,
                                   _("Somebody else answers there than has sent the invitation."));
    }
  g_task_return_error (task, error);
  g_object_unref (task);
}

static void
fail_as_no_table (GTask *task)
{
  fail (task, g_error_new_literal (CANASTA_DIAL_ERROR, CANASTA_DIAL_ERROR_NO_TABLE,
                                   _("What answers there is no table of this version of the "
                                     "game.")));
}

/* The answer */

static void read_on (GTask *task);

static void
come_in (GTask *task)
{
  Dial *self = g_task_get_task_data (task);

  g_socket_set_timeout (self->socket, 0);
  g_task_return_pointer (task,
                         canasta_line_new (self->stream, self->socket,
                                           SOUP_WEBSOCKET_CONNECTION_CLIENT, &self->limits),
                         g_object_unref);
  g_object_unref (task);
}

static void
read_cb (GObject *input, GAsyncResult *result, gpointer data)
{
  GTask *task = data;
  Dial *self = g_task_get_task_data (task);
  GError *error = NULL;
  gssize n = g_input_stream_read_finish (G_INPUT_STREAM (input), result, &error);

  if (n <= 0)
    {
      if (error)
        fail (task, error);
      else
        fail_as_no_table (task);
      return;
    }
  self->n_read += (gsize) n;
  switch (canasta_request_read_answer (&self->request, self->head, self->n_read))
    {
    case CANASTA_REQUEST_HALF:
      read_on (task);
      break;
    case CANASTA_REQUEST_WHOLE:
      come_in (task);
      break;
    case CANASTA_REQUEST_WRONG:
    default:
      fail_as_no_table (task);
      break;
    }
}

/* A byte at a time: what comes behind the answer is the WebSocket's. */
static void
read_on (GTask *task)
{
  Dial *self = g_task_get_task_data (task);

  g_input_stream_read_async (g_io_stream_get_input_stream (G_IO_STREAM (self->stream)),
                             self->head + self->n_read, 1, G_PRIORITY_DEFAULT, self->cancellable,
                             read_cb, task);
}

static void
written_cb (GObject *output, GAsyncResult *result, gpointer data)
{
  GTask *task = data;
  GError *error = NULL;

  if (g_output_stream_write_all_finish (G_OUTPUT_STREAM (output), result, NULL, &error))
    read_on (task);
  else
    fail (task, error);
}

/* What a message may have with its frames, and the answer. */
static void
begin_request (GTask *task, GIOStream *tls)
{
  Dial *self = g_task_get_task_data (task);
  GError *error = NULL;

  self->stream = canasta_metered_stream_new (tls, CANASTA_LIMITS_QUOTA (&self->limits));
  if (!canasta_request_draw (&self->request, &error))
    {
      fail (task, error);
      return;
    }
  self->text = canasta_request_write (&self->request, self->place);
  g_output_stream_write_all_async (g_io_stream_get_output_stream (G_IO_STREAM (self->stream)),
                                   self->text, strlen (self->text), G_PRIORITY_DEFAULT,
                                   self->cancellable, written_cb, task);
}

/* The host */

/* Asked of every certificate where the invitation tells a pin, of those that no authority has
 * signed where it does not. */
static gboolean
accept_certificate_cb (GTlsConnection *tls, GTlsCertificate *certificate,
                       GTlsCertificateFlags errors, Dial *self)
{
  CanastaPin pin;

  if (self->invitation.has_pin && canasta_host_key_get_pin (certificate, &pin, NULL)
      && canasta_invitation_is_of_pin (&self->invitation, pin.bytes))
    return TRUE;
  self->is_other = TRUE;
  return FALSE;
}

static void
handshake_cb (GObject *tls, GAsyncResult *result, gpointer data)
{
  GTask *task = data;
  GError *error = NULL;

  g_signal_handlers_disconnect_by_data (tls, g_task_get_task_data (task));     /* it lives longer */
  if (g_tls_connection_handshake_finish (G_TLS_CONNECTION (tls), result, &error))
    begin_request (task, G_IO_STREAM (tls));
  else
    fail (task, error);
}

static GIOStream *
make_tls (Dial *self, GIOStream *base, GError **error)
{
  g_autoptr (GSocketConnectable) identity = NULL;

  if (self->invitation.has_pin)
    return canasta_host_key_ask (base, error);
  identity = g_network_address_parse (self->place, CANASTA_DIAL_PORT, NULL);
  return g_tls_client_connection_new (base, identity, error);
}

static void
begin_tls (GTask *task, GIOStream *connection)
{
  Dial *self = g_task_get_task_data (task);
  GError *error = NULL;
  g_autoptr (GIOStream) tls = make_tls (self, connection, &error);

  if (!tls)
    {
      fail (task, error);
      return;
    }
  g_signal_connect (tls, "accept-certificate", G_CALLBACK (accept_certificate_cb), self);
  g_tls_connection_handshake_async (G_TLS_CONNECTION (tls), G_PRIORITY_DEFAULT, self->cancellable,
                                    handshake_cb, task);
}

/* From here on it is the host who is heard, and no relay understands what is said. */
static void
asked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GTask *task = data;
  Dial *self = g_task_get_task_data (task);
  g_autoptr (GIOStream) connection = g_steal_pointer (&self->connection);
  GError *error = NULL;

  if (canasta_relay_ask_finish (result, &error))
    begin_tls (task, connection);
  else if (g_error_matches (error, CANASTA_RELAY_ERROR, CANASTA_RELAY_ERROR_NO_RELAY))
    {
      fail (task, g_error_new_literal (CANASTA_DIAL_ERROR, CANASTA_DIAL_ERROR_NO_TABLE,
                                       error->message));
      g_error_free (error);
    }
  else
    fail (task, error);
}

static void
ask_relay (GTask *task, GIOStream *connection)
{
  Dial *self = g_task_get_task_data (task);
  CanastaRelayWords words = { .role = CANASTA_RELAY_ROLE_GUEST };

  memcpy (words.name.bytes, self->invitation.pin, sizeof words.name.bytes);
  self->connection = g_object_ref (connection);
  canasta_relay_ask_async (connection, &words, self->cancellable, asked_cb, task);
}

static void
connected_cb (GObject *client, GAsyncResult *result, gpointer data)
{
  GTask *task = data;
  Dial *self = g_task_get_task_data (task);
  GError *error = NULL;
  g_autoptr (GSocketConnection) connection =
    g_socket_client_connect_to_host_finish (G_SOCKET_CLIENT (client), result, &error);
  g_autoptr (GSocketAddress) remote =
    connection ? g_socket_connection_get_remote_address (connection, &error) : NULL;

  /* Whoever is gone at once has no address, and glib-networking 2.74 complains of that. */
  if (!remote)
    {
      fail (task, error);
      return;
    }
  self->socket = g_object_ref (g_socket_connection_get_socket (connection));
  g_socket_set_option (self->socket, IPPROTO_TCP, TCP_NODELAY, TRUE, NULL);
  (self->invitation.is_relayed ? ask_relay : begin_tls) (task, G_IO_STREAM (connection));
}

static gboolean
deadline_cb (gpointer data)
{
  Dial *self = data;

  self->deadline = 0;
  g_cancellable_cancel (self->cancellable);
  return G_SOURCE_REMOVE;
}

/**
 * canasta_dial_async:
 * @place: one of the places of the invitation
 * @invitation: the invitation
 * @limits: what the host may do; all is to be done within the time for a handshake
 * @cancellable: ends the attempt, and is cancelled when that time is over
 * @callback: called when there is a line, or none
 * @data: handed over to it
 */
void
canasta_dial_async (const char *place, const CanastaInvitation *invitation,
                    const CanastaLimits *limits, GCancellable *cancellable,
                    GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  GTask *task = g_task_new (NULL, NULL, callback, data);
  Dial *self = g_new0 (Dial, 1);

  self->place = g_strdup (place);
  self->invitation = *invitation;
  self->invitation.places = NULL;
  self->limits = *limits;
  self->cancellable = g_object_ref (cancellable);
  self->deadline = g_timeout_add (limits->handshake, deadline_cb, self);
  g_task_set_task_data (task, self, free_dial);
  g_socket_client_set_enable_proxy (client, !invitation->has_pin);
  g_socket_client_set_timeout (client, limits->handshake / 1000 + 1);
  g_socket_client_connect_to_host_async (client, place, CANASTA_DIAL_PORT, cancellable, connected_cb,
                                         task);
}

/**
 * canasta_dial_finish:
 * @result: what the callback was given
 * @error: return location for an error: of #CanastaDialError, or of the network
 *
 * Returns: (transfer full) (nullable): the line to the host
 */
CanastaLine *
canasta_dial_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
