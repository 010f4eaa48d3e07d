/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a host says, if it is one. */
#include "config.h"

#include "message-fuzzing.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  fuzz_message (data, size, CANASTA_SENDER_HOST);
  return 0;
}
