/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the same cards played again: deal numbers that are shared, and what the
 * strongest player makes of them. */
#include "config.h"

#include "session/duplicate.h"
#include "session/seat-player.h"
#include "session/setup.h"
#include "session/sides.h"

#include "fixture.h"
#include "players/bot.h"

static CanastaMatch *
start_match (CanastaRegistry *registry, gint64 deal)
{
  g_autoptr (CanastaSetup) setup = canasta_setup_new ();
  g_autoptr (GError) error = NULL;
  CanastaMatch *match;

  g_assert_true (canasta_setup_choose_table (setup, registry, "two-player", 2, NULL, NULL,
                                             &error));
  canasta_setup_set_deal (setup, deal);
  match = canasta_setup_start (setup, registry, &error);
  g_assert_no_error (error);
  return match;
}

/* The round to its end; whoever plays it is no master. */
static void
play_round (CanastaMatch *match)
{
  g_autoptr (CanastaPlayer) player =
    CANASTA_PLAYER (canasta_bot_new (canasta_level_find ("beginner"), 7));

  while (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING)
    {
      guint seat = canasta_match_get_to_act (match);
      CanastaObservation observation;
      CanastaAction action;

      canasta_match_observe (match, seat, &observation);
      g_assert_true (canasta_player_choose (player, &observation, &action, NULL, NULL));
      g_assert_true (canasta_match_act (match, seat, &action, NULL));
    }
}

/* Two persons who play the number of one of them hold the same cards, in every round. */
static void
test_shared (void)
{
  g_autoptr (CanastaRegistry) registry = test_registry_new ("no-houses");
  g_autoptr (CanastaMatch) match = start_match (registry, CANASTA_ANY_DEAL);
  guint64 deal = canasta_sides_get_shared_deal (match);
  g_autoptr (CanastaMatch) other = start_match (registry, (gint64) deal);

  g_assert_cmpuint (deal, <, 1000000000);
  for (guint round = 1; round <= 3; round++)
    g_assert_cmpuint (canasta_match_get_deal (match, round), ==,
                      canasta_match_get_deal (other, round));
  g_assert_true (canasta_card_set_equal (&canasta_match_get_state (match)->hands[0],
                                         &canasta_match_get_state (other)->hands[0]));
  g_assert_cmpuint (canasta_player_get_seed (match, 1), ==, canasta_player_get_seed (other, 1));
  g_assert_cmpuint (canasta_player_get_seed (match, 1), !=, canasta_player_get_seed (match, 0));
}

/* One number a day, whatever the hour; those of two days are not neighbours. */
static void
test_of_day (void)
{
  g_autoptr (GDateTime) morning = g_date_time_new_utc (2026, 11, 22, 0, 0, 0);
  g_autoptr (GDateTime) night = g_date_time_new_utc (2026, 11, 22, 23, 59, 59);
  g_autoptr (GDateTime) next = g_date_time_new_utc (2026, 11, 23, 0, 0, 0);
  gint64 distance = (gint64) canasta_deal_of_day (morning) - (gint64) canasta_deal_of_day (next);

  g_assert_cmpuint (canasta_deal_of_day (morning), ==, canasta_deal_of_day (night));
  g_assert_cmpint (ABS (distance), >, 1000);
  /* It is the same for ever, in every version. */
  g_assert_cmpuint (canasta_deal_of_day (morning), ==, 273369074);
}

static void
wait_for (CanastaDuplicate *duplicate)
{
  canasta_duplicate_start (duplicate);
  while (canasta_duplicate_is_running (duplicate))
    g_main_context_iteration (NULL, TRUE);
}

static void
fail_cb (CanastaDuplicate *duplicate, const char *sentence)
{
  g_error ("%s", sentence);
}

static CanastaDuplicate *
new_duplicate (CanastaMatch *match, const CanastaPersonal *personal)
{
  CanastaDuplicate *duplicate = canasta_duplicate_new (match, personal);

  g_signal_connect (duplicate, "failed", G_CALLBACK (fail_cb), NULL);
  return duplicate;
}

/* The points of a round are those of its score and those that were kept: "1 420 380". */
static void
assert_points (CanastaDuplicate *duplicate, CanastaMatch *match, const char *kept)
{
  const CanastaScore *score = canasta_match_get_score (match, 0);
  g_auto (GStrv) words = g_strsplit (kept, " ", -1);
  CanastaDuplicatePoints person = canasta_duplicate_get_points (duplicate, 0, FALSE);
  CanastaDuplicatePoints strongest = canasta_duplicate_get_points (duplicate, 0, TRUE);
  CanastaDuplicatePoints sum = canasta_duplicate_sum_points (duplicate, TRUE);

  g_assert_cmpint (person.own, ==, score->rows[0].total);
  g_assert_cmpint (person.others, ==, score->rows[1].total);
  g_assert_cmpint (strongest.own, ==, atoi (words[1]));
  g_assert_cmpint (strongest.others, ==, atoi (words[2]));
  g_assert_cmpint (sum.own, ==, strongest.own);
  g_assert_cmpint (sum.others, ==, strongest.others);
}

