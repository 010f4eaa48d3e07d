/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which of two players is stronger: each deal is played twice with the places
 * exchanged, and what one is ahead a round is printed with its standard error.
 *
 *   compare --table classic:partnership/4 --pairs 2000 search=2000 policy
 *
 * With --ahead it ends as soon as a sequential test knows, with an error of 5 % each
 * way, whether the first is ahead by so many points a round or by none. */
#include "config.h"

#include <math.h>

#include "contestant.h"

/* Pairs that a thread plays before the results are looked at. */
#define SHARE 4

/* Fewer pairs do not tell how far they spread. */
#define LEAST_PAIRS 30

/* The odds at which the test is certain enough: 0.95 to 0.05. */
#define CERTAIN 19.0

typedef struct
{
  double sum;
  double squares;
  guint n;
  guint won;
  guint drawn;
} Result;

/* One thread: its own players, and the pairs it plays. */
typedef struct
{
  const Contest *contest;
  Contestant contestants[2];
  guint first;
  guint end;
  guint step;
  double *differences;          /* of all threads, by pair */
} Job;

static double
get_mean (const Result *self)
{
  return self->sum / self->n;
}

static double
get_variance (const Result *self)
{
  return MAX (self->squares / self->n - get_mean (self) * get_mean (self), 0);
}

static void
add_difference (Result *self, double difference)
{
  self->sum += difference;
  self->squares += difference * difference;
  self->won += difference > 0;
  self->drawn += difference == 0;
  self->n++;
}

/* The logarithm of how much likelier the result is were the first one ahead by
 * @points than by nothing. */
static double
weigh_odds (const Result *self, double points)
{
  double variance = get_variance (self);

  return variance > 0 ? self->n * points * (get_mean (self) - points / 2) / variance : 0;
}

static gboolean
is_certain (const Result *self, double points)
{
  return points > 0 && self->n >= LEAST_PAIRS && fabs (weigh_odds (self, points)) >= log (CERTAIN);
}

static gpointer
play_pairs (gpointer data)
{
  Job *self = data;

  for (guint i = self->first; i < self->end; i += self->step)
    self->differences[i] = arena_play_twice (self->contest->table, self->contest->first + i,
                                             &self->contestants[0].player,
                                             &self->contestants[1].player) / 2.0;
  return NULL;
}

/* Plays the next pairs; which thread plays one makes no difference. */
static void
play_on_threads (Job *jobs, guint n_jobs, guint first, guint end)
{
  g_autofree GThread **threads = g_new0 (GThread *, n_jobs);

  for (guint i = 0; i < n_jobs; i++)
    {
      jobs[i].first = first + i;
      jobs[i].end = end;
      if (i > 0)
        threads[i] = g_thread_new ("pairs", play_pairs, &jobs[i]);
    }
  play_pairs (&jobs[0]);
  for (guint i = 1; i < n_jobs; i++)
    g_thread_join (threads[i]);
}

static Job *
create_jobs (const Contest *contest, guint n_jobs, double *differences)
{
  Job *jobs = g_new0 (Job, n_jobs);

  for (guint i = 0; i < n_jobs; i++)
    {
      jobs[i].contest = contest;
      jobs[i].step = n_jobs;
      jobs[i].differences = differences;
      for (guint k = 0; k < 2; k++)
        if (!contestant_read (&jobs[i].contestants[k], contest->table,
                              contest->contestants[k].name))
          g_assert_not_reached ();
    }
  return jobs;
}

static void
compare (Contest *self, guint n_pairs, guint n_jobs, double points, Result *result)
{
  g_autofree double *differences = g_new (double, n_pairs);
  g_autofree Job *jobs = create_jobs (self, n_jobs, differences);

  while (result->n < n_pairs && !is_certain (result, points))
    {
      guint first = result->n;
      guint end = MIN (first + SHARE * n_jobs, n_pairs);

      play_on_threads (jobs, n_jobs, first, end);
      for (guint i = first; i < end && !is_certain (result, points); i++)
        add_difference (result, differences[i]);
    }
  for (guint i = 0; i < n_jobs; i++)
    for (guint k = 0; k < 2; k++)
      contestant_add_effort (&self->contestants[k], &jobs[i].contestants[k]);
}

static void
print_result (const Result *self, double points)
{
  g_print ("%+.1f ± %.1f points a round, %.1f %% of %u pairs won\n", get_mean (self),
           sqrt (get_variance (self) / self->n),
           100.0 * (self->won + self->drawn / 2.0) / self->n, self->n);
  if (points <= 0)
    return;
  if (!is_certain (self, points))
    g_print ("not certain whether ahead by %.0f or by none: odds of %.2f to 1\n", points,
             exp (weigh_odds (self, points)));
  else
    g_print (weigh_odds (self, points) > 0 ? "ahead by %.0f rather than by none\n"
                                           : "ahead by none rather than by %.0f\n", points);
}

int
main (int argc, char **argv)
{
  int pairs = 2000, jobs = 1;
  double ahead = 0;
  const GOptionEntry entries[] = {
    { "pairs", 0, 0, G_OPTION_ARG_INT, &pairs, "Pairs of deals", "N" },
    { "jobs", 0, 0, G_OPTION_ARG_INT, &jobs, "Pairs that are played at once", "N" },
    { "ahead", 0, 0, G_OPTION_ARG_DOUBLE, &ahead,
      "End when it is certain whether the first is ahead by so much a round, or not", "POINTS" },
    { NULL },
  };
  g_auto (Contest) self;
  Result result = { 0 };

  contest_init (&self);
  if (!contest_read (&self, entries, argc, argv))
    return 2;
  compare (&self, (guint) MAX (pairs, 1), (guint) CLAMP (jobs, 1, 64), ahead, &result);
  print_result (&result, ahead);
  contest_print_efforts (&self);
  return 0;
}
