/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/line.h"

#include <string.h>

#include "network/message.h"
#include "network/request.h"

struct _CanastaLine
{
  GObject parent_instance;

  SoupWebsocketConnection *connection;
  CanastaMeteredStream *stream;
  GSocket *socket;
  CanastaLimits limits;
  guint watch;
  guint came;                   /* messages since the last second */
  gint64 second;                /* when that began */
  gint64 heard;                 /* when anything came last */
  gsize sent;                   /* bytes, with what was written before the first */
  CanastaEnding ending;
  gboolean has_ended;
};

G_DEFINE_FINAL_TYPE (CanastaLine, canasta_line, G_TYPE_OBJECT)

enum
{
  SAID,
  ENDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
canasta_line_dispose (GObject *object)
{
  CanastaLine *self = CANASTA_LINE (object);

  g_clear_handle_id (&self->watch, g_source_remove);
  if (self->connection)
    g_signal_handlers_disconnect_by_data (self->connection, self);
  if (self->socket && !self->has_ended)
    g_socket_shutdown (self->socket, TRUE, TRUE, NULL);
  g_clear_object (&self->connection);
  g_clear_object (&self->stream);
  g_clear_object (&self->socket);
  G_OBJECT_CLASS (canasta_line_parent_class)->dispose (object);
}

static void
canasta_line_class_init (CanastaLineClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_line_dispose;

  signals[SAID] = g_signal_new ("said", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_ULONG);
  signals[ENDED] = g_signal_new ("ended", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
canasta_line_init (CanastaLine *self)
{
}

/* Whoever listens may let go of the line. */
static void
end (CanastaLine *self)
{
  g_autoptr (CanastaLine) kept = g_object_ref (self);

  if (self->has_ended)
    return;
  self->has_ended = TRUE;
  g_clear_handle_id (&self->watch, g_source_remove);
  if (self->ending == CANASTA_ENDING_CLOSED
      && soup_websocket_connection_get_close_code (self->connection) == 0)
    self->ending = CANASTA_ENDING_GONE;
  g_signal_emit (self, signals[ENDED], 0, self->ending);
}

/**
 * canasta_line_cut:
 * @self: a line
 * @ending: why
 *
 * Ends it at the socket, without waiting for whoever is there.
 */
void
canasta_line_cut (CanastaLine *self, CanastaEnding ending)
{
  g_return_if_fail (CANASTA_IS_LINE (self));

  if (self->has_ended || self->ending != CANASTA_ENDING_CLOSED)
    return;
  self->ending = ending;
  g_socket_shutdown (self->socket, TRUE, TRUE, NULL);
}

static void
hear (CanastaLine *self)
{
  self->heard = g_get_monotonic_time ();
  canasta_metered_stream_renew (self->stream);
}

static gboolean
is_too_fast (CanastaLine *self)
{
  gint64 now = g_get_monotonic_time ();

  if (now - self->second >= G_USEC_PER_SEC)
    {
      self->second = now;
      self->came = 0;
    }
  return ++self->came > self->limits.rate;
}

static void
message_cb (CanastaLine *self, SoupWebsocketDataType type, GBytes *bytes)
{
  g_autoptr (CanastaLine) kept = g_object_ref (self);
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);

  /* After a close messages still come. */
  if (self->has_ended || self->ending != CANASTA_ENDING_CLOSED
      || soup_websocket_connection_get_state (self->connection) != SOUP_WEBSOCKET_STATE_OPEN)
    return;
  if (type != SOUP_WEBSOCKET_DATA_TEXT || (size > 0 && memchr (text, '\0', size)))
    canasta_line_cut (self, CANASTA_ENDING_MALFORMED);
  else if (is_too_fast (self))
    canasta_line_cut (self, CANASTA_ENDING_TOO_FAST);
  else
    {
      g_autofree char *ended = g_strndup (text ? text : "", size);

      hear (self);
      g_signal_emit (self, signals[SAID], 0, ended, (gulong) size);
    }
}

static void
pong_cb (CanastaLine *self)
{
  hear (self);
}

static CanastaEnding
find_fault (CanastaLine *self, const GError *error)
{
  if (canasta_metered_stream_is_used_up (self->stream)
      || g_error_matches (error, SOUP_WEBSOCKET_ERROR, SOUP_WEBSOCKET_CLOSE_TOO_BIG))
    return CANASTA_ENDING_TOO_LARGE;
  return error->domain == SOUP_WEBSOCKET_ERROR ? CANASTA_ENDING_MALFORMED : CANASTA_ENDING_GONE;
}

/* Who breaks the protocol is not waited for. */
static void
error_cb (CanastaLine *self, GError *error)
{
  canasta_line_cut (self, find_fault (self, error));
}

static void
closed_cb (CanastaLine *self)
{
  end (self);
}

static gboolean
watch_cb (gpointer data)
{
  CanastaLine *self = data;

  if (g_get_monotonic_time () - self->heard < (gint64) self->limits.silence * 1000)
    return G_SOURCE_CONTINUE;
  self->watch = 0;
  canasta_line_cut (self, CANASTA_ENDING_SILENT);
  return G_SOURCE_REMOVE;
}

/**
 * canasta_line_new:
 * @stream: what the WebSocket goes over, after the request was answered
 * @socket: below it
 * @type: on which side this is
 * @limits: what the other side may do
 *
 * Returns: (transfer full): the line
 */
CanastaLine *
canasta_line_new (CanastaMeteredStream *stream, GSocket *socket, SoupWebsocketConnectionType type,
                  const CanastaLimits *limits)
{
  CanastaLine *self = g_object_new (CANASTA_TYPE_LINE, NULL);
  g_autoptr (GUri) uri = g_uri_parse ("wss://canasta.invalid" CANASTA_REQUEST_PATH,
                                      SOUP_HTTP_URI_FLAGS, NULL);

  self->stream = g_object_ref (stream);
  self->socket = g_object_ref (socket);
  self->limits = *limits;
  self->heard = self->second = g_get_monotonic_time ();
  self->sent = canasta_metered_stream_get_written (stream);
  canasta_metered_stream_renew (stream);
  self->connection = soup_websocket_connection_new (G_IO_STREAM (stream), uri, type, NULL,
                                                    CANASTA_PROTOCOL, NULL);
  soup_websocket_connection_set_max_incoming_payload_size (self->connection, limits->size);
  soup_websocket_connection_set_keepalive_interval (self->connection,
                                                    MAX (limits->silence / 3000, 1));
  g_signal_connect_swapped (self->connection, "message", G_CALLBACK (message_cb), self);
  g_signal_connect_swapped (self->connection, "pong", G_CALLBACK (pong_cb), self);
  g_signal_connect_swapped (self->connection, "error", G_CALLBACK (error_cb), self);
  g_signal_connect_swapped (self->connection, "closed", G_CALLBACK (closed_cb), self);
  self->watch = g_timeout_add (CLAMP (limits->silence / 8, 50, 1000), watch_cb, self);
  return self;
}

/**
 * canasta_line_send:
 * @self: a line
 * @text: what is to be said
 *
 * Sends a text; nothing once it is being closed.
 */
void
canasta_line_send (CanastaLine *self, const char *text)
{
  g_return_if_fail (CANASTA_IS_LINE (self));

  if (self->has_ended || self->ending != CANASTA_ENDING_CLOSED
      || soup_websocket_connection_get_state (self->connection) != SOUP_WEBSOCKET_STATE_OPEN)
    return;
  soup_websocket_connection_send_text (self->connection, text);
  self->sent += strlen (text);
  if (self->sent > canasta_metered_stream_get_written (self->stream) + self->limits.unread)
    canasta_line_cut (self, CANASTA_ENDING_UNREAD);
}

/**
 * canasta_line_close:
 * @self: a line
 *
 * Closes it once what was sent is written, and the other side has answered, or has not for a
 * few seconds.
 */
void
canasta_line_close (CanastaLine *self)
{
  g_return_if_fail (CANASTA_IS_LINE (self));

  if (!self->has_ended
      && soup_websocket_connection_get_state (self->connection) == SOUP_WEBSOCKET_STATE_OPEN)
    soup_websocket_connection_close (self->connection, SOUP_WEBSOCKET_CLOSE_NORMAL, NULL);
}