/* Played twice, it is the same; kept and read, it is not played again. */
static void
test_same (void)
{
  const char *levels[] = { "person", "casual", NULL };
  g_autoptr (CanastaRegistry) registry = test_registry_new ("no-houses");
  g_autoptr (CanastaMatch) match = start_match (registry, 5);
  CanastaPersonal personal = { .players = (char **) levels };
  g_autoptr (CanastaDuplicate) one = NULL;
  g_autoptr (CanastaDuplicate) other = NULL;
  g_autoptr (CanastaDuplicate) kept = NULL;
  g_autofree char *text = NULL;
  g_autofree char *other_text = NULL;

  play_round (match);
  one = new_duplicate (match, &personal);
  g_assert_cmpuint (canasta_duplicate_count_rounds (one), ==, 1);
  g_assert_false (canasta_duplicate_is_played (one, 0));
  wait_for (one);
  text = canasta_duplicate_write (one);
  g_assert_cmpuint (canasta_duplicate_count_played (one), ==, 1);
  g_assert_cmpfloat (canasta_duplicate_get_progress (one), ==, 1);

  other = new_duplicate (match, &personal);
  wait_for (other);
  other_text = canasta_duplicate_write (other);
  g_assert_cmpstr (text, ==, other_text);

  personal.strongest = text;
  kept = new_duplicate (match, &personal);
  g_assert_cmpuint (canasta_duplicate_count_played (kept), ==, 1);
  g_assert_true (canasta_duplicate_is_played (kept, 0));
  assert_points (kept, match, text);
}

/* The headline tells the difference of the leads that stand in the columns, and not of
 * the points of one side; and it is said who plays. */
static void
test_words (void)
{
  const char *levels[] = { "person", "casual", NULL };
  g_autoptr (CanastaRegistry) registry = test_registry_new ("no-houses");
  g_autoptr (CanastaMatch) match = start_match (registry, 5);
  CanastaPersonal personal = { .players = (char **) levels };
  g_autoptr (CanastaDuplicate) duplicate = NULL;
  g_autofree char *text = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *players = NULL;
  const CanastaScore *score;

  play_round (match);
  score = canasta_match_get_score (match, 0);
  text = g_strdup_printf ("1 %d %d", score->rows[0].total + 420, score->rows[1].total - 585);
  personal.strongest = text;
  duplicate = new_duplicate (match, &personal);
  sentence = canasta_duplicate_describe (duplicate);
  g_assert_cmpstr (sentence, ==, "With these cards the strongest player came out 1,005 points "
                                 "further ahead than you.");

  players = canasta_duplicate_describe_players (duplicate);
  expected = g_strdup_printf ("Who plays: the strongest player in your seat, and as in your game "
                              "%s (Casual).", canasta_match_get_names (match)[1]);
  g_assert_cmpstr (players, ==, expected);
}

/* What is damaged is left out. */
static void
test_damaged (void)
{
  const char *texts[] = { "", "1", "1 2 3 4", "x 1 2", "9 1 2", "1 2 3;4", "1 1e9 3",
                          "1 99999999999 3" };
  const char *levels[] = { "person", "casual", NULL };
  g_autoptr (CanastaRegistry) registry = test_registry_new ("no-houses");
  g_autoptr (CanastaMatch) match = start_match (registry, 5);

  play_round (match);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      CanastaPersonal personal = { .players = (char **) levels, .strongest = (char *) texts[i] };
      g_autoptr (CanastaDuplicate) duplicate = canasta_duplicate_new (match, &personal);

      g_assert_cmpuint (canasta_duplicate_count_played (duplicate), ==, 0);
    }
}

/* Whoever stops it has nothing lost, and may go on. */
static void
test_stop (void)
{
  const char *levels[] = { "person", "casual", NULL };
  g_autoptr (CanastaRegistry) registry = test_registry_new ("no-houses");
  g_autoptr (CanastaMatch) match = start_match (registry, 5);
  CanastaPersonal personal = { .players = (char **) levels };
  g_autoptr (CanastaDuplicate) duplicate = NULL;

  play_round (match);
  duplicate = new_duplicate (match, &personal);
  canasta_duplicate_start (duplicate);
  canasta_duplicate_stop (duplicate);
  g_assert_false (canasta_duplicate_is_running (duplicate));
  g_assert_cmpuint (canasta_duplicate_count_played (duplicate), ==, 0);
  while (canasta_duplicate_count_played (duplicate) == 0)
    {
      canasta_duplicate_start (duplicate);
      g_main_context_iteration (NULL, TRUE);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/duplicate/shared", test_shared);
  g_test_add_func ("/duplicate/of-day", test_of_day);
  g_test_add_func ("/duplicate/same", test_same);
  g_test_add_func ("/duplicate/words", test_words);
  g_test_add_func ("/duplicate/damaged", test_damaged);
  g_test_add_func ("/duplicate/stop", test_stop);
  return g_test_run ();
}
