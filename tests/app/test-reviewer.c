/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of having a round gone through beside the window, without one. */
#include "config.h"

#include "session/reviewer.h"

#include "fixture.h"
#include "session/matches.h"

typedef struct
{
  char *folder;
  CanastaMatches *matches;
  CanastaReplay *replay;        /* of a match of two players in its third round */
  CanastaMatch *match;
  CanastaReviewer *reviewer;
  guint changes;
  guint news;
} Fixture;

static void
count (guint *counter)
{
  (*counter)++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "version-0.1", "match.json",
                                                 NULL);
  g_autoptr (CanastaNotice) notice = NULL;
  g_autoptr (GError) error = NULL;

  fixture->folder = test_folder_new ();
  fixture->matches = canasta_matches_new (fixture->folder, &error);
  g_assert_no_error (error);
  fixture->replay = canasta_matches_watch (fixture->matches, path, &notice);
  g_assert_nonnull (fixture->replay);
  fixture->match = canasta_replay_get_whole (fixture->replay);
  fixture->reviewer = canasta_reviewer_new (fixture->folder);
  g_signal_connect_swapped (fixture->reviewer, "changed", G_CALLBACK (count), &fixture->changes);
  g_signal_connect_swapped (fixture->reviewer, "progressed", G_CALLBACK (count), &fixture->news);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->reviewer)
    g_assert_finalize_object (fixture->reviewer);
  g_object_unref (fixture->replay);
  g_object_unref (fixture->matches);
  test_folder_remove (fixture->folder);
}

