/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any bytes are either refused with one sentence, or are a message that reads the same
 * after it is written. */
#include "config.h"

#include "message-fuzzing.h"

#include <string.h>

static void
check_sentence (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_true (error->domain == CANASTA_MESSAGE_ERROR || error->domain == CANASTA_JSON_ERROR);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_cmpuint (g_utf8_strlen (error->message, -1), <, 300);
  g_assert_null (strpbrk (error->message, "\n\r\x1b"));
}

/* What shows by its number is longer than it came, so that a long message may be too long. */
static void
check_round_trip (const CanastaMessage *message, CanastaSender sender)
{
  g_autofree char *text = canasta_message_write (message);
  g_autofree char *text_again = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (CanastaMessage) again = { 0 };

  g_assert_null (strpbrk (text, "\n\r\x1b"));
  if (!canasta_message_read (&again, text, strlen (text), sender, &error))
    {
      g_assert_error (error, CANASTA_MESSAGE_ERROR, CANASTA_MESSAGE_ERROR_TOO_LARGE);
      return;
    }
  text_again = canasta_message_write (&again);
  g_assert_cmpstr (text, ==, text_again);
}

void
fuzz_message (const uint8_t *data, size_t size, CanastaSender sender)
{
  g_auto (CanastaMessage) message = { 0 };
  g_autoptr (GError) error = NULL;

  if (canasta_message_read (&message, size > 0 ? (const char *) data : "", size, sender, &error))
    check_round_trip (&message, sender);
  else
    check_sentence (error);
}
