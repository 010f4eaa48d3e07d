/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the history of matches and of the sums over it: what a match adds,
 * that it is counted once, and that damage loses nothing. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "players.h"

typedef struct
{
  char *folder;
  char *path;
  CanastaHistory *history;
} Kept;

static void
set_up (Kept *kept, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  kept->folder = g_dir_make_tmp ("canasta-XXXXXX", &error);
  g_assert_no_error (error);
  kept->path = g_build_filename (kept->folder, "statistics.jsonl", NULL);
  kept->history = canasta_history_new (kept->path);
  g_assert_true (canasta_history_load (kept->history, &error));
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
  g_assert_finalize_object (kept->history);
  g_free (kept->folder);
  g_free (kept->path);
}

static CanastaMatch *
play (guint players, guint number)
{
  g_autoptr (CanastaTable) table = test_table_new (players, "rounds=3");
  g_autoptr (GRand) random = g_rand_new_with_seed (number);
  CanastaMatch *match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, number, NULL);

  test_play_match (match, random);
  return match;
}

static CanastaResult *
make_result (CanastaMatch *match, const char *id, guint seat, gboolean is_given_up)
{
  const char *const players[] = { "strong", "strong", "strong", "strong", NULL };

  return canasta_result_new (match, id, 1000 + g_str_hash (id) % 1000, seat, players,
                             is_given_up);
}

static void
add (Kept *kept, CanastaMatch *match, const char *id, guint seat)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (canasta_history_add (kept->history, make_result (match, id, seat, FALSE),
                                      &error));
  g_assert_no_error (error);
}

static void
add_up (Kept *kept, const CanastaResultFilter *filter, CanastaStatistics *sums)
{
  g_autoptr (GPtrArray) meant =
    canasta_statistics_filter (canasta_history_get_all (kept->history), filter);

  canasta_statistics_add_up (sums, meant);
}

/* What a match was for a person is what its scores and its record say. */
static void
test_result (void)
{
  g_autoptr (CanastaMatch) match = play (4, 1);
  const CanastaRecord *record = canasta_match_get_record (match);
  guint given = 0;

  for (guint seat = 0; seat < 4; seat++)
    {
      g_autoptr (CanastaResult) result = make_result (match, "one", seat, FALSE);
      guint own = seat % 2;
      guint piles = 0;
      guint told = 0;

      g_assert_cmpuint (result->n_rounds, ==, 3);
      g_assert_cmpuint (result->n_sides, ==, 2);
      g_assert_cmpint (canasta_result_get_total (result, 0), ==,
                       canasta_match_get_total (match, own));
      g_assert_cmpint (canasta_result_get_total (result, 1), ==,
                       canasta_match_get_total (match, 1 - own));
      g_assert_cmpint (result->verdict == CANASTA_VERDICT_WON, ==,
                       canasta_match_get_winners (match) == 1u << own);
      g_assert_cmpstr (canasta_result_get_level (result), ==, "strong");
      for (guint i = 0; i < canasta_record_get_count (record); i++)
        piles += canasta_record_get (record, i)->seat == seat
                 && canasta_record_get (record, i)->taken > 0;
      for (guint i = 0; i < 3; i++)
        {
          told += result->rounds[i].piles;
          given += result->rounds[i].piles_given;
          if (result->rounds[i].opened)
            g_assert_cmpint (result->rounds[i].minimum, >=, 50);
        }
      g_assert_cmpuint (told, ==, piles);
    }
  g_assert_cmpuint (given, >, 0);
}

/* Each pile that is taken was given by one opponent, unless nobody threw its card. */
static void
test_given (void)
{
  for (guint number = 1; number <= 20; number++)
    {
      g_autoptr (CanastaMatch) match = play (2, number);
      guint taken[2] = { 0 };
      guint given[2] = { 0 };

      for (guint seat = 0; seat < 2; seat++)
        {
          g_autoptr (CanastaResult) result = make_result (match, "one", seat, FALSE);

          for (guint i = 0; i < result->n_rounds; i++)
            {
              taken[seat] += result->rounds[i].piles;
              given[seat] += result->rounds[i].piles_given;
            }
        }
      g_assert_cmpuint (given[0], <=, taken[1]);
      g_assert_cmpuint (given[1], <=, taken[0]);
      /* Only a pile with the card that the deal turned up is nobody's gift. */
      g_assert_cmpuint (taken[0] + taken[1] - given[0] - given[1], <=, 3);
    }
}

