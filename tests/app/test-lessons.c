/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the lessons, without a window: each can be played to its end, whatever
 * else is tried on the way. */
#include "config.h"

#include "session/lessons.h"

#include <glib/gstdio.h>
#include <string.h>

#include "fixture.h"
#include "notation/action-text.h"
#include "play/legality.h"
#include "settings/settings.h"
#include "turn/facts.h"
#include "turn/prompt.h"

#define MOST_STEPS 70
#define MOST_WORDS 1200

typedef struct
{
  char *folder;
  GSettings *settings;
  CanastaRegistry *registry;
  CanastaLessons *lessons;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = test_folder_new ();
  fixture->settings = canasta_settings_new (fixture->folder, &error);
  g_assert_no_error (error);
  fixture->registry = test_registry_new (fixture->folder);
  fixture->lessons = canasta_lessons_new (fixture->settings);
  g_assert_cmpuint (canasta_lessons_count (fixture->lessons), ==, 8);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->lessons);
  g_object_unref (fixture->registry);
  g_object_unref (fixture->settings);
  test_folder_remove (fixture->folder);
}

static CanastaLesson *
open_lesson (Fixture *fixture, guint index)
{
  g_autoptr (GError) error = NULL;
  CanastaLesson *lesson =
    canasta_lessons_open (fixture->lessons, index, fixture->registry, &error);

  g_assert_no_error (error);
  canasta_lesson_set_pace (lesson, CANASTA_PACE_INSTANT);
  return lesson;
}

static void
count (guint *counter)
{
  (*counter)++;
}

/* The advice, which there always is before the end. */
static CanastaAction
get_advice (CanastaLesson *lesson)
{
  const CanastaAction *advice = canasta_scene_get_advice (CANASTA_SCENE (lesson));
  CanastaAction copy;

  if (!advice)
    g_error ("lesson %s, step %u: there is no advice",
             canasta_lesson_get_script (lesson)->id, canasta_lesson_get_step (lesson) + 1);
  canasta_action_copy (&copy, advice);
  return copy;
}

static void
follow_advice (CanastaLesson *lesson)
{
  CanastaAction advice = get_advice (lesson);

  g_assert_true (canasta_scene_act (CANASTA_SCENE (lesson), &advice, NULL));
}

static void
play_to_end (CanastaLesson *lesson)
{
  guint n = canasta_lesson_count_steps (lesson);

  for (guint step = canasta_lesson_get_step (lesson); step < n; step++)
    {
      g_assert_cmpuint (canasta_lesson_get_step (lesson), ==, step);
      follow_advice (lesson);
    }
  if (!canasta_lesson_is_over (lesson))
    g_error ("lesson %s: the others cannot play what they should",
             canasta_lesson_get_script (lesson)->id);
}

/* Every lesson comes to its end by its own advice, and says something at each
 * step; the others are done when the person is to act, and at the end it is nobody's turn. */
static void
test_advice (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < canasta_lessons_count (fixture->lessons); i++)
    {
      g_autoptr (CanastaLesson) lesson = open_lesson (fixture, i);
      CanastaObservation observation;
      guint changes = 0;

      g_signal_connect_swapped (lesson, "changed", G_CALLBACK (count), &changes);
      while (!canasta_lesson_is_over (lesson))
        {
          g_assert_false (canasta_lesson_is_waiting (lesson));
          g_assert_cmpuint (canasta_match_get_to_act (canasta_lesson_get_match (lesson)), ==,
                            CANASTA_LESSON_SEAT);
          g_assert_cmpuint (strlen (canasta_lesson_get_task (lesson)), >, 3);
          follow_advice (lesson);
        }
      g_assert_cmpuint (changes, ==, canasta_lesson_count_steps (lesson));
      g_assert_null (canasta_scene_get_advice (CANASTA_SCENE (lesson)));
      canasta_scene_observe (CANASTA_SCENE (lesson), &observation);
      for (guint seat = 0; seat < observation.table->players; seat++)
        g_assert_false (canasta_board_awaits (&observation.board, seat));
      g_assert_cmpstr (canasta_lesson_get_task (lesson), ==,
                       canasta_lesson_get_script (lesson)->end);
    }
}

