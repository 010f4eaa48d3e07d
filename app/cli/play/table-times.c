/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cli/play/table-times.h"

#include "cli/number-option.h"
#include "elsewhere/host.h"
#include "turn/table-clock.h"

#define MINUTE (60 * 1000)

gboolean
canasta_table_times_check (const CanastaTableTimes *self, GError **error)
{
  const int most_clock = CANASTA_TABLE_CLOCK_MOST / MINUTE;
  const int most_wait = CANASTA_HOST_MOST_GRACE / MINUTE;

  return canasta_number_option_check ("--clock", self->clock, 0, most_clock, error)
         && canasta_number_option_check ("--wait", self->wait, 0, most_wait, error);
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