static void
test_sums (Kept *kept, gconstpointer data)
{
  g_autoptr (CanastaMatch) match = play (2, 1);
  g_autoptr (CanastaMatch) partners = play (4, 1);
  guint winner = canasta_match_get_winners (match) & 1 ? 0 : 1;
  int best = canasta_match_get_total (match, winner);
  int worst = canasta_match_get_total (match, 1 - winner);
  CanastaStatistics sums;

  add (kept, match, "a", winner);
  add (kept, match, "b", winner);
  add_up (kept, &(CanastaResultFilter){ 0 }, &sums);
  g_assert_cmpuint (sums.matches, ==, 2);
  g_assert_cmpuint (sums.won, ==, 2);
  g_assert_cmpuint (sums.streak, ==, 2);
  g_assert_cmpuint (sums.rounds, ==, 6);
  g_assert_cmpint (sums.points, ==, 2 * best);
  g_assert_cmpint (sums.best_match, ==, best);
  g_assert_cmpint (sums.worst_match, ==, best);
  g_assert_cmpuint (sums.openings, >, 0);
  g_assert_cmpuint (sums.piles, >, 0);
  g_assert_cmpuint (sums.biggest_pile, >, 0);

  add (kept, match, "c", 1 - winner);
  add (kept, partners, "d", 0);
  add_up (kept, &(CanastaResultFilter){ .players = 2 }, &sums);
  g_assert_cmpuint (sums.matches, ==, 3);
  g_assert_cmpuint (sums.won, ==, 2);
  g_assert_cmpuint (sums.lost, ==, 1);
  g_assert_cmpint (sums.worst_match, ==, worst);
  add_up (kept, &(CanastaResultFilter){ .players = 4, .level = "strong" }, &sums);
  g_assert_cmpuint (sums.matches, ==, 1);
  add_up (kept, &(CanastaResultFilter){ .level = "master" }, &sums);
  g_assert_cmpuint (sums.matches, ==, 0);
  add_up (kept, &(CanastaResultFilter){ .variant = "test", .house = "" }, &sums);
  g_assert_cmpuint (sums.matches, ==, 4);
  add_up (kept, &(CanastaResultFilter){ .until = 1000 }, &sums);
  g_assert_cmpuint (sums.matches, ==, 0);
  add_up (kept, &(CanastaResultFilter){ .from = 1000, .until = 2000 }, &sums);
  g_assert_cmpuint (sums.matches, ==, 4);
}

/* Rounds that are counted in another match are not counted again; the match is. */
static void
test_shared (Kept *kept, gconstpointer data)
{
  g_autoptr (CanastaMatch) match = play (2, 1);
  CanastaResult *again = make_result (match, "b", 0, FALSE);
  g_autoptr (GError) error = NULL;
  CanastaStatistics sums;

  add (kept, match, "a", 0);
  again->rounds[0].shared = again->rounds[1].shared = TRUE;
  g_assert_true (canasta_history_add (kept->history, again, &error));
  g_assert_no_error (error);
  g_assert_true (canasta_history_load (kept->history, &error));
  add_up (kept, &(CanastaResultFilter){ 0 }, &sums);
  g_assert_cmpuint (sums.matches, ==, 2);
  g_assert_cmpuint (sums.rounds, ==, 4);
}

/* A match that was given up is lost; its total says nothing. */
static void
test_given_up (Kept *kept, gconstpointer data)
{
  g_autoptr (CanastaMatch) match = play (2, 1);
  guint winner = canasta_match_get_winners (match) & 1 ? 0 : 1;
  CanastaStatistics sums;

  g_assert_true (canasta_history_add (kept->history, make_result (match, "a", winner, TRUE),
                                      NULL));
  add_up (kept, &(CanastaResultFilter){ 0 }, &sums);
  g_assert_cmpuint (sums.matches, ==, 1);
  g_assert_cmpuint (sums.won, ==, 0);
  g_assert_cmpuint (sums.lost, ==, 1);
  g_assert_cmpuint (sums.given_up, ==, 1);
  g_assert_cmpint (sums.best_match, ==, 0);
  g_assert_cmpuint (sums.rounds, ==, 3);
}

static char *
write_all (CanastaHistory *history)
{
  g_autoptr (JsonNode) node = canasta_statistics_to_json (canasta_history_get_all (history));

  return canasta_json_write (node, TRUE);
}

/* Matches of one second stay in the order in which they were begun. */
static void
test_same_second (Kept *kept, gconstpointer data)
{
  static const char *const ids[] = { "2026-11-23-083012/77", "2026-11-23-083012-2/5",
                                     "2026-11-23-083012-10/61" };
  g_autoptr (CanastaMatch) match = play (2, 2);
  GPtrArray *all;

  for (guint i = G_N_ELEMENTS (ids); i > 0; i--)
    {
      CanastaResult *result = make_result (match, ids[i - 1], 0, FALSE);

      result->ended = 1000;
      g_assert_true (canasta_history_add (kept->history, result, NULL));
    }
  all = canasta_history_get_all (kept->history);
  g_assert_cmpuint (all->len, ==, G_N_ELEMENTS (ids));
  for (guint i = 0; i < all->len; i++)
    g_assert_cmpstr (((const CanastaResult *) all->pdata[i])->id, ==, ids[i]);
}

