/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a connection may take, of time, of room and of others' patience. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CanastaLimits:
 * @per_address: connections from one address
 * @in_all: connections in all; to be kept well below the descriptors there are
 * @handshake: milliseconds from the connection to the answered request
 * @silence: milliseconds without a message or an answer to a ping
 * @size: bytes of a message that comes
 * @rate: messages a second that come
 * @unread: bytes that may wait to be sent
 */
typedef struct
{
  guint per_address;
  guint in_all;
  guint handshake;
  guint silence;
  gsize size;
  guint rate;
  gsize unread;
} CanastaLimits;

/* How many bytes may come until a message is whole: it may come in pieces, with other things between
 * them, and after a request. */
#define CANASTA_LIMITS_QUOTA(limits) (4 * (limits)->size + 8 * 1024)

/* Those of a host. */
#define CANASTA_LIMITS_OF_HOST \
  ((CanastaLimits){ .per_address = 8, .in_all = 512, .handshake = 10000, .silence = 30000, \
                    .size = 8 * 1024, .rate = 40, .unread = 256 * 1024 })

/* Those of a guest, who is told more than they say. */
#define CANASTA_LIMITS_OF_GUEST \
  ((CanastaLimits){ .handshake = 15000, .silence = 12000, .size = 128 * 1024, .rate = 1000, \
                    .unread = 256 * 1024 })

G_END_DECLS
