/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cli/play/table-times.h"

#include <glib/gi18n-lib.h>

#include "elsewhere/host.h"
#include "turn/table-clock.h"

#define MINUTE (60 * 1000)

/* What is no number is none of them, either. */
static gboolean
is_possible (double minutes, int most)
{
  return minutes >= 0 && minutes <= most;
}

gboolean
canasta_table_times_check (const CanastaTableTimes *self, GError **error)
{
  const int most_clock = CANASTA_TABLE_CLOCK_MOST / MINUTE;
  const int most_wait = CANASTA_HOST_MOST_GRACE / MINUTE;

  if (!is_possible (self->clock, most_clock))
    g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                 _("A clock has from 0 to %d minutes."), most_clock);
  else if (!is_possible (self->wait, most_wait))
    g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                 _("A table waits for %d minutes at most."), most_wait);
  else
    return TRUE;
  return FALSE;
}

/* In milliseconds; less than one of them is still a time. */
static gint64
count_milliseconds (double minutes)
{
  return minutes > 0 ? MAX ((gint64) (minutes * MINUTE), 1) : 0;
}

/* What each person has for a round, in milliseconds; 0 is no clock. */
gint64
canasta_table_times_get_clock (const CanastaTableTimes *self)
{
  return count_milliseconds (self->clock);
}

/* For how long the table waits for who is away, in milliseconds. */
gint64
canasta_table_times_get_wait (const CanastaTableTimes *self)
{
  return self->wait > 0 ? count_milliseconds (self->wait) : CANASTA_HOST_GRACE;
}
