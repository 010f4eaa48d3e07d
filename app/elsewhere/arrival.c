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

static gboolean
has_no_room (const CanastaDoor *door, const CanastaGuests *guests)
{
  return canasta_guests_count_onlookers (guests) >= door->most_onlookers;
}

static void
add (CanastaArrival *self, const CanastaDoor *door, CanastaGuests *guests,
     const CanastaHello *hello, const char *name)
{
  if (hello->as == CANASTA_GUEST_LOOKING && has_no_room (door, guests))
    {
      turn_away (self, CANASTA_BYE_NO_ONLOOKERS);
      return;
    }
  self->is_new = canasta_guests_count (guests) < CANASTA_GUESTS_MOST;
  if (self->is_new)
    self->guest = canasta_guests_add (guests, name, &self->ticket);
  else
    turn_away (self, CANASTA_BYE_FULL);
}

/* Who looked on before has a place among those who may, unless nobody may any more. */
static gboolean
may_look (const CanastaDoor *door, const CanastaGuests *guests, const CanastaGuest *guest)
{
  return guest->is_looking ? door->most_onlookers > 0 : !has_no_room (door, guests);
}

/* Somebody who was there before. Who sits does not look on as well, and who looks on gives that up
 * for a seat. */
static void
come_back (CanastaArrival *self, const CanastaDoor *door, const CanastaGuests *guests,
           const CanastaHello *hello)
{
  CanastaGuest *guest = self->guest;
  gboolean wants_to_look = hello->as == CANASTA_GUEST_LOOKING;

  if (guest->is_put_out)
    turn_away (self, CANASTA_BYE_PUT_OUT);
  else if (wants_to_look && guest->seat != CANASTA_NO_SEAT)
    turn_away (self, CANASTA_BYE_SEATED);
  else if (wants_to_look && !may_look (door, guests, guest))
    turn_away (self, CANASTA_BYE_NO_ONLOOKERS);
  else
    {
      self->is_new = guest->seat == CANASTA_NO_SEAT && guest->wants_to_look != wants_to_look;
      guest->is_looking &= wants_to_look;
    }
}

/* An invitation that only one person has is as good as their ticket, and gives them another one. */
static void
take_listed (CanastaArrival *self, const CanastaDoor *door, CanastaGuests *guests,
             const CanastaHello *hello, const CanastaListed *listed)
{
  self->guest = canasta_guests_find_name (guests, listed->name);
  if (!self->guest)
    {
      add (self, door, guests, hello, listed->name);
      return;
    }
  come_back (self, door, guests, hello);
  if (self->guest)
    canasta_guest_give_ticket (self->guest, &self->ticket);
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
      take_listed (self, door, guests, hello, listed);
      return;
    }
  name = canasta_seats_tell_apart (seats, guests, hello->name);
  add (self, door, guests, hello, name);
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
  if (self->guest)
    come_back (self, door, guests, hello);
  else
    take_stranger (self, door, guests, seats, hello);
}
