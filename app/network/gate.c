/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/gate.h"

#include <string.h>

#include "network/caller.h"
#include "network/host-key.h"
#include "network/listener.h"
#include "network/request.h"
#include "network/visitors.h"

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

/* Somebody who has not come in yet. Whatever is waited for has the caller, and the caller the gate. */
typedef struct
{
  CanastaCaller base;
  CanastaGate *gate;
  gboolean is_admitted;         /* and counted until they leave */
  CanastaMeteredStream *stream;
  gsize n_read;
  char head[CANASTA_REQUEST_SIZE + 1];
} Caller;

static void
caller_free (Caller *self)
{
  canasta_caller_clear (&self->base);
  g_clear_object (&self->stream);
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

  if (self->base.ending != CANASTA_ENDING_CLOSED)
    ending = self->base.ending;
  g_socket_close (self->base.socket, NULL);
  g_ptr_array_remove_fast (gate->callers, self);
  if (self->is_admitted)
    canasta_visitors_leave (gate->visitors, self->base.address);
  tell_left (gate, self->base.address, ending);
  caller_free (self);
}

static void
come_in (Caller *self)
{
  g_autoptr (CanastaGate) gate = g_object_ref (self->gate);
  g_autofree char *address = g_strdup (self->base.address);
  Origin *origin = g_new (Origin, 1);
  g_autoptr (CanastaLine) line = canasta_line_new (self->stream, self->base.socket,
                                                   SOUP_WEBSOCKET_CONNECTION_SERVER,
                                                   &gate->limits);

  *origin = (Origin){ g_object_ref (gate), g_strdup (address) };
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
      g_free (self->base.address);
      self->base.address = address;
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

  if (n <= 0 || self->base.ending != CANASTA_ENDING_CLOSED)
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
  self->stream = canasta_metered_stream_new (base, CANASTA_LIMITS_QUOTA (&self->gate->limits));
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

static void
begin_tls (Caller *self, GIOStream *base)
{
  g_autoptr (GIOStream) tls = canasta_host_key_serve (self->gate->key, base, NULL);

  if (tls)
    g_tls_connection_handshake_async (G_TLS_CONNECTION (tls), G_PRIORITY_DEFAULT, NULL, handshake_cb,
                                      self);
  else
    caller_end (self, CANASTA_ENDING_NO_TLS);
}

static void
begin_caller (CanastaGate *self, GSocketConnection *connection, const char *address)
{
  Caller *caller = g_new0 (Caller, 1);

  canasta_caller_begin (&caller->base, connection, address, &self->limits);
  caller->gate = g_object_ref (self);
  caller->is_admitted = !self->trusts_proxy;
  g_ptr_array_add (self->callers, caller);
  if (self->key)
    begin_tls (caller, G_IO_STREAM (connection));
  else
    begin_reading (caller, G_IO_STREAM (connection));
}

static void
take (CanastaGate *self, GSocketConnection *connection, const char *address)
{
  if (self->trusts_proxy ? canasta_gate_count (self) < self->limits.in_all : admit (self, address))
    {
      begin_caller (self, connection, address);
      return;
    }
  g_io_stream_close (G_IO_STREAM (connection), NULL, NULL);
  tell_left (self, address, CANASTA_ENDING_TOO_MANY);
}

static gboolean
incoming_cb (CanastaGate *self, GSocketConnection *connection)
{
  g_autoptr (GSocketAddress) remote = g_socket_connection_get_remote_address (connection, NULL);
  g_autofree char *address = canasta_visitors_dup_address (remote);

  take (self, connection, address);
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
begin_service (CanastaGate *self)
{
  if (self->service)
    g_signal_connect_swapped (self->service, "incoming", G_CALLBACK (incoming_cb), self);
  return self->service != NULL;
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

  self->service = canasta_listener_open (port, self->key != NULL, &self->port, error);
  return begin_service (self);
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

  self->service = canasta_listener_open_at (socket, self->key != NULL, &self->port, error);
  return begin_service (self);
}

/**
 * canasta_gate_take:
 * @self: a gate with a key, that is open
 * @connection: one that this computer has opened to who passes somebody on
 * @address: from where they come, as we are told
 *
 * They come in as by the port, and are counted by that address: apart from who comes by the port from
 * there, since whoever passes people on may tell any.
 */
void
canasta_gate_take (CanastaGate *self, GSocketConnection *connection, const char *address)
{
  g_autofree char *origin = g_strconcat ("relay/", address, NULL);

  g_return_if_fail (self->key && !self->trusts_proxy);

  if (self->service)
    take (self, connection, origin);
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
  canasta_listener_close (self->service);
  g_clear_object (&self->service);
  for (guint i = 0; i < self->callers->len; i++)
    canasta_caller_cut (&((Caller *) g_ptr_array_index (self->callers, i))->base,
                        CANASTA_ENDING_STOPPED);
  for (guint i = 0; i < self->lines->len; i++)
    canasta_line_cut (g_ptr_array_index (self->lines, i), CANASTA_ENDING_STOPPED);
}
