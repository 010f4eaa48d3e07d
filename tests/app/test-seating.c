/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of who drives the seats of a match: persons who leave and come back in the middle
 * of it, at any moment, and what is counted for them. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "../core/odd-variant.h"
#include "../core/players.h"
#include "match/match-names.h"
#include "players/bot.h"
#include "session/finished.h"
#include "session/person.h"
#include "session/replay.h"
#include "session/session.h"

#define CONFORMANCE_MATCHES 12

static const char *const two_persons[] = { "person", "policy", "person", "policy", NULL };
static const char *const four_persons[] = { "person", "person", "person", "person", NULL };
static const char *const names[] = { "Anna", "Ben", "Karl", "Dora", NULL };

typedef struct
{
  char *folder;
  char *path;
  CanastaMatch *match;
  CanastaSession *session;
  CanastaPlayer *hand;          /* whoever acts for a person */
  guint patience;
} Fixture;

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

static void
open_session (Fixture *fixture, guint64 number, const char *const *words, const char *rules)
{
  g_autoptr (CanastaTable) table = test_table_new (4, rules);
  g_autoptr (CanastaMatchFile) file = open_file (fixture);

  fixture->match = canasta_match_new (table, CANASTA_DEALING_IN_SUCCESSION, number, names);
  fixture->session = canasta_session_new (fixture->match, 0, words, file);
  canasta_session_set_pace (fixture->session, CANASTA_PACE_INSTANT);
  canasta_session_start (fixture->session);
}

static void
close_session (Fixture *fixture)
{
  canasta_session_put_away (fixture->session);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_finalize_object (fixture->session);
  g_assert_finalize_object (fixture->match);
}

static void
set_up (Fixture *fixture, gconstpointer words)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("canasta-seating-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "match.json", NULL);
  fixture->hand = CANASTA_PLAYER (canasta_bot_new (canasta_level_find ("policy"), 1));
  fixture->patience = g_timeout_add_seconds (240, give_up_cb, NULL);
  open_session (fixture, 5, words, "asking=1 rounds=2");
}

static void
tear_down (Fixture *fixture, gconstpointer words)
{
  g_autoptr (GDir) folder = NULL;
  const char *name;

  close_session (fixture);
  g_source_remove (fixture->patience);
  g_object_unref (fixture->hand);
  folder = g_dir_open (fixture->folder, 0, NULL);
  while ((name = g_dir_read_name (folder)))
    {
      g_autofree char *file = g_build_filename (fixture->folder, name, NULL);

      g_unlink (file);
    }
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->path);
  g_free (fixture->folder);
}

/* Whose turn it is to act, if they are a person; the others have acted by then. */
static guint
wait_for_person (Fixture *fixture)
{
  while (canasta_match_get_stage (fixture->match) == CANASTA_STAGE_PLAYING)
    {
      guint seat = canasta_match_get_to_act (fixture->match);

      if (canasta_session_has_person (fixture->session, seat))
        return seat;
      g_main_context_iteration (NULL, TRUE);
    }
  return CANASTA_NO_SEAT;
}

static void
act (Fixture *fixture, guint seat)
{
  CanastaObservation observation;
  CanastaAction action;

  canasta_match_observe (fixture->match, seat, &observation);
  g_assert_true (canasta_player_choose (fixture->hand, &observation, &action, NULL, NULL));
  g_assert_true (canasta_session_act (fixture->session, seat, &action, NULL));
}

static void
play_until (Fixture *fixture, guint wanted)
{
  guint seat;

  while ((seat = wait_for_person (fixture)) != CANASTA_NO_SEAT && seat != wanted)
    act (fixture, seat);
  g_assert_cmpuint (seat, ==, wanted);
}

static void
play_round (Fixture *fixture)
{
  guint seat;

  while ((seat = wait_for_person (fixture)) != CANASTA_NO_SEAT)
    act (fixture, seat);
}

/* In the middle of their turn they leave: a computer player finishes it under a name of its
 * own, and gives the seat back between two turns and not before. */
