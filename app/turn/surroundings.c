/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/surroundings.h"

/* Takes the place of what was there; its texts are copied. */
void
canasta_surroundings_copy (CanastaSurroundings *self, const CanastaSurroundings *other)
{
  CanastaSurroundings copy = *other;

  for (guint i = 0; i < CANASTA_MAX_SEATS; i++)
    {
      copy.seats[i].name = g_strdup (other->seats[i].name);
      copy.seats[i].level = g_strdup (other->seats[i].level);
      copy.seats[i].said = g_strdup (other->seats[i].said);
      copy.seats[i].answer = g_strdup (other->seats[i].answer);
    }
  canasta_surroundings_clear (self);
  *self = copy;
}

/* Frees the texts of a copy. */
void
canasta_surroundings_clear (CanastaSurroundings *self)
{
  for (guint i = 0; i < CANASTA_MAX_SEATS; i++)
    {
      g_free ((char *) self->seats[i].name);
      g_free ((char *) self->seats[i].level);
      g_free ((char *) self->seats[i].said);
      g_free ((char *) self->seats[i].answer);
    }
  *self = (CanastaSurroundings){ 0 };
}

/**
 * canasta_surroundings_get_partner:
 * @self: what belongs to @observation
 * @observation: a position
 *
 * Returns: (nullable): the name of the partner who is or would be asked
 */
const char *
canasta_surroundings_get_partner (const CanastaSurroundings *self,
                                  const CanastaObservation  *observation)
{
  const CanastaBoard *board = &observation->board;
  guint seat = observation->seat;
  guint other = board->next[seat];

  for (guint i = 0; i < CANASTA_MAX_SEATS && other != CANASTA_NO_SEAT && other != seat; i++)
    {
      if (board->side[other] == board->side[seat])
        return self->seats[other].name;
      other = board->next[other];
    }
  return NULL;
}