/* The last one ends with the round, which the person's side wins. */
static void
test_last_is_won (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaLesson) lesson = open_lesson (fixture, 7);
  CanastaMatch *match;
  const CanastaScore *score;

  play_to_end (lesson);
  match = canasta_lesson_get_match (lesson);
  g_assert_cmpint (canasta_match_get_state (match)->board.ended, ==, CANASTA_END_OUT);
  g_assert_cmpuint (canasta_match_get_state (match)->board.out_seat, ==, CANASTA_LESSON_SEAT);
  score = canasta_match_get_score (match, 0);
  g_assert_cmpint (score->rows[0].lines[CANASTA_LINE_GOING_OUT].points, ==, 100);
  g_assert_cmpint (score->rows[0].total, >, score->rows[1].total);
}

static gboolean
list_cb (const CanastaAction *action, gpointer data)
{
  GArray *actions = data;

  g_array_set_size (actions, actions->len + 1);
  canasta_action_copy (&g_array_index (actions, CanastaAction, actions->len - 1), action);
  return TRUE;
}

static GArray *
list_legal (CanastaLesson *lesson)
{
  GArray *actions = g_array_new (FALSE, TRUE, sizeof (CanastaAction));
  CanastaObservation observation;

  canasta_scene_observe (CANASTA_SCENE (lesson), &observation);
  canasta_list_legal (observation.table, &observation.board, &observation.hand, list_cb, actions);
  return actions;
}

/* Tries everything that is legal at a step: what is right is gone on with to the
 * end, anything else changes nothing but what is said. */
static void
try_all (Fixture *fixture, guint index, const guint *path, guint length, guint *n_otherwise)
{
  g_autoptr (CanastaLesson) first = open_lesson (fixture, index);
  g_autoptr (GArray) actions = NULL;

  for (guint i = 0; i < length; i++)
    {
      g_autoptr (GArray) legal = list_legal (first);

      canasta_scene_act (CANASTA_SCENE (first), &g_array_index (legal, CanastaAction, path[i]),
                         NULL);
    }
  if (canasta_lesson_is_over (first))
    return;
  get_advice (first);
  actions = list_legal (first);
  for (guint i = 0; i < actions->len; i++)
    {
      const CanastaAction *action = &g_array_index (actions, CanastaAction, i);
      CanastaState before = *canasta_match_get_state (canasta_lesson_get_match (first));
      const char *task = canasta_lesson_get_task (first);
      guint step = canasta_lesson_get_step (first);

      if (canasta_scene_act (CANASTA_SCENE (first), action, NULL))
        {
          canasta_scene_undo (CANASTA_SCENE (first));
          g_assert_true (canasta_state_equal (
            canasta_match_get_state (canasta_lesson_get_match (first)), &before));
          continue;
        }
      (*n_otherwise)++;
      g_assert_true (canasta_lesson_was_otherwise (first));
      g_assert_cmpuint (strlen (canasta_lesson_get_remark (first)), >, 3);
      g_assert_cmpstr (canasta_lesson_get_task (first), ==, task);
      g_assert_cmpuint (canasta_lesson_get_step (first), ==, step);
      g_assert_true (canasta_state_equal (
        canasta_match_get_state (canasta_lesson_get_match (first)), &before));
    }
  play_to_end (first);
}

