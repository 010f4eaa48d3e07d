/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/talk.h"

#include <glib/gi18n-lib.h>

/**
 * canasta_talk_describe:
 * @remark: what somebody says
 *
 * Returns: (transfer none): it, in the language of now
 */
const char *
canasta_talk_describe (CanastaRemark remark)
{
  switch (remark)
    {
    case CANASTA_REMARK_HELLO:
      return C_("said to the table", "Hello!");
    case CANASTA_REMARK_GOOD_LUCK:
      return C_("said to the table", "Good luck!");
    case CANASTA_REMARK_WELL_PLAYED:
      return C_("said to the table", "Well played!");
    case CANASTA_REMARK_THANKS:
      return C_("said to the table", "Thank you!");
    case CANASTA_REMARK_SORRY:
      return C_("said to the table", "Sorry!");
    case CANASTA_REMARK_ONE_MOMENT:
      return C_("said to the table", "One moment, please.");
    case CANASTA_REMARK_BACK_AGAIN:
      return C_("said to the table", "Here I am again.");
    case CANASTA_REMARK_ONE_MORE:
      return C_("said to the table", "Another game?");
    case CANASTA_REMARK_GOODBYE:
    default:
      return C_("said to the table", "Goodbye!");
    }
}

/**
 * canasta_talk_speak:
 * @self: a talk
 * @now: what time it is, in milliseconds
 *
 * The person wants to say something.
 *
 * Returns: whether they may: what they said before has been read
 */
gboolean
canasta_talk_speak (CanastaTalk *self, gint64 now)
{
  if (now < self->may_speak)
    return FALSE;
  self->may_speak = now + CANASTA_TALK_PAUSE;
  return TRUE;
}

void
canasta_talk_set_muted (CanastaTalk *self, guint seat, gboolean is_muted)
{
  if (is_muted)
    self->muted |= 1u << seat;
  else
    self->muted &= ~(1u << seat);
}

gboolean
canasta_talk_is_muted (const CanastaTalk *self, guint seat)
{
  return seat < CANASTA_MAX_SEATS && (self->muted & (1u << seat)) != 0;
}
