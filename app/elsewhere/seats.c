/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/seats.h"

#include "match/player-names.h"
#include "rules/table.h"
#include "session/person.h"
#include "session/setup.h"

void
canasta_seats_clear (CanastaSeats *self)
{
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    canasta_seats_give (self, seat, CANASTA_OCCUPANT_NONE, NULL, NULL);
}

/**
 * canasta_seats_give:
 * @self: the seats
 * @seat: one of them
 * @occupant: whose it is from now on
 * @name: (nullable): what they are called; nothing for a guest
 * @word: (nullable): how a computer player plays there
 */
void
canasta_seats_give (CanastaSeats *self, guint seat, CanastaOccupant occupant, const char *name,
                    const char *word)
{
  CanastaSeatHeld *held = &self->held[seat];

  g_free (held->name);
  g_free (held->word);
  *held = (CanastaSeatHeld){ occupant, g_strdup (name), g_strdup (word) };
}

/* Those that are nobody's, as bits. */
guint
canasta_seats_list_free (const CanastaSeats *self)
{
  guint seats = 0;

  for (guint seat = 0; seat < self->n; seat++)
    if (self->held[seat].occupant == CANASTA_OCCUPANT_NONE)
      seats |= 1u << seat;
  return seats;
}

/* Whether somebody sits there at the host's own computer. */
static gboolean
is_here (const CanastaSeats *self, const CanastaGuests *guests, guint seat)
{
  return self->held[seat].occupant == CANASTA_OCCUPANT_PERSON
         && !canasta_guests_find_at_seat (guests, seat);
}

/* Whether anybody sits at the host's own computer. */
gboolean
canasta_seats_have_here (const CanastaSeats *self, const CanastaGuests *guests)
{
  for (guint seat = 0; seat < self->n; seat++)
    if (is_here (self, guests, seat))
      return TRUE;
  return FALSE;
}

/* The seats of guests who are there, as bits. */
guint
canasta_seats_list_present (const CanastaSeats *self, const CanastaGuests *guests)
{
  guint seats = 0;

  for (guint seat = 0; seat < self->n; seat++)
    {
      const CanastaGuest *guest = canasta_guests_find_at_seat (guests, seat);

      if (guest && guest->line != 0)
        seats |= 1u << seat;
    }
  return seats;
}

static gboolean
is_ready (const CanastaSeats *self, const CanastaGuests *guests, guint left, guint seat)
{
  const CanastaGuest *guest = canasta_guests_find_at_seat (guests, seat);

  switch (self->held[seat].occupant)
    {
    case CANASTA_OCCUPANT_COMPUTER:
      return TRUE;
    case CANASTA_OCCUPANT_PERSON:
      if ((left & (1u << seat)) != 0)
        return TRUE;
      return guest ? guest->line != 0 && guest->is_ready : self->is_ready;
    case CANASTA_OCCUPANT_NONE:
    case CANASTA_OCCUPANT_CLOSED:
    default:
      return FALSE;
    }
}

/**
 * canasta_seats_are_ready:
 * @self: the seats
 * @guests: the guests
 * @left: the seats of persons for whom a computer player goes on, as bits
 *
 * Returns: whether it can be dealt: somebody has each seat, is there and is ready
 */
gboolean
canasta_seats_are_ready (const CanastaSeats *self, const CanastaGuests *guests, guint left)
{
  for (guint seat = 0; seat < self->n; seat++)
    if (!is_ready (self, guests, left, seat))
      return FALSE;
  return TRUE;
}

static gboolean
is_taken (const CanastaSeats *self, const CanastaGuests *guests, const char *name)
{
  for (guint i = 0; i < canasta_guests_count (guests); i++)
    if (canasta_name_is_same (canasta_guests_get (guests, i)->name, name))
      return TRUE;
  for (guint seat = 0; seat < self->n; seat++)
    if (self->held[seat].name && canasta_name_is_same (self->held[seat].name, name))
      return TRUE;
  return FALSE;
}

/* A computer player without a name has one that nobody else has. */
static const char *
find_name (const CanastaSeats *self, const CanastaGuests *guests, guint seat)
{
  guint before = 0, place = 0;

  for (guint other = 0; other < seat; other++)
    before += self->held[other].occupant == CANASTA_OCCUPANT_COMPUTER && !self->held[other].name;
  for (; place + 1 < CANASTA_MAX_SEATS; place++)
    if (!is_taken (self, guests, canasta_setup_get_standard_name (place)) && before-- == 0)
      break;
  return canasta_setup_get_standard_name (place);
}

