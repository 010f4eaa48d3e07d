/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/guests.h"

#include <string.h>

#include "match/player-names.h"
#include "network/bytes.h"
#include "rules/table.h"

/* How long a remark is to be read, and who has come may wait to be let in, in milliseconds. */
#define REMARK_TIME 3000
#define WAITING_TIME (10 * 60 * 1000)

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

/* Who is called so, and was not put out; or %NULL. */
CanastaGuest *
canasta_guests_find_name (const CanastaGuests *self, const char *name)
{
  for (guint i = 0; i < self->guests->len; i++)
    {
      CanastaGuest *guest = canasta_guests_get (self, i);

      if (!guest->is_put_out && canasta_name_is_same (guest->name, name))
        return guest;
    }
  return NULL;
}

/* Somebody who has waited to be let in for too long, or %NULL. */
CanastaGuest *
canasta_guests_find_late (const CanastaGuests *self, gint64 now)
{
  for (guint i = self->guests->len; i > 0; i--)
    {
      CanastaGuest *guest = canasta_guests_get (self, i - 1);

      if (canasta_guest_is_waiting (guest) && now - guest->since >= WAITING_TIME)
        return guest;
    }
  return NULL;
}

/* Somebody who has looked on and has been gone since then, or for longer; or %NULL. */
CanastaGuest *
canasta_guests_find_gone (const CanastaGuests *self, gint64 since)
{
  for (guint i = 0; i < self->guests->len; i++)
    {
      CanastaGuest *guest = canasta_guests_get (self, i);

      if (guest->is_looking && guest->line == 0 && guest->since <= since)
        return guest;
    }
  return NULL;
}

/* How many look on, be they there or not. */
guint
canasta_guests_count_onlookers (const CanastaGuests *self)
{
  guint n = 0;

  for (guint i = 0; i < self->guests->len; i++)
    n += canasta_guests_get (self, i)->is_looking;
  return n;
}

static void
hash (const CanastaReturnTicket *ticket, guint8 *mark)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  gsize size = 32;

  g_checksum_update (sum, ticket->bytes, sizeof ticket->bytes);
  g_checksum_get_digest (sum, mark, &size);
}

/* Whose ticket it is, or %NULL; one of nothing but noughts is none. */
CanastaGuest *
canasta_guests_find_ticket (const CanastaGuests *self, const CanastaReturnTicket *ticket)
{
  guint8 mark[32];

  if (canasta_bytes_are_nought (ticket->bytes, sizeof ticket->bytes))
    return NULL;
  hash (ticket, mark);
  for (guint i = 0; i < self->guests->len; i++)
    if (memcmp (canasta_guests_get (self, i)->mark, mark, sizeof mark) == 0)
      return canasta_guests_get (self, i);
  return NULL;
}

/* Somebody who has a ticket of that hash, and is not there yet. */
static CanastaGuest *
add_known (CanastaGuests *self, const guint8 *mark, const char *name)
{
  CanastaGuest *guest = g_new0 (CanastaGuest, 1);

  guest->id = ++self->last_id;
  guest->name = g_strdup (name);
  guest->seat = CANASTA_NO_SEAT;
  guest->remarked = G_MININT64 / 2;
  memcpy (guest->mark, mark, sizeof guest->mark);
  g_ptr_array_add (self->guests, guest);
  return guest;
}

/**
 * canasta_guests_add:
 * @self: the guests
 * @name: what somebody is called
 * @ticket: what opens the door to them from now on
 *
 * Returns: (transfer none): the guest
 */
CanastaGuest *
canasta_guests_add (CanastaGuests *self, const char *name, const CanastaReturnTicket *ticket)
{
  guint8 mark[32];

  hash (ticket, mark);
  return add_known (self, mark, name);
}

/* Those who sat at a table that is opened again are awaited from now on. */
void
canasta_guests_await (CanastaGuests *self, gint64 now)
{
  for (guint i = 0; i < self->guests->len; i++)
    canasta_guests_get (self, i)->since = now;
}

/* Whether the host has still to say whether they may come in. */
gboolean
canasta_guest_is_waiting (const CanastaGuest *guest)
{
  return !canasta_guest_is_let_in (guest) && !guest->is_put_out;
}

/* Whether they sit at the table or look on: they know of the match what their place may know. */
gboolean
canasta_guest_is_let_in (const CanastaGuest *guest)
{
  return guest->seat != CANASTA_NO_SEAT || guest->is_looking;
}

