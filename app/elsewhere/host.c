/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A host's table, and what the host decides of it. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <string.h>

#include "elsewhere/host-giver.h"
#include "elsewhere/host-private.h"
#include "network/bytes.h"

static void canasta_host_init_referee (CanastaRefereeInterface *interface);
static void canasta_host_init_dealt_table (CanastaDealtTableInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CanastaHost, canasta_host, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_REFEREE,
                                                      canasta_host_init_referee)
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_DEALT_TABLE,
                                                      canasta_host_init_dealt_table))

/* The match is played here; the next round is dealt when all are ready. */

static void
ask_round (CanastaReferee *referee)
{
  canasta_host_set_ready (CANASTA_HOST (referee), TRUE);
}

static void
canasta_host_init_referee (CanastaRefereeInterface *interface)
{
  interface->ask_round = ask_round;
}

/* The table as it is dealt. */

static CanastaDeals *
get_deals (CanastaDealtTable *table)
{
  return CANASTA_HOST (table)->deals;
}

static void
set_deals (CanastaDealtTable *table, CanastaDeals *deals)
{
  CanastaHost *self = CANASTA_HOST (table);

  g_clear_pointer (&self->deals, canasta_deals_unref);
  self->deals = deals ? canasta_deals_ref (deals) : NULL;
}

static CanastaSession *
get_session (CanastaDealtTable *table)
{
  return CANASTA_HOST (table)->session;
}

static CanastaGuests *
get_guests (CanastaDealtTable *table)
{
  return CANASTA_HOST (table)->guests;
}

static const char *
get_title (CanastaDealtTable *table)
{
  return CANASTA_HOST (table)->title;
}

static char *
dup_name (CanastaDealtTable *table, guint seat)
{
  return canasta_host_dup_name (CANASTA_HOST (table), seat);
}

static gboolean
is_closed (CanastaDealtTable *table)
{
  return CANASTA_HOST (table)->is_closed;
}

static gboolean
can_deal (CanastaDealtTable *table)
{
  return canasta_host_can_deal (CANASTA_HOST (table));
}

static guint
list_agreeing (CanastaDealtTable *table)
{
  return canasta_host_list_agreeing (CANASTA_HOST (table));
}

static void
clear_ready (CanastaDealtTable *table)
{
  CanastaHost *self = CANASTA_HOST (table);

  self->seats.is_ready = FALSE;
  for (guint i = 0; i < canasta_guests_count (self->guests); i++)
    canasta_guests_get (self->guests, i)->is_ready = FALSE;
}

static void
deal (CanastaDealtTable *table, guint64 number)
{
  canasta_host_deal (CANASTA_HOST (table), number);
}

static gboolean
note_proved (CanastaDealtTable *table, guint round)
{
  CanastaHost *self = CANASTA_HOST (table);
  gboolean is_new = self->proved != round;

  self->proved = round;
  return is_new;
}

static void
say (CanastaDealtTable *table, guint line, const char *text)
{
  canasta_host_say_text (CANASTA_HOST (table), line, text);
}

static void
canasta_host_init_dealt_table (CanastaDealtTableInterface *interface)
{
  interface->get_deals = get_deals;
  interface->set_deals = set_deals;
  interface->get_session = get_session;
  interface->get_guests = get_guests;
  interface->get_title = get_title;
  interface->dup_name = dup_name;
  interface->is_closed = is_closed;
  interface->can_deal = can_deal;
  interface->list_agreeing = list_agreeing;
  interface->clear_ready = clear_ready;
  interface->deal = deal;
  interface->note_proved = note_proved;
  interface->say = say;
}

static void
canasta_host_dispose (GObject *object)
{
  CanastaHost *self = CANASTA_HOST (object);

  if (self->session)
    {
      canasta_session_put_away (self->session);
      g_signal_handlers_disconnect_by_data (self->session, self);
    }
  g_clear_object (&self->session);
  g_clear_object (&self->file);
  g_clear_pointer (&self->table, canasta_table_unref);
  g_clear_pointer (&self->rules, json_node_unref);
  g_clear_pointer (&self->guests, canasta_guests_free);
  canasta_door_clear (&self->door);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->told, g_free);
  g_clear_pointer (&self->succession.moved, g_free);
  canasta_bequest_end (&self->bequest);
  if (self->deals)
    canasta_dealing_leave (CANASTA_DEALT_TABLE (self));
  canasta_seats_clear (&self->seats);
  G_OBJECT_CLASS (canasta_host_parent_class)->dispose (object);
}

