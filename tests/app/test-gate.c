/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The way in from elsewhere: what is a request, who is counted with whom, the key that is
 * made once, and two guests who come in, talk and are let go. What strangers do is
 * attack-gate.py's. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "network/request.h"
#include "network/visitors.h"

/* Requests */

#define BEGINNING "GET /canasta HTTP/1.1\r\nHost: x\r\n"
#define UPGRADE "Upgrade: websocket\r\n"
#define CONNECTION "Connection: keep-alive, Upgrade\r\n"
#define VERSION "Sec-WebSocket-Version: 13\r\n"
#define KEY "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
#define PROTOCOL "Sec-WebSocket-Protocol: other.2, canasta.1\r\n"
#define HEADERS UPGRADE CONNECTION VERSION KEY PROTOCOL
#define WHOLE CANASTA_REQUEST_WHOLE
#define HALF CANASTA_REQUEST_HALF
#define WRONG CANASTA_REQUEST_WRONG

static const struct
{
  const char *text;
  CanastaRequestState state;
} requests[] = {
  { BEGINNING HEADERS "\r\n", WHOLE },
  { BEGINNING "sec-websocket-KEY: dGhlIHNhbXBsZSBub25jZQ==\r\n" UPGRADE CONNECTION VERSION
    PROTOCOL "\r\n", WHOLE },
  { BEGINNING HEADERS "User-Agent: any\r\n\r\n", WHOLE },
  { "", HALF },
  { "GET /can", HALF },
  { BEGINNING, HALF },
  { BEGINNING HEADERS, HALF },
  { BEGINNING HEADERS "\r", HALF },
  { "POST", WRONG },
  { "GET /x", WRONG },
  { "GET /canasta HTTP/1.0\r\n", WRONG },
  { "\x16\x03\x01", WRONG },
  { BEGINNING "\r\n", WRONG },
  { BEGINNING CONNECTION VERSION KEY PROTOCOL "\r\n", WRONG },
  { BEGINNING UPGRADE VERSION KEY PROTOCOL "\r\n", WRONG },
  { BEGINNING UPGRADE CONNECTION KEY PROTOCOL "\r\n", WRONG },
  { BEGINNING UPGRADE CONNECTION VERSION PROTOCOL "\r\n", WRONG },
  { BEGINNING UPGRADE CONNECTION VERSION KEY "\r\n", WRONG },
  { BEGINNING HEADERS KEY "\r\n", WRONG },
  { BEGINNING HEADERS VERSION "\r\n", WRONG },
  { BEGINNING "Upgrade: h2c\r\n" CONNECTION VERSION KEY PROTOCOL "\r\n", WRONG },
  { BEGINNING UPGRADE CONNECTION "Sec-WebSocket-Version: 8\r\n" KEY PROTOCOL "\r\n", WRONG },
  { BEGINNING UPGRADE CONNECTION VERSION "Sec-WebSocket-Key: c2hvcnQ=\r\n" PROTOCOL "\r\n", WRONG },
  { BEGINNING UPGRADE CONNECTION VERSION "Sec-WebSocket-Key: !!!!!!!!!!!!!!!!!!!!!!==\r\n" PROTOCOL
    "\r\n", WRONG },
  { BEGINNING UPGRADE CONNECTION VERSION KEY "Sec-WebSocket-Protocol: canasta.2\r\n\r\n", WRONG },
  { BEGINNING HEADERS "Origin: http://a.example\r\n\r\n", WRONG },
  { BEGINNING HEADERS "Content-Length: 4000000000\r\n\r\n", WRONG },
  { BEGINNING HEADERS "Transfer-Encoding: chunked\r\n\r\n", WRONG },
  { BEGINNING HEADERS "no header\r\n\r\n", WRONG },
  { BEGINNING HEADERS ": none\r\n\r\n", WRONG },
  { BEGINNING HEADERS " folded: line\r\n\r\n", WRONG },
  { BEGINNING HEADERS "N\xc3\xa4me: x\r\n\r\n", WRONG },
  { BEGINNING HEADERS "\r\nmore", WRONG },
};

