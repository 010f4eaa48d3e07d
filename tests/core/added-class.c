/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a library says to which add-class has added a class: the canastas of sevens
 * are of it. Nothing here or in the library names it but its row and its form. */
#include "canasta.h"

#include <string.h>

#include "odd-variant.h"
#include "tables.h"

#define ALL_BUT_ONE \
  "{ 'phase': 'play', 'melds': { '0': ['9C 9D 9H 9S 9S 9H 9D', '7C 7C 7D 7D 7H 7H'] }, " \
  "'hands': { '0': '7S KC QD JH TD 4S' } }"

static CanastaCanastaClass
find_class (const char *key)
{
  for (guint i = CANASTA_CLASS_NONE + 1; i < CANASTA_N_CLASSES; i++)
    if (g_str_equal (canasta_class_get (i)->key, key))
      return i;
  g_error ("there is no class “%s”", key);
}

static void
assert_contains (const char *text, const char *part)
{
  if (!strstr (text, part))
    g_error ("“%s” is not in: %s", part, text);
}

static void
check_words (const CanastaTable *table, const CanastaState *before, const CanastaState *after,
             const CanastaAction *action)
{
  static const char *const names[CANASTA_MAX_SEATS] = { "Ida", "Anna", "Ben", "Clara", "D", "E" };
  const CanastaMeld *meld = &after->board.melds[1];
  g_autoptr (CanastaEvent) event = canasta_event_new (table, before, action, after);
  g_autofree char *told = canasta_event_describe (event, NULL, names, 0);
  g_autofree char *words = canasta_meld_describe (meld, 0, NULL);
  g_autofree char *caption = canasta_meld_dup_caption (meld, NULL);
  g_autoptr (CanastaGuide) guide = canasta_guide_new (table, NULL);
  g_autofree char *rules = canasta_guide_to_text (guide);
  CanastaObservation seen;
  CanastaHintReason reason;
  g_autofree char *why = NULL;

  canasta_state_observe (before, table, NULL, before->board.to_act, &seen);
  canasta_hint_reason_find (&reason, &seen, action, NULL);
  why = canasta_hint_reason_describe (&reason, NULL, names);

  assert_contains (told, "That makes a canasta of sevens.");
  g_assert_cmpstr (words, ==, "Sevens: canasta of sevens, 7 cards");
  g_assert_cmpstr (caption, ==, "of sevens");
  assert_contains (rules, "Canasta of sevens");
  assert_contains (rules, "Each canasta of sevens");
  g_assert_cmpstr (why, ==, "It completes a canasta of sevens: 500 points.");
}

static void
check_numbers (const CanastaTable *table, const CanastaState *state, CanastaCanastaClass sevens)
{
  const CanastaCanastas *canastas = &state->board.of_side[0].canastas;
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  CanastaScoreRow row = { 0 };
  CanastaScore score = { .n_rows = 1 };
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *json = NULL;

  g_assert_cmpint (canastas->of[sevens], ==, 1);
  g_assert_cmpint (canastas->of[CANASTA_CLASS_NATURAL], ==, 1);
  g_assert_cmpint (canasta_canastas_count (canastas), ==, 2);
  g_assert_cmpint (state->board.of_side[0].n_canastas, ==, 2);

  canasta_board_value_side (&state->board, table, 0, &row);
  g_assert_cmpint (row.lines[CANASTA_LINE_SPECIAL_CANASTAS].count, ==, 1);
  g_assert_cmpint (row.lines[CANASTA_LINE_SPECIAL_CANASTAS].points, ==, 500);
  score.rows[0] = row;
  json_builder_begin_object (builder);
  canasta_score_write (&score, TRUE, builder);
  json_builder_end_object (builder);
  node = json_builder_get_root (builder);
  json = json_to_string (node, FALSE);
  assert_contains (json, "\"special-canastas\":500");
  assert_contains (json, "\"special-canasta-count\":1");
  assert_contains (json, "\"natural-canasta-count\":1");
}

int
main (void)
{
  static const TestHooks hooks = { 0 };
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (CanastaTable) table = test_open_odd_table (&hooks, 4, rules);
  g_autofree char *text = g_strdelimit (g_strdup (ALL_BUT_ONE), "'", '"');
  g_autoptr (JsonNode) position = test_read_json (text);
  g_autoptr (GError) error = NULL;
  CanastaState before, after;
  CanastaAction action;

  g_assert_true (test_read_position (json_node_get_object (position), table, &before, &error));
  g_assert_no_error (error);
  after = before;
  g_assert_true (test_play (&after, table, "meld 7S", NULL));
  g_assert_true (canasta_action_read ("meld 7S", &action));
  check_numbers (table, &after, find_class ("sevens"));
  check_words (table, &before, &after, &action);
  return 0;
}
