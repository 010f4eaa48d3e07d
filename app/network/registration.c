/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/registration.h"

#include <glib/gi18n-lib.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>

#include "network/host-key.h"
#include "network/invitation.h"
#include "network/relay-ask.h"
#include "network/request.h"

/* How soon it is tried again, in milliseconds, and at the latest. */
#define PAUSE 500
#define LONGEST_PAUSE 8000

/* The most guests who are being fetched: a relay that tells of more means no good. */
#define MOST_FETCHED 64

struct _CanastaRegistration
{
  GObject parent_instance;

  CanastaGate *gate;
  GTlsCertificate *key;
  GSocketConnectable *relay;
  CanastaRelayName name;
  GCancellable *cancellable;
  CanastaLine *line;
  guint pause;                  /* until the next attempt */
  guint waiting;
  guint n_fetched;
  gboolean is_registered;
  char *fault;                  /* why it is not, or NULL */
};

G_DEFINE_FINAL_TYPE (CanastaRegistration, canasta_registration, G_TYPE_OBJECT)

/* A connection to the relay: to be registered, or for a guest. Whatever is waited for has the attempt;
 * the registration is there unless that was cancelled. */
typedef struct
{
  CanastaRegistration *registration;
  GCancellable *cancellable;
  CanastaRelayWords words;
  char *address;                /* of the guest, or NULL */
  GSocketConnection *connection;
} Attempt;

static void begin (CanastaRegistration *self, const CanastaRelayWords *words, const char *address);