/* What whoever has the seat is called; empty where nobody has. */
char *
canasta_seats_dup_name (const CanastaSeats *self, const CanastaGuests *guests, guint seat)
{
  const CanastaGuest *guest = canasta_guests_find_at_seat (guests, seat);
  const CanastaSeatHeld *held = &self->held[seat];

  if (guest)
    return g_strdup (guest->name);
  if (held->occupant == CANASTA_OCCUPANT_COMPUTER && !held->name)
    return g_strdup (find_name (self, guests, seat));
  return g_strdup (held->name ? held->name : "");
}

/* A computer player who goes on for a person has their name, and is not here. */
static void
describe (const CanastaSeats *self, const CanastaGuests *guests, guint left, guint seat,
          CanastaSeatSeen *seen)
{
  const CanastaGuest *guest = canasta_guests_find_at_seat (guests, seat);
  gboolean has_left = (left & (1u << seat)) != 0;

  seen->name = canasta_seats_dup_name (self, guests, seat);
  seen->occupant = has_left ? CANASTA_OCCUPANT_COMPUTER : self->held[seat].occupant;
  seen->here = !has_left && (guest ? guest->line != 0 : seen->occupant >= CANASTA_OCCUPANT_COMPUTER);
  seen->ready = is_ready (self, guests, left, seat);
  seen->left = -1;
}

/**
 * canasta_seats_describe:
 * @self: the seats
 * @guests: the guests
 * @left: the seats of persons for whom a computer player goes on, as bits
 * @table: (out): the seats of it, as everybody sees them
 */
void
canasta_seats_describe (const CanastaSeats *self, const CanastaGuests *guests, guint left,
                        CanastaTableSeen *table)
{
  table->n_seats = (guint8) self->n;
  for (guint seat = 0; seat < self->n; seat++)
    describe (self, guests, left, seat, &table->seats[seat]);
}

/* The first person here, else the first one elsewhere, else the first seat. */
static guint
find_owner (const CanastaSeats *self, const CanastaGuests *guests)
{
  guint owner = CANASTA_NO_SEAT;

  for (guint seat = 0; seat < self->n; seat++)
    {
      if (is_here (self, guests, seat))
        return seat;
      if (owner == CANASTA_NO_SEAT && self->held[seat].occupant == CANASTA_OCCUPANT_PERSON)
        owner = seat;
    }
  return owner == CANASTA_NO_SEAT ? 0 : owner;
}

/* What was kept beside a match is of guests where guests sit. */
void
canasta_seats_mark_guests (const CanastaGuests *guests, CanastaPersonal *personal)
{
  for (guint i = 0; i < canasta_guests_count (guests); i++)
    {
      const CanastaGuest *guest = canasta_guests_get (guests, i);

      if (guest->seat != CANASTA_NO_SEAT)
        canasta_personal_get_desk (personal, guest->seat)->elsewhere = TRUE;
    }
}

/**
 * canasta_seats_make_personal:
 * @self: the seats, all of which somebody has
 * @guests: the guests
 * @personal: (out): what a match among them begins with
 */
void
canasta_seats_make_personal (const CanastaSeats *self, const CanastaGuests *guests,
                             CanastaPersonal *personal)
{
  *personal = (CanastaPersonal){ .seat = (guint8) find_owner (self, guests) };
  personal->players = g_new0 (char *, self->n + 1);
  for (guint seat = 0; seat < self->n; seat++)
    {
      gboolean is_person = self->held[seat].occupant == CANASTA_OCCUPANT_PERSON;

      personal->players[seat] = g_strdup (is_person ? CANASTA_PERSON_WORD : self->held[seat].word);
      canasta_personal_get_desk (personal, seat)->elsewhere = is_person
                                                              && !is_here (self, guests, seat);
    }
}

/**
 * canasta_seats_tell_apart:
 * @self: the seats
 * @guests: the guests
 * @name: what somebody says they are called
 *
 * Returns: (transfer full): what they are called here, as nobody else is
 */
char *
canasta_seats_tell_apart (const CanastaSeats *self, const CanastaGuests *guests, const char *name)
{
  char *told = g_strdup (name);

  for (guint i = 2; is_taken (self, guests, told); i++)
    {
      g_free (told);
      told = g_strdup_printf ("%s %u", name, i);
    }
  return told;
}
