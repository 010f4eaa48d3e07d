/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/table-clock.h"

/**
 * canasta_table_clock_set:
 * @self: (out caller-allocates): a clock
 * @time: what each person has for the round that begins; 0 for no clock
 *
 * Nobody’s time runs yet.
 */
void
canasta_table_clock_set (CanastaTableClock *self, gint64 time)
{
  *self = (CanastaTableClock){ .time = time, .seat = CANASTA_NO_SEAT };
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    self->left[seat] = time;
}

/* What somebody has left at that time. */
gint64
canasta_table_clock_get_left (const CanastaTableClock *self, guint seat, gint64 now)
{
  gint64 used = seat == self->seat ? now - self->since : 0;

  return MAX (self->left[seat] - used, 0);
}

/**
 * canasta_table_clock_run:
 * @self: a clock
 * @seat: whose time runs from now on, or %CANASTA_NO_SEAT
 * @now: what time it is
 *
 * Returns: whether it is another's than before
 */
gboolean
canasta_table_clock_run (CanastaTableClock *self, guint seat, gint64 now)
{
  if (seat == self->seat)
    return FALSE;
  if (self->seat != CANASTA_NO_SEAT)
    self->left[self->seat] = canasta_table_clock_get_left (self, self->seat, now);
  self->seat = (guint8) seat;
  self->since = now;
  return TRUE;
}
