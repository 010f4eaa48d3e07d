/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The habits of computer players: how they are written, and that they change play. */
#include "config.h"

#include "../bench/conduct.h"

#define PAIRS 150

static CanastaRegistry *registry;

static void
test_words (void)
{
  static const struct
  {
    const char *word;
    const char *written;        /* NULL where it is no manner */
    const char *described;
  } cases[] = {
    { "master", "master", "Master" },
    { "master:bold", "master:bold", "Master · Bold" },
    { "casual:seldom,cautious", "casual:cautious,seldom", "Casual · Cautious · Seldom asks" },
    { "casual:bold,cautious", "casual:cautious", "Casual · Cautious" },
    { "strong:balanced,often", "strong", "Strong" },
    { "policy:bold", "policy:bold", "" },
    { "master:", NULL, NULL },
    { "master:bold,", NULL, NULL },
    { "master:Bold", NULL, NULL },
    { "master:bold:seldom", NULL, NULL },
    { ":bold", NULL, NULL },
    { "bold", NULL, NULL },
    { "", NULL, NULL },
    { NULL, NULL, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *written = NULL;
      g_autofree char *described = NULL;
      CanastaManner manner;

      g_test_message ("%s", cases[i].word ? cases[i].word : "nothing");
      g_assert_true (canasta_manner_read (&manner, cases[i].word) == (cases[i].written != NULL));
      if (!cases[i].written)
        continue;
      written = canasta_manner_write (&manner);
      described = canasta_manner_describe (&manner);
      g_assert_cmpstr (written, ==, cases[i].written);
      g_assert_cmpstr (described, ==, cases[i].described);
    }
}

static void
test_usual (void)
{
  g_autoptr (CanastaTable) table = arena_open_table (registry, "partnership/4", "classic", NULL);
  CanastaWeights weights = *canasta_policy_get_weights (table);
  CanastaHabits habits = { 0 };

  canasta_habits_bend (&habits, &weights);
  g_assert_true (canasta_habits_are_usual (&habits));
  g_assert_cmpmem (&weights, sizeof weights, canasta_policy_get_weights (table), sizeof weights);
  g_assert_true (canasta_habits_add (&habits, "bold"));
  g_assert_false (canasta_habits_are_usual (&habits));
  g_assert_false (canasta_habits_add (&habits, "shy"));
}

/* Plays by the rules of thumb, bent by a habit, or with a short search besides. */
static void
play (const CanastaTable *table, const char *habit, guint rollouts, guint pairs, Conduct *conduct)
{
  CanastaWeights weights = *canasta_policy_get_weights (table);
  CanastaWeights usual = weights;
  ArenaSearch search = {
    .options = { .rollouts = rollouts, .margin = CANASTA_SEARCH_MARGIN, .seed = 1,
                 .leaning = &weights, .allowance = CANASTA_HABIT_ALLOWANCE },
  };
  ArenaPlayer own = { rollouts > 0 ? arena_decide_by_search : arena_decide_by_policy,
                      rollouts > 0 ? (gpointer) &search : &weights, ARENA_SIGHT_OWN };
  ArenaPlayer others = { arena_decide_by_policy, &usual, ARENA_SIGHT_OWN };
  CanastaHabits habits = { 0 };

  g_assert_true (canasta_habits_add (&habits, habit));
  canasta_habits_bend (&habits, &weights);
  *conduct = (Conduct){ 0 };
  for (guint i = 0; i < pairs; i++)
    for (guint side = 0; side < 2; side++)
      conduct_play (conduct, table, i + 1, &own, &others, side);
}

static double
get_opening (const Conduct *conduct)
{
  return conduct->turns_to_open / (double) MAX (conduct->openings, 1);
}

/* The bolder, the earlier one opens, the more piles one takes, and the fewer wild cards
 * one throws on them. */
static void
check_tempers (guint rollouts, guint pairs)
{
  g_autoptr (CanastaTable) table = arena_open_table (registry, "partnership/4", "classic", NULL);
  Conduct cautious, balanced, bold;

  play (table, "cautious", rollouts, pairs, &cautious);
  play (table, "balanced", rollouts, pairs, &balanced);
  play (table, "bold", rollouts, pairs, &bold);
  g_assert_cmpfloat (get_opening (&bold) + 1, <, get_opening (&balanced));
  g_assert_cmpfloat (get_opening (&balanced) + 0.3, <, get_opening (&cautious));
  g_assert_cmpuint (bold.piles, >, balanced.piles);
  g_assert_cmpuint (balanced.piles, >, cautious.piles);
  g_assert_cmpuint (bold.freezes, <, balanced.freezes);
  g_assert_cmpuint (balanced.freezes, <, cautious.freezes);
}

static void
test_tempers (void)
{
  check_tempers (0, PAIRS);
}

static void
test_tempers_of_searchers (void)
{
  check_tempers (60, PAIRS / 3);
}

/* Who seldom asks goes out all the same; where asking is a duty they ask. */
static void
test_asking (void)
{
  g_autoptr (CanastaTable) table = arena_open_table (registry, "partnership/4", "classic", NULL);
  g_autoptr (CanastaTable) must = arena_open_table (registry, "partnership/4", "classic",
                                                    "{ \"asking\": \"must\" }");
  Conduct often, seldom, bound;

  play (table, "often", 0, PAIRS, &often);
  play (table, "seldom", 0, PAIRS, &seldom);
  play (must, "seldom", 0, PAIRS, &bound);
  g_assert_cmpuint (often.questions, >=, often.outs);
  g_assert_cmpuint (often.outs_unasked, ==, 0);
  g_assert_cmpuint (seldom.questions, ==, 0);
  g_assert_cmpuint (seldom.outs_unasked, >, PAIRS / 2);
  g_assert_cmpuint (bound.outs_unasked, ==, 0);
  g_assert_cmpuint (bound.outs, >, PAIRS / 2);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  registry = canasta_registry_new ();
  g_test_add_func ("/habits/words", test_words);
  g_test_add_func ("/habits/usual", test_usual);
  g_test_add_func ("/habits/tempers", test_tempers);
  g_test_add_func ("/habits/tempers-of-searchers", test_tempers_of_searchers);
  g_test_add_func ("/habits/asking", test_asking);
  status = g_test_run ();
  g_object_unref (registry);
  return status;
}
