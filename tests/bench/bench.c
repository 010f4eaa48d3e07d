/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures the engine and the policy, one table in one run, `--table`. With --yardstick a
 * program that prints "rounds/s=NUMBER" is run for comparison. */
#include "config.h"

#include <locale.h>
#include <math.h>
#include <string.h>
#include <time.h>

#include "arena.h"

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec + 1e-9 * (double) time.tv_nsec;
}

static const gint32 totals[CANASTA_MAX_SEATS];

static void
deal (CanastaState *state, const CanastaTable *table, guint64 number)
{
  canasta_state_deal (state, table, number, 1,
                      canasta_table_get_dealer (table, 1, (guint) (number % table->players)),
                      totals);
}

static void
print_row (const char *what, double amount, const char *unit)
{
  g_print ("%-44s %12.*f %s\n", what, amount < 100 ? 2 : 0, amount, unit);
}

/* Random rounds a second, nothing but the rounds measured. */
static double
time_random_rounds (const CanastaTable *table, guint n_rounds)
{
  CanastaRandom random = { 12345 };
  double start = now ();

  for (guint i = 0; i < n_rounds; i++)
    {
      CanastaState state;

      deal (&state, table, i);
      canasta_random_player_play_out (&state, table, &random);
    }
  return n_rounds / (now () - start);
}

/* Random rounds at every table of every house, beside those of classic
 * partnership measured just before. */
static void
measure_houses (CanastaRegistry *registry, const CanastaTable *classic, guint n_rounds)
{
  GListModel *houses = G_LIST_MODEL (canasta_registry_get_houses (registry));

  g_print ("\nrandom rounds/s by house and table, and how many of classic's\n");
  for (guint i = 0; i < g_list_model_get_n_items (houses); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (houses, i);
      const char *id = canasta_house_get_id (house);
      g_auto (GStrv) names = canasta_registry_list_tables (registry, id, NULL);

      for (guint k = 0; names && names[k]; k++)
        {
          g_autoptr (CanastaTable) table = arena_open_table (registry, names[k], id, NULL);
          double standard = time_random_rounds (classic, n_rounds);
          double speed = time_random_rounds (table, n_rounds);

          g_print ("  %-12s %-28s %10.0f  %5.2f\n", id, names[k], speed, speed / standard);
        }
    }
}

/* Complete rounds by one kind of player at all seats, as fast as they go. */
static void
measure_rounds (const CanastaTable *table, const char *what, guint n_rounds,
                const ArenaPlayer *player)
{
  ArenaPlayer players[CANASTA_MAX_SEATS];
  guint64 turns = 0, actions = 0, outs = 0, points = 0;
  double start, seconds;

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    players[seat] = *player;
  start = now ();
  for (guint i = 0; i < n_rounds; i++)
    {
      CanastaMemory memory = { 0 };
      CanastaState state;

      deal (&state, table, i);
      while (!state.board.ended)
        {
          guint seat = state.board.to_act;
          CanastaAction action;
          CanastaPlan plan;

          players[seat].decide (table, &state.board, &state.hands[seat], &memory,
                                players[seat].data, &action, &plan);
          canasta_state_commit (&state, table, &action, &plan);
          actions++;
          turns += action.kind == CANASTA_ACTION_DISCARD || action.kind == CANASTA_ACTION_OUT;
        }
      outs += state.board.out_seat != CANASTA_NO_SEAT;
      points += state.board.n_melds;
    }
  seconds = now () - start;

  g_print ("%s: %.1f turns and %.1f actions a round, %.0f %% ended by going out, %.1f melds\n",
           what, (double) turns / n_rounds, (double) actions / n_rounds, 100.0 * outs / n_rounds,
           (double) points / n_rounds);
  print_row ("  rounds", n_rounds / seconds, "/s");
  print_row ("  one round", 1e6 * seconds / n_rounds, "µs");
  print_row ("  one turn", 1e9 * seconds / turns, "ns");
}

/* What the yardstick prints, or 0 where it does not run. */
static double
run_yardstick (const char *path)
{
  g_autofree char *output = NULL;
  const char *argv[] = { path, NULL };
  const char *found;

  if (!g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &output, NULL,
                     NULL, NULL))
    return 0;
  found = strstr (output, "rounds/s=");
  return found ? g_ascii_strtod (found + strlen ("rounds/s="), NULL) : 0;
}

/* Positions from the middle of deals, to measure single steps on. */
static guint
collect_positions (const CanastaTable *table, CanastaState *states, guint n)
{
  CanastaRandom random = { 1 };

  for (guint i = 0; i < n; i++)
    {
      deal (&states[i], table, 1000 + i);
      for (guint turn = 0; turn < 40 + i % 40 && !states[i].board.ended; turn++)
        {
          CanastaState *state = &states[i];
          CanastaAction action;
          CanastaPlan plan;

          canasta_random_player_decide (table, &state->board, &state->hands[state->board.to_act],
                                        &random, &action, &plan);
          canasta_state_commit (state, table, &action, &plan);
        }
    }
  return n;
}

