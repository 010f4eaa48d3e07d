/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search: choices that are legal at every table, the same for the same
 * knowledge, better than the policy's, stopped at once; and beliefs that agree
 * with what is known. */
#include "config.h"

#include <pthread.h>
#include <time.h>

#include "../bench/arena.h"

static CanastaRegistry *registry;

static void
deal (CanastaState *state, const CanastaTable *table, guint64 number)
{
  static const gint32 totals[CANASTA_MAX_SEATS] = { 0, 1600, 3200, -100 };

  canasta_state_deal (state, table, number, 1,
                      canasta_table_get_dealer (table, 1, (guint) (number % table->players)),
                      totals);
}

static void
assert_agrees (const CanastaState *world, const CanastaState *state, const CanastaTable *table,
               const CanastaMemory *memory, guint seat)
{
  g_autoptr (GError) error = NULL;

  canasta_state_check (world, table, &error);
  g_assert_no_error (error);
  g_assert_true (canasta_card_set_equal (&world->hands[seat], &state->hands[seat]));
  g_assert_cmpuint (world->board.stock_count, ==, state->board.stock_count);
  for (guint i = 0; i < table->players; i++)
    {
      g_assert_cmpint (canasta_card_set_count (&world->hands[i]), ==, state->board.hand_count[i]);
      if (i != seat)
        g_assert_true (canasta_card_set_contains (&world->hands[i], &memory->known[i]));
    }
}

/* Along whole deals, what is believed is a sound position that agrees. */
static void
test_belief (void)
{
  g_autoptr (CanastaTable) table = arena_open_table (registry, "partnership/4", "classic", NULL);
  g_autofree CanastaBelief *belief = g_new0 (CanastaBelief, 1);
  CanastaRandom random = { 4 };
  guint n_different = 0;

  for (guint i = 0; i < 20; i++)
    {
      CanastaMemory memory = { 0 };
      CanastaState state;

      deal (&state, table, i);
      while (!state.board.ended)
        {
          guint seat = state.board.to_act;
          CanastaCard top = canasta_board_get_top (&state.board);
          CanastaObservation seen;
          CanastaState world;
          CanastaAction action;
          CanastaPlan plan;

          canasta_state_observe (&state, table, &memory, seat, &seen);
          canasta_belief_init (belief, &seen, i % 2 ? canasta_hand_odds_get (table) : NULL);
          canasta_belief_sample (belief, &random, &world);
          assert_agrees (&world, &state, table, &memory, seat);
          n_different += !canasta_card_set_equal (&world.hands[state.board.next[seat]],
                                                  &state.hands[state.board.next[seat]]);

          canasta_random_player_decide (table, &state.board, &state.hands[seat], &random, &action,
                                        &plan);
          canasta_state_commit (&state, table, &action, &plan);
          canasta_memory_note_by (&memory, table, seat, top, &action, &state.board);
        }
    }
  g_assert_cmpuint (n_different, >, 1000);
}

/* What another program says may not add up; the search still answers. */
static void
test_strange_observation (void)
{
  g_autoptr (CanastaTable) table = arena_open_table (registry, "partnership/4", "classic", NULL);
  CanastaSearchOptions options = { .rollouts = 50, .margin = 200, .seed = 1 };
  CanastaObservation seen;
  CanastaAction action;
  CanastaState state;

  deal (&state, table, 3);
  canasta_state_observe (&state, table, NULL, state.board.to_act, &seen);
  for (guint seat = 0; seat < 4; seat++)
    seen.known[seat] = seen.hand;
  seen.board.hand_count[(seen.seat + 1) % 4] = 60;
  seen.board.hand_count[(seen.seat + 2) % 4] = 60;
  g_assert_true (canasta_search (&seen, &options, NULL, &action, NULL, NULL));
  g_assert_true (canasta_judge (table, &seen.board, &seen.hand, &action, NULL, NULL));
}

static void
test_tables (void)
{
  GListModel *houses = G_LIST_MODEL (canasta_registry_get_houses (registry));
  ArenaSearch thinking = { .options = { .rollouts = 30, .margin = 100, .seed = 1 } };
  ArenaPlayer player = { arena_decide_by_search, &thinking };
  ArenaPlayer players[CANASTA_MAX_SEATS] = { player, player, player, player, player, player };

  for (guint i = 0; i < g_list_model_get_n_items (houses); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (houses, i);
      const char *id = canasta_house_get_id (house);
      g_auto (GStrv) names = canasta_registry_list_tables (registry, id, NULL);

      for (guint k = 0; names[k]; k++)
        {
          g_autoptr (CanastaTable) table = arena_open_table (registry, names[k], id, NULL);
          CanastaState state;

          /* The arena asserts that each choice is legal. */
          deal (&state, table, k);
          arena_play_on (table, &state, players);
          g_assert_cmpint (state.board.ended, !=, CANASTA_END_NONE);
        }
    }
}

