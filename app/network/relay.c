/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/relay.h"

#include <string.h>

#include "network/caller.h"
#include "network/host-key.h"
#include "network/invitation.h"
#include "network/line.h"
#include "network/listener.h"
#include "network/relay-pairs.h"
#include "network/relay-words.h"
#include "network/request.h"
#include "network/visitors.h"

/* The most guests of one host who wait to be fetched. */
#define MOST_WAITING 32

struct _CanastaRelay
{
  GObject parent_instance;

  CanastaLimits limits;
  CanastaVisitors *visitors;
  GSocketService *service;
  guint16 port;
  GPtrArray *callers;           /* of Caller: of whom it is not known yet what becomes */
  GHashTable *posts;            /* of Post, by their names */
  GHashTable *waiting;          /* of Caller, by the passes of guests who wait */
  CanastaRelayPairs *pairs;     /* each of which keeps the relay alive */
};

G_DEFINE_FINAL_TYPE (CanastaRelay, canasta_relay, G_TYPE_OBJECT)

enum
{
  HAPPENED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Whoever has connected, until a host is registered, a guest fetched, or they are gone. */
typedef struct
{
  CanastaCaller base;
  CanastaRelay *relay;
  GSocketConnection *connection;
  GSource *watch;               /* for what they say before TLS */
  CanastaRelayWords words;      /* once they have said it */
  CanastaRelayName pass;        /* of a guest who waits */
  char *host;                   /* from where the host of that comes, or NULL */
  gboolean is_other;            /* has not the key to the name */
  CanastaLine *line;            /* to a host */
  gsize n_read;
  char head[CANASTA_RELAY_WORDS_SIZE + 1];
} Caller;

/* A host who is registered. */
typedef struct
{
  CanastaRelay *relay;
  CanastaRelayName name;
  char *address;
  CanastaLine *line;
  guint n_waiting;
  gint64 second;                /* when the last one began in which guests were told of … */
  guint told;                   /* … and how many were, since */
} Post;

static void
caller_free (Caller *self)
{
  if (self->watch)
    g_source_destroy (self->watch);
  g_clear_pointer (&self->watch, g_source_unref);
  if (self->line)
    g_signal_handlers_disconnect_by_data (self->line, self);
  g_clear_object (&self->line);
  canasta_caller_clear (&self->base);
  g_clear_object (&self->connection);
  g_free (self->host);
  g_object_unref (self->relay);
  g_free (self);
}

static void
post_free (gpointer data)
{
  Post *self = data;

  if (self->line)
    g_signal_handlers_disconnect_by_data (self->line, self);
  g_clear_object (&self->line);
  g_free (self->address);
  g_free (self);
}

static void
canasta_relay_dispose (GObject *object)
{
  canasta_relay_close (CANASTA_RELAY (object));
  G_OBJECT_CLASS (canasta_relay_parent_class)->dispose (object);
}

static void
canasta_relay_finalize (GObject *object)
{
  CanastaRelay *self = CANASTA_RELAY (object);

  g_clear_pointer (&self->visitors, canasta_visitors_free);
  g_clear_pointer (&self->callers, g_ptr_array_unref);
  g_clear_pointer (&self->posts, g_hash_table_unref);
  g_clear_pointer (&self->waiting, g_hash_table_unref);
  g_clear_pointer (&self->pairs, canasta_relay_pairs_free);
  G_OBJECT_CLASS (canasta_relay_parent_class)->finalize (object);
}

static void
canasta_relay_class_init (CanastaRelayClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_relay_dispose;
  G_OBJECT_CLASS (class)->finalize = canasta_relay_finalize;

  signals[HAPPENED] = g_signal_new ("happened", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
canasta_relay_init (CanastaRelay *self)
{
  self->callers = g_ptr_array_new ();
  self->posts = g_hash_table_new_full (canasta_relay_name_hash, canasta_relay_name_equal, NULL,
                                       post_free);
  self->waiting = g_hash_table_new (canasta_relay_name_hash, canasta_relay_name_equal);
}

static void
tell (CanastaRelay *self, CanastaRelayEvent event, const char *address, CanastaEnding ending)
{
  const CanastaRelayNews news = { .event = event, .address = address, .ending = ending };

  g_signal_emit (self, signals[HAPPENED], 0, &news);
}

/* Callers */

/* A guest waits no more: they are fetched, or gone. */
static void
wait_no_more (Caller *self)
{
  Post *post;

  if (!self->host || !g_hash_table_remove (self->relay->waiting, &self->pass))
    return;
  post = g_hash_table_lookup (self->relay->posts, &self->words.name);
  if (post)
    post->n_waiting--;
  canasta_visitors_expect (self->relay->visitors, self->host, -1);
}

static void
caller_end (Caller *self, CanastaEnding ending)
{
  g_autoptr (CanastaRelay) relay = g_object_ref (self->relay);
  g_autofree char *address = g_strdup (self->base.address);

  if (self->base.ending != CANASTA_ENDING_CLOSED)
    ending = self->base.ending;
  wait_no_more (self);
  g_io_stream_close (G_IO_STREAM (self->connection), NULL, NULL);
  g_ptr_array_remove_fast (relay->callers, self);
  caller_free (self);
  canasta_visitors_leave (relay->visitors, address);
  tell (relay, CANASTA_RELAY_EVENT_LEFT, address, ending);
}

/* It is short, and nothing was sent before: it is written at once, or whoever is there does not
 * listen. */
static gboolean
answer (Caller *self, CanastaRelayAnswer word)
{
  return g_socket_send_with_blocking (self->base.socket, canasta_relay_answer_write (word),
                                      CANASTA_RELAY_ANSWER_SIZE, FALSE, NULL, NULL)
         == CANASTA_RELAY_ANSWER_SIZE;
}

static void
refuse (Caller *self, CanastaRelayAnswer reason, CanastaEnding ending)
{
  answer (self, reason);
  caller_end (self, ending);
}

/* Who is told that the other side hears them says no more to us. */
static void
stop_watching (Caller *self)
{
  g_source_destroy (self->watch);
  g_clear_pointer (&self->watch, g_source_unref);
}

/* Pairs */

static void
parted_cb (const CanastaRelayPair *pair, CanastaEnding ending, guint64 size, gpointer data)
{
  g_autoptr (CanastaRelay) self = data;
  const CanastaRelayNews news = { CANASTA_RELAY_EVENT_PARTED, pair->guest, pair->host, ending, size };

  canasta_visitors_leave (self->visitors, pair->guest);
  g_signal_emit (self, signals[HAPPENED], 0, &news);
}

/* Both are one visitor from here on, by the guest's address. */
static void
join (Caller *guest, Caller *host)
{
  CanastaRelay *relay = g_object_ref (guest->relay);
  const CanastaRelayNews news = { .event = CANASTA_RELAY_EVENT_JOINED, .address = guest->base.address,
                                  .host = host->base.address };

  g_signal_emit (relay, signals[HAPPENED], 0, &news);
  canasta_relay_pairs_join (relay->pairs, guest->connection, host->connection,
                            &(CanastaRelayPair){ guest->base.address, host->base.address });
  canasta_visitors_leave (relay->visitors, host->base.address);
  g_ptr_array_remove_fast (relay->callers, guest);
  g_ptr_array_remove_fast (relay->callers, host);
  caller_free (guest);
  caller_free (host);
}

static void
fetch (Caller *self)
{
  Caller *guest = g_hash_table_lookup (self->relay->waiting, &self->words.name);

  if (!guest)
    {
      refuse (self, CANASTA_RELAY_ANSWER_NONE, CANASTA_ENDING_CLOSED);
      return;
    }
  wait_no_more (guest);
  stop_watching (guest);
  stop_watching (self);
  if (!answer (self, CANASTA_RELAY_ANSWER_OPEN))
    {
      caller_end (self, CANASTA_ENDING_GONE);
      refuse (guest, CANASTA_RELAY_ANSWER_NONE, CANASTA_ENDING_CLOSED);
    }
  else if (!answer (guest, CANASTA_RELAY_ANSWER_OPEN))
    {
      caller_end (self, CANASTA_ENDING_CLOSED);
      caller_end (guest, CANASTA_ENDING_GONE);
    }
  else
    join (guest, self);
}

/* Guests */

/* Nobody has a host connect more often than it would let people in, and who is refused counts for
 * nothing. */
static gboolean
is_too_fast (Post *self, guint rate)
{
  gint64 now = g_get_monotonic_time ();

  if (now - self->second >= G_USEC_PER_SEC)
    {
      self->second = now;
      self->told = 0;
    }
  if (self->told >= MAX (rate / 2, 1))
    return TRUE;
  self->told++;
  return FALSE;
}

static gboolean
may_wait (Caller *self, Post *post)
{
  CanastaRelay *relay = self->relay;

  return canasta_visitors_may_ask (relay->visitors, self->base.address, g_get_monotonic_time () / 1000)
         && post->n_waiting < MOST_WAITING && !is_too_fast (post, relay->limits.rate);
}

static void
await (Caller *self)
{
  CanastaRelay *relay = self->relay;
  Post *post = g_hash_table_lookup (relay->posts, &self->words.name);
  g_autofree char *call = NULL;

  if (!post)
    {
      refuse (self, CANASTA_RELAY_ANSWER_NONE, CANASTA_ENDING_CLOSED);
      return;
    }
  if (!may_wait (self, post) || !canasta_relay_name_draw (&self->pass, NULL))
    {
      refuse (self, CANASTA_RELAY_ANSWER_FULL, CANASTA_ENDING_TOO_MANY);
      return;
    }
  self->host = g_strdup (post->address);
  g_hash_table_insert (relay->waiting, &self->pass, self);
  post->n_waiting++;
  canasta_visitors_expect (relay->visitors, self->host, 1);
  call = canasta_relay_call_write (&self->pass, self->base.address);
  canasta_line_send (post->line, call);
}

/* Hosts */

static void
post_ended_cb (CanastaLine *line, CanastaEnding ending, Post *self)
{
  CanastaRelay *relay = self->relay;
  g_autofree char *address = g_strdup (self->address);
  g_autoptr (GList) waiting = g_hash_table_get_values (relay->waiting);

  for (GList *at = waiting; at; at = at->next)
    {
      Caller *guest = at->data;

      if (canasta_relay_name_equal (&guest->words.name, &self->name))
        refuse (guest, CANASTA_RELAY_ANSWER_NONE, CANASTA_ENDING_CLOSED);
    }
  g_hash_table_remove (relay->posts, &self->name);
  canasta_visitors_leave (relay->visitors, address);
  tell (relay, CANASTA_RELAY_EVENT_GONE, address, ending);
}

/* Who was registered by that name before is the same host, whose line is lost. */
static void
drop_post (CanastaRelay *self, const CanastaRelayName *name)
{
  Post *post = g_hash_table_lookup (self->posts, name);
  g_autoptr (CanastaLine) line = post ? g_object_ref (post->line) : NULL;

  if (!post)
    return;
  g_signal_handlers_disconnect_by_data (line, post);
  post_ended_cb (line, CANASTA_ENDING_GONE, post);
}

static void
register_host (Caller *self)
{
  CanastaRelay *relay = self->relay;
  Post *post = g_new0 (Post, 1);

  drop_post (relay, &self->words.name);
  g_signal_handlers_disconnect_by_data (self->line, self);
  *post = (Post){ .relay = relay, .name = self->words.name, .address = g_strdup (self->base.address),
                  .line = g_steal_pointer (&self->line) };
  g_hash_table_insert (relay->posts, &post->name, post);
  g_signal_connect (post->line, "ended", G_CALLBACK (post_ended_cb), post);
  g_ptr_array_remove_fast (relay->callers, self);
  caller_free (self);
  canasta_line_send (post->line, CANASTA_RELAY_REGISTERED);
  tell (relay, CANASTA_RELAY_EVENT_REGISTERED, post->address, CANASTA_ENDING_CLOSED);
}

/* A key alone shows nothing: somebody may have had a host make that handshake at its own gate. */
static void
host_said_cb (CanastaLine *line, const char *text, gulong size, Caller *self)
{
  if (g_str_equal (text, CANASTA_RELAY_REGISTER))
    register_host (self);
  else
    canasta_line_cut (line, CANASTA_ENDING_MALFORMED);
}

static void
host_ended_cb (CanastaLine *line, CanastaEnding ending, Caller *self)
{
  caller_end (self, ending);
}

static void
begin_line (Caller *self, GIOStream *tls)
{
  const CanastaLimits *limits = &self->relay->limits;
  g_autoptr (CanastaMeteredStream) stream =
    canasta_metered_stream_new (tls, CANASTA_LIMITS_QUOTA (limits));

  self->line = canasta_line_new (stream, self->base.socket, SOUP_WEBSOCKET_CONNECTION_CLIENT, limits);
  g_signal_connect (self->line, "said", G_CALLBACK (host_said_cb), self);
  g_signal_connect (self->line, "ended", G_CALLBACK (host_ended_cb), self);
}

/* Whose name it is not, guesses at others'. */
static gboolean
accept_certificate_cb (GTlsConnection *tls, GTlsCertificate *certificate, GTlsCertificateFlags errors,
                       Caller *self)
{
  CanastaRelayName name;
  CanastaPin pin;

  self->is_other = TRUE;
  if (!canasta_host_key_get_pin (certificate, &pin, NULL))
    return FALSE;
  canasta_invitation_cut_pin (pin.bytes, name.bytes);
  self->is_other = !canasta_relay_name_equal (&name, &self->words.name);
  return !self->is_other;
}

static void
handshake_cb (GObject *tls, GAsyncResult *result, gpointer data)
{
  Caller *self = data;

  g_signal_handlers_disconnect_by_data (tls, self);     /* it lives longer than the caller */
  if (g_tls_connection_handshake_finish (G_TLS_CONNECTION (tls), result, NULL)
      && self->base.ending == CANASTA_ENDING_CLOSED)
    {
      begin_line (self, G_IO_STREAM (tls));
      return;
    }
  if (self->is_other)
    canasta_visitors_blame (self->relay->visitors, self->base.address,
                            g_get_monotonic_time () / 1000);
  caller_end (self, CANASTA_ENDING_NO_TLS);
}

/* It is the host who shows a key, though it has connected: as it does to a guest. */
static void
begin_tls (Caller *self)
{
  g_autoptr (GIOStream) tls = NULL;

  stop_watching (self);
  tls = answer (self, CANASTA_RELAY_ANSWER_OPEN)
        ? canasta_host_key_ask (G_IO_STREAM (self->connection), NULL) : NULL;
  if (!tls)
    {
      caller_end (self, CANASTA_ENDING_GONE);
      return;
    }
  g_signal_connect (tls, "accept-certificate", G_CALLBACK (accept_certificate_cb), self);
  g_tls_connection_handshake_async (G_TLS_CONNECTION (tls), G_PRIORITY_DEFAULT, NULL, handshake_cb, self);
}

/* What is said before TLS */

static void
take_words (Caller *self)
{
  static void (*const begin[]) (Caller *) = {
    [CANASTA_RELAY_ROLE_TABLE] = begin_tls,
    [CANASTA_RELAY_ROLE_GUEST] = await,
    [CANASTA_RELAY_ROLE_FETCH] = fetch,
  };

  begin[self->words.role] (self);
}

static void
take_bytes (Caller *self)
{
  switch (canasta_relay_words_read (&self->words, self->head, self->n_read))
    {
    case CANASTA_RELAY_WORDS_HALF:
      break;
    case CANASTA_RELAY_WORDS_WHOLE:
      take_words (self);
      break;
    case CANASTA_RELAY_WORDS_OTHER:
      refuse (self, CANASTA_RELAY_ANSWER_WHAT, CANASTA_ENDING_NOT_A_REQUEST);
      break;
    case CANASTA_RELAY_WORDS_WRONG:
    default:
      caller_end (self, CANASTA_ENDING_NOT_A_REQUEST);
      break;
    }
}

/* Also while a guest waits, who has to be silent: one byte more than there may be is room for. */
static gboolean
readable_cb (GSocket *socket, GIOCondition condition, gpointer data)
{
  Caller *self = data;
  g_autoptr (GError) error = NULL;
  gssize n = g_socket_receive_with_blocking (socket, self->head + self->n_read,
                                             sizeof self->head - self->n_read, FALSE, NULL, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WOULD_BLOCK))
    return G_SOURCE_CONTINUE;
  if (n <= 0 || self->base.ending != CANASTA_ENDING_CLOSED)
    {
      caller_end (self, CANASTA_ENDING_GONE);
      return G_SOURCE_CONTINUE;
    }
  self->n_read += (gsize) n;
  take_bytes (self);
  return G_SOURCE_CONTINUE;
}

static void
begin_caller (CanastaRelay *self, GSocketConnection *connection, const char *address)
{
  Caller *caller = g_new0 (Caller, 1);

  canasta_caller_begin (&caller->base, connection, address, &self->limits);
  caller->relay = g_object_ref (self);
  caller->connection = g_object_ref (connection);
  caller->watch = g_socket_create_source (caller->base.socket, G_IO_IN, NULL);
  g_source_set_callback (caller->watch, G_SOURCE_FUNC (readable_cb), caller, NULL);
  g_source_attach (caller->watch, NULL);
  g_ptr_array_add (self->callers, caller);
}

static gboolean
incoming_cb (CanastaRelay *self, GSocketConnection *connection)
{
  g_autoptr (GSocketAddress) remote = g_socket_connection_get_remote_address (connection, NULL);
  g_autofree char *address = canasta_visitors_dup_address (remote);

  if (canasta_visitors_admit (self->visitors, address, g_get_monotonic_time () / 1000))
    {
      begin_caller (self, connection, address);
      return TRUE;
    }
  g_io_stream_close (G_IO_STREAM (connection), NULL, NULL);
  tell (self, CANASTA_RELAY_EVENT_LEFT, address, CANASTA_ENDING_TOO_MANY);
  return TRUE;
}

/* The relay */

/**
 * canasta_relay_new:
 * @limits: what whoever comes may take: those of a gate, and of what goes through, as many bytes a
 *   second each way as so many messages have
 *
 * Makes a relay that is not open yet. Once it is, it lives until it is closed and whoever was
 * connected has been cut off.
 *
 * Returns: (transfer full): the relay
 */
CanastaRelay *
canasta_relay_new (const CanastaLimits *limits)
{
  CanastaRelay *self = g_object_new (CANASTA_TYPE_RELAY, NULL);

  self->limits = *limits;
  self->visitors = canasta_visitors_new (limits);
  self->pairs = canasta_relay_pairs_new (limits, parted_cb, self);
  return self;
}

static gboolean
begin_service (CanastaRelay *self)
{
  if (self->service)
    g_signal_connect_swapped (self->service, "incoming", G_CALLBACK (incoming_cb), self);
  return self->service != NULL;
}

/**
 * canasta_relay_open:
 * @self: a relay that is not open
 * @port: where to listen, 0 for any free port
 * @error: return location for an error
 *
 * Returns: whether it listens
 */
gboolean
canasta_relay_open (CanastaRelay *self, guint16 port, GError **error)
{
  g_return_val_if_fail (!self->service, FALSE);

  self->service = canasta_listener_open (port, TRUE, &self->port, error);
  return begin_service (self);
}

/**
 * canasta_relay_open_at:
 * @self: a relay that is not open
 * @socket: a socket that listens already
 * @error: return location for an error
 *
 * Returns: whether people come in by it
 */
gboolean
canasta_relay_open_at (CanastaRelay *self, GSocket *socket, GError **error)
{
  g_return_val_if_fail (!self->service, FALSE);

  self->service = canasta_listener_open_at (socket, TRUE, &self->port, error);
  return begin_service (self);
}

/* Where it listens; 0 where it does not. */
guint16
canasta_relay_get_port (CanastaRelay *self)
{
  return self->service ? self->port : 0;
}

/* How many are connected, a guest and what their host has fetched them by once. */
guint
canasta_relay_count (CanastaRelay *self)
{
  return canasta_visitors_count (self->visitors);
}

/**
 * canasta_relay_close:
 * @self: a relay
 *
 * Listens no more, and cuts off whoever is connected.
 */
void
canasta_relay_close (CanastaRelay *self)
{
  GHashTableIter iterator;
  gpointer post;

  if (!self->service)
    return;
  g_signal_handlers_disconnect_by_data (self->service, self);
  canasta_listener_close (self->service);
  g_clear_object (&self->service);
  for (guint i = 0; i < self->callers->len; i++)
    canasta_caller_cut (&((Caller *) g_ptr_array_index (self->callers, i))->base,
                        CANASTA_ENDING_STOPPED);
  g_hash_table_iter_init (&iterator, self->posts);
  while (g_hash_table_iter_next (&iterator, NULL, &post))
    canasta_line_cut (((Post *) post)->line, CANASTA_ENDING_STOPPED);
  canasta_relay_pairs_cut (self->pairs, CANASTA_ENDING_STOPPED);
}
