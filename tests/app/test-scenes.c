/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What holds of every scene, whoever drives it: a row a scene, a test a fact. */
#include "config.h"

#include "session/lessons.h"
#include "session/replay.h"
#include "session/seat.h"

#include "../core/players.h"
#include "fixture.h"
#include "notation/action-text.h"
#include "notation/observation-json.h"
#include "notation/position.h"
#include "settings/settings.h"
#include "turn/turn.h"

#define HAND "'hands': {'0': '4C 4H 4S 7S KC KD', '1': '5C 5D', '2': '6C 6D', '3': '9C 9D'}"

/**
 * Row:
 * @name: a scene
 * @open: makes it
 * @action: what the person can do in it, or %NULL where they look on
 * @wrong: what they cannot
 * @n_events: how much has happened when they have done it
 * @undo: whether that can be taken back, …
 * @jumps: … to where nothing leads
 * @redo: whether it can be done again then
 * @keeps: whether it keeps what the person has arranged
 */
typedef struct
{
  const char *name;
  CanastaScene *(*open) (void);
  const char *action;
  const char *wrong;
  guint n_events;
  gboolean undo;
  gboolean jumps;
  gboolean redo;
  gboolean keeps;
} Row;

/* The scenes. */

static CanastaMatch *
open_match (void)
{
  g_autofree char *json = g_strdelimit (
    g_strdup ("{" HAND ", 'melds': {'0': ['QC QD QH']}, 'pile': '9S', 'phase': 'play', "
              "'turn': {'source': 'stock'}}"), "'", '"');
  g_autoptr (CanastaTable) table = test_table_new (4, "asking=0");
  g_autoptr (CanastaJsonReader) reader = canasta_json_reader_new (json, -1, "position", NULL);
  g_autoptr (GError) error = NULL;
  CanastaState state;

  canasta_position_read (reader, table, &state);
  canasta_json_reader_finish (reader, &error);
  g_assert_no_error (error);
  return canasta_match_new_at (table, &state, NULL);
}

static CanastaScene *
open_session_at (CanastaPace pace)
{
  g_autoptr (CanastaMatch) match = open_match ();
  g_autoptr (CanastaSession) session = canasta_session_new (match, 0, NULL, NULL);

  canasta_session_set_pace (session, pace);
  return canasta_seat_new (session, 0);
}

static CanastaScene *
open_session (void)
{
  return open_session_at (CANASTA_PACE_INSTANT);
}

static CanastaScene *
open_slow_session (void)
{
  return open_session_at (CANASTA_PACE_SLOW);
}

static CanastaScene *
open_lesson (void)
{
  char *folder = test_folder_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GSettings) settings = canasta_settings_new (folder, &error);
  g_autoptr (CanastaRegistry) registry = test_registry_new (folder);
  g_autoptr (CanastaLessons) lessons = canasta_lessons_new (settings);
  CanastaLesson *lesson = canasta_lessons_open (lessons, 0, registry, &error);

  g_assert_no_error (error);
  test_folder_remove (folder);
  canasta_lesson_set_pace (lesson, CANASTA_PACE_INSTANT);
  return CANASTA_SCENE (lesson);
}

/* A round that is over, in its midst. */
static CanastaScene *
open_replay (void)
{
  g_autoptr (CanastaTable) table = test_table_new (4, "asking=0");
  g_autoptr (CanastaMatch) match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 5, NULL);
  g_autoptr (GRand) random = g_rand_new_with_seed (5);
  CanastaReplay *replay;

  test_play_round (match, random);
  replay = canasta_replay_new (match, &(CanastaPersonal){ .seat = 0 }, NULL);
  canasta_replay_go_to (replay, 6);
  return CANASTA_SCENE (replay);
}

static const Row rows[] = {
  { "match", open_session, "meld 4C 4H 4S", "meld KC KD", 1, .undo = TRUE, .redo = TRUE,
    .keeps = TRUE },
  { "discard-at-once", open_session, "discard 7S", "discard 8S", 1, .keeps = TRUE },
  { "discard-held", open_slow_session, "discard 7S", "discard 8S", 0, .undo = TRUE,
    .keeps = TRUE },
  { "lesson", open_lesson, "draw", "out", 1, .undo = TRUE, .jumps = TRUE },
  { "replay", open_replay, NULL, "draw", 0, .undo = TRUE, .jumps = TRUE, .redo = TRUE },
};

/* What is heard of a scene. */

typedef struct
{
  guint n_events;
  guint n_changes;
  CanastaSceneChange change;
  gboolean is_late;             /* something happened after it was told that all is new */
} Ear;

static void
happened_cb (Ear *ear, const CanastaEvent *event)
{
  ear->n_events++;
  ear->is_late |= ear->n_changes > 0;
}

static void
changed_cb (Ear *ear, guint change)
{
  ear->n_changes++;
  ear->change = change;
}

static void
shown_cb (guint *n_shown)
{
  (*n_shown)++;
}

static void
listen (CanastaScene *scene, Ear *ear)
{
  *ear = (Ear){ 0 };
  g_signal_handlers_disconnect_by_data (scene, ear);
  g_signal_connect_swapped (scene, "happened", G_CALLBACK (happened_cb), ear);
  g_signal_connect_swapped (scene, "changed", G_CALLBACK (changed_cb), ear);
}

static char *
write_observation (CanastaScene *scene)
{
  g_autofree CanastaObservation *observation = g_new0 (CanastaObservation, 1);
  g_autoptr (JsonNode) node = NULL;

  canasta_scene_observe (scene, observation);
  node = canasta_observation_write (observation, NULL);
  return canasta_json_write (node, FALSE);
}

