/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of looking at rounds that are over, step by step, without a window. */
#include "config.h"

#include "session/matches.h"

#include <glib/gstdio.h>
#include <string.h>

#include "fixture.h"
#include "turn/prompt.h"
#include "turn/turn.h"
#include "test-seat.h"

typedef struct
{
  char *folder;
  char *path;
  CanastaMatches *matches;
  CanastaReplay *replay;
  guint changes;
} Fixture;

static void
count (guint *counter)
{
  (*counter)++;
}

/* Puts a match into the folder. Returns: its path. */
static char *
bring (Fixture *fixture, const char *folder, const char *file)
{
  g_autofree char *source = g_test_build_filename (G_TEST_DIST, "data", folder, file, NULL);
  g_autofree char *target = g_build_filename (fixture->folder, file, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (source, &text, NULL, &error);
  g_assert_no_error (error);
  g_file_set_contents (target, text, -1, &error);
  g_assert_no_error (error);
  return g_steal_pointer (&target);
}

/* Has the record of a match begin with what no rules allow; there is no version before. */
static void
spoil (const char *path)
{
  g_autofree char *before = g_strconcat (path, "~", NULL);
  g_autofree char *text = NULL;
  g_autofree char *changed = NULL;
  g_auto (GStrv) parts = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  parts = g_strsplit (text, "\"turns\": [", 2);
  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  changed = g_strjoinv ("\"turns\": [ \"draw; draw\",", parts);
  g_assert_true (g_file_set_contents (path, changed, -1, NULL));
  g_unlink (before);
}

/* A match of two players in its third round. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaNotice) notice = NULL;
  g_autoptr (GError) error = NULL;

  fixture->folder = test_folder_new ();
  fixture->matches = canasta_matches_new (fixture->folder, &error);
  g_assert_no_error (error);
  fixture->path = bring (fixture, "version-0.1", "match.json");
  fixture->replay = canasta_matches_watch (fixture->matches, fixture->path, &notice);
  g_assert_null (notice);
  g_assert_nonnull (fixture->replay);
  g_signal_connect_swapped (fixture->replay, "changed", G_CALLBACK (count), &fixture->changes);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  test_seat (NULL);
  canasta_matches_leave (fixture->matches);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_finalize_object (fixture->replay);
  g_assert_finalize_object (fixture->matches);
  g_free (fixture->path);
  test_folder_remove (fixture->folder);
}

static const CanastaState *
get_state (Fixture *fixture)
{
  return canasta_match_get_state (canasta_replay_get_match (fixture->replay));
}

/* Going back and on shows what was there, in each round that is over. */
static void
test_steps (Fixture *fixture, gconstpointer data)
{
  CanastaReplay *replay = fixture->replay;

  g_assert_cmpuint (canasta_replay_get_first_round (replay), ==, 1);
  g_assert_cmpuint (canasta_replay_get_last_round (replay), ==, 2);
  g_assert_cmpuint (canasta_replay_get_round (replay), ==, 2);
  for (guint round = 1; round <= 2; round++)
    {
      g_autofree CanastaState *states = NULL;
      guint n;

      g_assert_true (canasta_replay_set_round (replay, round));
      n = canasta_replay_count_steps (replay);
      g_assert_cmpuint (n, >, 20);
      g_assert_cmpuint (canasta_replay_get_step (replay), ==, 0);
      states = g_new0 (CanastaState, n + 1);
      for (guint step = 0; step <= n; step++)
        {
          g_assert_cmpuint (canasta_replay_get_step (replay), ==, step);
          g_assert_cmpuint (get_state (fixture)->board.round, ==, round);
          g_assert_true ((get_state (fixture)->board.ended != CANASTA_END_NONE) == (step == n));
          canasta_state_copy (&states[step], get_state (fixture));
          if (step > 0)
            g_assert_false (canasta_state_equal (&states[step - 1], &states[step]));
          canasta_replay_go_on (replay);
        }
      g_assert_cmpuint (canasta_replay_get_step (replay), ==, n);
      for (guint step = n; step > 0; step--)
        {
          canasta_replay_go_back (replay);
          g_assert_true (canasta_state_equal (get_state (fixture), &states[step - 1]));
        }
      canasta_replay_go_to (replay, n / 2);
      g_assert_true (canasta_state_equal (get_state (fixture), &states[n / 2]));
      canasta_replay_go_to (replay, G_MAXUINT);
      g_assert_true (canasta_state_equal (get_state (fixture), &states[n]));
    }
}

/* A turn begins where another player is to draw. */
static void
test_turns (Fixture *fixture, gconstpointer data)
{
  CanastaReplay *replay = fixture->replay;
  guint n = canasta_replay_count_steps (replay);
  g_autoptr (GArray) starts = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint step = 0; step < n; step = canasta_replay_get_step (replay))
    {
      g_array_append_val (starts, step);
      g_assert_cmpint (get_state (fixture)->board.phase, ==, CANASTA_PHASE_DRAW);
      canasta_replay_turn_on (replay);
      g_assert_cmpuint (canasta_replay_get_step (replay), >, step);
    }
  g_assert_cmpuint (starts->len, >, 10);
  for (guint i = starts->len; i > 0; i--)
    {
      canasta_replay_turn_back (replay);
      g_assert_cmpuint (canasta_replay_get_step (replay), ==,
                        g_array_index (starts, guint, i - 1));
    }
  canasta_replay_turn_back (replay);
  g_assert_cmpuint (canasta_replay_get_step (replay), ==, 0);

  /* From inside a turn one goes to its own beginning first. */
  canasta_replay_go_to (replay, g_array_index (starts, guint, 1) + 1);
  canasta_replay_turn_back (replay);
  g_assert_cmpuint (canasta_replay_get_step (replay), ==, g_array_index (starts, guint, 1));
}

