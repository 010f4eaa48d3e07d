/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tunes the weights of the policy by self-play: all of them are moved at once,
 * at random to either side, the two policies play a few deals in duplicate, and
 * the weights follow the winner a little (simultaneous perturbation). With --outs
 * it also counts whether somebody goes out where all play by one of the two. The mean
 * of the second half of the way is printed, and what it gains; `--steps 0` says
 * what the weights gain that there are. The same arguments give the same result. */
#include "config.h"

#include <math.h>
#include <string.h>

#include "arena.h"
#include "weights.h"

typedef struct
{
  double of[CANASTA_N_WEIGHTS];
} Point;

typedef struct
{
  GPtrArray *tables;
  CanastaRandom random;
  guint64 deal;
  CanastaWeights start;
  CanastaWeights rivals[4];     /* the fixed opponents */
  guint n_rivals;
  double reach;                 /* how far the weights are moved to compare, in steps */
  double pace;                  /* their way for a point of difference, in steps */
  double outs;                  /* points that a round is worth that somebody goes out of */
} Tuner;

static Point
point_from_weights (const CanastaWeights *weights)
{
  Point point;

  for (guint i = 0; i < CANASTA_N_WEIGHTS; i++)
    point.of[i] = weights->of[i];
  return point;
}

static CanastaWeights
point_to_weights (const Point *point)
{
  CanastaWeights weights;

  for (guint i = 0; i < CANASTA_N_WEIGHTS; i++)
    weights.of[i] = (gint32) lrint (point->of[i]);
  return weights;
}

/* The points a round by which @one beats @other in @n_pairs pairs of deals, and
 * optionally its standard error; tables take turns. */
static double
play_pairs (Tuner *tuner, const CanastaWeights *one, const CanastaWeights *other, guint n_pairs,
            double *error)
{
  ArenaPlayer a = { arena_decide_by_policy, (gpointer) one };
  ArenaPlayer b = { arena_decide_by_policy, (gpointer) other };
  double sum = 0, squares = 0, mean;

  for (guint i = 0; i < n_pairs; i++)
    {
      const CanastaTable *table = tuner->tables->pdata[i % tuner->tables->len];
      double difference = arena_play_twice (table, tuner->deal++, &a, &b) / 2.0;

      sum += difference;
      squares += difference * difference;
    }
  mean = sum / n_pairs;
  if (error)
    *error = sqrt (MAX (squares / n_pairs - mean * mean, 0) / n_pairs);
  return mean;
}

/* How much more often somebody goes out where all play by @one than where all do by @other;
 * the deals are the last that were played. */
static double
count_outs (const Tuner *tuner, const CanastaWeights *one, const CanastaWeights *other,
            guint n_deals)
{
  const CanastaWeights *const weights[] = { one, other };
  int outs[] = { 0, 0 };

  for (guint i = 0; i < 2 * n_deals; i++)
    {
      const CanastaTable *table = tuner->tables->pdata[i / 2 % tuner->tables->len];
      CanastaMemory memory = { 0 };
      CanastaState state;

      arena_deal (&state, table, tuner->deal - n_deals + i / 2);
      canasta_policy_play_out (&state, table, &memory, weights[i % 2]);
      outs[i % 2] += state.board.out_seat != CANASTA_NO_SEAT;
    }
  return (double) (outs[0] - outs[1]) / n_deals;
}

/* Which of two plays better: against each other, and on other deals against
 * rivals that stay, so that it does not learn to beat itself alone. */
static double
compare (Tuner *tuner, const CanastaWeights *one, const CanastaWeights *other, guint n_pairs)
{
  double difference = play_pairs (tuner, one, other, n_pairs, NULL);

  if (tuner->outs > 0)
    difference += tuner->outs * count_outs (tuner, one, other, n_pairs);
  for (guint i = 0; i < tuner->n_rivals; i++)
    {
      const CanastaWeights *rival = &tuner->rivals[i];
      guint64 deal = tuner->deal;

      difference += play_pairs (tuner, one, rival, n_pairs, NULL) / tuner->n_rivals;
      tuner->deal = deal;
      difference -= play_pairs (tuner, other, rival, n_pairs, NULL) / tuner->n_rivals;
    }
  return difference;
}

/* The weights there are, by hand, racing, and fighting for the pile. */
static void
set_pool (Tuner *tuner, const CanastaWeights *weights)
{
  tuner->n_rivals = 4;
  tuner->rivals[0] = tuner->rivals[2] = tuner->rivals[3] = *weights;
  tuner->rivals[1] = weights_untuned;
  weights_race (&tuner->rivals[2]);
  weights_fight (&tuner->rivals[3]);
}