static void
measure_steps (const CanastaTable *table, double limit)
{
  enum { N = 256, REPEATS = 2000 };
  g_autofree CanastaState *states = g_new (CanastaState, N);
  g_autofree CanastaState *copy = g_new (CanastaState, 1);
  CanastaMemory memory = { 0 };
  volatile guint sink = 0;
  double start, playing_out;

  collect_positions (table, states, N);

  start = now ();
  for (guint k = 0; k < REPEATS; k++)
    for (guint i = 0; i < N; i++)
      {
        canasta_state_copy (copy, &states[i]);
        sink += copy->board.n_melds;
      }
  print_row ("copying a position", 1e9 * (now () - start) / (N * REPEATS), "ns");

  start = now ();
  for (guint k = 0; k < REPEATS; k++)
    for (guint i = 0; i < N; i++)
      {
        const CanastaState *state = &states[i];
        CanastaCard cards[CANASTA_N_FACES];
        CanastaCardSet takes[32];
        const CanastaCardSet *hand = &state->hands[state->board.to_act];

        if (state->board.phase == CANASTA_PHASE_DRAW)
          sink += canasta_list_takes (table, &state->board, hand, takes, G_N_ELEMENTS (takes));
        else
          sink += canasta_list_discards (table, &state->board, hand, cards);
      }
  print_row ("listing takes or discards", 1e9 * (now () - start) / (N * REPEATS), "ns");

  start = now ();
  for (guint i = 0; i < 100000; i++)
    {
      deal (copy, table, i);
      sink += copy->board.pile_count;
    }
  print_row ("dealing", 1e9 * (now () - start) / 100000, "ns");

  start = now ();
  for (guint k = 0; k < REPEATS / 20; k++)
    for (guint i = 0; i < N; i++)
      {
        CanastaMemory own_memory = memory;

        canasta_state_copy (copy, &states[i]);
        canasta_policy_play_out (copy, table, &own_memory, canasta_policy_get_weights (table));
        sink += copy->board.ended;
      }
  playing_out = (now () - start) / (N * (REPEATS / 20));
  print_row ("playing out from the middle by the policy", 1e6 * playing_out, "µs");
  if (limit > 0)
    print_row ("  rounds of the yardstick", playing_out * limit, "");
  (void) sink; /* nothing measured may be left out */
}

static void
measure_strength (const CanastaTable *table, guint n_pairs)
{
  CanastaRandom random = { 7 };
  ArenaPlayer policy = { arena_decide_by_policy, (gpointer) canasta_policy_get_weights (table) };
  ArenaPlayer chance = { arena_decide_randomly, &random };
  double sum = 0, squares = 0, mean;

  for (guint i = 0; i < n_pairs; i++)
    {
      double difference = arena_play_twice (table, 100000 + i, &policy, &chance) / 2.0;

      sum += difference;
      squares += difference * difference;
    }
  mean = sum / n_pairs;
  g_print ("policy against random: %+.0f ± %.0f points a round in %u pairs of deals\n", mean,
           sqrt ((squares / n_pairs - mean * mean) / n_pairs), n_pairs);
}

int
main (int argc, char **argv)
{
  g_autofree char *yardstick = NULL;
  g_autofree char *name = NULL;
  int rounds = 100000;
  const GOptionEntry entries[] = {
    { "yardstick", 0, 0, G_OPTION_ARG_FILENAME, &yardstick, "Program to compare with", "PATH" },
    { "rounds", 0, 0, G_OPTION_ARG_INT, &rounds, "Rounds to play", "N" },
    { "table", 0, 0, G_OPTION_ARG_STRING, &name, "Table to play at, in place of classic partnership",
      "HOUSE:TABLE" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (CanastaTable) classic = arena_open_table (registry, "partnership/4", "classic", NULL);
  g_autoptr (CanastaTable) table = NULL;
  g_autoptr (GError) error = NULL;
  CanastaRandom random = { 12345 };
  ArenaPlayer chance = { arena_decide_randomly, &random };
  ArenaPlayer policy = { arena_decide_by_policy, NULL };
  double ours, limit = 0;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }

  table = name ? arena_open_named_table (registry, name) : canasta_table_ref (classic);
  policy.data = (gpointer) canasta_policy_get_weights (table);
  measure_rounds (table, "random", (guint) rounds, &chance);
  if (yardstick)
    {
      double before = time_random_rounds (table, (guint) rounds);

      limit = run_yardstick (yardstick);
      ours = (before + time_random_rounds (table, (guint) rounds)) / 2;
      print_row ("  the yardstick's rounds", limit, "/s");
      print_row ("  ours before and after, nothing else measured", ours, "/s");
      print_row ("  ratio", limit > 0 ? ours / limit : 0, "");
    }
  measure_rounds (table, "policy", (guint) rounds / 2, &policy);
  measure_steps (table, limit);
  measure_strength (table, 2000);
  if (!name)
    measure_houses (registry, classic, (guint) rounds / 20);
  return 0;
}