static void
test_leave (Fixture *fixture, gconstpointer data)
{
  const CanastaBoard *board = &canasta_match_get_state (fixture->match)->board;
  CanastaScreen *screen = canasta_session_get_screen (fixture->session);

  play_until (fixture, 2);
  act (fixture, 2);
  g_assert_cmpuint (board->turn_seat, ==, 2);
  g_assert_true (canasta_session_can_leave (fixture->session, 2));
  g_assert_false (canasta_session_can_leave (fixture->session, 1));
  canasta_session_leave (fixture->session, 2);

  g_assert_false (canasta_session_has_person (fixture->session, 2));
  g_assert_cmpstr (canasta_session_get_player (fixture->session, 2), ==, "policy");
  g_assert_cmpstr (canasta_match_get_names (fixture->match)[2], ==, "Karl (computer)");
  g_assert_cmpuint (canasta_session_list_left (fixture->session), ==, 1u << 2);
  /* Whoever stays is alone before the screen, and yet knows no more than before. */
  g_assert_false (canasta_screen_is_shared (screen));
  g_assert_cmpuint (canasta_screen_get_viewer (screen), ==, 0);
  g_assert_true (canasta_session_is_sealed (fixture->session));
  g_assert_cmpuint (canasta_session_get_reader (fixture->session), ==, CANASTA_NO_SEAT);
  g_assert_false (canasta_session_can_leave (fixture->session, 0));

  g_assert_false (canasta_session_come_back (fixture->session, 2));
  g_assert_cmpuint (board->turn_seat, ==, 2);
  while (board->turn_seat == 2 && canasta_match_get_stage (fixture->match) == CANASTA_STAGE_PLAYING)
    {
      g_assert_false (canasta_session_has_person (fixture->session, 2));
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_true (canasta_session_has_person (fixture->session, 2));
  g_assert_cmpstr (canasta_match_get_names (fixture->match)[2], ==, "Karl");
  g_assert_cmpuint (canasta_session_list_left (fixture->session), ==, 0);
  g_assert_true (canasta_desk_has_missed (canasta_session_get_desk (fixture->session, 2), 1));
  g_assert_false (canasta_desk_has_missed (canasta_session_get_desk (fixture->session, 0), 1));
  play_until (fixture, 2);
}

/* Whoever leaves without a computer player having acted for them has missed nothing. */
static void
test_only_gone (Fixture *fixture, gconstpointer data)
{
  play_until (fixture, 0);
  canasta_session_leave (fixture->session, 2);
  g_assert_true (canasta_session_come_back (fixture->session, 2));
  g_assert_null (canasta_session_get_desk (fixture->session, 2)->missed);
  /* A discard that could be taken back is handed over. */
  canasta_session_set_pace (fixture->session, CANASTA_PACE_FAST);
  while (!canasta_session_is_holding (fixture->session))
    act (fixture, 0);
  canasta_session_leave (fixture->session, 0);
  g_assert_false (canasta_session_is_holding (fixture->session));
  g_assert_null (canasta_session_get_desk (fixture->session, 0)->missed);
}

/* Closes the file and opens it again. */
static void
open_again (Fixture *fixture)
{
  g_auto (CanastaPersonal) personal = { 0 };
  g_autoptr (CanastaMatchFile) file = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  close_session (fixture);
  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, &error));
  fixture->match = canasta_archive_read (text, -1, fixture->path, test_find_variant, NULL, &personal,
                                         &error);
  g_assert_no_error (error);
  file = open_file (fixture);
  fixture->session = canasta_session_resume (fixture->match, &personal, file);
  canasta_session_set_pace (fixture->session, CANASTA_PACE_INSTANT);
}

/* Who was gone when the file was closed is gone when it is opened, and can come back. */
static void
test_resumed (Fixture *fixture, gconstpointer data)
{
  play_until (fixture, 0);
  canasta_session_leave (fixture->session, 0);
  play_until (fixture, 2);
  open_again (fixture);
  g_assert_cmpuint (canasta_session_list_left (fixture->session), ==, 1u << 0);
  g_assert_cmpstr (canasta_match_get_names (fixture->match)[0], ==, "Anna (computer)");
  g_assert_true (canasta_session_is_sealed (fixture->session));
  canasta_session_start (fixture->session);
  g_assert_true (canasta_session_come_back (fixture->session, 0));
  g_assert_cmpstr (canasta_match_get_names (fixture->match)[0], ==, "Anna");
  g_assert_true (canasta_desk_has_missed (canasta_session_get_desk (fixture->session, 0), 1));
  play_until (fixture, 0);
}

