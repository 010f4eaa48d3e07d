/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the saved matches as the window lists, opens and deletes them. */
#include "config.h"

#include "session/matches.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
#include <utime.h>

#include "fixture.h"
#include "files/safe-file.h"
#include "match/statistics.h"
#include "players/random-player.h"
#include "test-seat.h"

typedef struct
{
  char *folder;
  char *saved;
  CanastaMatches *matches;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = test_folder_new ();
  fixture->saved = g_build_filename (fixture->folder, "matches", NULL);
  fixture->matches = canasta_matches_new (fixture->folder, &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  test_seat (NULL);
  canasta_matches_leave (fixture->matches);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_finalize_object (fixture->matches);
  g_free (fixture->saved);
  test_folder_remove (fixture->folder);
}

static void
start (Fixture *fixture)
{
  g_autoptr (CanastaSetup) setup = canasta_setup_new ();
  g_autoptr (GError) error = NULL;

  g_assert_true (canasta_matches_start (fixture->matches, setup, &error));
  g_assert_no_error (error);
  canasta_session_start (canasta_matches_get_session (fixture->matches));
}

/* Deals a match and saves it twice. Returns: its path. */
static char *
save_match (Fixture *fixture)
{
  CanastaSession *session;
  char *path;

  start (fixture);
  session = canasta_matches_get_session (fixture->matches);
  path = g_strdup (canasta_session_get_path (session));
  canasta_session_stop (session);
  canasta_scene_keep_arranged (test_seat (session), "4C", NULL);
  canasta_matches_leave (fixture->matches);
  return path;
}

/* The sentences that are told with the list, a line each. */
static char *
list (Fixture *fixture, guint expected)
{
  g_autoptr (CanastaNotice) notice = NULL;
  g_autoptr (GPtrArray) saved = canasta_matches_list_saved (fixture->matches, &notice);

  g_assert_cmpuint (saved->len, ==, expected);
  return notice ? g_strdup (notice->sentence) : NULL;
}

/* A match that another program plays is listed, and neither played nor deleted
 * here. */
static void
test_elsewhere (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = save_match (fixture);
  g_autoptr (CanastaMatchFile) other = canasta_match_file_open (path, NULL);
  g_autoptr (CanastaNotice) unopened = NULL;
  g_autoptr (CanastaNotice) undeleted = NULL;
  g_autoptr (CanastaNotice) notice = NULL;
  g_autofree char *told = list (fixture, 1);
  g_autofree char *kept = NULL;

  g_assert_null (told);
  g_assert_false (canasta_matches_open (fixture->matches, path, &unopened));
  g_assert_cmpstr (unopened->sentence, ==,
                   "The game “Classic, four players, round 1” is open in another window or "
                   "terminal: close it there, or play another one.");
  g_assert_nonnull (strstr (unopened->details, path));
  g_assert_null (canasta_matches_get_session (fixture->matches));
  g_assert_null (canasta_matches_delete_saved (fixture->matches, path, &undeleted));
  g_assert_cmpstr (undeleted->sentence, ==, unopened->sentence);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));

  canasta_match_file_close (other);
  g_assert_true (canasta_matches_open (fixture->matches, path, &notice));
  g_assert_null (notice);
  canasta_matches_leave (fixture->matches);
  g_assert_true (canasta_matches_open (fixture->matches, path, &notice));
  canasta_matches_leave (fixture->matches);
  kept = canasta_matches_delete_saved (fixture->matches, path, &notice);
  g_assert_nonnull (kept);
  g_free (list (fixture, 0));
}

/* Whatever is damaged is told once, each match of it. */
static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  g_autofree char *mended = save_match (fixture);
  g_autofree char *also_mended = save_match (fixture);
  g_autofree char *lost = g_build_filename (fixture->saved, "lost.json", NULL);
  const char *const paths[] = { mended, also_mended, lost };
  g_auto (GStrv) lines = NULL;
  g_autofree char *told = NULL;
  guint n_mended = 0;

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    g_assert_true (g_file_set_contents (paths[i], "{", -1, NULL));
  told = list (fixture, 2);
  lines = g_strsplit (told, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, G_N_ELEMENTS (paths));
  for (guint i = 0; lines[i]; i++)
    n_mended += g_str_equal (lines[i], "The last save of the game “Classic, four players, round "
                                       "1” was damaged; the version before it takes its place.");
  g_assert_cmpuint (n_mended, ==, 2);
  g_assert_true (g_strv_contains ((const char *const *) lines, "A saved game is damaged and "
                                  "cannot be opened; its files are kept."));
  g_assert_null (list (fixture, 2));
}

