/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of a variant by a stranger, Hand and Foot without its foot, in C and in Python:
 * what going out takes is said once, by the variant, and everybody knows it. */
#include "config.h"

#include <string.h>

#include "canasta.h"

#include "../core/players.h"
#include "../core/tables.h"

#define CLEAN "'9C 9C 9D 9D 9H 9H 9S','8C 8C 8D 8D 8H 8H 8S'"
#define DIRTY "'7C 7C 7D 7D 7H 7H 2S','6C 6C 6D 6D 6H 6H 2S'"
#define WILD "'2C 2C 2D 2D 2H Jo Jo'"

#define DEALS 400

/* The languages it is written in: where it lies, and its name. */
static const char *const variants[][2] = {
  { "stranger", "five-canastas" },
  { "python", "five-canastas-py" },
};

/* Its table; NULL, with the test skipped, where Python is not to be had. */
static CanastaTable *
open_table (const char *const *variant)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_BUILT, "plugins", variant[0], NULL);
  const char *folders[] = { folder, NULL };
  g_autofree char *houses_folder = canasta_paths_dup_houses ();
  g_autoptr (CanastaHouses) houses = canasta_houses_new (houses_folder, "/nowhere");
  g_autoptr (CanastaRegistry) registry = canasta_registry_new_for (folders, houses);
  g_autoptr (GError) error = NULL;
  CanastaTable *table =
    canasta_registry_open_table (registry, variant[1], 4, NULL, NULL, NULL, &error);

  if (!table && g_str_equal (variant[0], "python"))
    g_test_skip (error->message);
  else
    g_assert_no_error (error);
  return table;
}

static void
read_position (CanastaTable *table, const char *position, CanastaState *state)
{
  g_autofree char *text = g_strdelimit (g_strdup (position), "'", '"');
  g_autoptr (JsonNode) node = test_read_json (text);
  g_autoptr (GError) error = NULL;

  test_read_position (json_node_get_object (node), table, state, &error);
  g_assert_no_error (error);
}

static void
check_guide (CanastaTable *table)
{
  g_autoptr (CanastaGuide) guide = canasta_guide_new (table, NULL);
  g_autofree char *wrapped = canasta_guide_to_text (guide);
  g_auto (GStrv) words = g_regex_split_simple ("\\s+", wrapped, 0, 0);
  g_autofree char *text = g_strjoinv (" ", words);

  g_assert_nonnull (strstr (text, "at least 5 canastas"));
  g_assert_nonnull (strstr (text, "At least 2 of them must be natural canastas."));
  g_assert_nonnull (strstr (text, "At least 2 of them must be mixed canastas."));
  g_assert_nonnull (strstr (text, "At least 1 of them must be a canasta of wild cards."));
}

