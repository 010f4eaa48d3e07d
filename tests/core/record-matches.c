/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records the matches of tests/data/matches anew, with the totals they come to:
 * `ninja record-matches`. Only a change of rules or scores is a reason to. */
#include "config.h"

#include "players.h"

/* Good players, who ask before they take the pile as soon as they may, and say
 * yes and no by turns. */
static void
play_asking (CanastaMatch *match)
{
  guint n_asked = 0;

  do
    while (test_play_to_question (match))
      for (guint i = 0; i < 2; i++)
        {
          CanastaAction action;

          canasta_action_init (&action, i == 0               ? CANASTA_ACTION_ASK
                                        : n_asked++ % 2 == 0 ? CANASTA_ACTION_YES
                                                             : CANASTA_ACTION_NO);
          if (!canasta_match_act (match, canasta_match_get_to_act (match), &action, NULL))
            g_assert_not_reached ();
        }
  while (canasta_match_start_round (match));
}

static void
record (const char *folder, const char *name, CanastaTable *table, guint64 number,
        gboolean asking, GString *totals)
{
  g_autoptr (GRand) random = g_rand_new_with_seed ((guint32) number);
  g_autoptr (CanastaMatch) match = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = NULL;

  match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, number, NULL);
  if (asking)
    play_asking (match);
  else
    test_play_match (match, random);
  text = canasta_archive_write (match, NULL);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);

  g_string_append (totals, name);
  for (guint ledger = 0; ledger < table->n_sides; ledger++)
    g_string_append_printf (totals, " %d", canasta_match_get_total (match, ledger));
  g_string_append_c (totals, '\n');
}

/* Half a match, after which a rule was changed: its first player drew twice. */
static void
record_held (const char *folder, CanastaTable *table, guint64 number)
{
  g_autoptr (GRand) random = g_rand_new_with_seed ((guint32) number);
  g_autoptr (CanastaMatch) match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, number,
                                                      NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (folder, "held-position.json", NULL);
  g_autofree char *text = NULL;
  g_autofree char *changed = NULL;
  g_auto (GStrv) parts = NULL;

  test_play_round (match, random);
  canasta_match_start_round (match);
  for (guint i = 0; i < 30; i++)
    test_play_action (match, random);
  text = canasta_archive_write (match, NULL);
  parts = g_strsplit (text, "\"draw; ", 2);
  changed = g_strjoinv ("\"draw; draw; ", parts);
  g_file_set_contents (path, changed, -1, &error);
  g_assert_no_error (error);
}

/* A match whose deals were told: it is over, and each number stands in it. */
static void
record_told (const char *folder, CanastaTable *table, GString *totals)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1977);
  g_autoptr (CanastaMatch) match =
    canasta_match_new (table, CANASTA_DEALING_TOLD, 8914273650912837, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (folder, "told.json", NULL);
  g_autofree char *text = NULL;

  test_play_round (match, random);
  canasta_match_tell_deal (match, 3102958471620345);
  canasta_match_start_round (match);
  test_play_round (match, random);
  text = canasta_archive_write (match, NULL);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  g_string_append_printf (totals, "told.json %d %d\n", canasta_match_get_total (match, 0),
                          canasta_match_get_total (match, 1));
}

/* The games of the family, by their plugins and houses. */
static const struct
{
  const char *name;
  const char *variant;
  const char *house;
} family[] = {
  { "viennese.json", "partnership", "viennese" },
  { "uruguay.json", "uruguay", NULL },
  { "cuban.json", "cuban", NULL },
  { "brazilian.json", "brazilian", NULL },
  { "samba.json", "samba", NULL },
  { "samba-dutch.json", "samba", "samba-dutch" },
  { "bolivia.json", "bolivia", NULL },
  { "hand-and-foot.json", "hand-and-foot", NULL },
  { "hand-and-foot-bicycle.json", "hand-and-foot", "hand-and-foot-bicycle" },
  { "burraco.json", "burraco", NULL },
  { "burraco-tournament.json", "burraco", "burraco-tournament" },
  { "buraco.json", "buraco", NULL },
  { "buraco-fechado.json", "buraco", "buraco-fechado" },
  { "buraco-stbl.json", "buraco", "buraco-stbl" },
};

/* Three rounds of each. */
static void
record_family (const char *folder, GString *totals)
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (JsonObject) rules = json_object_new ();

  json_object_set_int_member (rules, "rounds", 3);
  for (guint i = 0; i < G_N_ELEMENTS (family); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (CanastaTable) table =
        canasta_registry_open_table (registry, family[i].variant, 4, NULL, family[i].house, rules,
                                     &error);

      g_assert_no_error (error);
      record (folder, family[i].name, table, 1971 + i, FALSE, totals);
    }
}

/* Burraco for three, of whom one is alone in some rounds and nobody in others. */
static void
record_three (const char *folder, GString *totals)
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (JsonObject) rules = json_object_new ();
  g_autoptr (CanastaTable) table = NULL;
  g_autoptr (GError) error = NULL;

  json_object_set_int_member (rules, "rounds", 4);
  json_object_set_int_member (rules, "lone-hand-until", 380);
  table = canasta_registry_open_table (registry, "burraco", 3, "lone-hand", NULL, rules, &error);
  g_assert_no_error (error);
  record (folder, "burraco-three.json", table, 2005, FALSE, totals);
}

int
main (int argc, char *argv[])
{
  g_autoptr (CanastaTable) partners = test_table_new (4, "rounds=2");
  g_autoptr (CanastaTable) two = test_table_new (2, "rounds=2 draw-count=2");
  g_autoptr (CanastaTable) asking = test_table_new (4, "rounds=3 asking=2 first-dealer=2");
  g_autoptr (GString) totals = g_string_new (NULL);
  g_autofree char *path = NULL;

  if (argc != 2)
    g_error ("usage: %s FOLDER", argv[0]);
  path = g_build_filename (argv[1], "totals", NULL);
  record (argv[1], "partners.json", partners, 1949, FALSE, totals);
  record (argv[1], "two.json", two, 1950, FALSE, totals);
  record (argv[1], "asking.json", asking, 1963, TRUE, totals);
  record_held (argv[1], partners, 1970);
  record_told (argv[1], two, totals);
  record_family (argv[1], totals);
  record_three (argv[1], totals);
  return g_file_set_contents (path, totals->str, -1, NULL) ? 0 : 1;
}