/* Goes every way that is right, and from each step tries all else. */
static void
go_all_ways (Fixture *fixture, CanastaLesson *lesson, guint index, GArray *path,
             guint *n_otherwise)
{
  g_autoptr (GArray) actions = NULL;

  if (canasta_lesson_is_over (lesson))
    return;
  try_all (fixture, index, (const guint *) path->data, path->len, n_otherwise);
  actions = list_legal (lesson);
  for (guint i = 0; i < actions->len; i++)
    {
      const CanastaAction *action = &g_array_index (actions, CanastaAction, i);

      if (!canasta_scene_act (CANASTA_SCENE (lesson), action, NULL))
        continue;
      g_array_append_val (path, i);
      go_all_ways (fixture, lesson, index, path, n_otherwise);
      g_array_set_size (path, path->len - 1);
      canasta_scene_undo (CANASTA_SCENE (lesson));
    }
}

static void
test_wrong_steps (Fixture *fixture, gconstpointer data)
{
  guint n_otherwise = 0;

  for (guint i = 0; i < canasta_lessons_count (fixture->lessons); i++)
    {
      g_autoptr (CanastaLesson) lesson = open_lesson (fixture, i);
      g_autoptr (GArray) path = g_array_new (FALSE, FALSE, sizeof (guint));

      go_all_ways (fixture, lesson, i, path, &n_otherwise);
    }
  g_assert_cmpuint (n_otherwise, >, 100);
}

/* The same melds in another order, or named otherwise, are right as well; what the
 * rules do not allow is refused by them. */
static void
test_same_by_another_name (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaLesson) lesson = open_lesson (fixture, 3);
  CanastaRefusal refusal;
  CanastaAction action;

  g_assert_true (canasta_action_read ("discard 4C", &action));
  g_assert_false (canasta_scene_act (CANASTA_SCENE (lesson), &action, &refusal));
  g_assert_cmpint (refusal.reason, ==, CANASTA_REASON_WRONG_PHASE);
  follow_advice (lesson);
  g_assert_true (canasta_action_read ("meld KC KD KH", &action));
  g_assert_false (canasta_scene_act (CANASTA_SCENE (lesson), &action, &refusal));
  g_assert_true (canasta_action_read ("meld QD QC QS | KH KC KD", &action));
  g_assert_true (canasta_scene_act (CANASTA_SCENE (lesson), &action, &refusal));
}

/* At their own pace the others act one after another, and can be hurried. */
static void
test_pace (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaLesson) lesson = open_lesson (fixture, 0);
  guint changes = 0;

  canasta_lesson_set_pace (lesson, CANASTA_PACE_FAST);
  follow_advice (lesson);
  g_signal_connect_swapped (lesson, "changed", G_CALLBACK (count), &changes);
  follow_advice (lesson);
  g_assert_true (canasta_lesson_is_waiting (lesson));
  g_assert_cmpuint (canasta_lesson_get_step (lesson), ==, 2);
  g_assert_null (canasta_scene_get_advice (CANASTA_SCENE (lesson)));
  while (changes < 3)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (canasta_lesson_is_waiting (lesson));
  canasta_scene_skip (CANASTA_SCENE (lesson));
  g_assert_false (canasta_lesson_is_waiting (lesson));
  play_to_end (lesson);
}

static guint
count_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text ? text : "", " ", -1);

  return text ? g_strv_length (words) : 0;
}

static void
test_size (Fixture *fixture, gconstpointer data)
{
  guint steps = 0;
  guint words = 0;

  for (guint i = 0; i < canasta_lessons_count (fixture->lessons); i++)
    {
      g_autoptr (CanastaLesson) lesson = open_lesson (fixture, i);
      const CanastaLessonScript *script = canasta_lesson_get_script (lesson);

      steps += script->steps->len;
      words += count_words (script->title) + count_words (script->end);
      for (guint step = 0; step < script->steps->len; step++)
        {
          const CanastaLessonStep *one = canasta_lesson_script_get_step (script, step);

          words += count_words (one->say) + count_words (one->otherwise) + count_words (one->done);
        }
    }
  g_test_message ("%u steps, %u words", steps, words);
  g_assert_cmpuint (steps, <=, MOST_STEPS);
  g_assert_cmpuint (words, <=, MOST_WORDS);
}