/* Of several that are lost there is one sentence. */
static void
test_several_lost (Fixture *fixture, gconstpointer data)
{
  g_autofree char *told = NULL;

  g_free (save_match (fixture));
  for (const char *letter = "abc"; *letter; letter++)
    {
      g_autofree char *name = g_strdup_printf ("%c.json", *letter);
      g_autofree char *path = g_build_filename (fixture->saved, name, NULL);

      g_assert_true (g_file_set_contents (path, "{", -1, NULL));
    }
  told = list (fixture, 1);
  g_assert_cmpstr (told, ==, "Several saved games are damaged and cannot be opened; their files "
                   "are kept.");
}

/* A game can be played where none can be saved. */
static void
test_unsaved (Fixture *fixture, gconstpointer data)
{
  g_assert_true (g_file_set_contents (fixture->saved, "no folder", -1, NULL));
  start (fixture);
  g_assert_nonnull (canasta_matches_get_session (fixture->matches));
}

/* A match whose steps cannot be played again goes on, and that is told once. */
static void
test_resumed (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = save_match (fixture);
  g_autofree char *previous = canasta_safe_file_previous_path (path);
  g_autofree char *text = NULL;
  g_autofree char *changed = NULL;
  g_autoptr (CanastaNotice) notice = NULL;
  g_autoptr (CanastaNotice) again = NULL;
  g_auto (GStrv) parts = NULL;

  /* Neither in the last version nor in the one before. */
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  parts = g_strsplit (text, "\"turns\": [", 2);
  changed = g_strjoinv ("\"turns\": [ \"draw; draw\"", parts);
  g_assert_true (g_file_set_contents (path, changed, -1, NULL));
  g_assert_true (g_file_set_contents (previous, changed, -1, NULL));
  g_assert_null (list (fixture, 1));

  g_assert_true (canasta_matches_open (fixture->matches, path, &notice));
  g_assert_cmpstr (notice->sentence, ==,
                   "The game goes on; its earlier steps cannot be shown.");
  g_assert_nonnull (strstr (notice->details, "“draw” is not possible"));
  canasta_scene_keep_arranged (test_seat (canasta_matches_get_session (fixture->matches)), "4D", NULL);
  canasta_matches_leave (fixture->matches);
  g_assert_true (canasta_matches_open (fixture->matches, path, &again));
  g_assert_null (again);
}

/* Takes what an earlier version has left in the folder for the matches. */
static void
inherit (Fixture *fixture, const char *version, const char *file, const char *name)
{
  g_autofree char *from = g_test_build_filename (G_TEST_DIST, "data", version, file, NULL);
  g_autofree char *to = g_build_filename (fixture->folder, name, NULL);
  g_autofree char *folder = g_path_get_dirname (to);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (from, &text, NULL, &error);
  g_assert_no_error (error);
  g_mkdir_with_parents (folder, 0700);
  g_file_set_contents (to, text, -1, &error);
  g_assert_no_error (error);
}

