/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of playing a match, saving and resuming it, without a window. */
#include "config.h"

#include "session/session.h"

#include <glib/gstdio.h>
#include <string.h>
#include <time.h>

#include "../core/odd-variant.h"
#include "../core/players.h"
#include "players/bot.h"
#include "test-seat.h"

static const char *const players[] = { "", "policy", "policy", "policy", NULL };
static const char *const masters[] = { "", "master", "master", "master", NULL };

/* How long the main loop may be busy with one thing, and how long players may
 * go on thinking when they are told to stop: in microseconds of the processor,
 * whatever else the machine does. */
#define LONGEST_BUSY 50000
#define LONGEST_STOP 10000

typedef struct
{
  char *folder;
  char *path;
  CanastaMatch *match;
  CanastaSession *session;
  CanastaPlayer *person;
  GMainLoop *loop;
  guint steps;
  guint changes;
  guint patience;
} Fixture;

static void
count (guint *counter)
{
  (*counter)++;
}

static gboolean
give_up_cb (gpointer data)
{
  g_error ("nothing happens any more");
  return G_SOURCE_REMOVE;
}

static CanastaMatchFile *
open_file (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  CanastaMatchFile *file = canasta_match_file_open (fixture->path, &error);

  g_assert_no_error (error);
  return file;
}

static CanastaSession *
seat_players (Fixture *fixture, const char *const *levels)
{
  g_autoptr (CanastaMatchFile) file = open_file (fixture);

  return canasta_session_new (fixture->match, 0, levels, file);
}

static void
set_up (Fixture *fixture, gconstpointer rules)
{
  g_autoptr (CanastaTable) table = test_table_new (4, rules);
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("canasta-session-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "match.json", NULL);
  fixture->match = canasta_match_new (table, CANASTA_DEALING_IN_SUCCESSION, 5, NULL);
  fixture->session = seat_players (fixture, players);
  fixture->person = CANASTA_PLAYER (canasta_bot_new (canasta_level_find ("policy"), 1));
  fixture->loop = g_main_loop_new (NULL, FALSE);
  fixture->patience = g_timeout_add_seconds (60, give_up_cb, NULL);
  canasta_session_set_pace (fixture->session, CANASTA_PACE_INSTANT);
  g_signal_connect_swapped (fixture->session, "happened", G_CALLBACK (count), &fixture->steps);
  g_signal_connect_swapped (fixture->session, "changed", G_CALLBACK (count), &fixture->changes);
  g_signal_connect_swapped (canasta_session_get_others (fixture->session), "changed",
                            G_CALLBACK (count), &fixture->changes);
}

static void
tear_down (Fixture *fixture, gconstpointer rules)
{
  g_autofree char *previous = g_strconcat (fixture->path, "~", NULL);

  test_seat (NULL);
  canasta_session_put_away (fixture->session);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_source_remove (fixture->patience);
  g_assert_finalize_object (fixture->session);
  g_assert_finalize_object (fixture->match);
  g_object_unref (fixture->person);
  g_main_loop_unref (fixture->loop);
  g_unlink (fixture->path);
  g_unlink (previous);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->path);
  g_free (fixture->folder);
}

/* Waits until the person is to act or the round is over. */
static gboolean
wait_for_person (Fixture *fixture)
{
  while (canasta_match_get_stage (fixture->match) == CANASTA_STAGE_PLAYING)
    {
      if (canasta_match_get_to_act (fixture->match) == 0
          && !canasta_session_is_holding (fixture->session))
        return TRUE;
      g_main_context_iteration (NULL, TRUE);
    }
  return FALSE;
}

static void
choose (Fixture *fixture, CanastaAction *action)
{
  CanastaObservation observation;

  canasta_scene_observe (test_seat (fixture->session), &observation);
  g_assert_true (canasta_player_choose (fixture->person, &observation, action, NULL, NULL));
}

static void
act (Fixture *fixture)
{
  CanastaAction action;
  CanastaRefusal refusal;

  choose (fixture, &action);
  if (!canasta_scene_act (test_seat (fixture->session), &action, &refusal))
    g_error ("refused: %s", canasta_reason_get_code (refusal.reason));
}

