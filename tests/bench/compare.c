/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which of two players is stronger: each deal is played twice with the places
 * exchanged, and what one is ahead a round is printed with its standard error.
 *
 *   compare --table classic:partnership/4 --pairs 2000 search=2000 policy */
#include "config.h"

#include <math.h>

#include "contestant.h"

static void
compare (const Contest *self, guint n_pairs)
{
  double sum = 0, squares = 0, mean;
  guint won = 0, drawn = 0;

  for (guint i = 0; i < n_pairs; i++)
    {
      double difference = arena_play_twice (self->table, self->first + i,
                                            &self->contestants[0].player,
                                            &self->contestants[1].player) / 2.0;

      sum += difference;
      squares += difference * difference;
      won += difference > 0;
      drawn += difference == 0;
    }
  mean = sum / n_pairs;
  g_print ("%+.1f ± %.1f points a round, %.1f %% of %u pairs won\n", mean,
           sqrt (MAX (squares / n_pairs - mean * mean, 0) / n_pairs),
           100.0 * (won + drawn / 2.0) / n_pairs, n_pairs);
}

int
main (int argc, char **argv)
{
  int pairs = 2000;
  const GOptionEntry entries[] = {
    { "pairs", 0, 0, G_OPTION_ARG_INT, &pairs, "Pairs of deals", "N" },
    { NULL },
  };
  g_auto (Contest) self;

  contest_init (&self);
  if (!contest_read (&self, entries, argc, argv))
    return 2;
  compare (&self, (guint) MAX (pairs, 1));
  contest_print_efforts (&self);
  return 0;
}
