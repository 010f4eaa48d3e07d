/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/viewer.h"

/* Whether they have no seat. */
gboolean
canasta_viewer_looks_on (const CanastaObservation *observation)
{
  return observation->seat == CANASTA_NO_SEAT;
}

/* Whether they play for a side. */
gboolean
canasta_viewer_is_on_side (const CanastaObservation *observation, guint side)
{
  return !canasta_viewer_looks_on (observation)
         && observation->board.side[observation->seat] == side;
}

/* The seat at the near edge of the table: their own, or the first one. */
guint
canasta_viewer_get_near_seat (const CanastaObservation *observation)
{
  return canasta_viewer_looks_on (observation) ? 0 : observation->seat;
}

/* How many others sit there. */
guint
canasta_viewer_count_others (const CanastaObservation *observation)
{
  return observation->table->players - (canasta_viewer_looks_on (observation) ? 0 : 1);
}

/**
 * canasta_viewer_get_other:
 * @observation: a position
 * @place: a place among the others
 *
 * Returns: the seat of who sits there, in the order of play after the near seat; who has that is
 *   the last of the others where the viewer looks on
 */
guint
canasta_viewer_get_other (const CanastaObservation *observation, guint place)
{
  return (canasta_viewer_get_near_seat (observation) + 1 + place) % observation->table->players;
}

/* The place of a seat among the others; how many there are, for the viewer's own. */
guint
canasta_viewer_find_other (const CanastaObservation *observation, guint seat)
{
  guint players = observation->table->players;

  return (seat + players - 1 - canasta_viewer_get_near_seat (observation)) % players;
}
