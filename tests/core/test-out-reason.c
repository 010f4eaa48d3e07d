/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a player went out: the moment is found, weighed and told. */
#include "config.h"

#include "players.h"

#define ROUNDS 12

/* Plays a round in which everyone follows the rules of thumb. */
static CanastaMatch *
play_round (const char *rules, guint64 number)
{
  g_autoptr (CanastaTable) table = test_table_new (4, rules);
  CanastaMatch *match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, number, NULL);

  test_play_by_policy (match);
  return match;
}

static gboolean
was_agreed (CanastaMatch *match)
{
  return canasta_match_get_state (match)->board.answer == CANASTA_ANSWER_YES;
}

/* The rules of thumb go out where it pays, as a rule. */
static void
check_rounds (const char *rules, gboolean asks)
{
  guint found = 0, agreed = 0;
  int sum = 0;

  for (guint64 number = 1; number <= ROUNDS; number++)
    {
      g_autoptr (CanastaMatch) match = play_round (rules, number);
      const CanastaBoard *board = &canasta_match_get_state (match)->board;
      g_autoptr (GError) error = NULL;
      g_autofree CanastaOutReason *reason = canasta_out_reason_find (match, NULL, &error);

      if (board->out_seat == CANASTA_NO_SEAT)
        {
          g_assert_null (reason);
          g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
          continue;
        }
      g_assert_no_error (error);
      g_assert_cmpuint (reason->seat, ==, board->out_seat);
      g_assert_cmpuint (reason->partner, ==, (board->out_seat + 2) % 4);
      g_assert_cmpuint (reason->partner_cards, ==, board->hand_count[reason->partner]);
      g_assert_true (reason->agreed == was_agreed (match));
      if (!reason->has_choice)
        continue;
      g_assert_cmpint (reason->error, >, 0);
      sum += reason->gain;
      agreed += reason->agreed;
      found++;
    }
  g_assert_cmpuint (found, >, ROUNDS / 2);
  if (asks)
    g_assert_cmpuint (agreed, >=, found / 2);
  else
    g_assert_cmpuint (agreed, ==, 0);
  g_assert_cmpint (sum, >, 0);
}

static void
test_rounds (void)
{
  check_rounds ("asking=1", TRUE);
}

static void
test_alone (void)
{
  check_rounds ("asking=0", FALSE);
}

/* Who lays all down at once is asked, too. */
static void
test_concealed (void)
{
  g_autoptr (CanastaMatch) match = NULL;
  g_autofree CanastaOutReason *reason = NULL;
  const CanastaBoard *board = NULL;

  for (guint64 number = 1; !board || board->ended != CANASTA_END_CONCEALED; number++)
    {
      g_clear_object (&match);
      match = play_round ("", number);
      board = &canasta_match_get_state (match)->board;
    }
  reason = canasta_out_reason_find (match, NULL, NULL);
  g_assert_nonnull (reason);
  g_assert_cmpuint (reason->seat, ==, board->out_seat);
  g_assert_true (reason->has_choice);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  CanastaOutReason **reason = data;
  g_autoptr (GError) error = NULL;

  *reason = canasta_out_reason_find_finish (result, &error);
  g_assert_no_error (error);
}

/* In another thread it is the same. */
static void
test_thread (void)
{
  g_autoptr (CanastaMatch) match = NULL;
  g_autofree CanastaOutReason *here = NULL;
  g_autofree CanastaOutReason *there = NULL;

  for (guint64 number = 1; !here; number++)
    {
      g_clear_object (&match);
      match = play_round ("", number);
      here = canasta_out_reason_find (match, NULL, NULL);
    }
  canasta_out_reason_find_async (match, NULL, found_cb, &there);
  while (!there)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (here->gain, ==, there->gain);
  g_assert_cmpint (here->error, ==, there->error);
}

static void
test_words (void)
{
  static const char *const names[] = { "You", "Anna", "Ben", "Clara", NULL };
  static const struct
  {
    CanastaOutReason reason;
    const char *text;
  } cases[] = {
    { { .seat = 2, .has_choice = TRUE, .gain = 240, .error = 30, .partner = 0, .partner_cards = 3,
        .agreed = TRUE, .threat = 1, .threat_cards = 2 },
      "As far as Ben could see, going out was worth about 240 points more than playing on. "
      "Anna had 2 cards left and could have gone out soon. You had said yes." },
    { { .seat = 1, .has_choice = TRUE, .gain = -90, .error = 30, .partner = 3, .partner_cards = 1,
        .threat = 0, .threat_cards = 1 },
      "As far as Anna could see, playing on was worth about 90 points more than going out. "
      "You had 1 card left and could have gone out soon. Clara still held 1 card." },
    { { .seat = 2, .has_choice = TRUE, .gain = 40, .error = 20, .partner = 0, .partner_cards = 9,
        .threat = CANASTA_NO_SEAT },
      "As far as Ben could see, going out and playing on were worth about the same. "
      "You still held 9 cards." },
    { { .seat = 3, .partner = CANASTA_NO_SEAT, .threat = CANASTA_NO_SEAT },
      "Clara had nothing else left to do." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = canasta_out_reason_describe (&cases[i].reason, names, 0);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/out-reason/rounds", test_rounds);
  g_test_add_func ("/out-reason/alone", test_alone);
  g_test_add_func ("/out-reason/concealed", test_concealed);
  g_test_add_func ("/out-reason/thread", test_thread);
  g_test_add_func ("/out-reason/words", test_words);
  return g_test_run ();
}