/* Plays until the next thing to do is a discard, which is handed back. */
static void
play_to_discard (Fixture *fixture, CanastaAction *action)
{
  for (;;)
    {
      g_assert_true (wait_for_person (fixture));
      choose (fixture, action);
      if (action->kind == CANASTA_ACTION_DISCARD)
        return;
      g_assert_true (canasta_scene_act (test_seat (fixture->session), action, NULL));
    }
}

/* What the person remembers, and whether they can take something back. */
static CanastaUndo
recall (CanastaSession *session, CanastaRecall *turn)
{
  g_auto (CanastaSurroundings) surroundings = { 0 };

  canasta_scene_get_surroundings (test_seat (session), &surroundings);
  *turn = surroundings.recall;
  return surroundings.undo;
}

/* What the session has put away. */
static CanastaSession *
load (Fixture *fixture)
{
  g_autoptr (CanastaMatchFile) file = open_file (fixture);
  g_auto (CanastaPersonal) personal = { 0 };
  g_autoptr (GError) damage = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaMatch) match =
    canasta_match_file_load (file, test_find_variant, NULL, &personal, &damage, &error);

  g_assert_no_error (error);
  g_assert_no_error (damage);
  return canasta_session_resume (match, &personal, file);
}

/* How many actions are on the disk. */
static guint
count_saved (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaMatch) match = NULL;
  g_autofree char *text = NULL;

  if (!g_file_get_contents (fixture->path, &text, NULL, NULL))
    return 0;
  match = canasta_archive_read (text, -1, fixture->path, test_find_variant, NULL, NULL, &error);
  g_assert_no_error (error);
  return canasta_record_get_count (canasta_match_get_record (match));
}

static void
test_whole_match (Fixture *fixture, gconstpointer data)
{
  guint rounds = 0;
  guint ends = 0;

  g_signal_connect_swapped (fixture->session, "match-over", G_CALLBACK (count), &ends);
  canasta_session_start (fixture->session);
  do
    {
      while (wait_for_person (fixture))
        act (fixture);
      rounds++;
      g_assert_cmpuint (ends, ==, rounds == 3 ? 1 : 0);
    }
  while (canasta_session_start_round (fixture->session));
  g_signal_handlers_disconnect_by_data (fixture->session, &ends);

  g_assert_cmpuint (rounds, ==, 3);
  g_assert_cmpuint (canasta_match_get_stage (fixture->match), ==, CANASTA_STAGE_MATCH_OVER);
  g_assert_cmpuint (fixture->steps, ==,
                    canasta_record_get_count (canasta_match_get_record (fixture->match)));
  g_assert_cmpuint (fixture->steps, >, 100);
}

static void
test_resumed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaSession) resumed = NULL;
  const char *hand, *draft;
  CanastaRecall before, turn;

  canasta_session_start (fixture->session);
  for (guint i = 0; i < 12 && wait_for_person (fixture); i++)
    act (fixture);
  canasta_scene_keep_arranged (test_seat (fixture->session), "KH 4C", "meld 4C 4D 4H");
  canasta_session_put_away (fixture->session);

  resumed = load (fixture);
  g_assert_true (canasta_state_equal (
    canasta_match_get_state (canasta_session_get_match (resumed)),
    canasta_match_get_state (fixture->match)));
  recall (resumed, &turn);
  recall (fixture->session, &before);
  g_assert_cmpint (turn.has_left, ==, before.has_left);
  g_assert_true (canasta_card_set_equal (&turn.held, &before.held));
  g_assert_true (canasta_card_set_equal (&turn.fresh, &before.fresh));
  canasta_scene_get_arranged (test_seat (resumed), &hand, &draft);
  g_assert_cmpstr (hand, ==, "KH 4C");
  g_assert_cmpstr (draft, ==, "meld 4C 4D 4H");
  g_assert_true (canasta_session_has_person (resumed, 0));
  g_assert_cmpstr (canasta_session_get_player (resumed, 2), ==, "policy");
}

/* Returns: how many actions there are once it is the person's turn again */
static guint
act_and_wait (Fixture *fixture)
{
  act (fixture);
  g_assert_true (wait_for_person (fixture));
  return canasta_record_get_count (canasta_match_get_record (fixture->match));
}

