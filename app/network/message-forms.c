/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/message-forms.h"

#include <glib/gi18n-lib.h>

#include "network/bytes.h"

#define SENTENCE N_("this is not as many digits of base 16, in lower case, as are needed.")
#define PATTERN(n) "^([0-9a-f]{2}){" G_STRINGIFY (n) "}$"

#define DEFINE_BYTES(name, n) \
  static char * \
  write_##name (gconstpointer value) \
  { \
    return canasta_bytes_are_nought (value, n) ? NULL : canasta_bytes_write (value, n); \
  } \
  static gboolean \
  read_##name (const char *text, gpointer value) \
  { \
    return canasta_bytes_read (text, value, n); \
  } \
  const CanastaJsonForm canasta_##name##_form = { write_##name, read_##name, SENTENCE, PATTERN (n) };

DEFINE_BYTES (ticket, 10)
DEFINE_BYTES (return_ticket, 16)
DEFINE_BYTES (match, 16)
DEFINE_BYTES (seat_key, 32)
DEFINE_BYTES (seat_signature, 64)

/* Those of a share may be any, and are always there. */
static char *
write_share (gconstpointer value)
{
  return canasta_bytes_write (value, 32);
}

static gboolean
read_share (const char *text, gpointer value)
{
  return canasta_bytes_read (text, value, 32);
}

const CanastaJsonForm canasta_share_form = { write_share, read_share, SENTENCE, PATTERN (32) };

G_STATIC_ASSERT (sizeof (CanastaTicket) == 10);
G_STATIC_ASSERT (sizeof (CanastaReturnTicket) == 16);
G_STATIC_ASSERT (sizeof (CanastaShare) == 32);
G_STATIC_ASSERT (sizeof (CanastaPromise) == 32);

const char *const canasta_remark_words[] = { "hello", "good-luck", "well-played", "thanks", "sorry",
                                             "one-moment", "back-again", "one-more", "goodbye",
                                             NULL };
const char *const canasta_occupant_words[] = { "none", "closed", "computer", "person", NULL };
