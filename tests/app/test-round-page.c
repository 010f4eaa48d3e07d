/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the sheet after a round. */
#include "config.h"

#include "pages/round-page.h"

#include <string.h>

#include "../core/players.h"
#include "window-fixture.h"

static CanastaMatch *
play_round (void)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "rounds=4");
  g_autoptr (GRand) random = g_rand_new_with_seed (3);
  CanastaMatch *match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 3, NULL);

  test_play_round (match, random);
  return match;
}

/* The match as it is read where its record cannot be played again. */
static CanastaMatch *
resume (CanastaMatch *match)
{
  g_autofree char *text = canasta_archive_write (match, NULL);
  g_auto (GStrv) parts = g_strsplit (text, "\"turns\": [", 2);
  g_autofree char *broken = g_strjoinv ("\"turns\": [ \"draw; draw\",", parts);
  g_autoptr (GError) error = NULL;
  CanastaMatch *resumed = canasta_archive_read (broken, -1, "match.json", test_find_variant, NULL,
                                                NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (canasta_match_get_gap (resumed));
  return resumed;
}

static char *
summarise (CanastaMatch *match)
{
  g_autoptr (CanastaSession) session = canasta_session_new (match, 0, NULL, NULL);
  CanastaRoundPage *page = g_object_ref_sink (g_object_new (CANASTA_TYPE_ROUND_PAGE, NULL));
  g_autoptr (CanastaCardArt) art = canasta_card_art_new ();
  char *summary;

  canasta_round_page_set_art (page, art);
  canasta_round_page_update (page, session);
  summary = g_strdup (canasta_round_page_get_summary (page));
  g_object_unref (page);
  return summary;
}

/* A round whose end is not in the record has its points all the same. */
static void
test_resumed (void)
{
  g_autoptr (CanastaMatch) match = play_round ();
  g_autoptr (CanastaMatch) resumed = resume (match);
  g_autofree char *summary = summarise (match);
  g_autofree char *again = summarise (resumed);

  g_assert_true (g_str_has_prefix (summary, "Round over. "));
  g_assert_cmpstr (again, ==, summary);
}

int
main (int argc, char *argv[])
{
  test_window_init (&argc, &argv);
  g_test_add_func ("/round-page/resumed", test_resumed);
  return g_test_run ();
}
