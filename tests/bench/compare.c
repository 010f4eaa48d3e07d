/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which of two players is stronger: each deal is played twice with the places
 * exchanged, and what one is ahead a round is printed with its standard error.
 *
 *   compare --table classic:partnership/4 --pairs 2000 search=2000 policy */
#include "config.h"

#include <locale.h>
#include <math.h>

#include "contestant.h"

static void
compare (const CanastaTable *table, const Contestant *one, const Contestant *other, guint64 first,
         guint n_pairs)
{
  double sum = 0, squares = 0, mean;
  guint won = 0, drawn = 0;

  for (guint i = 0; i < n_pairs; i++)
    {
      double difference = arena_play_twice (table, first + i, &one->player, &other->player) / 2.0;

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
  g_autofree char *name = NULL;
  gint64 first = 1000000;
  int pairs = 2000;
  const GOptionEntry entries[] = {
    { "table", 0, 0, G_OPTION_ARG_STRING, &name, "Table to play at", "HOUSE:TABLE" },
    { "pairs", 0, 0, G_OPTION_ARG_INT, &pairs, "Pairs of deals", "N" },
    { "deal", 0, 0, G_OPTION_ARG_INT64, &first, "The first deal", "NUMBER" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("PLAYER PLAYER");
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (CanastaTable) table = NULL;
  g_autoptr (GError) error = NULL;
  Contestant contestants[2] = { 0 };

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || argc != 3 || pairs < 1)
    {
      g_printerr ("%s\n", error ? error->message : "Two players are compared in some pairs.");
      return 2;
    }
  table = arena_open_named_table (registry, name ? name : "classic:partnership/4");
  for (guint i = 0; i < 2; i++)
    if (!contestant_read (&contestants[i], table, argv[i + 1]))
      return 2;
  compare (table, &contestants[0], &contestants[1], (guint64) first, (guint) pairs);
  for (guint i = 0; i < 2; i++)
    contestant_print_effort (&contestants[i]);
  return 0;
}
