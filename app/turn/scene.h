/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a table needs of whoever drives it: a match being played, a lesson, a round
 * looked at again, or what comes. A scene is seen by one person. It says what they may
 * know, plays what they do or says why not, and tells when there is something new. */

#pragma once

#include "match/record.h"
#include "settings/choices.h"
#include "turn/surroundings.h"

G_BEGIN_DECLS

/**
 * CanastaSceneChange:
 * @CANASTA_SCENE_GOES_ON: what is seen now comes from what was seen before
 * @CANASTA_SCENE_JUMPS: another moment, or other eyes: nothing moves there, it is there
 *   at once
 *
 * How what is seen is another.
 */
typedef enum
{
  CANASTA_SCENE_GOES_ON,
  CANASTA_SCENE_JUMPS,
} CanastaSceneChange;

#define CANASTA_TYPE_SCENE (canasta_scene_get_type ())
G_DECLARE_INTERFACE (CanastaScene, canasta_scene, CANASTA, SCENE, GObject)

/*
 * Signals:
 *   happened (const CanastaEvent *event)
 *     somebody has acted, or acts again; comes before "changed"
 *   changed (CanastaSceneChange change)
 *     there is something new to observe
 */

/**
 * CanastaSceneInterface:
 * @observe: what the person may know of the position; whether they are to act stands
 *   in it, and whether they have a seat: who has none looks on
 * @get_surroundings: what the person can do beside it, to be cleared
 * @write_seats: adds what is only shown: who sits there and what they did last, in words,
 *   for whom the match waits and what time they have
 * @get_advice: (nullable): what the person is to do, or %NULL; nothing is advised
 *   where it is not there
 * @get_names: (nullable): who sits where, by seat, %NULL-terminated; "" is the person
 * @dup_held: (nullable): what the person has done that can be taken back for a moment yet,
 *   and has not happened so far, or %NULL
 * @get_pace: (nullable): how fast the others act, and cards move; at the normal pace where
 *   it is not there
 * @dup_news: (nullable): what has happened since the person's last turn, in as much
 *   detail as they want; %NULL where that is nothing
 * @act: (nullable): plays what the person does, or refuses it; where it is not there
 *   nobody can do anything
 * @undo: (nullable): takes the last step back; whether there is one stands in the
 *   surroundings
 * @undo_all: (nullable): takes the whole turn back; where it is not there, a step
 * @redo: (nullable): does again what was taken back
 * @skip: (nullable): finishes at once what takes its time
 * @get_arranged: (nullable): how the hand lies and what is laid out but not played, as
 *   the person left it
 * @keep_arranged: (nullable): keeps that
 * @note_hint: (nullable): the person is shown a hint
 *
 * A scene tells what happens by canasta_scene_tell_event() and canasta_scene_tell_change().
 */
struct _CanastaSceneInterface
{
  GTypeInterface parent_interface;

  void                  (*observe)          (CanastaScene         *self,
                                             CanastaObservation   *observation);
  void                  (*get_surroundings) (CanastaScene         *self,
                                             CanastaSurroundings  *surroundings);
  void                  (*write_seats)      (CanastaScene         *self,
                                             CanastaIndexLetters   letters,
                                             CanastaSurroundings  *surroundings);
  const CanastaAction  *(*get_advice)       (CanastaScene         *self);
  const char *const    *(*get_names)        (CanastaScene         *self);
  CanastaEvent         *(*dup_held)         (CanastaScene         *self);
  CanastaPace           (*get_pace)         (CanastaScene         *self);
  char                 *(*dup_news)         (CanastaScene         *self,
                                             CanastaDetail         detail);
  gboolean              (*act)              (CanastaScene         *self,
                                             const CanastaAction  *action,
                                             CanastaRefusal       *refusal);
  gboolean              (*undo)             (CanastaScene         *self);
  gboolean              (*undo_all)         (CanastaScene         *self);
  gboolean              (*redo)             (CanastaScene         *self);
  void                  (*skip)             (CanastaScene         *self);
  void                  (*get_arranged)     (CanastaScene         *self,
                                             const char          **hand,
                                             const char          **draft);
  void                  (*keep_arranged)    (CanastaScene         *self,
                                             const char           *hand,
                                             const char           *draft);
  void                  (*note_hint)        (CanastaScene         *self);
};

/* What there is to see. */
void                  canasta_scene_observe          (CanastaScene         *self,
                                                      CanastaObservation   *observation);
void                  canasta_scene_get_surroundings (CanastaScene         *self,
                                                      CanastaSurroundings  *surroundings);
void                  canasta_scene_write_seats      (CanastaScene         *self,
                                                      CanastaIndexLetters   letters,
                                                      CanastaSurroundings  *surroundings);
const CanastaAction  *canasta_scene_get_advice       (CanastaScene         *self);
char                 *canasta_scene_dup_news         (CanastaScene         *self,
                                                      CanastaDetail         detail);

/* What is told of what happens. */
const char *const    *canasta_scene_get_names        (CanastaScene         *self);
CanastaEvent         *canasta_scene_dup_held         (CanastaScene         *self);
CanastaPace           canasta_scene_get_pace         (CanastaScene         *self);

/* What the person does. */
gboolean              canasta_scene_act              (CanastaScene         *self,
                                                      const CanastaAction  *action,
                                                      CanastaRefusal       *refusal);
gboolean              canasta_scene_undo             (CanastaScene         *self);
gboolean              canasta_scene_undo_all         (CanastaScene         *self);
gboolean              canasta_scene_redo             (CanastaScene         *self);
void                  canasta_scene_skip             (CanastaScene         *self);

/* What lies before the person. */
void                  canasta_scene_get_arranged     (CanastaScene         *self,
                                                      const char          **hand,
                                                      const char          **draft);
void                  canasta_scene_keep_arranged    (CanastaScene         *self,
                                                      const char           *hand,
                                                      const char           *draft);
void                  canasta_scene_note_hint        (CanastaScene         *self);

/* For whoever is one. */
void                  canasta_scene_tell_event       (CanastaScene         *self,
                                                      const CanastaEvent   *event);
void                  canasta_scene_tell_change      (CanastaScene         *self,
                                                      CanastaSceneChange    change);

G_END_DECLS
