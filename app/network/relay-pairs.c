/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/relay-pairs.h"

#include "network/splice.h"

struct _CanastaRelayPairs
{
  CanastaLimits limits;
  CanastaRelayPartedFunc parted;
  gpointer data;
  GPtrArray *joined;            /* of Joined */
};

typedef struct
{
  CanastaRelayPairs *pairs;
  CanastaRelayPair pair;
  CanastaSplice *splice;
} Joined;

/**
 * canasta_relay_pairs_new:
 * @limits: what may go over a pair's connections
 * @parted: called when two hear one another no more
 * @data: handed over to it
 *
 * Returns: (transfer full): no pairs yet
 */
CanastaRelayPairs *
canasta_relay_pairs_new (const CanastaLimits *limits, CanastaRelayPartedFunc parted, gpointer data)
{
  CanastaRelayPairs *self = g_new0 (CanastaRelayPairs, 1);

  *self = (CanastaRelayPairs){ *limits, parted, data, g_ptr_array_new () };
  return self;
}

/* To be called when all have parted. */
void
canasta_relay_pairs_free (CanastaRelayPairs *self)
{
  g_return_if_fail (self->joined->len == 0);

  g_ptr_array_unref (self->joined);
  g_free (self);
}

static void
over_cb (CanastaEnding ending, guint64 size, gpointer data)
{
  Joined *self = data;

  g_ptr_array_remove_fast (self->pairs->joined, self);
  self->pairs->parted (&self->pair, ending, size, self->pairs->data);
  g_free (self->pair.guest);
  g_free (self->pair.host);
  g_free (self);
}

/**
 * canasta_relay_pairs_join:
 * @self: the pairs of a relay
 * @guest: the connection of a guest, who was told that their host hears them
 * @host: that of their host, who was told so, too
 * @pair: from where they come
 *
 * From now on one hears the other.
 */
void
canasta_relay_pairs_join (CanastaRelayPairs *self, GSocketConnection *guest, GSocketConnection *host,
                          const CanastaRelayPair *pair)
{
  Joined *joined = g_new0 (Joined, 1);

  joined->pairs = self;
  joined->pair = (CanastaRelayPair){ g_strdup (pair->guest), g_strdup (pair->host) };
  g_ptr_array_add (self->joined, joined);
  joined->splice = canasta_splice_new (guest, host, &self->limits, over_cb, joined);
}

/* All of them are ended, without waiting for anybody. */
void
canasta_relay_pairs_cut (CanastaRelayPairs *self, CanastaEnding ending)
{
  for (guint i = 0; i < self->joined->len; i++)
    canasta_splice_cut (((Joined *) g_ptr_array_index (self->joined, i))->splice, ending);
}
