/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/host-say.h"

#include <string.h>

#include "network/guest-view.h"
#include "rules/plain-variant.h"
#include "rules/rules-json.h"

/* To whoever is there at all. */
void
canasta_host_say_text (CanastaHost *self, guint line, const char *text)
{
  if (line != 0 && text)
    g_signal_emit_by_name (self, "said", line, text);
}

void
canasta_host_say (CanastaHost *self, guint line, const CanastaMessage *message)
{
  g_autofree char *text = canasta_message_write (message);

  canasta_host_say_text (self, line, text);
}

/* The last that is said to somebody. */
void
canasta_host_say_goodbye (CanastaHost *self, guint line, CanastaByeWhy why)
{
  CanastaMessage message;

  if (line == 0)
    return;
  canasta_message_init (&message, CANASTA_MESSAGE_BYE);
  message.bye.why = why;
  canasta_host_say (self, line, &message);
  g_signal_emit_by_name (self, "ended", line);
}

/**
 * canasta_host_say_move:
 * @self: a host
 * @line: who is there
 * @invitation: by what the table goes on
 * @can_follow: whether their program can go there by itself
 *
 * The last that is said to them; who cannot follow needs the invitation from somebody.
 */
void
canasta_host_say_move (CanastaHost *self, guint line, const char *invitation, gboolean can_follow)
{
  g_auto (CanastaMessage) message = { 0 };

  if (!can_follow)
    {
      canasta_host_say_goodbye (self, line, CANASTA_BYE_CLOSED);
      return;
    }
  canasta_message_init (&message, CANASTA_MESSAGE_MOVED);
  message.moved.invitation = g_strdup (invitation);
  canasta_host_say (self, line, &message);
  g_signal_emit_by_name (self, "ended", line);
}

/* What was asked was no action, and is not done. */
void
canasta_host_say_refused (CanastaHost *self, guint line, CanastaRefusedWhy why)
{
  CanastaMessage message;

  canasta_message_init (&message, CANASTA_MESSAGE_REFUSED);
  message.refused.why = why;
  canasta_host_say (self, line, &message);
}

/* What is played at a table, as everybody is told it. */
char *
canasta_host_say_write_rules (const CanastaTable *table)
{
  g_autoptr (CanastaRules) rules = canasta_table_dup_rules (table);
  g_auto (CanastaMessage) message = { 0 };

  canasta_message_init (&message, CANASTA_MESSAGE_RULES);
  message.rules.table = canasta_table_dup_name (table);
  message.rules.house = g_strdup (canasta_table_get_house (table));
  message.rules.rules = canasta_rules_to_json (rules);
  message.rules.plain = canasta_plain_variant_is_enough (table);
  return canasta_message_write (&message);
}

/**
 * canasta_host_say_welcome:
 * @self: a host
 * @guest: who has come, or has another place now
 * @title: what the table is called
 * @match: by what promises know the match
 * @origin: the one with which it began, where that was another host's; else nought
 * @ticket: (nullable): what opens the door to them from now on, if they do not know it
 */
void
canasta_host_say_welcome (CanastaHost *self, const CanastaGuest *guest, const char *title,
                          const guint8 *match, const guint8 *origin,
                          const CanastaReturnTicket *ticket)
{
  static const char *const can[] = { "remarks", "clock", "replays", "onlookers", "moves",
                                     "follows", "heirs", "bequests", NULL };
  gboolean is_seated = guest->seat != CANASTA_NO_SEAT;
  g_auto (CanastaMessage) message = { 0 };

  canasta_message_init (&message, CANASTA_MESSAGE_WELCOME);
  message.welcome.program = g_strdup ("Canasta " CANASTA_VERSION);
  message.welcome.can = g_strdupv ((char **) can);
  message.welcome.table = g_strdup (title);
  memcpy (message.welcome.match, match, sizeof message.welcome.match);
  memcpy (message.welcome.origin, origin, sizeof message.welcome.origin);
  if (ticket)
    message.welcome.return_ticket = *ticket;
  message.welcome.place = is_seated ? CANASTA_GUEST_SEATED
                          : guest->is_looking ? CANASTA_GUEST_LOOKING : CANASTA_GUEST_WAITING;
  message.welcome.seat = is_seated ? guest->seat : -1;
  message.welcome.n = guest->n;
  canasta_host_say (self, guest->line, &message);
}

/**
 * canasta_host_say_position:
 * @self: a host
 * @guest: who is to know how things stand, if they sit at the table or look on
 * @match: (nullable): what is played
 */
void
canasta_host_say_position (CanastaHost *self, const CanastaGuest *guest, CanastaMatch *match)
{
  g_autofree char *text = NULL;

  if (!match || !canasta_guest_is_let_in (guest) || guest->line == 0)
    return;
  text = canasta_guest_view_write_position (match, guest->seat);
  canasta_host_say_text (self, guest->line, text);
}

/* What somebody says, to everybody whose program can. */
void
canasta_host_say_remark (CanastaHost *self, const CanastaGuests *guests, guint seat,
                         CanastaRemark remark)
{
  CanastaMessage message;

  canasta_message_init (&message, CANASTA_MESSAGE_REMARKED);
  message.remarked.seat = (guint8) seat;
  message.remarked.remark = remark;
  for (guint i = 0; i < canasta_guests_count (guests); i++)
    if (canasta_guests_get (guests, i)->can_remark)
      canasta_host_say (self, canasta_guests_get (guests, i)->line, &message);
}

/* Somebody's time runs or stands still, to who sits at the table or looks on, if their program can. */
void
canasta_host_say_clock_to (CanastaHost *self, const CanastaGuest *guest, const CanastaClock *clock)
{
  CanastaMessage message;

  if (!guest->can_clock || !canasta_guest_is_let_in (guest))
    return;
  canasta_message_init (&message, CANASTA_MESSAGE_CLOCK);
  message.clock = *clock;
  canasta_host_say (self, guest->line, &message);
}

/* The same, to everybody. */
void
canasta_host_say_clock (CanastaHost *self, const CanastaGuests *guests, const CanastaClock *clock)
{
  for (guint i = 0; i < canasta_guests_count (guests); i++)
    canasta_host_say_clock_to (self, canasta_guests_get (guests, i), clock);
}