static gboolean
draw_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* What stands in the file after every action is the match so far: it is there
 * even if nobody says goodbye, and the display has a next frame to draw as soon as the
 * last one is drawn. */
static void
test_saved_at_once (Fixture *fixture, gconstpointer data)
{
  guint drawing = g_idle_add_full (G_PRIORITY_HIGH_IDLE + 20, draw_cb, NULL, NULL);

  canasta_session_start (fixture->session);
  for (guint i = 0; i < 8 && wait_for_person (fixture); i++)
    {
      guint count_now = act_and_wait (fixture);

      while (count_saved (fixture) != count_now)
        g_main_context_iteration (NULL, FALSE);
    }
  g_source_remove (drawing);
}

/* What is saved seldom waits for its time, or until the match is put away. */
static void
test_saved_seldom (Fixture *fixture, gconstpointer data)
{
  gint64 begun;
  guint count_now;

  canasta_session_save_seldom (fixture->session);
  canasta_session_start (fixture->session);
  g_assert_true (wait_for_person (fixture));
  begun = g_get_monotonic_time ();
  g_assert_true (canasta_session_save (fixture->session, NULL));
  count_now = act_and_wait (fixture);
  /* Later than that it may be saved again. */
  if (count_saved (fixture) == count_now)
    g_assert_cmpint (g_get_monotonic_time () - begun, >=, G_USEC_PER_SEC);
  while (count_saved (fixture) != count_now)
    g_main_context_iteration (NULL, TRUE);
  count_now = act_and_wait (fixture);
  canasta_session_put_away (fixture->session);
  g_assert_cmpuint (count_saved (fixture), ==, count_now);
}

/* As long as a match is played it is this program's alone, and it is open again
 * as soon as it is put away. */
static void
test_open_once (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaMatchFile) other = NULL;
  g_autoptr (CanastaSession) resumed = NULL;
  g_autoptr (GError) error = NULL;

  canasta_session_start (fixture->session);
  g_assert_true (wait_for_person (fixture));
  act (fixture);
  other = canasta_match_file_open (fixture->path, &error);
  g_assert_error (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_ELSEWHERE);
  g_assert_null (other);

  canasta_session_put_away (fixture->session);
  resumed = load (fixture);
  g_assert_nonnull (resumed);
}

static void
note_cb (GPtrArray *notes, const char *details)
{
  g_ptr_array_add (notes, g_strdup (details));
}

/* Where nothing can be saved the match goes on, and this is told once. */
static void
test_unsaved (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->path, "match.json", NULL);
  g_autoptr (CanastaMatchFile) file = NULL;
  g_autoptr (CanastaSession) session = NULL;
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;

  /* A file where there should be a folder. */
  canasta_session_put_away (fixture->session);
  g_file_set_contents (fixture->path, "", -1, &error);
  g_assert_no_error (error);
  file = canasta_match_file_open (path, &error);
  g_assert_no_error (error);

  session = canasta_session_new (fixture->match, 0, players, file);
  canasta_session_set_pace (session, CANASTA_PACE_INSTANT);
  g_signal_connect_swapped (session, "save-failed", G_CALLBACK (note_cb), notes);
  g_set_object (&fixture->session, session);
  canasta_session_start (session);
  for (guint i = 0; i < 8 && wait_for_person (fixture); i++)
    {
      act (fixture);
      g_assert_true (wait_for_person (fixture));
      while (g_main_context_iteration (NULL, FALSE))
        continue;
    }
  /* It is saved beside, and takes as long as it takes. */
  while (notes->len == 0)
    g_main_context_iteration (NULL, TRUE);
  canasta_session_put_away (session);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_cmpuint (canasta_record_get_count (canasta_match_get_record (fixture->match)), >=, 8);
  g_assert_cmpuint (notes->len, ==, 1);
  g_assert_nonnull (strstr (g_ptr_array_index (notes, 0), "could not be saved"));
  g_signal_handlers_disconnect_by_data (session, notes);
}

