/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who comes to a host's table and goes. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <string.h>

#include "elsewhere/arrival.h"
#include "elsewhere/host-giver.h"
#include "elsewhere/host-private.h"

/* Who comes */

static void
welcome (CanastaHost *self, const CanastaGuest *guest, const CanastaReturnTicket *ticket)
{
  canasta_host_say_welcome (self, guest, self->title, self->deals->match, self->succession.origin,
                            ticket);
}

/* They are there, at another connection than the @older one, if they were at any. */
static void
greet (CanastaHost *self, CanastaGuest *guest, guint older, const CanastaReturnTicket *ticket)
{
  canasta_host_say_goodbye (self, older, CANASTA_BYE_ELSEWHERE);
  welcome (self, guest, ticket);
  if (self->session && guest->seat != CANASTA_NO_SEAT
      && (canasta_session_list_left (self->session) & (1u << guest->seat)) != 0)
    canasta_session_come_back (self->session, guest->seat);
  canasta_host_tell_all (self, guest);
  canasta_host_go_on (self);
}

/* Whoever was at another connection is at this one now. */
static void
arrive (CanastaHost *self, CanastaGuest *guest, guint line, const CanastaHello *hello,
        const CanastaReturnTicket *ticket)
{
  guint older = guest->line;

  /* A program that was started anew does not know what it had promised. */
  if (older != 0 && guest->seat != CANASTA_NO_SEAT)
    canasta_deals_give_up (self->deals);
  self->bequest.is_untouched = FALSE;
  canasta_host_giver_end (self, &self->bequest, CANASTA_BYE_FULL);
  canasta_door_leave (&self->door, line);
  canasta_guest_arrive (guest, line, hello, self->now);
  greet (self, guest, older, ticket);
}

static void
end_stranger (CanastaHost *self, guint line, CanastaByeWhy why)
{
  canasta_door_leave (&self->door, line);
  canasta_host_say_goodbye (self, line, why);
}

/* Where several tables are dealt the same, people wait for others whom they do not see. */
static gboolean
is_too_old (CanastaHost *self, const CanastaHello *hello)
{
  return self->deals->tables->len > 1
         && !(hello->can && g_strv_contains ((const char *const *) hello->can, "evenings"));
}

static void
turn_away (CanastaHost *self, guint line)
{
  g_signal_emit_by_name (self, "turned-away", line);
  end_stranger (self, line, CANASTA_BYE_NOT_LET_IN);
}

/* The table goes on elsewhere: who was away meanwhile is told where, as is who has the invitation. */
static void
send_on (CanastaHost *self, guint line, const CanastaHello *hello)
{
  CanastaGuest *guest = canasta_guests_find_ticket (self->guests, &hello->return_ticket);

  if (guest && guest->is_put_out)
    end_stranger (self, line, CANASTA_BYE_PUT_OUT);
  else if (!guest && !canasta_door_opens (&self->door, hello))
    turn_away (self, line);
  else
    {
      canasta_door_leave (&self->door, line);
      canasta_host_say_move (self, line, self->succession.moved, canasta_guests_can_follow (hello));
      if (guest)
        guest->knows_move = TRUE;
    }
}

/* Another host gives their table. */

/* Where each guest has an invitation of their own nobody else could be told where to come. */
static gboolean
can_be_given (CanastaHost *self)
{
  return !self->is_closed && !self->succession.moved && self->deals->tables->len == 1
         && self->door.list.n == 0
         && canasta_bequest_can_begin (&self->bequest, self->guests, self->session != NULL);
}

static void
meet_giver (CanastaHost *self, guint line, const CanastaHello *hello)
{
  const CanastaGuest giver = { .seat = CANASTA_NO_SEAT, .line = line };

  if (!canasta_door_opens (&self->door, hello))
    turn_away (self, line);
  else if (!can_be_given (self))
    end_stranger (self, line, CANASTA_BYE_FULL);
  else
    {
      canasta_door_leave (&self->door, line);
      canasta_bequest_begin (&self->bequest, line, self->now);
      welcome (self, &giver, NULL);
    }
}

static void
take_hello (CanastaHost *self, guint line, const CanastaHello *hello)
{
  CanastaArrival arrival;

  if (hello->as == CANASTA_GUEST_GIVING)
    {
      meet_giver (self, line, hello);
      return;
    }
  if (self->succession.moved)
    {
      send_on (self, line, hello);
      return;
    }
  if (is_too_old (self, hello))
    {
      end_stranger (self, line, CANASTA_BYE_NEWER_NEEDED);
      return;
    }
  canasta_arrival_find (&arrival, &self->door, self->guests, &self->seats, hello);
  if (!arrival.guest)
    {
      if (arrival.why == CANASTA_BYE_NOT_LET_IN)
        turn_away (self, line);
      else
        end_stranger (self, line, arrival.why);
      return;
    }
  arrive (self, arrival.guest, line, hello, arrival.has_ticket ? &arrival.ticket : NULL);
  if (arrival.is_new && !canasta_succession_is_awaited (&self->succession, arrival.guest))
    g_signal_emit_by_name (self, "knocked", arrival.guest->id);
}

