/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/visitors.h"

#include <string.h>

/* What an address of IPv4 begins with on a socket for both families. */
#define MAPPED "::ffff:"

/* Of an address of IPv6 the first half is the house; the rest anybody there chooses. */
#define HOUSE_BYTES 8

/* The most addresses that are known for nothing but what was wrong. */
#define MOST_GUESSING 4096

/* What is asked from one address may be this part of what is heard from one. */
#define ASKING_SHARE 8

/* In milliseconds. */
#define SECOND 1000

/* What comes from an address. */
typedef struct
{
  guint n;                      /* connections */
  guint expected;               /* more of them, that we have asked for */
  guint guesses;                /* what was wrong … */
  gint64 until;                 /* … and how long that counts, or the address is closed */
  gint64 second;                /* when the last one began in which something was asked … */
  guint asked;                  /* … and how often it was, since; 0 where nothing ever was */
} Origin;

struct _CanastaVisitors
{
  CanastaLimits limits;
  GHashTable *origins;          /* by their addresses */
  guint n;
  guint expected;
};

CanastaVisitors *
canasta_visitors_new (const CanastaLimits *limits)
{
  CanastaVisitors *self = g_new0 (CanastaVisitors, 1);

  self->limits = *limits;
  self->origins = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return self;
}

void
canasta_visitors_free (CanastaVisitors *self)
{
  g_hash_table_unref (self->origins);
  g_free (self);
}

static gboolean
is_idle (gpointer address, gpointer data, gpointer now)
{
  const Origin *origin = data;
  gint64 since = *(const gint64 *) now;

  return origin->n == 0 && origin->expected == 0 && origin->until <= since
         && since - origin->second >= SECOND;
}

/* Of whom nothing is to be remembered nothing is. */
static void
forget_idle (CanastaVisitors *self, gint64 now)
{
  if (g_hash_table_size (self->origins) > self->n)
    g_hash_table_foreach_remove (self->origins, is_idle, &now);
}

static Origin *
get_origin (CanastaVisitors *self, const char *address)
{
  Origin *origin = g_hash_table_lookup (self->origins, address);

  if (!origin)
    {
      origin = g_new0 (Origin, 1);
      g_hash_table_insert (self->origins, g_strdup (address), origin);
    }
  return origin;
}

/**
 * canasta_visitors_admit:
 * @self: visitors
 * @address: where another one comes from
 * @now: what time it is, in milliseconds
 *
 * Returns: whether there is room, and the address is not closed; who is admitted is counted
 *   until they leave
 */
gboolean
canasta_visitors_admit (CanastaVisitors *self, const char *address, gint64 now)
{
  const Origin *origin = g_hash_table_lookup (self->origins, address);

  if (self->n >= self->limits.in_all + MIN (self->expected, self->limits.in_all)
      || (origin && origin->n >= self->limits.per_address
                                   + MIN (origin->expected, self->limits.per_address))
      || (origin && origin->guesses >= CANASTA_VISITORS_GUESSES && now < origin->until))
    return FALSE;
  self->n++;
  get_origin (self, address)->n++;
  forget_idle (self, now);
  return TRUE;
}

/* One who was admitted leaves. */
void
canasta_visitors_leave (CanastaVisitors *self, const char *address)
{
  Origin *origin = get_origin (self, address);

  g_return_if_fail (origin->n > 0);

  self->n--;
  if (--origin->n == 0 && origin->expected == 0 && origin->guesses == 0 && origin->asked == 0)
    g_hash_table_remove (self->origins, address);
}

/**
 * canasta_visitors_expect:
 * @self: visitors
 * @address: from where
 * @n: how many more are let in for a while, or fewer again
 *
 * Who was asked to come is not to find that there is no room; but nobody has more than twice the room
 * because they are asked, and they may be asked by themselves.
 */
void
canasta_visitors_expect (CanastaVisitors *self, const char *address, int n)
{
  Origin *origin = get_origin (self, address);

  g_return_if_fail (n >= 0 || origin->expected >= (guint) -n);

  origin->expected += (guint) n;
  self->expected += (guint) n;
}

/**
 * canasta_visitors_blame:
 * @self: visitors
 * @address: where somebody comes from who has tried what opens no door
 * @now: what time it is, in milliseconds
 *
 * Whoever guesses goes on guessing from there for a while, but not here.
 */
void
canasta_visitors_blame (CanastaVisitors *self, const char *address, gint64 now)
{
  Origin *origin;

  if (g_hash_table_size (self->origins) > self->n + MOST_GUESSING)
    return;
  origin = get_origin (self, address);
  if (origin->until <= now)
    origin->guesses = 0;
  origin->guesses++;
  origin->until = now + CANASTA_VISITORS_CLOSED;
}

/**
 * canasta_visitors_may_ask:
 * @self: visitors
 * @address: where somebody is who asks that somebody else do something
 * @now: what time it is, in milliseconds
 *
 * Returns: whether so much was not asked from there in this second that others would not be heard
 */
gboolean
canasta_visitors_may_ask (CanastaVisitors *self, const char *address, gint64 now)
{
  Origin *origin = get_origin (self, address);

  if (origin->asked == 0 || now - origin->second >= SECOND)
    {
      origin->second = now;
      origin->asked = 0;
    }
  return ++origin->asked <= MAX (self->limits.rate / ASKING_SHARE, 1);
}

guint
canasta_visitors_count (const CanastaVisitors *self)
{
  return self->n;
}

/**
 * canasta_visitors_dup_address:
 * @address: where somebody comes from
 *
 * Returns: (transfer full): what they are counted by: the address of IPv4, of IPv6 its
 *   first half
 */
char *
canasta_visitors_dup_address (GSocketAddress *address)
{
  GInetAddress *place;
  g_autoptr (GInetAddress) house = NULL;
  g_autofree char *text = NULL;
  guint8 bytes[16] = { 0 };

  if (!G_IS_INET_SOCKET_ADDRESS (address))
    return g_strdup ("?");
  place = g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (address));
  text = g_inet_address_to_string (place);
  if (g_str_has_prefix (text, MAPPED))
    return g_strdup (text + strlen (MAPPED));
  if (g_inet_address_get_family (place) != G_SOCKET_FAMILY_IPV6)
    return g_steal_pointer (&text);
  memcpy (bytes, g_inet_address_to_bytes (place), HOUSE_BYTES);
  house = g_inet_address_new_from_bytes (bytes, G_SOCKET_FAMILY_IPV6);
  return g_inet_address_to_string (house);
}

/* As canasta_visitors_dup_address(), of an address that is told in words; %NULL where it is none. */
char *
canasta_visitors_read_address (const char *text)
{
  g_autoptr (GInetAddress) address = g_inet_address_new_from_string (text);
  g_autoptr (GSocketAddress) place = address ? g_inet_socket_address_new (address, 0) : NULL;

  return place ? canasta_visitors_dup_address (place) : NULL;
}
