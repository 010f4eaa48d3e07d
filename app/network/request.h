/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one request of HTTP that is understood and made: to open a WebSocket of our protocol. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define CANASTA_REQUEST_PATH "/canasta"

/* The most bytes of a request. */
#define CANASTA_REQUEST_SIZE 4096

/* Where a request stands that is being read, or an answer to one. */
typedef enum
{
  CANASTA_REQUEST_HALF,
  CANASTA_REQUEST_WHOLE,
  CANASTA_REQUEST_WRONG,
} CanastaRequestState;

/* A request to open a WebSocket: the key that is answered, 16 bytes to base 64; and from where it
 * comes, as the last proxy before us tells it, or nothing. What stands before that a guest can have
 * written, and all of it where no proxy is. */
typedef struct
{
  char key[25];
  char from[46];
} CanastaRequest;

CanastaRequestState  canasta_request_read          (CanastaRequest        *self,
                                                    const char            *head,
                                                    gsize                  size);
char                *canasta_request_write_answer  (const CanastaRequest  *self);

gboolean             canasta_request_draw          (CanastaRequest        *self,
                                                    GError               **error);
char                *canasta_request_write         (const CanastaRequest  *self,
                                                    const char            *host);
CanastaRequestState  canasta_request_read_answer   (const CanastaRequest  *self,
                                                    const char            *head,
                                                    gsize                  size);

G_END_DECLS