static void
test_better_than_policy (void)
{
  enum { PAIRS = 60 };
  g_autoptr (CanastaTable) table = arena_open_table (registry, "partnership/4", "classic", NULL);
  ArenaSearch thinking = { .options = { .rollouts = 150, .margin = 150, .seed = 1 } };
  ArenaPlayer search = { arena_decide_by_search, &thinking };
  ArenaPlayer policy = { arena_decide_by_policy, (gpointer) canasta_policy_get_weights (table) };
  int sum = 0;

  for (guint i = 0; i < PAIRS; i++)
    sum += arena_play_twice (table, i, &search, &policy);
  g_test_message ("%+d points a round", sum / (2 * PAIRS));
  g_assert_cmpint (sum / (2 * PAIRS), >, 30);
}

/* The choices that were weighed: all different, legal, the chosen one first. */
static void
check_choices (const CanastaSearchReport *report, const CanastaObservation *seen,
               const CanastaAction *action)
{
  const CanastaSearchChoice *choices = report->choices;

  g_assert_cmpuint (report->n_choices, ==,
                    MIN (report->n_candidates, CANASTA_SEARCH_MOST_CHOICES));
  g_assert_true (canasta_action_equal (&choices[0].action, action));
  g_assert_cmpint (choices[0].gain, ==, report->gain);
  if (report->changed)
    g_assert_true (canasta_action_equal (&choices[1].action, &report->policy));
  for (guint i = 0; i < report->n_choices; i++)
    {
      g_assert_true (canasta_judge (seen->table, &seen->board, &seen->hand, &choices[i].action,
                                    NULL, NULL));
      g_assert_cmpint (choices[i].gain_error, >=, 0);
      for (guint k = 0; k < i; k++)
        g_assert_false (choices[i].discard == choices[k].discard
                        && canasta_action_equal (&choices[i].action, &choices[k].action));
    }
}

/* On any number of threads the choice is the same, and all that is said of it. */
static void
assert_same_on_threads (const CanastaObservation *seen, const CanastaSearchOptions *options,
                        const CanastaAction *action, const CanastaSearchReport *report)
{
  for (guint n = 1; n <= 3; n++)
    {
      CanastaSearchOptions threaded = *options;
      CanastaSearchReport again;
      CanastaAction other;

      threaded.threads = n;
      g_assert_true (canasta_search (seen, &threaded, NULL, &other, &again, NULL));
      g_assert_true (canasta_action_equal (action, &other));
      g_assert_cmpuint (again.rollouts, ==, report->rollouts);
      for (guint i = 0; i < report->n_choices; i++)
        {
          g_assert_true (canasta_action_equal (&again.choices[i].action,
                                               &report->choices[i].action));
          g_assert_cmpint (again.choices[i].gain, ==, report->choices[i].gain);
          g_assert_cmpint (again.choices[i].gain_error, ==, report->choices[i].gain_error);
        }
    }
}

static void
test_report (void)
{
  g_autoptr (CanastaTable) table = arena_open_table (registry, "partnership/4", "classic", NULL);
  CanastaSearchOptions options = { .rollouts = 300, .margin = 150, .seed = 1 };
  guint n_changed = 0;

  for (guint i = 0; i < 60; i++)
    {
      CanastaSearchReport report;
      CanastaObservation seen;
      CanastaAction action;
      CanastaState state;
      CanastaPlan plan;
      CanastaMemory memory = { 0 };

      deal (&state, table, i);
      for (guint k = 0; k < 10 + 3 * i % 40 && !state.board.ended; k++)
        {
          canasta_policy_decide (table, &state.board, &state.hands[state.board.to_act], &memory,
                                 canasta_policy_get_weights (table), &action, &plan);
          canasta_state_commit (&state, table, &action, &plan);
        }
      if (state.board.ended)
        continue;

      canasta_state_observe (&state, table, NULL, state.board.to_act, &seen);
      g_assert_true (canasta_search (&seen, &options, NULL, &action, &report, NULL));
      assert_same_on_threads (&seen, &options, &action, &report);
      g_assert_cmpuint (report.n_candidates, >=, 1);
      g_assert_cmpuint (report.rollouts, <=, options.rollouts + 2 * report.n_candidates);
      if (report.changed)
        g_assert_cmpint (report.gain * 100, >, options.margin * report.gain_error);
      else
        g_assert_cmpint (report.gain, ==, 0);
      check_choices (&report, &seen, &action);
      n_changed += report.changed;
    }
  g_assert_cmpuint (n_changed, >, 2);
}

/* Choices are measured anew against the first, all in the same worlds, and
 * again with the same numbers. */