static void
test_requests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (requests); i++)
    {
      CanastaRequest request;

      g_test_message ("%s", requests[i].text);
      g_assert_cmpint (canasta_request_read (&request, requests[i].text,
                                             strlen (requests[i].text)), ==, requests[i].state);
    }
}

/* The example of the standard. */
static void
test_answer (void)
{
  CanastaRequest request;
  const char *text = requests[0].text;
  g_autofree char *answer = NULL;

  g_assert_cmpint (canasta_request_read (&request, text, strlen (text)), ==, WHOLE);
  answer = canasta_request_write_answer (&request);
  g_assert_nonnull (strstr (answer, "\r\nSec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"));
  g_assert_nonnull (strstr (answer, "\r\nSec-WebSocket-Protocol: canasta.1\r\n\r\n"));
}

/* From where a proxy says that somebody comes: what is behind everything else, be it an address or not. */
static void
test_origin (void)
{
  static const char *const origins[][3] = {
    { "", "", NULL },
    { "X-Forwarded-For: 192.0.2.1\r\n", "192.0.2.1", "192.0.2.1" },
    { "X-Forwarded-For: 1.1.1.1, 192.0.2.1\r\n", "192.0.2.1", "192.0.2.1" },
    { "X-Forwarded-For: 1.1.1.1\r\nx-forwarded-for: 2001:db8:0:1:2:3:4:5\r\n",
      "2001:db8:0:1:2:3:4:5", "2001:db8:0:1::" },
    { "X-Forwarded-For: ::ffff:192.0.2.1\r\n", "::ffff:192.0.2.1", "192.0.2.1" },
    { "X-Forwarded-For: somebody\r\n", "somebody", NULL },
    { "X-Forwarded-For: 192.0.2.1,\r\n", "", NULL },
    { "X-Forwarded-For: 11111111111111111111111111111111111111111111111111\r\n",
      "111111111111111111111111111111111111111111111", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (origins); i++)
    {
      g_autofree char *text = g_strconcat (BEGINNING HEADERS, origins[i][0], "\r\n", NULL);
      g_autofree char *address = NULL;
      CanastaRequest request;

      g_assert_cmpint (canasta_request_read (&request, text, strlen (text)), ==, WHOLE);
      g_assert_cmpstr (request.from, ==, origins[i][1]);
      address = canasta_visitors_read_address (request.from);
      g_assert_cmpstr (address, ==, origins[i][2]);
    }
}

static void
test_request_sizes (void)
{
  g_autofree char *text = g_strnfill (CANASTA_REQUEST_SIZE + 1, 'x');
  CanastaRequest request;

  memcpy (text, BEGINNING, strlen (BEGINNING));
  g_assert_cmpint (canasta_request_read (&request, text, CANASTA_REQUEST_SIZE - 1), ==, HALF);
  g_assert_cmpint (canasta_request_read (&request, text, CANASTA_REQUEST_SIZE), ==, WRONG);
  text[100] = '\0';
  g_assert_cmpint (canasta_request_read (&request, text, 200), ==, WRONG);
}

/* Visitors */

static const struct
{
  const char *address;
  const char *counted_by;
} addresses[] = {
  { "192.0.2.7", "192.0.2.7" },
  { "::ffff:192.0.2.7", "192.0.2.7" },
  { "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::" },
  { "2001:db8:1:2:ffff::1", "2001:db8:1:2::" },
  { "::1", "::" },
};

static void
test_addresses (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (addresses); i++)
    {
      g_autoptr (GSocketAddress) address =
        g_inet_socket_address_new_from_string (addresses[i].address, 5);
      g_autofree char *counted_by = canasta_visitors_dup_address (address);

      g_assert_cmpstr (counted_by, ==, addresses[i].counted_by);
    }
}