/* Who had a seat where the table was before has it here; anybody else knocks. */
static void
take_claim (CanastaHost *self, CanastaGuest *guest, const CanastaClaim *claim)
{
  CanastaGuest *known = canasta_succession_find (&self->succession, self->guests, &self->door, claim);
  guint older = known ? known->line : 0;

  guest->has_claimed = TRUE;
  if (!known)
    {
      g_signal_emit_by_name (self, "knocked", guest->id);
      return;
    }
  if (older != 0)
    canasta_deals_give_up (self->deals);
  canasta_guest_take_place (known, guest);
  canasta_guests_remove (self->guests, guest);
  greet (self, known, older, NULL);
}

static void
take_key (CanastaHost *self, CanastaGuest *guest, const CanastaKeyTold *told)
{
  if (!canasta_succession_take_key (&self->succession, self->guests, guest, told))
    canasta_host_say_refused (self, guest->line, CANASTA_REFUSED_NOT_YOURS);
  canasta_host_go_on (self);
}

/* Who was asked to go on with the table answers. */
static void
take_inherit (CanastaHost *self, const CanastaGuest *guest, const CanastaInherited *inherit)
{
  if (guest->seat != canasta_host_get_heir (self))
    {
      canasta_host_say_refused (self, guest->line, CANASTA_REFUSED_NOT_YOURS);
      return;
    }
  self->succession.rounds = inherit->rounds;
  g_signal_emit_by_name (self, "inherited", inherit->invitation);
}

/* Who goes */

/* The place of who has left for good: the match goes on with a computer player at their seat, or
 * somebody else may have it. */
static void
vacate (CanastaHost *self, CanastaGuest *guest)
{
  guint seat = guest->seat;

  guest->is_looking = FALSE;
  if (seat == CANASTA_NO_SEAT)
    return;
  canasta_host_hand_seat_over (self, seat);
  if (self->succession.heir == seat)
    self->succession.heir = CANASTA_NO_SEAT;
  guest->seat = CANASTA_NO_SEAT;
  guest->is_ready = FALSE;
  if (self->session)
    canasta_seats_give (&self->seats, seat, CANASTA_OCCUPANT_COMPUTER, guest->name,
                        canasta_session_get_player (self->session, seat));
  else
    canasta_seats_give (&self->seats, seat, CANASTA_OCCUPANT_NONE, NULL, NULL);
}

/* Nobody elsewhere is told of who has only waited. */
static void
remove_guest (CanastaHost *self, CanastaGuest *guest)
{
  g_autofree char *waiting = canasta_guest_is_waiting (guest) ? g_strdup (guest->name) : NULL;

  vacate (self, guest);
  canasta_guests_remove (self->guests, guest);
  if (waiting)
    g_signal_emit_by_name (self, "withdrew", waiting);
}

static void
forget (CanastaHost *self, CanastaGuest *guest, CanastaByeWhy why)
{
  guint line = guest->line;

  remove_guest (self, guest);
  canasta_host_say_goodbye (self, line, why);
  canasta_host_go_on (self);
}

static void
leave (CanastaHost *self, CanastaGuest *guest)
{
  guint line = guest->line;

  remove_guest (self, guest);
  g_signal_emit_by_name (self, "ended", line);
  canasta_host_go_on (self);
}

/* Nobody was refused: what they have to say may lie on a bad line, and they may come again. */
static void
end_silent (CanastaHost *self, guint line)
{
  canasta_door_leave (&self->door, line);
  g_signal_emit_by_name (self, "ended", line);
}

static void
end_late (CanastaHost *self)
{
  g_autoptr (GArray) lines = canasta_door_list_late (&self->door, self->now);
  CanastaGuest *guest;

  for (guint i = 0; i < lines->len; i++)
    end_silent (self, g_array_index (lines, guint, i));
  if (canasta_bequest_is_late (&self->bequest, self->now))
    canasta_host_giver_end (self, &self->bequest, CANASTA_BYE_NOT_LET_IN);
  while ((guest = canasta_guests_find_late (self->guests, self->now)))
    forget (self, guest, CANASTA_BYE_NOT_LET_IN);
  while ((guest = canasta_guests_find_gone (self->guests, self->now - self->grace)))
    remove_guest (self, guest);
}