static void
test_compare (void)
{
  g_autoptr (CanastaTable) table = arena_open_table (registry, "partnership/4", "classic", NULL);
  CanastaSearchOptions options = { .rollouts = 600, .margin = 150, .seed = 1 };
  g_autofree CanastaSearchReport *report = g_new (CanastaSearchReport, 1);
  g_autofree CanastaSearchReport *again = g_new (CanastaSearchReport, 1);
  CanastaObservation seen;
  CanastaAction action;
  CanastaState state;

  deal (&state, table, 4);
  g_assert_true (canasta_state_apply (&state, table,
                                      &(CanastaAction){ .kind = CANASTA_ACTION_DRAW }, NULL));
  canasta_state_observe (&state, table, NULL, state.board.to_act, &seen);
  g_assert_true (canasta_search (&seen, &options, NULL, &action, report, NULL));
  g_assert_cmpuint (report->n_choices, >=, 3);
  *again = *report;
  g_assert_true (canasta_search_compare (&seen, &options, seen.seat, NULL, report->choices, 3, NULL));
  g_assert_true (canasta_search_compare (&seen, &options, seen.seat, NULL, again->choices, 3, NULL));

  g_assert_cmpint (report->choices[0].gain, ==, 0);
  g_assert_cmpint (report->choices[0].gain_error, ==, 0);
  for (guint i = 1; i < 3; i++)
    {
      g_assert_true (canasta_action_equal (&report->choices[i].action, &again->choices[i].action));
      g_assert_cmpint (report->choices[i].gain, ==, again->choices[i].gain);
      g_assert_cmpint (report->choices[i].gain_error, ==, again->choices[i].gain_error);
      g_assert_cmpint (report->choices[i].gain_error, >, 0);
    }

  /* Too few worlds to tell. */
  again->choices[1].gain = 4711;
  options.rollouts = 6;
  g_assert_true (canasta_search_compare (&seen, &options, seen.seat, NULL, again->choices, 3, NULL));
  g_assert_cmpint (again->choices[1].gain, ==, 4711);
}

/* How long it may take to notice a stop, in microseconds of the processor,
 * whatever else the machine does. */
#define LONGEST_STOP 10000

static clockid_t searching; /* the processor time of the thread that searches */
static gint64 stopped_at;

static gint64
read_clock (clockid_t clock)
{
  struct timespec time;

  g_assert_cmpint (clock_gettime (clock, &time), ==, 0);
  return time.tv_sec * G_GINT64_CONSTANT (1000000) + time.tv_nsec / 1000;
}

static gpointer
cancel_soon (gpointer data)
{
  g_usleep (20000);
  g_cancellable_cancel (data);
  stopped_at = read_clock (searching);
  return NULL;
}

/* A search without end stops when it is told to, and at its deadline. */
static void
test_stop (void)
{
  g_autoptr (CanastaTable) table = arena_open_table (registry, "partnership/4", "classic", NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  CanastaSearchOptions options = { .rollouts = G_MAXINT, .margin = 200, .seed = 1 };
  CanastaObservation seen;
  CanastaAction action;
  CanastaState state;
  GThread *thread;
  gint64 noticed_at;

  deal (&state, table, 2);
  canasta_state_observe (&state, table, NULL, state.board.to_act, &seen);
  g_assert_true (canasta_state_apply (&state, table,
                                      &(CanastaAction){ .kind = CANASTA_ACTION_DRAW }, NULL));
  canasta_state_observe (&state, table, NULL, state.board.to_act, &seen);

  g_assert_cmpint (pthread_getcpuclockid (pthread_self (), &searching), ==, 0);
  thread = g_thread_new ("cancel", cancel_soon, cancellable);
  g_assert_false (canasta_search (&seen, &options, cancellable, &action, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  noticed_at = read_clock (searching);
  g_thread_join (thread);
  g_test_message ("noticed the stop after %" G_GINT64_FORMAT " µs", noticed_at - stopped_at);
  g_assert_cmpint (noticed_at - stopped_at, <=, LONGEST_STOP);

  options.deadline = g_get_monotonic_time () + 20000;
  g_assert_true (canasta_search (&seen, &options, NULL, &action, NULL, NULL));
  g_assert_true (canasta_judge (table, &seen.board, &seen.hand, &action, NULL, NULL));
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  registry = canasta_registry_new ();

  g_test_add_func ("/search/belief", test_belief);
  g_test_add_func ("/search/strange-observation", test_strange_observation);
  g_test_add_func ("/search/tables", test_tables);
  g_test_add_func ("/search/better-than-policy", test_better_than_policy);
  g_test_add_func ("/search/report", test_report);
  g_test_add_func ("/search/compare", test_compare);
  g_test_add_func ("/search/stop", test_stop);

  status = g_test_run ();
  g_object_unref (registry);
  return status;
}