static void
check_choices (GSettings *settings)
{
  static const struct
  {
    const char *key;
    int choice;
  } rows[] = {
    { "pace", CANASTA_PACE_FAST },
    { "confirm-discards", CANASTA_CONFIRM_DISCARDS_ALWAYS },
    { "hints", CANASTA_HINTS_COACH },
    { "sort-order", CANASTA_SORT_MOST_COMPLETE },
    { "style", CANASTA_STYLE_DARK },
    { "felt", CANASTA_FELT_BROWN },
    { "index-letters", CANASTA_LETTERS_FRENCH },
    { "animations", CANASTA_ANIMATIONS_REDUCED },
    { "announcements", CANASTA_DETAIL_FULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_test_message ("%s", rows[i].key);
      g_assert_cmpint (g_settings_get_enum (settings, rows[i].key), ==, rows[i].choice);
    }
}

/* Both files were written by the version 0.1 of commit d925897: the preferences
 * all changed from the standard, and a match that canasta-cli has played by its
 * own hints up to a third round. */
static void
test_version_0_1 (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaNotice) notice = NULL;
  g_autoptr (GPtrArray) saved = NULL;
  g_autofree char *language = NULL;
  g_autofree char *name = NULL;
  const CanastaSaved *match;
  CanastaSession *session;
  GSettings *settings;

  inherit (fixture, "version-0.1", "settings.ini", "settings.ini");
  inherit (fixture, "version-0.1", "match.json", "matches/2026-11-22-134208.json");
  g_object_unref (fixture->matches);
  g_setenv ("GSETTINGS_BACKEND", "keyfile", TRUE);
  fixture->matches = canasta_matches_new (fixture->folder, NULL);
  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);

  settings = canasta_matches_get_settings (fixture->matches);
  check_choices (settings);
  language = g_settings_get_string (settings, "language");
  g_assert_cmpstr (language, ==, "de");
  name = g_settings_get_string (settings, "player-name");
  g_assert_cmpstr (name, ==, "Anaïs");
  g_assert_cmpfloat (g_settings_get_double (settings, "card-size"), ==, 1.25);
  g_assert_true (g_settings_get_boolean (settings, "sound"));

  saved = canasta_matches_list_saved (fixture->matches, &notice);
  g_assert_null (notice);
  g_assert_cmpuint (saved->len, ==, 1);
  match = g_ptr_array_index (saved, 0);
  g_assert_cmpstr (match->title, ==, "Classic, two players, round 3");
  g_assert_cmpstr (match->standing, ==, "You 2,615 · Anna 1,370 · to 5,000");

  g_assert_true (canasta_matches_open (fixture->matches, match->path, &notice));
  g_assert_null (notice);
  session = canasta_matches_get_session (fixture->matches);
  g_assert_cmpstr (canasta_session_get_player (session, 1), ==, "casual");
  g_assert_cmpint (canasta_session_get_pace (session), ==, CANASTA_PACE_FAST);
  g_assert_cmpuint (
    canasta_record_get_count (canasta_match_get_record (canasta_session_get_match (session))),
    ==, 139);
}

#define ADD(name, function) \
  g_test_add ("/matches/" name, Fixture, NULL, set_up, function, tear_down)

/* Who plays for the first time plays against beginners. */
static void
test_first_level (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaSetup) setup =
    canasta_setup_new_last (canasta_matches_get_settings (fixture->matches));

  for (guint seat = 1; seat < canasta_setup_get_players (setup); seat++)
    g_assert_cmpstr (canasta_setup_get_level (setup, seat), ==, "beginner");
}

/* Plays the match to its end as fast as it can, the person by chance. */
static void
play_to_end (Fixture *fixture)
{
  CanastaSession *session = canasta_matches_get_session (fixture->matches);
  CanastaMatch *match = canasta_session_get_match (session);
  g_autoptr (CanastaPlayer) player = canasta_random_player_new (1);

  canasta_session_start (session);
  while (canasta_match_get_stage (match) != CANASTA_STAGE_MATCH_OVER)
    {
      CanastaObservation observation;
      CanastaAction action;

      if (canasta_match_get_stage (match) == CANASTA_STAGE_ROUND_OVER)
        {
          g_assert_true (canasta_session_start_round (session));
        }
      else if (canasta_match_get_to_act (match) == canasta_session_get_reader (session))
        {
          canasta_match_observe (match, canasta_session_get_reader (session), &observation);
          g_assert_true (canasta_player_choose (player, &observation, &action, NULL, NULL));
          g_assert_true (canasta_scene_act (test_seat (session), &action, NULL));
        }
      else
        {
          g_main_context_iteration (NULL, TRUE);
        }
    }
}

static guint
count_counted (Fixture *fixture, CanastaStatistics *sums)
{
  g_autoptr (CanastaNotice) notice = NULL;
  CanastaFinished *finished = canasta_matches_get_finished (fixture->matches, &notice);

  g_assert_null (notice);
  canasta_statistics_add_up (sums, canasta_finished_get_results (finished));
  return sums->matches;
}

/* Begins anew, as after a crash. */
static void
reopen (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  canasta_matches_leave (fixture->matches);
  g_object_unref (fixture->matches);
  fixture->matches = canasta_matches_new (fixture->folder, &error);
  g_assert_no_error (error);
}

