/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what is printed: on as many pages as it needs; and of the score sheet in
 * words. What stands on the pages is read by test-paper-pages.c. */
#include "config.h"

#include "pages/printing.h"

#include <string.h>

#include "../core/players.h"
#include "fixture.h"
#include "rules/numbers.h"
#include "session/score-sheet.h"
#include "session/sides.h"
#include "window-fixture.h"

static CanastaMatch *
play (guint players, guint rounds)
{
  g_autofree char *rules = g_strdup_printf ("rounds=%u", rounds);
  g_autoptr (CanastaTable) table = test_table_new (players, rules);
  g_autoptr (GRand) random = g_rand_new_with_seed (3);
  CanastaMatch *match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 3, NULL);

  test_play_match (match, random);
  return match;
}

/* How many pages a PDF has, and how large it is. */
static guint
export (CanastaPaper *paper, gsize *size)
{
  char *folder = test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "sheet.pdf", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  guint n_pages;

  g_assert_true (canasta_paper_export (paper, path, &n_pages, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &text, size, NULL));
  g_assert_true (g_str_has_prefix (text, "%PDF-"));
  test_folder_remove (folder);
  return n_pages;
}

static void
test_scores (void)
{
  g_autoptr (CanastaMatch) shorter = play (2, 3);
  g_autoptr (CanastaMatch) longer = play (4, 99);
  g_autoptr (CanastaPaper) one =
    canasta_paper_new_scores (shorter, 0, CANASTA_INDEX_LETTERS_ENGLISH, "Classic");
  g_autoptr (CanastaPaper) several =
    canasta_paper_new_scores (longer, 0, CANASTA_INDEX_LETTERS_GERMAN, "Classic");
  gsize size, larger;

  g_assert_cmpuint (export (one, &size), ==, 1);
  g_assert_cmpuint (export (several, &larger), >=, 3);
  g_assert_cmpuint (larger, >, size);
}

static void
test_guide (void)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "rounds=1");
  g_autoptr (CanastaGuide) guide = canasta_guide_new (table, NULL);
  g_autoptr (CanastaPaper) paper = canasta_paper_new_guide (guide, "Classic");
  gsize size;

  g_assert_cmpuint (export (paper, &size), >=, 3);
}

/* Wherever a page ends, a heading goes to the next one with what follows it: that needs
 * a page more, or none. */
static void
test_headings (void)
{
  for (guint n = 1; n < 60; n++)
    {
      g_autoptr (CanastaPaper) with = canasta_paper_new ("Title");
      g_autoptr (CanastaPaper) without = canasta_paper_new ("Title");
      guint pages, pages_before;
      gsize size;

      for (guint i = 0; i < n; i++)
        {
          canasta_paper_add_text (with, "A line.", FALSE);
          canasta_paper_add_text (without, "A line.", FALSE);
        }
      canasta_paper_add_heading (with, "Heading");
      canasta_paper_add_text (with, "A line.", FALSE);
      pages = export (with, &size);
      pages_before = export (without, &size);
      g_assert_cmpuint (pages, >=, pages_before);
      g_assert_cmpuint (pages, <=, pages_before + 1);
    }
}

static void
test_text (void)
{
  g_autoptr (CanastaMatch) match = play (4, 2);
  g_autofree char *text =
    canasta_score_sheet_to_text (match, 0, CANASTA_INDEX_LETTERS_FRENCH, "Classic");
  g_autofree char *total = canasta_number_format (canasta_match_get_total (match, 0));
  g_autofree char *first = canasta_number_format (canasta_match_get_score (match, 0)->totals[0]);
  g_autofree char *begin = g_strdup_printf ("\nRound 1\t%s (", first);
  g_autofree char *end = g_strdup_printf ("\nRound 2\t%s (", total);
  g_autofree char *result = canasta_sides_dup_result (match, 0);

  g_assert_true (g_str_has_prefix (text, "Classic\n\n\tUs ("));
  g_assert_nonnull (strstr (text, begin));
  g_assert_nonnull (strstr (text, end));
  g_assert_nonnull (strstr (text, "\nCards left in hand\nYou\t"));
  g_assert_nonnull (strstr (text, result));
}

int
main (int argc, char *argv[])
{
  test_window_init (&argc, &argv);
  g_test_add_func ("/paper/scores", test_scores);
  g_test_add_func ("/paper/guide", test_guide);
  g_test_add_func ("/paper/headings", test_headings);
  g_test_add_func ("/paper/text", test_text);
  return g_test_run ();
}