/* Who is expected has room beside the others, but nobody more than twice as much because of that. */
static void
test_expected (void)
{
  const CanastaLimits limits = { .per_address = 2, .in_all = 5 };
  g_autoptr (CanastaVisitors) visitors = canasta_visitors_new (&limits);
  guint n = 0;

  for (guint i = 0; i < 2; i++)
    g_assert_true (canasta_visitors_admit (visitors, "a", 0));
  g_assert_false (canasta_visitors_admit (visitors, "a", 0));
  canasta_visitors_expect (visitors, "a", 1);
  g_assert_true (canasta_visitors_admit (visitors, "a", 0));
  g_assert_false (canasta_visitors_admit (visitors, "a", 0));
  canasta_visitors_expect (visitors, "a", 100);
  g_assert_true (canasta_visitors_admit (visitors, "a", 0));
  g_assert_false (canasta_visitors_admit (visitors, "a", 0));
  for (guint i = 0; i < 100; i++)
    {
      g_autofree char *address = g_strdup_printf ("b%u", i);

      n += canasta_visitors_admit (visitors, address, 0);
    }
  g_assert_cmpuint (canasta_visitors_count (visitors), ==, 10);
  g_assert_cmpuint (n, ==, 6);
}

/* Whoever comes again and again from one address to ask for something leaves some of it to others. */
static void
test_asking (void)
{
  const CanastaLimits limits = { .per_address = 2, .in_all = 3, .rate = 40 };
  g_autoptr (CanastaVisitors) visitors = canasta_visitors_new (&limits);
  guint n = 0;

  for (gint64 now = 5000; now < 6000; now += 10)
    {
      g_assert_true (canasta_visitors_admit (visitors, "a", now));
      n += canasta_visitors_may_ask (visitors, "a", now);
      canasta_visitors_leave (visitors, "a");
      g_assert_true (canasta_visitors_admit (visitors, "b", now));
      canasta_visitors_leave (visitors, "b");
    }
  g_assert_cmpuint (n, ==, 5);
  g_assert_true (canasta_visitors_may_ask (visitors, "b", 5999));
  g_assert_true (canasta_visitors_may_ask (visitors, "a", 6000));
}

/* Three guesses within a minute close an address for one. */
static void
test_guesses (void)
{
  const CanastaLimits limits = { .per_address = 2, .in_all = 3 };
  g_autoptr (CanastaVisitors) visitors = canasta_visitors_new (&limits);

  for (gint64 now = 0; now < 3; now++)
    {
      g_assert_true (canasta_visitors_admit (visitors, "a", now));
      canasta_visitors_blame (visitors, "a", now);
      canasta_visitors_leave (visitors, "a");
    }
  g_assert_false (canasta_visitors_admit (visitors, "a", 3));
  g_assert_true (canasta_visitors_admit (visitors, "b", 3));
  g_assert_false (canasta_visitors_admit (visitors, "a", 2 + CANASTA_VISITORS_CLOSED - 1));
  g_assert_true (canasta_visitors_admit (visitors, "a", 2 + CANASTA_VISITORS_CLOSED));
  g_assert_cmpuint (canasta_visitors_count (visitors), ==, 2);

  /* Two, and then two more later, are nobody who guesses. */
  for (guint i = 0; i < 4; i++)
    canasta_visitors_blame (visitors, "c", i / 2 * CANASTA_VISITORS_CLOSED);
  g_assert_true (canasta_visitors_admit (visitors, "c", CANASTA_VISITORS_CLOSED));
}

static void
test_visitors (void)
{
  const CanastaLimits limits = { .per_address = 2, .in_all = 3 };
  g_autoptr (CanastaVisitors) visitors = canasta_visitors_new (&limits);

  g_assert_true (canasta_visitors_admit (visitors, "a", 0));
  g_assert_true (canasta_visitors_admit (visitors, "a", 0));
  g_assert_false (canasta_visitors_admit (visitors, "a", 0));
  g_assert_true (canasta_visitors_admit (visitors, "b", 0));
  g_assert_false (canasta_visitors_admit (visitors, "c", 0));
  g_assert_cmpuint (canasta_visitors_count (visitors), ==, 3);
  canasta_visitors_leave (visitors, "a");
  g_assert_true (canasta_visitors_admit (visitors, "c", 0));
  g_assert_false (canasta_visitors_admit (visitors, "a", 0));
}

#ifdef HAVE_NETWORK
#include "network/gate.h"
#include "network/host-key.h"