static void
assert_seen (CanastaScene *scene, const char *expected)
{
  g_autofree char *text = write_observation (scene);

  g_assert_cmpstr (text, ==, expected);
}

static CanastaAction
read_action (const char *text)
{
  CanastaAction action;

  g_assert_true (canasta_action_read (text, &action));
  return action;
}

/* The facts. */

/* To look changes nothing, and every player has a name. */
static void
test_looked_at (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (CanastaScene) scene = row->open ();
  g_autofree char *text = write_observation (scene);
  g_auto (CanastaSurroundings) surroundings = { 0 };
  Ear ear;

  listen (scene, &ear);
  assert_seen (scene, text);
  canasta_scene_get_surroundings (scene, &surroundings);
  canasta_scene_write_seats (scene, CANASTA_INDEX_LETTERS_ENGLISH, &surroundings);
  for (guint seat = 0; seat < 4; seat++)
    g_assert_nonnull (surroundings.seats[seat].name);
  g_assert_cmpint (surroundings.told != NULL, ==, row->action == NULL);
  g_assert_cmpuint (ear.n_changes, ==, 0);
}

/* What cannot be done says why, where somebody can do anything, and changes nothing. */
static void
test_refused (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (CanastaScene) scene = row->open ();
  g_autofree char *before = write_observation (scene);
  CanastaAction action = read_action (row->wrong);
  CanastaRefusal refusal;
  Ear ear;

  listen (scene, &ear);
  g_assert_false (canasta_scene_act (scene, &action, &refusal));
  g_assert_cmpint (refusal.reason == CANASTA_REASON_NONE, ==, row->action == NULL);
  g_assert_cmpuint (ear.n_changes + ear.n_events, ==, 0);
  assert_seen (scene, before);
}

/* What is done is told, once, and what happened before; to take it back leads to what was
 * there, and to do it again to what it led to. */
static void
test_done (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (CanastaScene) scene = row->open ();
  g_autofree char *before = write_observation (scene);
  g_autofree char *after = NULL;
  Ear ear;

  listen (scene, &ear);
  if (row->action)
    {
      CanastaAction action = read_action (row->action);

      g_assert_true (canasta_scene_act (scene, &action, NULL));
      g_assert_cmpuint (ear.change, ==, CANASTA_SCENE_GOES_ON);
    }
  else
    {
      g_assert_true (canasta_scene_redo (scene));
    }
  g_assert_cmpuint (ear.n_changes, ==, 1);
  g_assert_cmpuint (ear.n_events, ==, row->n_events);
  g_assert_false (ear.is_late);
  after = write_observation (scene);
  g_assert_cmpstr (after, !=, before);

  listen (scene, &ear);
  g_assert_cmpint (canasta_scene_undo (scene), ==, row->undo);
  g_assert_cmpuint (ear.n_changes, ==, row->undo);
  g_assert_cmpuint (ear.n_events, ==, 0);
  g_assert_cmpint (ear.change == CANASTA_SCENE_JUMPS, ==, row->jumps);
  assert_seen (scene, row->undo ? before : after);

  listen (scene, &ear);
  g_assert_cmpint (canasta_scene_redo (scene), ==, row->redo);
  g_assert_cmpuint (ear.n_changes, ==, row->redo);
  g_assert_cmpuint (ear.n_events, ==, row->redo ? row->n_events : 0);
  assert_seen (scene, row->redo || !row->undo ? after : before);
}

/* A turn sees what the scene shows, and shows what it does there once. */
static void
test_turn (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (CanastaScene) scene = row->open ();
  g_autoptr (CanastaTurn) turn = canasta_turn_new (NULL);
  guint n_shown = 0;

  g_signal_connect_swapped (turn, "changed", G_CALLBACK (shown_cb), &n_shown);
  canasta_turn_set_scene (turn, scene);
  g_assert_cmpuint (n_shown, ==, 1);
  g_assert_nonnull (canasta_turn_get_observation (turn));
  g_assert_cmpint (canasta_turn_is_mine (turn), ==, row->action != NULL);
  if (row->action)
    {
      CanastaAction action = read_action (row->action);

      n_shown = 0;
      g_assert_cmpint (canasta_turn_play (turn, &action), ==, CANASTA_REPLY_ACTION);
      g_assert_cmpuint (n_shown, ==, 1);
    }
  canasta_turn_set_scene (turn, NULL);
  g_assert_null (canasta_turn_get_observation (turn));
}

/* What the person has arranged is there for the next turn that sees the scene. */
static void
test_arranged (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (CanastaScene) scene = row->open ();
  const char *hand, *draft;

  canasta_scene_get_arranged (scene, &hand, &draft);
  g_assert_null (hand);
  g_assert_null (draft);
  canasta_scene_keep_arranged (scene, "KD KC", "meld 4C 4H 4S");
  canasta_scene_get_arranged (scene, &hand, &draft);
  g_assert_cmpstr (hand, ==, row->keeps ? "KD KC" : NULL);
  g_assert_cmpstr (draft, ==, row->keeps ? "meld 4C 4H 4S" : NULL);
}

static const struct
{
  const char *name;
  GTestDataFunc func;
} facts[] = {
  { "looked-at", test_looked_at },
  { "refused", test_refused },
  { "done", test_done },
  { "turn", test_turn },
  { "arranged", test_arranged },
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint fact = 0; fact < G_N_ELEMENTS (facts); fact++)
      {
        g_autofree char *path = g_strdup_printf ("/scenes/%s/%s", rows[i].name, facts[fact].name);

        g_test_add_data_func (path, &rows[i], facts[fact].func);
      }
  return g_test_run ();
}
