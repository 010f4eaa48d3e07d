/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/scene.h"

G_DEFINE_INTERFACE (CanastaScene, canasta_scene, G_TYPE_OBJECT)

enum
{
  HAPPENED,
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
canasta_scene_default_init (CanastaSceneInterface *interface)
{
  signals[HAPPENED] = g_signal_new ("happened", CANASTA_TYPE_SCENE, G_SIGNAL_RUN_FIRST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[CHANGED] = g_signal_new ("changed", CANASTA_TYPE_SCENE, G_SIGNAL_RUN_FIRST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

/**
 * canasta_scene_observe:
 * @self: a scene
 * @observation: (out caller-allocates): what the person may know
 */
void
canasta_scene_observe (CanastaScene *self, CanastaObservation *observation)
{
  CANASTA_SCENE_GET_IFACE (self)->observe (self, observation);
}

/**
 * canasta_scene_get_surroundings:
 * @self: a scene
 * @surroundings: (out caller-allocates): what the person can do beside the position; to be
 *   freed with canasta_surroundings_clear()
 */
void
canasta_scene_get_surroundings (CanastaScene *self, CanastaSurroundings *surroundings)
{
  CANASTA_SCENE_GET_IFACE (self)->get_surroundings (self, surroundings);
}

/**
 * canasta_scene_write_seats:
 * @self: a scene
 * @letters: the letters of court cards
 * @surroundings: what canasta_scene_get_surroundings() gave
 *
 * Adds what is only shown: who sits there and what they did last, in words, for whom the
 * match waits and what time they have.
 */
void
canasta_scene_write_seats (CanastaScene *self, CanastaIndexLetters letters,
                           CanastaSurroundings *surroundings)
{
  CANASTA_SCENE_GET_IFACE (self)->write_seats (self, letters, surroundings);
}

/**
 * canasta_scene_get_advice:
 * @self: a scene
 *
 * Returns: (nullable): what the person is to do, where the scene says so
 */
const CanastaAction *
canasta_scene_get_advice (CanastaScene *self)
{
  CanastaSceneInterface *interface = CANASTA_SCENE_GET_IFACE (self);

  return interface->get_advice ? interface->get_advice (self) : NULL;
}

/**
 * canasta_scene_dup_news:
 * @self: a scene
 * @detail: how much of it
 *
 * Returns: (transfer full) (nullable): what has happened since the person's last turn, in
 *   sentences; %NULL where that is nothing
 */
char *
canasta_scene_dup_news (CanastaScene *self, CanastaDetail detail)
{
  CanastaSceneInterface *interface = CANASTA_SCENE_GET_IFACE (self);

  return interface->dup_news ? interface->dup_news (self, detail) : NULL;
}

/* Who sits where, by seat, or %NULL. */
const char *const *
canasta_scene_get_names (CanastaScene *self)
{
  CanastaSceneInterface *interface = CANASTA_SCENE_GET_IFACE (self);

  return interface->get_names ? interface->get_names (self) : NULL;
}

/**
 * canasta_scene_dup_held:
 * @self: a scene
 *
 * Returns: (transfer full) (nullable): what the person has done that can be taken back for
 *   a moment yet: it happens after that
 */
CanastaEvent *
canasta_scene_dup_held (CanastaScene *self)
{
  CanastaSceneInterface *interface = CANASTA_SCENE_GET_IFACE (self);

  return interface->dup_held ? interface->dup_held (self) : NULL;
}

/* How fast the others act, and cards move. */
CanastaPace
canasta_scene_get_pace (CanastaScene *self)
{
  CanastaSceneInterface *interface = CANASTA_SCENE_GET_IFACE (self);

  return interface->get_pace ? interface->get_pace (self) : CANASTA_PACE_NORMAL;
}

/**
 * canasta_scene_act:
 * @self: a scene
 * @action: what the person does
 * @refusal: (out) (optional): why it is not played; without a reason where the scene
 *   says so itself
 *
 * Returns: whether it is played
 */
gboolean
canasta_scene_act (CanastaScene *self, const CanastaAction *action, CanastaRefusal *refusal)
{
  CanastaSceneInterface *interface = CANASTA_SCENE_GET_IFACE (self);

  if (refusal)
    *refusal = (CanastaRefusal){ .reason = CANASTA_REASON_NONE };
  return interface->act && interface->act (self, action, refusal);
}

/* Takes the last step back. Returns: whether there was one. */
gboolean
canasta_scene_undo (CanastaScene *self)
{
  CanastaSceneInterface *interface = CANASTA_SCENE_GET_IFACE (self);

  return interface->undo && interface->undo (self);
}

/* Takes the whole turn back. Returns: whether there was anything of it. */
gboolean
canasta_scene_undo_all (CanastaScene *self)
{
  CanastaSceneInterface *interface = CANASTA_SCENE_GET_IFACE (self);

  return interface->undo_all ? interface->undo_all (self) : canasta_scene_undo (self);
}

/* Does again what was taken back last. Returns: whether there was anything. */
gboolean
canasta_scene_redo (CanastaScene *self)
{
  CanastaSceneInterface *interface = CANASTA_SCENE_GET_IFACE (self);

  return interface->redo && interface->redo (self);
}

/* Finishes at once what takes its time. */
void
canasta_scene_skip (CanastaScene *self)
{
  CanastaSceneInterface *interface = CANASTA_SCENE_GET_IFACE (self);

  if (interface->skip)
    interface->skip (self);
}

/**
 * canasta_scene_get_arranged:
 * @self: a scene
 * @hand: (out) (nullable): the order of the hand that is the person's own, in notation
 * @draft: (out) (nullable): what is laid out but not played, as a draft is saved
 *
 * What the person had arranged when they left.
 */
void
canasta_scene_get_arranged (CanastaScene *self, const char **hand, const char **draft)
{
  CanastaSceneInterface *interface = CANASTA_SCENE_GET_IFACE (self);

  *hand = NULL;
  *draft = NULL;
  if (interface->get_arranged)
    interface->get_arranged (self, hand, draft);
}

/**
 * canasta_scene_keep_arranged:
 * @self: a scene
 * @hand: (nullable): the order of the hand, in notation
 * @draft: (nullable): what is laid out but not played, as a draft is saved
 *
 * Keeps what the person has arranged, where the scene keeps anything.
 */
void
canasta_scene_keep_arranged (CanastaScene *self, const char *hand, const char *draft)
{
  CanastaSceneInterface *interface = CANASTA_SCENE_GET_IFACE (self);

  if (interface->keep_arranged)
    interface->keep_arranged (self, hand, draft);
}

/* The person is shown a hint. */
void
canasta_scene_note_hint (CanastaScene *self)
{
  CanastaSceneInterface *interface = CANASTA_SCENE_GET_IFACE (self);

  if (interface->note_hint)
    interface->note_hint (self);
}

void
canasta_scene_tell_event (CanastaScene *self, const CanastaEvent *event)
{
  g_signal_emit (self, signals[HAPPENED], 0, event);
}

void
canasta_scene_tell_change (CanastaScene *self, CanastaSceneChange change)
{
  g_signal_emit (self, signals[CHANGED], 0, (guint) change);
}