static void
test_held_discard (Fixture *fixture, gconstpointer data)
{
  CanastaObservation before, held, after;
  CanastaRecall turn;
  CanastaAction discard;
  guint count_before, pile;

  canasta_session_set_pace (fixture->session, CANASTA_PACE_SLOW);
  canasta_session_start (fixture->session);
  play_to_discard (fixture, &discard);
  canasta_scene_observe (test_seat (fixture->session), &before);
  count_before = canasta_record_get_count (canasta_match_get_record (fixture->match));
  pile = before.board.pile_count;

  g_assert_true (canasta_scene_act (test_seat (fixture->session), &discard, NULL));
  g_assert_true (canasta_session_is_holding (fixture->session));
  g_assert_cmpuint (recall (fixture->session, &turn), ==, CANASTA_UNDO_POSSIBLE);
  g_assert_cmpuint (canasta_record_get_count (canasta_match_get_record (fixture->match)), ==,
                    count_before);
  canasta_scene_observe (test_seat (fixture->session), &held);
  g_assert_cmpuint (held.board.pile_count, ==, pile + 1);
  g_assert_cmpuint (held.board.to_act, ==, 1);
  recall (fixture->session, &turn);
  g_assert_true (turn.has_left);
  g_assert_cmpuint (turn.left.pile_count, ==, pile + 1);
  g_assert_true (canasta_card_set_is_empty (&turn.fresh));

  g_assert_true (canasta_scene_undo (test_seat (fixture->session)));
  g_assert_false (canasta_session_is_holding (fixture->session));
  canasta_scene_observe (test_seat (fixture->session), &after);
  g_assert_cmpuint (after.board.pile_count, ==, pile);
  g_assert_true (canasta_card_set_equal (&after.hand, &before.hand));
  recall (fixture->session, &turn);
  g_assert_false (turn.has_left);
  g_assert_cmpint (canasta_card_set_count (&turn.fresh), ==, 1);

  g_assert_true (canasta_scene_act (test_seat (fixture->session), &discard, NULL));
  canasta_scene_skip (test_seat (fixture->session));
  g_assert_false (canasta_session_is_holding (fixture->session));
  g_assert_cmpuint (canasta_record_get_count (canasta_match_get_record (fixture->match)), ==,
                    count_before + 1);
  g_assert_false (canasta_scene_undo (test_seat (fixture->session)));
  g_assert_cmpuint (canasta_match_get_to_act (fixture->match), ==, 1);
}

/* For whom others have a match wait is told once, to who looks at it. */
static void
test_awaited (Fixture *fixture, gconstpointer data)
{
  g_auto (CanastaSurroundings) surroundings = { 0 };
  CanastaOthers *others = canasta_session_get_others (fixture->session);
  guint changes;

  canasta_others_set_awaited (others, "The line is broken to Ben.");
  changes = fixture->changes;
  g_assert_cmpuint (changes, ==, 1);
  canasta_others_set_awaited (others, "The line is broken to Ben.");
  g_assert_cmpuint (fixture->changes, ==, changes);
  canasta_scene_write_seats (test_seat (fixture->session), CANASTA_INDEX_LETTERS_ENGLISH,
                             &surroundings);
  g_assert_cmpstr (surroundings.awaited, ==, "The line is broken to Ben.");
}

/* What is said is to be seen, and gone when it has been read. */
static void
test_remark (Fixture *fixture, gconstpointer data)
{
  CanastaOthers *others = canasta_session_get_others (fixture->session);

  canasta_others_note_remark (others, 2, "Thank you!");
  for (guint seat = 1; seat <= 2; seat++)
    {
      g_auto (CanastaSurroundings) surroundings = { 0 };

      canasta_scene_write_seats (test_seat (fixture->session), CANASTA_INDEX_LETTERS_ENGLISH,
                                 &surroundings);
      g_assert_cmpstr (surroundings.seats[seat].answer, ==, seat == 2 ? "Thank you!" : NULL);
    }
  while (canasta_others_get_remark (others, 2))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (fixture->changes, ==, 2);
}

