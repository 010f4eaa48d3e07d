/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the review of a round takes, at every table, or at those that are named
 * as for `compare`: rounds are played and each is reviewed for the first seat, as
 * the window does it. Printed are the mean and the longest of the clock, the same of
 * the processors' time, and of how many actions the rounds were.
 *
 *   reviews --rounds 5 --player random :bolivia/4 samba-dutch:samba/6 */
#include "config.h"

#include <time.h>

#include "contestant.h"

/* Of some rounds. */
typedef struct
{
  double sum;
  double most;
} Tally;

static void
tally (Tally *self, double amount)
{
  self->sum += amount;
  self->most = MAX (self->most, amount);
}

static double
get_processor_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec + 1e-9 * (double) time.tv_nsec;
}

static void
play_round (CanastaMatch *match, const ArenaPlayer *player)
{
  while (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING)
    {
      guint seat = canasta_match_get_to_act (match);
      CanastaObservation observation;
      CanastaMemory memory;
      CanastaAction action;
      CanastaPlan plan;

      canasta_match_observe (match, seat, &observation);
      canasta_observation_get_memory (&observation, &memory);
      player->decide (observation.table, &observation.board, &observation.hand, &memory,
                      player->data, &action, &plan);
      if (!canasta_match_act (match, seat, &action, NULL))
        g_error ("what the player chose was refused");
    }
}

static void
measure (CanastaTable *table, const char *name, const char *player, guint n_rounds)
{
  Tally clock = { 0 }, processors = { 0 }, actions = { 0 };
  CanastaReviewOptions options;
  Contestant contestant = { 0 };

  if (!contestant_read (&contestant, table, player))
    exit (2);
  canasta_review_init_options (&options, table);
  options.threads = g_get_num_processors ();
  for (guint deal = 1; deal <= n_rounds; deal++)
    {
      g_autoptr (CanastaMatch) match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, deal,
                                                          NULL);
      g_autoptr (CanastaReview) review = NULL;
      g_autoptr (GError) error = NULL;
      gint64 began;
      double spent;

      play_round (match, &contestant.player);
      began = g_get_monotonic_time ();
      spent = get_processor_time ();
      review = canasta_review_round (match, 1, 0, &options, NULL, NULL, NULL, &error);
      g_assert_no_error (error);
      tally (&clock, 1e-6 * (double) (g_get_monotonic_time () - began));
      tally (&processors, get_processor_time () - spent);
      tally (&actions, review->steps->len);
    }
  g_print ("%-38s %6.1f %6.1f s  %6.1f %6.1f s of processors  %4.0f %4.0f actions\n", name,
           clock.sum / n_rounds, clock.most, processors.sum / n_rounds, processors.most,
           actions.sum / n_rounds, actions.most);
}

static void
measure_house (CanastaRegistry *registry, const char *house, const char *player, guint n_rounds)
{
  g_auto (GStrv) names = canasta_registry_list_tables (registry, house, NULL);

  for (guint i = 0; names[i]; i++)
    {
      g_autofree char *name = g_strconcat (house ? house : "", ":", names[i], NULL);
      g_autoptr (CanastaTable) table = arena_open_named_table (registry, name);

      measure (table, name, player, n_rounds);
    }
}

static void
measure_all (CanastaRegistry *registry, const char *player, guint n_rounds)
{
  GListModel *houses = G_LIST_MODEL (canasta_registry_get_houses (registry));

  measure_house (registry, NULL, player, n_rounds);
  for (guint i = 0; i < g_list_model_get_n_items (houses); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (houses, i);

      measure_house (registry, canasta_house_get_id (house), player, n_rounds);
    }
}

int
main (int argc, char **argv)
{
  g_autofree char *player = NULL;
  int rounds = 5;
  const GOptionEntry entries[] = {
    { "rounds", 0, 0, G_OPTION_ARG_INT, &rounds, "Rounds to review at each table", "N" },
    { "player", 0, 0, G_OPTION_ARG_STRING, &player, "Who plays them, in place of policy",
      "PLAYER" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("[HOUSE:TABLE…]");
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (GError) error = NULL;
  const char *name;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }
  rounds = MAX (rounds, 1);
  name = player ? player : "policy";
  if (argc == 1)
    measure_all (registry, name, (guint) rounds);
  for (int i = 1; i < argc; i++)
    {
      g_autoptr (CanastaTable) table = arena_open_named_table (registry, argv[i]);

      measure (table, argv[i], name, (guint) rounds);
    }
  return 0;
}
