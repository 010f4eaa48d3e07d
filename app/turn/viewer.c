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

/* Whether one of the others does not play this round: after those who do. */
gboolean
canasta_viewer_has_resting_other (const CanastaObservation *observation)
{
  guint resting = observation->board.resting;

  return resting != CANASTA_NO_SEAT && resting != canasta_viewer_get_near_seat (observation);
}

/* Who plays first after the near seat; after one that rests, the next that does not. */
static guint
find_next (const CanastaObservation *observation)
{
  guint near = canasta_viewer_get_near_seat (observation);
  guint players = observation->table->players;

  if (near != observation->board.resting)
    return observation->board.next[near];
  return (near + 1) % players;
}

/**
 * canasta_viewer_list_others:
 * @observation: a position
 * @seats: (out): the others, by their places: those who play this round in the order in which they
 *   play after the near seat, then who rests; who has the near seat is the last where the viewer
 *   looks on
 *
 * Returns: how many there are
 */
guint
canasta_viewer_list_others (const CanastaObservation *observation, guint *seats)
{
  const CanastaBoard *board = &observation->board;
  guint near = canasta_viewer_get_near_seat (observation);
  guint first = find_next (observation), seat = first, n = 0;

  do
    {
      if (seat != near)
        seats[n++] = seat;
      seat = board->next[seat];
    }
  while (seat != first);
  if (canasta_viewer_has_resting_other (observation))
    seats[n++] = board->resting;
  if (canasta_viewer_looks_on (observation))
    seats[n++] = near;
  return n;
}

/* The seat at a place among the others. */
guint
canasta_viewer_get_other (const CanastaObservation *observation, guint place)
{
  guint seats[CANASTA_MAX_SEATS];
  guint n = canasta_viewer_list_others (observation, seats);

  g_return_val_if_fail (place < n, CANASTA_NO_SEAT);
  return seats[place];
}

/* The place of a seat among the others; how many there are, for the viewer's own. */
guint
canasta_viewer_find_other (const CanastaObservation *observation, guint seat)
{
  guint seats[CANASTA_MAX_SEATS];
  guint n = canasta_viewer_list_others (observation, seats);
  guint place = 0;

  while (place < n && seats[place] != seat)
    place++;
  return place;
}
