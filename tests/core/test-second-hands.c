/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Matches kept while second hands wait, of players or of sides, in every phase: they are read
 * again as they were, played again or from the position that was held, and lead to the same
 * end. */
#include "config.h"

#include <json-glib/json-glib.h>

#include "files/json-text.h"
#include "players.h"

/* When a match is kept: in a phase, when a discard has used a hand up, and when a second
 * one has come in a turn. */
enum
{
  PHASE_DRAW = CANASTA_PHASE_DRAW,
  PHASE_PLAY = CANASTA_PHASE_PLAY,
  PHASE_REPLY = CANASTA_PHASE_REPLY,
  WAITING,
  CAME,
  N_MOMENTS,
};

#define MOST_DEALS 40

static CanastaMatch *
deal (const char *rules, guint64 number)
{
  g_autoptr (CanastaTable) table = test_table_new (4, rules);
  const char *names[] = { "You", "Anna", "Ben", "Clara", NULL };

  return canasta_match_new (table, CANASTA_DEALING_BY_MATCH, number, names);
}

static CanastaMatch *
read_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  CanastaMatch *match =
    canasta_archive_read (text, -1, "match.json", test_find_variant, NULL, NULL, &error);

  g_assert_no_error (error);
  return match;
}

/* The first turn of the record is one that cannot be played. */
static char *
break_record (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = json_from_string (text, &error);
  JsonArray *rounds, *turns;

  g_assert_no_error (error);
  rounds = json_object_get_array_member (json_node_get_object (root), "rounds");
  turns = json_object_get_array_member (json_array_get_object_element (rounds, 0), "turns");
  json_array_remove_element (turns, 0);
  json_array_add_string_element (turns, "draw; draw");
  return canasta_json_write (root, TRUE);
}

static void
play_action (CanastaMatch *match)
{
  guint seat = canasta_match_get_to_act (match);
  CanastaObservation seen;
  CanastaAction action;

  canasta_match_observe (match, seat, &seen);
  canasta_policy_choose (&seen, canasta_policy_get_weights (seen.table), &action);
  g_assert_true (canasta_match_act (match, seat, &action, NULL));
}

static void
assert_same_state (CanastaMatch *a, CanastaMatch *b)
{
  g_assert_cmpint (canasta_match_get_stage (a), ==, canasta_match_get_stage (b));
  g_assert_true (canasta_state_equal (canasta_match_get_state (a), canasta_match_get_state (b)));
}

/* Keeps a match, reads it both ways, and plays all three to the end of the round. */
static void
keep (CanastaMatch *match)
{
  g_autofree char *text = canasta_archive_write (match, NULL);
  g_autofree char *broken = break_record (text);
  g_autofree char *again = NULL;
  g_autoptr (CanastaMatch) played = read_text (text);
  g_autoptr (CanastaMatch) held = read_text (broken);

  g_assert_null (canasta_match_get_gap (played));
  g_assert_nonnull (canasta_match_get_gap (held));
  assert_same_state (match, played);
  assert_same_state (match, held);
  again = canasta_archive_write (played, NULL);
  g_assert_cmpstr (again, ==, text);

  test_play_by_policy (played);
  test_play_by_policy (held);
  assert_same_state (played, held);
}

/* Whether it is a moment to keep that has not been seen yet. */
static gboolean
is_new (const CanastaBoard *board, gboolean *seen)
{
  gboolean now[N_MOMENTS] = {
    [WAITING] = board->second_hand_waiting != 0,
    [CAME] = board->second_hand_came,
  };
  gboolean found = FALSE;

  now[board->phase] = TRUE;
  for (guint i = 0; i < N_MOMENTS && board->n_second_hands > 0; i++)
    {
      found |= now[i] && !seen[i];
      seen[i] |= now[i];
    }
  return found;
}

static gboolean
are_all (const gboolean *seen)
{
  for (guint i = 0; i < N_MOMENTS; i++)
    if (!seen[i])
      return FALSE;
  return TRUE;
}

static void
test_kept (gconstpointer rules)
{
  gboolean seen[N_MOMENTS] = { FALSE };

  for (guint64 number = 1; number <= MOST_DEALS && !are_all (seen); number++)
    {
      g_autoptr (CanastaMatch) match = deal (rules, number);

      /* A record has a turn that can be broken. */
      play_action (match);
      while (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING)
        {
          if (is_new (&canasta_match_get_state (match)->board, seen))
            keep (match);
          play_action (match);
        }
    }
  g_assert_true (are_all (seen));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/second-hands/kept",
                        "packs=5 jokers=10 second-hands=1 second-hand-size=11 asking=2", test_kept);
  g_test_add_data_func ("/second-hands/kept-of-sides",
                        "packs=3 jokers=6 second-hands=2 second-hand-size=11 asking=2", test_kept);
  g_test_add_data_func ("/second-hands/kept-for-who-waits",
                        "packs=3 jokers=6 second-hands=2 second-hand-size=11 asking=2"
                        " second-hand-by-discard=1 second-hand-as-stock=1",
                        test_kept);
  return g_test_run ();
}
