/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A lesson as it stands in its file: the position it begins with, and step by
 * step what is said, what is right, and what the others do then. */

#pragma once

#include <gio/gio.h>

#include "play/action.h"

G_BEGIN_DECLS

/**
 * CanastaLessonStep:
 * @right: (element-type CanastaAction): what is right, the advice first
 * @then: (element-type CanastaAction): what the others play after it
 * @say: what to do, and why
 * @otherwise: (nullable): said to whoever does something else
 * @done: (nullable): said when it was done
 *
 * One action of the person. The texts are those of the file, not translated.
 */
typedef struct
{
  GArray *right;
  GArray *then;
  char *say;
  char *otherwise;
  char *done;
} CanastaLessonStep;

/**
 * CanastaLessonScript:
 * @id: the word that tells it from others
 * @house: the house it is played by
 * @table: the table it is played at, which seats the person first
 * @title: what it is about
 * @end: said when all is done
 * @position: where it begins, as JSON
 * @steps: (element-type CanastaLessonStep): its steps, one at least
 *
 * A lesson.
 */
typedef struct
{
  char *id;
  char *house;
  char *table;
  char *title;
  char *end;
  char *position;
  GPtrArray *steps;
} CanastaLessonScript;

CanastaLessonScript  *canasta_lesson_script_read      (const char                 *text,
                                                       gssize                      length,
                                                       const char                 *name,
                                                       GError                    **error);
CanastaLessonScript  *canasta_lesson_script_ref       (CanastaLessonScript        *self);
void                  canasta_lesson_script_unref     (CanastaLessonScript        *self);
const CanastaLessonStep *
                      canasta_lesson_script_get_step  (const CanastaLessonScript  *self,
                                                       guint                       step);
const char           *canasta_lesson_script_get_otherwise
                                                      (const CanastaLessonScript  *self,
                                                       guint                       step);
const char           *canasta_lesson_script_translate (const CanastaLessonScript  *self,
                                                       const char                 *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaLessonScript, canasta_lesson_script_unref)

G_END_DECLS