/* The cards a sentence names are there to be seen: in the hand, on the table, or
 * in what is advised. */

static const struct
{
  const char *words;
  CanastaRank rank;
} named[] = {
  { "\\b(kings?)\\b", CANASTA_RANK_KING },   { "\\b(queens?)\\b", CANASTA_RANK_QUEEN },
  { "\\b(jacks?)\\b", CANASTA_RANK_JACK },   { "\\b(aces?)\\b", CANASTA_RANK_ACE },
  { "\\b(tens|the ten)\\b", CANASTA_RANK_TEN },
  { "\\b(nines|a nine|nine came)\\b", CANASTA_RANK_NINE },
  { "\\b(eights|an eight|the eight|eight from)\\b", CANASTA_RANK_EIGHT },
  { "\\b(sevens|the seven)\\b", CANASTA_RANK_SEVEN }, { "\\b(the six)[,.]", CANASTA_RANK_SIX },
  { "\\b(fives|the five|your five)\\b", CANASTA_RANK_FIVE },
  { "\\b(the four)[.,]", CANASTA_RANK_FOUR },
  { "\\b(your joker|The joker)\\b", CANASTA_RANK_JOKER },
};

static void
check_cards (CanastaLesson *lesson, const char *text, guint *n)
{
  CanastaObservation observation;
  CanastaCardSet seen;
  const CanastaAction *advice = canasta_scene_get_advice (CANASTA_SCENE (lesson));

  canasta_scene_observe (CANASTA_SCENE (lesson), &observation);
  seen = observation.hand;
  if (observation.board.pile_count > 0)
    canasta_card_set_add_card (&seen, canasta_board_get_top (&observation.board));
  for (guint i = 0; i < observation.board.n_melds; i++)
    {
      CanastaCardSet cards;

      canasta_meld_get_cards (&observation.board.melds[i], &cards);
      canasta_card_set_add (&seen, &cards);
    }
  g_assert_nonnull (advice);
  for (guint i = 0; text && i < G_N_ELEMENTS (named); i++)
    if (g_regex_match_simple (named[i].words, text, 0, 0))
      {
        (*n)++;
        if (canasta_card_set_count_rank (&seen, named[i].rank) == 0)
          g_error ("lesson %s, step %u: %s", canasta_lesson_get_script (lesson)->id,
                   canasta_lesson_get_step (lesson) + 1, text);
      }
  /* One card that is to be discarded is the one that is named. */
  if (advice->kind == CANASTA_ACTION_DISCARD && text)
    for (guint i = 0; i < G_N_ELEMENTS (named); i++)
      if (strstr (text, "iscard the ")
          && g_regex_match_simple (named[i].words, strstr (text, "iscard the "), 0, 0))
        g_assert_cmpint (canasta_card_get_rank (advice->card), ==, named[i].rank);
}

static void
test_named_cards (Fixture *fixture, gconstpointer data)
{
  guint n = 0;

  for (guint i = 0; i < canasta_lessons_count (fixture->lessons); i++)
    {
      g_autoptr (CanastaLesson) lesson = open_lesson (fixture, i);

      while (!canasta_lesson_is_over (lesson))
        {
          const CanastaLessonStep *step = canasta_lesson_script_get_step (
            canasta_lesson_get_script (lesson), canasta_lesson_get_step (lesson));

          check_cards (lesson, step->say, &n);
          check_cards (lesson, step->otherwise, &n);
          follow_advice (lesson);
        }
    }
  g_assert_cmpuint (n, >, 40);
}

/* A lesson that is left is taken up again at its step, also by another run of the
 * program; one that is done is done. */
