/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/gate.h"

#include <glib/gi18n-lib.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>

#include "network/request.h"
#include "network/visitors.h"

#define BACKLOG 128

struct _CanastaGate
{
  GObject parent_instance;

  GTlsCertificate *key;         /* NULL without TLS: on this computer alone */
  gboolean trusts_proxy;        /* which tells from where people come */
  CanastaLimits limits;
  CanastaVisitors *visitors;
  GSocketService *service;
  guint16 port;
  GPtrArray *callers;           /* of Caller: who has not come in yet */
  GPtrArray *lines;             /* of CanastaLine: who has */
};

G_DEFINE_FINAL_TYPE (CanastaGate, canasta_gate, G_TYPE_OBJECT)

enum
{
  CAME,
  LEFT,
  BLAMED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Somebody who has not come in yet. Whatever is waited for has the caller, and the caller
 * the gate; to shut the socket down ends all waiting. */
typedef struct
{
  CanastaGate *gate;
  char *address;
  gboolean is_admitted;         /* and counted until they leave */
  GSocket *socket;
  CanastaMeteredStream *stream;
  CanastaEnding ending;         /* why it was shut down, or CLOSED where it was not */
  guint deadline;
  gsize n_read;
  char head[CANASTA_REQUEST_SIZE + 1];
} Caller;

static void
caller_free (Caller *self)
{
  g_clear_handle_id (&self->deadline, g_source_remove);
  g_clear_object (&self->stream);
  g_clear_object (&self->socket);
  g_free (self->address);
  g_object_unref (self->gate);
  g_free (self);
}

static void
canasta_gate_dispose (GObject *object)
{
  canasta_gate_close (CANASTA_GATE (object));
  G_OBJECT_CLASS (canasta_gate_parent_class)->dispose (object);
}

static void
canasta_gate_finalize (GObject *object)
{
  CanastaGate *self = CANASTA_GATE (object);

  g_clear_object (&self->key);
  g_clear_pointer (&self->visitors, canasta_visitors_free);
  g_clear_pointer (&self->callers, g_ptr_array_unref);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
  G_OBJECT_CLASS (canasta_gate_parent_class)->finalize (object);
}

static void
canasta_gate_class_init (CanastaGateClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_gate_dispose;
  G_OBJECT_CLASS (class)->finalize = canasta_gate_finalize;

  signals[CAME] = g_signal_new ("came", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 2, CANASTA_TYPE_LINE, G_TYPE_STRING);
  signals[LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_INT);
  signals[BLAMED] = g_signal_new ("blamed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
canasta_gate_init (CanastaGate *self)
{
  self->callers = g_ptr_array_new ();
  self->lines = g_ptr_array_new_with_free_func (g_object_unref);
}

static void
tell_left (CanastaGate *self, const char *address, CanastaEnding ending)
{
  g_signal_emit (self, signals[LEFT], 0, address, ending);
}

/* Who came in */

/* From where a line comes. */
typedef struct
{
  CanastaGate *gate;
  char *address;
} Origin;

static void
origin_free (gpointer data, GClosure *closure)
{
  Origin *self = data;

  g_object_unref (self->gate);
  g_free (self->address);
  g_free (self);
}

static void
line_ended_cb (CanastaLine *line, CanastaEnding ending, Origin *origin)
{
  g_autoptr (CanastaGate) gate = g_object_ref (origin->gate);

  canasta_visitors_leave (gate->visitors, origin->address);
  tell_left (gate, origin->address, ending);
  g_ptr_array_remove (gate->lines, line);
}

/* Callers */

/* Nothing waits for the caller any more. */
static void
caller_end (Caller *self, CanastaEnding ending)
{
  g_autoptr (CanastaGate) gate = g_object_ref (self->gate);

  if (self->ending != CANASTA_ENDING_CLOSED)
    ending = self->ending;
  g_socket_close (self->socket, NULL);
  g_ptr_array_remove_fast (gate->callers, self);
  if (self->is_admitted)
    canasta_visitors_leave (gate->visitors, self->address);
  tell_left (gate, self->address, ending);
  caller_free (self);
}

static void
caller_cut (Caller *self, CanastaEnding ending)
{
  if (self->ending == CANASTA_ENDING_CLOSED)
    self->ending = ending;
  g_socket_shutdown (self->socket, TRUE, TRUE, NULL);
}

static gboolean
deadline_cb (gpointer data)
{
  Caller *self = data;

  self->deadline = 0;
  caller_cut (self, CANASTA_ENDING_SLOW);
  return G_SOURCE_REMOVE;
}

static void
come_in (Caller *self)
{
  g_autoptr (CanastaGate) gate = g_object_ref (self->gate);
  g_autofree char *address = g_strdup (self->address);
  Origin *origin = g_new (Origin, 1);
  g_autoptr (CanastaLine) line = canasta_line_new (self->stream, self->socket,
                                                   SOUP_WEBSOCKET_CONNECTION_SERVER,
                                                   &gate->limits);

  *origin = (Origin){ g_object_ref (gate), g_strdup (self->address) };
  g_signal_connect_data (line, "ended", G_CALLBACK (line_ended_cb), origin, origin_free, 0);
  g_ptr_array_add (gate->lines, g_object_ref (line));
  g_ptr_array_remove_fast (gate->callers, self);
  caller_free (self);
  g_signal_emit (gate, signals[CAME], 0, line, address);
}

/* The answer is short, and nothing was sent before: it is written at once, or whoever is
 * there does not listen. */
static gboolean
answer (Caller *self, const CanastaRequest *request)
{
  g_autofree char *text = canasta_request_write_answer (request);
  GOutputStream *out = g_io_stream_get_output_stream (G_IO_STREAM (self->stream));

  return g_pollable_output_stream_write_nonblocking (G_POLLABLE_OUTPUT_STREAM (out), text,
                                                     strlen (text), NULL, NULL)
         == (gssize) strlen (text);
}

static gboolean
admit (CanastaGate *self, const char *address)
{
  return canasta_visitors_admit (self->visitors, address, g_get_monotonic_time () / 1000);
}

/* Somebody has asked as they should. Where a proxy tells from where they come, that is known only
 * now. */
static void
take_request (Caller *self, const CanastaRequest *request)
{
  char *address = self->is_admitted ? NULL : canasta_visitors_read_address (request->from);

  if (!self->is_admitted && !address)
    {
      caller_end (self, CANASTA_ENDING_NOT_A_REQUEST);
      return;
    }
  if (address)
    {
      g_free (self->address);
      self->address = address;
      self->is_admitted = admit (self->gate, address);
    }
  if (!self->is_admitted)
    caller_end (self, CANASTA_ENDING_TOO_MANY);
  else if (answer (self, request))
    come_in (self);
  else
    caller_end (self, CANASTA_ENDING_UNREAD);
}

static void read_on (Caller *self);

static void
read_cb (GObject *input, GAsyncResult *result, gpointer data)
{
  Caller *self = data;
  gssize n = g_input_stream_read_finish (G_INPUT_STREAM (input), result, NULL);
  CanastaRequest request;

  if (n <= 0 || self->ending != CANASTA_ENDING_CLOSED)
    {
      caller_end (self, CANASTA_ENDING_GONE);
      return;
    }
  self->n_read += (gsize) n;
  switch (canasta_request_read (&request, self->head, self->n_read))
    {
    case CANASTA_REQUEST_HALF:
      read_on (self);
      break;
    case CANASTA_REQUEST_WHOLE:
      take_request (self, &request);
      break;
    case CANASTA_REQUEST_WRONG:
    default:
      caller_end (self, CANASTA_ENDING_NOT_A_REQUEST);
      break;
    }
}

static void
read_on (Caller *self)
{
  g_input_stream_read_async (g_io_stream_get_input_stream (G_IO_STREAM (self->stream)),
                             self->head + self->n_read, CANASTA_REQUEST_SIZE - self->n_read,
                             G_PRIORITY_DEFAULT, NULL, read_cb, self);
}

/* What a message may have with its frames, and a request; an empty one never fills it. */
static void
begin_reading (Caller *self, GIOStream *base)
{
  self->stream = canasta_metered_stream_new (base, 4 * self->gate->limits.size
                                                     + 2 * CANASTA_REQUEST_SIZE);
  read_on (self);
}

static void
handshake_cb (GObject *tls, GAsyncResult *result, gpointer data)
{
  Caller *self = data;

  if (g_tls_connection_handshake_finish (G_TLS_CONNECTION (tls), result, NULL))
    begin_reading (self, G_IO_STREAM (tls));
  else
    caller_end (self, CANASTA_ENDING_NO_TLS);
}

/* Without a database: each connection would read all the authorities of the system, which
 * nobody here asks. */
static void
begin_tls (Caller *self, GIOStream *base)
{
  GTlsBackend *backend = g_tls_backend_get_default ();
  g_autoptr (GTlsConnection) tls =
    g_initable_new (g_tls_backend_get_server_connection_type (backend), NULL, NULL,
                    "base-io-stream", base, "certificate", self->gate->key, "database", NULL,
                    NULL);

  if (tls)
    g_tls_connection_handshake_async (tls, G_PRIORITY_DEFAULT, NULL, handshake_cb, self);
  else
    caller_end (self, CANASTA_ENDING_NO_TLS);
}

static void
begin_caller (CanastaGate *self, GSocketConnection *connection, const char *address)
{
  Caller *caller = g_new0 (Caller, 1);

  caller->gate = g_object_ref (self);
  caller->address = g_strdup (address);
  caller->is_admitted = !self->trusts_proxy;
  caller->socket = g_object_ref (g_socket_connection_get_socket (connection));
  caller->deadline = g_timeout_add (self->limits.handshake, deadline_cb, caller);
  g_ptr_array_add (self->callers, caller);
  g_socket_set_option (caller->socket, IPPROTO_TCP, TCP_NODELAY, TRUE, NULL);
  g_socket_set_option (caller->socket, IPPROTO_TCP, TCP_USER_TIMEOUT, (int) self->limits.silence,
                       NULL);
  if (self->key)
    begin_tls (caller, G_IO_STREAM (connection));
  else
    begin_reading (caller, G_IO_STREAM (connection));
}

static gboolean
incoming_cb (CanastaGate *self, GSocketConnection *connection)
{
  g_autoptr (GSocketAddress) remote = g_socket_connection_get_remote_address (connection, NULL);
  g_autofree char *address = canasta_visitors_dup_address (remote);

  if (self->trusts_proxy ? canasta_gate_count (self) < self->limits.in_all : admit (self, address))
    {
      begin_caller (self, connection, address);
      return TRUE;
    }
  g_io_stream_close (G_IO_STREAM (connection), NULL, NULL);
  tell_left (self, address, CANASTA_ENDING_TOO_MANY);
  return TRUE;
}

/* The gate */

/**
 * canasta_gate_new:
 * @key: (nullable): the key of this computer's tables; %NULL for no TLS, which is for who
 *   stands behind a proxy or tests: then it listens to this computer alone
 * @limits: what whoever comes may take
 *
 * Makes a gate that is not open yet. Once it is, it lives until it is closed and whoever
 * was connected has been cut off.
 *
 * Returns: (transfer full): the gate
 */
CanastaGate *
canasta_gate_new (GTlsCertificate *key, const CanastaLimits *limits)
{
  CanastaGate *self = g_object_new (CANASTA_TYPE_GATE, NULL);

  self->key = key ? g_object_ref (key) : NULL;
  self->limits = *limits;
  self->visitors = canasta_visitors_new (limits);
  return self;
}

/**
 * canasta_gate_trust_proxy:
 * @self: a gate without a key, that is not open
 *
 * Whoever comes does so by a proxy on this computer, which tells from where: they are counted by that,
 * and nobody comes without it.
 */
void
canasta_gate_trust_proxy (CanastaGate *self)
{
  g_return_if_fail (!self->key && !self->service);

  self->trusts_proxy = TRUE;
}

/**
 * canasta_gate_blame:
 * @self: a gate
 * @address: where somebody came in, as “came” has told
 *
 * They had nothing that opens a door: after three times nobody comes in from there for a minute.
 */
void
canasta_gate_blame (CanastaGate *self, const char *address)
{
  canasta_visitors_blame (self->visitors, address, g_get_monotonic_time () / 1000);
  g_signal_emit (self, signals[BLAMED], 0, address);
}

static gboolean
listen_here (CanastaGate *self, guint16 port, guint16 *got, GError **error)
{
  g_autoptr (GInetAddress) loopback = g_inet_address_new_loopback (G_SOCKET_FAMILY_IPV4);
  g_autoptr (GSocketAddress) wanted = g_inet_socket_address_new (loopback, port);
  g_autoptr (GSocketAddress) address = NULL;

  if (!g_socket_listener_add_address (G_SOCKET_LISTENER (self->service), wanted,
                                      G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, NULL, &address,
                                      error))
    return FALSE;
  *got = g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (address));
  return TRUE;
}

/* Everywhere, by both families where the system has them. */
static gboolean
listen_everywhere (CanastaGate *self, guint16 port, guint16 *got, GError **error)
{
  GSocketListener *listener = G_SOCKET_LISTENER (self->service);

  *got = port != 0 ? port : g_socket_listener_add_any_inet_port (listener, NULL, error);
  return port != 0 ? g_socket_listener_add_inet_port (listener, port, NULL, error) : *got != 0;
}

static void
begin_service (CanastaGate *self)
{
  self->service = g_socket_service_new ();
  g_socket_listener_set_backlog (G_SOCKET_LISTENER (self->service), BACKLOG);
}

static gboolean
finish_service (CanastaGate *self, gboolean is_open)
{
  if (is_open)
    g_signal_connect_swapped (self->service, "incoming", G_CALLBACK (incoming_cb), self);
  else
    g_clear_object (&self->service);
  return is_open;
}

/**
 * canasta_gate_open:
 * @self: a gate that is not open
 * @port: where to listen, 0 for any free port
 * @error: return location for an error
 *
 * Returns: whether it listens
 */
gboolean
canasta_gate_open (CanastaGate *self, guint16 port, GError **error)
{
  g_return_val_if_fail (CANASTA_IS_GATE (self), FALSE);
  g_return_val_if_fail (!self->service, FALSE);

  begin_service (self);
  return finish_service (self, (self->key ? listen_everywhere
                                          : listen_here) (self, port, &self->port, error));
}

/* Without TLS nobody is to come from elsewhere. */
static gboolean
may_listen (CanastaGate *self, GSocketAddress *address)
{
  return self->key || g_inet_address_get_is_loopback (
                        g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (address)));
}

static gboolean
listen_at (CanastaGate *self, GSocket *socket, GError **error)
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
  if (!may_listen (self, address))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                           _("Behind a proxy the socket listens at 127.0.0.1 alone."));
      return FALSE;
    }
  self->port = g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (address));
  return g_socket_listener_add_socket (G_SOCKET_LISTENER (self->service), socket, NULL, error);
}

