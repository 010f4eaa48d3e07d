/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/visitors.h"

#include <string.h>

/* What an address of IPv4 begins with on a socket for both families. */
#define MAPPED "::ffff:"

/* Of an address of IPv6 the first half is the house; the rest anybody there chooses. */
#define HOUSE_BYTES 8

struct _CanastaVisitors
{
  CanastaLimits limits;
  GHashTable *from;             /* how many from an address */
  guint n;
};

CanastaVisitors *
canasta_visitors_new (const CanastaLimits *limits)
{
  CanastaVisitors *self = g_new0 (CanastaVisitors, 1);

  self->limits = *limits;
  self->from = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return self;
}

void
canasta_visitors_free (CanastaVisitors *self)
{
  g_hash_table_unref (self->from);
  g_free (self);
}

static guint
count_from (const CanastaVisitors *self, const char *address)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (self->from, address));
}

static void
set_count (CanastaVisitors *self, const char *address, guint n)
{
  if (n > 0)
    g_hash_table_insert (self->from, g_strdup (address), GUINT_TO_POINTER (n));
  else
    g_hash_table_remove (self->from, address);
}

/**
 * canasta_visitors_admit:
 * @self: visitors
 * @address: where another one comes from
 *
 * Returns: whether there is room; who is admitted is counted until they leave
 */
gboolean
canasta_visitors_admit (CanastaVisitors *self, const char *address)
{
  guint n = count_from (self, address);

  if (self->n >= self->limits.in_all || n >= self->limits.per_address)
    return FALSE;
  self->n++;
  set_count (self, address, n + 1);
  return TRUE;
}

/* One who was admitted leaves. */
void
canasta_visitors_leave (CanastaVisitors *self, const char *address)
{
  guint n = count_from (self, address);

  g_return_if_fail (n > 0);

  self->n--;
  set_count (self, address, n - 1);
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