/* What is kept is not over; what is over counts once, also where nobody could count
 * it when it ended, and not again after the statistics were reset. */
static void
test_counted (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = save_match (fixture);
  g_autofree char *counted = g_build_filename (fixture->folder, "statistics.jsonl", NULL);
  g_autoptr (CanastaNotice) notice = NULL;
  g_autoptr (CanastaGiven) given = NULL;
  g_autofree char *previous = canasta_safe_file_previous_path (path);
  g_autofree char *taken = NULL;
  gboolean is_copy;
  CanastaStatistics sums;

  g_assert_cmpuint (count_counted (fixture, &sums), ==, 0);
  canasta_matches_set_pace (fixture->matches, CANASTA_PACE_INSTANT);
  g_assert_true (canasta_matches_open (fixture->matches, path, &notice));
  play_to_end (fixture);
  g_assert_cmpuint (count_counted (fixture, &sums), ==, 1);
  g_assert_cmpuint (sums.won + sums.lost, ==, 1);
  g_assert_cmpuint (sums.rounds, >, 0);
  reopen (fixture);
  g_assert_cmpuint (count_counted (fixture, &sums), ==, 1);

  /* Killed between keeping the match and counting it. */
  g_assert_cmpint (g_remove (counted), ==, 0);
  reopen (fixture);
  g_assert_cmpuint (count_counted (fixture, &sums), ==, 1);
  g_assert_cmpuint (sums.piles + sums.openings + sums.rounds, >, 0);

  /* Nor does a game count that somebody else has played. */
  given = canasta_given_read (path, canasta_matches_get_registry (fixture->matches), NULL);
  g_free (given->path);
  given->path = g_strdup ("/elsewhere.json");
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_remove (previous), ==, 0);
  taken = canasta_matches_take (fixture->matches, given, &is_copy, NULL);
  g_assert_true (is_copy);
  g_assert_cmpuint (count_counted (fixture, &sums), ==, 1);

  g_assert_true (canasta_matches_reset_statistics (fixture->matches, &notice));
  g_assert_cmpuint (count_counted (fixture, &sums), ==, 0);
  reopen (fixture);
  g_assert_cmpuint (count_counted (fixture, &sums), ==, 0);
}

/* A match that was given up is over and lost, now and later. */
static void
test_given_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = save_match (fixture);
  g_autofree char *kept = NULL;
  g_autoptr (CanastaNotice) notice = NULL;
  g_autoptr (CanastaNotice) refusal = NULL;
  CanastaStatistics sums;

  g_assert_true (canasta_matches_open (fixture->matches, path, &notice));
  g_assert_true (canasta_matches_give_up (fixture->matches, &notice));
  g_assert_null (notice);
  g_assert_null (canasta_matches_get_session (fixture->matches));
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GPtrArray) saved = canasta_matches_list_saved (fixture->matches, &notice);
      const CanastaSaved *first = g_ptr_array_index (saved, 0);

      g_assert_cmpuint (saved->len, ==, 1);
      g_assert_true (first->is_over);
      g_assert_true (g_str_has_prefix (first->standing, "Given up: "));
      g_assert_cmpuint (count_counted (fixture, &sums), ==, 1);
      g_assert_cmpuint (sums.lost, ==, 1);
      g_assert_cmpuint (sums.given_up, ==, 1);
      g_clear_pointer (&refusal, canasta_notice_free);
      g_assert_false (canasta_matches_open (fixture->matches, path, &refusal));
      g_assert_cmpstr (refusal->sentence, ==, "This game was given up.");
      reopen (fixture);
    }
  kept = canasta_matches_delete_saved (fixture->matches, path, &notice);
  g_assert_nonnull (kept);
  g_assert_cmpuint (count_counted (fixture, &sums), ==, 1);
  g_assert_true (canasta_matches_restore (fixture->matches, kept, &notice));
  g_assert_cmpuint (count_counted (fixture, &sums), ==, 1);
  g_assert_false (canasta_matches_open (fixture->matches, path, &notice));
}

/* How many matches can come back. */
static guint
count_deleted (Fixture *fixture)
{
  g_autoptr (GPtrArray) deleted = canasta_matches_list_deleted (fixture->matches);

  return deleted->len;
}

