/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tunes the weights of the policy by self-play: a change of a few weights is
 * kept when it wins a long duplicate match against the best so far. Prints the
 * weights as the rows of policy-weights.c have them. The same seed and number
 * of steps give the same result. */
#include "config.h"

#include <math.h>
#include <string.h>

#include "arena.h"

/* The first look weeds out most changes, the second decides. */
#define FIRST_PAIRS 3000
#define SECOND_PAIRS 15000

typedef struct
{
  GPtrArray *tables;
  CanastaRandom random;
} Tuner;

typedef struct
{
  double mean;
  double error;
} Result;

/* The mean of points a round by which @one beats @other, tables in turn. */
static Result
play_pairs (const Tuner *tuner, const CanastaWeights *one, const CanastaWeights *other,
            guint64 first_deal, guint n_pairs)
{
  ArenaPlayer a = { arena_decide_by_policy, (gpointer) one };
  ArenaPlayer b = { arena_decide_by_policy, (gpointer) other };
  double sum = 0, squares = 0, mean;

  for (guint i = 0; i < n_pairs; i++)
    {
      const CanastaTable *table = tuner->tables->pdata[i % tuner->tables->len];
      double difference = arena_play_twice (table, first_deal + i, &a, &b) / 2.0;

      sum += difference;
      squares += difference * difference;
    }
  mean = sum / n_pairs;
  return (Result){ mean, sqrt (MAX (squares / n_pairs - mean * mean, 0) / n_pairs) };
}

/* About normal: the sum of four even numbers, with a deviation of one. */
static double
draw_change (CanastaRandom *random)
{
  double sum = 0;

  for (guint i = 0; i < 4; i++)
    sum += canasta_random_below (random, 2001) / 1000.0 - 1;
  return sum * sqrt (3.0 / 4.0);
}

static void
change_weights (Tuner *tuner, CanastaWeights *weights)
{
  guint n_changes = 1 + canasta_random_below (&tuner->random, 4);

  for (guint i = 0; i < n_changes; i++)
    {
      CanastaWeight weight = canasta_random_below (&tuner->random, CANASTA_N_WEIGHTS);

      weights->of[weight] += (gint32) lrint (canasta_weight_get_step (weight)
                                             * draw_change (&tuner->random));
    }
}

static void
print_weights (const CanastaWeights *weights)
{
  for (CanastaWeight weight = 0; weight < CANASTA_N_WEIGHTS; weight++)
    g_print ("%s %d\n", canasta_weight_get_name (weight), weights->of[weight]);
}

static gboolean
is_better (Tuner *tuner, const CanastaWeights *changed, const CanastaWeights *best, Result *result)
{
  guint64 deal = canasta_random_next (&tuner->random) % CANASTA_MAX_DEAL;

  *result = play_pairs (tuner, changed, best, deal, FIRST_PAIRS);
  if (result->mean < result->error)
    return FALSE;
  *result = play_pairs (tuner, changed, best, deal + FIRST_PAIRS, SECOND_PAIRS);
  return result->mean > 2.5 * result->error;
}

int
main (int argc, char **argv)
{
  g_auto (GStrv) names = NULL;
  g_autofree char *house = g_strdup ("classic");
  int steps = 1000, seed = 1;
  const GOptionEntry entries[] = {
    { "table", 0, 0, G_OPTION_ARG_STRING_ARRAY, &names, "Table to play at, repeatable", "NAME" },
    { "steps", 0, 0, G_OPTION_ARG_INT, &steps, "Changes to try", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Where the random numbers begin", "N" },
    { NULL },
  };
  const char *const standard_names[] = { "partnership/4", NULL };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (GError) error = NULL;
  Tuner tuner = { g_ptr_array_new_with_free_func ((GDestroyNotify) canasta_table_unref) };
  CanastaWeights best = *canasta_policy_get_weights ();
  Result result;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }
  for (const char *const *name = names ? (const char *const *) names : standard_names; *name;
       name++)
    g_ptr_array_add (tuner.tables, arena_open_table (registry, *name, house, NULL));
  tuner.random.state = (guint64) seed;

  for (int step = 0; step < steps; step++)
    {
      CanastaWeights changed = best;

      change_weights (&tuner, &changed);
      if (!is_better (&tuner, &changed, &best, &result))
        continue;
      best = changed;
      g_printerr ("step %d: %+.1f ± %.1f\n", step, result.mean, result.error);
    }

  print_weights (&best);
  result = play_pairs (&tuner, &best, canasta_policy_get_weights (), 1, 10 * FIRST_PAIRS);
  g_printerr ("over the weights at the start: %+.1f ± %.1f\n", result.mean, result.error);
  g_ptr_array_unref (tuner.tables);
  return 0;
}
