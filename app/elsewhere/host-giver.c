/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/host-giver.h"

#include "elsewhere/host-say.h"

/* Nobody gives a table any more, and whoever did is told why. */
void
canasta_host_giver_end (CanastaHost *self, CanastaBequest *bequest, CanastaByeWhy why)
{
  guint line = bequest->line;

  canasta_bequest_end (bequest);
  canasta_host_say_goodbye (self, line, why);
}

static void
say_part_done (CanastaHost *self, const CanastaBequest *bequest)
{
  CanastaMessage message;

  canasta_message_init (&message, CANASTA_MESSAGE_DONE);
  message.done.n = bequest->n;
  canasta_host_say (self, bequest->line, &message);
}

/* Nothing is to come from there but one part after the other. */
void
canasta_host_giver_hear (CanastaHost *self, CanastaBequest *bequest, const CanastaMessage *message)
{
  if (message->kind != CANASTA_MESSAGE_BEQUEST || !canasta_bequest_add (bequest, &message->bequest))
    canasta_host_giver_end (self, bequest, CANASTA_BYE_NOT_LET_IN);
  else if (message->bequest.last)
    g_signal_emit_by_name (self, "bequeathed", bequest->text->str);
  else
    say_part_done (self, bequest);
}

/* @is_taken: whether the table is open here, and kept */
void
canasta_host_giver_answer (CanastaHost *self, CanastaBequest *bequest, gboolean is_taken)
{
  guint line = bequest->line;

  if (!is_taken)
    {
      canasta_host_giver_end (self, bequest, CANASTA_BYE_CLOSED);
      return;
    }
  say_part_done (self, bequest);
  canasta_bequest_end (bequest);
  g_signal_emit_by_name (self, "ended", line);
}
