/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a connection ended, as the log of a host has it. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  CANASTA_ENDING_CLOSED,        /* as it should */
  CANASTA_ENDING_GONE,          /* without a word */
  CANASTA_ENDING_TOO_MANY,      /* from this address, or in all */
  CANASTA_ENDING_SLOW,          /* no request in time */
  CANASTA_ENDING_NO_TLS,
  CANASTA_ENDING_NOT_A_REQUEST,
  CANASTA_ENDING_SILENT,
  CANASTA_ENDING_TOO_LARGE,     /* more than a message may have */
  CANASTA_ENDING_TOO_FAST,
  CANASTA_ENDING_MALFORMED,     /* no WebSocket, or no text */
  CANASTA_ENDING_UNREAD,        /* does not read what is sent */
  CANASTA_ENDING_STOPPED,       /* by us */
} CanastaEnding;

const char  *canasta_ending_get_word  (CanastaEnding  ending);

G_END_DECLS
