/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/inheritance.h"

#include <string.h>

#include "elsewhere/host-say.h"
#include "match/archive.h"
#include "network/bytes.h"
#include "players/manner.h"
#include "rules/plain-variant.h"
#include "session/person.h"
#include "session/seated.h"

void
canasta_inheritance_init (CanastaInheritance *self)
{
  canasta_message_init (&self->keys, CANASTA_MESSAGE_LEAVE);
}

/* There is another match, or no visit any more. */
void
canasta_inheritance_forget (CanastaInheritance *self)
{
  canasta_message_clear (&self->keys);
  canasta_message_init (&self->keys, CANASTA_MESSAGE_LEAVE);
  self->ticket = (CanastaTicket){ 0 };
}

/* The key of the seat. */

/**
 * canasta_inheritance_meet:
 * @self: what a guest has
 * @welcome: what the host has said
 *
 * Returns: whether the match goes on from one that another host began
 */
gboolean
canasta_inheritance_meet (CanastaInheritance *self, const CanastaWelcome *welcome)
{
  gboolean goes_on = !canasta_bytes_are_nought (welcome->origin, sizeof welcome->origin);
  const guint8 *origin = goes_on ? welcome->origin : welcome->match;

  self->has_key = self->has_key && memcmp (self->origin, origin, sizeof self->origin) == 0;
  memcpy (self->origin, origin, sizeof self->origin);
  return goes_on;
}

void
canasta_inheritance_take_key (CanastaInheritance *self, const CanastaSeatKey *key)
{
  self->key = *key;
  self->has_key = TRUE;
}

/**
 * canasta_inheritance_sign:
 * @self: what a guest has
 * @ticket: that of the invitation they follow
 * @claim: (out): what they say to have the seat that they had
 *
 * Where the host is known by no key nothing is signed: it could show that to another one.
 *
 * Returns: whether they can say anything
 */
gboolean
canasta_inheritance_sign (const CanastaInheritance *self, const CanastaTicket *ticket,
                          CanastaClaim *claim)
{
  CanastaSeatClaim where = { .ticket = *ticket };

  *claim = (CanastaClaim){ 0 };
  if (!self->has_key || canasta_bytes_are_nought (self->pin, sizeof self->pin))
    return FALSE;
  memcpy (where.origin, self->origin, sizeof where.origin);
  memcpy (where.pin, self->pin, sizeof where.pin);
  if (!canasta_seat_key_sign (&self->key, &where, claim->signature))
    return FALSE;
  memcpy (claim->key, self->key.open, sizeof claim->key);
  return TRUE;
}

/* The table. */

void
canasta_inheritance_take_keys (CanastaInheritance *self, CanastaMessage *message)
{
  canasta_message_clear (&self->keys);
  self->keys = *message;
  canasta_message_init (message, CANASTA_MESSAGE_LEAVE);
}

/* Whether the guest could go on with it. A match that is kept is read by the plugin of its game. */
static gboolean
is_enough (const CanastaInheritance *self, const CanastaTableKnown *known)
{
  return known->table && !canasta_plain_variant_stands_in (known->table) && known->seen
         && self->keys.kind == CANASTA_MESSAGE_KEYS && known->seen->n_seats == known->table->players
         && self->keys.keys.n_seats == known->table->players
         && (known->seat == CANASTA_NO_SEAT || known->seat < known->seen->n_seats);
}

static gboolean
is_persons (const CanastaInheritance *self, const CanastaTableKnown *known, guint seat)
{
  return seat == known->seat
         || !canasta_bytes_are_nought (self->keys.keys.seats[seat].key, CANASTA_SEAT_KEY_SIZE);
}

/* How the computer player plays to whom a seat is given where it has no person, or one who could not
 * show that it is theirs. */
static const char *
get_player (const CanastaInheritance *self, guint seat)
{
  const char *word = self->keys.keys.seats[seat].player;
  CanastaManner manner;

  return word && canasta_manner_read (&manner, word) ? word : CANASTA_SEATED_SUBSTITUTE;
}

static void
fill_seat (const CanastaInheritance *self, const CanastaTableKnown *known, guint seat,
           CanastaKeptTable *kept)
{
  CanastaKeptSeat *held = &kept->seats[seat];
  const char *name = known->seen->seats[seat].name;
  gboolean is_person = is_persons (self, known, seat);

  held->left = kept->clock;
  held->occupant = is_person ? CANASTA_OCCUPANT_PERSON : CANASTA_OCCUPANT_COMPUTER;
  if (!is_person)
    held->word = g_strdup (get_player (self, seat));
  if (!is_person || seat == known->seat)
    {
      held->name = g_strdup (name);
      return;
    }
  kept->guests[kept->n_guests] = (CanastaKeptGuest){ .name = g_strdup (name),
                                                     .seat = (gint32) seat };
  memcpy (kept->guests[kept->n_guests++].key, self->keys.keys.seats[seat].key,
          CANASTA_SEAT_KEY_SIZE);
}