/* The key */

static char *
make_path (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("canasta-XXXXXX", &error);

  g_assert_no_error (error);
  return g_build_filename (folder, "host-key.pem", NULL);
}

static void
remove_path (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
get_pin (const char *path, CanastaPin *pin)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GTlsCertificate) key = canasta_host_key_load (path, &error);

  g_assert_no_error (error);
  g_assert_true (canasta_host_key_get_pin (key, pin, &error));
  g_assert_no_error (error);
}

/* It is made once, for its owner alone; another one is another; a damaged one stays. */
static void
test_key (void)
{
  g_autofree char *path = make_path ();
  g_autofree char *other_path = make_path ();
  g_autoptr (GTlsCertificate) none = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  CanastaPin pin, again, other;
  GStatBuf about;

  get_pin (path, &pin);
  get_pin (path, &again);
  get_pin (other_path, &other);
  g_assert_cmpmem (&pin, sizeof pin, &again, sizeof again);
  g_assert_cmpint (memcmp (&pin, &other, sizeof pin), !=, 0);
  g_assert_cmpint (g_stat (path, &about), ==, 0);
  g_assert_cmpint (about.st_mode & 0777, ==, 0600);

  g_file_set_contents (path, "damaged", -1, NULL);
  none = canasta_host_key_load (path, &error);
  g_assert_null (none);
  g_assert_nonnull (error);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "damaged");
  remove_path (path);
  remove_path (other_path);
}

/* Guests */

typedef struct
{
  CanastaPin pin;
  GPtrArray *lines;             /* of the host, not owned */
  GPtrArray *guests;            /* of SoupWebsocketConnection */
  guint n_refused;
  guint n_heard;
  guint n_left;
  CanastaEnding ending;         /* of who left last */
} Evening;

static void
said_cb (CanastaLine *line, const char *text, gulong size, Evening *evening)
{
  g_assert_cmpuint (strlen (text), ==, size);
  canasta_line_send (line, text);
}

static void
came_cb (CanastaGate *gate, CanastaLine *line, const char *address, Evening *evening)
{
  g_assert_cmpstr (address, ==, "127.0.0.1");
  g_signal_connect (line, "said", G_CALLBACK (said_cb), evening);
  g_ptr_array_add (evening->lines, line);
}

static void
left_cb (CanastaGate *gate, const char *address, CanastaEnding ending, Evening *evening)
{
  evening->n_left++;
  evening->ending = ending;
}

static gboolean
accept_certificate_cb (SoupMessage *request, GTlsCertificate *certificate,
                       GTlsCertificateFlags errors, Evening *evening)
{
  CanastaPin pin;

  return canasta_host_key_get_pin (certificate, &pin, NULL)
         && memcmp (&pin, &evening->pin, sizeof pin) == 0;
}

static void
heard_cb (SoupWebsocketConnection *guest, SoupWebsocketDataType type, GBytes *bytes,
          Evening *evening)
{
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "well played", 11);
  evening->n_heard++;
}

static void
connected_cb (GObject *session, GAsyncResult *result, gpointer data)
{
  Evening *evening = data;
  SoupWebsocketConnection *guest =
    soup_session_websocket_connect_finish (SOUP_SESSION (session), result, NULL);

  if (!guest)
    {
      evening->n_refused++;
      return;
    }
  g_signal_connect (guest, "message", G_CALLBACK (heard_cb), evening);
  g_ptr_array_add (evening->guests, guest);
}

/* A guest as they are: without authorities, so that the pin is asked for. */
static SoupSession *
connect_guest (Evening *evening, guint16 port)
{
  char protocol[] = "canasta.1";
  char *protocols[] = { protocol, NULL };
  g_autofree char *uri = g_strdup_printf ("wss://canasta.invalid:%u/canasta", port);
  g_autoptr (SoupMessage) request = soup_message_new ("GET", uri);
  g_autoptr (GSocketAddress) place = g_inet_socket_address_new_from_string ("127.0.0.1", port);
  SoupSession *session = soup_session_new_with_options ("remote-connectable", place, NULL);

  soup_session_set_tls_database (session, NULL);
  soup_session_set_proxy_resolver (session, NULL);
  g_signal_connect (request, "accept-certificate", G_CALLBACK (accept_certificate_cb), evening);
  soup_session_websocket_connect_async (session, request, NULL, protocols, G_PRIORITY_DEFAULT,
                                        NULL, connected_cb, evening);
  return session;
}