/* The clock is seen at each seat; without one there is nothing to tell. */
static void
test_clock (Fixture *fixture, gconstpointer data)
{
  CanastaOthers *others = canasta_session_get_others (fixture->session);
  g_auto (CanastaSurroundings) surroundings = { 0 };
  CanastaTableClock clock;

  canasta_table_clock_set (&clock, 0);
  canasta_others_set_clock (others, &clock);
  g_assert_cmpuint (fixture->changes, ==, 0);
  canasta_table_clock_set (&clock, 60000);
  canasta_others_set_clock (others, &clock);
  g_assert_cmpuint (fixture->changes, ==, 1);
  canasta_scene_write_seats (test_seat (fixture->session), CANASTA_INDEX_LETTERS_ENGLISH,
                             &surroundings);
  g_assert_cmpint (surroundings.clock.left[2], ==, 60000);
  canasta_table_clock_set (&clock, 0);
  canasta_others_set_clock (others, &clock);
  g_assert_cmpuint (fixture->changes, ==, 2);
}

static void
test_illegal_discard_is_not_held (Fixture *fixture, gconstpointer data)
{
  CanastaAction action;
  CanastaRefusal refusal;

  canasta_session_set_pace (fixture->session, CANASTA_PACE_NORMAL);
  canasta_session_start (fixture->session);
  g_assert_true (wait_for_person (fixture));
  canasta_action_init_card (&action, CANASTA_ACTION_DISCARD, CANASTA_JOKER);
  g_assert_false (canasta_scene_act (test_seat (fixture->session), &action, &refusal));
  g_assert_cmpuint (refusal.reason, ==, CANASTA_REASON_WRONG_PHASE);
  g_assert_false (canasta_session_is_holding (fixture->session));
}

/* At a slow pace a turn of another player takes seconds; in a hurry it does
 * not. */
static void
test_hurried (Fixture *fixture, gconstpointer data)
{
  CanastaAction discard;
  gint64 begin;
  guint turn = 1;

  canasta_session_set_pace (fixture->session, CANASTA_PACE_SLOW);
  canasta_session_start (fixture->session);
  play_to_discard (fixture, &discard);
  g_assert_true (canasta_scene_act (test_seat (fixture->session), &discard, NULL));
  canasta_scene_skip (test_seat (fixture->session));

  begin = g_get_monotonic_time ();
  canasta_scene_skip (test_seat (fixture->session));
  while (canasta_match_get_state (fixture->match)->board.turn_seat == turn)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (g_get_monotonic_time () - begin, <, 500 * 1000);

  /* Only that player was in a hurry. */
  begin = g_get_monotonic_time ();
  while (canasta_match_get_state (fixture->match)->board.turn_seat == 2)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (g_get_monotonic_time () - begin, >, 1500 * 1000);
}

/* Nobody plays before the cards are dealt, unless the person is in a hurry. */
static void
test_dealt_first (Fixture *fixture, gconstpointer data)
{
  for (int is_hurried = 0; is_hurried < 2; is_hurried++)
    {
      g_autoptr (CanastaTable) table = test_table_new (4, data);
      g_autoptr (CanastaMatch) match =
        canasta_match_new (table, CANASTA_DEALING_IN_SUCCESSION, 5, NULL);
      g_autoptr (CanastaSession) session = canasta_session_new (match, 3, players, NULL);
      gint64 begin = g_get_monotonic_time ();
      guint steps = 0;

      g_signal_connect_swapped (session, "happened", G_CALLBACK (count), &steps);
      canasta_session_set_pace (session, CANASTA_PACE_FAST);
      canasta_session_start (session);
      if (is_hurried)
        canasta_scene_skip (test_seat (session));
      while (steps == 0)
        g_main_context_iteration (NULL, TRUE);
      if (is_hurried)
        g_assert_cmpint (g_get_monotonic_time () - begin, <, CANASTA_SESSION_DEAL * 1000);
      else
        g_assert_cmpint (g_get_monotonic_time () - begin, >, CANASTA_SESSION_DEAL * 1000);
      canasta_session_stop (session);
    }
}

