/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A lesson being played: at which step it is, what of what the person does is
 * right, and what the others do. Knows no window. What is not right is answered
 * and not played: nothing can go wrong for good. */

#pragma once

#include "match/match.h"
#include "session/lesson-script.h"
#include "settings/choices.h"
#include "turn/surroundings.h"
#include "variants/registry.h"

G_BEGIN_DECLS

/**
 * CanastaLessonAnswer:
 * @CANASTA_LESSON_ANSWER_REFUSED: the rules do not allow it
 * @CANASTA_LESSON_ANSWER_OTHERWISE: they do, but the lesson is about something else
 * @CANASTA_LESSON_ANSWER_RIGHT: it was played
 *
 * What becomes of an action.
 */
typedef enum
{
  CANASTA_LESSON_ANSWER_REFUSED,
  CANASTA_LESSON_ANSWER_OTHERWISE,
  CANASTA_LESSON_ANSWER_RIGHT,
} CanastaLessonAnswer;

/* Where the person sits. */
#define CANASTA_LESSON_SEAT 0

#define CANASTA_TYPE_LESSON (canasta_lesson_get_type ())
G_DECLARE_FINAL_TYPE (CanastaLesson, canasta_lesson, CANASTA, LESSON, GObject)

/*
 * Signals:
 *   changed ()
 *     somebody has acted, or something else is said
 */

CanastaLesson        *canasta_lesson_new              (CanastaLessonScript  *script,
                                                       CanastaRegistry      *registry,
                                                       const char           *person,
                                                       guint                 step,
                                                       GError              **error);
const CanastaLessonScript *
                      canasta_lesson_get_script       (CanastaLesson        *self);
CanastaMatch         *canasta_lesson_get_match        (CanastaLesson        *self);
void                  canasta_lesson_set_pace         (CanastaLesson        *self,
                                                       CanastaPace           pace);

/* Where it is. */
guint                 canasta_lesson_count_steps      (CanastaLesson        *self);
guint                 canasta_lesson_get_step         (CanastaLesson        *self);
gboolean              canasta_lesson_is_waiting       (CanastaLesson        *self);
gboolean              canasta_lesson_is_over          (CanastaLesson        *self);

/* What there is to see and to read. */
const char           *canasta_lesson_get_task         (CanastaLesson        *self);
const char           *canasta_lesson_get_remark       (CanastaLesson        *self);
gboolean              canasta_lesson_was_otherwise    (CanastaLesson        *self);
void                  canasta_lesson_observe          (CanastaLesson        *self,
                                                       CanastaObservation   *observation);
void                  canasta_lesson_get_surroundings (CanastaLesson        *self,
                                                       CanastaIndexLetters   letters,
                                                       CanastaSurroundings  *surroundings);

/* What the person does. */
const CanastaAction  *canasta_lesson_get_advice       (CanastaLesson        *self);
CanastaLessonAnswer        canasta_lesson_act              (CanastaLesson        *self,
                                                       const CanastaAction  *action,
                                                       CanastaRefusal       *refusal);
void                  canasta_lesson_go_back          (CanastaLesson        *self);
void                  canasta_lesson_skip             (CanastaLesson        *self);

G_END_DECLS
