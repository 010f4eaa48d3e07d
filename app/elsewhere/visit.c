/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A guest's coming and going, what they say to the host, and what is known of the table. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "elsewhere/visit-private.h"

#include <string.h>

#include "network/bytes.h"

static void canasta_visit_init_referee (CanastaRefereeInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CanastaVisit, canasta_visit, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_REFEREE,
                                                      canasta_visit_init_referee))

/* The referee: what is done here is asked of the host. */

/* Whether a computer player goes on for the guest there. */
gboolean
canasta_visit_is_replaced (CanastaVisit *self)
{
  return self->seen.kind == CANASTA_MESSAGE_TABLE && self->seat < self->seen.table.n_seats
         && self->seen.table.seats[self->seat].occupant == CANASTA_OCCUPANT_COMPUTER;
}

static gboolean
ask (CanastaReferee *referee, guint seat, const CanastaAction *action)
{
  CanastaVisit *self = CANASTA_VISIT (referee);
  CanastaMessage message;

  if (self->pending || !self->is_known || canasta_visit_is_replaced (self))
    return FALSE;
  canasta_message_init (&message, CANASTA_MESSAGE_ACT);
  message.act.n = ++self->n;
  message.act.at = self->r;
  canasta_action_copy (&message.act.action, action);
  self->pending = canasta_message_write (&message);
  canasta_visit_say (self, &message);
  return TRUE;
}

static void
ask_round (CanastaReferee *referee)
{
  CanastaVisit *self = CANASTA_VISIT (referee);

  if (!self->wants_to_look)
    canasta_visit_set_ready (self, TRUE);
}

static void
canasta_visit_init_referee (CanastaRefereeInterface *interface)
{
  interface->ask = ask;
  interface->ask_round = ask_round;
}

/* The object. */

static void
canasta_visit_dispose (GObject *object)
{
  CanastaVisit *self = CANASTA_VISIT (object);

  if (self->session)
    canasta_session_put_away (self->session);
  g_clear_object (&self->session);
  g_clear_object (&self->clock);
  g_clear_error (&self->unplayable);
  g_clear_pointer (&self->table, canasta_table_unref);
  g_clear_pointer (&self->actions, g_ptr_array_unref);
  g_clear_pointer (&self->hands, g_array_unref);
  g_clear_pointer (&self->past, canasta_past_rounds_free);
  g_clear_object (&self->real);
  g_clear_pointer (&self->pending, g_free);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->name, g_free);
  canasta_message_clear (&self->seen);
  canasta_message_init (&self->seen, CANASTA_MESSAGE_LEAVE);
  canasta_inheritance_forget (&self->inheritance);
  canasta_message_clear (&self->places);
  canasta_message_init (&self->places, CANASTA_MESSAGE_LEAVE);
  G_OBJECT_CLASS (canasta_visit_parent_class)->dispose (object);
}