/* Nothing of a match is lost by deleting it, and all of it comes back. */
static void
test_restored (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = save_match (fixture);
  g_autofree char *previous = canasta_safe_file_previous_path (path);
  g_autofree char *text = NULL;
  g_autofree char *before = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_file_get_contents (previous, &before, NULL, NULL));
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (CanastaNotice) notice = NULL;
      g_autofree char *kept = canasta_matches_delete_saved (fixture->matches, path, &notice);
      g_autofree char *day = g_path_get_dirname (kept);
      g_autoptr (GPtrArray) deleted = canasta_matches_list_deleted (fixture->matches);
      const CanastaSaved *match = g_ptr_array_index (deleted, 0);
      g_autofree char *text_again = NULL;
      g_autofree char *before_again = NULL;

      g_assert_null (notice);
      g_free (list (fixture, 0));
      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
      g_assert_false (g_file_test (previous, G_FILE_TEST_EXISTS));
      g_assert_cmpuint (deleted->len, ==, 1);
      g_assert_cmpstr (match->path, ==, kept);
      g_assert_cmpstr (match->title, ==, "Classic, four players, round 1");
      g_assert_nonnull (match->deleted);

      reopen (fixture);
      g_assert_cmpuint (count_deleted (fixture), ==, 1);
      g_assert_true (canasta_matches_restore (fixture->matches, kept, &notice));
      g_assert_null (notice);
      g_assert_cmpuint (count_deleted (fixture), ==, 0);
      g_assert_false (g_file_test (day, G_FILE_TEST_EXISTS));
      g_free (list (fixture, 1));
      g_assert_true (g_file_get_contents (path, &text_again, NULL, NULL));
      g_assert_true (g_file_get_contents (previous, &before_again, NULL, NULL));
      g_assert_cmpstr (text_again, ==, text);
      g_assert_cmpstr (before_again, ==, before);
    }
}

/* Of the matches that are over the last twelve are listed; an older one goes where those
 * go that are deleted, and once it came back another one does. */
static void
test_over (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaNotice) notice = NULL;
  g_autoptr (GPtrArray) deleted = NULL;
  g_autoptr (GPtrArray) saved = NULL;
  g_autofree char *gone = NULL;
  const CanastaSaved *match;

  for (guint i = 0; i < 13; i++)
    {
      const struct utimbuf times = { 1000000000 + i, 1000000000 + i };
      g_autofree char *path = save_match (fixture);

      g_assert_true (canasta_matches_open (fixture->matches, path, &notice));
      g_assert_true (canasta_matches_give_up (fixture->matches, &notice));
      g_assert_cmpint (g_utime (path, (struct utimbuf *) &times), ==, 0);
    }
  g_free (list (fixture, 12));
  deleted = canasta_matches_list_deleted (fixture->matches);
  g_assert_cmpuint (deleted->len, ==, 1);
  match = g_ptr_array_index (deleted, 0);
  g_assert_true (match->is_over);
  gone = g_path_get_basename (match->path);

  g_assert_true (canasta_matches_restore (fixture->matches, match->path, &notice));
  saved = canasta_matches_list_saved (fixture->matches, &notice);
  match = g_ptr_array_index (saved, 0);
  g_assert_cmpuint (saved->len, ==, 12);
  g_assert_true (g_str_has_suffix (match->path, gone));
  g_assert_cmpuint (count_deleted (fixture), ==, 1);
}

/* What was deleted stays for thirty days, and what else lies there for ever. */
static void
test_deleted_days (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = save_match (fixture);
  g_autoptr (CanastaNotice) notice = NULL;
  g_autofree char *kept = canasta_matches_delete_saved (fixture->matches, path, &notice);
  g_autofree char *day = g_path_get_dirname (kept);
  g_autofree char *folder = g_path_get_dirname (day);
  g_autofree char *other = g_build_filename (folder, "2020-01-1", NULL);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  g_assert_cmpint (g_mkdir (other, 0700), ==, 0);
  for (int days = 0; days <= 32; days++)
    {
      g_autoptr (GDateTime) then = g_date_time_add_days (now, -days);
      g_autofree char *name = g_date_time_format (then, "%Y-%m-%d");
      g_autofree char *earlier = g_build_filename (folder, name, NULL);

      if (!g_file_test (day, G_FILE_TEST_EXISTS))
        {
          g_assert_cmpint (days, ==, 32);
          break;
        }
      g_assert_cmpint (g_rename (day, earlier), ==, 0);
      g_free (day);
      day = g_steal_pointer (&earlier);
      reopen (fixture);
      g_assert_cmpuint (count_deleted (fixture), ==, days <= 30);
    }
  g_assert_true (g_file_test (other, G_FILE_TEST_IS_DIR));
}

