/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The match of a lesson begins with its position, and only what stands in the
 * script is played in it; to go back it is played anew. */
#include "config.h"

#include "session/lesson.h"

#include <glib/gi18n-lib.h>

#include "match/match-names.h"
#include "notation/position.h"
#include "play/apply.h"
#include "rules/table-name.h"
#include "session/session.h"
#include "session/setup.h"
#include "turn/news.h"
#include "variants/tables.h"

struct _CanastaLesson
{
  GObject parent_instance;

  CanastaLessonScript *script;
  CanastaTable *table;
  CanastaState start;
  char *names[CANASTA_MAX_SEATS + 1];

  CanastaMatch *match;
  guint step;                   /* how many are done */
  guint *ways;                  /* by step, which of what is right was done */
  guint n_then;                 /* how much of what the others do then */
  gboolean is_otherwise;        /* the person has just done something else */

  CanastaPace pace;
  guint timer;                  /* until another player acts */
};

static void canasta_lesson_init_scene (CanastaSceneInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CanastaLesson, canasta_lesson, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_SCENE,
                                                      canasta_lesson_init_scene))

static guint otherwise_signal;

static void
canasta_lesson_dispose (GObject *object)
{
  CanastaLesson *self = CANASTA_LESSON (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->match);
  g_clear_pointer (&self->table, canasta_table_unref);
  g_clear_pointer (&self->script, canasta_lesson_script_unref);
  g_clear_pointer (&self->ways, g_free);
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    g_clear_pointer (&self->names[seat], g_free);
  G_OBJECT_CLASS (canasta_lesson_parent_class)->dispose (object);
}

static void
canasta_lesson_class_init (CanastaLessonClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_lesson_dispose;
  otherwise_signal = g_signal_new ("otherwise", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_FIRST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
canasta_lesson_init (CanastaLesson *self)
{
  self->pace = CANASTA_PACE_NORMAL;
}

static void
tell_change (CanastaLesson *self)
{
  canasta_scene_tell_change (CANASTA_SCENE (self), CANASTA_SCENE_GOES_ON);
}

/* Tells of the event recorded last. */
static void
tell_event (CanastaLesson *self)
{
  const CanastaRecord *record = canasta_match_get_record (self->match);

  canasta_scene_tell_event (CANASTA_SCENE (self),
                            canasta_record_get (record, canasta_record_get_count (record) - 1));
}

/* The beginning. */

static CanastaTable *
open_table (const CanastaLessonScript *script, CanastaRegistry *registry, GError **error)
{
  g_autofree char *variant = NULL;
  g_autofree char *seating = NULL;
  guint players;

  if (!canasta_table_name_read (script->table, &variant, &players, &seating, error))
    return NULL;
  return canasta_registry_open_table (registry, variant, players, seating, script->house, NULL,
                                      error);
}

static gboolean
read_position (CanastaLesson *self, GError **error)
{
  g_autoptr (CanastaJsonReader) reader =
    canasta_json_reader_new (self->script->position, -1, self->script->id, error);

  if (!reader)
    return FALSE;
  canasta_position_read (reader, self->table, &self->start);
  return canasta_json_reader_finish (reader, error);
}

static void
name_players (CanastaLesson *self, const char *person)
{
  g_autoptr (CanastaSetup) setup = canasta_setup_new ();

  for (guint seat = 0; seat < self->table->players; seat++)
    self->names[seat] = g_strdup (seat == CANASTA_LESSON_SEAT
                                    ? person
                                    : canasta_setup_get_name (setup, seat));
}

/* Playing. */

static const CanastaLessonStep *
get_step (CanastaLesson *self, guint step)
{
  return canasta_lesson_script_get_step (self->script, step);
}

/* The first of what is right that is legal, and its place; %NULL where none is. */
static const CanastaAction *
find_way (CanastaLesson *self, guint first, guint *way)
{
  GArray *right = get_step (self, self->step)->right;

  for (*way = first; *way < right->len; (*way)++)
    {
      const CanastaAction *action = &g_array_index (right, CanastaAction, *way);

      if (canasta_match_judge (self->match, CANASTA_LESSON_SEAT, action, NULL))
        return action;
    }
  return NULL;
}

/* The next action of another player, or %NULL. */
static const CanastaAction *
get_next_of_others (CanastaLesson *self)
{
  GArray *then = self->step > 0 ? get_step (self, self->step - 1)->then : NULL;

  return then && self->n_then < then->len ? &g_array_index (then, CanastaAction, self->n_then)
                                          : NULL;
}

/* Plays it. Returns: whether there was one. */
static gboolean
play_next_of_others (CanastaLesson *self)
{
  const CanastaAction *action = get_next_of_others (self);

  if (!action
      || !canasta_match_act (self->match, canasta_match_get_to_act (self->match), action, NULL))
    return FALSE;
  self->n_then++;
  return TRUE;
}

/* Does a step in a way. */
static gboolean
do_step (CanastaLesson *self, guint way)
{
  const CanastaAction *action =
    &g_array_index (get_step (self, self->step)->right, CanastaAction, way);

  if (!canasta_match_act (self->match, CANASTA_LESSON_SEAT, action, NULL))
    return FALSE;
  self->ways[self->step++] = way;
  self->n_then = 0;
  return TRUE;
}

/* Begins anew and does the first steps as they were done. */
static gboolean
play_to (CanastaLesson *self, guint step)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->match);
  self->match =
    canasta_match_new_at (self->table, &self->start, (const char *const *) self->names);
  canasta_match_set_person (self->match, CANASTA_LESSON_SEAT);
  self->step = 0;
  self->n_then = 0;
  self->is_otherwise = FALSE;
  while (self->step < step)
    {
      guint way;

      if (!find_way (self, self->ways[self->step], &way) || !do_step (self, way))
        return FALSE;
      while (play_next_of_others (self))
        continue;
    }
  return TRUE;
}

