/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How much time each person at a table has left for a round, and whose runs. Knows no clock of
 * its own: it is told what time it is, in milliseconds. */

#pragma once

#include "rules/table.h"

G_BEGIN_DECLS

/* The longest time somebody can have for a round, in milliseconds. */
#define CANASTA_TABLE_CLOCK_MOST (24 * 60 * 60 * 1000)

/**
 * CanastaTableClock:
 * @time: what each person has for a round; 0 where there is no clock
 * @left: what is left of it, by seat: of whose time runs, when it began to; negative where
 *   nobody’s time is taken
 * @seat: whose time runs, or %CANASTA_NO_SEAT
 * @since: since when
 *
 * The clock of a table. A value.
 */
typedef struct
{
  gint64 time;
  gint64 left[CANASTA_MAX_SEATS];
  guint8 seat;
  gint64 since;
} CanastaTableClock;

void      canasta_table_clock_set       (CanastaTableClock        *self,
                                         gint64                    time);
gboolean  canasta_table_clock_run       (CanastaTableClock        *self,
                                         guint                     seat,
                                         gint64                    now);
gboolean  canasta_table_clock_times     (const CanastaTableClock  *self,
                                         guint                     seat);
gint64    canasta_table_clock_get_left  (const CanastaTableClock  *self,
                                         guint                     seat,
                                         gint64                    now);

/* A time in words. */
char     *canasta_table_clock_write     (gint64                    time);
char     *canasta_table_clock_say       (gint64                    time);
char     *canasta_table_clock_tell_left (gint64                    left,
                                         const char               *name);

G_END_DECLS