/* A match of the same name that is there is not replaced. */
static void
test_not_replaced (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = save_match (fixture);
  g_autoptr (CanastaNotice) notice = NULL;
  g_autofree char *kept = canasta_matches_delete_saved (fixture->matches, path, &notice);
  g_autofree char *text = NULL;

  g_assert_true (g_file_set_contents (path, "another", -1, NULL));
  g_assert_cmpuint (count_deleted (fixture), ==, 0);
  g_assert_false (canasta_matches_restore (fixture->matches, kept, &notice));
  g_assert_cmpstr (notice->sentence, ==, "The deleted game could not be restored.");
  g_assert_nonnull (strstr (notice->details, "could not be moved: File exists."));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "another");
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
}

/* What the clock on the wall is ahead, in seconds; the clock of the tests stands still
 * meanwhile, so that two things happen in the same second. */
static gint64 jump;
static gint64 stopped_at;

/* These stand in for the system's, here and in the libraries. */
int
gettimeofday (struct timeval *time, void *zone)
{
  struct timespec now;
  int status = clock_gettime (CLOCK_REALTIME, &now);

  *time = (struct timeval){ now.tv_sec, now.tv_nsec / 1000 };
  return status;
}

int
clock_gettime (clockid_t clock, struct timespec *time)
{
  int status = (int) syscall (SYS_clock_gettime, clock, time);

  if (clock == CLOCK_REALTIME && stopped_at != 0)
    time->tv_sec = stopped_at + jump;
  return status;
}

/* A clock that jumps, forwards and back, and comes to the same second again: each game
 * has a file of its own, all are listed and go on, and what ends is counted once. */
static void
test_clock_jumps (Fixture *fixture, gconstpointer data)
{
  static const gint64 jumps[] = { 0, 86400 * 400, 0, -86400 * 800, -3600 };
  g_autoptr (GHashTable) paths = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer path;
  CanastaStatistics sums;

  stopped_at = g_get_real_time () / G_USEC_PER_SEC;
  for (guint i = 0; i < G_N_ELEMENTS (jumps); i++)
    {
      g_autofree char *told = NULL;

      jump = jumps[i];
      g_assert_cmpint (g_get_real_time () / G_USEC_PER_SEC, ==, stopped_at + jump);
      g_assert_true (g_hash_table_add (paths, save_match (fixture)));
      told = list (fixture, i + 1);
      g_assert_null (told);
    }

  g_hash_table_iter_init (&iter, paths);
  for (guint i = 0; g_hash_table_iter_next (&iter, &path, NULL); i++)
    {
      g_autoptr (CanastaNotice) notice = NULL;

      jump = jumps[i];
      g_assert_true (canasta_matches_open (fixture->matches, path, &notice));
      g_assert_null (notice);
      jump = jumps[(i + 1) % G_N_ELEMENTS (jumps)];
      g_assert_true (canasta_matches_give_up (fixture->matches, &notice));
      reopen (fixture);
      g_assert_cmpuint (count_counted (fixture, &sums), ==, i + 1);
    }
  stopped_at = jump = 0;
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("elsewhere", test_elsewhere);
  ADD ("damaged", test_damaged);
  ADD ("several-lost", test_several_lost);
  ADD ("resumed", test_resumed);
  ADD ("unsaved", test_unsaved);
  ADD ("version-0.1", test_version_0_1);
  ADD ("first-level", test_first_level);
  g_test_add ("/matches/counted", Fixture, NULL, set_up, test_counted, tear_down);
  g_test_add ("/matches/given-up", Fixture, NULL, set_up, test_given_up, tear_down);
  ADD ("restored", test_restored);
  ADD ("over", test_over);
  ADD ("deleted-days", test_deleted_days);
  ADD ("not-replaced", test_not_replaced);
  ADD ("clock-jumps", test_clock_jumps);
  return g_test_run ();
}
