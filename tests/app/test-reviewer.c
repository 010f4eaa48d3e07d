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
  fixture->reviewer = canasta_reviewer_new ();
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
  g_test_add ("/reviewer/problem", Fixture, NULL, set_up, test_problem, tear_down);
  return g_test_run ();
}
