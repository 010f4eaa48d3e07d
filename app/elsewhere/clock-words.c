/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/clock-words.h"

#include <glib/gi18n-lib.h>

#include "turn/table-clock.h"

/**
 * canasta_clock_words_explain:
 * @time: what each person has for a round, in milliseconds
 *
 * Returns: (transfer full): what that means, for whoever sits down
 */
char *
canasta_clock_words_explain (gint64 time)
{
  g_autofree char *told = canasta_table_clock_say (time);

  /* Translators: a time: "10 minutes", "1 minute 30 seconds". */
  return g_strdup_printf (_("Each person has %s for a round; for whoever has used that up a "
                            "computer player goes on to its end."), told);
}

/* The time of somebody is used up. */
static char *
tell_end (const char *name)
{
  if (!name)
    return g_strdup (_("Your time for this round is used up: a computer player goes on for you to "
                       "its end."));
  return g_strdup_printf (_("The time of %s for this round is used up: a computer player goes on to "
                            "its end."), name);
}

/**
 * canasta_clock_words_tell:
 * @clock: somebody's time, which runs from now on or stands still
 * @name: (nullable): who that is, or %NULL for who reads it
 *
 * Returns: (transfer full) (nullable): what they should know of it, if anything
 */
char *
canasta_clock_words_tell (const CanastaClock *clock, const char *name)
{
  if (!clock->runs)
    return clock->left == 0 ? tell_end (name) : NULL;
  return name ? NULL : canasta_table_clock_tell_left (clock->left, NULL);
}

/* Somebody wants to sit down at a table with a clock whose program knows of none. */
char *
canasta_clock_words_miss (const char *name)
{
  return g_strdup_printf (_("The program of %s cannot show the clock."), name);
}
