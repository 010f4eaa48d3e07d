/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "test-scene.h"

static void test_scene_init_scene (CanastaSceneInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TestScene, test_scene, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_SCENE, test_scene_init_scene))

static void
observe (CanastaScene *scene, CanastaObservation *observation)
{
  *observation = TEST_SCENE (scene)->observation;
}

/* Takes the place of what was there, which is freed. */
static void
copy_surroundings (CanastaSurroundings *self, const CanastaSurroundings *other)
{
  canasta_surroundings_clear (self);
  *self = *other;
  for (guint i = 0; i < CANASTA_MAX_SEATS; i++)
    {
      self->seats[i].name = g_strdup (other->seats[i].name);
      self->seats[i].manner = g_strdup (other->seats[i].manner);
      self->seats[i].said = g_strdup (other->seats[i].said);
      self->seats[i].answer = g_strdup (other->seats[i].answer);
      self->seats[i].spoken = g_strdup (other->seats[i].spoken);
    }
  self->awaited = g_strdup (other->awaited);
  self->told = g_strdup (other->told);
  self->place = g_strdup (other->place);
  self->task = g_strdup (other->task);
}

static void
get_surroundings (CanastaScene *scene, CanastaSurroundings *surroundings)
{
  *surroundings = (CanastaSurroundings){ 0 };
  copy_surroundings (surroundings, &TEST_SCENE (scene)->surroundings);
}

/* They are copied with all the rest. */
static void
write_seats (CanastaScene *scene, CanastaIndexLetters letters, CanastaSurroundings *surroundings)
{
  TEST_SCENE (scene)->n_written++;
}

static gboolean
act (CanastaScene *scene, const CanastaAction *action, CanastaRefusal *refusal)
{
  TestScene *self = TEST_SCENE (scene);

  return self->act && self->act (self->data, action, refusal);
}

static gboolean
step (CanastaScene *scene, CanastaIntent intent)
{
  TestScene *self = TEST_SCENE (scene);

  if (self->step)
    self->step (self->data, intent);
  return self->step != NULL;
}

static gboolean
undo (CanastaScene *scene)
{
  return step (scene, CANASTA_INTENT_UNDO);
}

static gboolean
undo_all (CanastaScene *scene)
{
  return step (scene, CANASTA_INTENT_UNDO_ALL);
}

static gboolean
redo (CanastaScene *scene)
{
  return step (scene, CANASTA_INTENT_REDO);
}

static void
skip (CanastaScene *scene)
{
  step (scene, CANASTA_INTENT_SKIP);
}

static void
get_arranged (CanastaScene *scene, const char **hand, const char **draft)
{
  *hand = TEST_SCENE (scene)->hand;
  *draft = TEST_SCENE (scene)->draft;
}

static void
keep_arranged (CanastaScene *scene, const char *hand, const char *draft)
{
  TestScene *self = TEST_SCENE (scene);

  g_free (self->hand);
  g_free (self->draft);
  self->hand = g_strdup (hand);
  self->draft = g_strdup (draft);
}

static void
test_scene_init_scene (CanastaSceneInterface *interface)
{
  interface->observe = observe;
  interface->get_surroundings = get_surroundings;
  interface->write_seats = write_seats;
  interface->act = act;
  interface->undo = undo;
  interface->undo_all = undo_all;
  interface->redo = redo;
  interface->skip = skip;
  interface->get_arranged = get_arranged;
  interface->keep_arranged = keep_arranged;
}

static void
test_scene_finalize (GObject *object)
{
  TestScene *self = TEST_SCENE (object);

  canasta_surroundings_clear (&self->surroundings);
  g_free (self->hand);
  g_free (self->draft);
  G_OBJECT_CLASS (test_scene_parent_class)->finalize (object);
}

static void
test_scene_class_init (TestSceneClass *class)
{
  G_OBJECT_CLASS (class)->finalize = test_scene_finalize;
}

static void
test_scene_init (TestScene *self)
{
}

TestScene *
test_scene_new (void)
{
  return g_object_new (TEST_TYPE_SCENE, NULL);
}

void
test_scene_show (TestScene *self, CanastaTurn *turn, const CanastaObservation *observation,
                 const CanastaSurroundings *surroundings)
{
  self->observation = *observation;
  copy_surroundings (&self->surroundings, surroundings);
  if (canasta_turn_get_scene (turn) == CANASTA_SCENE (self))
    canasta_scene_tell_change (CANASTA_SCENE (self), CANASTA_SCENE_GOES_ON);
  else
    canasta_turn_set_scene (turn, CANASTA_SCENE (self));
}
