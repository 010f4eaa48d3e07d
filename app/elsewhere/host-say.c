/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/host-say.h"

#include "network/guest-view.h"

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

/* What was asked was no action, and is not done. */
void
canasta_host_say_refused (CanastaHost *self, guint line, CanastaRefusedWhy why)
{
  CanastaMessage message;

  canasta_message_init (&message, CANASTA_MESSAGE_REFUSED);
  message.refused.why = why;
  canasta_host_say (self, line, &message);
}

/**
 * canasta_host_say_position:
 * @self: a host
 * @guest: who is to know how things stand, if they sit at the table
 * @match: (nullable): what is played
 */
void
canasta_host_say_position (CanastaHost *self, const CanastaGuest *guest, CanastaMatch *match)
{
  g_autofree char *text = NULL;

  if (!match || guest->seat == CANASTA_NO_SEAT || guest->line == 0)
    return;
  text = canasta_guest_view_write_position (match, guest->seat);
  canasta_host_say_text (self, guest->line, text);
}

/* What is promised for a deal, to each of those who agree on it. */
void
canasta_host_say_promises (CanastaHost *self, const CanastaGuests *guests,
                           const CanastaAgreement *agreement)
{
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      const CanastaGuest *guest = canasta_guests_find_at_seat (guests, seat);
      CanastaMessage message;

      if (!guest || (agreement->seats & (1u << seat)) == 0)
        continue;
      canasta_agreement_fill_promises (agreement, seat, &message);
      canasta_host_say (self, guest->line, &message);
    }
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

/* Somebody's time runs or stands still, to everybody at the table whose program can. */
void
canasta_host_say_clock (CanastaHost *self, const CanastaGuests *guests, const CanastaClock *clock)
{
  CanastaMessage message;

  canasta_message_init (&message, CANASTA_MESSAGE_CLOCK);
  message.clock = *clock;
  for (guint i = 0; i < canasta_guests_count (guests); i++)
    {
      const CanastaGuest *guest = canasta_guests_get (guests, i);

      if (guest->can_clock && guest->seat != CANASTA_NO_SEAT)
        canasta_host_say (self, guest->line, &message);
    }
}
