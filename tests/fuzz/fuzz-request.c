/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any bytes are half a request, a whole one or none. What is none stays so whatever comes
 * after it; of what is whole each beginning is half; the answer is one. */
#include "config.h"

#include <stdint.h>
#include <string.h>

#include "network/request.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const char *head = size > 0 ? (const char *) data : "";
  CanastaRequest request, beginning;
  CanastaRequestState state = canasta_request_read (&request, head, size);
  CanastaRequestState before =
    canasta_request_read (&beginning, head, size > 0 ? size - 1 : 0);
  g_autofree char *answer = NULL;

  if (size == 0)
    g_assert_cmpint (state, ==, CANASTA_REQUEST_HALF);
  else if (before != CANASTA_REQUEST_HALF)
    g_assert_cmpint (state, ==, CANASTA_REQUEST_WRONG);
  if (state != CANASTA_REQUEST_WHOLE)
    return 0;
  g_assert_cmpuint (size, <=, CANASTA_REQUEST_SIZE);
  answer = canasta_request_write_answer (&request);
  g_assert_true (g_str_has_prefix (answer, "HTTP/1.1 101 "));
  g_assert_true (g_str_has_suffix (answer, "\r\n\r\n"));
  g_assert_cmpuint (strlen (answer), <, 200);
  return 0;
}