static void
canasta_visit_class_init (CanastaVisitClass *class)
{
  GType type = G_TYPE_FROM_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_visit_dispose;

  g_signal_new ("said", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("began", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("clock", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_POINTER);
  g_signal_new ("key-needed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_POINTER);
  g_signal_new ("to-keep", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("to-follow", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_POINTER);
  g_signal_new ("too-fast", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("remarked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_UINT, G_TYPE_UINT);
  g_signal_new ("placed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_POINTER);
  g_signal_new ("ended", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
  g_signal_new ("failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
}

static void
canasta_visit_init (CanastaVisit *self)
{
  self->seat = CANASTA_NO_SEAT;
  self->clock = canasta_clock_seen_new ();
  self->actions = g_ptr_array_new_with_free_func (g_free);
  self->hands = g_array_new (FALSE, FALSE, sizeof (CanastaCardSet));
  self->past = canasta_past_rounds_new ();
  canasta_message_init (&self->seen, CANASTA_MESSAGE_LEAVE);
  canasta_inheritance_init (&self->inheritance);
  canasta_message_init (&self->places, CANASTA_MESSAGE_LEAVE);
}

/**
 * canasta_visit_new:
 * @name: what the guest is called
 * @open_table: opens the table that the host tells of
 * @data: what is handed over to it
 *
 * By what the guest is known there is drawn here, and shown with the first word: so no answer need
 * arrive for them to have their seat again. Where nothing can be drawn the host gives them one.
 *
 * Returns: (transfer full): a visit that has not begun
 */
CanastaVisit *
canasta_visit_new (const char *name, CanastaVisitTableFunc open_table, gpointer data)
{
  CanastaVisit *self = g_object_new (CANASTA_TYPE_VISIT, NULL);
  g_autoptr (GError) error = NULL;

  if (!canasta_bytes_draw (self->return_ticket.bytes, sizeof self->return_ticket.bytes, &error))
    g_warning ("%s", error->message);

  self->name = g_strdup (name);
  self->open_table = open_table;
  self->data = data;
  return self;
}

/* What opens the door at first. */
void
canasta_visit_set_ticket (CanastaVisit *self, const CanastaTicket *ticket)
{
  self->ticket = *ticket;
}

/* What opens it to who has been there, or may have been. */
void
canasta_visit_set_return (CanastaVisit *self, const CanastaReturnTicket *ticket)
{
  self->return_ticket = *ticket;
}

/* What is to be kept, so that one can come back. */
const CanastaReturnTicket *
canasta_visit_get_return (CanastaVisit *self)
{
  return &self->return_ticket;
}

/* By what the invitation knows the host, where it does. */
void
canasta_visit_set_pin (CanastaVisit *self, const guint8 *pin)
{
  memcpy (self->inheritance.pin, pin, sizeof self->inheritance.pin);
}

/* To be called where the key of the seat is needed. */
void
canasta_visit_set_key (CanastaVisit *self, const CanastaSeatKey *key)
{
  canasta_inheritance_take_key (&self->inheritance, key);
}

/* They come to look on, and not for a seat; to be said before there is a connection. */
void
canasta_visit_look_on (CanastaVisit *self)
{
  self->wants_to_look = TRUE;
}

/* The connection */

/**
 * canasta_visit_connect:
 * @self: a visit
 *
 * There is a connection to the host: the guest says who they are.
 */
void
canasta_visit_connect (CanastaVisit *self)
{
  const char *can[] = { "remarks", "clock", "replays", "onlookers", "moves", "follows", "evenings",
                        self->can_inherit ? "heirs" : NULL, NULL };
  g_auto (CanastaMessage) message = { 0 };

  self->is_connected = TRUE;
  self->is_known = FALSE;
  canasta_message_init (&message, CANASTA_MESSAGE_HELLO);
  message.hello.program = g_strdup ("Canasta " CANASTA_VERSION);
  message.hello.can = g_strdupv ((char **) can);
  message.hello.name = g_strdup (self->name);
  message.hello.language = g_strdup (g_get_language_names ()[0]);
  message.hello.ticket = self->ticket;
  message.hello.return_ticket = self->return_ticket;
  message.hello.as = self->wants_to_look ? CANASTA_GUEST_LOOKING : CANASTA_GUEST_SEATED;
  message.hello.seen = self->r;
  canasta_visit_say (self, &message);
}

/* The connection has ended; what is known of the table stays. */
void
canasta_visit_disconnect (CanastaVisit *self)
{
  self->is_connected = FALSE;
  self->is_known = FALSE;
  self->was_away = TRUE;
  canasta_clock_seen_stop (self->clock);
  g_signal_emit_by_name (self, "changed");
}

/* What is known */

/* Whether the host has said welcome over the connection there is. */
gboolean
canasta_visit_is_connected (CanastaVisit *self)
{
  return self->is_known;
}

/* What the guest calls themselves. */
const char *
canasta_visit_get_name (CanastaVisit *self)
{
  return self->name;
}

/* What the table is called, or %NULL. */
const char *
canasta_visit_get_title (CanastaVisit *self)
{
  return self->title;
}

/* Where the guest sits, or %CANASTA_NO_SEAT. */
guint
canasta_visit_get_seat (CanastaVisit *self)
{
  return self->seat;
}

/* Whether the guest has come to look on. */
gboolean
canasta_visit_wants_to_look (CanastaVisit *self)
{
  return self->wants_to_look;
}

/* Whether the guest looks on, and the host has let them. */
gboolean
canasta_visit_is_looking (CanastaVisit *self)
{
  return self->is_looking;
}

/* What is played, or %NULL before that was told. */
CanastaTable *
canasta_visit_get_table (CanastaVisit *self)
{
  return self->table;
}

/* Who is at the table, or %NULL before that was told. */
const CanastaTableSeen *
canasta_visit_get_seen (CanastaVisit *self)
{
  return self->seen.kind == CANASTA_MESSAGE_TABLE ? &self->seen.table : NULL;
}

/* What time everybody there has left. */
CanastaClockSeen *
canasta_visit_get_clock (CanastaVisit *self)
{
  return self->clock;
}

/* What is played, or %NULL before the first deal. */
CanastaSession *
canasta_visit_get_session (CanastaVisit *self)
{
  return self->session;
}

/* In which place those are who had the same cards, or %NULL before the match is over; also where no
 * others had them. */
const CanastaPlacesTold *
canasta_visit_get_places (CanastaVisit *self)
{
  if (!self->session || self->places.kind != CANASTA_MESSAGE_PLACES
      || canasta_match_get_stage (canasta_session_get_match (self->session))
         != CANASTA_STAGE_MATCH_OVER)
    return NULL;
  return &self->places.places;
}

/* What is done */

/* Whether the guest is ready for the next round. */
void
canasta_visit_set_ready (CanastaVisit *self, gboolean is_ready)
{
  CanastaMessage message;

  canasta_message_init (&message, CANASTA_MESSAGE_READY);
  message.ready.round = self->seen.kind == CANASTA_MESSAGE_TABLE ? self->seen.table.round : 1;
  message.ready.ready = (guint8) is_ready;
  self->ready_for = is_ready ? message.ready.round : 0;
  canasta_visit_say (self, &message);
}

void
canasta_visit_remark (CanastaVisit *self, CanastaRemark remark)
{
  CanastaMessage message;

  canasta_message_init (&message, CANASTA_MESSAGE_REMARK);
  message.remark.remark = remark;
  canasta_visit_say (self, &message);
}

/* To be called when nothing else was said for a while: the host knows what was seen last, and
 * tells how things stand if that is too little. Nobody has seen a round before its proof, nor the
 * match to the end of one before all rounds that can be had. */
void
canasta_visit_tell_seen (CanastaVisit *self)
{
  CanastaMessage message;

  if (!self->is_known || self->r == 0 || self->is_over
      || (self->has_ended && canasta_past_rounds_are_awaited (self->past)))
    return;
  canasta_message_init (&message, CANASTA_MESSAGE_SEEN);
  message.seen.r = self->r;
  canasta_visit_say (self, &message);
}

/* Whoever makes the visit answers where the host asks the guest to go on with the table; to be said
 * before there is a connection. */
void
canasta_visit_let_inherit (CanastaVisit *self)
{
  self->can_inherit = TRUE;
}

/* Whether the host asks the guest to go on with the table in its place. */
gboolean
canasta_visit_is_heir (CanastaVisit *self)
{
  return self->is_known && self->seat != CANASTA_NO_SEAT && self->seen.kind == CANASTA_MESSAGE_TABLE
         && self->seen.table.heir == (gint32) self->seat;
}

/**
 * canasta_visit_inherit:
 * @self: a visit of whom the host asks to go on with the table
 * @rounds: how many rounds are over where it is to go on
 * @invitation: (nullable): by what it is open there; %NULL where the guest does not want it
 */
void
canasta_visit_inherit (CanastaVisit *self, guint rounds, const char *invitation)
{
  g_auto (CanastaMessage) message = { 0 };

  canasta_message_init (&message, CANASTA_MESSAGE_INHERIT);
  message.inherit.rounds = rounds;
  message.inherit.invitation = g_strdup (invitation);
  canasta_visit_say (self, &message);
}

/* The match with which it began, wherever that was; nought before that is known. */
const guint8 *
canasta_visit_get_origin (CanastaVisit *self)
{
  return self->inheritance.origin;
}

/* Where the host before has sent the guest: they stay only where the match goes on from that one, if they
 * knew of one. */
void
canasta_visit_expect (CanastaVisit *self, const guint8 *origin)
{
  memcpy (self->inheritance.origin, origin, sizeof self->inheritance.origin);
  self->is_following = !canasta_bytes_are_nought (origin, sizeof self->inheritance.origin);
}

/* For good. */
void
canasta_visit_leave (CanastaVisit *self)
{
  CanastaMessage message;

  canasta_message_init (&message, CANASTA_MESSAGE_LEAVE);
  canasta_visit_say (self, &message);
}