#define WAIT_FOR(condition) \
  while (!(condition)) \
    g_main_context_iteration (NULL, TRUE)

static void
test_guests (void)
{
  const CanastaLimits limits = CANASTA_LIMITS_OF_HOST;
  g_autofree char *path = make_path ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GTlsCertificate) key = canasta_host_key_load (path, &error);
  g_autoptr (CanastaGate) gate = canasta_gate_new (key, &limits);
  g_autoptr (CanastaGate) second = canasta_gate_new (key, &limits);
  g_autoptr (SoupSession) one = NULL;
  g_autoptr (SoupSession) other = NULL;
  g_autoptr (SoupSession) deceived = NULL;
  Evening evening = { .lines = g_ptr_array_new (),
                      .guests = g_ptr_array_new_with_free_func (g_object_unref) };

  g_assert_no_error (error);
  g_assert_true (canasta_host_key_get_pin (key, &evening.pin, NULL));
  g_signal_connect (gate, "came", G_CALLBACK (came_cb), &evening);
  g_signal_connect (gate, "left", G_CALLBACK (left_cb), &evening);
  g_assert_cmpuint (canasta_gate_get_port (gate), ==, 0);
  canasta_gate_open (gate, 0, &error);
  g_assert_no_error (error);
  g_assert_false (canasta_gate_open (second, canasta_gate_get_port (gate), &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_ADDRESS_IN_USE);

  one = connect_guest (&evening, canasta_gate_get_port (gate));
  other = connect_guest (&evening, canasta_gate_get_port (gate));
  WAIT_FOR (evening.guests->len == 2 && evening.lines->len == 2);
  g_assert_cmpuint (canasta_gate_count (gate), ==, 2);

  /* Who expects another host does not come in. */
  evening.pin.bytes[31]++;
  deceived = connect_guest (&evening, canasta_gate_get_port (gate));
  WAIT_FOR (evening.n_refused == 1 && evening.n_left == 1);
  g_assert_cmpuint (canasta_gate_count (gate), ==, 2);

  for (guint i = 0; i < 2; i++)
    soup_websocket_connection_send_text (evening.guests->pdata[i], "well played");
  WAIT_FOR (evening.n_heard == 2);

  soup_websocket_connection_close (evening.guests->pdata[0], SOUP_WEBSOCKET_CLOSE_NORMAL, NULL);
  WAIT_FOR (evening.n_left == 2);
  g_assert_cmpint (evening.ending, ==, CANASTA_ENDING_CLOSED);
  canasta_gate_close (gate);
  WAIT_FOR (evening.n_left == 3);
  g_assert_cmpint (evening.ending, ==, CANASTA_ENDING_STOPPED);
  g_assert_cmpuint (canasta_gate_count (gate), ==, 0);
  WAIT_FOR (soup_websocket_connection_get_state (evening.guests->pdata[1])
            == SOUP_WEBSOCKET_STATE_CLOSED);

  g_ptr_array_unref (evening.guests);
  g_ptr_array_unref (evening.lines);
  remove_path (path);
}
#endif

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/gate/requests", test_requests);
  g_test_add_func ("/gate/answer", test_answer);
  g_test_add_func ("/gate/origin", test_origin);
  g_test_add_func ("/gate/request-sizes", test_request_sizes);
  g_test_add_func ("/gate/addresses", test_addresses);
  g_test_add_func ("/gate/visitors", test_visitors);
  g_test_add_func ("/gate/expected", test_expected);
  g_test_add_func ("/gate/asking", test_asking);
  g_test_add_func ("/gate/guesses", test_guesses);
#ifdef HAVE_NETWORK
  g_test_add_func ("/gate/key", test_key);
  g_test_add_func ("/gate/guests", test_guests);
#endif
  return g_test_run ();
}
