/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a lesson says: a remark on what was done, and what to do. It has the same height
 * at all its steps, so that the table below never moves. */

#pragma once

#include <gtk/gtk.h>

#include "session/lesson.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_LESSON_WORDS (canasta_lesson_words_get_type ())
G_DECLARE_FINAL_TYPE (CanastaLessonWords, canasta_lesson_words, CANASTA, LESSON_WORDS, GtkWidget)

void  canasta_lesson_words_show  (CanastaLessonWords *self,
                                  CanastaLesson      *lesson);

G_END_DECLS
