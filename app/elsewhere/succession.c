/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/succession.h"

#include <string.h>

#include "network/bytes.h"

static gboolean
has_key (const guint8 *key)
{
  return !canasta_bytes_are_nought (key, CANASTA_SEAT_KEY_SIZE);
}

static gboolean
is_same (const guint8 *key, const guint8 *other)
{
  return memcmp (key, other, CANASTA_SEAT_KEY_SIZE) == 0;
}

/**
 * canasta_succession_is_awaited:
 * @self: a succession
 * @guest: somebody who waits
 *
 * Returns: whether their program has yet to say whether they had a seat where the table was before
 */
gboolean
canasta_succession_is_awaited (const CanastaSuccession *self, const CanastaGuest *guest)
{
  return guest->can_move && !guest->wants_to_look && !guest->has_claimed
         && !canasta_bytes_are_nought (self->origin, sizeof self->origin);
}

static gboolean
has_signed (const CanastaSuccession *self, const CanastaTicket *ticket, const CanastaClaim *claim)
{
  CanastaSeatClaim where = { .ticket = *ticket };

  memcpy (where.origin, self->origin, sizeof where.origin);
  memcpy (where.pin, self->pin, sizeof where.pin);
  return canasta_seat_key_has_signed (claim->key, &where, claim->signature);
}

/* What they sign holds by the invitation alone by which they have come. */
static gboolean
is_signed (const CanastaSuccession *self, const CanastaDoor *door, const CanastaClaim *claim)
{
  if (canasta_bytes_are_nought (self->pin, sizeof self->pin))
    return FALSE;
  if (has_signed (self, &door->ticket, claim))
    return TRUE;
  for (guint i = 0; i < door->list.n; i++)
    if (has_signed (self, &door->list.listed[i].ticket, claim))
      return TRUE;
  return FALSE;
}

/**
 * canasta_succession_find:
 * @self: a succession
 * @guests: the guests
 * @door: the door of the table
 * @claim: what somebody who waits has said
 *
 * Returns: (transfer none) (nullable): the guest they are, who has a seat
 */
CanastaGuest *
canasta_succession_find (const CanastaSuccession *self, const CanastaGuests *guests,
                         const CanastaDoor *door, const CanastaClaim *claim)
{
  if (!has_key (claim->key))
    return NULL;
  for (guint i = 0; i < canasta_guests_count (guests); i++)
    {
      CanastaGuest *guest = canasta_guests_get (guests, i);

      if (guest->seat != CANASTA_NO_SEAT && is_same (guest->key, claim->key))
        return is_signed (self, door, claim) ? guest : NULL;
    }
  return NULL;
}

/**
 * canasta_succession_take_key:
 * @self: a succession
 * @guests: the guests
 * @guest: one of them, who sits
 * @told: what their program says
 *
 * Nobody has the key of anybody else: it would be as if both seats were one's. At one connection it
 * is always the same: each one is told to everybody and kept.
 *
 * Returns: whether it is the key of their seat from now on
 */
gboolean
canasta_succession_take_key (const CanastaSuccession *self, const CanastaGuests *guests,
                             CanastaGuest *guest, const CanastaKeyTold *told)
{
  if (guest->has_told_key)
    return is_same (guest->key, told->key);
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    if (is_same (self->keys[seat], told->key))
      return FALSE;
  for (guint i = 0; i < canasta_guests_count (guests); i++)
    if (canasta_guests_get (guests, i) != guest
        && is_same (canasta_guests_get (guests, i)->key, told->key))
      return FALSE;
  memcpy (guest->key, told->key, sizeof guest->key);
  guest->has_told_key = TRUE;
  return TRUE;
}

/**
 * canasta_succession_fill_keys:
 * @self: a succession
 * @seats: the seats
 * @guests: the guests
 * @message: (out caller-allocates): what everybody is told who may go on with the table
 */
void
canasta_succession_fill_keys (const CanastaSuccession *self, const CanastaSeats *seats,
                              const CanastaGuests *guests, CanastaMessage *message)
{
  CanastaKeys *keys = &message->keys;

  canasta_message_init (message, CANASTA_MESSAGE_KEYS);
  keys->n_seats = (guint8) seats->n;
  for (guint seat = 0; seat < seats->n; seat++)
    {
      const CanastaGuest *guest = canasta_guests_find_at_seat (guests, seat);

      if (seats->held[seat].occupant == CANASTA_OCCUPANT_COMPUTER)
        keys->seats[seat].player = g_strdup (seats->held[seat].word);
      else
        memcpy (keys->seats[seat].key, guest ? guest->key : self->keys[seat],
                sizeof keys->seats[seat].key);
    }
}

/* Returns: the seats of those who are there and could go on with the table while the host is, as bits */
guint
canasta_succession_list_heirs (const CanastaGuests *guests)
{
  guint seats = 0;

  for (guint i = 0; i < canasta_guests_count (guests); i++)
    {
      const CanastaGuest *guest = canasta_guests_get (guests, i);

      if (guest->seat != CANASTA_NO_SEAT && guest->line != 0 && guest->can_move
          && guest->can_inherit)
        seats |= 1u << guest->seat;
    }
  return seats;
}

/* Whether somebody who sits at the table does not know yet that it goes on elsewhere. */
gboolean
canasta_succession_awaits_followers (const CanastaGuests *guests)
{
  for (guint i = 0; i < canasta_guests_count (guests); i++)
    {
      const CanastaGuest *guest = canasta_guests_get (guests, i);

      if (guest->seat != CANASTA_NO_SEAT && !guest->knows_move)
        return TRUE;
    }
  return FALSE;
}
