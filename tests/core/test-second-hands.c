/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Matches kept while second hands wait, of players or of sides, in every phase, and when they
 * have come: they are read again as they were, played again or from the position that was held,
 * and lead to the same end. */
#include "config.h"

#include <json-glib/json-glib.h>

#include "files/json-text.h"
#include "players.h"

/* When a match is kept: in a phase while a second hand lies there, when a discard has used a
 * hand up, when a second one has come in a turn, and in later turns. */
enum
{
  PHASE_DRAW = CANASTA_PHASE_DRAW,
  PHASE_PLAY = CANASTA_PHASE_PLAY,
  PHASE_REPLY = CANASTA_PHASE_REPLY,
  WAITING,
  CAME,
  LATER,
  N_MOMENTS,
};

#define MOST_DEALS 40

/* A table: of a variant that comes with the game, or of the test's with some rules changed. */
typedef struct
{
  const char *path;
  const char *variant;
  guint players;
  const char *seating;
  const char *house;
  const char *rules;
} Row;

static const Row rows[] = {
  { "/second-hands/kept", NULL, 4, NULL, NULL,
    "packs=5 jokers=10 second-hands=1 second-hand-size=11 asking=2" },
  { "/second-hands/kept-of-sides", NULL, 4, NULL, NULL,
    "packs=3 jokers=6 second-hands=2 second-hand-size=11 asking=2" },
  { "/second-hands/kept-for-who-waits", NULL, 4, NULL, NULL,
    "packs=3 jokers=6 second-hands=2 second-hand-size=11 asking=2 second-hand-by-discard=1"
    " second-hand-as-stock=1" },
  { "/second-hands/burraco-of-four", "burraco", 4, NULL, NULL, NULL },
  { "/second-hands/burraco-of-two", "burraco", 2, NULL, NULL, NULL },
  { "/second-hands/burraco-of-three", "burraco", 3, "lone-hand", NULL, NULL },
  { "/second-hands/burraco-tournament", "burraco", 4, NULL, "burraco-tournament", NULL },
  { "/second-hands/buraco-of-four", "buraco", 4, NULL, NULL, NULL },
  { "/second-hands/buraco-of-two", "buraco", 2, NULL, NULL, NULL },
  { "/second-hands/buraco-fechado", "buraco", 4, NULL, "buraco-fechado", NULL },
  { "/second-hands/buraco-stbl", "buraco", 4, NULL, "buraco-stbl", NULL },
};

/* The one registry of the program; plugins are never unloaded anyway. */
static CanastaRegistry *registry;

static CanastaTable *
open_table (const Row *row)
{
  g_autoptr (GError) error = NULL;
  CanastaTable *table;

  if (!row->variant)
    return test_table_new (row->players, row->rules);
  table = canasta_registry_open_table (registry, row->variant, row->players, row->seating,
                                       row->house, NULL, &error);
  g_assert_no_error (error);
  return table;
}

static CanastaVariant *
find_variant (const char *id, gpointer data, GError **error)
{
  const Row *row = data;
  CanastaVariant *variant;

  if (!row->variant)
    return test_find_variant (id, NULL, error);
  variant = canasta_registry_get_variant (registry, id, error);
  return variant ? g_object_ref (variant) : NULL;
}

static CanastaMatch *
read_text (const Row *row, const char *text)
{
  g_autoptr (GError) error = NULL;
  CanastaMatch *match =
    canasta_archive_read (text, -1, "match.json", find_variant, (gpointer) row, NULL, &error);

  g_assert_no_error (error);
  return match;
}

/* The first turn of the record is one that cannot be played. */
static char *
break_record (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = json_from_string (text, &error);
  JsonArray *rounds, *turns;

  g_assert_no_error (error);
  rounds = json_object_get_array_member (json_node_get_object (root), "rounds");
  turns = json_object_get_array_member (json_array_get_object_element (rounds, 0), "turns");
  json_array_remove_element (turns, 0);
  json_array_add_string_element (turns, "draw; draw");
  return canasta_json_write (root, TRUE);
}

static void
play_action (CanastaMatch *match)
{
  guint seat = canasta_match_get_to_act (match);
  CanastaObservation seen;
  CanastaAction action;

  canasta_match_observe (match, seat, &seen);
  canasta_policy_choose (&seen, canasta_policy_get_weights (seen.table), &action);
  g_assert_true (canasta_match_act (match, seat, &action, NULL));
}

static void
assert_same_state (CanastaMatch *a, CanastaMatch *b)
{
  g_assert_cmpint (canasta_match_get_stage (a), ==, canasta_match_get_stage (b));
  g_assert_true (canasta_state_equal (canasta_match_get_state (a), canasta_match_get_state (b)));
}

/* Keeps a match, reads it both ways, and plays those to the end of the round. */
static void
keep (const Row *row, CanastaMatch *match)
{
  g_autofree char *text = canasta_archive_write (match, NULL);
  g_autofree char *broken = break_record (text);
  g_autofree char *again = NULL;
  g_autoptr (CanastaMatch) played = read_text (row, text);
  g_autoptr (CanastaMatch) held = read_text (row, broken);

  g_assert_null (canasta_match_get_gap (played));
  g_assert_nonnull (canasta_match_get_gap (held));
  assert_same_state (match, played);
  assert_same_state (match, held);
  again = canasta_archive_write (played, NULL);
  g_assert_cmpstr (again, ==, text);

  test_play_by_policy (played);
  test_play_by_policy (held);
  assert_same_state (played, held);
}

/* Whether it is a moment to keep that has not been seen yet. */
static gboolean
is_new (const CanastaBoard *board, gboolean *seen)
{
  gboolean now[N_MOMENTS] = {
    [WAITING] = board->second_hand_waiting != 0,
    [CAME] = board->second_hand_came,
    [LATER] = board->second_hand_taken != 0 && board->second_hand_waiting == 0
              && !board->second_hand_came,
  };
  gboolean found = FALSE;

  now[board->phase] = board->n_second_hands > 0;
  for (guint i = 0; i < N_MOMENTS; i++)
    {
      found |= now[i] && !seen[i];
      seen[i] |= now[i];
    }
  return found;
}

/* Nobody replies where nobody is asked. */
static gboolean
are_all (const gboolean *seen, const CanastaTable *table)
{
  for (guint i = 0; i < N_MOMENTS; i++)
    if (!seen[i] && (i != PHASE_REPLY || table->rules.asking != CANASTA_ASKING_OFF))
      return FALSE;
  return TRUE;
}

static void
test_kept (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (CanastaTable) table = open_table (row);
  gboolean seen[N_MOMENTS] = { FALSE };

  for (guint64 number = 1; number <= MOST_DEALS && !are_all (seen, table); number++)
    {
      g_autoptr (CanastaMatch) match =
        canasta_match_new (table, CANASTA_DEALING_BY_MATCH, number, NULL);

      /* A record has a turn that can be broken. */
      play_action (match);
      while (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING)
        {
          if (is_new (&canasta_match_get_state (match)->board, seen))
            keep (row, match);
          play_action (match);
        }
    }
  g_assert_true (are_all (seen, table));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  registry = canasta_registry_new ();
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_kept);
  return g_test_run ();
}
