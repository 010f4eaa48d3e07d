/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records the matches of tests/data/matches anew, with the totals they come to:
 * `ninja record-matches`. Only a change of rules or scores is a reason to. */
#include "config.h"

#include "players.h"

static void
record (const char *folder, const char *name, CanastaTable *table, guint64 number,
        GString *totals)
{
  g_autoptr (GRand) random = g_rand_new_with_seed ((guint32) number);
  g_autoptr (CanastaMatch) match = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = NULL;

  match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, number, NULL);
  test_play_match (match, random);
  text = canasta_archive_write (match, NULL);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);

  g_string_append (totals, name);
  for (guint ledger = 0; ledger < table->n_sides; ledger++)
    g_string_append_printf (totals, " %d", canasta_match_get_total (match, ledger));
  g_string_append_c (totals, '\n');
}

int
main (int argc, char *argv[])
{
  g_autoptr (CanastaTable) partners = test_table_new (4, "rounds=2");
  g_autoptr (CanastaTable) two = test_table_new (2, "rounds=2 draw-count=2");
  g_autoptr (GString) totals = g_string_new (NULL);
  g_autofree char *path = NULL;

  if (argc != 2)
    g_error ("usage: %s FOLDER", argv[0]);
  path = g_build_filename (argv[1], "totals", NULL);
  record (argv[1], "partners.json", partners, 1949, totals);
  record (argv[1], "two.json", two, 1950, totals);
  return g_file_set_contents (path, totals->str, -1, NULL) ? 0 : 1;
}
