/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/bytes.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <unistd.h>

/**
 * canasta_bytes_draw:
 * @bytes: (out caller-allocates): bytes that nobody can guess
 * @n: how many, 256 at most
 * @error: return location for an error
 *
 * Draws them by chance, from the system's source for keys.
 *
 * Returns: whether it could
 */
gboolean
canasta_bytes_draw (guint8 *bytes, gsize n, GError **error)
{
  if (getentropy (bytes, n) == 0)
    return TRUE;
  g_set_error (error, G_IO_ERROR, (int) g_io_error_from_errno (errno),
               /* Translators: an error of the system. */
               _("The system gives no random numbers: %s"), g_strerror (errno));
  return FALSE;
}

/* Whether there are none: no such bytes are ever drawn. */
gboolean
canasta_bytes_are_nought (const guint8 *bytes, gsize n)
{
  for (gsize i = 0; i < n; i++)
    if (bytes[i] != 0)
      return FALSE;
  return TRUE;
}

/**
 * canasta_bytes_write:
 * @bytes: bytes
 * @n: how many
 *
 * Returns: (transfer full): them as text, in lower case
 */
char *
canasta_bytes_write (const guint8 *bytes, gsize n)
{
  static const char digits[] = "0123456789abcdef";
  char *text = g_malloc (2 * n + 1);

  for (gsize i = 0; i < n; i++)
    {
      text[2 * i] = digits[bytes[i] >> 4];
      text[2 * i + 1] = digits[bytes[i] & 15];
    }
  text[2 * n] = '\0';
  return text;
}

/**
 * canasta_bytes_read:
 * @text: a text
 * @bytes: (out caller-allocates): room for the bytes; unchanged on failure
 * @n: how many there are
 *
 * Returns: whether it is the text of so many bytes
 */
gboolean
canasta_bytes_read (const char *text, guint8 *bytes, gsize n)
{
  if (strlen (text) != 2 * n)
    return FALSE;
  for (gsize i = 0; i < 2 * n; i++)
    if (!g_ascii_isxdigit (text[i]) || g_ascii_isupper (text[i]))
      return FALSE;
  for (gsize i = 0; i < n; i++)
    bytes[i] = (guint8) (g_ascii_xdigit_value (text[2 * i]) << 4
                         | g_ascii_xdigit_value (text[2 * i + 1]));
  return TRUE;
}