static void
canasta_registration_dispose (GObject *object)
{
  CanastaRegistration *self = CANASTA_REGISTRATION (object);

  g_clear_handle_id (&self->waiting, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  if (self->line)
    g_signal_handlers_disconnect_by_data (self->line, self);
  g_clear_object (&self->line);
  g_clear_object (&self->gate);
  g_clear_object (&self->key);
  g_clear_object (&self->relay);
  G_OBJECT_CLASS (canasta_registration_parent_class)->dispose (object);
}

static void
canasta_registration_finalize (GObject *object)
{
  CanastaRegistration *self = CANASTA_REGISTRATION (object);

  g_clear_object (&self->cancellable);
  g_free (self->fault);
  G_OBJECT_CLASS (canasta_registration_parent_class)->finalize (object);
}

static void
canasta_registration_class_init (CanastaRegistrationClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_registration_dispose;
  G_OBJECT_CLASS (class)->finalize = canasta_registration_finalize;

  g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
canasta_registration_init (CanastaRegistration *self)
{
  self->cancellable = g_cancellable_new ();
  self->pause = PAUSE;
}

/* How it stands */

static void
stand (CanastaRegistration *self, gboolean is_registered, const char *fault)
{
  if (self->is_registered == is_registered && g_strcmp0 (self->fault, fault) == 0)
    return;
  self->is_registered = is_registered;
  g_free (self->fault);
  self->fault = g_strdup (fault);
  g_signal_emit_by_name (self, "changed");
}

static gboolean
again_cb (gpointer data)
{
  CanastaRegistration *self = data;
  const CanastaRelayWords words = { CANASTA_RELAY_ROLE_TABLE, self->name };

  self->waiting = 0;
  begin (self, &words, NULL);
  return G_SOURCE_REMOVE;
}

static void
try_again (CanastaRegistration *self, const char *fault)
{
  self->waiting = g_timeout_add (self->pause, again_cb, self);
  self->pause = MIN (2 * self->pause, LONGEST_PAUSE);
  stand (self, FALSE, fault);
}

/* Attempts */

static gboolean
is_wanted (Attempt *self)
{
  return !g_cancellable_is_cancelled (self->cancellable);
}

static void
attempt_free (Attempt *self)
{
  if (self->address && is_wanted (self))
    self->registration->n_fetched--;
  g_clear_object (&self->connection);
  g_clear_object (&self->cancellable);
  g_free (self->address);
  g_free (self);
}

/* A guest who cannot be fetched tries again. */
static void
attempt_fail (Attempt *self, GError *error)
{
  if (!self->address && is_wanted (self))
    try_again (self->registration, error->message);
  attempt_free (self);
  g_error_free (error);
}

/* The line to the relay */

static void
said_cb (CanastaLine *line, const char *text, gulong size, CanastaRegistration *self)
{
  CanastaRelayWords words = { .role = CANASTA_RELAY_ROLE_FETCH };
  g_autofree char *address = NULL;

  if (g_str_equal (text, CANASTA_RELAY_REGISTERED))
    {
      self->pause = PAUSE;
      stand (self, TRUE, NULL);
    }
  else if (!canasta_relay_call_read (text, &words.name, &address))
    canasta_line_cut (line, CANASTA_ENDING_MALFORMED);
  else if (self->n_fetched < MOST_FETCHED)
    begin (self, &words, address);
}

static void
line_ended_cb (CanastaLine *line, CanastaEnding ending, CanastaRegistration *self)
{
  g_signal_handlers_disconnect_by_data (line, self);
  g_clear_object (&self->line);
  try_again (self, _("The line to the relay is lost."));
}

/* Who is silent as long as no guest would be is gone. */
static void
begin_line (CanastaRegistration *self, GIOStream *tls, GSocket *socket)
{
  CanastaLimits limits = CANASTA_LIMITS_OF_HOST;
  g_autoptr (CanastaMeteredStream) stream =
    canasta_metered_stream_new (tls, CANASTA_LIMITS_QUOTA (&limits));

  limits.silence = CANASTA_LIMITS_OF_GUEST.silence;
  g_socket_set_timeout (socket, 0);
  self->line = canasta_line_new (stream, socket, SOUP_WEBSOCKET_CONNECTION_SERVER, &limits);
  g_signal_connect (self->line, "said", G_CALLBACK (said_cb), self);
  g_signal_connect (self->line, "ended", G_CALLBACK (line_ended_cb), self);
  canasta_line_send (self->line, CANASTA_RELAY_REGISTER);
}

static void
handshake_cb (GObject *tls, GAsyncResult *result, gpointer data)
{
  Attempt *attempt = data;
  GError *error = NULL;

  if (!g_tls_connection_handshake_finish (G_TLS_CONNECTION (tls), result, &error))
    {
      attempt_fail (attempt, error);
      return;
    }
  if (is_wanted (attempt))
    begin_line (attempt->registration, G_IO_STREAM (tls),
                g_socket_connection_get_socket (attempt->connection));
  attempt_free (attempt);
}

static void
begin_tls (Attempt *attempt)
{
  GError *error = NULL;
  g_autoptr (GIOStream) tls = canasta_host_key_serve (attempt->registration->key,
                                                      G_IO_STREAM (attempt->connection), &error);

  if (tls)
    g_tls_connection_handshake_async (G_TLS_CONNECTION (tls), G_PRIORITY_DEFAULT,
                                      attempt->cancellable, handshake_cb, attempt);
  else
    attempt_fail (attempt, error);
}

/* Before TLS */

static void
asked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Attempt *attempt = data;
  GError *error = NULL;

  if (!canasta_relay_ask_finish (result, &error))
    attempt_fail (attempt, error);
  else if (!is_wanted (attempt))
    attempt_free (attempt);
  else if (!attempt->address)
    begin_tls (attempt);
  else
    {
      g_socket_set_timeout (g_socket_connection_get_socket (attempt->connection), 0);
      canasta_gate_take (attempt->registration->gate, attempt->connection, attempt->address);
      attempt_free (attempt);
    }
}

static void
connected_cb (GObject *client, GAsyncResult *result, gpointer data)
{
  Attempt *attempt = data;
  GError *error = NULL;
  g_autoptr (GSocketAddress) remote = NULL;

  attempt->connection = g_socket_client_connect_finish (G_SOCKET_CLIENT (client), result, &error);
  if (attempt->connection)
    remote = g_socket_connection_get_remote_address (attempt->connection, &error);

  /* Whoever is gone at once has no address, and glib-networking 2.74 complains of that. */
  if (!remote)
    {
      attempt_fail (attempt, error);
      return;
    }
  g_socket_set_option (g_socket_connection_get_socket (attempt->connection), IPPROTO_TCP, TCP_NODELAY,
                       TRUE, NULL);
  canasta_relay_ask_async (G_IO_STREAM (attempt->connection), &attempt->words,
                           attempt->cancellable, asked_cb, attempt);
}

static void
begin (CanastaRegistration *self, const CanastaRelayWords *words, const char *address)
{
  const CanastaLimits limits = CANASTA_LIMITS_OF_GUEST;
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  Attempt *attempt = g_new0 (Attempt, 1);

  *attempt = (Attempt){ self, g_object_ref (self->cancellable), *words, g_strdup (address), NULL };
  if (address)
    self->n_fetched++;
  g_socket_client_set_enable_proxy (client, FALSE);
  g_socket_client_set_timeout (client, limits.handshake / 1000);
  g_socket_client_connect_async (client, self->relay, self->cancellable, connected_cb, attempt);
}

/**
 * canasta_registration_new:
 * @gate: where guests come in
 * @key: the key of this computer's tables
 * @relay: where the relay is
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the host as it is registered there, or will be, as long as this
 *   is kept; who has been fetched stays
 */
CanastaRegistration *
canasta_registration_new (CanastaGate *gate, GTlsCertificate *key, GSocketConnectable *relay,
                          GError **error)
{
  CanastaRegistration *self;
  CanastaPin pin;

  if (!canasta_host_key_get_pin (key, &pin, error))
    return NULL;
  self = g_object_new (CANASTA_TYPE_REGISTRATION, NULL);
  canasta_invitation_cut_pin (pin.bytes, self->name.bytes);
  self->gate = g_object_ref (gate);
  self->key = g_object_ref (key);
  self->relay = g_object_ref (relay);
  again_cb (self);
  return self;
}

/* How it stands with the relay, in a sentence or two. */
char *
canasta_registration_describe (CanastaRegistration *self)
{
  if (self->is_registered)
    return g_strdup (_("The relay passes on whoever comes."));
  if (!self->fault)
    return g_strdup (_("The relay is being asked."));
  /* Translators: why, in a sentence or in the words of the system. */
  return g_strdup_printf (_("The relay cannot be reached, and is tried again: %s"), self->fault);
}