static void
test_progress (Fixture *fixture, gconstpointer data)
{
  CanastaLessons *lessons = fixture->lessons;
  g_autoptr (CanastaLesson) lesson = open_lesson (fixture, 1);
  g_autoptr (CanastaLesson) again = NULL;
  g_autoptr (CanastaLessons) later = NULL;

  g_assert_cmpuint (canasta_lessons_find_next (lessons), ==, 0);
  follow_advice (lesson);
  follow_advice (lesson);
  canasta_lessons_note (lessons, 1, lesson);
  g_assert_cmpuint (canasta_lessons_get_left (lessons, 1), ==, 2);
  g_assert_cmpuint (canasta_lessons_find_next (lessons), ==, 1);
  later = canasta_lessons_new (fixture->settings);
  g_assert_cmpuint (canasta_lessons_get_left (later, 1), ==, 2);

  again = open_lesson (fixture, 1);
  g_assert_cmpuint (canasta_lesson_get_step (again), ==, 2);
  g_assert_true (canasta_state_equal (
    canasta_match_get_state (canasta_lesson_get_match (again)),
    canasta_match_get_state (canasta_lesson_get_match (lesson))));
  play_to_end (again);
  canasta_lessons_note (lessons, 1, again);
  g_assert_true (canasta_lessons_is_done (lessons, 1));
  g_assert_cmpuint (canasta_lessons_get_left (lessons, 1), ==, 0);
  g_assert_cmpuint (canasta_lessons_count_done (lessons), ==, 1);
  g_assert_cmpuint (canasta_lessons_find_next (lessons), ==, 0);

  /* Done once, it stays done when it is begun again. */
  g_clear_object (&again);
  again = open_lesson (fixture, 1);
  follow_advice (again);
  canasta_lessons_note (lessons, 1, again);
  g_assert_true (canasta_lessons_is_done (lessons, 1));
}

/* What is said of a drawn card names it: it is marked, but not alone. */
static void
test_new_card (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaLesson) lesson = open_lesson (fixture, 0);
  CanastaObservation before, after;

  canasta_scene_observe (CANASTA_SCENE (lesson), &before);
  follow_advice (lesson);
  canasta_scene_observe (CANASTA_SCENE (lesson), &after);
  for (guint face = 0; face < CANASTA_N_FACES; face++)
    if (canasta_card_set_count_card (&after.hand, face)
        > canasta_card_set_count_card (&before.hand, face))
      {
        g_autofree char *name = g_ascii_strdown (canasta_card_get_name (face), -1);

        g_assert_nonnull (strstr (canasta_lesson_get_remark (lesson), name));
        return;
      }
  g_assert_not_reached ();
}

/* At the end nobody is waited for: there is nothing to press that would do nothing. */
static void
test_end (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < canasta_lessons_count (fixture->lessons); i++)
    {
      g_autoptr (CanastaLesson) lesson = open_lesson (fixture, i);
      g_autoptr (CanastaTurn) turn = canasta_turn_new (fixture->settings);
      g_autoptr (CanastaPrompt) prompt = NULL;
      g_autofree char *task = NULL;

      play_to_end (lesson);
      canasta_turn_set_scene (turn, CANASTA_SCENE (lesson));
      prompt = canasta_prompt_new (turn);
      task = canasta_fact_say (CANASTA_FACT_TASK, turn, FALSE);
      g_assert_cmpstr (task, ==, canasta_lesson_get_task (lesson));
      g_assert_cmpstr (prompt->title, ==, "The lesson is done");
      g_assert_cmpuint (prompt->n_buttons, ==, 0);
    }
}

/* Rubbish in the preferences does no harm. */
static void
test_strange_progress (Fixture *fixture, gconstpointer data)
{
  const char *const done[] = { "no-such-lesson", "", "draw", "draw", NULL };

  g_settings_set_strv (fixture->settings, "lessons-done", done);
  g_settings_set_value (fixture->settings, "lessons-left",
                        g_variant_new_parsed ("{'meld': uint32 4000, 'wild': 0, 'none': 3}"));
  g_assert_cmpuint (canasta_lessons_count_done (fixture->lessons), ==, 1);
  for (guint i = 0; i < 8; i++)
    {
      g_autoptr (CanastaLesson) lesson = open_lesson (fixture, i);

      g_assert_cmpuint (canasta_lesson_get_step (lesson), ==, 0);
    }
}

