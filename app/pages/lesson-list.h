/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lessons, and what is done of them. */

#pragma once

#include <adwaita.h>

#include "session/lessons.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_LESSON_LIST (canasta_lesson_list_get_type ())
G_DECLARE_FINAL_TYPE (CanastaLessonList, canasta_lesson_list, CANASTA, LESSON_LIST, AdwBin)

/*
 * Signals:
 *   chosen (guint index)
 *     the person wants a lesson
 */

void  canasta_lesson_list_set_up (CanastaLessonList  *self,
                                  GSettings          *settings);
void  canasta_lesson_list_update (CanastaLessonList  *self,
                                  CanastaLessons     *lessons);
void  canasta_lesson_list_focus  (CanastaLessonList  *self);

G_END_DECLS