static void
step (Tuner *tuner, Point *point, guint n_pairs, double pace)
{
  Point there = *point, back = *point;
  CanastaWeights a, b;
  int sides[CANASTA_N_WEIGHTS];
  double difference;

  for (guint i = 0; i < CANASTA_N_WEIGHTS; i++)
    {
      sides[i] = canasta_random_below (&tuner->random, 2) ? 1 : -1;
      there.of[i] += tuner->reach * sides[i] * canasta_weight_get_step (i);
      back.of[i] -= tuner->reach * sides[i] * canasta_weight_get_step (i);
    }
  a = point_to_weights (&there);
  b = point_to_weights (&back);
  difference = compare (tuner, &a, &b, n_pairs);
  for (guint i = 0; i < CANASTA_N_WEIGHTS; i++)
    point->of[i] += pace * difference * sides[i] * canasta_weight_get_step (i);
}

/* Walks so many steps, ever slower, and returns the mean of the second half;
 * without steps the point itself. */
static Point
walk (Tuner *tuner, Point point, guint n_steps, guint n_pairs)
{
  Point sum = { { 0 } };
  guint n = 0;

  for (guint k = 0; k < n_steps; k++)
    {
      double done = (double) k / n_steps;

      step (tuner, &point, n_pairs, tuner->pace * pow (1 + 9 * done, -0.6));
      if (k < n_steps / 2)
        continue;
      for (guint i = 0; i < CANASTA_N_WEIGHTS; i++)
        sum.of[i] += point.of[i];
      n++;
    }
  for (guint i = 0; i < CANASTA_N_WEIGHTS && n > 0; i++)
    sum.of[i] /= n;
  return n > 0 ? sum : point;
}

/* On deals the walk has not seen. */
static void
print_gain (Tuner *tuner, const CanastaWeights *one, const CanastaWeights *other,
            const char *what)
{
  double mean, error;

  tuner->deal = G_GUINT64_CONSTANT (1) << 52;
  mean = play_pairs (tuner, one, other, 20000, &error);
  g_print ("# over %s: %+.1f, standard error %.1f\n", what, mean, error);
}

int
main (int argc, char **argv)
{
  g_auto (GStrv) names = NULL;
  int steps = 20000, pairs = 10, seed = 1;
  g_autofree char *start = NULL;
  gboolean pool = FALSE;
  Tuner tuner = { .reach = 0.5, .pace = 5e-6 };
  const GOptionEntry entries[] = {
    { "table", 0, 0, G_OPTION_ARG_STRING_ARRAY, &names, "Table to play at, repeatable",
      "HOUSE:TABLE" },
    { "steps", 0, 0, G_OPTION_ARG_INT, &steps, "Steps to walk", "N" },
    { "pairs", 0, 0, G_OPTION_ARG_INT, &pairs, "Pairs of deals for a step", "N" },
    { "reach", 0, 0, G_OPTION_ARG_DOUBLE, &tuner.reach, "How far to look", "STEPS" },
    { "pace", 0, 0, G_OPTION_ARG_DOUBLE, &tuner.pace, "How fast to follow", "STEPS" },
    { "outs", 0, 0, G_OPTION_ARG_DOUBLE, &tuner.outs,
      "What a round is worth that somebody goes out of", "POINTS" },
    { "start", 0, 0, G_OPTION_ARG_FILENAME, &start, "Weights to begin with", "FILE" },
    { "pool", 0, 0, G_OPTION_ARG_NONE, &pool,
      "Against several players instead of the weights at the start", NULL },
    { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Where the random numbers begin", "N" },
    { NULL },
  };
  const char *const standard_names[] = { "partnership/4", NULL };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (GError) failure = NULL;
  Point result;
  CanastaWeights weights;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &failure) || steps < 0 || pairs < 1)
    {
      g_printerr ("%s\n", failure ? failure->message : "Steps and pairs are counts.");
      return 2;
    }
  tuner.tables = g_ptr_array_new_with_free_func ((GDestroyNotify) canasta_table_unref);
  for (const char *const *name = names ? (const char *const *) names : standard_names; *name;
       name++)
    g_ptr_array_add (tuner.tables, arena_open_named_table (registry, *name));
  tuner.start = *canasta_policy_get_weights (tuner.tables->pdata[0]);
  if (start && !weights_read (&tuner.start, start, &failure))
    {
      g_printerr ("%s\n", failure->message);
      return 2;
    }
  if (pool)
    set_pool (&tuner, canasta_policy_get_weights (tuner.tables->pdata[0]));
  else
    tuner.rivals[tuner.n_rivals++] = tuner.start;
  tuner.random.state = (guint64) seed;
  tuner.deal = (guint64) seed << 32;

  result = walk (&tuner, point_from_weights (&tuner.start), (guint) steps,
                 (guint) pairs);
  weights = point_to_weights (&result);
  for (guint i = 0; i < CANASTA_N_WEIGHTS; i++)
    g_print ("%s %d\n", canasta_weight_get_name (i), weights.of[i]);

  print_gain (&tuner, &weights, &tuner.start, "the weights at the start");
  print_gain (&tuner, &weights, &weights_untuned, "weights set by hand");
  g_ptr_array_unref (tuner.tables);
  return 0;
}