static void
test_stopped_and_started (Fixture *fixture, gconstpointer data)
{
  CanastaAction discard;
  guint steps;

  canasta_session_start (fixture->session);
  play_to_discard (fixture, &discard);
  g_assert_true (canasta_scene_act (test_seat (fixture->session), &discard, NULL));
  g_assert_true (canasta_session_is_thinking (fixture->session));
  canasta_session_stop (fixture->session);
  steps = fixture->steps;
  for (guint i = 0; i < 20; i++)
    {
      g_usleep (2000);
      while (g_main_context_iteration (NULL, FALSE))
        continue;
    }
  g_assert_cmpuint (fixture->steps, ==, steps);

  canasta_session_start (fixture->session);
  g_assert_true (wait_for_person (fixture));
  g_assert_cmpuint (fixture->steps, >, steps);
}

/* How the others play may change; but each of them ends the turn with a
 * discard. */
static void
test_words (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *action;
    const char *said;
  } rows[] = {
    { "draw", "Drew from the stock" },
    { "discard 5D", "Discarded 5♦" },
  };
  g_auto (CanastaSurroundings) nothing = { 0 };

  canasta_scene_write_seats (test_seat (fixture->session), CANASTA_INDEX_LETTERS_ENGLISH,
                             &nothing);
  g_assert_null (nothing.seats[0].said);
  canasta_session_start (fixture->session);
  g_assert_true (wait_for_person (fixture));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (CanastaSurroundings) surroundings = { 0 };
      CanastaAction action;

      g_assert_true (canasta_action_read (rows[i].action, &action));
      g_assert_true (canasta_scene_act (test_seat (fixture->session), &action, NULL));
      canasta_scene_write_seats (test_seat (fixture->session), CANASTA_INDEX_LETTERS_ENGLISH,
                                 &surroundings);
      g_assert_cmpstr (surroundings.seats[0].said, ==, rows[i].said);
    }

  g_assert_true (wait_for_person (fixture));
  for (guint seat = 1; seat < 4; seat++)
    {
      g_auto (CanastaSurroundings) surroundings = { 0 };
      const CanastaSeatText *text = &surroundings.seats[seat];

      canasta_scene_write_seats (test_seat (fixture->session), CANASTA_INDEX_LETTERS_ENGLISH,
                                 &surroundings);
      g_assert_true (g_str_has_prefix (text->said, "Discarded ")
                     || g_str_has_prefix (text->said, "Froze the pile with "));
      g_assert_null (text->answer);
    }
}

static gint64
read_clock (clockid_t clock)
{
  struct timespec time;

  g_assert_cmpint (clock_gettime (clock, &time), ==, 0);
  return time.tv_sec * G_GINT64_CONSTANT (1000000) + time.tv_nsec / 1000;
}

static void
seat_masters (Fixture *fixture)
{
  g_assert_finalize_object (fixture->session);
  fixture->session = seat_players (fixture, masters);
  canasta_session_set_pace (fixture->session, CANASTA_PACE_INSTANT);
  g_signal_connect_swapped (fixture->session, "happened", G_CALLBACK (count), &fixture->steps);
}

/* While masters think, the main loop goes round and round. */
static void
test_free_while_masters_think (Fixture *fixture, gconstpointer data)
{
  gint64 longest = 0;
  guint thoughts = 0;
  guint turns_of_loop = 0;

  seat_masters (fixture);
  canasta_session_start (fixture->session);
  for (guint i = 0; i < 2; i++)
    {
      CanastaAction discard;
      guint steps;

      play_to_discard (fixture, &discard);
      g_assert_true (canasta_scene_act (test_seat (fixture->session), &discard, NULL));
      steps = fixture->steps;
      while (canasta_session_is_thinking (fixture->session))
        {
          gint64 begin = read_clock (CLOCK_THREAD_CPUTIME_ID);

          g_main_context_iteration (NULL, FALSE);
          longest = MAX (longest, read_clock (CLOCK_THREAD_CPUTIME_ID) - begin);
          turns_of_loop++;
          g_usleep (100);
        }
      thoughts += fixture->steps - steps;
    }

  g_test_message ("%u thoughts, %u turns of the loop, the longest %" G_GINT64_FORMAT " µs",
                  thoughts, turns_of_loop, longest);
  g_assert_cmpuint (thoughts, >=, 2 * 3 * 2);
  g_assert_cmpuint (turns_of_loop, >, 3 * thoughts);
  g_assert_cmpint (longest, <=, LONGEST_BUSY);
}