/* What is no lesson is refused in a sentence that names the file. */
static void
test_rubbish (void)
{
#define HEAD "<lesson id='a' house='classic' table='partnership/4'>"
#define STEP "<step do='draw'><say>Draw.</say></step>"
  static const char *const files[] = {
    "",
    "rubbish",
    "\xff\xfe<lesson/>",
    "<lesson>",
    "<lesson/>",
    "<other/>",
    HEAD "</lesson>",
    HEAD "<title>A</title><position>{}</position><end>E</end></lesson>",
    HEAD "<title>A</title><title>B</title>",
    HEAD "<position>{}</position><end>E</end>" STEP "</lesson>",
    HEAD "<title>A</title><position>{}</position><end>E</end><step do='fly'/></lesson>",
    HEAD "<title>A</title><position>{}</position><end>E</end><step do='draw'/></lesson>",
    HEAD "<title>A</title><position>{}</position><end>E</end><step/></lesson>",
    HEAD "<title>A</title><position>{}</position><end>E</end><step do=''><say>A</say></step>"
         "</lesson>",
    HEAD "<title><step do='draw'/></title></lesson>",
    HEAD "<step do='draw'><step do='draw'/></step></lesson>",
    HEAD "<lesson id='a' house='b' table='c'/></lesson>",
    "<lesson id='a'></lesson>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GError) error = NULL;
      CanastaLessonScript *script = canasta_lesson_script_read (files[i], -1, "a.xml", &error);

      g_assert_null (script);
      g_assert_error (error, G_MARKUP_ERROR, error->code);
      g_assert_true (g_str_has_prefix (error->message, "a.xml, line "));
    }
}

/* A lesson that reads well may still be impossible. */
static void
test_impossible (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *table;
    const char *position;
    const char *action;
  } lessons[] = {
    { "no-such-table/4", "{}", "draw" },
    { "rubbish", "{}", "draw" },
    { "partnership/4", "rubbish", "draw" },
    { "partnership/4", "{\"hands\": {\"0\": \"3H\"}}", "draw" },
    { "partnership/4", "{\"to-act\": 0, \"dealer\": 3}", "discard 4C" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lessons); i++)
    {
      g_autofree char *text = g_strdup_printf (
        "<lesson id='a' house='classic' table='%s'><title>A</title><position>%s</position>"
        "<step do='%s'><say>Draw.</say></step>" STEP "<end>E</end></lesson>",
        lessons[i].table, lessons[i].position, lessons[i].action);
      g_autoptr (GError) error = NULL;
      g_autoptr (CanastaLessonScript) script =
        canasta_lesson_script_read (text, -1, "a.xml", &error);
      g_autoptr (CanastaLesson) lesson = NULL;

      g_assert_no_error (error);
      lesson = canasta_lesson_new (script, fixture->registry, "You", 1, &error);
      g_assert_null (lesson);
      g_assert_nonnull (error);
      g_assert_cmpuint (strlen (error->message), >, 10);
    }
}

#define ADD(name, function) \
  g_test_add ("/lessons/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("advice", test_advice);
  ADD ("last-is-won", test_last_is_won);
  ADD ("wrong-steps", test_wrong_steps);
  ADD ("same-by-another-name", test_same_by_another_name);
  ADD ("pace", test_pace);
  ADD ("size", test_size);
  ADD ("named-cards", test_named_cards);
  ADD ("progress", test_progress);
  ADD ("strange-progress", test_strange_progress);
  ADD ("new-card", test_new_card);
  ADD ("end", test_end);
  g_test_add_func ("/lessons/rubbish", test_rubbish);
  ADD ("impossible", test_impossible);
  return g_test_run ();
}
