/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match at every table of every house: played, told, saved and read again. */
#include "config.h"

#include "../core/players.h"

static CanastaVariant *
find_variant (const char *id, gpointer registry, GError **error)
{
  CanastaVariant *variant = canasta_registry_get_variant (registry, id, error);

  return variant ? g_object_ref (variant) : NULL;
}

static CanastaTable *
open_table (CanastaRegistry *registry, const char *house, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *variant = NULL;
  g_autofree char *seating = NULL;
  guint players;
  CanastaTable *table;

  g_assert_true (canasta_table_name_read (name, &variant, &players, &seating, &error));
  table = canasta_registry_open_table (registry, variant, players, seating, house, NULL, &error);
  g_assert_no_error (error);
  return table;
}

static void
assert_told (CanastaMatch *match)
{
  const CanastaRecord *record = canasta_match_get_record (match);

  for (guint i = 0; i < canasta_record_get_count (record); i++)
    {
      g_autofree char *told = canasta_event_describe (canasta_record_get (record, i), NULL,
                                                      canasta_match_get_names (match), 0);

      g_assert_cmpstr (told, !=, "");
    }
}

static void
assert_kept (CanastaRegistry *registry, CanastaMatch *match)
{
  g_autofree char *text = canasta_archive_write (match, NULL);
  g_autoptr (CanastaMatch) other = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *again = NULL;

  other = canasta_archive_read (text, -1, "match.json", find_variant, registry, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (canasta_state_equal (canasta_match_get_state (match),
                                      canasta_match_get_state (other)));
  again = canasta_archive_write (other, NULL);
  g_assert_cmpstr (text, ==, again);
}

static void
test_table (CanastaRegistry *registry, const char *house, const char *name)
{
  g_autoptr (CanastaTable) table = open_table (registry, house, name);
  g_autoptr (GRand) random = g_rand_new_with_seed (g_str_hash (name));
  g_autoptr (CanastaMatch) match = NULL;

  match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 2026, NULL);
  for (guint round = 1; round <= 3; round++)
    {
      test_play_round (match, random);
      assert_kept (registry, match);
      if (!canasta_match_start_round (match))
        break;
    }
  for (guint i = 0; i < 20; i++)
    if (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING)
      test_play_action (match, random);
  assert_kept (registry, match);
  assert_told (match);
}

static void
test_house (gconstpointer house)
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) tables = canasta_registry_list_tables (registry, house, &error);

  g_assert_no_error (error);
  g_assert_nonnull (tables[0]);
  for (guint i = 0; tables[i]; i++)
    test_table (registry, house, tables[i]);
}

int
main (int argc, char *argv[])
{
  static const char *const houses[] = {
    "classic", "fr-online", "de-online", "fr-ducale", "it-classic", "viennese",
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (houses); i++)
    {
      g_autofree char *path = g_strconcat ("/matches/", houses[i], NULL);

      g_test_add_data_func (path, houses[i], test_house);
    }
  return g_test_run ();
}