/* Who wanted to come back when the file was closed has their seat after that turn. */
static void
test_returning (Fixture *fixture, gconstpointer data)
{
  play_until (fixture, 2);
  act (fixture, 2);
  canasta_session_leave (fixture->session, 2);
  g_assert_false (canasta_session_come_back (fixture->session, 2));
  open_again (fixture);
  g_assert_cmpuint (canasta_session_list_left (fixture->session), ==, 1u << 2);
  canasta_session_start (fixture->session);
  play_until (fixture, 0);
  g_assert_cmpuint (canasta_session_list_left (fixture->session), ==, 0);
  play_until (fixture, 2);
}

/* Whoever looks at a round again reads who acted in it. */
static void
check_told (CanastaReplay *replay, guint round, const char *name)
{
  g_autofree char *start = g_strconcat (name, " ", NULL);
  guint told = 0;

  g_assert_true (canasta_replay_set_round (replay, round));
  g_assert_cmpstr (canasta_match_get_names (canasta_replay_get_match (replay))[2], ==, name);
  for (guint step = 1; step <= canasta_replay_count_steps (replay); step++)
    {
      g_autofree char *sentence = canasta_replay_describe_step (replay, step);

      told += g_str_has_prefix (sentence, start);
      if (g_str_has_prefix (sentence, "Karl "))
        g_assert_true (g_str_has_prefix (sentence, start));
    }
  g_assert_cmpuint (told, >, 3);
}

static void
test_watched (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaReplay) replay = NULL;

  play_until (fixture, 2);
  canasta_session_leave (fixture->session, 2);
  play_round (fixture);
  g_assert_true (canasta_session_come_back (fixture->session, 2));
  g_assert_true (canasta_session_start_round (fixture->session));
  play_round (fixture);

  replay = canasta_replay_new (fixture->match, canasta_session_get_personal (fixture->session), NULL);
  check_told (replay, 1, "Karl (computer)");
  check_told (replay, 2, "Karl");
  canasta_replay_go_to (replay, 3);
  g_assert_cmpstr (canasta_match_get_names (canasta_replay_get_match (replay))[2], ==, "Karl");
  canasta_replay_set_round (replay, 1);
  canasta_replay_go_to (replay, 5);
  canasta_replay_go_back (replay);
  g_assert_cmpstr (canasta_match_get_names (canasta_replay_get_match (replay))[2], ==,
                   "Karl (computer)");
}

/* Each person who is there at the end has a match of their own; the rounds that were played
 * for them are none of theirs. */
static void
test_counted (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaFinished) finished = canasta_finished_new (fixture->folder);
  g_autoptr (GError) error = NULL;
  GPtrArray *results;
  CanastaStatistics sums;
  const CanastaResult *of_karl;

  play_until (fixture, 2);
  canasta_session_note_hint (fixture->session, 2);
  canasta_session_leave (fixture->session, 2);
  play_round (fixture);
  canasta_session_come_back (fixture->session, 2);
  g_assert_true (canasta_session_has_person (fixture->session, 2));
  g_assert_true (canasta_session_start_round (fixture->session));
  play_until (fixture, 3);
  canasta_session_leave (fixture->session, 3);
  play_round (fixture);
  g_assert_cmpint (canasta_match_get_stage (fixture->match), ==, CANASTA_STAGE_MATCH_OVER);

  for (guint i = 0; i < 2; i++)
    g_assert_true (canasta_finished_note (finished, fixture->path, fixture->match,
                                          canasta_session_get_personal (fixture->session), &error));
  results = canasta_finished_get_results (finished);
  g_assert_cmpuint (results->len, ==, 3);
  for (guint i = 0; i < results->len; i++)
    g_assert_cmpstr (((CanastaResult *) g_ptr_array_index (results, i))->person, !=, "Dora");

  for (guint i = 0; i < G_N_ELEMENTS (names) - 1; i++)
    {
      const CanastaResultFilter filter = { .person = i == 0 ? "" : names[i] };
      g_autoptr (GPtrArray) own = canasta_statistics_filter (results, &filter);

      canasta_statistics_add_up (&sums, own);
      g_assert_cmpuint (sums.matches, ==, i == 3 ? 0 : 1);
      g_assert_cmpuint (sums.rounds, ==, i == 3 ? 0 : i == 2 ? 1 : 2);
      g_assert_cmpuint (sums.with_hints, ==, i == 2);
      if (i != 2)
        continue;
      of_karl = g_ptr_array_index (own, 0);
      g_assert_true (of_karl->rounds[0].missed);
      g_assert_cmpint (sums.points, ==, of_karl->rounds[1].points[0]);
      g_assert_cmpint (sums.best_match, ==,
                       of_karl->rounds[0].points[0] + of_karl->rounds[1].points[0]);
    }
}

