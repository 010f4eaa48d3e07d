/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lessons there are, and how far the person has come in each. */

#pragma once

#include "session/lesson.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_LESSONS (canasta_lessons_get_type ())
G_DECLARE_FINAL_TYPE (CanastaLessons, canasta_lessons, CANASTA, LESSONS, GObject)

CanastaLessons *canasta_lessons_new         (GSettings       *settings);
guint           canasta_lessons_count       (CanastaLessons  *self);
const char     *canasta_lessons_get_title   (CanastaLessons  *self,
                                             guint            index);
guint           canasta_lessons_count_steps (CanastaLessons  *self,
                                             guint            index);
CanastaLesson  *canasta_lessons_open        (CanastaLessons  *self,
                                             guint            index,
                                             CanastaRegistry *registry,
                                             GError         **error);

/* How far the person has come. */
gboolean        canasta_lessons_is_done     (CanastaLessons  *self,
                                             guint            index);
guint           canasta_lessons_get_left    (CanastaLessons  *self,
                                             guint            index);
guint           canasta_lessons_count_done  (CanastaLessons  *self);
guint           canasta_lessons_find_next   (CanastaLessons  *self);
void            canasta_lessons_note        (CanastaLessons  *self,
                                             guint            index,
                                             CanastaLesson   *lesson);

G_END_DECLS