/* A new game or the end of the program does not wait for thoughts. */
static void
test_masters_stop (Fixture *fixture, gconstpointer data)
{
  CanastaAction discard;
  gint64 begin, took;

  seat_masters (fixture);
  canasta_session_start (fixture->session);
  play_to_discard (fixture, &discard);
  g_assert_true (canasta_scene_act (test_seat (fixture->session), &discard, NULL));
  for (guint i = 0; i < 10; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (500);
    }
  g_assert_true (canasta_session_is_thinking (fixture->session));

  begin = read_clock (CLOCK_PROCESS_CPUTIME_ID);
  canasta_session_stop (fixture->session);
  while (canasta_session_is_thinking (fixture->session))
    g_main_context_iteration (NULL, TRUE);
  took = read_clock (CLOCK_PROCESS_CPUTIME_ID) - begin;
  g_test_message ("stopped after %" G_GINT64_FORMAT " µs", took);
  g_assert_cmpint (took, <=, LONGEST_STOP);
}

/* A hook that fails while another player thinks: it is told once, and the match
 * stays as it was. */

static gboolean
fail_for_others (const CanastaHookTurn *turn, CanastaRank rank, gboolean *answer, GError **error)
{
  *answer = TRUE;
  return turn->seat == 0;
}

static void
keep_sentence (char **told, const char *sentence)
{
  g_assert_null (*told);
  *told = g_strdup (sentence);
}

static void
test_variant_fails (Fixture *fixture, gconstpointer data)
{
  static const TestHooks hooks = { .may_discard = fail_for_others };
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (CanastaTable) table = test_open_odd_table (&hooks, 4, rules);
  g_autofree char *told = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_assert_finalize_object (fixture->session);
  g_assert_finalize_object (fixture->match);
  fixture->match = canasta_match_new (table, CANASTA_DEALING_IN_SUCCESSION, 5, NULL);
  fixture->session = seat_players (fixture, players);
  canasta_session_set_pace (fixture->session, CANASTA_PACE_INSTANT);
  g_signal_connect_swapped (fixture->session, "failed", G_CALLBACK (keep_sentence), &told);

  canasta_session_start (fixture->session);
  g_assert_true (wait_for_person (fixture));
  while (canasta_match_get_to_act (fixture->match) == 0)
    act (fixture);
  while (!told)
    {
      g_free (before);
      before = canasta_archive_write (fixture->match, NULL);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpstr (told, ==, "The variant “odd” gave no answer for “may_discard”.");
  g_assert_cmpuint (canasta_match_get_to_act (fixture->match), ==, 1);

  /* Nobody thinks any more, and nothing more is said or played. */
  while (canasta_session_is_thinking (fixture->session) || g_main_context_iteration (NULL, FALSE))
    g_main_context_iteration (NULL, FALSE);
  after = canasta_archive_write (fixture->match, NULL);
  g_assert_cmpstr (after, ==, before);
}

#define ADD(name, rules, function) \
  g_test_add ("/session/" name, Fixture, rules, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("whole-match", "rounds=3", test_whole_match);
  ADD ("resumed", "", test_resumed);
  ADD ("saved-at-once", "", test_saved_at_once);
  ADD ("saved-seldom", "", test_saved_seldom);
  ADD ("open-once", "", test_open_once);
  ADD ("unsaved", "", test_unsaved);
  ADD ("held-discard", "", test_held_discard);
  ADD ("awaited", "", test_awaited);
  ADD ("remark", "", test_remark);
  ADD ("clock", "", test_clock);
  ADD ("illegal-discard-is-not-held", "", test_illegal_discard_is_not_held);
  ADD ("variant-fails", "", test_variant_fails);
  ADD ("hurried", "", test_hurried);
  ADD ("dealt-first", "", test_dealt_first);
  ADD ("stopped-and-started", "", test_stopped_and_started);
  ADD ("words", "", test_words);
  ADD ("free-while-masters-think", "", test_free_while_masters_think);
  ADD ("masters-stop", "", test_masters_stop);
  return g_test_run ();
}