/* Drivers change at any moment of many matches, in the middle of turns and of questions: each
 * of these comes to its end, and nobody acts for a seat that is not theirs. */
static void
change_somebody (Fixture *fixture, GRand *random)
{
  guint seat = (guint) g_rand_int_range (random, 0, 4);

  if (canasta_session_can_leave (fixture->session, seat))
    canasta_session_leave (fixture->session, seat);
  else if ((canasta_session_list_left (fixture->session) & (1u << seat)) != 0)
    canasta_session_come_back (fixture->session, seat);
}

static void
check_seats (Fixture *fixture)
{
  const CanastaPersonal *personal = canasta_session_get_personal (fixture->session);
  CanastaScreen *screen = canasta_session_get_screen (fixture->session);
  guint left = canasta_session_list_left (fixture->session);

  g_assert_cmpuint (canasta_person_list (personal), ==, 0xf);
  g_assert_cmpuint (canasta_screen_get_persons (screen), ==, 0xf & ~left);
  g_assert_cmpuint (left, !=, 0xf);
  for (guint seat = 0; seat < 4; seat++)
    {
      g_assert_cmpint (canasta_session_has_person (fixture->session, seat), ==,
                       (left & (1u << seat)) == 0);
      g_assert_cmpint (strstr (canasta_match_get_names (fixture->match)[seat], "(computer)") != NULL,
                       ==, (left & (1u << seat)) != 0);
    }
}

static void
test_conformance (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (11);
  guint questions = 0, changes = 0;

  for (guint64 number = 1; number <= CONFORMANCE_MATCHES; number++)
    {
      guint64 seen = 0;

      close_session (fixture);
      open_session (fixture, number, four_persons, "asking=1 rounds=1");
      while (canasta_match_get_stage (fixture->match) != CANASTA_STAGE_MATCH_OVER)
        {
          gboolean is_asked =
            canasta_match_get_state (fixture->match)->board.phase == CANASTA_PHASE_REPLY;
          guint seat;

          if (is_asked || g_rand_int_range (random, 0, 3) == 0)
            {
              questions += is_asked;
              change_somebody (fixture, random);
              changes++;
            }
          check_seats (fixture);
          /* Whoever has as much as the others plays another round. */
          if (canasta_match_get_stage (fixture->match) == CANASTA_STAGE_ROUND_OVER)
            g_assert_true (canasta_session_start_round (fixture->session));
          if (canasta_match_get_stage (fixture->match) != CANASTA_STAGE_PLAYING)
            break;
          seat = canasta_match_get_to_act (fixture->match);
          if (canasta_session_has_person (fixture->session, seat))
            act (fixture, seat);
          else
            g_main_context_iteration (NULL, TRUE);
          g_assert_cmpuint (canasta_record_get_count (canasta_match_get_record (fixture->match)), >=,
                            seen);
          seen = canasta_record_get_count (canasta_match_get_record (fixture->match));
        }
      g_assert_cmpint (canasta_match_get_stage (fixture->match), ==, CANASTA_STAGE_MATCH_OVER);
    }
  g_assert_cmpuint (changes, >, 100);
  g_assert_cmpuint (questions, >, 0);
}

/* What was agreed before the first deal holds, and is kept. */
static void
test_no_hints (Fixture *fixture, gconstpointer data)
{
  g_auto (CanastaPersonal) personal = { 0 };
  g_autoptr (CanastaMatch) match = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  canasta_session_forbid_hints (fixture->session);
  g_assert_true (canasta_session_save (fixture->session, &error));
  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, &error));
  match = canasta_archive_read (text, -1, fixture->path, test_find_variant, NULL, &personal, &error);
  g_assert_no_error (error);
  g_assert_true (personal.no_hints);
}

#define ADD(name, words, function) \
  g_test_add ("/seating/" name, Fixture, words, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("leave", two_persons, test_leave);
  ADD ("only-gone", two_persons, test_only_gone);
  ADD ("resumed", two_persons, test_resumed);
  ADD ("returning", two_persons, test_returning);
  ADD ("watched", two_persons, test_watched);
  ADD ("counted", four_persons, test_counted);
  ADD ("conformance", four_persons, test_conformance);
  ADD ("no-hints", two_persons, test_no_hints);
  return g_test_run ();
}