static void
assert_sentence (Fixture *fixture, guint step, const char *expected)
{
  g_autofree char *sentence = canasta_replay_describe_step (fixture->replay, step);

  g_assert_cmpstr (sentence, ==, expected);
}

/* Each player sees their own hand, and is told of what they drew themselves. */
static void
test_eyes (Fixture *fixture, gconstpointer data)
{
  CanastaReplay *replay = fixture->replay;
  guint before;

  assert_sentence (fixture, 0, "The cards are dealt. First to play: Anna.");
  canasta_replay_go_to (replay, 1);
  assert_sentence (fixture, 1, "Anna drew 2 cards.");
  before = fixture->changes;
  canasta_replay_set_seat (replay, 1);
  g_assert_cmpuint (fixture->changes, ==, before + 1);
  for (guint seat = 0; seat < 2; seat++)
    {
      CanastaObservation observation;
      CanastaSurroundings surroundings;

      canasta_replay_set_seat (replay, seat);
      canasta_scene_observe (CANASTA_SCENE (replay), &observation);
      g_assert_cmpuint (observation.seat, ==, seat);
      g_assert_true (canasta_card_set_equal (&observation.hand,
                                             &get_state (fixture)->hands[seat]));
      canasta_scene_get_surroundings (CANASTA_SCENE (replay), &surroundings);
      g_assert_true (g_str_equal (surroundings.told, "Anna drew 2 cards.") == (seat == 0));
      g_assert_cmpint (surroundings.undo, ==, CANASTA_UNDO_POSSIBLE);
      canasta_surroundings_clear (&surroundings);
    }
}

/* It plays to the end and stops there; a step of the person stops it before. */
static void
test_playing (Fixture *fixture, gconstpointer data)
{
  CanastaReplay *replay = fixture->replay;
  guint n = canasta_replay_count_steps (replay);

  canasta_replay_set_pace (replay, CANASTA_PACE_INSTANT);
  g_assert_cmpint (canasta_replay_get_pace (replay), ==, CANASTA_PACE_FAST);
  g_assert_false (canasta_replay_is_playing (replay));
  canasta_replay_go_to (replay, n - 2);
  canasta_replay_play (replay);
  g_assert_true (canasta_replay_is_playing (replay));
  while (canasta_replay_is_playing (replay))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (canasta_replay_get_step (replay), ==, n);

  /* From the end it begins again. */
  canasta_replay_play (replay);
  g_assert_cmpuint (canasta_replay_get_step (replay), ==, 0);
  g_assert_true (canasta_replay_is_playing (replay));
  canasta_replay_go_on (replay);
  g_assert_false (canasta_replay_is_playing (replay));
  canasta_replay_play (replay);
  canasta_replay_pause (replay);
  g_assert_false (canasta_replay_is_playing (replay));
}

/* Who looks on is shown what happens, and can play nothing. */
static void
test_looking_on (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaTurn) turn = canasta_turn_new (NULL);
  g_autoptr (CanastaPrompt) prompt = NULL;
  g_autoptr (CanastaPrompt) refused = NULL;
  guint seat = get_state (fixture)->board.to_act;

  canasta_replay_set_seat (fixture->replay, seat);
  canasta_turn_set_scene (turn, CANASTA_SCENE (fixture->replay));
  g_assert_false (canasta_turn_is_mine (turn));
  prompt = canasta_prompt_new (turn);
  g_assert_cmpstr (prompt->title, ==, "The cards are dealt. First to play: Anna.");
  g_assert_nonnull (strstr (prompt->line, "Step 0 of "));
  g_assert_cmpuint (prompt->n_buttons, ==, 0);

  g_assert_cmpint (canasta_turn_follow (turn, CANASTA_INTENT_DRAW), ==, CANASTA_REPLY_REFUSAL);
  refused = canasta_prompt_new (turn);
  g_assert_cmpstr (refused->line, ==, "You are watching: nothing is played here.");
}

/* What goes on from a step is a match of its own, which says where it comes from,
 * also when it is opened again. */