/* What happens at connections */

/**
 * canasta_host_tell_time:
 * @self: a host
 * @now: what time it is, in milliseconds; never earlier than before
 *
 * To be told each second or so: whoever is awaited for too long is not.
 */
void
canasta_host_tell_time (CanastaHost *self, gint64 now)
{
  if (self->now == 0)
    canasta_guests_await (self->guests, now);
  self->now = MAX (now, self->now);
  end_late (self);
  if (!self->is_closed)
    canasta_host_go_on (self);
}

/**
 * canasta_host_connect:
 * @self: a host
 *
 * Somebody has come in.
 *
 * Returns: what their connection is called from now on
 */
guint
canasta_host_connect (CanastaHost *self)
{
  return canasta_door_come_in (&self->door, self->now);
}

static void
take_ready (CanastaHost *self, CanastaGuest *guest, const CanastaReady *ready)
{
  if (ready->round != canasta_host_get_next_round (self))
    canasta_host_say_refused (self, guest->line, CANASTA_REFUSED_NOT_NOW);
  else
    guest->is_ready = ready->ready;
  canasta_host_go_on (self);
}

static void
take_of_seated (CanastaHost *self, CanastaGuest *guest, const CanastaMessage *message)
{
  gboolean is_taken = TRUE;

  switch ((guint) message->kind)
    {
    case CANASTA_MESSAGE_ACT:
      canasta_host_take_act (self, guest, &message->act);
      break;
    case CANASTA_MESSAGE_PROMISE:
      is_taken = canasta_dealing_take_promise (CANASTA_DEALT_TABLE (self), guest, &message->promise);
      break;
    case CANASTA_MESSAGE_SHARE:
      is_taken = canasta_dealing_take_share (CANASTA_DEALT_TABLE (self), guest, &message->share);
      break;
    case CANASTA_MESSAGE_READY:
      take_ready (self, guest, &message->ready);
      break;
    case CANASTA_MESSAGE_REMARK:
      canasta_host_take_remark (self, guest, message->remark.remark);
      break;
    case CANASTA_MESSAGE_REPLAY:
      canasta_host_take_replay (self, guest, message->replay.round);
      break;
    case CANASTA_MESSAGE_SEEN:
      canasta_host_take_seen (self, guest, message->seen.r);
      break;
    case CANASTA_MESSAGE_KEY:
      take_key (self, guest, &message->key);
      break;
    case CANASTA_MESSAGE_INHERIT:
      take_inherit (self, guest, &message->inherit);
      break;
    default:
      g_return_if_reached ();
    }
  if (!is_taken)
    canasta_host_say_refused (self, guest->line, CANASTA_REFUSED_NOT_NOW);
}

static void
take (CanastaHost *self, CanastaGuest *guest, const CanastaMessage *message)
{
  if (message->kind == CANASTA_MESSAGE_LEAVE)
    {
      leave (self, guest);
      return;
    }
  if (guest->is_looking && message->kind == CANASTA_MESSAGE_SEEN)
    {
      canasta_host_take_seen (self, guest, message->seen.r);
      return;
    }
  if (message->kind == CANASTA_MESSAGE_CLAIM && canasta_guest_is_waiting (guest)
      && canasta_succession_is_awaited (&self->succession, guest))
    {
      take_claim (self, guest, &message->claim);
      return;
    }
  if (guest->seat == CANASTA_NO_SEAT || message->kind == CANASTA_MESSAGE_HELLO
      || message->kind == CANASTA_MESSAGE_CLAIM)
    {
      canasta_host_say_refused (self, guest->line, CANASTA_REFUSED_NOT_NOW);
      return;
    }
  take_of_seated (self, guest, message);
}

/* What is no message ends the connection, unless it may be one of a newer program. */
static void
take_strange (CanastaHost *self, guint line, const GError *error)
{
  if (g_error_matches (error, CANASTA_MESSAGE_ERROR, CANASTA_MESSAGE_ERROR_UNKNOWN))
    {
      canasta_host_say_refused (self, line, CANASTA_REFUSED_UNKNOWN);
      return;
    }
  canasta_host_disconnect (self, line);
  g_signal_emit_by_name (self, "ended", line);
}

/**
 * canasta_host_hear:
 * @self: a host
 * @line: a connection
 * @text: what came from there
 * @size: its length in bytes
 *
 * What comes from a connection that has ended is passed over.
 */
