/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/ending.h"

/* For logs, in every language the same. */
const char *
canasta_ending_get_word (CanastaEnding ending)
{
  static const char *const words[] = {
    [CANASTA_ENDING_CLOSED] = "closed",
    [CANASTA_ENDING_GONE] = "gone",
    [CANASTA_ENDING_TOO_MANY] = "too-many",
    [CANASTA_ENDING_SLOW] = "slow",
    [CANASTA_ENDING_NO_TLS] = "no-tls",
    [CANASTA_ENDING_NOT_A_REQUEST] = "not-a-request",
    [CANASTA_ENDING_SILENT] = "silent",
    [CANASTA_ENDING_TOO_LARGE] = "too-large",
    [CANASTA_ENDING_TOO_FAST] = "too-fast",
    [CANASTA_ENDING_MALFORMED] = "malformed",
    [CANASTA_ENDING_UNREAD] = "unread",
    [CANASTA_ENDING_STOPPED] = "stopped",
  };

  return words[ending];
}