/**
 * canasta_lesson_new:
 * @script: what stands in its file
 * @registry: the variants and houses
 * @person: the name of the person
 * @step: how many steps are done already
 * @error: where to say what is missing
 *
 * Returns: (transfer full) (nullable): the lesson, at that step
 */
CanastaLesson *
canasta_lesson_new (CanastaLessonScript *script, CanastaRegistry *registry, const char *person,
                    guint step, GError **error)
{
  g_autoptr (CanastaLesson) self = g_object_new (CANASTA_TYPE_LESSON, NULL);

  self->script = canasta_lesson_script_ref (script);
  self->ways = g_new0 (guint, script->steps->len);
  self->table = open_table (script, registry, error);
  if (!self->table || !read_position (self, error))
    return NULL;
  name_players (self, person);
  if (play_to (self, MIN (step, script->steps->len)))
    return g_steal_pointer (&self);
  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
               _("Step %u of this lesson cannot be played."), self->step + 1);
  return NULL;
}

const CanastaLessonScript *
canasta_lesson_get_script (CanastaLesson *self)
{
  return self->script;
}

CanastaMatch *
canasta_lesson_get_match (CanastaLesson *self)
{
  return self->match;
}

/* How fast the others play. */
void
canasta_lesson_set_pace (CanastaLesson *self, CanastaPace pace)
{
  self->pace = pace;
}

/* Where it is. */

guint
canasta_lesson_count_steps (CanastaLesson *self)
{
  return self->script->steps->len;
}

/* How many steps are done. */
guint
canasta_lesson_get_step (CanastaLesson *self)
{
  return self->step;
}

/* Whether the others are to act. */
gboolean
canasta_lesson_is_waiting (CanastaLesson *self)
{
  return get_next_of_others (self) != NULL;
}

gboolean
canasta_lesson_is_over (CanastaLesson *self)
{
  return self->step == self->script->steps->len && !canasta_lesson_is_waiting (self);
}

/* What there is to see and to read. */

/**
 * canasta_lesson_get_task:
 * @self: a lesson
 *
 * Returns: what the person is to do, or what there is to say at the end
 */
const char *
canasta_lesson_get_task (CanastaLesson *self)
{
  if (canasta_lesson_is_waiting (self))
    return _("The others are taking their turns.");
  if (canasta_lesson_is_over (self))
    return canasta_lesson_script_translate (self->script, self->script->end);
  return canasta_lesson_script_translate (self->script, get_step (self, self->step)->say);
}

/**
 * canasta_lesson_get_remark:
 * @self: a lesson
 *
 * Returns: (nullable): what there is to say of what the person has done
 */
const char *
canasta_lesson_get_remark (CanastaLesson *self)
{
  const char *remark;

  if (self->is_otherwise)
    return canasta_lesson_script_get_otherwise (self->script, self->step);
  remark = self->step > 0 ? get_step (self, self->step - 1)->done : NULL;
  return canasta_lesson_script_translate (self->script, remark);
}

/* Whether the person has just done something that was not right. */
gboolean
canasta_lesson_was_otherwise (CanastaLesson *self)
{
  return self->is_otherwise;
}

/* Nobody plays on at the end, and it is nobody's turn. */
static void
observe (CanastaScene *scene, CanastaObservation *observation)
{
  CanastaLesson *self = CANASTA_LESSON (scene);

  canasta_match_observe (self->match, CANASTA_LESSON_SEAT, observation);
  if (canasta_lesson_is_over (self))
    observation->board.to_act = CANASTA_NO_SEAT;
}

static void
get_surroundings (CanastaScene *scene, CanastaSurroundings *surroundings)
{
  CanastaLesson *self = CANASTA_LESSON (scene);

  canasta_surroundings_init (surroundings, self->match, CANASTA_LESSON_SEAT);
  surroundings->task = g_strdup (canasta_lesson_get_task (self));
  if (canasta_lesson_is_over (self))
    surroundings->told = g_strdup (_("The lesson is done"));
}

static void
write_seats (CanastaScene *scene, CanastaIndexLetters letters, CanastaSurroundings *surroundings)
{
  canasta_surroundings_write_seats (surroundings, CANASTA_LESSON (scene)->match,
                                    CANASTA_LESSON_SEAT, letters);
}

