/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one request of HTTP that is understood: to open a WebSocket of our protocol. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define CANASTA_REQUEST_PATH "/canasta"

/* The most bytes of a request. */
#define CANASTA_REQUEST_SIZE 4096

/* Where a request stands that is being read. */
typedef enum
{
  CANASTA_REQUEST_HALF,
  CANASTA_REQUEST_WHOLE,
  CANASTA_REQUEST_WRONG,
} CanastaRequestState;

/* A request to open a WebSocket: the key that is answered. */
typedef struct
{
  char key[25];
} CanastaRequest;

CanastaRequestState  canasta_request_read          (CanastaRequest        *self,
                                                    const char            *head,
                                                    gsize                  size);
char                *canasta_request_write_answer  (const CanastaRequest  *self);

G_END_DECLS