static void
check_refusal (CanastaTable *table)
{
  static const char *const rows[][3] = {
    { CLEAN "," DIRTY ",'KC KC KD KD KH'", "meld KS >K",
      "Your side needs 5 canastas to go out; it has 4." },
    { CLEAN "," DIRTY ",'KC KC KD KD KH KH'", "meld KS >K",
      "Your side needs 1 canasta of wild cards to go out; it has 0." },
    { "'9C 9C 9D 9D 9H 9H 9S','KC KC KD KD KH 2H'," DIRTY "," WILD, "meld KS >K",
      "Your side needs 2 natural canastas to go out; it has 1." },
    { "'9C 9C 9D 9D 9H 9H 9S','KC KC KD KD KH KH'," DIRTY "," WILD, "meld KS >K",
      "Ask your partner first whether you may go out." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree CanastaState *state = g_new0 (CanastaState, 1);
      g_autofree char *position =
        g_strdup_printf ("{'phase':'play','hands':{'0':'KS 4C'},'melds':{'0':[%s]}}", rows[i][0]);
      g_autofree char *message = NULL;
      CanastaRefusal refusal;

      read_position (table, position, state);
      g_assert_false (test_play (state, table, rows[i][1], &refusal));
      message = canasta_refusal_get_message (&refusal, NULL, NULL);
      g_test_message ("%s", message);
      g_assert_nonnull (strstr (message, rows[i][2]));
    }
}

/* The reason a hint gives for an action. */
static const char *
give_reason (CanastaTable *table, const char *melds, const char *text)
{
  g_autofree CanastaState *state = g_new0 (CanastaState, 1);
  g_autofree char *position =
    g_strdup_printf ("{'phase':'play','hands':{'0':'KS 2C 4C 4D 5H','1':'4S 4S','2':'5S 5S',"
                     "'3':'AS AS'},'melds':{'0':[%s]}}", melds);
  CanastaMemory memory = { 0 };
  CanastaObservation seen;
  CanastaHintReason reason;
  CanastaAction action;

  read_position (table, position, state);
  canasta_state_observe (state, table, &memory, 0, &seen);
  g_assert_true (canasta_action_read (text, &action));
  g_assert_true (canasta_judge (table, &seen.board, &seen.hand, &action, NULL, NULL));
  canasta_hint_reason_find (&reason, &seen, &action, NULL);
  return canasta_hint_reason_get_id (&reason);
}

/* The fifth canasta lets the side go out, if it is the one that is missing. */
static void
check_hints (CanastaTable *table)
{
  g_assert_cmpstr (give_reason (table, CLEAN "," DIRTY ",'2S 2S 2D 2D 2H Jo'", "meld 2C >W"), ==,
                   "may-go-out");
  g_assert_cmpstr (give_reason (table, CLEAN "," DIRTY ",'KC KC KD KD KH KH'", "meld KS >K"), ==,
                   "natural-canasta");
}

static void
check_score (CanastaTable *table)
{
  g_autofree CanastaState *state = g_new0 (CanastaState, 1);
  CanastaScore score;

  read_position (table,
                 "{'phase':'play','turn':{'asked':true,'answer':'yes'},'hands':{'0':'4C','2':''},"
                 "'melds':{'0':[" CLEAN "," DIRTY "," WILD "]}}", state);
  g_assert_true (test_play (state, table, "discard 4C", NULL));
  g_assert_true (canasta_state_score (state, table, &score));
  g_assert_cmpint (score.rows[0].lines[CANASTA_LINE_NATURAL_CANASTAS].points, ==, 2 * 500);
  g_assert_cmpint (score.rows[0].lines[CANASTA_LINE_MIXED_CANASTAS].points, ==, 2 * 300);
  g_assert_cmpint (score.rows[0].lines[CANASTA_LINE_SPECIAL_CANASTAS].points, ==, 1500);
  g_assert_cmpint (score.rows[0].lines[CANASTA_LINE_GOING_OUT].points, ==, 100);
}

/* Players make the canastas that are asked for. */
static void
check_players (CanastaTable *table)
{
  guint outs = 0;

  for (guint deal = 1; deal <= DEALS; deal++)
    {
      g_autoptr (CanastaMatch) match =
        canasta_match_new (table, CANASTA_DEALING_IN_SUCCESSION, deal, NULL);
      const CanastaBoard *board;

      test_play_by_policy (match);
      board = &canasta_match_get_state (match)->board;
      outs += board->out_seat != CANASTA_NO_SEAT;
    }
  g_test_message ("gone out in %u of %d rounds", outs, DEALS);
  g_assert_cmpuint (outs, >, 350);
}

static void
test_stranger (gconstpointer data)
{
  g_autoptr (CanastaTable) table = open_table (data);

  if (!table)
    return;
  check_guide (table);
  check_refusal (table);
  check_hints (table);
  check_score (table);
  check_players (table);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    {
      g_autofree char *path = g_strconcat ("/stranger/", variants[i][1], NULL);

      g_test_add_data_func (path, variants[i], test_stranger);
    }
  return g_test_run ();
}