/* It opens the door to them from now on; the one before opens nothing any more. */
void
canasta_guest_give_ticket (CanastaGuest *guest, const CanastaReturnTicket *ticket)
{
  hash (ticket, guest->mark);
}

static gboolean
can_do (const CanastaHello *hello, const char *word)
{
  return hello->can && g_strv_contains ((const char *const *) hello->can, word);
}

/* Whether who says so goes by themselves where the host sends them. */
gboolean
canasta_guests_can_follow (const CanastaHello *hello)
{
  return can_do (hello, "follows");
}

/* They are there, at that connection, with a program that says what it can. */
void
canasta_guest_arrive (CanastaGuest *guest, guint line, const CanastaHello *hello, gint64 now)
{
  guest->line = line;
  guest->since = now;
  guest->wants_to_look = hello->as == CANASTA_GUEST_LOOKING;
  guest->can_remark = can_do (hello, "remarks");
  guest->can_clock = can_do (hello, "clock");
  guest->can_move = can_do (hello, "moves");
  guest->can_inherit = can_do (hello, "heirs");
  guest->can_follow = canasta_guests_can_follow (hello);
  guest->has_claimed = guest->has_told_key = FALSE;
}

/**
 * canasta_guest_take_place:
 * @guest: who has a seat
 * @newcomer: who has shown that they are the same person
 *
 * They are there at the connection by which they have come, whose ticket opens the door from now on.
 */
void
canasta_guest_take_place (CanastaGuest *guest, const CanastaGuest *newcomer)
{
  memcpy (guest->mark, newcomer->mark, sizeof guest->mark);
  guest->line = newcomer->line;
  guest->since = newcomer->since;
  guest->wants_to_look = FALSE;
  guest->can_remark = newcomer->can_remark;
  guest->can_clock = newcomer->can_clock;
  guest->can_move = newcomer->can_move;
  guest->can_inherit = newcomer->can_inherit;
  guest->can_follow = newcomer->can_follow;
  guest->has_claimed = guest->has_told_key = FALSE;
}

/**
 * canasta_guest_speak:
 * @guest: who wants to say something
 * @now: what time it is
 *
 * Returns: whether they do: what they said before has been read
 */
gboolean
canasta_guest_speak (CanastaGuest *guest, gint64 now)
{
  if (!guest->can_remark || now - guest->remarked < REMARK_TIME)
    return FALSE;
  guest->remarked = now;
  return TRUE;
}

/* Their ticket opens nothing any more. */
void
canasta_guests_remove (CanastaGuests *self, CanastaGuest *guest)
{
  g_ptr_array_remove (self->guests, guest);
}

/**
 * canasta_guests_fill_kept:
 * @self: the guests
 * @kept: (out caller-allocates): what is to be kept of them; room for %CANASTA_GUESTS_MOST
 *
 * Whoever waits to be let in is not kept.
 *
 * Returns: of how many
 */
guint
canasta_guests_fill_kept (const CanastaGuests *self, CanastaKeptGuest *kept)
{
  guint n = 0;

  for (guint i = 0; i < self->guests->len; i++)
    {
      const CanastaGuest *guest = canasta_guests_get (self, i);
      gboolean is_seated = guest->seat != CANASTA_NO_SEAT;

      if (canasta_guest_is_waiting (guest))
        continue;
      kept[n] = (CanastaKeptGuest){ .name = g_strdup (guest->name),
                                    .seat = is_seated ? (gint32) guest->seat : -1,
                                    .is_looking = (guint8) guest->is_looking,
                                    .is_put_out = (guint8) guest->is_put_out };
      memcpy (kept[n].key, guest->key, sizeof guest->key);
      memcpy (kept[n++].mark, guest->mark, sizeof guest->mark);
    }
  return n;
}

/**
 * canasta_guests_take_kept:
 * @self: nobody yet
 * @kept: what was kept
 * @n: of how many
 *
 * They come by the tickets they have.
 */
void
canasta_guests_take_kept (CanastaGuests *self, const CanastaKeptGuest *kept, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      CanastaGuest *guest = add_known (self, kept[i].mark, kept[i].name);

      guest->seat = kept[i].seat < 0 ? CANASTA_NO_SEAT : (guint8) kept[i].seat;
      guest->is_looking = guest->wants_to_look = kept[i].is_looking;
      guest->is_put_out = kept[i].is_put_out;
      memcpy (guest->key, kept[i].key, sizeof guest->key);
    }
}