static void
test_play_on (Fixture *fixture, gconstpointer data)
{
  CanastaReplay *replay = fixture->replay;
  guint step = canasta_replay_count_steps (replay) / 2;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (CanastaNotice) notice = NULL;
  g_autoptr (GPtrArray) saved = NULL;
  const CanastaSaved *entry;
  CanastaSession *session;
  CanastaMatch *match;

  g_assert_true (g_file_get_contents (fixture->path, &before, NULL, NULL));
  canasta_replay_go_to (replay, step);
  g_assert_true (canasta_replay_can_play_on (replay));
  g_assert_true (canasta_matches_play_on (fixture->matches, replay));
  session = canasta_matches_get_session (fixture->matches);
  match = canasta_session_get_match (session);
  g_assert_true (canasta_state_equal (canasta_match_get_state (match), get_state (fixture)));
  g_assert_cmpuint (canasta_match_get_n_scores (match), ==, 1);
  g_assert_cmpstr (canasta_session_get_player (session, 1), ==, "casual");
  g_assert_cmpstr (canasta_session_get_path (session), !=, fixture->path);
  g_assert_cmpstr (canasta_session_get_personal (session)->origin.file, ==, "match.json");

  canasta_scene_keep_arranged (test_seat (session), "4C", NULL);
  canasta_matches_leave (fixture->matches);
  saved = canasta_matches_list_saved (fixture->matches, &notice);
  g_assert_null (notice);
  g_assert_cmpuint (saved->len, ==, 1);
  entry = g_ptr_array_index (saved, 0);
  g_assert_true (g_str_has_prefix (entry->origin, "Played on from step "));
  g_assert_nonnull (strstr (entry->origin, "of round 2 of another game"));
  g_assert_true (canasta_matches_open (fixture->matches, entry->path, &notice));
  session = canasta_matches_get_session (fixture->matches);
  g_assert_cmpuint (canasta_session_get_personal (session)->origin.step, ==, step);
  g_assert_cmpuint (canasta_session_get_personal (session)->origin.round, ==, 2);

  g_assert_true (g_file_get_contents (fixture->path, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
}

/* A match whose record today's rules cannot play has nothing but the position
 * that was kept; of the round being played nothing is shown before its end. */
static void
test_kept_position (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaNotice) notice = NULL;
  g_autoptr (CanastaReplay) none = NULL;
  g_autoptr (CanastaReplay) kept = NULL;
  g_autofree char *over = NULL;
  g_autofree char *sentence = NULL;
  CanastaObservation observation;

  g_assert_true (canasta_matches_open (fixture->matches, fixture->path, &notice));
  canasta_scene_keep_arranged (test_seat (canasta_matches_get_session (fixture->matches)), "4C", NULL);
  canasta_matches_leave (fixture->matches);
  spoil (fixture->path);
  none = canasta_matches_watch (fixture->matches, fixture->path, &notice);
  g_assert_null (none);
  g_assert_cmpstr (notice->sentence, ==, "No round of this game can be watched.");

  over = bring (fixture, "matches", "samba.json");
  spoil (over);
  g_clear_pointer (&notice, canasta_notice_free);
  kept = canasta_matches_watch (fixture->matches, over, &notice);
  g_assert_null (notice);
  g_assert_cmpuint (canasta_replay_count_steps (kept), ==, 0);
  sentence = canasta_replay_describe_step (kept, 0);
  g_assert_cmpstr (sentence, ==,
                   "What was played before cannot be shown by today’s rules: "
                   "the round begins with the position that was kept.");
  canasta_scene_observe (CANASTA_SCENE (kept), &observation);
  g_assert_cmpint (observation.board.ended, !=, CANASTA_END_NONE);
  g_assert_false (canasta_replay_can_play_on (kept));
}

/* A match that is over is kept and listed; of many only the last ones. */
static void
test_over (Fixture *fixture, gconstpointer data)
{
  g_autofree char *saved = g_build_filename (fixture->folder, "matches", NULL);
  g_autoptr (CanastaNotice) notice = NULL;
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GDir) files = NULL;
  guint n = 0;

  g_mkdir_with_parents (saved, 0700);
  for (guint i = 10; i < 25; i++)
    {
      g_autofree char *path = bring (fixture, "matches", "samba.json");
      g_autofree char *to = g_strdup_printf ("%s/%u.json", saved, i);

      g_assert_cmpint (g_rename (path, to), ==, 0);
    }
  list = canasta_matches_list_saved (fixture->matches, &notice);
  g_assert_null (notice);
  g_assert_cmpuint (list->len, ==, 12);
  for (guint i = 0; i < list->len; i++)
    {
      const CanastaSaved *entry = g_ptr_array_index (list, i);

      g_assert_true (entry->is_over && entry->has_rounds);
      g_assert_null (entry->origin);
    }
  files = g_dir_open (saved, 0, NULL);
  while (g_dir_read_name (files))
    n++;
  g_assert_cmpuint (n, ==, 12);
}

#define ADD(name, function) \
  g_test_add ("/replay/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("steps", test_steps);
  ADD ("turns", test_turns);
  ADD ("eyes", test_eyes);
  ADD ("playing", test_playing);
  ADD ("looking-on", test_looking_on);
  ADD ("play-on", test_play_on);
  ADD ("kept-position", test_kept_position);
  ADD ("over", test_over);
  return g_test_run ();
}
