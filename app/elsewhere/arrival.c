/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/arrival.h"

#include "network/bytes.h"

static void
turn_away (CanastaArrival *self, CanastaByeWhy why)
{
  self->guest = NULL;
  self->why = why;
}

/* What opens the door to them from now on is what they show beside the invitation: so they are
 * known by it even where the answer is lost. Who shows nothing is given one that is drawn here. */
static gboolean
choose_ticket (CanastaArrival *self, const CanastaHello *hello)
{
  g_autoptr (GError) error = NULL;

  self->ticket = hello->return_ticket;
  self->has_ticket = canasta_bytes_are_nought (self->ticket.bytes, sizeof self->ticket.bytes);
  return !self->has_ticket
         || canasta_bytes_draw (self->ticket.bytes, sizeof self->ticket.bytes, &error);
}

static void
add (CanastaArrival *self, CanastaGuests *guests, const char *name)
{
  self->is_new = canasta_guests_count (guests) < CANASTA_GUESTS_MOST;
  if (self->is_new)
    self->guest = canasta_guests_add (guests, name, &self->ticket);
  else
    turn_away (self, CANASTA_BYE_FULL);
}

/* An invitation that only one person has is as good as their ticket, and gives them another one. */
static void
take_listed (CanastaArrival *self, CanastaGuests *guests, const CanastaListed *listed)
{
  self->guest = canasta_guests_find_name (guests, listed->name);
  if (self->guest)
    canasta_guest_give_ticket (self->guest, &self->ticket);
  else
    add (self, guests, listed->name);
}

static void
take_stranger (CanastaArrival *self, const CanastaDoor *door, CanastaGuests *guests,
               const CanastaSeats *seats, const CanastaHello *hello)
{
  const CanastaListed *listed = canasta_guest_list_find (&door->list, &hello->ticket);
  g_autofree char *name = NULL;

  if (!canasta_door_opens (door, hello))
    {
      turn_away (self, CANASTA_BYE_NOT_LET_IN);
      return;
    }
  if (!choose_ticket (self, hello))
    {
      turn_away (self, CANASTA_BYE_FULL);
      return;
    }
  if (listed)
    {
      take_listed (self, guests, listed);
      return;
    }
  name = canasta_seats_tell_apart (seats, guests, hello->name);
  add (self, guests, name);
}

/**
 * canasta_arrival_find:
 * @self: (out caller-allocates): who has come
 * @door: the door of the table
 * @guests: (inout): who was there before; whoever is new is one of them from now on
 * @seats: its seats
 * @hello: what they say
 */
void
canasta_arrival_find (CanastaArrival *self, const CanastaDoor *door, CanastaGuests *guests,
                      const CanastaSeats *seats, const CanastaHello *hello)
{
  *self = (CanastaArrival){ .guest = canasta_guests_find_ticket (guests, &hello->return_ticket) };
  if (self->guest && self->guest->is_put_out)
    turn_away (self, CANASTA_BYE_PUT_OUT);
  else if (!self->guest)
    take_stranger (self, door, guests, seats, hello);
}
