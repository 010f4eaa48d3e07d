/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says what habits change: each plays a side against players without habits, every
 * deal twice with the places exchanged. */
#include "config.h"

#include <locale.h>
#include <math.h>

#include "conduct.h"
#include "contestant.h"

/* Rounds for one thread. */
typedef struct
{
  const CanastaTable *table;
  const char *name;
  guint64 first;
  guint n;
  Conduct conduct;
  double sum;
  double squares;
} Job;

static gpointer
play_share (gpointer data)
{
  Job *self = data;
  g_autofree Contestant *own = g_new0 (Contestant, 1);
  g_autofree Contestant *usual = g_new0 (Contestant, 1);
  g_auto (GStrv) parts = g_strsplit (self->name, ",habit=", 2);

  if (!contestant_read (own, self->table, self->name)
      || !contestant_read (usual, self->table, parts[0]))
    g_assert_not_reached ();
  for (guint i = 0; i < self->n; i++)
    {
      double mean = 0;

      for (guint side = 0; side < 2; side++)
        mean += conduct_play (&self->conduct, self->table, self->first + i, &own->player,
                              &usual->player, side) / 2.0;
      self->sum += mean;
      self->squares += mean * mean;
    }
  return NULL;
}

static void
add (Job *self, const Job *other)
{
  conduct_add (&self->conduct, &other->conduct);
  self->n += other->n;
  self->sum += other->sum;
  self->squares += other->squares;
}

static void
print (const Job *self)
{
  const Conduct *conduct = &self->conduct;
  double rounds = 2.0 * self->n;
  double mean = self->sum / self->n;

  g_print ("%-26s %6.2f %6.2f %6.1f %6.2f %6.2f %6.2f %6.2f %6.2f  %+6.1f ± %.1f\n", self->name,
           conduct->turns_to_open / (double) MAX (conduct->openings, 1), conduct->piles / rounds,
           conduct->cards_taken / (double) MAX (conduct->piles, 1), conduct->wilds_laid / rounds,
           conduct->freezes / rounds, conduct->questions / rounds, conduct->outs / rounds,
           conduct->outs_unasked / rounds, mean,
           sqrt ((self->squares / self->n - mean * mean) / self->n));
}

static void
measure (const CanastaTable *table, const char *name, guint pairs, guint n_jobs)
{
  g_autofree Job *jobs = g_new0 (Job, n_jobs);
  g_autofree GThread **threads = g_new0 (GThread *, n_jobs);
  Job all = { .name = name };

  for (guint i = 0; i < n_jobs; i++)
    {
      jobs[i] = (Job){ .table = table, .name = name, .first = 1 + i * pairs / n_jobs,
                       .n = (i + 1) * pairs / n_jobs - i * pairs / n_jobs };
      threads[i] = g_thread_new ("rounds", play_share, &jobs[i]);
    }
  for (guint i = 0; i < n_jobs; i++)
    {
      g_thread_join (threads[i]);
      add (&all, &jobs[i]);
    }
  print (&all);
}

int
main (int argc, char **argv)
{
  int pairs = 2000, jobs = 1, rollouts = 0;
  g_autofree char *name = NULL;
  const GOptionEntry entries[] = {
    { "pairs", 0, 0, G_OPTION_ARG_INT, &pairs, "Deals, each played twice", "N" },
    { "jobs", 0, 0, G_OPTION_ARG_INT, &jobs, "Rounds that are played at once", "N" },
    { "rollouts", 0, 0, G_OPTION_ARG_INT, &rollouts, "Players search so far; 0 for the policy",
      "N" },
    { "table", 0, 0, G_OPTION_ARG_STRING, &name, "Table to play at", "HOUSE:TABLE" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (CanastaTable) table = NULL;
  g_autoptr (GError) error = NULL;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  table = arena_open_named_table (registry, name ? name : "classic:partnership/4");
  g_print ("%-26s %6s %6s %6s %6s %6s %6s %6s %6s  %s\n", "a round and side", "opens", "piles",
           "cards", "wilds", "freeze", "asks", "out", "unask.", "points");
  for (guint kind = 0; kind < CANASTA_N_HABIT_KINDS; kind++)
    for (guint i = 0; i < canasta_habit_count (kind); i++)
      {
        g_autofree char *player = rollouts > 0 ? g_strdup_printf ("search=%d", rollouts)
                                               : g_strdup ("policy");
        g_autofree char *text = g_strdup_printf ("%s,habit=%s", player,
                                                 canasta_habit_get_id (kind, i));

        measure (table, text, (guint) MAX (pairs, 1), (guint) CLAMP (jobs, 1, 64));
      }
  return 0;
}
