/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of statistics: what a match adds, and that it is kept. */
#include "config.h"

#include <glib/gstdio.h>

#include "players.h"

typedef struct
{
  char *folder;
  char *path;
  CanastaStatistics *statistics;
} Kept;

static void
set_up (Kept *kept, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  kept->folder = g_dir_make_tmp ("canasta-XXXXXX", &error);
  g_assert_no_error (error);
  kept->path = g_build_filename (kept->folder, "statistics.json", NULL);
  kept->statistics = canasta_statistics_new (kept->path);
  g_assert_true (canasta_statistics_load (kept->statistics, &error));
  g_assert_no_error (error);
}

static void
tear_down (Kept *kept, gconstpointer data)
{
  g_autoptr (GDir) folder = g_dir_open (kept->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (folder)))
    {
      g_autofree char *path = g_build_filename (kept->folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (kept->folder);
  g_assert_finalize_object (kept->statistics);
  g_free (kept->folder);
  g_free (kept->path);
}

static CanastaMatch *
play (guint number)
{
  g_autoptr (CanastaTable) table = test_table_new (2, "rounds=3");
  g_autoptr (GRand) random = g_rand_new_with_seed (number);
  CanastaMatch *match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, number, NULL);

  test_play_match (match, random);
  return match;
}

static void
note (Kept *kept, CanastaMatch *match, guint seat, gboolean hints)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (canasta_statistics_note_match (kept->statistics, match, seat, "strong", hints,
                                                &error));
  g_assert_no_error (error);
}

static void
test_note (Kept *kept, gconstpointer data)
{
  g_autoptr (CanastaMatch) match = play (1);
  guint winner = canasta_match_get_winners (match) & 1 ? 0 : 1;
  const CanastaResults *results;

  note (kept, match, winner, FALSE);
  note (kept, match, winner, TRUE);
  results = canasta_statistics_find (kept->statistics, "test", "strong");
  g_assert_nonnull (results);
  g_assert_cmpint (results->played, ==, 2);
  g_assert_cmpint (results->won, ==, 2);
  g_assert_cmpint (results->streak, ==, 2);
  g_assert_cmpint (results->with_hints, ==, 1);
  g_assert_cmpint (results->rounds, ==, 6);
  g_assert_cmpint (results->points, ==, 2 * canasta_match_get_total (match, winner));
  g_assert_cmpint (results->best_match, ==, canasta_match_get_total (match, winner));
  g_assert_cmpint (results->best_round, <=, results->best_match);
  g_assert_cmpint (results->openings, >, 0);
  g_assert_cmpint (results->piles, >, 0);
  g_assert_cmpint (results->biggest_pile, >, 0);

  note (kept, match, 1 - winner, FALSE);
  g_assert_cmpint (results->played, ==, 3);
  g_assert_cmpint (results->won, ==, 2);
  g_assert_cmpint (results->streak, ==, 0);
  g_assert_cmpint (results->best_streak, ==, 2);
  g_assert_null (canasta_statistics_find (kept->statistics, "test", "master"));
}

static void
test_kept (Kept *kept, gconstpointer data)
{
  g_autoptr (CanastaMatch) match = play (2);
  g_autoptr (CanastaStatistics) other = canasta_statistics_new (kept->path);
  g_autoptr (GError) error = NULL;
  g_autofree char *csv = NULL;
  g_autofree char *other_csv = NULL;

  note (kept, match, 0, FALSE);
  g_assert_true (canasta_statistics_load (other, &error));
  g_assert_no_error (error);
  csv = canasta_statistics_write_csv (kept->statistics);
  other_csv = canasta_statistics_write_csv (other);
  g_assert_cmpstr (csv, ==, other_csv);
  g_assert_true (g_str_has_prefix (csv, "variant,level,played,won,"));
  g_assert_nonnull (strstr (csv, "\r\n\"test\",\"strong\",1,"));

  g_assert_true (canasta_statistics_reset (other, &error));
  g_assert_cmpuint (canasta_statistics_get_count (other), ==, 0);
  g_assert_true (canasta_statistics_load (kept->statistics, &error));
  g_assert_cmpuint (canasta_statistics_get_count (kept->statistics), ==, 0);
}

static void
test_damaged (Kept *kept, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *aside = g_strconcat (kept->path, ".bad-1", NULL);

  g_file_set_contents (kept->path, "{ \"format\": 1, \"results\": [ { \"variant\": 3 } ] }", -1,
                       &error);
  g_assert_no_error (error);
  g_assert_false (canasta_statistics_load (kept->statistics, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, "statistics.json"));
  g_assert_cmpuint (canasta_statistics_get_count (kept->statistics), ==, 0);
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/statistics/note", Kept, NULL, set_up, test_note, tear_down);
  g_test_add ("/statistics/kept", Kept, NULL, set_up, test_kept, tear_down);
  g_test_add ("/statistics/damaged", Kept, NULL, set_up, test_damaged, tear_down);
  return g_test_run ();
}
