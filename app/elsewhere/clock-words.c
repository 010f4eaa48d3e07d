/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/clock-words.h"

#include <glib/gi18n-lib.h>

/* Whole seconds, as minutes and seconds. */
static char *
write_time (gint64 time)
{
  guint seconds = (guint) (time / 1000);

  return g_strdup_printf ("%u:%02u", seconds / 60, seconds % 60);
}

/**
 * canasta_clock_words_explain:
 * @time: what each person has for a round, in milliseconds
 *
 * Returns: (transfer full): what that means, for whoever sits down
 */
char *
canasta_clock_words_explain (gint64 time)
{
  g_autofree char *told = write_time (time);

  return g_strdup_printf (_("Each person has %s minutes for a round; for whoever has used them up a "
                            "computer player goes on to its end."), told);
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
  g_autofree char *told = write_time (clock->left);

  if (clock->runs)
    return name ? NULL : g_strdup_printf (_("Time left to you in this round: %s minutes."), told);
  if (clock->left > 0)
    return NULL;
  if (!name)
    return g_strdup (_("Your time for this round is used up: a computer player goes on for you to "
                       "its end."));
  return g_strdup_printf (_("The time of %s for this round is used up: a computer player goes on to "
                            "its end."), name);
}