/* A match is counted once, by whichever program and however often. */
static void
test_once (Kept *kept, gconstpointer data)
{
  g_autoptr (CanastaMatch) match = play (2, 2);
  g_autoptr (CanastaHistory) other = canasta_history_new (kept->path);
  g_autofree char *one = NULL;
  g_autofree char *two = NULL;

  add (kept, match, "a", 0);
  g_assert_true (canasta_history_add (other, make_result (match, "a", 0, FALSE), NULL));
  g_assert_true (canasta_history_add (other, make_result (match, "b", 1, FALSE), NULL));
  add (kept, match, "a", 0);
  g_assert_cmpuint (canasta_history_get_all (kept->history)->len, ==, 2);
  g_assert_true (canasta_history_knows (kept->history, "b"));
  g_assert_false (canasta_history_knows (kept->history, "c"));
  one = write_all (kept->history);
  two = write_all (other);
  g_assert_cmpstr (one, ==, two);
}

/* What was forgotten and is still there is not counted again. */
static void
test_reset (Kept *kept, gconstpointer data)
{
  const char *const remembered[] = { "a", NULL };
  g_autoptr (CanastaMatch) match = play (2, 2);
  g_autoptr (CanastaHistory) other = canasta_history_new (kept->path);

  add (kept, match, "a", 0);
  add (kept, match, "b", 0);
  g_assert_true (canasta_history_reset (kept->history, remembered, NULL));
  g_assert_cmpuint (canasta_history_get_all (kept->history)->len, ==, 0);
  g_assert_true (canasta_history_load (other, NULL));
  g_assert_true (canasta_history_knows (other, "a"));
  g_assert_false (canasta_history_knows (other, "b"));
  add (kept, match, "a", 0);
  g_assert_cmpuint (canasta_history_get_all (kept->history)->len, ==, 0);
  add (kept, match, "b", 0);
  g_assert_cmpuint (canasta_history_get_all (kept->history)->len, ==, 1);
}

static char *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* Wherever the file is cut off, it is said, the piece is kept, and nothing is lost
 * that the version before has. */
static void
test_truncated (Kept *kept, gconstpointer data)
{
  g_autoptr (CanastaMatch) match = play (2, 2);
  g_autofree char *aside = g_strconcat (kept->path, ".bad-1", NULL);
  g_autofree char *text = NULL;
  g_autofree char *before = NULL;
  g_autofree char *previous = canasta_safe_file_previous_path (kept->path);

  add (kept, match, "a", 0);
  add (kept, match, "b", 1);
  add (kept, match, "c", 1);
  text = read_file (kept->path);
  before = read_file (previous);
  for (gsize length = 0; length < strlen (text) - 1; length++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *piece = NULL;

      g_assert_true (g_file_set_contents (kept->path, text, (gssize) length, NULL));
      g_assert_true (g_file_set_contents (previous, before, -1, NULL));
      g_assert_false (canasta_history_load (kept->history, &error));
      g_assert_nonnull (strstr (error->message, "statistics.jsonl"));
      g_assert_nonnull (strstr (error->message, aside));
      g_assert_cmpuint (canasta_history_get_all (kept->history)->len, >=, 2);
      piece = read_file (aside);
      g_assert_cmpuint (strlen (piece), ==, length);
      g_assert_true (canasta_history_load (kept->history, NULL));
      g_assert_cmpuint (canasta_history_get_all (kept->history)->len, >=, 2);
      g_unlink (aside);
    }
}

/* Each kind of damage is told, and costs only the line it is in. */
static void
test_damaged (Kept *kept, gconstpointer data)
{
  static const struct
  {
    const char *find;
    const char *replace;
    const char *told;
  } damages[] = {
    { "\"won\"", "\"lucky\"", "statistics.jsonl, line 3" },
    { "\"lost\"", "\"won\", \"by\": 3", "by" },
    { "\"points\"", "\"points\": [3], \"points\"", "points" },
    { "\"ended\":", "\"ended\": \"soon\", \"begun\":", "ended" },
    { "test/2", "test", "test" },
    { "{", "\xff", "statistics.jsonl" },
  };
  g_autoptr (CanastaMatch) match = play (2, 2);
  g_autofree char *previous = canasta_safe_file_previous_path (kept->path);
  g_autofree char *text = NULL;

  add (kept, match, "a", 0);
  add (kept, match, "b", 1);
  text = read_file (kept->path);
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_auto (GStrv) halves = g_strsplit (text, damages[i].find, 2);
      g_autofree char *damaged = g_strjoinv (damages[i].replace, halves);
      g_autoptr (GError) error = NULL;

      g_assert_true (g_file_set_contents (kept->path, damaged, -1, NULL));
      g_unlink (previous);
      g_assert_false (canasta_history_load (kept->history, &error));
      g_test_message ("%s", error->message);
      if (i > 0)
        g_assert_nonnull (strstr (error->message, damages[i].told));
      g_assert_null (strpbrk (error->message, "\n\r\x1b"));
      g_assert_cmpuint (canasta_history_get_all (kept->history)->len, >=, 1);
    }
}