static void
wait_for_end (Fixture *fixture)
{
  while (canasta_reviewer_is_working (fixture->reviewer))
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_for_news (Fixture *fixture)
{
  while (fixture->news == 0)
    g_main_context_iteration (NULL, TRUE);
}

/* What is found is told once, and not looked for again. */
static void
test_once (Fixture *fixture, gconstpointer data)
{
  CanastaReviewer *reviewer = fixture->reviewer;
  const CanastaReview *found;

  canasta_reviewer_start (reviewer, fixture->match, 2, 1);
  g_assert_cmpuint (fixture->changes, ==, 1);
  g_assert_null (canasta_reviewer_get_review (reviewer));
  canasta_reviewer_start (reviewer, fixture->match, 2, 1);
  g_assert_cmpuint (fixture->changes, ==, 1);
  wait_for_end (fixture);
  g_assert_cmpuint (fixture->changes, ==, 2);
  g_assert_cmpuint (fixture->news, >, 10);
  g_assert_cmpfloat (canasta_reviewer_get_progress (reviewer), ==, 1);

  found = canasta_reviewer_get_review (reviewer);
  g_assert_null (canasta_reviewer_get_problem (reviewer));
  g_assert_cmpuint (found->round, ==, 2);
  g_assert_cmpuint (found->seat, ==, 1);
  canasta_reviewer_start (reviewer, fixture->match, 2, 1);
  g_assert_false (canasta_reviewer_is_working (reviewer));
  g_assert_true (canasta_reviewer_get_review (reviewer) == found);
  g_assert_cmpuint (fixture->changes, ==, 2);
}

/* What was stopped tells nothing any more, neither of itself nor in place of what
 * was asked for after it. */
static void
test_stop (Fixture *fixture, gconstpointer data)
{
  CanastaReviewer *reviewer = fixture->reviewer;

  canasta_reviewer_start (reviewer, fixture->match, 2, 1);
  wait_for_news (fixture);
  canasta_reviewer_stop (reviewer);
  g_assert_false (canasta_reviewer_is_working (reviewer));
  g_assert_null (canasta_reviewer_get_review (reviewer));
  g_assert_null (canasta_reviewer_get_problem (reviewer));
  g_assert_cmpuint (fixture->changes, ==, 2);

  canasta_reviewer_start (reviewer, fixture->match, 2, 1);
  canasta_reviewer_start (reviewer, fixture->match, 1, 0);
  wait_for_end (fixture);
  g_assert_cmpuint (canasta_reviewer_get_review (reviewer)->round, ==, 1);
  g_assert_cmpuint (canasta_reviewer_get_review (reviewer)->seat, ==, 0);
  g_assert_cmpuint (fixture->changes, ==, 5);
}

/* Nobody need wait for a review to go. */
static void
test_gone (Fixture *fixture, gconstpointer data)
{
  canasta_reviewer_start (fixture->reviewer, fixture->match, 2, 1);
  wait_for_news (fixture);
  g_assert_finalize_object (g_steal_pointer (&fixture->reviewer));
}

/* Which files are reviews; there is one. */
static char *
find_kept (Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  char *found = NULL;
  const char *name;

  while ((name = g_dir_read_name (dir)))
    if (strlen (name) > 64)
      {
        g_assert_null (found);
        found = g_build_filename (fixture->folder, name, NULL);
      }
  g_assert_nonnull (found);
  return found;
}

/* Shown at once, as it was. */
static void
check_kept (Fixture *fixture, const CanastaReview *first)
{
  g_autoptr (CanastaReviewer) reviewer = canasta_reviewer_new (fixture->folder);
  const CanastaReview *again;

  canasta_reviewer_start (reviewer, fixture->match, 2, 1);
  g_assert_false (canasta_reviewer_is_working (reviewer));
  again = canasta_reviewer_get_review (reviewer);
  g_assert_cmpint (again->start, ==, first->start);
  g_assert_cmpint (again->luck, ==, first->luck);
  g_assert_cmpint (again->result, ==, first->result);
  g_assert_true (again->whole == first->whole);
  g_assert_cmpmem (again->decisions, sizeof again->decisions, first->decisions,
                   sizeof first->decisions);
  g_assert_cmpuint (again->steps->len, ==, first->steps->len);
  for (guint i = 0; i < first->steps->len; i++)
    {
      const CanastaReviewStep *one = &g_array_index (first->steps, CanastaReviewStep, i);
      const CanastaReviewStep *other = &g_array_index (again->steps, CanastaReviewStep, i);
      g_autofree char *sentence = canasta_review_describe_step (first, i, fixture->match);
      g_autofree char *same = canasta_review_describe_step (again, i, fixture->match);

      g_assert_cmpstr (same, ==, sentence);
      g_assert_cmpuint (other->event, ==, one->event);
      g_assert_cmpuint (other->turn, ==, one->turn);
      g_assert_cmpuint (other->seat, ==, one->seat);
      g_assert_cmpuint (other->verdict, ==, one->verdict);
      g_assert_cmpint (other->worth, ==, one->worth);
      g_assert_true (canasta_action_equal (&other->action, &one->action));
      g_assert_true (canasta_action_equal (&other->better, &one->better));
      g_assert_cmpuint (other->discard, ==, one->discard);
      g_assert_cmpuint (other->better_discard, ==, one->better_discard);
      g_assert_cmpuint (other->reason.code, ==, one->reason.code);
    }

  /* Not for somebody else. */
  canasta_reviewer_start (reviewer, fixture->match, 2, 0);
  g_assert_true (canasta_reviewer_is_working (reviewer));
}

/* What was found is found again by whoever opens the match anew; what is damaged is
 * made anew. */
static void
test_kept (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *text;
    const char *other;
  } damages[] = {
    { "\"format\": ", "\"format\": 9" }, { "\"seat\": 1", "\"seat\": 0" },
    { "\"better\": \"", "\"better\": \"no " }, { "\"same\"", "\"find\"" },
    { "\"worth\": ", "\"worth\": 99999999" }, { "\"turn\": 1", "\"turn\": 4" },
    { "\"worth\": ", "\"wroth\": " }, { "{", "" }, { "steps", "stops" },
  };
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;

  canasta_reviewer_start (fixture->reviewer, fixture->match, 2, 1);
  wait_for_end (fixture);
  check_kept (fixture, canasta_reviewer_get_review (fixture->reviewer));

  path = find_kept (fixture);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autoptr (CanastaReviewer) reviewer = canasta_reviewer_new (fixture->folder);
      g_auto (GStrv) parts = g_strsplit (text, damages[i].text, 2);
      g_autofree char *damaged = g_strjoinv (damages[i].other, parts);

      g_test_message ("%s", damages[i].other);
      g_assert_cmpuint (g_strv_length (parts), ==, 2);
      g_assert_true (g_file_set_contents (path, damaged, -1, NULL));
      canasta_reviewer_start (reviewer, fixture->match, 2, 1);
      g_assert_true (canasta_reviewer_is_working (reviewer));
    }
}

/* A round that is still being played cannot be reviewed, and it is said why. */
static void
test_problem (Fixture *fixture, gconstpointer data)
{
  canasta_reviewer_start (fixture->reviewer, fixture->match, 3, 1);
  wait_for_end (fixture);
  g_assert_null (canasta_reviewer_get_review (fixture->reviewer));
  g_assert_cmpstr (canasta_reviewer_get_problem (fixture->reviewer), ==,
                   "Round 3 is not over yet.");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/reviewer/once", Fixture, NULL, set_up, test_once, tear_down);
  g_test_add ("/reviewer/stop", Fixture, NULL, set_up, test_stop, tear_down);
  g_test_add ("/reviewer/gone", Fixture, NULL, set_up, test_gone, tear_down);
  g_test_add ("/reviewer/kept", Fixture, NULL, set_up, test_kept, tear_down);
  g_test_add ("/reviewer/problem", Fixture, NULL, set_up, test_problem, tear_down);
  return g_test_run ();
}
