/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any bytes are half a line for a relay, a whole one or none. What is none stays so whatever comes after
 * it; of what is whole each beginning is half, and it is written as it was read. So are the texts that
 * tell a host of a guest. */
#include "config.h"

#include <stdint.h>
#include <string.h>

#include "network/relay-words.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static void
try_call (const char *text)
{
  g_autofree char *address = NULL;
  g_autofree char *again = NULL;
  g_autofree char *address_again = NULL;
  CanastaRelayName pass, pass_again;

  if (!canasta_relay_call_read (text, &pass, &address))
    return;
  again = canasta_relay_call_write (&pass, address);
  g_assert_true (canasta_relay_call_read (again, &pass_again, &address_again));
  g_assert_true (canasta_relay_name_equal (&pass, &pass_again));
  g_assert_cmpuint (canasta_relay_name_hash (&pass), ==, canasta_relay_name_hash (&pass_again));
  g_assert_cmpuint (strlen (again), <, 100);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const char *head = size > 0 ? (const char *) data : "";
  g_autofree char *text = g_strndup (head, size);
  CanastaRelayWords words, beginning;
  CanastaRelayWordsState state = canasta_relay_words_read (&words, head, size);
  CanastaRelayWordsState before = canasta_relay_words_read (&beginning, head, size > 0 ? size - 1 : 0);
  g_autofree char *line = NULL;

  try_call (text);
  if (size == 0)
    g_assert_cmpint (state, ==, CANASTA_RELAY_WORDS_HALF);
  else if (before == CANASTA_RELAY_WORDS_WHOLE || before == CANASTA_RELAY_WORDS_WRONG)
    g_assert_cmpint (state, ==, CANASTA_RELAY_WORDS_WRONG);
  if (size >= CANASTA_RELAY_WORDS_SIZE)
    g_assert_cmpint (state, !=, CANASTA_RELAY_WORDS_HALF);
  if (state != CANASTA_RELAY_WORDS_WHOLE)
    return 0;
  line = canasta_relay_words_write (&words);
  g_assert_cmpmem (line, strlen (line), head, size);
  g_assert_cmpuint (size, ==, CANASTA_RELAY_WORDS_SIZE);
  return 0;
}
