/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "window/lesson-words.h"

#define SPACING 2

struct _CanastaLessonWords
{
  GtkWidget parent_instance;

  GtkLabel *remark;
  GtkLabel *task;
  GPtrArray *all;               /* of texts: remarks, and the tasks with them, or NULL */
};

G_DEFINE_FINAL_TYPE (CanastaLessonWords, canasta_lesson_words, GTK_TYPE_WIDGET)

/* All there is to say in a lesson. */

static void
add_words (GPtrArray *all, const char *remark, const char *task)
{
  g_ptr_array_add (all, g_strdup (remark));
  g_ptr_array_add (all, g_strdup (task));
}

static void
list_words (CanastaLessonWords *self, const CanastaLessonScript *script)
{
  const char *done = NULL;

  g_ptr_array_set_size (self->all, 0);
  for (guint i = 0; i < script->steps->len; i++)
    {
      const CanastaLessonStep *step = canasta_lesson_script_get_step (script, i);
      const char *say = canasta_lesson_script_translate (script, step->say);

      add_words (self->all, done, say);
      add_words (self->all, canasta_lesson_script_get_otherwise (script, i),
                 step->otherwise ? NULL : say);
      done = canasta_lesson_script_translate (script, step->done);
    }
  add_words (self->all, done, canasta_lesson_script_translate (script, script->end));
}

/* How high it is. */

static int
measure_text (GtkLabel *label, const char *text, int width)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (label), text);
  int height;

  pango_layout_set_wrap (layout, gtk_label_get_wrap_mode (label));
  pango_layout_set_width (layout, width < 0 ? -1 : width * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

static int
measure_words (CanastaLessonWords *self, const char *remark, const char *task, int width)
{
  int height = task ? measure_text (self->task, task, width) : 0;

  if (!remark)
    return height;
  return measure_text (self->remark, remark, width) + (task ? SPACING + height : 0);
}

static int
measure_all (CanastaLessonWords *self, int width)
{
  int most = 0;

  for (guint i = 0; i + 1 < self->all->len; i += 2)
    most = MAX (most, measure_words (self, g_ptr_array_index (self->all, i),
                                     g_ptr_array_index (self->all, i + 1), width));
  return most;
}

static int
measure_label (GtkLabel *label, int width)
{
  int height = 0;

  if (gtk_widget_get_visible (GTK_WIDGET (label)))
    gtk_widget_measure (GTK_WIDGET (label), GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL,
                        NULL);
  return height;
}

static int
measure_shown (CanastaLessonWords *self, int width)
{
  int remark = measure_label (self->remark, width);
  int task = measure_label (self->task, width);

  return remark + task + (remark > 0 && task > 0 ? SPACING : 0);
}

static GtkSizeRequestMode
canasta_lesson_words_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
canasta_lesson_words_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                              int *minimum, int *natural, int *minimum_baseline,
                              int *natural_baseline)
{
  CanastaLessonWords *self = CANASTA_LESSON_WORDS (widget);
  int least = 0, liked = 0;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      /* Nothing is wanted by what is hidden. */
      gtk_widget_measure (GTK_WIDGET (self->task), orientation, -1, minimum, natural, NULL, NULL);
      gtk_widget_measure (GTK_WIDGET (self->remark), orientation, -1, &least, &liked, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, liked);
      return;
    }
  *minimum = measure_shown (self, for_size);
  *natural = MAX (measure_all (self, for_size), *minimum);
}

static void
canasta_lesson_words_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaLessonWords *self = CANASTA_LESSON_WORDS (widget);
  int remark = measure_label (self->remark, width);
  int task = measure_label (self->task, width);
  int top = MAX (0, (height - measure_shown (self, width)) / 2);

  if (remark > 0)
    gtk_widget_size_allocate (GTK_WIDGET (self->remark), &(GtkAllocation){ 0, top, width, remark },
                              -1);
  top += remark + (remark > 0 ? SPACING : 0);
  if (task > 0)
    gtk_widget_size_allocate (GTK_WIDGET (self->task), &(GtkAllocation){ 0, top, width, task },
                              -1);
}

/* The words themselves. */

static void
canasta_lesson_words_dispose (GObject *object)
{
  CanastaLessonWords *self = CANASTA_LESSON_WORDS (object);

  g_clear_pointer ((GtkWidget **) &self->remark, gtk_widget_unparent);
  g_clear_pointer ((GtkWidget **) &self->task, gtk_widget_unparent);
  g_clear_pointer (&self->all, g_ptr_array_unref);
  G_OBJECT_CLASS (canasta_lesson_words_parent_class)->dispose (object);
}

static void
canasta_lesson_words_class_init (CanastaLessonWordsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_lesson_words_dispose;
  widget_class->get_request_mode = canasta_lesson_words_get_request_mode;
  widget_class->measure = canasta_lesson_words_measure;
  widget_class->size_allocate = canasta_lesson_words_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static GtkLabel *
new_label (CanastaLessonWords *self, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return GTK_LABEL (label);
}

static void
canasta_lesson_words_init (CanastaLessonWords *self)
{
  self->all = g_ptr_array_new_with_free_func (g_free);
  self->remark = new_label (self, "coach-remark");
  self->task = new_label (self, "coach-task");
  gtk_widget_set_visible (GTK_WIDGET (self->remark), FALSE);
}

/**
 * canasta_lesson_words_show:
 * @self: words
 * @lesson: a lesson
 *
 * Says what there is to say where the lesson is.
 */
void
canasta_lesson_words_show (CanastaLessonWords *self, CanastaLesson *lesson)
{
  const CanastaLessonScript *script = canasta_lesson_get_script (lesson);
  const char *remark = canasta_lesson_get_remark (lesson);
  gboolean is_otherwise = canasta_lesson_was_otherwise (lesson);

  list_words (self, script);
  gtk_label_set_label (self->remark, remark ? remark : "");
  gtk_widget_set_visible (GTK_WIDGET (self->remark), remark != NULL);
  if (is_otherwise)
    gtk_widget_add_css_class (GTK_WIDGET (self->remark), "otherwise");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->remark), "otherwise");
  gtk_label_set_label (self->task, canasta_lesson_get_task (lesson));
  /* What the lesson says to whoever does something else says what to do. */
  gtk_widget_set_visible (
    GTK_WIDGET (self->task),
    !is_otherwise || canasta_lesson_get_step (lesson) == script->steps->len
      || !canasta_lesson_script_get_step (script, canasta_lesson_get_step (lesson))->otherwise);
}