/* It stays the same, so that what is kept changes only with the table. */
static gboolean
draw_ticket (CanastaInheritance *self, GError **error)
{
  return !canasta_bytes_are_nought (self->ticket.bytes, sizeof self->ticket.bytes)
         || canasta_bytes_draw (self->ticket.bytes, sizeof self->ticket.bytes, error);
}

/**
 * canasta_inheritance_fill_kept:
 * @self: what a guest has
 * @known: what they know of the table
 * @kept: (out caller-allocates): the table as they could open it; empty where they could not
 * @error: return location for an error
 *
 * It is called after whoever goes on with it, and has no name yet where nobody of those there does.
 * Those who sit there have their seats by their keys, whatever they were known by at the host's. Its
 * match is the one that the guest is at; the one with which it goes on will be another. As many may look
 * on there as did before.
 *
 * Returns: whether they could
 */
gboolean
canasta_inheritance_fill_kept (CanastaInheritance *self, const CanastaTableKnown *known,
                               CanastaKeptTable *kept, GError **error)
{
  g_autofree char *rules = NULL;

  *kept = (CanastaKeptTable){ 0 };
  if (!is_enough (self, known) || !draw_ticket (self, error))
    return FALSE;
  kept->ticket = self->ticket;
  rules = canasta_host_say_write_rules (known->table);
  if (known->seat != CANASTA_NO_SEAT)
    kept->title = g_strdup (known->seen->seats[known->seat].name);
  memcpy (kept->match, known->match, sizeof kept->match);
  memcpy (kept->origin, self->origin, sizeof kept->origin);
  kept->no_hints = !known->seen->hints;
  kept->clock = known->seen->clock;
  kept->waits = known->seen->waits;
  kept->most_onlookers = known->seen->n_onlookers;
  kept->rules = json_from_string (rules, NULL);
  kept->n_seats = known->seen->n_seats;
  for (guint seat = 0; seat < kept->n_seats; seat++)
    fill_seat (self, known, seat, kept);
  return TRUE;
}

/* Whose match it is: where nobody of the computer at which it goes on sits at it, the first person's. */
static guint
find_owner (const CanastaInheritance *self, const CanastaTableKnown *known)
{
  if (known->seat != CANASTA_NO_SEAT)
    return known->seat;
  for (guint seat = 0; seat < known->seen->n_seats; seat++)
    if (is_persons (self, known, seat))
      return seat;
  return 0;
}

static void
fill_personal (const CanastaInheritance *self, const CanastaTableKnown *known,
               CanastaPersonal *personal)
{
  const CanastaTableSeen *seen = known->seen;

  *personal = (CanastaPersonal){ .seat = (guint8) find_owner (self, known), .no_hints = !seen->hints };
  personal->players = g_new0 (char *, seen->n_seats + 1);
  for (guint seat = 0; seat < seen->n_seats; seat++)
    {
      CanastaDesk *desk = canasta_personal_get_desk (personal, seat);
      gboolean is_person = is_persons (self, known, seat);

      personal->players[seat] = g_strdup (is_person ? CANASTA_PERSON_WORD : get_player (self, seat));
      desk->elsewhere = is_person && seat != known->seat;
      desk->missed = g_strdup (seen->seats[seat].missed);
    }
}

/**
 * canasta_inheritance_write_rounds:
 * @self: what a guest has
 * @known: what they know of the table
 * @past: the rounds that are over
 *
 * Returns: (transfer full) (nullable): them, as a match that is saved; %NULL where there are none, or
 *   not all of them are known
 */
char *
canasta_inheritance_write_rounds (const CanastaInheritance *self, const CanastaTableKnown *known,
                                  const CanastaPastRounds *past)
{
  const char *names[CANASTA_MAX_SEATS + 1] = { NULL };
  g_auto (CanastaPersonal) personal = { 0 };
  g_autoptr (CanastaMatch) match = NULL;

  if (!is_enough (self, known) || !canasta_past_rounds_are_whole (past))
    return NULL;
  for (guint seat = 0; seat < known->seen->n_seats; seat++)
    names[seat] = known->seen->seats[seat].name ? known->seen->seats[seat].name : "";
  match = canasta_past_rounds_play (past, known->table, names);
  if (!match)
    return NULL;
  fill_personal (self, known, &personal);
  return canasta_archive_write (match, &personal);
}
