/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whoever opens a connection may send anything. What is not the one request, to the letter,
 * is wrong, and nothing of a body is ever read. */
#include "config.h"

#include "network/request.h"

#include <string.h>

#include "network/bytes.h"
#include "network/message.h"

#define REQUEST_LINE "GET " CANASTA_REQUEST_PATH " HTTP/1.1"
#define END "\r\n\r\n"
#define MOST_LINES 64

/* The standard has every answer made of the key and of this. */
#define STANDARD_ID "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

/* What is there of what must be. */
typedef enum
{
  HAS_UPGRADE = 1 << 0,
  HAS_CONNECTION = 1 << 1,
  HAS_VERSION = 1 << 2,
  HAS_KEY = 1 << 3,
  HAS_PROTOCOL = 1 << 4,
  HAS_ALL = (1 << 5) - 1,
} Needed;

/* Whether one of the words between commas is this one. */
static gboolean
has_word (const char *value, const char *word)
{
  g_auto (GStrv) words = g_strsplit (value, ",", MOST_LINES);

  for (char **at = words; *at; at++)
    if (g_ascii_strcasecmp (g_strstrip (*at), word) == 0)
      return TRUE;
  return FALSE;
}

/* The key of the standard: sixteen bytes in base 64. */
static gboolean
read_key (CanastaRequest *self, const char *value)
{
  g_autofree guchar *bytes = NULL;
  gsize n;

  if (strlen (value) != sizeof self->key - 1 || !g_str_has_suffix (value, "=="))
    return FALSE;
  bytes = g_base64_decode (value, &n);
  if (n != 16)
    return FALSE;
  memcpy (self->key, value, sizeof self->key);
  return TRUE;
}

/* Each proxy puts the address behind those that are there, or on a line of its own. */
static void
read_from (CanastaRequest *self, const char *value)
{
  const char *last = strrchr (value, ',');

  last = last ? last + 1 : value;
  g_strlcpy (self->from, last + strspn (last, " "), sizeof self->from);
}

/* Whether the header may be there; what is needed of it is noted, and only once. */
static gboolean
read_header (CanastaRequest *self, const char *name, const char *value, guint *found)
{
  Needed needed = 0;
  gboolean right = TRUE;

  if (!g_ascii_strcasecmp (name, "Origin") || !g_ascii_strcasecmp (name, "Content-Length")
      || !g_ascii_strcasecmp (name, "Transfer-Encoding"))
    return FALSE;               /* a page in somebody's browser, or a body */

  if (!g_ascii_strcasecmp (name, "Upgrade"))
    {
      needed = HAS_UPGRADE;
      right = has_word (value, "websocket");
    }
  else if (!g_ascii_strcasecmp (name, "Connection"))
    {
      needed = HAS_CONNECTION;
      right = has_word (value, "upgrade");
    }
  else if (!g_ascii_strcasecmp (name, "Sec-WebSocket-Version"))
    {
      needed = HAS_VERSION;
      right = g_str_equal (value, "13");
    }
  else if (!g_ascii_strcasecmp (name, "Sec-WebSocket-Key"))
    {
      needed = HAS_KEY;
      right = read_key (self, value);
    }
  else if (!g_ascii_strcasecmp (name, "X-Forwarded-For"))
    read_from (self, value);
  else if (!g_ascii_strcasecmp (name, "Sec-WebSocket-Protocol"))
    {
      needed = HAS_PROTOCOL;
      right = has_word (value, CANASTA_PROTOCOL);
    }
  right = right && !(*found & needed);
  *found |= needed;
  return right;
}

static gboolean
read_line (CanastaRequest *self, char *line, guint *found)
{
  char *value = strchr (line, ':');

  if (!value || value == line || !g_str_is_ascii (line))
    return FALSE;
  *value++ = '\0';
  return strpbrk (line, " \t") == NULL && read_header (self, line, g_strstrip (value), found);
}

static gboolean
read_lines (CanastaRequest *self, const char *head, gsize size)
{
  g_autofree char *text = g_strndup (head, size);
  g_auto (GStrv) lines = g_strsplit (text, "\r\n", MOST_LINES + 1);
  guint found = 0;

  if (g_strv_length (lines) > MOST_LINES || strcmp (lines[0], REQUEST_LINE) != 0)
    return FALSE;
  for (guint i = 1; lines[i]; i++)
    if (!read_line (self, lines[i], &found))
      return FALSE;
  return found == HAS_ALL;
}

/* A connection that does not begin as the request does need not be listened to. */
static gboolean
begins_right (const char *head, gsize size)
{
  return strncmp (head, REQUEST_LINE "\r\n", MIN (size, strlen (REQUEST_LINE "\r\n"))) == 0;
}

/**
 * canasta_request_read:
 * @self: (out caller-allocates): the request, where it is whole
 * @head: what came so far
 * @size: its length in bytes
 *
 * Returns: whether it is whole, may become so, or is wrong; as is one with anything
 *   behind it, since who asks must wait for the answer
 */
