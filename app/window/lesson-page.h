/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays a lesson: the same table as in a match, and above it what is to be done
 * and what there is to say. */

#pragma once

#include <adwaita.h>

#include "session/lesson.h"
#include "table/table-view.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_LESSON_PAGE (canasta_lesson_page_get_type ())
G_DECLARE_FINAL_TYPE (CanastaLessonPage, canasta_lesson_page, CANASTA, LESSON_PAGE, GtkWidget)

/*
 * Actions: lesson.back, lesson.show, lesson.next.
 *
 * Signals:
 *   changed ()
 *     another step is shown
 *   next ()
 *     the lesson is over, and the person wants to go on
 */

GtkWidget      *canasta_lesson_page_new        (GSettings          *settings);
CanastaLesson  *canasta_lesson_page_get_lesson (CanastaLessonPage  *self);
void            canasta_lesson_page_set_lesson (CanastaLessonPage  *self,
                                                CanastaLesson      *lesson,
                                                const char         *next);
CanastaTableView *
                canasta_lesson_page_get_table  (CanastaLessonPage  *self);

G_END_DECLS
