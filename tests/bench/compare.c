/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which of two players is stronger: each deal is played twice with the places
 * exchanged, and what one is ahead a round is printed with its standard error.
 *
 *   compare --table classic:partnership/4 --pairs 2000 search=2000 policy
 *
 * A player is `random`; `policy`, by the weights it has, by those of a file as
 * the tuner prints it (`policy=FILE`), by those set by hand (`untuned`), or
 * without pile control (`racing`); or `search=ROLLOUTS`, followed by
 * `,margin=HUNDREDTHS`, `,threads=N`, `,infer` or `,no-infer` where it is not as
 * usual. */
#include "config.h"

#include <locale.h>
#include <math.h>
#include <string.h>

#include "arena.h"
#include "weights.h"

typedef struct
{
  ArenaPlayer player;
  CanastaRandom random;
  CanastaWeights weights;
  ArenaSearch search;
} Contestant;

static gboolean
fail (const char *what, const char *which)
{
  g_printerr ("%s: %s\n", which, what);
  return FALSE;
}

/* Melds at once, and throws without a thought for the pile. */
static void
stop_pile_control (CanastaWeights *weights)
{
  weights->of[CANASTA_WEIGHT_HOLD] = -1000000;
  weights->of[CANASTA_WEIGHT_FREEZE] = weights->of[CANASTA_WEIGHT_FREEZE_PAIRS] = 0;
  weights->of[CANASTA_WEIGHT_RISK] = 0;
}

static gboolean
read_search (CanastaSearchOptions *options, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);

  options->rollouts = (guint) g_ascii_strtoull (parts[0], NULL, 10);
  options->margin = CANASTA_SEARCH_MARGIN;
  options->seed = 1;
  for (char **part = parts + 1; *part; part++)
    if (g_str_has_prefix (*part, "margin="))
      options->margin = (int) g_ascii_strtoll (*part + strlen ("margin="), NULL, 10);
    else if (g_str_has_prefix (*part, "threads="))
      options->threads = (guint) g_ascii_strtoull (*part + strlen ("threads="), NULL, 10);
    else if (g_str_equal (*part, "infer") || g_str_equal (*part, "no-infer"))
      options->infer = g_str_equal (*part, "infer");
    else
      return fail ("is no option of a search", *part);
  return TRUE;
}

static gboolean
read_contestant (Contestant *self, const CanastaTable *table, const char *text)
{
  const char *value = strchr (text, '=');
  g_autoptr (GError) error = NULL;

  self->player = (ArenaPlayer){ arena_decide_by_policy, &self->weights };
  self->weights = *canasta_policy_get_weights (table);
  self->random.state = 7;
  if (g_str_equal (text, "random"))
    self->player = (ArenaPlayer){ arena_decide_randomly, &self->random };
  else if (g_str_equal (text, "untuned"))
    self->weights = weights_untuned;
  else if (g_str_equal (text, "racing"))
    stop_pile_control (&self->weights);
  else if (g_str_has_prefix (text, "policy="))
    return weights_read (&self->weights, value + 1, &error) || fail (error->message, text);
  else if (g_str_has_prefix (text, "search="))
    {
      self->player = (ArenaPlayer){ arena_decide_by_search, &self->search };
      return read_search (&self->search.options, value + 1);
    }
  else if (!g_str_equal (text, "policy"))
    return fail ("is no player", text);
  return TRUE;
}

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

static void
print_effort (const char *name, const ArenaSearch *search)
{
  double n_turns = (double) search->n_turns;

  if (n_turns > 0)
    g_print ("%s: %.2f ms, %.0f rollouts and %.1f choices a turn, %.1f %% changed\n", name,
             (double) search->microseconds / 1000 / n_turns,
             (double) search->n_rollouts / n_turns, (double) search->n_choices / n_turns,
             100.0 * (double) search->n_changed / (double) search->n_choices);
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
    if (!read_contestant (&contestants[i], table, argv[i + 1]))
      return 2;
  compare (table, &contestants[0], &contestants[1], (guint64) first, (guint) pairs);
  for (guint i = 0; i < 2; i++)
    print_effort (argv[i + 1], &contestants[i].search);
  return 0;
}
