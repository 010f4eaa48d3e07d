/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A lesson being played, as a scene: at which step it is, what of what the person does
 * is right, and what the others do. Knows no window. What is not right is answered and
 * not played: nothing can go wrong for good. */

#pragma once

#include "match/match.h"
#include "session/lesson-script.h"
#include "settings/choices.h"
#include "turn/scene.h"
#include "variants/registry.h"

G_BEGIN_DECLS

/* Where the person sits. */
#define CANASTA_LESSON_SEAT 0

#define CANASTA_TYPE_LESSON (canasta_lesson_get_type ())
G_DECLARE_FINAL_TYPE (CanastaLesson, canasta_lesson, CANASTA, LESSON, GObject)

/*
 * A #CanastaScene: what is right is played, and the others follow; to take back is to go
 * to the step before. What the rules allow and the lesson is not about changes nothing.
 *
 * Signals:
 *   otherwise ()
 *     the person has done something that was not right: see the remark
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

G_END_DECLS
