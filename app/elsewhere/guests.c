/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/guests.h"

#include <string.h>

#include "network/bytes.h"
#include "rules/table.h"

struct _CanastaGuests
{
  GPtrArray *guests;
  guint last_id;
};

static void
free_guest (gpointer data)
{
  CanastaGuest *guest = data;

  g_free (guest->name);
  g_free (guest->answer);
  g_free (guest);
}

CanastaGuests *
canasta_guests_new (void)
{
  CanastaGuests *self = g_new0 (CanastaGuests, 1);

  self->guests = g_ptr_array_new_with_free_func (free_guest);
  return self;
}

void
canasta_guests_free (CanastaGuests *self)
{
  g_ptr_array_unref (self->guests);
  g_free (self);
}

guint
canasta_guests_count (const CanastaGuests *self)
{
  return self->guests->len;
}

CanastaGuest *
canasta_guests_get (const CanastaGuests *self, guint index)
{
  return g_ptr_array_index (self->guests, index);
}

/* Whom the host knows by that number, or %NULL. */
CanastaGuest *
canasta_guests_find (const CanastaGuests *self, guint id)
{
  for (guint i = 0; i < self->guests->len; i++)
    if (canasta_guests_get (self, i)->id == id)
      return canasta_guests_get (self, i);
  return NULL;
}

/* Who is at that connection, or %NULL. */
CanastaGuest *
canasta_guests_find_at_line (const CanastaGuests *self, guint line)
{
  for (guint i = 0; i < self->guests->len && line != 0; i++)
    if (canasta_guests_get (self, i)->line == line)
      return canasta_guests_get (self, i);
  return NULL;
}

/* Whose seat it is, be they there or not, or %NULL. */
CanastaGuest *
canasta_guests_find_at_seat (const CanastaGuests *self, guint seat)
{
  for (guint i = 0; i < self->guests->len && seat != CANASTA_NO_SEAT; i++)
    if (canasta_guests_get (self, i)->seat == seat)
      return canasta_guests_get (self, i);
  return NULL;
}

static void
hash (const CanastaReturnTicket *ticket, guint8 *mark)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  gsize size = 32;

  g_checksum_update (sum, ticket->bytes, sizeof ticket->bytes);
  g_checksum_get_digest (sum, mark, &size);
}

/* Whose ticket it is, or %NULL. */
CanastaGuest *
canasta_guests_find_ticket (const CanastaGuests *self, const CanastaReturnTicket *ticket)
{
  guint8 mark[32];

  hash (ticket, mark);
  for (guint i = 0; i < self->guests->len; i++)
    if (memcmp (canasta_guests_get (self, i)->mark, mark, sizeof mark) == 0)
      return canasta_guests_get (self, i);
  return NULL;
}

/**
 * canasta_guests_add:
 * @self: the guests
 * @name: what somebody says they are called
 * @ticket: (out caller-allocates): what opens the door to them from now on, drawn by chance
 * @error: return location for an error
 *
 * Returns: (transfer none) (nullable): the guest
 */
CanastaGuest *
canasta_guests_add (CanastaGuests *self, const char *name, CanastaReturnTicket *ticket,
                    GError **error)
{
  CanastaGuest *guest;

  if (!canasta_bytes_draw (ticket->bytes, sizeof ticket->bytes, error))
    return NULL;
  guest = g_new0 (CanastaGuest, 1);
  guest->id = ++self->last_id;
  guest->name = g_strdup (name);
  guest->seat = CANASTA_NO_SEAT;
  guest->remarked = G_MININT64 / 2;
  hash (ticket, guest->mark);
  g_ptr_array_add (self->guests, guest);
  return guest;
}

/* Their ticket opens nothing any more. */
void
canasta_guests_remove (CanastaGuests *self, CanastaGuest *guest)
{
  g_ptr_array_remove (self->guests, guest);
}