static const char *const *
get_names (CanastaScene *scene)
{
  return canasta_match_get_names (CANASTA_LESSON (scene)->match);
}

static char *
dup_news (CanastaScene *scene, CanastaDetail detail)
{
  CanastaLesson *self = CANASTA_LESSON (scene);

  return canasta_news_tell_since (self->match, CANASTA_LESSON_SEAT, detail);
}

/* What the others do. */

static void wait_for_others (CanastaLesson *self);

/* Returns: whether there was anything for them to do. */
static gboolean
let_others_act (CanastaLesson *self)
{
  if (!play_next_of_others (self))
    return FALSE;
  tell_event (self);
  return TRUE;
}

static gboolean
timer_cb (gpointer data)
{
  CanastaLesson *self = data;

  self->timer = 0;
  if (let_others_act (self))
    wait_for_others (self);
  tell_change (self);
  return G_SOURCE_REMOVE;
}

static void
wait_for_others (CanastaLesson *self)
{
  guint time = canasta_session_get_step_time (self->pace);

  if (!canasta_lesson_is_waiting (self))
    return;
  if (time > 0)
    self->timer = g_timeout_add (time, timer_cb, self);
  while (time == 0 && let_others_act (self))
    continue;
}

/* The others are done at once. */
static void
skip (CanastaScene *scene)
{
  CanastaLesson *self = CANASTA_LESSON (scene);

  if (!canasta_lesson_is_waiting (self))
    return;
  g_clear_handle_id (&self->timer, g_source_remove);
  while (let_others_act (self))
    continue;
  tell_change (self);
}

/* What the person does. */

/* Where the others act, and at the end, there is nothing to do. */
static const CanastaAction *
get_advice (CanastaScene *scene)
{
  CanastaLesson *self = CANASTA_LESSON (scene);
  guint way;

  if (self->step == self->script->steps->len || canasta_lesson_is_waiting (self))
    return NULL;
  return find_way (self, 0, &way);
}

static gboolean
has_meld (const CanastaBoard *board, const CanastaMeld *meld)
{
  for (guint i = 0; i < board->n_melds; i++)
    if (canasta_meld_equal (&board->melds[i], meld))
      return TRUE;
  return FALSE;
}

/* Whether two legal actions come to the same, in whatever words or order. */
static gboolean
come_to_the_same (CanastaLesson *self, const CanastaAction *one, const CanastaAction *other)
{
  g_autofree CanastaState *a = g_memdup2 (canasta_match_get_state (self->match), sizeof *a);
  g_autofree CanastaState *b = g_memdup2 (a, sizeof *b);

  if (one->kind != other->kind || one->card != other->card
      || !canasta_state_apply (a, self->table, one, NULL)
      || !canasta_state_apply (b, self->table, other, NULL)
      || !canasta_card_set_equal (&a->hands[CANASTA_LESSON_SEAT], &b->hands[CANASTA_LESSON_SEAT])
      || a->board.n_melds != b->board.n_melds)
    return FALSE;
  for (guint i = 0; i < a->board.n_melds; i++)
    if (!has_meld (&b->board, &a->board.melds[i]))
      return FALSE;
  return TRUE;
}

/* Does the step, if the action is right. */
static gboolean
do_right (CanastaLesson *self, const CanastaAction *action)
{
  const CanastaAction *right;
  guint way;

  if (canasta_lesson_is_waiting (self))
    return FALSE;
  for (right = find_way (self, 0, &way); right; right = find_way (self, way + 1, &way))
    if (come_to_the_same (self, right, action))
      return do_step (self, way);
  return FALSE;
}

/* Plays what is right; the others follow. Anything else changes nothing but what is
 * said. */
static gboolean
act (CanastaScene *scene, const CanastaAction *action, CanastaRefusal *refusal)
{
  CanastaLesson *self = CANASTA_LESSON (scene);

  if (!canasta_match_judge (self->match, CANASTA_LESSON_SEAT, action, refusal)
      || self->step == self->script->steps->len)
    return FALSE;
  self->is_otherwise = !do_right (self, action);
  if (self->is_otherwise)
    {
      g_signal_emit (self, otherwise_signal, 0);
      return FALSE;
    }
  tell_event (self);
  wait_for_others (self);
  tell_change (self);
  return TRUE;
}

/* To the step before. */
static gboolean
undo (CanastaScene *scene)
{
  CanastaLesson *self = CANASTA_LESSON (scene);

  if (self->step == 0)
    return FALSE;
  play_to (self, self->step - 1);
  canasta_scene_tell_change (scene, CANASTA_SCENE_JUMPS);
  return TRUE;
}

static CanastaPace
get_pace (CanastaScene *scene)
{
  return CANASTA_LESSON (scene)->pace;
}

static void
canasta_lesson_init_scene (CanastaSceneInterface *interface)
{
  interface->observe = observe;
  interface->get_surroundings = get_surroundings;
  interface->write_seats = write_seats;
  interface->get_names = get_names;
  interface->get_pace = get_pace;
  interface->dup_news = dup_news;
  interface->get_advice = get_advice;
  interface->act = act;
  interface->undo = undo;
  interface->skip = skip;
}
