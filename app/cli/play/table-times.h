/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The times of an open table, as they are on the command line. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CanastaTableTimes:
 * @clock: how many minutes each person has for a round, or 0 for no clock
 * @wait: how many minutes the table waits for who is away, or 0 for the standard
 */
typedef struct
{
  double clock;
  double wait;
} CanastaTableTimes;

#define CANASTA_TABLE_TIMES_ENTRIES(times) \
  { "clock", 0, 0, G_OPTION_ARG_DOUBLE, &(times).clock, \
    N_("How much time each person has for a round at an open table"), N_("MINUTES") }, \
  { "wait", 0, 0, G_OPTION_ARG_DOUBLE, &(times).wait, \
    N_("How long an open table waits for somebody whose line is broken"), N_("MINUTES") }

gboolean  canasta_table_times_check     (const CanastaTableTimes   *self,
                                         GError                   **error);
gint64    canasta_table_times_get_clock (const CanastaTableTimes   *self);
gint64    canasta_table_times_get_wait  (const CanastaTableTimes   *self);

G_END_DECLS
