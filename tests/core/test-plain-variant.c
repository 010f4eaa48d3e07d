/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which games are nothing but rules, and that these are played alike without their plugins. */
#include "config.h"

#include "../bench/arena.h"
#include "canasta.h"

/* Tables at which somebody sits or goes out as no rule says. */
static const char *const more_than_rules[] = {
  "hand-and-foot/6/trios", "teams/5", "teams/6/trios", NULL,
};

/* The same table, by what is told of its rules. */
static CanastaTable *
open_plainly (const CanastaTable *table)
{
  g_autoptr (CanastaRules) rules = canasta_table_dup_rules (table);
  g_autoptr (JsonNode) told = canasta_rules_to_json (rules);
  g_autoptr (GError) error = NULL;
  CanastaTable *plain;

  plain = canasta_plain_variant_open_table (canasta_table_get_variant (table), table->players,
                                            canasta_table_get_seating (table),
                                            json_node_get_object (told), &error);
  g_assert_no_error (error);
  return plain;
}

static void
play_round (const CanastaTable *table, guint64 number, CanastaState *state)
{
  static const gint32 totals[CANASTA_MAX_SEATS] = { 1600, 0, 1600, 0, 0, 0 };
  CanastaRandom random = { number };

  canasta_state_deal (state, table, number, 1, 0, totals);
  canasta_random_player_play_out (state, table, &random);
}

static void
check_plain (const CanastaTable *table, const char *name)
{
  g_autoptr (CanastaTable) plain = open_plainly (table);
  g_autofree char *of_plain = canasta_table_dup_name (plain);

  g_assert_cmpstr (of_plain, ==, name);
  for (guint64 number = 1; number <= 40; number++)
    {
      CanastaScore scores[2];
      CanastaState states[2];

      play_round (table, number, &states[0]);
      play_round (plain, number, &states[1]);
      g_assert_true (canasta_state_score (&states[0], table, &scores[0]));
      g_assert_true (canasta_state_score (&states[1], plain, &scores[1]));
      g_assert_cmpuint (states[0].board.out_seat, ==, states[1].board.out_seat);
      g_assert_cmpmem (scores[0].totals, sizeof scores[0].totals, scores[1].totals,
                       sizeof scores[1].totals);
    }
}

static void
test_all (void)
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) names = canasta_registry_list_tables (registry, NULL, &error);
  guint n_plain = 0;

  g_assert_no_error (error);
  for (guint i = 0; names[i]; i++)
    {
      g_autofree char *name = g_strconcat (":", names[i], NULL);
      g_autoptr (CanastaTable) table = arena_open_named_table (registry, name);
      gboolean is_plain = canasta_plain_variant_is_enough (table);

      g_test_message ("%s: %d", names[i], is_plain);
      g_assert_true (is_plain != g_strv_contains (more_than_rules, names[i]));
      if (is_plain)
        check_plain (table, names[i]);
      n_plain += is_plain;
    }
  g_assert_cmpuint (n_plain, >, 20);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/plain-variant/all", test_all);
  return g_test_run ();
}