CanastaRequestState
canasta_request_read (CanastaRequest *self, const char *head, gsize size)
{
  const char *end;

  *self = (CanastaRequest){ 0 };
  if (size > CANASTA_REQUEST_SIZE || memchr (head, '\0', size) || !begins_right (head, size))
    return CANASTA_REQUEST_WRONG;
  end = g_strstr_len (head, (gssize) size, END);
  if (!end)
    return size < CANASTA_REQUEST_SIZE ? CANASTA_REQUEST_HALF : CANASTA_REQUEST_WRONG;
  if (end + strlen (END) == head + size && read_lines (self, head, (gsize) (end - head)))
    return CANASTA_REQUEST_WHOLE;
  return CANASTA_REQUEST_WRONG;
}

/* What says that the request was read, and not something else. */
static char *
dup_accept (const CanastaRequest *self)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA1);
  guint8 digest[20];
  gsize size = sizeof digest;

  g_checksum_update (sum, (const guint8 *) self->key, (gssize) strlen (self->key));
  g_checksum_update (sum, (const guint8 *) STANDARD_ID, (gssize) strlen (STANDARD_ID));
  g_checksum_get_digest (sum, digest, &size);
  return g_base64_encode (digest, size);
}

/**
 * canasta_request_write_answer:
 * @self: a request
 *
 * Returns: (transfer full): the answer, after which the connection is a WebSocket
 */
char *
canasta_request_write_answer (const CanastaRequest *self)
{
  g_autofree char *accept = dup_accept (self);

  return g_strconcat ("HTTP/1.1 101 Switching Protocols\r\n"
                      "Upgrade: websocket\r\n"
                      "Connection: Upgrade\r\n"
                      "Sec-WebSocket-Accept: ", accept, "\r\n"
                      "Sec-WebSocket-Protocol: " CANASTA_PROTOCOL "\r\n\r\n", NULL);
}

/* The other side */

/**
 * canasta_request_draw:
 * @self: (out caller-allocates): a request with a key of its own
 * @error: return location for an error
 *
 * Returns: whether one could be drawn
 */
gboolean
canasta_request_draw (CanastaRequest *self, GError **error)
{
  guint8 bytes[16];
  g_autofree char *key = NULL;

  if (!canasta_bytes_draw (bytes, sizeof bytes, error))
    return FALSE;
  key = g_base64_encode (bytes, sizeof bytes);
  g_strlcpy (self->key, key, sizeof self->key);
  return TRUE;
}

/**
 * canasta_request_write:
 * @self: a request
 * @host: where the table is, as host:port
 *
 * Returns: (transfer full): its text
 */
char *
canasta_request_write (const CanastaRequest *self, const char *host)
{
  return g_strconcat (REQUEST_LINE "\r\n"
                      "Host: ", host, "\r\n"
                      "Upgrade: websocket\r\n"
                      "Connection: Upgrade\r\n"
                      "Sec-WebSocket-Version: 13\r\n"
                      "Sec-WebSocket-Key: ", self->key, "\r\n"
                      "Sec-WebSocket-Protocol: " CANASTA_PROTOCOL "\r\n\r\n", NULL);
}

static gboolean
has_line (char **lines, const char *name, const char *value)
{
  for (guint i = 0; lines[i]; i++)
    {
      char *colon = strchr (lines[i], ':');

      if (colon && (gsize) (colon - lines[i]) == strlen (name)
          && g_ascii_strncasecmp (lines[i], name, strlen (name)) == 0
          && g_str_equal (g_strstrip (colon + 1), value))
        return TRUE;
    }
  return FALSE;
}

/**
 * canasta_request_read_answer:
 * @self: the request that was sent
 * @head: what came so far
 * @size: its length in bytes
 *
 * Returns: whether it is a whole answer that opens a WebSocket of our protocol, may become
 *   one, or is something else
 */
CanastaRequestState
canasta_request_read_answer (const CanastaRequest *self, const char *head, gsize size)
{
  static const char status[] = "HTTP/1.1 101 ";
  g_autofree char *accept = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (size > CANASTA_REQUEST_SIZE || memchr (head, '\0', size)
      || strncmp (head, status, MIN (size, strlen (status))) != 0)
    return CANASTA_REQUEST_WRONG;
  if (!g_strstr_len (head, (gssize) size, END))
    return size < CANASTA_REQUEST_SIZE ? CANASTA_REQUEST_HALF : CANASTA_REQUEST_WRONG;
  text = g_strndup (head, size);
  lines = g_strsplit (text, "\r\n", -1);
  accept = dup_accept (self);
  return has_line (lines, "Sec-WebSocket-Accept", accept)
         && has_line (lines, "Sec-WebSocket-Protocol", CANASTA_PROTOCOL)
         ? CANASTA_REQUEST_WHOLE : CANASTA_REQUEST_WRONG;
}
