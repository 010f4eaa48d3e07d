/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/table-clock.h"

#include <glib/gi18n-lib.h>

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

/* Whether there is a clock, and it takes the time of who sits there. */
gboolean
canasta_table_clock_times (const CanastaTableClock *self, guint seat)
{
  return self->time != 0 && seat < CANASTA_MAX_SEATS && self->left[seat] >= 0;
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

/* In whole seconds: a second that has begun is still there. */
static guint
count_seconds (gint64 time)
{
  return (guint) ((time + 999) / 1000);
}

/**
 * canasta_table_clock_write:
 * @time: a time, in milliseconds
 *
 * Returns: (transfer full): minutes and seconds, as a clock shows them: "4:05"
 */
char *
canasta_table_clock_write (gint64 time)
{
  guint seconds = count_seconds (time);

  return g_strdup_printf ("%u:%02u", seconds / 60, seconds % 60);
}

/**
 * canasta_table_clock_say:
 * @time: a time, in milliseconds
 *
 * Returns: (transfer full): minutes and seconds, in words
 */
char *
canasta_table_clock_say (gint64 time)
{
  guint minutes = count_seconds (time) / 60, seconds = count_seconds (time) % 60;
  g_autofree char *whole =
    g_strdup_printf (ngettext ("%u minute", "%u minutes", minutes), minutes);
  g_autofree char *rest =
    g_strdup_printf (ngettext ("%u second", "%u seconds", seconds), seconds);

  if (seconds == 0 && minutes != 0)
    return g_steal_pointer (&whole);
  if (minutes == 0)
    return g_steal_pointer (&rest);
  /* Translators: minutes and seconds: "1 minute 30 seconds" */
  return g_strdup_printf (C_("time", "%1$s %2$s"), whole, rest);
}

/**
 * canasta_table_clock_tell_left:
 * @left: what time somebody has left for the round
 * @name: (nullable): who that is, or %NULL for who reads it
 *
 * Returns: (transfer full): that, in a sentence
 */
char *
canasta_table_clock_tell_left (gint64 left, const char *name)
{
  g_autofree char *time = canasta_table_clock_say (left);

  if (!name)
    return g_strdup_printf (_("Time left to you in this round: %s."), time);
  /* Translators: a player, and a time: "4 minutes 5 seconds". */
  return g_strdup_printf (_("Time left to %1$s in this round: %2$s."), name, time);
}
