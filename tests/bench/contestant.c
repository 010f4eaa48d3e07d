/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "contestant.h"

#include <locale.h>
#include <string.h>

#include "weights.h"

#define HABIT "habit="

static gboolean
fail (const char *what, const char *which)
{
  g_printerr ("%s: %s\n", which, what);
  return FALSE;
}

/* Melds ranks only: no sequences, and no wild cards alone. */
static void
stop_special_melds (CanastaWeights *weights)
{
  weights->of[CANASTA_WEIGHT_RUN_LEAST] = weights->of[CANASTA_WEIGHT_WILD_LEAST] = 100000;
  weights->of[CANASTA_WEIGHT_RUN_NEXT] = weights->of[CANASTA_WEIGHT_RUN_NEAR] = 0;
  weights->of[CANASTA_WEIGHT_RUN_SPARE] = 1;
}

static gboolean
add_habit (Contestant *self, const char *id)
{
  CanastaHabits habits = { 0 };

  if (!canasta_habits_add (&habits, id))
    return fail ("is no habit", id);
  canasta_habits_bend (&habits, &self->leaning);
  return TRUE;
}

static gboolean
read_search (Contestant *self, const char *text)
{
  ArenaSearch *search = &self->search;
  CanastaSearchOptions *options = &search->options;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);

  options->rollouts = (guint) g_ascii_strtoull (parts[0], NULL, 10);
  options->margin = CANASTA_SEARCH_MARGIN;
  options->seed = 1;
  for (char **part = parts + 1; *part; part++)
    if (g_str_has_prefix (*part, "margin="))
      options->margin = (int) g_ascii_strtoll (*part + strlen ("margin="), NULL, 10);
    else if (g_str_has_prefix (*part, "threads="))
      options->threads = (guint) g_ascii_strtoull (*part + strlen ("threads="), NULL, 10);
    else if (g_str_has_prefix (*part, "think="))
      search->think = (guint) g_ascii_strtoull (*part + strlen ("think="), NULL, 10);
    else if (g_str_has_prefix (*part, "weights="))
      {
        options->weights = &self->weights;
        if (!weights_read (&self->weights, *part + strlen ("weights="), &error))
          return fail (error->message, text);
      }
    else if (g_str_equal (*part, "sees=next"))
      self->player.sight = ARENA_SIGHT_NEXT_OPPONENT;
    else if (g_str_equal (*part, "sees=all"))
      self->player.sight = ARENA_SIGHT_ALL;
    else if (g_str_equal (*part, "by-chance"))
      options->by_chance = TRUE;
    else if (g_str_has_prefix (*part, HABIT))
      {
        if (!add_habit (self, *part + strlen (HABIT)))
          return FALSE;
        options->leaning = &self->leaning;
        options->allowance = CANASTA_HABIT_ALLOWANCE;
      }
    else
      return fail ("is no option of a search", *part);
  return TRUE;
}

/* Reads a player as it is named on the command line. */
gboolean
contestant_read (Contestant *self, const CanastaTable *table, const char *text)
{
  const char *value = strchr (text, '=');
  g_autoptr (GError) error = NULL;

  self->name = text;
  self->player = (ArenaPlayer){ arena_decide_by_policy, &self->weights, ARENA_SIGHT_OWN };
  self->weights = self->leaning = *canasta_policy_get_weights (table);
  self->random.state = 7;
  if (g_str_equal (text, "random"))
    self->player = (ArenaPlayer){ arena_decide_randomly, &self->random, ARENA_SIGHT_OWN };
  else if (g_str_equal (text, "untuned"))
    self->weights = weights_untuned;
  else if (g_str_equal (text, "racing"))
    weights_race (&self->weights);
  else if (g_str_equal (text, "fighting"))
    weights_fight (&self->weights);
  else if (g_str_equal (text, "ranks-only"))
    stop_special_melds (&self->weights);
  else if (g_str_has_prefix (text, "policy="))
    return weights_read (&self->weights, value + 1, &error) || fail (error->message, text);
  else if (g_str_has_prefix (text, "policy," HABIT))
    {
      self->player.data = &self->leaning;
      return add_habit (self, value + 1);
    }
  else if (g_str_has_prefix (text, "search="))
    {
      self->leaning = *canasta_policy_get_keen_weights (table);
      self->player = (ArenaPlayer){ arena_decide_by_search, &self->search, ARENA_SIGHT_OWN };
      return read_search (self, value + 1);
    }
  else if (!g_str_equal (text, "policy"))
    return fail ("is no player", text);
  return TRUE;
}

/* What hardly any turn took longer than, in milliseconds. */
static guint
find_longest (const ArenaSearch *search)
{
  guint64 longer = 0;
  guint time = ARENA_MOST_MILLISECONDS;

  for (; time > 0 && 100 * (longer + search->turns_by_time[time]) <= search->n_turns; time--)
    longer += search->turns_by_time[time];
  return time + 1;
}

/* What a search has cost. */
static void
print_effort (const Contestant *self)
{
  const ArenaSearch *search = &self->search;
  double n_turns = (double) search->n_turns;

  if (n_turns > 0)
    g_print ("%s: %.2f ms, %.0f rollouts and %.1f choices a turn, 99 %% of turns within %u ms, "
             "%.1f %% of choices changed\n",
             self->name, 1000 * search->seconds / n_turns,
             (double) search->n_rollouts / n_turns, (double) search->n_choices / n_turns,
             find_longest (search), 100.0 * (double) search->n_changed / (double) search->n_choices);
}

/* Adds what another one, of the same name, has cost. */
void
contestant_add_effort (Contestant *self, const Contestant *other)
{
  ArenaSearch *sum = &self->search;
  const ArenaSearch *more = &other->search;

  sum->n_turns += more->n_turns;
  sum->n_choices += more->n_choices;
  sum->n_changed += more->n_changed;
  sum->n_rollouts += more->n_rollouts;
  sum->seconds += more->seconds;
  for (guint i = 0; i < G_N_ELEMENTS (sum->turns_by_time); i++)
    sum->turns_by_time[i] += more->turns_by_time[i];
}

void
contest_init (Contest *self)
{
  *self = (Contest){ .registry = canasta_registry_new () };
}

/* Reads a contest of two players from a command line: its own options, and those
 * of the caller. Says what is wrong with it. */
gboolean
contest_read (Contest *self, const GOptionEntry *entries, int argc, char **argv)
{
  g_autofree char *name = NULL;
  gint64 first = 1000000;
  const GOptionEntry common[] = {
    { "table", 0, 0, G_OPTION_ARG_STRING, &name, "Table to play at", "HOUSE:TABLE" },
    { "deal", 0, 0, G_OPTION_ARG_INT64, &first, "The first deal", "NUMBER" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("PLAYER PLAYER");
  g_autoptr (GError) error = NULL;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_add_main_entries (context, common, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    return fail (error->message, argv[0]);
  if (argc != 3)
    return fail ("needs two players", argv[0]);

  self->first = (guint64) first;
  self->table = arena_open_named_table (self->registry, name ? name : "classic:partnership/4");
  for (guint i = 0; i < G_N_ELEMENTS (self->contestants); i++)
    if (!contestant_read (&self->contestants[i], self->table, argv[i + 1]))
      return FALSE;
  return TRUE;
}

void
contest_print_efforts (const Contest *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->contestants); i++)
    print_effort (&self->contestants[i]);
}

void
contest_clear (Contest *self)
{
  g_clear_pointer (&self->table, canasta_table_unref);
  g_clear_object (&self->registry);
}