/* What a newer version has written stays as it is. */
static void
test_newer (Kept *kept, gconstpointer data)
{
  const char *newer = "{\"format\":2,\"lines\":1,\"more\":true}\n{\"match\":1}\n";
  g_autoptr (CanastaMatch) match = play (2, 2);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) second = NULL;
  g_autofree char *text = NULL;

  g_assert_true (g_file_set_contents (kept->path, newer, -1, NULL));
  g_assert_false (canasta_history_load (kept->history, &error));
  g_assert_error (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_FORMAT);
  g_assert_false (canasta_history_add (kept->history, make_result (match, "a", 0, FALSE),
                                       &second));
  g_assert_error (second, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_FORMAT);
  g_assert_false (canasta_history_knows (kept->history, "a"));
  g_assert_false (canasta_history_reset (kept->history, NULL, NULL));
  text = read_file (kept->path);
  g_assert_cmpstr (text, ==, newer);
}

/* Nothing counts that is not on the disk. */
static void
test_unsaved (Kept *kept, gconstpointer data)
{
  g_autofree char *nowhere = g_build_filename (kept->path, "statistics.jsonl", NULL);
  g_autoptr (CanastaMatch) match = play (2, 2);
  g_autoptr (CanastaHistory) history = canasta_history_new (nowhere);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (kept->path, "a file", -1, NULL));
  g_assert_false (canasta_history_add (history, make_result (match, "a", 0, FALSE), &error));
  g_assert_nonnull (error);
  g_assert_false (canasta_history_knows (history, "a"));
}

static void
test_export (Kept *kept, gconstpointer data)
{
  g_autoptr (CanastaMatch) match = play (2, 2);
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *csv = NULL;
  g_autofree char *line = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (CanastaResult) result = NULL;
  g_autoptr (GError) error = NULL;
  JsonObject *sums;

  result = make_result (match, "a", 0, FALSE);
  result->hints = TRUE;
  g_assert_true (canasta_history_add (kept->history, g_steal_pointer (&result), &error));
  g_assert_no_error (error);
  csv = canasta_statistics_write_csv (canasta_history_get_all (kept->history));
  lines = g_strsplit (csv, "\r\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  g_assert_true (g_str_has_prefix (lines[0], "ended,table,house,players,level,result,points,"));
  line = g_strdup_printf (",\"test/2\",\"\",2,\"strong\",%s,%d,%d,3,",
                          canasta_match_get_winners (match) & 1 ? "won" : "lost",
                          canasta_match_get_total (match, 0), canasta_match_get_total (match, 1));
  g_assert_nonnull (strstr (lines[1], line));
  g_assert_true (g_str_has_suffix (lines[0], ",hints"));
  g_assert_true (g_str_has_suffix (lines[1], ",1"));

  node = canasta_statistics_to_json (canasta_history_get_all (kept->history));
  sums = json_object_get_object_member (json_node_get_object (node), "sums");
  g_assert_cmpint (json_object_get_int_member (sums, "points"), ==,
                   canasta_match_get_total (match, 0));
  g_assert_cmpint (json_object_get_int_member (sums, "rounds"), ==, 3);
  g_assert_cmpint (json_object_get_int_member (sums, "with-hints"), ==, 1);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (
                      json_node_get_object (node), "matches")), ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/statistics/result", test_result);
  g_test_add_func ("/statistics/given", test_given);
  g_test_add ("/statistics/sums", Kept, NULL, set_up, test_sums, tear_down);
  g_test_add ("/statistics/shared", Kept, NULL, set_up, test_shared, tear_down);
  g_test_add ("/statistics/given-up", Kept, NULL, set_up, test_given_up, tear_down);
  g_test_add ("/statistics/once", Kept, NULL, set_up, test_once, tear_down);
  g_test_add ("/statistics/same-second", Kept, NULL, set_up, test_same_second, tear_down);
  g_test_add ("/statistics/reset", Kept, NULL, set_up, test_reset, tear_down);
  g_test_add ("/statistics/truncated", Kept, NULL, set_up, test_truncated, tear_down);
  g_test_add ("/statistics/damaged", Kept, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/statistics/newer", Kept, NULL, set_up, test_newer, tear_down);
  g_test_add ("/statistics/unsaved", Kept, NULL, set_up, test_unsaved, tear_down);
  g_test_add ("/statistics/export", Kept, NULL, set_up, test_export, tear_down);
  return g_test_run ();
}