void
canasta_host_hear (CanastaHost *self, guint line, const char *text, gsize size)
{
  g_auto (CanastaMessage) message = { 0 };
  g_autoptr (GError) error = NULL;
  CanastaGuest *guest = canasta_guests_find_at_line (self->guests, line);

  if (!guest && line != self->bequest.line && !canasta_door_has (&self->door, line))
    return;
  if (!canasta_message_read (&message, text, size, CANASTA_SENDER_GUEST, &error))
    take_strange (self, line, error);
  else if (guest)
    take (self, guest, &message);
  else if (line == self->bequest.line)
    canasta_host_giver_hear (self, &self->bequest, &message);
  else if (message.kind == CANASTA_MESSAGE_HELLO)
    take_hello (self, line, &message.hello);
  else
    end_stranger (self, line, CANASTA_BYE_NOT_LET_IN);
}

/* A connection has ended; whoever was at it may come back. */
void
canasta_host_disconnect (CanastaHost *self, guint line)
{
  CanastaGuest *guest = canasta_guests_find_at_line (self->guests, line);

  canasta_door_leave (&self->door, line);
  if (line == self->bequest.line)
    canasta_bequest_end (&self->bequest);
  if (!guest)
    return;
  guest->line = 0;
  guest->since = self->now;
  if (canasta_guest_is_waiting (guest))
    remove_guest (self, guest);
  canasta_host_go_on (self);
}

/* Who is let in */

/**
 * canasta_host_let_in:
 * @self: a host whose match has not begun
 * @guest: somebody who waits for a seat, or has one
 * @seat: a seat that is nobody's
 *
 * Returns: whether they could be given that seat
 */
gboolean
canasta_host_let_in (CanastaHost *self, guint guest, guint seat)
{
  CanastaGuest *found = canasta_guests_find (self->guests, guest);

  if (!found || found->is_put_out || found->wants_to_look || self->session || seat >= self->seats.n
      || self->seats.held[seat].occupant != CANASTA_OCCUPANT_NONE)
    return FALSE;
  vacate (self, found);
  found->seat = (guint8) seat;
  canasta_seats_give (&self->seats, seat, CANASTA_OCCUPANT_PERSON, NULL, NULL);
  welcome (self, found, NULL);
  canasta_host_go_on (self);
  return TRUE;
}

/**
 * canasta_host_let_look_on:
 * @self: a host
 * @guest: somebody who waits to look on
 *
 * They are told what everybody knows who sits at the table, and nothing else.
 *
 * Returns: whether they look on from now on
 */
gboolean
canasta_host_let_look_on (CanastaHost *self, guint guest)
{
  CanastaGuest *found = canasta_guests_find (self->guests, guest);

  if (!found || !canasta_guest_is_waiting (found) || !found->wants_to_look
      || canasta_guests_count_onlookers (self->guests) >= self->door.most_onlookers)
    return FALSE;
  found->is_looking = TRUE;
  welcome (self, found, NULL);
  canasta_host_tell_match (self, found);
  canasta_host_go_on (self);
  return TRUE;
}

/* Somebody who waits is not let in. */
void
canasta_host_refuse (CanastaHost *self, guint guest)
{
  CanastaGuest *found = canasta_guests_find (self->guests, guest);

  if (found && canasta_guest_is_waiting (found))
    forget (self, found, CANASTA_BYE_NOT_LET_IN);
}

/**
 * canasta_host_put_out:
 * @self: a host
 * @guest: a guest
 *
 * They are not let in again, and the invitation they came by is worth nothing any more.
 */
void
canasta_host_put_out (CanastaHost *self, guint guest)
{
  CanastaGuest *found = canasta_guests_find (self->guests, guest);
  g_autoptr (GError) error = NULL;
  guint line;

  if (!found || found->is_put_out)
    return;
  line = found->line;
  found->line = 0;
  found->is_put_out = TRUE;
  if (!canasta_door_draw_ticket (&self->door, &error))
    g_warning ("%s", error->message);
  vacate (self, found);
  canasta_host_say_goodbye (self, line, CANASTA_BYE_PUT_OUT);
  canasta_host_go_on (self);
}

/**
 * canasta_host_set_list:
 * @self: a host
 * @names: who may come from now on, each by an invitation of their own; nobody where whoever has
 *   the table's may
 * @error: return location for an error
 *
 * Guests who are not among them any more are put out.
 *
 * Returns: whether it is so
 */
gboolean
canasta_host_set_list (CanastaHost *self, const char *const *names, GError **error)
{
  if (!canasta_guest_list_check (names, error)
      || !canasta_guest_list_set (&self->door.list, names, error))
    return FALSE;
  for (guint i = 0; i < canasta_guests_count (self->guests) && names[0]; i++)
    {
      const CanastaGuest *guest = canasta_guests_get (self->guests, i);

      if (!canasta_guest_list_has (&self->door.list, guest->name))
        canasta_host_put_out (self, guest->id);
    }
  g_signal_emit_by_name (self, "to-keep");
  return TRUE;
}
