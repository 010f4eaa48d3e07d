/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "window/learn-page.h"

#include <glib/gi18n-lib.h>

#include "pages/lesson-list.h"
#include "preferences/message-dialog.h"
#include "session/lessons.h"
#include "table/key-bindings.h"
#include "window/lesson-page.h"

struct _CanastaLearnPage
{
  AdwBin parent_instance;

  CanastaMatches *matches;
  CanastaLessons *lessons;
  guint index;                  /* the lesson being played, if any */

  GtkStack *stack;
  CanastaLessonList *list;
  CanastaLessonPage *page;
};

G_DEFINE_FINAL_TYPE (CanastaLearnPage, canasta_learn_page, ADW_TYPE_BIN)

static void
tell_change (CanastaLearnPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-header", NULL);
}

static gboolean
is_last (CanastaLearnPage *self)
{
  return self->index + 1 == canasta_lessons_count (self->lessons);
}

static void
show_list (CanastaLearnPage *self)
{
  canasta_lesson_page_set_lesson (self->page, NULL, NULL);
  canasta_lesson_list_update (self->list, self->lessons);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->list));
  canasta_lesson_list_focus (self->list);
  tell_change (self);
}

/* A lesson that cannot be played, its variant missing, says why. */
static void
show_lesson (CanastaLearnPage *self, guint index)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaLesson) lesson = canasta_lessons_open (
    self->lessons, index, canasta_matches_get_registry (self->matches), &error);

  if (!lesson)
    {
      canasta_message_dialog_tell (GTK_WIDGET (self), _("This lesson cannot be played."),
                                   error->message);
      return;
    }
  self->index = index;
  canasta_lesson_set_pace (lesson, canasta_matches_get_pace (self->matches));
  gtk_widget_set_visible (GTK_WIDGET (self->page), TRUE);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->page));
  canasta_lesson_page_set_lesson (self->page, lesson,
                                  is_last (self) ? _("Play now") : _("Next lesson"));
}

/* What the list and the lesson tell. */

static void
chosen_cb (CanastaLearnPage *self, guint index)
{
  show_lesson (self, index);
}

static void
next_cb (CanastaLearnPage *self)
{
  if (is_last (self))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.play-first", NULL);
  else
    show_lesson (self, self->index + 1);
}

static void
step_cb (CanastaLearnPage *self)
{
  canasta_lessons_note (self->lessons, self->index,
                        canasta_lesson_page_get_lesson (self->page));
  tell_change (self);
}

/* The page itself. */

static void
canasta_learn_page_dispose (GObject *object)
{
  CanastaLearnPage *self = CANASTA_LEARN_PAGE (object);

  g_clear_object (&self->lessons);
  g_clear_object (&self->matches);
  G_OBJECT_CLASS (canasta_learn_page_parent_class)->dispose (object);
}

/* The window names it. */
static void
canasta_learn_page_class_init (CanastaLearnPageClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_learn_page_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GENERIC);
  canasta_keys_bind_class (GTK_WIDGET_CLASS (class), CANASTA_KEYS_PAGE);
}

/* What an AdwBin does, but it asks for the same whatever there is: a text that needs
 * another line shall not want a wider window instead. */
static void
measure_cb (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
            int *natural, int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (adw_bin_get_child (ADW_BIN (widget)), orientation,
                      orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : for_size, minimum, natural,
                      minimum_baseline, natural_baseline);
}

static void
allocate_cb (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_size_allocate (adw_bin_get_child (ADW_BIN (widget)),
                            &(GtkAllocation){ 0, 0, width, height }, baseline);
}

static void
canasta_learn_page_init (CanastaLearnPage *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 gtk_custom_layout_new (NULL, measure_cb, allocate_cb));
}

static void
connect_list (CanastaLearnPage *self)
{
  g_signal_connect_object (self->list, "chosen", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
connect_page (CanastaLearnPage *self)
{
  g_signal_connect_object (self->page, "changed", G_CALLBACK (step_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->page, "next", G_CALLBACK (next_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
canasta_learn_page_new (CanastaMatches *matches)
{
  CanastaLearnPage *self = g_object_new (CANASTA_TYPE_LEARN_PAGE, NULL);
  GSettings *settings = canasta_matches_get_settings (matches);

  self->matches = g_object_ref (matches);
  self->lessons = canasta_lessons_new (settings);
  self->list = g_object_new (CANASTA_TYPE_LESSON_LIST, NULL);
  canasta_lesson_list_set_up (self->list, settings);
  self->page = CANASTA_LESSON_PAGE (canasta_lesson_page_new (settings));
  gtk_widget_set_visible (GTK_WIDGET (self->page), FALSE);
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->list), "list");
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->page), "lesson");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
  connect_list (self);
  connect_page (self);
  return GTK_WIDGET (self);
}

/* Shows the list. */
void
canasta_learn_page_open (CanastaLearnPage *self)
{
  show_list (self);
}

/* From a lesson to the list. Returns: whether there was one. */
gboolean
canasta_learn_page_go_back (CanastaLearnPage *self)
{
  if (!canasta_learn_page_get_match (self))
    return FALSE;
  show_list (self);
  return TRUE;
}

/* Something else is shown. */
void
canasta_learn_page_leave (CanastaLearnPage *self)
{
  canasta_lesson_page_set_lesson (self->page, NULL, NULL);
}

/* The match of the lesson being played, or %NULL. */
CanastaMatch *
canasta_learn_page_get_match (CanastaLearnPage *self)
{
  CanastaLesson *lesson = canasta_lesson_page_get_lesson (self->page);

  return lesson ? canasta_lesson_get_match (lesson) : NULL;
}

/**
 * canasta_learn_page_dup_title:
 * @self: a page
 * @subtitle: (out) (transfer full): what stands below it
 *
 * Returns: (transfer full): what is shown
 */
char *
canasta_learn_page_dup_title (CanastaLearnPage *self, char **subtitle)
{
  guint n = canasta_lessons_count (self->lessons);
  guint done = canasta_lessons_count_done (self->lessons);

  if (canasta_learn_page_get_match (self))
    {
      *subtitle = g_strdup_printf (_("Lesson %1$u of %2$u"), self->index + 1, n);
      return g_strdup (canasta_lessons_get_title (self->lessons, self->index));
    }
  *subtitle = g_strdup_printf (ngettext ("%1$u of %2$u lessons done", "%1$u of %2$u lessons done",
                                         done), done, n);
  return g_strdup (_("Learn Canasta"));
}

CanastaTableView *
canasta_learn_page_get_table (CanastaLearnPage *self)
{
  return canasta_lesson_page_get_table (self->page);
}
