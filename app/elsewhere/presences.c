/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/presences.h"

#include <glib/gi18n-lib.h>

#include "files/plain-text.h"

/* Nobody was told of. */
void
canasta_presences_clear (CanastaPresences *self)
{
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    g_free (self->names[seat]);
  *self = (CanastaPresences){ 0 };
}

/* @is_persons: whether it is somebody's who may come back */
static CanastaPresence
find_presence (const CanastaSeatSeen *seat, gboolean is_persons)
{
  if (seat->occupant == CANASTA_OCCUPANT_PERSON)
    return seat->here ? CANASTA_PRESENCE_HERE : CANASTA_PRESENCE_AWAY;
  return seat->occupant == CANASTA_OCCUPANT_COMPUTER && is_persons ? CANASTA_PRESENCE_REPLACED
                                                                    : CANASTA_PRESENCE_NOBODY;
}

static char *
describe (CanastaPresence presence, CanastaPresence before, const char *name, guint seat)
{
  switch (presence)
    {
    case CANASTA_PRESENCE_HERE:
      return before == CANASTA_PRESENCE_NOBODY
               ? g_strdup_printf (_("%s sits down at seat %u."), name, seat)
               : g_strdup_printf (_("%s is back."), name);
    case CANASTA_PRESENCE_AWAY:
      return g_strdup_printf (_("%s is away."), name);
    case CANASTA_PRESENCE_REPLACED:
      return g_strdup_printf (_("A computer player goes on for %s."), name);
    case CANASTA_PRESENCE_NOBODY:
    default:
      return g_strdup_printf (_("%s has left."), name);
    }
}

/**
 * canasta_presences_tell:
 * @self: who is there, as it was told last
 * @seat: a seat
 * @seen: the seat as it is
 * @is_guests: whether it is somebody's from elsewhere
 *
 * Returns: (transfer full) (nullable): what has changed there, in a sentence, where anything has
 */
char *
canasta_presences_tell (CanastaPresences *self, guint seat, const CanastaSeatSeen *seen,
                        gboolean is_guests)
{
  CanastaPresence before = self->of[seat];

  self->of[seat] = find_presence (seen, before != CANASTA_PRESENCE_NOBODY || is_guests);
  if (self->of[seat] == before)
    return NULL;
  if (self->of[seat] != CANASTA_PRESENCE_NOBODY)
    {
      g_free (self->names[seat]);
      self->names[seat] = canasta_plain_text_line (seen->name, CANASTA_MESSAGE_LONGEST_NAME);
    }
  return describe (self->of[seat], before, self->names[seat], seat);
}