static void
canasta_host_class_init (CanastaHostClass *class)
{
  GType type = G_TYPE_FROM_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_host_dispose;

  g_signal_new ("said", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT,
                G_TYPE_STRING);
  g_signal_new ("ended", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
  g_signal_new ("turned-away", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
  g_signal_new ("knocked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
  g_signal_new ("withdrew", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("dealt", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("clock", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_POINTER);
  g_signal_new ("inherited", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("bequeathed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("to-keep", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("remarked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_UINT, G_TYPE_UINT);
}

static void
canasta_host_init (CanastaHost *self)
{
  self->guests = canasta_guests_new ();
  self->deals = canasta_deals_new ();
  g_ptr_array_add (self->deals->tables, self);
  canasta_door_init (&self->door);
  self->has_hints = TRUE;
  self->grace = CANASTA_HOST_GRACE;
  self->succession.heir = CANASTA_NO_SEAT;
  canasta_table_clock_set (&self->clock, 0);
}

/**
 * canasta_host_new:
 * @table: what is played
 * @title: what the table is called
 * @file: (nullable): where the match is kept
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): a table at which nobody sits yet
 */
CanastaHost *
canasta_host_new (CanastaTable *table, const char *title, CanastaMatchFile *file, GError **error)
{
  g_autoptr (CanastaHost) self = g_object_new (CANASTA_TYPE_HOST, NULL);

  self->table = canasta_table_ref (table);
  self->title = g_strdup (title);
  self->seats.n = table->players;
  g_set_object (&self->file, file);
  if (!canasta_deals_draw_match (self->deals, error)
      || !canasta_door_draw_ticket (&self->door, error))
    return NULL;
  return g_steal_pointer (&self);
}

/* The match goes on as it was left, and those elsewhere are awaited at their seats. */
static void
take_match_up (CanastaHost *self, CanastaMatch *match, const CanastaPersonal *personal)
{
  g_auto (CanastaPersonal) own = { 0 };

  canasta_personal_copy (personal, &own);
  canasta_seats_mark_guests (self->guests, &own);
  canasta_host_follow (self, match, &own);
}

/* Whoever had used up their time looks on to the end of the round, wherever they sit. */
static void
take_clock_up (CanastaHost *self, const CanastaKeptTable *kept)
{
  canasta_table_clock_set (&self->clock, kept->clock);
  for (guint seat = 0; seat < kept->n_seats; seat++)
    {
      self->clock.left[seat] = kept->seats[seat].left;
      if (self->session && kept->clock != 0 && kept->seats[seat].left == 0
          && (canasta_session_list_left (self->session) & (1u << seat)) != 0)
        canasta_session_come_back (self->session, seat);
    }
}

/**
 * canasta_host_new_again:
 * @kept: what was kept of a table; another match begins where its @match is nought
 * @table: what is played, with as many seats
 * @match: (nullable): the match, if it is not over
 * @personal: (nullable): what was kept beside the match
 * @file: (nullable): where the match is kept, or the next one
 * @error: return location for an error
 *
 * Whoever makes it starts the session, if there is one.
 *
 * Returns: (transfer full) (nullable): the table as it was, at which nobody is yet
 */
CanastaHost *
canasta_host_new_again (const CanastaKeptTable *kept, CanastaTable *table, CanastaMatch *match,
                        const CanastaPersonal *personal, CanastaMatchFile *file, GError **error)
{
  g_autoptr (CanastaHost) self = canasta_host_new (table, kept->title, file, error);

  g_return_val_if_fail (kept->n_seats == table->players, NULL);

  if (!self)
    return NULL;
  canasta_host_take_door (self, &kept->ticket, &kept->list);
  self->has_hints = !kept->no_hints;
  self->grace = kept->waits != 0 ? kept->waits : CANASTA_HOST_GRACE;
  self->door.most_onlookers = kept->most_onlookers;
  self->bequest.is_untouched = kept->is_untouched;
  for (guint seat = 0; seat < kept->n_seats; seat++)
    canasta_seats_give (&self->seats, seat, kept->seats[seat].occupant, kept->seats[seat].name,
                        kept->seats[seat].word);
  canasta_guests_take_kept (self->guests, kept->guests, kept->n_guests);
  memcpy (self->succession.origin, kept->origin, sizeof self->succession.origin);
  if (match)
    take_match_up (self, match, personal);
  take_clock_up (self, kept);
  if (!canasta_deals_take_kept (self->deals, kept, canasta_host_get_next_round (self), error))
    return NULL;
  return g_steal_pointer (&self);
}

/* What the host decides */

/* What opens the door to who has an invitation. */
const CanastaTicket *
canasta_host_get_ticket (CanastaHost *self)
{
  return &self->door.ticket;
}

/* The invitations that led to another table lead to this one. */
void
canasta_host_take_door (CanastaHost *self, const CanastaTicket *ticket,
                        const CanastaGuestList *list)
{
  self->door.ticket = *ticket;
  canasta_guest_list_clear (&self->door.list);
  canasta_guest_list_copy (list, &self->door.list);
}

/* Who has come in and not said yet who they are, and what opens it. */
const CanastaDoor *
canasta_host_get_door (CanastaHost *self)
{
  return &self->door;
}

const CanastaGuests *
canasta_host_get_guests (CanastaHost *self)
{
  return self->guests;
}

/* How long the seat of somebody waits who is gone, in milliseconds. */
void
canasta_host_set_grace (CanastaHost *self, gint64 grace)
{
  g_return_if_fail (grace > 0 && grace <= CANASTA_HOST_MOST_GRACE);

  self->grace = grace;
  canasta_host_go_on (self);
}

/* How many may look on, from now on; nobody where it is not said. */
void
canasta_host_set_onlookers (CanastaHost *self, guint most)
{
  g_return_if_fail (most <= CANASTA_MOST_ONLOOKERS);

  self->door.most_onlookers = most;
  g_signal_emit_by_name (self, "to-keep");
}

/* By what an invitation knows this host. */
void
canasta_host_set_pin (CanastaHost *self, const guint8 *pin)
{
  memcpy (self->succession.pin, pin, sizeof self->succession.pin);
}

/* The match with which it began, wherever that was. */
const guint8 *
canasta_host_get_origin (CanastaHost *self)
{
  const guint8 *origin = self->succession.origin;

  return canasta_bytes_are_nought (origin, sizeof self->succession.origin) ? self->deals->match
                                                                           : origin;
}

/* Where somebody sits at this computer who has no key yet, the first of them; else %CANASTA_NO_SEAT. */
guint
canasta_host_find_keyless (CanastaHost *self)
{
  for (guint seat = 0; seat < self->seats.n; seat++)
    if (self->seats.held[seat].occupant == CANASTA_OCCUPANT_PERSON
        && !canasta_guests_find_at_seat (self->guests, seat)
        && canasta_bytes_are_nought (self->succession.keys[seat], CANASTA_SEAT_KEY_SIZE))
      return seat;
  return CANASTA_NO_SEAT;
}

/* By the other half of the key they have their seat where somebody else goes on with the table. */
void
canasta_host_set_key (CanastaHost *self, guint seat, const guint8 *key)
{
  memcpy (self->succession.keys[seat], key, CANASTA_SEAT_KEY_SIZE);
}

/**
 * canasta_host_list_heirs:
 * @self: a host
 *
 * Returns: the seats of those who are there and could go on with the table in the host's place, as bits
 */
guint
canasta_host_list_heirs (CanastaHost *self)
{
  return canasta_host_can_move (self) ? canasta_succession_list_heirs (self->guests) : 0;
}

/**
 * canasta_host_ask_heir:
 * @self: a host
 * @seat: that of a guest who could go on with the table; or %CANASTA_NO_SEAT for nobody's any more
 *
 * They are asked to until somebody else is, or nobody. What they answer “inherited” tells.
 */
void
canasta_host_ask_heir (CanastaHost *self, guint seat)
{
  self->succession.heir = seat;
  canasta_host_go_on (self);
}

/* Another host may give their table to this one, as long as nobody is there. */
void
canasta_host_take_bequests (CanastaHost *self)
{
  self->bequest.is_wanted = TRUE;
}

/* Whether another host gave it, and nobody has come since: it may be given once more, as its host may not
 * know that it was. */
gboolean
canasta_host_is_untouched (CanastaHost *self)
{
  return self->bequest.is_untouched;
}

/**
 * canasta_host_answer_bequest:
 * @self: a host to whom a table was given
 * @is_taken: whether it is open, and kept
 *
 * Whoever gave it is told.
 */
void
canasta_host_answer_bequest (CanastaHost *self, gboolean is_taken)
{
  canasta_host_giver_answer (self, &self->bequest, is_taken);
}

CanastaTable *
canasta_host_get_table (CanastaHost *self)
{
  return self->table;
}

const char *
canasta_host_get_title (CanastaHost *self)
{
  return self->title;
}

static void
tell_everybody (CanastaHost *self)
{
  for (guint i = 0; i < canasta_guests_count (self->guests); i++)
    if (canasta_guests_get (self->guests, i)->line != 0)
      canasta_host_tell_all (self, canasta_guests_get (self->guests, i));
}

/**
 * canasta_host_set_table:
 * @self: a host whose match has not begun
 * @table: what is played from now on; with as many seats as before
 *
 * Nobody is ready any more, and everybody is told the rules.
 */
void
canasta_host_set_table (CanastaHost *self, CanastaTable *table)
{
  g_return_if_fail (!self->session && table->players == self->seats.n);

  canasta_table_unref (self->table);
  self->table = canasta_table_ref (table);
  g_clear_pointer (&self->rules, json_node_unref);
  clear_ready (CANASTA_DEALT_TABLE (self));
  canasta_host_go_on (self);
  tell_everybody (self);
}

/* Whether those who play are shown hints; all of them, or nobody. */
void
canasta_host_set_hints (CanastaHost *self, gboolean has_hints)
{
  g_return_if_fail (!self->session);

  if (has_hints == self->has_hints)
    return;
  self->has_hints = has_hints;
  clear_ready (CANASTA_DEALT_TABLE (self));
  canasta_host_go_on (self);
}

/**
 * canasta_host_set_clock:
 * @self: a host whose match has not begun
 * @time: how much time each person has for a round, in milliseconds; 0 for no clock
 *
 * For whoever has used it up a computer player goes on to the end of the round.
 */
void
canasta_host_set_clock (CanastaHost *self, gint64 time)
{
  g_return_if_fail (!self->session && time >= 0 && time <= CANASTA_TABLE_CLOCK_MOST);

  if (time == self->clock.time)
    return;
  canasta_table_clock_set (&self->clock, time);
  clear_ready (CANASTA_DEALT_TABLE (self));
  canasta_host_go_on (self);
}

/* What whoever has the seat is called; empty where nobody has. */
char *
canasta_host_dup_name (CanastaHost *self, guint seat)
{
  return canasta_seats_dup_name (&self->seats, self->guests, seat);
}

/* The seats that are nobody's, as bits; none once the match has begun. */
guint
canasta_host_list_free (CanastaHost *self)
{
  return self->session ? 0 : canasta_seats_list_free (&self->seats);
}

static void
give (CanastaHost *self, guint seat, CanastaOccupant occupant, const char *name, const char *word)
{
  g_return_if_fail (!self->session && seat < self->seats.n);
  g_return_if_fail (!canasta_guests_find_at_seat (self->guests, seat));

  canasta_seats_give (&self->seats, seat, occupant, name, word);
  canasta_host_go_on (self);
}

/* Somebody sits down at this computer. */
void
canasta_host_seat_person (CanastaHost *self, guint seat, const char *name)
{
  give (self, seat, CANASTA_OCCUPANT_PERSON, name, NULL);
}

/**
 * canasta_host_seat_computer:
 * @self: a host whose match has not begun
 * @seat: a seat without a guest
 * @word: how well and in what manner the computer player plays
 * @name: what they are called
 */
void
canasta_host_seat_computer (CanastaHost *self, guint seat, const char *word, const char *name)
{
  give (self, seat, CANASTA_OCCUPANT_COMPUTER, name, word);
}

/* How the computer player plays to whom the seat was given, or %NULL. */
const char *
canasta_host_get_computer (CanastaHost *self, guint seat)
{
  return self->seats.held[seat].word;
}

/* Whether nobody may sit there; else it is nobody's. */
void
canasta_host_set_closed (CanastaHost *self, guint seat, gboolean is_closed)
{
  give (self, seat, is_closed ? CANASTA_OCCUPANT_CLOSED : CANASTA_OCCUPANT_NONE, NULL, NULL);
}

/* What is played, or %NULL before the first deal. */
CanastaSession *
canasta_host_get_session (CanastaHost *self)
{
  return self->session;
}

/* Whether whoever sits at this computer is ready for the next round. */
void
canasta_host_set_ready (CanastaHost *self, gboolean is_ready)
{
  self->seats.is_ready = is_ready;
  canasta_host_go_on (self);
}