/**
 * canasta_gate_open_at:
 * @self: a gate that is not open
 * @socket: a socket that listens already
 * @error: return location for an error
 *
 * Returns: whether people come in by it
 */
gboolean
canasta_gate_open_at (CanastaGate *self, GSocket *socket, GError **error)
{
  g_return_val_if_fail (CANASTA_IS_GATE (self), FALSE);
  g_return_val_if_fail (!self->service, FALSE);

  begin_service (self);
  return finish_service (self, listen_at (self, socket, error));
}

/**
 * canasta_gate_get_port:
 * @self: a gate
 *
 * Returns: where it listens; 0 where it does not
 */
guint16
canasta_gate_get_port (CanastaGate *self)
{
  g_return_val_if_fail (CANASTA_IS_GATE (self), 0);

  return self->service ? self->port : 0;
}

/**
 * canasta_gate_count:
 * @self: a gate
 *
 * Returns: how many connections there are, those among them that have not come in yet
 */
guint
canasta_gate_count (CanastaGate *self)
{
  g_return_val_if_fail (CANASTA_IS_GATE (self), 0);

  return canasta_visitors_count (self->visitors);
}

/**
 * canasta_gate_close:
 * @self: a gate
 *
 * Listens no more, and cuts off whoever is connected; what must be said is to be said
 * before.
 */
void
canasta_gate_close (CanastaGate *self)
{
  g_return_if_fail (CANASTA_IS_GATE (self));

  if (!self->service)
    return;
  g_signal_handlers_disconnect_by_data (self->service, self);
  g_socket_service_stop (self->service);
  g_socket_listener_close (G_SOCKET_LISTENER (self->service));
  g_clear_object (&self->service);
  for (guint i = 0; i < self->callers->len; i++)
    caller_cut (g_ptr_array_index (self->callers, i), CANASTA_ENDING_STOPPED);
  for (guint i = 0; i < self->lines->len; i++)
    canasta_line_cut (g_ptr_array_index (self->lines, i), CANASTA_ENDING_STOPPED);
}
